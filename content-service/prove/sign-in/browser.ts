/** A browser on a page of the editor, with cookies, over the network. */
export interface Browser {
  readonly cookies: Map<string, string>;
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; text: string }>;
}

/** The network is given in the header that a proxy on this machine would set. */
export function browserAt(service: string, network: string): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async send(method, path, body, headers = {}) {
      const answer = await fetch(`${service}/api/farol/v1${path}`, {
        method,
        headers: {
          origin: service,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
          'x-forwarded-for': network,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...headers,
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return { status: answer.status, text: await answer.text() };
    },
  };
}

export async function timed<Result>(work: () => Promise<Result>) {
  const began = performance.now();
  const result = await work();
  return { result, ms: performance.now() - began };
}
