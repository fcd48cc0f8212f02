import { dateInWords } from '@farol/content-model';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import type { Release } from '../../api/publishing.ts';
import { useInterfaceLanguage, useWords } from '../../messages/messages.tsx';
import { Fault } from '../../parts/fault.tsx';
import { useAction } from '../../parts/use-action.ts';
import { ZoneChoice } from '../publishing/zone-choice.tsx';
import { localDay, localTime, momentOf, zoneHere } from '../publishing/zoned-time.ts';
import { dayAfter, monthAfter, weeksOf } from './month.ts';
import { openPreview } from './open-preview.ts';
import { releaseWords } from './words.ts';

const steps: Record<string, (day: string) => string> = {
  ArrowLeft: (day) => dayAfter(day, -1),
  ArrowRight: (day) => dayAfter(day, 1),
  ArrowUp: (day) => dayAfter(day, -7),
  ArrowDown: (day) => dayAfter(day, 7),
  PageUp: (day) => monthAfter(day, -1),
  PageDown: (day) => monthAfter(day, 1),
};

/** A month of releases in a selectable time zone. Arrow keys move by a day, Page Up and Page Down by a month. */
export function Calendar({ releases }: { releases: readonly Release[] }) {
  const words = useWords(releaseWords);
  const { code } = useInterfaceLanguage();
  const [zone, setZone] = useState(zoneHere);
  const today = localDay(Date.now(), zone);
  const [day, setDay] = useState(today);
  const { fault, isRunning, runAction } = useAction();
  const grid = useRef<HTMLTableElement>(null);
  const [isMoving, setMoving] = useState(false);
  useEffect(() => {
    if (isMoving) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day, isMoving]);
  const onKeyDown = (event: KeyboardEvent, from: string) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    setMoving(true);
    setDay(step(from));
  };
  const ownZones = releases.flatMap((release) => release.zone ?? []);
  const weeks = weeksOf(day);
  const format = (options: Intl.DateTimeFormatOptions, of: string) =>
    dateInWords(new Date(`${of}T12:00Z`), code, { ...options, timeZone: 'UTC' });
  const move = (to: string) => {
    setMoving(false);
    setDay(to);
  };
  return (
    <>
      <div className="row month">
        <h2 aria-live="polite">{format({ month: 'long', year: 'numeric' }, day)}</h2>
        <Button className="quiet" onPress={() => move(monthAfter(day, -1))}>
          {words.lastMonth}
        </Button>
        <Button className="quiet" onPress={() => move(today)}>
          {words.today}
        </Button>
        <Button className="quiet" onPress={() => move(monthAfter(day, 1))}>
          {words.nextMonth}
        </Button>
      </div>
      <div className="row day">
        <label>
          {words.goToDay}
          <input
            type="date"
            max="9999-12-31"
            value={day}
            onChange={({ target }) => target.value.length === day.length && move(target.value)}
          />
        </label>
        <ZoneChoice value={zone} first={[zoneHere(), ...ownZones]} choose={setZone} />
        <Button
          className="quiet"
          aria-disabled={isRunning}
          isDisabled={day < today}
          onPress={() =>
            void runAction(() =>
              openPreview({ until: momentOf(`${day}T23:59`, zone) ?? Date.now() }),
            )
          }
        >
          {words.previewDay}
        </Button>
      </div>
      <Fault fault={fault} />
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is what its days are walked through in */}
      <table ref={grid} role="grid" className="calendar" aria-label={words.calendar}>
        <thead>
          <tr>
            {weeks[0]?.map((each) => (
              <th key={each} scope="col">
                {format({ weekday: 'short' }, each)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((each) => (
                <td
                  key={each}
                  data-day={each}
                  data-other={each.slice(0, 7) !== day.slice(0, 7) || undefined}
                  aria-current={each === today ? 'date' : undefined}
                  tabIndex={each === day ? 0 : -1}
                  onKeyDown={(event) => onKeyDown(event, each)}
                  // A pressed release of the month beside would move away with its day, and not be opened.
                  onFocus={({ target, currentTarget }) => target === currentTarget && setDay(each)}
                >
                  <time dateTime={each}>
                    <span aria-hidden="true">{Number(each.slice(8))}</span>
                    <span className="unseen">{format({ dateStyle: 'long' }, each)}</span>
                  </time>
                  <OnDay releases={releases} day={each} zone={zone} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function OnDay({
  releases,
  day,
  zone,
}: {
  releases: readonly Release[];
  day: string;
  zone: string;
}) {
  return releases.map(({ id, label, scheduledAt, failure }) => {
    const at = scheduledAt ?? failure?.scheduledAt ?? null;
    if (at === null || localDay(at, zone) !== day) return null;
    return (
      <Link key={id} href={`/releases/${id}`} data-failed={failure !== null || undefined}>
        {localTime(at, zone).slice(11)} {label}
      </Link>
    );
  });
}
