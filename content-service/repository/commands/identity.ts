import type { Visibility } from '../library.ts';
import type { Command } from '../repository.ts';

/** What people call the repository; its domain stays as it is. */
export function setName(name: string): Command<null> {
  return (state) => ({
    events: state.name === name ? [] : [{ kind: 'name-set', name }],
    answer: null,
  });
}

/** Who may read what. */
export function setVisibility(visibility: Visibility): Command<null> {
  return (state) => ({
    events: state.visibility === visibility ? [] : [{ kind: 'visibility-set', visibility }],
    answer: null,
  });
}
