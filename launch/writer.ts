import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import type { PresentFile } from './present-content.ts';

/** A client for writing to a content service. */
export interface Writer {
  get<Answer>(path: string): Promise<Answer>;
  send<Answer>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ): Promise<Answer>;
  upload(path: string, alt: string | null): Promise<PresentFile>;
}

export class WriteFailed extends Error {
  override name = 'WriteFailed';
  constructor(method: string, address: string, status: number, text: string) {
    super(`${method} ${address} answered ${status}: ${text}`);
  }
}

export function writerOf(service: string, token: string): Writer {
  const authorization = `Bearer ${token}`;

  async function request(method: string, path: string, init: RequestInit = {}) {
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
    get: (path) => request('GET', path),
    send: (method, path, body) =>
      request(method, path, {
        body: JSON.stringify(body ?? {}),
        headers: { 'content-type': 'application/json' },
      }),
    async upload(path, alt) {
      const form = new FormData();
      if (alt !== null) form.set('alt', alt);
      form.set('file', await openAsBlob(path), basename(path));
      return request('POST', '/api/assets/assets', { body: form });
    },
  };
}
