import type { Command } from '../command.ts';
import { NotFound, Refused } from '../faults.ts';
import { languageName } from '../language-name.ts';
import type { Language } from '../snapshot.ts';
import { setLanguages } from './settings.ts';

/** Adds or changes a language. The name defaults to the present one, or the language's English name. */
export function saveLanguage(
  id: string,
  { name, isMaster }: { name: string | undefined; isMaster: boolean },
): Command<Language> {
  return (state, now) => {
    const languages = [...state.languages];
    const index = languages.findIndex((other) => other.id === id);
    const language = { id, name: name ?? languages[index]?.name ?? languageName(id) };
    if (index === -1) languages.push(language);
    else languages[index] = language;
    const saved = isMaster
      ? [language, ...languages.filter((other) => other.id !== id)]
      : languages;
    return { ...setLanguages(saved)(state, now), answer: language };
  };
}

export function removeLanguage(id: string): Command<null> {
  return (state, now) => {
    const { languages } = state;
    if (!languages.some((language) => language.id === id))
      throw new NotFound(`The repository has no language ${id}.`);
    if (languages[0]?.id === id)
      throw new Refused(`${id} is the master language. Make another one the master first.`, 409);
    return setLanguages(languages.filter((language) => language.id !== id))(state, now);
  };
}
