import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { contentAnswers, filesIn, unlike } from '../../../content-service/prove/content-answers.ts';
import { root } from '../../../launch/environment.ts';
import type { Fleet } from '../../../launch/start-fleet.ts';
import type { Writer } from '../../../launch/writer.ts';
import { proofTimeoutMs } from '../../../testing/limits.ts';
import { documentAt, publish } from '../editing.ts';

/** A service that lost its database tries again after two seconds. */
const longest = proofTimeoutMs(10_000);

/** Publishes a picture on two pages that are not published again. */
export async function showPicture(writer: Writer): Promise<void> {
  const { id } = await writer.upload(join(root, 'site/public/icon.svg'), 'The sign of the house');
  for (const uid of ['page-2', 'page-3'])
    await publish(writer, await documentAt(writer, uid), { cover: { id } });
}

export async function picturesIn({ services }: Fleet): Promise<number> {
  const [first = { address: '' }] = services;
  return filesIn(await contentAnswers(first));
}

/** Differences between the services' answers: whole documents compared, or missing pictures. */
export async function wrongAnswers({ services }: Fleet, pictures: number): Promise<string[]> {
  for (const end = performance.now() + longest; ; await pause(100)) {
    const all = await Promise.all(services.map(contentAnswers));
    const wrong = all.flatMap((answers, number) => [
      ...unlike(all[0] ?? {}, answers),
      ...(filesIn(answers) === pictures
        ? []
        : [`Service ${number + 1} shows ${filesIn(answers)} pictures instead of ${pictures}.`]),
    ]);
    if (wrong.length === 0 || performance.now() > end) return wrong;
  }
}
