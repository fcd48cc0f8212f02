import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Link, useLocation } from 'wouter';
import {
  addRedirect,
  changeRelease,
  checkRelease,
  listReleases,
  publishRelease,
  type Release,
  readContents,
  removeRelease,
} from '../../api/publishing.ts';
import { PeopleHere, usePresenceAt } from '../../live/people-here.tsx';
import { useInterfaceLanguage, useWords } from '../../messages/messages.tsx';
import { Failed, Loading } from '../../parts/failed.tsx';
import { StepButton } from '../../parts/step-button.tsx';
import { useAction } from '../../parts/use-action.ts';
import { useMayPublish } from '../../person/use-may-publish.ts';
import { FailedReason } from '../publishing/failed-reason.tsx';
import { Findings } from '../publishing/findings.tsx';
import { TimeField } from '../publishing/time-field.tsx';
import { publishingWords } from '../publishing/words.ts';
import { localTime, momentOf, timeWithZone, zoneHere } from '../publishing/zoned-time.ts';
import { AddPages } from './add-pages.tsx';
import { Contents } from './contents.tsx';
import { openPreview } from './open-preview.ts';
import './releases.css';
import { Fault } from '../../parts/fault.tsx';
import { ReleaseName } from '../publishing/release-choice.tsx';
import { releaseWords } from './words.ts';

/** A release: its contents, the findings of its checks, and when it is published. */
export function ReleaseScreen({ parameters }: { parameters: Record<string, string> }) {
  const { id = '' } = parameters;
  const words = useWords(releaseWords);
  const releases = useQuery({
    queryKey: ['releases'],
    queryFn: ({ signal }) => listReleases(signal),
  });
  // Requested in parallel with the list.
  useContents(id);
  if (releases.isLoadingError)
    return <Failed fault={releases.error} again={() => releases.refetch()} />;
  if (releases.isPending) return <Loading />;
  const release = releases.data.releases.find((each) => each.id === id);
  if (!release)
    return (
      <div className="state">
        <h1>{words.notThere}</h1>
        <Link href="/releases">{words.back}</Link>
      </div>
    );
  const others = releases.data.releases.filter((each) => each.id !== id && each.only === undefined);
  return <OneRelease key={id} release={release} others={others} />;
}

/** Nobody publishes or settles by what was in it at an earlier visit. */
const useContents = (id: string) =>
  useQuery({
    queryKey: ['release', id],
    queryFn: ({ signal }) => readContents(id, signal),
    gcTime: 0,
  });

