import type { Command } from '../command.ts';
import type { Visibility } from '../library.ts';

/** Sets the display name; the repository's domain is unaffected. */
export function setName(name: string): Command<null> {
  return (state) => ({
    events: state.name === name ? [] : [{ kind: 'name-set', name }],
    answer: null,
  });
}

/** Sets who may read which content. */
export function setVisibility(visibility: Visibility): Command<null> {
  return (state) => ({
    events: state.visibility === visibility ? [] : [{ kind: 'visibility-set', visibility }],
    answer: null,
  });
}
