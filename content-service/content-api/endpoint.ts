import type { ServerBindings } from '@farol/server';
import type { Library } from '../repository/library.ts';
import type { Access } from './access.ts';
import type { ResponseCache } from './response-cache.ts';

/** The parsed request, with everything an endpoint needs to answer it. */
export interface EndpointRequest {
  readonly parameters: URLSearchParams;
  readonly origin: string;
  readonly access: Access;
  readonly library: Library;
  readonly now: number;
  readonly cache: ResponseCache;
  readonly longWork: ServerBindings['longWork'];
}

export interface EndpointResponse {
  readonly body: Uint8Array<ArrayBuffer>;
  /** Whether the bytes are shared with other responses. */
  readonly isShared: boolean;
  readonly cacheControl: string;
}
