import { setTimeout as pause } from 'node:timers/promises';
import { idOf } from '../../launch/seeding.ts';
import type { Provider } from '../content/provider.ts';
import { wire } from '../pages/wire.ts';

/** Publications per round: enough for a 99th percentile. */
const publications = 100;

/** Milliseconds from a publication's request to the page that shows it, at the 99th and the 50th percentile. */
export async function publishToVisible(provider: Provider): Promise<{ p50: number; p99: number }> {
  const articles = provider
    .documents()
    .filter(({ type, lang }) => type === 'articles_details' && lang === 'en-us');
  const times: number[] = [];
  for (let number = 0; number < publications; number += 1) {
    const article = articles[(number * 7) % articles.length];
    if (!article) throw new Error('The content has no English article.');
    times.push(await published(provider, idOf(article.key), `/articles/${article.uid}`));
  }
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

interface Whole {
  published: { id: string; data: Record<string, unknown> };
}

async function published(
  { product: { site, writer } }: Provider,
  id: string,
  path: string,
): Promise<number> {
  const address = `/api/farol/v1/documents/${id}`;
  const { published: present } = await writer.get<Whole>(address);
  const lead = `Published at ${performance.now()} as number ${Math.random()}.`;
  await writer.send('PUT', `${address}/draft`, {
    data: { ...present.data, lead },
    basedOn: present.id,
  });
  const started = performance.now();
  await writer.send('POST', '/api/farol/v1/publications', { documents: [{ document: id }] });
  const end = started + 30_000;
  while (performance.now() < end) {
    const { body } = await wire(site, path, {});
    if (body.includes(lead)) return performance.now() - started;
    await pause(1);
  }
  throw new Error(`${path} does not show what was published half a minute ago.`);
}
