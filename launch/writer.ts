import { openAsBlob } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readSettings, tokenFile } from '@farol/content-service';

/** A service that commands write to over HTTP. */
export interface Writer {
  get<Answer>(path: string): Promise<Answer>;
  send<Answer>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<Answer>;
  upload(path: string, alt: string | null): Promise<{ id: string }>;
}

export class WriteFailed extends Error {
  override name = 'WriteFailed';
  constructor(method: string, address: string, status: number, sentence: string) {
    super(`${method} ${address} answered ${status}: ${sentence}`);
  }
}

/** Writes to the service of this machine, with the token it made when it first started. */
export async function localWriter(service: string): Promise<Writer> {
  const path = tokenFile(join(readSettings(process.env).DATA_DIR, 'service'));
  const token = await readFile(path, 'utf8').catch(() => {
    throw new NoToken(path);
  });
  return writerOf(service, token.trim());
}

export class NoToken extends Error {
  override name = 'NoToken';
  constructor(path: string) {
    super(
      `There is no write token at ${path}. Set DATA_DIR to the folder of the running service, or make a token for this file: npm run content -- token create NAME.`,
    );
  }
}

export function writerOf(service: string, token: string): Writer {
  const authorization = `Bearer ${token}`;

  async function ask(method: string, path: string, init: RequestInit = {}) {
    const address = `${service}${path}`;
    const response = await fetch(address, {
      ...init,
      method,
      headers: { ...Object.fromEntries(new Headers(init.headers)), authorization },
    });
    const text = await response.text();
    if (response.ok) return text === '' ? null : JSON.parse(text);
    throw new WriteFailed(method, address, response.status, text);
  }

  return {
    get: (path) => ask('GET', path),
    send: (method, path, body) =>
      ask(method, path, {
        body: JSON.stringify(body ?? {}),
        headers: { 'content-type': 'application/json' },
      }),
    async upload(path, alt) {
      const form = new FormData();
      if (alt !== null) form.set('alt', alt);
      form.set('file', await openAsBlob(path), basename(path));
      return ask('POST', '/api/assets/assets', { body: form });
    },
  };
}
