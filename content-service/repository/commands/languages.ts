import { NotFound, Refused } from '../faults.ts';
import { languageName } from '../language-name.ts';
import type { Command } from '../repository.ts';
import type { Language } from '../snapshot.ts';
import { setLanguages } from './settings.ts';

/** Adds a language, or changes one that is there. A name that is not said is kept, or the language's own. */
export function saveLanguage(
  id: string,
  { name, isMaster }: { name: string | undefined; isMaster: boolean },
): Command<Language> {
  return (state, now) => {
    const present = state.languages.find((each) => each.id === id);
    const language = { id, name: name ?? present?.name ?? languageName(id) };
    const others = state.languages.filter((each) => each.id !== id);
    const inPlace = state.languages.map((each) => (each.id === id ? language : each));
    const saved = isMaster ? [language, ...others] : present ? inPlace : [...others, language];
    return { ...setLanguages(saved)(state, now), answer: language };
  };
}

export function removeLanguage(id: string): Command<null> {
  return (state, now) => {
    const { languages } = state;
    if (!languages.some((each) => each.id === id))
      throw new NotFound(`The repository has no language ${id}.`);
    if (languages[0]?.id === id)
      throw new Refused(`${id} is the master language. Make another one the master first.`, 409);
    return setLanguages(languages.filter((each) => each.id !== id))(state, now);
  };
}
