import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { proofTimeoutMs } from '../../testing/limits.ts';
import { backup } from '../moving/backup.ts';
import { checkStore } from '../moving/check.ts';
import { restore } from '../moving/restore.ts';
import {
  type ExampleService,
  fillExample,
  startExampleService,
} from '../moving/service.testing.ts';
import { withStorage } from '../moving/storage.ts';
import { startPostgres } from '../store/postgres.testing.ts';
import { type Answers, contentAnswers, filesIn, unlike } from './content-answers.ts';
import type { Verdict } from './verdict.ts';

const keptRefs = '2';
const shownWithinMs = proofTimeoutMs(10_000);

/**
 * Backs up a service and restores it in another engine and back, after more publications than refs are kept, and
 * compares everything the Content API returns, byte for byte: while the service keeps running, and after a restart.
 */
export async function proveRestore({ short }: { short: boolean }): Promise<Verdict> {
  const publications = short ? 5 : 300;
  const server = await startPostgres();
  const services: ExampleService[] = [];
  const start = async (more: Record<string, string> = {}) => {
    const service = await startExampleService({ KEPT_REFS: keptRefs, ...more });
    services.push(service);
    return service;
  };
  try {
    const original = await start();
    await fillExample(original);
    await publishOften(original, publications);
    const expected = await answersOf(original);
    const found: string[] = [];
    let from = original;
    for (const more of [{ DATABASE_URL: await server.newDatabase() }, {}]) {
      const to = await start(more);
      await move(from, to);
      const { settings } = to;
      found.push(...unlike(expected, await answersOf(to)));
      await to.stop();
      from = await start({ ...more, DATA_DIR: settings.DATA_DIR });
      found.push(...unlike(expected, await answersOf(from)), ...(await checkStore(settings)));
    }
    return {
      passed: found.length === 0 && filesIn(expected) > 0,
      figures: {
        publications,
        'answers compared, four times': Object.keys(expected).length,
        'pictures and files in them': filesIn(expected),
        'answered otherwise': found,
      },
    };
  } finally {
    for (const service of services) await service.remove();
    await server.remove();
  }
}

const whole = z.object({ published: z.object({ id: z.string(), data: z.looseObject({}) }) });

async function publishOften({ send, repository }: ExampleService, times: number): Promise<void> {
  const [document] = repository.master().ordered.filter(({ uid }) => uid === 'forest');
  const path = `/api/farol/v1/documents/${document?.id}`;
  for (let number = 1; number <= times; number += 1) {
    const { published } = whole.parse(await send('GET', path));
    const title = [{ type: 'heading1', text: `Number ${number}`, spans: [] }];
    const data = { ...published.data, title };
    await send('PUT', `${path}/draft`, { basedOn: published.id, data });
    await send('POST', '/api/farol/v1/publications', { documents: [{ document: document?.id }] });
  }
}

/** Includes the refs of releases. The token, of which each service has its own, is removed. */
async function answersOf({ address, repository, token }: ExampleService): Promise<Answers> {
  const refs = repository.releases().map(({ ref }) => ref);
  const answers = await contentAnswers({ address, token, refs });
  return Object.fromEntries(
    Object.entries(answers).map(([request, answer]) => [request, answer.replaceAll(token, '')]),
  );
}

async function move(from: ExampleService, to: ExampleService): Promise<void> {
  const file = join(from.folder, 'backup.tar');
  const progress = () => {};
  await withStorage(from.settings, (storage) =>
    backup(storage, file, { repository: 'farol', now: 0, progress }),
  );
  const { token } = to;
  await withStorage(to.settings, (storage) =>
    restore(storage, file, { replace: false, now: 0, progress, token }),
  );
  const { ref } = from.repository.master();
  // The token of the folder follows the history, in a commit of its own.
  const isThere = async () =>
    to.repository.master().ref === ref &&
    (await fetch(`${to.address}/api/v2?access_token=${token}`)).ok;
  for (const end = Date.now() + shownWithinMs; !(await isThere()); await pause(20))
    if (Date.now() > end) throw new Error('The running service did not see what was restored.');
}
