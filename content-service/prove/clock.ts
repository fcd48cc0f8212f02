import { randomInt } from 'node:crypto';
import { hourMs, minuteMs } from '@farol/content-model';
import { z } from 'zod';
import { checkStore } from '../moving/check.ts';
import { type ExampleService, startExampleService } from '../moving/service.testing.ts';
import { publishDue } from '../repository/release-schedule.ts';
import type { Verdict } from './verdict.ts';

interface Findings {
  jumps: number;
  publications: number;
  releases: number;
  previews: number;
  wrong: string[];
}

/**
 * The clock of a service jumps up to an hour forward or back between any two steps, while documents are published,
 * releases await their time and previews run. The clock is a parameter of the service, and every part of it reads the
 * time from there.
 */
export async function proveClock({ short }: { short: boolean }): Promise<Verdict> {
  const rounds = short ? 5 : 300;
  const began = Date.UTC(2027, 2, 28, 0, 30);
  let now = began;
  const service = await startExampleService({ KEPT_REFS: '5', PREVIEW_HOURS: '1' }, () => now);
  const found: Findings = { jumps: 0, publications: 0, releases: 0, previews: 0, wrong: [] };
  const jump = () => {
    found.jumps += 1;
    now += randomInt(-hourMs, hourMs + 1);
  };
  try {
    const document = await prepare(service);
    const refs: { ref: string; number: number }[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      jump();
      await publish(service, document, round);
      found.publications += 1;
      refs.push({ ref: service.repository.master().ref, number: round });
      jump();
      await lookAtRefs(service, refs.slice(-2), found);
      jump();
      await lookAtPreview(service, document, found, () => now, jump);
      jump();
      await lookAtRelease(service, found, {
        now: () => now,
        set: (time) => {
          now = time;
        },
      });
    }
    lookAtOrder(service, found);
    const publications = service.repository.state.publications.length;
    await service.stop();
    const faults = await checkStore(service.settings);
    return {
      passed: found.wrong.length + faults.length === 0 && found.releases === rounds,
      figures: { ...found, 'publications in the history': publications, 'found by check': faults },
    };
  } finally {
    await service.remove();
  }
}

const created = z.object({ document: z.string(), version: z.string() });
const whole = z.object({ published: z.object({ id: z.string() }).nullable() });
const answered = z.object({
  results: z.array(z.object({ id: z.string(), data: z.object({ number: z.number() }) })),
});
const preview = z.object({ ref: z.string() });

async function prepare(service: ExampleService): Promise<string> {
  await service.send('POST', '/api/models/customtypes/insert', {
    id: 'page',
    label: 'Page',
    repeatable: true,
    status: true,
    json: { Main: { number: { type: 'Number' } } },
  });
  return create(service, 0);
}

async function create(service: ExampleService, number: number): Promise<string> {
  const body = { type: 'page', lang: 'en-us', title: `Page ${number}`, data: { number } };
  const { document } = created.parse(await service.send('POST', '/api/farol/v1/documents', body));
  await service.send('POST', '/api/farol/v1/publications', { documents: [{ document }] });
  return document;
}

async function save(
  service: ExampleService,
  document: string,
  number: number,
  place: unknown = 'draft',
) {
  const { published } = whole.parse(
    await service.send('GET', `/api/farol/v1/documents/${document}`),
  );
  await service.send('PUT', `/api/farol/v1/documents/${document}/draft`, {
    basedOn: published?.id,
    data: { number },
    place,
  });
}

async function publish(service: ExampleService, document: string, number: number): Promise<void> {
  await save(service, document, number);
  await service.send('POST', '/api/farol/v1/publications', { documents: [{ document }] });
}

async function numbersAt({ address }: ExampleService, ref: string) {
  const query = new URLSearchParams({ ref });
  const response = await fetch(`${address}/api/v2/documents/search?${query}`);
  if (response.status !== 200) return { status: response.status, numbers: new Map() };
  const { results } = answered.parse(await response.json());
  return { status: 200, numbers: new Map(results.map(({ id, data }) => [id, data.number])) };
}

/** Refs stay readable for as many publications as configured, and show what was published. */
async function lookAtRefs(
  service: ExampleService,
  refs: readonly { ref: string; number: number }[],
  found: Findings,
): Promise<void> {
  for (const { ref, number } of refs) {
    const { status, numbers } = await numbersAt(service, ref);
    if (status !== 200 || ![...numbers.values()].includes(number))
      found.wrong.push(`The ref of publication ${number} answered ${status}.`);
  }
}

/** A preview shows the draft for an hour, before or after its start by the current clock, and has ended otherwise. */
async function lookAtPreview(
  service: ExampleService,
  document: string,
  found: Findings,
  now: () => number,
  jump: () => void,
): Promise<void> {
  await save(service, document, -1);
  const startedAt = now();
  const made = preview.parse(await service.send('POST', '/api/farol/v1/previews', { document }));
  found.previews += 1;
  for (let look = 0; look < 3; look += 1) {
    const { status, numbers } = await numbersAt(service, made.ref);
    const isInTime = Math.abs(now() - startedAt) < hourMs;
    if (isInTime && (status !== 200 || numbers.get(document) !== -1))
      found.wrong.push(`A preview with time left answered ${status}.`);
    if (!isInTime && status !== 404) found.wrong.push(`A preview over time answered ${status}.`);
    jump();
  }
  await service.send('DELETE', `/api/farol/v1/documents/${document}/draft`);
}

/** A release is published at its time, once, even if the clock passes that time repeatedly. */
async function lookAtRelease(
  service: ExampleService,
  found: Findings,
  clock: { now(): number; set(time: number): void },
): Promise<void> {
  const { repository } = service;
  const document = await create(service, 0);
  const at = clock.now() + 30 * minuteMs;
  const { id } = await service.send<{ id: string }>('POST', '/api/farol/v1/releases', {
    label: 'Later',
    scheduledAt: at,
  });
  await save(service, document, 1, { release: id });
  const times = () => repository.state.publications.filter(({ release }) => release === id).length;
  const look = async (time: number, expected: number) => {
    clock.set(time);
    await publishDue(repository, clock.now);
    const shown = repository.master().document(document)?.data.number;
    if (times() !== expected || shown !== expected)
      found.wrong.push(
        `A release came out ${times()} times instead of ${expected}, showing ${shown}.`,
      );
  };
  await look(at - 90 * minuteMs, 0);
  await look(at - 1, 0);
  await look(at + randomInt(hourMs), 1);
  await look(at - randomInt(1, hourMs), 1);
  await look(at + hourMs, 1);
  found.releases += 1;
}

/** Publications stay in the order they were made in, whatever their timestamps. */
function lookAtOrder({ repository }: ExampleService, found: Findings): void {
  const { publications, tip } = repository.state;
  let last = 0;
  for (const { sequence } of publications) {
    if (sequence <= last) found.wrong.push(`Publication ${sequence} stands after ${last}.`);
    last = sequence;
  }
  if (last > tip.sequence) found.wrong.push('The history ends before its last publication.');
}
