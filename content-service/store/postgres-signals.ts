import { type Sql, subscribe } from './postgres-connection.ts';
import type { QueryRunner } from './postgres-records.ts';
import type { Signals } from './signals.ts';

const channelName = 'farol_signals';

/** `self` identifies this process, to ignore its own signals. */
export function postgresSignals(
  { read }: Pick<QueryRunner, 'read'>,
  listeningSql: () => Sql,
  self: string,
): Signals {
  return {
    async send(text) {
      await read((sql) => sql`select pg_notify(${channelName}, ${`${self} ${text}`})`);
    },
    // If listening fails, missed signals are repeated by their senders.
    listen: (listener) =>
      subscribe(listeningSql(), channelName, (payload) => {
        const [from, ...words] = payload.split(' ');
        if (from !== self) listener(words.join(' '));
      }),
  };
}
