import type { Facts } from './facts.ts';
import type { Findings } from './filters.ts';
import { type FinderViewProperties, StateLink } from './finder-view.tsx';
import { say, sayCount, sayList } from './say.ts';
import { type Filter, type FinderState, without } from './state.ts';

/** How many posters a page of the list has. */
export const pageLength = 24;

/** How many of them a phone shows before it is asked for the rest, whose pictures it does not load. */
const shownOnPhones = 6;

/** The programs a state shows posters of, nearest matches included. */
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

/** The button is gone once it was pressed: the focus goes to the first poster that it brought. */
function focusOnNext({ currentTarget }: { currentTarget: HTMLElement }) {
  const next = currentTarget.closest('li')?.nextElementSibling?.querySelector('a');
  setTimeout(() => next?.focus());
}

/** What to let go of, and the programs that miss the least. */
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

/** A name as it stands within a sentence. */
function inSentence(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
