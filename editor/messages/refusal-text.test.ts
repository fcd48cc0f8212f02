import { expect, it } from 'vitest';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { pt } from './pt.ts';
import { refusalText } from './refusal-text.ts';

const sentence = 'Document V-rQ90 is archived. Restore it before changing it.';

it('says what has a name in the language of who reads', () => {
  expect(refusalText(sentence, { code: 'archived', status: 409 }, pt.refusals)).toBe(
    'Isto está no arquivo. Traga de volta primeiro.',
  );
  expect(refusalText(sentence, { code: 'archived', status: 409 }, en.refusals)).toBe(
    'This is archived. Restore it first.',
  );
});

it('says the rest by its kind, with what the service said', () => {
  expect(refusalText('A webhook.', { status: 400 }, pt.refusals)).toBe(
    'Isto não pode ser aceito assim. (A webhook.)',
  );
  expect(refusalText('A webhook.', { status: 400 }, en.refusals)).toBe('A webhook.');
  for (const [status, general] of [
    [403, pt.refusals.not_for_you],
    [404, pt.refusals.not_there],
    [409, pt.refusals.against],
    [413, pt.refusals.tooBig],
    [429, pt.refusals.too_busy],
    [500, pt.refusals.mistake],
    [502, pt.refusals.unanswered],
    [504, pt.refusals.unanswered],
    [503, pt.refusals.too_busy],
  ] as const)
    expect(refusalText('Why.', { code: null, status }, pt.refusals)).toBe(`${general} (Why.)`);
});

it('says that nobody answered', () => {
  expect(refusalText('The content service is not responding.', {}, pt.refusals)).toBe(
    pt.refusals.unanswered,
  );
});

it('says that a session is over, not what a program is told', () => {
  for (const { refusals } of [en, pt])
    expect(refusalText('A write token is needed.', { code: null, status: 401 }, refusals)).toBe(
      refusals.signedOut,
    );
});

it('leaves out no page that is in the way', () => {
  const named = 'Nothing was published. “Lisbon” links to “Porto”.';
  expect(refusalText(named, { code: 'forbidden', status: 422 }, pt.refusals)).toBe(
    `${pt.refusals.forbidden} (${named})`,
  );
  expect(refusalText(named, { code: 'forbidden', status: 422 }, en.refusals)).toBe(named);
  expect(refusalText(named, { code: 'published_since', status: 409 }, en.refusals)).toBe(named);
});

it('says what is wrong with a file', () => {
  const twice = 'This is not a translated file of ours: the text title is in it twice.';
  expect(refusalText(twice, { code: 'not_our_file', status: 409 }, pt.refusals)).toBe(
    `${pt.refusals.not_our_file} (${twice})`,
  );
});

it('sets a space before the colon in French alone', () => {
  expect(fr.notTakenFor('non')).toBe('Non enregistré\u00a0: non');
  expect(en.notTakenFor('no')).toBe('Not saved: no');
});
