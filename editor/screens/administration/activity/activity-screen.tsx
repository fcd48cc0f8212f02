import { own } from '@farol/content-model';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Button } from 'react-aria-components';
import { useSearchParams } from 'wouter';
import { type Deed, type Group, readActivity } from '../../../api/administration.ts';
import { useMessages, useWords } from '../../../messages/messages.tsx';
import { useMomentFormat, useTimeSpanFormat } from '../../../parts/time-format.ts';
import { useNames, usePeopleToChoose } from '../../../person/names.ts';
import { UndoPublication } from '../../publications/undo-publication.tsx';
import { DocumentTitle } from '../document-title.tsx';
import { ScreenState } from '../screen-state.tsx';
import { noteWords } from './notes.ts';
import { type Run, runsOf } from './runs.ts';
import { subjectIn } from './subject.ts';
import { activityWords } from './words.ts';

const shownChanges = 5;
const groups: readonly Group[] = [
  'documents',
  'publications',
  'releases',
  'media',
  'settings',
  'people',
];

/** The log of all actions, newest first. The filters are in the address. */
export function ActivityScreen() {
  const words = useWords(activityWords);
  const [parameters, setParameters] = useSearchParams();
  const day = parameters.get('until') ?? '';
  const by = parameters.get('by') ?? '';
  const people = usePeopleToChoose(by);
  const group = groups.find((each) => each === parameters.get('group'));
  const query = {
    ...(by === '' ? {} : { by }),
    ...(group ? { group } : {}),
    ...(day === '' ? {} : { until: endOf(day) }),
  };
  const reading = useInfiniteQuery({
    queryKey: ['activity', query],
    queryFn: ({ signal, pageParam }) =>
      readActivity({ ...query, ...(pageParam ? { before: pageParam } : {}) }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const set = (name: string, value: string) =>
    setParameters(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true },
    );
  const deeds = reading.data?.pages.flatMap((page) => page.deeds) ?? [];
  const isFiltered = by !== '' || group !== undefined || day !== '';
  const isEmpty = reading.isSuccess && deeds.length === 0 && !reading.hasNextPage;
  return (
    <ScreenState reading={reading}>
      <search className="row">
        <select
          aria-label={words.all}
          value={group ?? ''}
          onChange={({ target }) => set('group', target.value)}
        >
          <option value="">{words.all}</option>
          {groups.map((each) => (
            <option key={each} value={each}>
              {words.groups[each]}
            </option>
          ))}
        </select>
        <select
          aria-label={words.everybody}
          value={by}
          onChange={({ target }) => set('by', target.value)}
        >
          <option value="">{words.everybody}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <label className="row">
          {words.until}
          <input
            type="date"
            max="9999-12-31"
            value={day}
            onChange={({ target }) => set('until', target.value)}
          />
        </label>
        {isFiltered && (
          <Button className="quiet" onPress={() => setParameters({}, { replace: true })}>
            {words.clear}
          </Button>
        )}
      </search>
      {isEmpty && <p>{isFiltered ? words.nothingFound : words.none}</p>}
      <ol className="lines">
        {runsOf(deeds).map((run) => (
          <RunLine key={run.latest.id} run={run} />
        ))}
      </ol>
      {reading.hasNextPage && (
        <Button className="quiet" onPress={() => void reading.fetchNextPage()}>
          {words.older}
        </Button>
      )}
    </ScreenState>
  );
}

function RunLine({ run: { latest, before } }: { run: Run }) {
  return (
    <li>
      <Changes deed={latest} />
      {latest.changes.some(isOfTheSite) && <UndoPublication sequence={Number(latest.id)} />}
      <ByAndWhen deed={latest} since={before.at(-1)?.at} />
      {before.length > 0 && <Times deeds={[latest, ...before]} />}
    </li>
  );
}

/** Each time that the same page was saved. */
function Times({ deeds }: { deeds: readonly Deed[] }) {
  const words = useWords(activityWords);
  const when = useMomentFormat();
  return (
    <details className="times">
      <summary>{words.times(deeds.length)}</summary>
      <ol>
        {deeds.map(({ id, at }) => (
          <li key={id}>{when(at)}</li>
        ))}
      </ol>
    </details>
  );
}

const isOfTheSite = ({ what }: Deed['changes'][number]) =>
  what === 'published' || what === 'unpublished';

/** Who it was, and when; for several, from the first to the last. */
function ByAndWhen({ deed, since = deed.at }: { deed: Deed; since?: number | undefined }) {
  const span = useTimeSpanFormat();
  const nameOf = useNames();
  const by = nameOf(deed.person === null ? (deed.program ?? '') : `person/${deed.person}`);
  return <small>{`${by}, ${span(since, deed.at)}`}</small>;
}

function Changes({ deed }: { deed: Deed }) {
  const words = useWords(activityWords);
  const notes = useWords(noteWords);
  const { labelled, roles } = useMessages();
  const { obstacles, ways } = words;
  const subjectWords = { notes, obstacles, ofPeople: { ...ways, ...roles } };
  const nameOf = useNames();
  const shown = deed.changes.slice(0, shownChanges);
  return (
    <span>
      {shown.map((change, at) => {
        const { what, document } = change;
        const subject = subjectIn(change, subjectWords, nameOf);
        const action = own(words.actions, what) ?? what;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was done does not change its order.
          <span key={at}>
            {document ? labelled(action, '') : action}
            {document && <DocumentTitle id={document} />}
            {subject && <small>{` ${subject}`}</small>}
          </span>
        );
      })}
      {deed.changes.length > shownChanges && (
        <small>{words.andMore(deed.changes.length - shownChanges)}</small>
      )}
    </span>
  );
}

/** The end of a day in the browser's time zone. */
function endOf(day: string): number {
  return new Date(`${day}T23:59:59.999`).getTime();
}
