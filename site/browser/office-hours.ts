import { onShownLater } from './shown.ts';

/** Marks each office as open or closed, by the time at its place, and does so again each minute. */
export function showOpenOffices(): void {
  const show = () => {
    for (const badge of document.querySelectorAll<HTMLElement>('[data-hours]'))
      showWhetherOpen(badge, new Date());
  };
  show();
  onShownLater(show);
  setInterval(show, 60_000);
}

type Badge = Pick<HTMLElement, 'dataset' | 'textContent' | 'hidden'> & {
  classList: Pick<DOMTokenList, 'toggle'>;
};

/** The page comes with the text of an open office. */
export function showWhetherOpen(badge: Badge, now: Date): void {
  const { hours = '', days, zone = '', closed = '' } = badge.dataset;
  const isOpen = isOpenAt(now, { hours, isEveryDay: days === 'every_day', zone });
  if (isOpen === null) return;
  badge.dataset.open ??= badge.textContent;
  badge.textContent = isOpen ? badge.dataset.open : closed;
  badge.classList.toggle('open-now', isOpen);
  badge.hidden = false;
}

interface OpeningHours {
  /** `09:00-18:00` */
  hours: string;
  isEveryDay: boolean;
  zone: string;
}

/** Null where the hours or the time zone cannot be read. */
export function isOpenAt(now: Date, { hours, isEveryDay, zone }: OpeningHours): boolean | null {
  const [opens, closes] = hours.split('-').map(minutesOf);
  const local = clockIn(zone, now);
  if (opens === undefined || closes === undefined || !local) return null;
  if (Number.isNaN(opens + closes)) return null;
  const isWorkday = isEveryDay || !['Sat', 'Sun'].includes(local.weekday);
  return isWorkday && local.minutes >= opens && local.minutes < closes;
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.trim().split(':').map(Number);
  return (hours ?? Number.NaN) * 60 + (minutes ?? Number.NaN);
}

function clockIn(timeZone: string, now: Date): { weekday: string; minutes: number } | null {
  try {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
    const minutes = minutesOf(`${parts.get('hour')}:${parts.get('minute')}`);
    return { weekday: parts.get('weekday') ?? '', minutes };
  } catch {
    // An unknown time zone: nothing is shown.
    return null;
  }
}
