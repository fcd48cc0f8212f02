/** The HTTP server shared by the site and the content service. Knows nothing of content. */

export { clientOf } from './client.ts';
export {
  type App,
  type FastResponse,
  listen,
  type RunningServer,
  type ServerBindings,
  type ServerOptions,
  type StopOptions,
} from './listen.ts';
export { jsonRefusals, type RenderRefusal } from './refusals.ts';
export { secured, securityHeaders, type TransportSecurity } from './security-headers.ts';
