import type { MouseEvent, ReactNode } from 'react';
import { chipsOf } from './chips.ts';
import type { FinderData } from './data.ts';
import { Counted, FilterGroups } from './filter-groups.tsx';
import type { Findings } from './filters.ts';
import { Results } from './results.tsx';
import { sayCount } from './say.ts';
import { type FinderState, finderAddress, isFiltered, nothingChosen, sorts } from './state.ts';
import type { Typed } from './typed.ts';

export interface FinderViewProperties {
  data: FinderData;
  state: FinderState;
  /** The result for this state. */
  findings: Findings;
  /** The poster of a program: an element on the server, the page's own HTML in the browser. */
  poster(id: string): ReactNode;
  /** The filter form, where the server renders it as a part of its own. */
  filters?: ReactNode;
  /** In the browser once the script runs: no submit button is needed. */
  live?: boolean;
  /** In the browser: the numbers as they are typed. */
  typed?: Typed;
  /** The text of the live region. */
  spoken?: string;
  onForm?(form: HTMLFormElement, field: EventTarget): void;
  onState?(next: FinderState): void;
}

const formId = 'finder';

/** The finder, rendered on the server and hydrated in the browser. */
export function FinderView(properties: FinderViewProperties) {
  const { data, state, findings, filters, live = false, typed, spoken = '', onForm } = properties;
  const { words, path, languageCode } = data;
  const chips = chipsOf(state, data);
  const count = findings.matches.length;
  const number = sayCount(words.found, count, languageCode);
  const show = sayCount(words.show, count, languageCode);
  return (
    <div className={live ? 'finder finder-live' : 'finder'}>
      <form
        id={formId}
        className="finder-form"
        action={`${path}#found`}
        onChange={(event) => onForm?.(event.currentTarget, event.target)}
        onSubmit={(event) => live && event.preventDefault()}
      >
        <a className="skip" href="#finder-number">
          {show}
        </a>
        <details className="finder-filters">
          <summary>
            <span>{words.filters}</span>
            {chips.length > 0 && (
              <span className="finder-badge">
                <Counted text={words.chosenFilters} count={chips.length} {...data} />
              </span>
            )}
          </summary>
          <div className="finder-groups">
            {filters ?? (
              <FilterGroups data={data} state={state} counts={findings.counts} typed={typed} />
            )}
          </div>
          <div className="finder-submit">
            {live ? (
              <a className="button" href="#finder-number">
                {show}
              </a>
            ) : (
              <button className="button" type="submit">
                {show}
              </button>
            )}
          </div>
        </details>
      </form>
      <section className="finder-found" id="found" aria-labelledby="finder-number">
        <div className="finder-head">
          <h2 id="finder-number" tabIndex={-1}>
            {number}
          </h2>
          <label className="finder-sort">
            <span>{words.sort}</span>
            <select
              name="sort"
              form={formId}
              value={state.sort}
              onChange={(event) => {
                const { form } = event.currentTarget;
                if (form) onForm?.(form, event.currentTarget);
              }}
            >
              {sorts.map((sort) => (
                <option key={sort} value={sort}>
                  {words.sorts[sort]}
                </option>
              ))}
            </select>
          </label>
          <noscript>
            <button className="finder-apply" type="submit" form={formId}>
              {words.apply}
            </button>
          </noscript>
        </div>
        {chips.length > 0 && (
          <ul className="finder-chips" aria-label={words.chosen}>
            {chips.map(({ label, without }) => (
              <li key={label}>
                <StateLink
                  {...properties}
                  to={without}
                  className="finder-chip"
                  label={words.remove.replace('{name}', label)}
                >
                  {label}
                </StateLink>
              </li>
            ))}
            {isFiltered(state) && (
              <li>
                <StateLink
                  {...properties}
                  to={{ ...nothingChosen, sort: state.sort }}
                  className="finder-clear"
                >
                  {words.clear}
                </StateLink>
              </li>
            )}
          </ul>
        )}
        <Results {...properties} />
        <p className="unseen" aria-live="polite">
          {spoken}
        </p>
      </section>
    </div>
  );
}

interface StateLinkProperties extends FinderViewProperties {
  to: FinderState;
  children: ReactNode;
  className?: string;
  label?: string;
}

/** A link to another state: an ordinary address, followed in the browser without loading the page. */
export function StateLink({ data, to, onState, children, className, label }: StateLinkProperties) {
  const follow = (event: MouseEvent) => {
    if (!onState || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onState(to);
  };
  return (
    <a
      href={finderAddress(data.path, to)}
      className={className}
      aria-label={label}
      onClick={follow}
    >
      {children}
    </a>
  );
}
