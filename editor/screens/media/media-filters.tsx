import { languages } from '@farol/content-model';
import { ToggleButton } from 'react-aria-components';
import type { Answer } from '../../api/client.ts';
import { useLanguageName, useWords } from '../../messages/messages.tsx';
import { SearchField } from '../../parts/search-field.tsx';
import { mediaScreenWords } from './words.ts';

interface MediaFiltersProps {
  address: URLSearchParams;
  set(name: string, value: string | null): void;
  /** Undefined while it is loading. */
  page: Answer<'/media', 'get'> | undefined;
}

/** Filters by words, kind and folder, and for files without a description or without use. */
export function MediaFilters({ address, set, page }: MediaFiltersProps) {
  const words = useWords(mediaScreenWords);
  const called = useLanguageName();
  const missing = address.get('missing');
  const tag = address.get('tag');
  const isUnused = address.has('unused');
  const folders = page?.tags ?? [];
  return (
    <search className="media-filters">
      <SearchField
        label={words.search}
        value={address.get('q') ?? ''}
        change={(words) => set('q', words)}
      />
      <select
        aria-label={words.kind.all}
        value={address.get('kind') ?? ''}
        onChange={({ target }) => set('kind', target.value)}
      >
        <option value="">{words.kind.all}</option>
        {(['image', 'document', 'video', 'audio'] as const).map((kind) => (
          <option key={kind} value={kind}>
            {words.kind[kind]}
          </option>
        ))}
      </select>
      <ToggleButton
        className="quiet"
        isSelected={address.get('view') === 'list'}
        onChange={(isList) => set('view', isList ? 'list' : null)}
      >
        {words.list}
      </ToggleButton>
      <nav className="folders" aria-label={words.folders}>
        <ToggleButton
          className="folder"
          isSelected={!tag && !missing && !isUnused}
          onChange={() => {
            for (const name of ['tag', 'missing', 'unused']) set(name, null);
          }}
        >
          {words.everything}
        </ToggleButton>
        {folders.map(({ name, count }) => (
          <ToggleButton
            key={name}
            className="folder"
            isSelected={tag === name}
            onChange={(isOn) => set('tag', isOn ? name : null)}
          >
            {name} <small>{count}</small>
          </ToggleButton>
        ))}
        {languages.map(({ code }) => {
          const count = page?.missing[code] ?? 0;
          return (
            (count > 0 || missing === code) && (
              <ToggleButton
                key={code}
                className="folder lacking"
                isSelected={missing === code}
                onChange={(isOn) => set('missing', isOn ? code : null)}
              >
                {words.missingIn(called(code))} <small>{count}</small>
              </ToggleButton>
            )
          );
        })}
        <ToggleButton
          className="folder"
          isSelected={isUnused}
          onChange={(isOn) => set('unused', isOn ? 'true' : null)}
        >
          {words.unused}
        </ToggleButton>
      </nav>
      <p role="status">{page ? words.count(page.total) : ''}</p>
    </search>
  );
}
