import { useInterfaceLanguage } from '../messages/messages.tsx';

/** Formats a time: the time of day today, else the date. */
export function useTimeFormat(): (at: number) => string {
  const { code } = useInterfaceLanguage();
  return (at) => formatIn(code, isToday(at) ? 'hour' : 'day').format(at);
}

function isToday(at: number): boolean {
  return new Date(at).toDateString() === new Date().toDateString();
}

const styles = { hour: { timeStyle: 'short' }, day: { dateStyle: 'medium' } } as const;
const formats = new Map<string, Intl.DateTimeFormat>();

/** One formatter for each language and style: a list formats a time in every row. */
function formatIn(code: string, style: keyof typeof styles): Intl.DateTimeFormat {
  const name = `${code} ${style}`;
  const format = formats.get(name) ?? new Intl.DateTimeFormat(code, styles[style]);
  formats.set(name, format);
  return format;
}
