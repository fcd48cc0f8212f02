import { dateInWords } from '@farol/content-model';
import { useInterfaceLanguage } from '../messages/messages.tsx';

/** Formats a time: the time of day today, else the date. */
export function useTimeFormat(): (at: number) => string {
  const { code } = useInterfaceLanguage();
  return (at) =>
    dateInWords(at, code, isToday(at) ? { timeStyle: 'short' } : { dateStyle: 'medium' });
}

function isToday(at: number): boolean {
  return new Date(at).toDateString() === new Date().toDateString();
}
