import { memoized } from '@farol/content-model';
import type { PageContext, ViewContext } from '../contract/page.ts';
import { Island } from '../islands/island.tsx';
import type { ListedProgram } from '../programs/program-facts.ts';
import { Part } from '../render/parts.tsx';
import { Style } from '../render/style.tsx';
import { Poster } from '../slices/ProgramList/poster.tsx';
import { atOnce, type Steps } from '../turns/steps.ts';
import { titleOfView } from './chips.ts';
import { type FinderData, finderData, finderJson, sharedFinderData } from './data.ts';
import { FilterGroups } from './filter-groups.tsx';
import { type Findings, findingsOf, missedFilters } from './filters.ts';
import css from './finder.css?inline';
import { FinderView } from './finder-view.tsx';
import { idsOnMap, mapRule } from './map-of-view.ts';
import { pageLength, shownPrograms } from './results.tsx';
import { type FinderState, finderParameters, queryOf, stateOf } from './state.ts';

export { finderParameters } from './state.ts';

const posterSizes = '(min-width:80em) 20rem, (min-width:48em) 30vw, 40vw';

interface FinderProperties {
  context: PageContext;
  programs: readonly ListedProgram[];
}

/** The program finder: a form and its results, which work without a script. */
export function Finder({ context, programs }: FinderProperties) {
  const { data, state, findings } = atOnce(prepareFinder(context, programs));
  const posterOf = (id: string) => {
    const program = byId(programs).get(id);
    return (
      <div data-program={id} className="finder-poster">
        {program && (
          <Part>
            <Poster program={program} context={context} sizes={posterSizes} second />
          </Part>
        )}
      </div>
    );
  };
  const shown = new Set(shownPrograms(state, findings).map(({ id }) => id));
  // A short list is complete in the page, so that the island needs no request; of a long one it fetches the rest.
  const others =
    programs.length > pageLength ? [] : data.programs.filter(({ id }) => !shown.has(id));
  return (
    <section className="room">
      <Style name="finder" css={css} />
      <div className="wrap">
        <Island
          name="finder"
          json={finderJson(data)}
          store={others.length > 0 && others.map(({ id }) => <div key={id}>{posterOf(id)}</div>)}
        >
          <FinderView
            {...{ data, state, findings }}
            poster={posterOf}
            filters={
              <Part>
                <FilterGroups data={data} state={state} counts={findings.counts} />
              </Part>
            }
          />
        </Island>
      </div>
    </section>
  );
}

const byId = memoized(
  (programs: readonly ListedProgram[]) => new Map(programs.map((program) => [program.id, program])),
);

interface Prepared {
  data: FinderData;
  state: FinderState;
  findings: Findings;
}

/** What was prepared for each page. */
const preparedFor = new WeakMap<PageContext, Prepared>();

/** Checks every program before the page is rendered. */
export function* prepareFinder(
  context: PageContext,
  programs: readonly ListedProgram[],
): Steps<Prepared> {
  const existing = preparedFor.get(context);
  if (existing) return existing;
  const { countryCodes } = yield* sharedFinderData(context, programs);
  const state = stateOf(context.query, countryCodes);
  const data = finderData(context, programs, state);
  const prepared = { data, state, findings: yield* findingsOf(data.programs, state) };
  preparedFor.set(context, prepared);
  return prepared;
}

/** The query in its canonical form; null for a page beyond the last. */
export function* finderViewAt(
  query: URLSearchParams,
  context: ViewContext,
): Steps<URLSearchParams | null> {
  const programs = context.content.ofType('programs_details', context.language);
  const shared = yield* sharedFinderData(context, programs);
  const state = stateOf(query, shared.countryCodes);
  if (state.page === 1) return queryOf(state);
  let matches = 0;
  for (const program of shared.programs) {
    if (missedFilters(program, state).length === 0) matches += 1;
    yield;
  }
  return matches > (state.page - 1) * pageLength ? queryOf(state) : null;
}

/** The style that hides filtered programs on the map; null where the whole map is shown. */
export function mapStyleOf(
  context: PageContext,
  programs: readonly ListedProgram[],
): string | null {
  if (!isFilteredView(context.query)) return null;
  return mapRule(idsOnMap(atOnce(prepareFinder(context, programs)).findings));
}

/** The start of the page title where filters are selected. */
export function titleOfFinder(context: PageContext, programs: readonly ListedProgram[]): string {
  const { data, state } = atOnce(prepareFinder(context, programs));
  return titleOfView(state, data);
}

/** Whether a view is filtered or sorted: such views get noindex. */
export function isFilteredView(query: URLSearchParams): boolean {
  return finderParameters.some((name) => query.has(name));
}
