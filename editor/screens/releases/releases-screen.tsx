import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Link, useLocation, useSearchParams } from 'wouter';
import { createRelease, listReleases, type Release } from '../../api/publishing.ts';
import { Unanswered } from '../../api/unanswered.ts';
import { PeopleIn } from '../../live/people-here.tsx';
import { useInterfaceLanguage, useWords } from '../../messages/messages.tsx';
import { DialogButton } from '../../parts/dialog-button.tsx';
import { Failed, Loading } from '../../parts/failed.tsx';
import { phoneWindow, useMatches } from '../../parts/use-matches.ts';
import { useMayPublish } from '../../person/use-may-publish.ts';
import { timeWithZone, zoneHere } from '../publishing/zoned-time.ts';
import { Calendar } from './calendar.tsx';
import { PastReleases } from './past-releases.tsx';
import { JustRemoved, RemovedReleases } from './removed-releases.tsx';
import './releases.css';
import { ActionForm } from '../../parts/action-form.tsx';
import { ReleaseName } from '../publishing/release-choice.tsx';
import { releaseWords } from './words.ts';

/** Planned releases as a list or a calendar, and past ones. */
export function ReleasesScreen() {
  const publishes = useMayPublish();
  const words = useWords(releaseWords);
  const [address, setAddress] = useSearchParams();
  const view = address.get('view') === 'calendar' ? 'calendar' : 'list';
  const removed = address.get('removed');
  const isPhone = useMatches(phoneWindow);
  const releases = useQuery({
    queryKey: ['releases'],
    queryFn: ({ signal }) => listReleases(signal),
  });
  const views = (
    <div key="views" className="row views">
      {(['list', 'calendar'] as const).map((each) => (
        <Button
          key={each}
          className="quiet"
          aria-pressed={view === each}
          onPress={() => setAddress(each === 'list' ? {} : { view: each }, { replace: true })}
        >
          {words[each]}
        </Button>
      ))}
    </div>
  );
  return (
    <div className="releases">
      <title>{`${words.releases} | Farol`}</title>
      <div className="row">
        <h1>{words.releases}</h1>
        {!isPhone && views}
        {publishes && <NewRelease />}
        {isPhone && views}
      </div>
      <JustRemoved id={removed} close={() => setAddress({}, { replace: true })} />
      {releases.isPending && <Loading />}
      {releases.isError && <Failed fault={releases.error} again={() => releases.refetch()} />}
      {releases.data && view === 'calendar' && <Calendar releases={releases.data.releases} />}
      {releases.data && view === 'list' && <Planned releases={releases.data.releases} />}
      {view === 'list' && <PastReleases />}
      {view === 'list' && <RemovedReleases />}
    </div>
  );
}

function Planned({ releases }: { releases: readonly Release[] }) {
  const words = useWords(releaseWords);
  const { code } = useInterfaceLanguage();
  if (releases.length === 0)
    return (
      <div className="state">
        <h2>{words.none}</h2>
        <p>{words.noneText}</p>
      </div>
    );
  const soonest = releases.toSorted(
    (a, b) => (a.scheduledAt ?? Infinity) - (b.scheduledAt ?? Infinity),
  );
  return (
    <ul className="planned">
      {soonest.map(({ id, label, scheduledAt, zone, documents, unpublishing, failure }) => (
        <li key={id} data-failed={failure !== null || undefined}>
          <span className="what">
            <Link href={`/releases/${id}`} className="name">
              {label}
            </Link>
            <PeopleIn
              places={[
                `release/${id}`,
                ...documents.map(({ document }) => document),
                ...unpublishing,
              ]}
            />
          </span>
          <span>{words.documents(documents.length + unpublishing.length)}</span>
          <small>
            {failure
              ? words.failed(
                  timeWithZone(failure.scheduledAt ?? failure.at, zone ?? zoneHere(), code),
                )
              : scheduledAt === null
                ? words.noTime
                : timeWithZone(scheduledAt, zone ?? zoneHere(), code)}
          </small>
        </li>
      ))}
    </ul>
  );
}

function NewRelease() {
  const words = useWords(releaseWords);
  const [, go] = useLocation();
  const queries = useQueryClient();
  const [label, setLabel] = useState('');
  const [unanswered] = useState(() => new Unanswered());
  return (
    <DialogButton title={words.newRelease} label={words.newRelease} className="loud">
      {(close) => (
        <ActionForm
          label={words.create}
          act={async () => {
            const { id } = await unanswered.send({ label }, (key) => createRelease({ label }, key));
            void queries.invalidateQueries({ queryKey: ['releases'] });
            close();
            go(`/releases/${id}`);
          }}
        >
          <ReleaseName isFirst label={words.name} value={label} onChange={setLabel} />
        </ActionForm>
      )}
    </DialogButton>
  );
}
