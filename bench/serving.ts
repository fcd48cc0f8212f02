import { startProvider } from './content/provider.ts';
import { atLeast, type Figure } from './figure.ts';
import { figure, interleaved, ratio } from './interleaved.ts';
import { type Loaded, load } from './load/load.ts';
import { cores, pin } from './machine.ts';
import type { Options } from './options.ts';
import { scriptBytes, wordsOf } from './pages/shown.ts';
import { squeezedPages, type Wire, wire } from './pages/wire.ts';
import { sharedPaths } from './sitemap.ts';
import { startNginx } from './systems/nginx.ts';
import { buildPeer, clearPeer, preparePeer, startPeer, titleOf } from './systems/peers.ts';
import type { System } from './systems/system.ts';

interface Question {
  what: string;
  paths: readonly string[];
  status: number;
  /** The other systems that can answer it; Farol always can. */
  others: readonly string[];
  /** Sends the visitor's version along, so that only a newer one is answered in full. */
  isKnown?: true;
}

const everybody = ['nginx', 'Next.js', 'Astro'];
const home = '/';
const program = '/programs/english-course-galway';

/** Requests per second of each kind, with one core for the server and one for the load. */
export async function servingFigures(options: Options): Promise<Figure[]> {
  const provider = await startProvider();
  const systems: System[] = [];
  try {
    const paths = await sharedPaths(provider.product.site);
    const pages = await squeezedPages(provider.product.site, paths);
    const { child, address } = provider.product.processes.site;
    await pin(child.pid, cores.server);
    await pin(provider.product.processes.service.child.pid, cores.load);
    systems.push({ name: 'Farol', origin: address, pid: child.pid, stop: async () => {} });
    const nginx = await startNginx(pages);
    if (nginx) systems.push(nginx);
    else console.log('There is no nginx on this machine: what is compared with it is left out.');
    for (const name of ['next', 'astro'] as const) {
      console.log(`Installing and building ${titleOf(name)}`);
      await preparePeer(name);
      const { contentFile, product } = provider;
      await buildPeer(name, { file: contentFile, service: product.service });
      systems.push(await startPeer(name));
    }
    for (const path of [home, program]) await expectSameWords(systems, path);
    const figures: Figure[] = [];
    for (const question of questionsOn(paths))
      figures.push(...(await answered(question, systems, options)));
    return [...figures, ...(await sizes(systems))];
  } finally {
    for (const system of systems) await system.stop();
    for (const name of ['next', 'astro'] as const) await clearPeer(name);
    await provider.stop();
  }
}

function questionsOn(paths: readonly string[]): Question[] {
  return [
    { what: 'home', paths: [home], status: 200, others: everybody },
    { what: 'a program', paths: [program], status: 200, others: everybody },
    { what: `all ${paths.length} pages in turn`, paths, status: 200, others: everybody },
    {
      what: 'home, not changed (304)',
      paths: [home],
      status: 304,
      others: everybody,
      isKnown: true,
    },
    { what: 'nothing there (404)', paths: ['/not-there'], status: 404, others: everybody },
    {
      what: 'finder with filters',
      paths: ['/programs?kind=language_course&destination=europe&sort=name'],
      status: 200,
      others: [],
    },
    { what: 'search', paths: ['/search?q=lisbon'], status: 200, others: [] },
  ];
}

/** Sent by nearly every browser; Farol and nginx answer in brotli, Next.js in gzip, Astro uncompressed. */
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' };

async function answered(
  { what, paths, status, others, isKnown }: Question,
  systems: readonly System[],
  { rounds, seconds }: Options,
): Promise<Figure[]> {
  const asked = systems.filter(({ name }) => name === 'Farol' || others.includes(name));
  const subjects: Record<string, () => Promise<Loaded>> = {};
  for (const { name, origin } of asked) {
    const first = await wire(origin, paths[0] ?? home, browser);
    const known = isKnown && first.etag ? { 'if-none-match': first.etag } : {};
    const headers = { ...browser, ...known };
    await expectStatus(name, await wire(origin, paths[0] ?? home, headers), status);
    subjects[name] = () => load({ origin, paths, headers, status, seconds });
  }
  const measured = await interleaved(subjects, rounds);
  const perSecond = (name: string) => (measured[name] ?? []).map((each) => each.perSecond);
  const figures = asked.map(({ name }) =>
    figure(`${what}: ${name}`, perSecond(name), 'per second'),
  );
  const isPage = status === 200;
  const bars: Readonly<Record<string, Figure['bar']>> = isPage
    ? { nginx: atLeast(0.5), 'Next.js': atLeast(20) }
    : {};
  for (const { name } of asked.slice(1))
    figures.push(
      ratio(`${what}: Farol to ${name}`, perSecond('Farol'), perSecond(name), bars[name] ?? null),
    );
  const p99 = (measured.Farol ?? []).map((each) => each.p99);
  return [...figures, figure(`${what}: Farol, p99`, p99, 'ms')];
}

function expectStatus(name: string, { status }: Wire, expected: number): void {
  if (status !== expected) throw new Error(`${name} answered ${status} instead of ${expected}.`);
}

/** Throws where a system shows another text: its figures would not be comparable. */
async function expectSameWords(systems: readonly System[], path: string): Promise<void> {
  const [own, ...others] = await Promise.all(
    systems
      // nginx serves exactly Farol's bytes.
      .filter(({ name }) => name !== 'nginx')
      .map(async ({ name, origin }) => ({
        name,
        words: wordsOf(await (await fetch(origin + path)).text()),
      })),
  );
  for (const { name, words } of others)
    if (words === '' || words !== own?.words)
      throw new Error(`${name} shows other words than Farol at ${path}: ${words.slice(0, 200)}`);
}

/** The size of the home page for a visitor's browser: its HTML as sent, and the script it runs. */
async function sizes(systems: readonly System[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, origin } of systems) {
    const { body } = await wire(origin, home, browser);
    figures.push(figure(`home, HTML as sent: ${name}`, [body.length], 'bytes'));
    if (name !== 'nginx')
      figures.push(figure(`home, script: ${name}`, [await scriptBytes(origin, home)], 'bytes'));
  }
  return figures;
}
