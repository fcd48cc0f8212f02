/** The HTTP server shared by the site and the content service. Knows nothing of content. */

export { clientOf } from './client.ts';
export { type FastResponse, listen, type RunningServer, type ServerOptions } from './listen.ts';
export { jsonRefusals, type RenderRefusal } from './refusals.ts';
export type { App, ServerBindings } from './respond-by-app.ts';
export { secured, securityHeaders, type TransportSecurity } from './security-headers.ts';
export type { StopOptions } from './stopping.ts';
