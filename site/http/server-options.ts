import { defaultLanguage } from '@farol/content-model';
import {
  type RenderRefusal,
  type ServerOptions,
  securityHeaders,
  type TransportSecurity,
} from '@farol/server';
import { plainPage } from './plain-page.ts';

/** In English, as such a request was not read far enough to know its language. */
function renderRefusal(transport: () => TransportSecurity): RenderRefusal {
  return ({ status }) => {
    const { headers, body } = plainPage(status, defaultLanguage);
    return { headers: { ...securityHeaders(transport()), ...headers }, body };
  };
}

export function serverOptions(transport: () => TransportSecurity): Omit<ServerOptions, 'port'> {
  return {
    renderRefusal: renderRefusal(transport),
    /** No request to the site has a larger body. */
    defaultMaxBodyBytes: 64 * 1024,
    requestTimeout: 20_000,
    keepAliveTimeout: 10_000,
    connectionsCheckingInterval: 1_000,
  };
}
