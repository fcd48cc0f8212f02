import { randomBytes } from 'node:crypto';
import { hourMs } from '@farol/content-model';
import type { ExampleService } from '../../moving/service.testing.ts';
import { browserAt } from './browser.ts';
import { linkFor, password } from './people.ts';

/** One-time links redeemed by many at once, and guessed from many networks. */
export async function tryLinks(
  service: ExampleService,
  { atOnce, guesses }: { atOnce: number; guesses: number },
) {
  const redeem = (secret: string, name: string, network: string) =>
    browserAt(service.address, network).send('POST', '/one-time-links/redemption', {
      secret,
      name,
      password,
    });
  const statuses = (answers: { status: number }[]) =>
    Object.fromEntries(
      [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [
        status,
        all.length,
      ]),
    );

  const shared = await linkFor(service);
  const crowd = Array.from({ length: atOnce }, (_, index) =>
    redeem(shared, `Somebody ${index}`, `198.18.0.${index}`),
  );
  const together = statuses(await Promise.all(crowd));

  const guessed: { status: number }[] = [];
  for (let guess = 0; guess < guesses; guess += 1) {
    const secret = randomBytes(32).toString('base64url');
    guessed.push(await redeem(secret, 'Nobody', `198.18.1.${guess % 20}`));
  }

  return { together, guessed: statuses(guessed) };
}

/** The response to a link after its hour has passed. */
export async function tryLateLink(service: ExampleService, pass: (ms: number) => void) {
  const secret = await linkFor(service);
  pass(hourMs);
  const body = { secret, name: 'Late', password };
  const { address } = service;
  return browserAt(address, '198.18.2.1').send('POST', '/one-time-links/redemption', body);
}
