/** What both servers share. Knows nothing of content. */

export type { BodyLimit } from './body-limits.ts';
export { type Client, clientOf } from './client.ts';
export type { ConnectionLimits } from './connections.ts';
export {
  type App,
  type FastAnswer,
  type Listening,
  listen,
  type ServerOptions,
  type Stopping,
} from './listen.ts';
export { jsonRefusals, type Refusal, type RefusalStatus, type RefusalWords } from './refusals.ts';
export {
  alwaysHeaders,
  closedPolicy,
  secured,
  securityHeaders,
  type TransportSecurity,
} from './security-headers.ts';
export { stopOnSignals } from './stop-on-signals.ts';
