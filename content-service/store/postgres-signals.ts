import type { Sql } from './postgres-connection.ts';
import type { Asking } from './postgres-records.ts';
import type { Signals } from './signals.ts';

const CHANNEL = 'farol_signals';

/** `self` tells our own signals from those of others. */
export function postgresSignals(
  { read }: Pick<Asking, 'read'>,
  listening: () => Sql,
  self: string,
): Signals {
  return {
    async send(text) {
      await read((sql) => sql`select pg_notify(${CHANNEL}, ${`${self} ${text}`})`);
    },
    hear(listener) {
      const heard = listening().listen(CHANNEL, (said) => {
        const [from, ...words] = said.split(' ');
        if (from !== self) listener(words.join(' '));
      });
      // What cannot be heard now is said again.
      heard.catch(() => {});
      return () => void heard.then(({ unlisten }) => unlisten()).catch(() => {});
    },
  };
}
