import { expect, it } from 'vitest';
import { Offline } from '../api/faults.ts';
import { EditorUpdated, NotLoaded, whyNotLoaded } from './not-loaded.ts';

const fault = new TypeError('Failed to fetch dynamically imported module');
const page = (entry: string) =>
  `<script type="module" src="${entry}"></script><div id="root"></div>`;
const why = (ask: () => Promise<Response>) => whyNotLoaded(fault, '/edit/assets/index-1.js', ask);

it('is no update where the page is still the one of the service', async () => {
  const found = await why(async () => new Response(page('/edit/assets/index-1.js')));
  expect(found).toBeInstanceOf(NotLoaded);
  expect(found.cause).toBe(fault);
});

it('is an update where the service has another page by now', async () => {
  const found = await why(async () => new Response(page('/edit/assets/index-2.js')));
  expect(found).toBeInstanceOf(EditorUpdated);
  expect(found.name).toBe(EditorUpdated.name);
  expect(found.cause).toBe(fault);
});

it.each([
  ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the service is being started', async () => new Response('', { status: 503 })],
  ['another page answers', async () => new Response('<h1>Sign in to the network</h1>')],
])('is no answer where %s', async (_, ask) => {
  expect(await why(ask)).toBeInstanceOf(Offline);
});
