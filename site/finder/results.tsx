import type { Facts } from './facts.ts';
import type { Findings } from './filters.ts';
import { type FinderViewProperties, StateLink } from './finder-view.tsx';
import { say, sayCount, sayList } from './say.ts';
import { type Filter, type FinderState, without } from './state.ts';

/** Posters on one page of the list. */
export const pageLength = 24;

/** On phones the rest is folded, and its pictures are not loaded before it is opened. */
const shownOnPhones = 6;

/** The programs whose posters a state shows, close matches included. */
export function shownPrograms(
  { page }: Pick<FinderState, 'page'>,
  { matches, near }: Pick<Findings, 'matches' | 'near'>,
): readonly Facts[] {
  return matches.length > 0
    ? matches.slice(0, page * pageLength)
    : near.map(({ program }) => program);
}

export function Results(properties: FinderViewProperties) {
  const { data, state, findings, poster } = properties;
  const { matches } = findings;
  if (matches.length === 0) return <NothingFound {...properties} />;
  const shown = shownPrograms(state, findings);
  return (
    <>
      <ul className="finder-posters">
        {shown.slice(0, shownOnPhones).map(({ id }) => (
          <li key={id}>{poster(id)}</li>
        ))}
        {shown.length > shownOnPhones && (
          <li key="rest" className="finder-rest">
            <details open={state.page > 1}>
              {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button by itself */}
              <summary className="button" onClick={focusOnNext}>
                {sayCount(data.words.all, shown.length, data.languageCode)}
              </summary>
            </details>
          </li>
        )}
        {shown.slice(shownOnPhones).map(({ id }) => (
          <li key={id}>{poster(id)}</li>
        ))}
      </ul>
      {shown.length < matches.length && (
        <p className="finder-more">
          <StateLink {...properties} to={{ ...state, page: state.page + 1 }} className="button">
            {data.words.more}
          </StateLink>
        </p>
      )}
    </>
  );
}

/** The pressed button disappears, so focus moves to the first poster it brought. */
function focusOnNext({ currentTarget }: { currentTarget: HTMLElement }) {
  const next = currentTarget.closest('li')?.nextElementSibling?.querySelector('a');
  setTimeout(() => next?.focus());
}

/** Which filters to remove, and the closest programs. */
function NothingFound(properties: FinderViewProperties) {
  const { data, state, findings, poster } = properties;
  const { words, languageCode } = data;
  const names = (dropped: readonly Filter[]) =>
    sayList(
      dropped.map((filter) => inSentence(words.filter[filter])),
      languageCode,
    );
  return (
    <div className="finder-nothing">
      <p className="lead">{words.nothingText}</p>
      <ul className="finder-chips">
        {findings.relaxations.map(({ dropped, found }) => (
          <li key={dropped.join(' ')}>
            <StateLink {...properties} to={dropped.reduce(without, state)} className="finder-relax">
              {sayCount(words.without, found, languageCode, { filters: names(dropped) })}
            </StateLink>
          </li>
        ))}
      </ul>
      <h3>{words.nearest}</h3>
      <ul className="finder-posters">
        {findings.near.map(({ program: { id }, missed }) => (
          <li key={id}>
            {poster(id)}
            <p className="small muted">{say(words.differs, { filters: names(missed) })}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A name inside a sentence. */
function inSentence(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
