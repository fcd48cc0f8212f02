import { expect, it } from 'vitest';
import { en } from '../../../messages/en.ts';
import { pt } from '../../../messages/pt.ts';
import { type FailedCall, failureReason } from './failure-reason.ts';
import { webhookWords } from './words.ts';

const inEnglish = (ended: FailedCall) =>
  failureReason(ended, { faults: webhookWords.en.faults, inItsWords: en.refusals.inItsWords });
const inPortuguese = (ended: FailedCall) =>
  failureReason(ended, { faults: webhookWords.pt.faults, inItsWords: pt.refusals.inItsWords });

it('says what has a name in the language of who reads', () => {
  const fault = 'connect ECONNREFUSED 192.0.2.1:443';
  expect(inPortuguese({ fault, code: 'nobody_there' })).toBe('Ninguém responde nesse endereço.');
  expect(inEnglish({ fault, code: 'nobody_there' })).toBe('Nobody answers at this address.');
});

it('keeps what only the service can say: which, how many, what to do', () => {
  const inside = 'The address 10.0.0.1 is not of the public internet.';
  expect(inEnglish({ fault: inside, code: 'not_allowed' })).toBe(inside);
  expect(inPortuguese({ fault: inside, code: 'not_allowed' })).toBe(
    `Webhooks não podem ir a esse endereço. (${inside})`,
  );
  const many = '5 deliveries were left out, because more than 3 waited.';
  expect(inEnglish({ fault: many, code: 'left_out' })).toBe(many);
});

it('says the status where it does not stand beside it', () => {
  const ended = { fault: 'It answered 500.', code: 'refused' } as const;
  expect(inEnglish(ended)).toBe('It answered 500.');
  expect(inEnglish({ ...ended, status: 500 })).toBe('It did not take the call.');
});

it('says what nobody wrote a name for as the service said it', () => {
  expect(inPortuguese({ fault: 'It answered 500.', code: null })).toBe('It answered 500.');
  expect(inPortuguese({ fault: null, code: null })).toBe('?');
});
