import { type Provider, startProvider } from './content/provider.ts';
import { atLeast, atMost, type Figure } from './figure.ts';
import { figure, interleaved, ratio } from './interleaved.ts';
import type { Options } from './options.ts';
import { allPages } from './publishing/all-pages.ts';
import { coldStart } from './publishing/cold-start.ts';
import { memoryFigures } from './publishing/memory.ts';
import { publishToVisible } from './publishing/visible.ts';
import { type Reference, startReference } from './reference.ts';
import { sharedPaths, sitemapPaths } from './sitemap.ts';
import { buildPeer, clearPeer, type PeerName, preparePeer, titleOf } from './systems/peers.ts';

/** The bars apply at this size; smaller sizes are reported too. */
const large = 10_000;

/** From this size on other systems build for minutes, so they are built only once. */
const builtOnce = 5_000;

const peers: readonly { name: PeerName; timesAsLong: number }[] = [
  { name: 'astro', timesAsLong: 2 },
  { name: 'next', timesAsLong: 6 },
];

interface Measured {
  provider: Provider;
  reference: Reference;
}

/** Measures the time from publishing to the page, and everything that grows with the content. */
export async function publishingFigures(options: Options): Promise<Figure[]> {
  const figures = await memoryFigures();
  const { documents, peerDocuments } = options;
  if (peerDocuments.length > 0) for (const { name } of peers) await preparePeer(name);
  const provider = await startProvider(documents[0]);
  const reference = await startReference(provider.product.site);
  const measured = { provider, reference };
  try {
    for (const count of documents) {
      console.log(`Writing and measuring ${count} documents`);
      await provider.growTo(count);
      figures.push(...(await visibleFigures(count, measured, options)));
      figures.push(...(await startFigures(count, measured, options)));
      figures.push(...(await buildFigures(count, measured, options)));
    }
    return figures;
  } finally {
    for (const { name } of peers) await clearPeer(name);
    await reference.stop();
    await provider.stop();
  }
}

const at = (count: number) => `at ${count.toLocaleString('en')} documents`;

async function visibleFigures(
  count: number,
  { provider, reference }: Measured,
  { rounds }: Options,
): Promise<Figure[]> {
  const { site } = await interleaved(
    { site: reference.beside(() => publishToVisible(provider)) },
    rounds,
  );
  const p50 = site.map((each) => each.p50);
  const p99 = site.map((each) => each.p99);
  const bar = count === large ? reference.within(150) : null;
  return [
    figure(`publish to visible ${at(count)}, p50`, p50, 'ms'),
    figure(`publish to visible ${at(count)}, p99`, p99, 'ms', bar),
  ];
}

async function startFigures(
  count: number,
  { provider, reference }: Measured,
  { rounds }: Options,
): Promise<Figure[]> {
  const { site } = await interleaved({ site: reference.beside(() => coldStart(provider)) }, rounds);
  const bar = reference.within(count > 1_000 ? 600 : 500);
  return [figure(`start to first page ${at(count)}`, site, 'ms', bar)];
}

/** All pages from nothing: ours started and requested once each; theirs built by their own build. */
async function buildFigures(
  count: number,
  { provider, reference }: Measured,
  { rounds, peerDocuments }: Options,
): Promise<Figure[]> {
  const builders = peerDocuments.includes(count) ? peers : [];
  const times = builders.length > 0 && count >= builtOnce ? 1 : rounds;
  const memory: number[] = [];
  const { contentFile, product } = provider;
  const everyPath = await sitemapPaths(product.site);
  const shared = await sharedPaths(product.site);
  const subjects: Record<string, () => Promise<number>> = {
    farol: reference.beside(async () => {
      const { seconds, megabytes } = await allPages(provider, everyPath);
      memory.push(megabytes);
      return seconds;
    }),
  };
  if (builders.length > 0) subjects.shared = async () => (await allPages(provider, shared)).seconds;
  for (const { name } of builders)
    subjects[name] = () => buildPeer(name, { file: contentFile, service: product.service });
  const measured = await interleaved(subjects, times, { warmUp: false });
  const seconds = (name: string) => measured[name] ?? [];
  const isLarge = count === large;
  const what = `all pages ${at(count)}`;
  const figures = [
    figure(`${what}: Farol`, seconds('farol'), 's', isLarge ? reference.within(25) : null),
    figure(`${what}: Farol, memory`, memory, 'MB', isLarge ? atMost(500) : null),
  ];
  if (builders.length > 0)
    figures.push(figure(`${what}: Farol, those the others have`, seconds('shared'), 's'));
  for (const { name, timesAsLong } of builders) {
    const bar = count >= 1_000 ? atLeast(timesAsLong) : null;
    const title = titleOf(name);
    figures.push(
      figure(`${what}: ${title}`, seconds(name), 's'),
      ratio(`${what}: ${title} to Farol`, seconds(name), seconds('shared'), bar),
    );
  }
  return figures;
}