function OneRelease({ release, others }: { release: Release; others: readonly Release[] }) {
  const { id, label, failure, zone } = release;
  const publishes = useMayPublish();
  const words = useWords(releaseWords);
  const { checks: checksTitle, checking } = useWords(publishingWords);
  const { code } = useInterfaceLanguage();
  const [, go] = useLocation();
  const queries = useQueryClient();
  const { fault, isRunning, runAction } = useAction();
  const [key] = useState(() => crypto.randomUUID());
  const contents = useContents(id);
  const rows = contents.data?.rows ?? [];
  const checks = useQuery({
    queryKey: ['release', id, 'checks'],
    queryFn: ({ signal }) => checkRelease(id, signal),
    // Checks take the service longer than the contents, which are shown first.
    enabled: contents.isSuccess,
    gcTime: 0,
  });
  const changed = () => queries.invalidateQueries();
  usePresenceAt(`release/${id}`);
  const hasConflicts = rows.some(({ conflict }) => conflict !== null);
  const isForbidden = checks.data?.forbidden === true;
  return (
    <div className="releases release">
      <title>{`${label} | Farol`}</title>
      <Link href="/releases">{words.back}</Link>
      <PeopleHere place={`release/${id}`} />
      <h1>{label}</h1>
      {publishes && <Rename release={release} changed={changed} />}
      <div role="status">
        {failure && (
          <div className="warning">
            <p>
              {words.failed(
                timeWithZone(failure.scheduledAt ?? failure.at, zone ?? zoneHere(), code),
              )}
            </p>
            <FailedReason failure={failure} />
            <p>{words.mend}</p>
          </div>
        )}
      </div>
      <div className="row">
        <Button
          className="quiet"
          aria-disabled={isRunning}
          isDisabled={rows.length === 0}
          onPress={() => void runAction(() => openPreview({ release: id }))}
        >
          {words.preview}
        </Button>
        {publishes && <AddPages release={id} rows={rows} changed={changed} />}
        {publishes && (
          <Button
            className="loud"
            aria-disabled={isRunning}
            isDisabled={rows.length === 0 || hasConflicts || checks.data?.forbidden !== false}
            onPress={() =>
              void runAction(async () => {
                await publishRelease(id, key);
                // Left before refetching: the published release can no longer be requested.
                go('/releases');
                void changed();
              })
            }
          >
            {words.publish}
          </Button>
        )}
      </div>
      <p role="status">
        {publishes && (hasConflicts ? words.chooseFirst : isForbidden && words.fixFirst)}
      </p>
      <Fault fault={fault} />
      <section>
        <h2>{words.contents}</h2>
        {contents.isPending && <Loading />}
        {contents.isError && <Failed fault={contents.error} again={() => contents.refetch()} />}
        {contents.isSuccess && rows.length === 0 && (
          <p>
            <b>{words.empty}.</b> {words.emptyText}
          </p>
        )}
        {rows.length > 0 && (
          <Contents
            release={id}
            rows={rows}
            others={others}
            mayChange={publishes}
            changed={changed}
          />
        )}
      </section>
      {rows.length > 0 && (
        <section aria-busy={checks.isPending}>
          <h2>{checksTitle}</h2>
          {checks.isPending && <p>{checking}</p>}
          {checks.isError && <Failed fault={checks.error} again={() => checks.refetch()} />}
          {checks.data && (
            <Findings
              findings={checks.data.findings}
              redirect={
                publishes
                  ? {
                      isRunning,
                      create: (from, to) =>
                        void runAction(() =>
                          addRedirect({ from, to }, crypto.randomUUID()).then(changed),
                        ),
                    }
                  : undefined
              }
            />
          )}
        </section>
      )}
      <When release={release} changed={changed} />
      {publishes && (
        <Button
          className="quiet"
          aria-disabled={isRunning}
          onPress={() =>
            void runAction(async () => {
              await removeRelease(id);
              go(`/releases?removed=${id}`);
              void changed();
            })
          }
        >
          {words.remove}
        </Button>
      )}
    </div>
  );
}

function Rename({ release, changed }: { release: Release; changed(): Promise<void> }) {
  const words = useWords(releaseWords);
  const [label, setLabel] = useState(release.label);
  const { fault, isRunning, runAction } = useAction();
  return (
    <form
      className="row actions"
      onSubmit={(event) => {
        event.preventDefault();
        void runAction(() => changeRelease(release.id, { label }).then(changed));
      }}
    >
      <ReleaseName label={words.rename} value={label} onChange={setLabel} />
      <Button
        type="submit"
        className="quiet"
        aria-disabled={isRunning}
        isDisabled={label === release.label}
      >
        {words.save}
      </Button>
      <Fault fault={fault} />
    </form>
  );
}

function When({ release, changed }: { release: Release; changed(): Promise<void> }) {
  const { id, scheduledAt } = release;
  const publishes = useMayPublish();
  const words = useWords(releaseWords);
  const zone = release.zone ?? zoneHere();
  const [time, setTime] = useState({
    zone,
    local: scheduledAt === null ? '' : localTime(scheduledAt, zone),
  });
  const { fault, isRunning, runAction } = useAction();
  const at = momentOf(time.local, time.zone);
  const { code } = useInterfaceLanguage();
  return (
    <section>
      <h2>{words.time}</h2>
      <p role="status">
        {scheduledAt === null ? words.noTime : timeWithZone(scheduledAt, zone, code)}
      </p>
      {publishes && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            void runAction(() =>
              changeRelease(id, { scheduledAt: at, zone: time.zone }).then(changed),
            );
          }}
        >
          <TimeField value={time} onChange={setTime} />
          <div className="row">
            <Button
              type="submit"
              className="quiet"
              aria-disabled={isRunning}
              isDisabled={at === null || at <= Date.now()}
            >
              {words.setTime}
            </Button>
            <StepButton
              isPossible={scheduledAt !== null && !isRunning}
              run={() =>
                void runAction(() => changeRelease(id, { scheduledAt: null }).then(changed))
              }
            >
              {words.liftTime}
            </StepButton>
          </div>
          <Fault fault={fault} />
        </form>
      )}
    </section>
  );
}
