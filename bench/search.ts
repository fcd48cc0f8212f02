import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { languages } from '@farol/content-model';
import { seed } from '@farol/sample';
import { root } from '../launch/environment.ts';
import { sampleWorkFolder } from '../launch/whole-product.ts';
import { Addresses } from '../site/addresses/addresses.ts';
import { Content } from '../site/content/content.ts';
import { stored } from '../site/content/document.ts';
import { messages } from '../site/messages/messages.ts';
import { searchAddress, searchAnswer } from '../site/search/answer.ts';
import { searchIndex } from '../site/search/indexes.ts';
import { atOnce } from '../site/turns/steps.ts';
import { manyDocuments } from './content/many.ts';
import { type Provider, startProvider } from './content/provider.ts';
import { atLeast, type Figure } from './figure.ts';
import { figure, interleaved } from './interleaved.ts';
import { connections } from './load/load.ts';
import { cores, pin } from './machine.ts';
import type { Options } from './options.ts';
import { wire } from './pages/wire.ts';
import { startReference } from './reference.ts';

/** From this size on a lower rate of answers is enough. */
const large = 10_000;

/** Uses 800 different recorded queries, 200 per language: none of them is cached. */
export async function searchFigures({ rounds, documents }: Options): Promise<Figure[]> {
  const asked = await recordedQuestions();
  const figures: Figure[] = [];
  for (const count of documents) {
    const bar = count >= large ? 300 : 1_000;
    const answer = await answering(count);
    const { answers } = await interleaved(
      { answers: async () => perSecond(asked, answer) },
      rounds,
    );
    const what = `search answers a second at ${count.toLocaleString('en')} documents`;
    figures.push(figure(what, answers, 'a second', atLeast(bar)));
  }
  return [...figures, ...(await pageFigures(asked, rounds))];
}

interface Question {
  language: (typeof languages)[number];
  text: string;
}

async function recordedQuestions(): Promise<Question[]> {
  const all = languages.map(async (language) => {
    const file = join(root, `tests/search-questions/${language.key}.tsv`);
    const lines = (await readFile(file, 'utf8')).trimEnd().split('\n');
    return lines.map((line) => ({ language, text: line.split('\t')[0] ?? '' }));
  });
  return (await Promise.all(all)).flat();
}

/** A site's search over this many documents, with all of them indexed. */
async function answering(count: number): Promise<(question: Question) => void> {
  const now = new Date();
  const today = now.toISOString().slice(0, 10);
  const sample = await seed(join(sampleWorkFolder, 'sheets'), now);
  const published = sample.documents.filter((each) => each.published);
  const documents = manyDocuments(published, count).map((each) =>
    stored(JSON.parse(JSON.stringify({ ...each, id: each.key, alternate_languages: [] }))),
  );
  const content = new Content('bench', documents);
  const addresses = new Addresses(content);
  for (const language of languages) atOnce(searchIndex(content, language).read());
  return ({ language, text }) => {
    const context = {
      content,
      addresses,
      language,
      messages: messages[language.key],
      settings: { serviceOrigin: 'https://content.example', pictureKey: 'bench' },
      today,
    };
    atOnce(searchAnswer(context, new URLSearchParams({ q: text })));
  };
}

function perSecond(questions: readonly Question[], answer: (question: Question) => void): number {
  const began = performance.now();
  for (const question of questions) answer(question);
  return (questions.length / (performance.now() - began)) * 1_000;
}

/** The same as pages of a site that has rendered none of them yet, on a separate core. */
async function pageFigures(asked: readonly Question[], rounds: number): Promise<Figure[]> {
  const provider = await startProvider();
  const reference = await startReference(provider.product.site);
  const subjects = { pages: reference.beside(() => answerPages(provider, asked)) };
  try {
    const { pages } = await interleaved(subjects, rounds);
    const perSecond = pages.map((each) => each.perSecond);
    const p99 = pages.map((each) => each.p99);
    return [
      figure('search pages a second', perSecond, 'a second', atLeast(350)),
      figure('search pages, p99', p99, 'ms', reference.within(100)),
    ];
  } finally {
    await reference.stop();
    await provider.stop();
  }
}

async function answerPages({ product }: Provider, asked: readonly Question[]) {
  await product.restartSite();
  await pin(product.processes.site.child.pid, cores.server);
  // Until the index is built, which takes some seconds after a start.
  for (const { key } of languages) await wire(product.site, searchAddress({ key }), {});
  await pause(3_000);
  // Until the code that answers is compiled; each with a word more, as no page measured may be cached.
  await askAll(
    product.site,
    asked.map(({ language, text }) => ({ language, text: `7 ${text}` })),
  );
  const began = performance.now();
  const times = await askAll(product.site, asked);
  const perSecond = (asked.length / (performance.now() - began)) * 1_000;
  const sorted = times.toSorted((one, other) => one - other);
  return { perSecond, p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? Number.NaN };
}

/** Milliseconds that each page took. */
async function askAll(site: string, questions: readonly Question[]): Promise<number[]> {
  const waiting = [...questions];
  const times: number[] = [];
  const visit = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const path = `${searchAddress(next.language)}?${new URLSearchParams({ q: next.text })}`;
      const began = performance.now();
      const { status } = await wire(site, path, { 'accept-encoding': 'br' });
      if (status !== 200) throw new Error(`${path} answered ${status}.`);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, visit));
  return times;
}
