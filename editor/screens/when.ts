import { useSpoken } from '../messages/messages.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Times as the person reads them: the hour today, else the day. */
export function useWhen(): (at: number) => string {
  const { code } = useSpoken();
  return (at) => {
    const isRecent = Date.now() - at < DAY_MS;
    const style = isRecent ? ({ timeStyle: 'short' } as const) : ({ dateStyle: 'medium' } as const);
    return new Intl.DateTimeFormat(code, style).format(at);
  };
}
