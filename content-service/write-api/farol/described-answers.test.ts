import { expect, it } from 'vitest';
import { z } from 'zod';
import { Presence } from '../../live/presence.ts';
import { folderFiles } from '../../media/files.ts';
import { contentKeeper } from '../../media/keeping.ts';
import { noSignals } from '../../store/signals.ts';
import { expectDescribed } from './described-answers.testing.ts';
import { farolOperations } from './index.ts';
import { operation } from './operation.ts';

const operations = farolOperations({
  media: {
    contents: contentKeeper(
      folderFiles(''),
      async () => false,
      () => {},
    ),
    intake: { temporaryFolder: '' },
  },
  previews: { siteUrl: '', lastsMs: 0, sharedLastsMs: 0 },
  webhooks: { logLength: 0, test: () => Promise.reject(new Error('Nothing is tested.')) },
  presence: new Presence(noSignals, Date.now),
});

it.each(operations.map((each) => [`${each.method} ${each.path}`, each] as const))(
  '%s is described with what it answers',
  (_, { status, answer }) => {
    expect(answer === undefined).toBe(status === 204);
  },
);

const example = operation({
  method: 'get',
  path: '/example',
  summary: 'An example',
  status: 200,
  answer: z.object({ pages: z.array(z.object({ id: z.string() })) }),
  run: () => null,
});

it('takes what is described', () => {
  expect(() => expectDescribed(example, { pages: [{ id: 'a' }] })).not.toThrow();
});

it.each([
  ['lacks something', { pages: [{}] }, 'otherwise'],
  ['has the wrong kind', { pages: [{ id: 1 }] }, 'otherwise'],
  ['has more', { pages: [{ id: 'a', secret: 's' }] }, 'more than is described'],
  ['is empty', undefined, 'otherwise'],
])('refuses what %s', (_, answer, words) => {
  expect(() => expectDescribed(example, answer)).toThrow(words);
});
