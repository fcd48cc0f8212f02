import { dateInWords } from '@farol/content-model';
import { useInterfaceLanguage } from '../messages/messages.tsx';

/** Formats a time: the time of day today, else the date. */
export function useTimeFormat(): (at: number) => string {
  const { code } = useInterfaceLanguage();
  return (at) =>
    dateInWords(at, code, isToday(at) ? { timeStyle: 'short' } : { dateStyle: 'medium' });
}

/** Formats a time with its time of day, and with its date unless that is today. */
export function useMomentFormat(): (at: number) => string {
  const { code } = useInterfaceLanguage();
  return (at) =>
    dateInWords(at, code, { timeStyle: 'short', ...(isToday(at) ? {} : { dateStyle: 'medium' }) });
}

/** Formats the time from one moment to another, as one where both read alike. */
export function useTimeSpanFormat(): (from: number, to: number) => string {
  const when = useTimeFormat();
  return (from, to) => [...new Set([when(from), when(to)])].join(' – ');
}

function isToday(at: number): boolean {
  return new Date(at).toDateString() === new Date().toDateString();
}
