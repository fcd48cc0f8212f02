import { languages } from '@farol/content-model';
import {
  type RenderRefusal,
  type ServerOptions,
  securityHeaders,
  type TransportSecurity,
} from '@farol/server';
import { plainPage } from './plain-page.ts';

/** A short page, in English: what is refused here said nothing of its language. */
function renderRefusal(transport: () => TransportSecurity): RenderRefusal {
  return ({ status }) => {
    const { headers, body } = plainPage(status, languages[0]);
    return { headers: { ...securityHeaders(transport()), ...headers }, body };
  };
}

/** How the site listens. */
export function serverOptions(transport: () => TransportSecurity): Omit<ServerOptions, 'port'> {
  return {
    renderRefusal: renderRefusal(transport),
    /** Nothing that is sent to the site is larger. */
    defaultMaxBodyBytes: 64 * 1024,
    requestTimeout: 20_000,
    keepAliveTimeout: 10_000,
    connectionsCheckingInterval: 1_000,
  };
}
