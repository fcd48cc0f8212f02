import { languages } from '@farol/content-model';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listPages, type PageFacets } from '../../api/pages.ts';
import { listReleases } from '../../api/publishing.ts';
import { useLanguageName, useMessages, useWords } from '../../messages/messages.tsx';
import { useNamedTypes } from '../../models/use-models.ts';
import { SearchField } from '../../parts/search-field.tsx';
import { allWhoLeft, useAllNames, useNames } from '../../person/names.ts';
import { type ContentFilters, type FilterName, queryOf, states } from './filters.ts';
import type { ContentList } from './use-content.ts';
import { contentWords } from './words.ts';

interface Choice {
  name: FilterName;
  label: string;
  /** The value, its label, and the number of pages it would leave. */
  options: readonly (readonly [string, string, (number | undefined)?])[];
}

/** All filters of the list; they are in the address. */
export function FilterBar({ content }: { content: ContentList }) {
  const words = useWords(contentWords);
  const { filters, facets, set } = content;
  const people = usePeople(content);
  const choices = useChoices(facets, filters, people);
  const [first, ...others] = [choices.slice(0, 3), ...choices.slice(3)];
  const setMore = others.some(({ name }) => filters[name] !== undefined);
  return (
    <search className="filters">
      <SearchField
        label={words.search}
        value={filters.q ?? ''}
        change={(words) => set('q', words)}
      />
      {first?.map((choice) => (
        <FilterChoice key={choice.name} choice={choice} filters={filters} set={set} />
      ))}
      <details className="more-filters" open={setMore || undefined}>
        <summary>{words.filters}</summary>
        <div>
          {others.map((choice) => (
            <FilterChoice key={choice.name} choice={choice} filters={filters} set={set} />
          ))}
        </div>
      </details>
    </search>
  );
}

function FilterChoice({
  choice: { name, label, options },
  filters,
  set,
}: {
  choice: Choice;
  filters: ContentFilters;
  set: ContentList['set'];
}) {
  return (
    <select
      aria-label={label}
      value={filters[name] ?? ''}
      onChange={({ target }) => set(name, target.value)}
    >
      <option value="">{label}</option>
      {options.map(([value, called, count]) => (
        <option key={value} value={value}>
          {count === undefined ? called : `${called} (${count})`}
        </option>
      ))}
    </select>
  );
}

function useChoices(
  facets: PageFacets | null,
  filters: ContentFilters,
  people: readonly CountedValue[],
): Choice[] {
  const called = useLanguageName();
  const words = useWords(contentWords);
  const messages = useMessages();
  const nameOf = useNames();
  const releases = useQuery({
    queryKey: ['releases'],
    queryFn: ({ signal }) => listReleases(signal),
  });
  const types = useNamedTypes();
  const countOf = (facet: keyof PageFacets, value: string) =>
    facets?.[facet].find((each) => each.value === value)?.count ?? 0;
  const inLanguages = languages.map(({ code, name }) => [code, name] as const);
  const options = (values: readonly CountedValue[], called: (value: string) => string) =>
    values.map(({ value, count }) => [value, called(value), count] as const);
  return [
    {
      name: 'type',
      label: words.all.type,
      options: types.map(({ id, name }) => [id, name, countOf('type', id)]),
    },
    {
      name: 'lang',
      label: messages.allLanguages,
      options: inLanguages.map(([code, name]) => [code, name, countOf('lang', code)]),
    },
    {
      name: 'state',
      label: words.all.state,
      options: states.map((state) => [state, messages.state[state], countOf('state', state)]),
    },
    {
      name: 'missing',
      label: words.missing,
      options: inLanguages.map(([code]) => [
        code,
        words.missingIn(called(code)),
        countOf('missing', code),
      ]),
    },
    {
      name: 'tag',
      label: words.anyTag,
      options: options(withChosen(facets?.tag ?? [], filters.tag), (tag) => tag),
    },
    { name: 'by', label: words.anybody, options: options(people, nameOf) },
    { name: 'days', label: words.anyTime, options: Object.entries(words.days) },
    {
      name: 'release',
      label: words.anyRelease,
      options: (releases.data?.releases ?? []).map(({ id, label }) => [id, label]),
    },
    { name: 'sort', label: words.byChange, options: [['title', words.byTitle]] },
  ];
}

interface CountedValue {
  value: string;
  /** Undefined until the pages were counted. */
  count: number | undefined;
}

/** Who changed a page last, each with the number of pages; those who left are one. */
function usePeople({ facets, filters, set }: ContentList): readonly CountedValue[] {
  const names = useAllNames();
  const all = facets?.by ?? [];
  const { by } = filters;
  const left = allWhoLeft(
    all.map(({ value }) => value),
    by,
    names,
  );
  const areSeveral = left?.includes(',') ?? false;
  // A page in several languages may have been changed by several of them.
  const query = { ...queryOf(filters, Date.now()), by: left, most: 1 };
  const counted = useQuery({
    queryKey: ['documents', 'pages', 'by those who left', query],
    queryFn: ({ signal }) => listPages(query, signal),
    enabled: areSeveral,
    placeholderData: (before) => before,
  });
  const isOneOfThem = by !== undefined && left !== undefined && isWithin(by, left);
  // Somebody else left since this was chosen or kept.
  useEffect(() => {
    if (isOneOfThem && by !== left) set('by', left);
  });
  if (left === undefined || !areSeveral) return withChosen(all, by);
  const others = all.filter(({ value }) => !isWithin(value, left));
  return [
    ...(isOneOfThem ? others : withChosen(others, by)),
    { value: left, count: counted.data?.total ?? undefined },
  ];
}

const isWithin = (some: string, all: string) => {
  const values = new Set(all.split(','));
  return some.split(',').every((value) => values.has(value));
};

/** The selected value stays an option even if no page is left for it. */
function withChosen(values: readonly CountedValue[], chosen?: string): readonly CountedValue[] {
  const isThere = chosen === undefined || values.some(({ value }) => value === chosen);
  return isThere ? values : [...values, { value: chosen, count: 0 }];
}
