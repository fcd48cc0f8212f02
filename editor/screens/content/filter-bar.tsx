import { languages } from '@farol/content-model';
import { useQuery } from '@tanstack/react-query';
import type { PageFacets } from '../../api/pages.ts';
import { listReleases } from '../../api/publishing.ts';
import { useLanguageName, useMessages, useWords } from '../../messages/messages.tsx';
import { useModels } from '../models.ts';
import { useNames } from '../names.ts';
import { SearchField } from '../search-field.tsx';
import { type ContentFilters, type FilterName, states } from './filters.ts';
import type { ContentList } from './use-content.ts';
import { contentWords } from './words.ts';

interface Choice {
  name: FilterName;
  label: string;
  /** The value, its label, and the number of pages it would leave. */
  options: readonly (readonly [string, string, number?])[];
}

/** All filters of the list; they are in the address. */
export function FilterBar({ content }: { content: ContentList }) {
  const words = useWords(contentWords);
  const { filters, facets, set } = content;
  const choices = useChoices(facets, filters);
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
        <DialogButton key={choice.name} choice={choice} filters={filters} set={set} />
      ))}
      <details className="more-filters" open={setMore || undefined}>
        <summary>{words.filters}</summary>
        <div>
          {others.map((choice) => (
            <DialogButton key={choice.name} choice={choice} filters={filters} set={set} />
          ))}
        </div>
      </details>
    </search>
  );
}

function DialogButton({
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

function useChoices(facets: PageFacets | null, filters: ContentFilters): Choice[] {
  const called = useLanguageName();
  const words = useWords(contentWords);
  const messages = useMessages();
  const models = useModels();
  const nameOf = useNames();
  const releases = useQuery({
    queryKey: ['releases'],
    queryFn: ({ signal }) => listReleases(signal),
  });
  const types = models.data?.types ?? [];
  const countOf = (facet: keyof PageFacets, value: string) =>
    facets?.[facet].find((each) => each.value === value)?.count ?? 0;
  const inLanguages = languages.map(({ code, name }) => [code, name] as const);
  const values = (facet: 'tag' | 'by', called: (value: string) => string) =>
    withChosen(facets?.[facet] ?? [], filters[facet]).map(
      ({ value, count }) => [value, called(value), count] as const,
    );
  return [
    {
      name: 'type',
      label: words.all.type,
      options: types.map(({ id, label }) => [id, label ?? id, countOf('type', id)]),
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
    { name: 'tag', label: words.anyTag, options: values('tag', (tag) => tag) },
    { name: 'by', label: words.anybody, options: values('by', nameOf) },
    { name: 'days', label: words.anyTime, options: Object.entries(words.days) },
    {
      name: 'release',
      label: words.anyRelease,
      options: (releases.data?.releases ?? []).map(({ id, label }) => [id, label]),
    },
    { name: 'sort', label: words.byChange, options: [['title', words.byTitle]] },
  ];
}

/** The selected value stays an option even if no page is left for it. */
function withChosen(values: readonly { value: string; count: number }[], chosen?: string) {
  const isThere = chosen === undefined || values.some(({ value }) => value === chosen);
  return isThere ? values : [...values, { value: chosen, count: 0 }];
}
