import { expect, it } from 'vitest';
import { type FirstVisitState, isShownAt, nextStep, steps } from './steps.ts';

const nothing: FirstVisitState = {
  path: '/content',
  firstDocument: null,
  hasWritten: false,
  canRedo: false,
  isFinding: false,
};

it('goes on with each step that was taken, one after the other', () => {
  let seen = nothing;
  let at = 0;
  const sees = (more: Partial<FirstVisitState>) => {
    seen = { ...seen, ...more };
    at = nextStep(at, seen);
    return steps[at]?.id;
  };
  expect(sees({})).toBe('open');
  // What is done before its turn counts once its turn comes.
  expect(sees({ hasWritten: true })).toBe('open');
  expect(sees({ path: '/documents/a', firstDocument: 'a' })).toBe('write');
  expect(sees({})).toBe('undo');
  expect(sees({ canRedo: true })).toBe('language');
  expect(sees({ canRedo: false })).toBe('language');
  expect(sees({ path: '/documents/b' })).toBe('find');
  expect(sees({ isFinding: true })).toBeUndefined();
});

it('stand where pages are, and not in the administration', () => {
  const paths = ['/content', '/documents/a', '/accounts', '/administration', '/account'];
  expect([...paths, '/administration/people'].filter(isShownAt)).toEqual(paths.slice(0, 3));
});
