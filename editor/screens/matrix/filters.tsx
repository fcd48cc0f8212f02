import { languageOf } from '@farol/content-model';
import { useWords } from '../../messages/messages.tsx';
import { useNamedTypes } from '../../models/use-models.ts';
import { SearchField } from '../../parts/search-field.tsx';
import { useAllNames, useNames } from '../../person/names.ts';
import { ages, cellStates, type MatrixFilter, peopleIn, type Row } from './matrix.ts';
import { matrixWords } from './words.ts';

interface FiltersProps {
  filter: MatrixFilter;
  rows: readonly Row[];
  languages: readonly string[];
  set(name: string, value: string): void;
}

/** Filters by name, type, language, state, person and age. */
export function Filters({ filter, rows, languages, set }: FiltersProps) {
  const words = useWords(matrixWords);
  const named = useNamedTypes();
  const nameOf = useNames();
  const people = peopleIn(rows, filter.person, useAllNames());
  const types = new Set(rows.map(({ type }) => type));
  const choices = [
    {
      name: 'type',
      label: words.allTypes,
      options: named.filter(({ id }) => types.has(id)).map(({ id, name }) => [id, name] as const),
    },
    {
      name: 'lang',
      label: words.allLanguages,
      options: languages.map((code) => [code, languageOf(code)?.name ?? code] as const),
    },
    {
      name: 'state',
      label: words.allStates,
      options: cellStates.map((state) => [state, words.states[state]] as const),
    },
    {
      name: 'person',
      label: words.allPeople,
      options: people.map((by) => [by, nameOf(by)] as const),
    },
    {
      name: 'age',
      label: words.allAges,
      options: ages.map((age) => [age, words.ages[age]] as const),
    },
  ] as const;
  return (
    <search className="filters">
      <SearchField
        label={words.search}
        value={filter.words}
        change={(words) => set('words', words)}
      />
      {choices.map(({ name, label, options }) => (
        <select
          key={name}
          aria-label={label}
          value={filter[name]}
          onChange={({ target }) => set(name, target.value)}
        >
          <option value="">{label}</option>
          {options.map(([id, shown]) => (
            <option key={id} value={id}>
              {shown}
            </option>
          ))}
        </select>
      ))}
    </search>
  );
}
