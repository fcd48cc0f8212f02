import { useSpoken } from '../messages/messages.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Times as the person reads them: the hour today, else the day. */
export function useWhen(): (at: number) => string {
  const { code } = useSpoken();
  return (at) => formatIn(code, Date.now() - at < DAY_MS ? 'hour' : 'day').format(at);
}

const styles = { hour: { timeStyle: 'short' }, day: { dateStyle: 'medium' } } as const;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once for each language the editor speaks: a list asks in every row. */
function formatIn(code: string, style: keyof typeof styles): Intl.DateTimeFormat {
  const name = `${code} ${style}`;
  const format = formats.get(name) ?? new Intl.DateTimeFormat(code, styles[style]);
  formats.set(name, format);
  return format;
}
