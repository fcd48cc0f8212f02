import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { ContentClient } from './content/client.ts';
import { type Content, noContent } from './content/content.ts';
import { ContentFile } from './content/content-file.ts';
import type { Fault, Source } from './content/copy.ts';
import { type Following, follow } from './content/follow.ts';
import { publications } from './content/publications.ts';
import type { Publisher } from './publish/publisher.ts';
import type { Settings } from './settings.ts';

export interface FollowOptions {
  settings: Settings;
  log: Logger;
  clock: () => number;
  /** Milliseconds that a start waits for the newest content when there is some on disk. */
  newestWithin?: number;
}

/** Shows the last content from disk at once, and follows the newest from then on. */
export async function followContent(
  { settings, log, clock, newestWithin = 1_000 }: FollowOptions,
  published: Publisher,
) {
  const { repository, endpoint, service, localEndpoint, accessToken, wanted } = settings.content;
  const warn = (fault: unknown) => log.warn({ err: fault }, messageOf(fault));
  const file = new ContentFile({
    folder: settings.dataFolder,
    repository: `${endpoint} ${Object.values(wanted).join(' ')}`,
    onFault: warn,
  });
  const saved = file.load();
  if (saved) published.publish(saved.content, saved.takenAt);
  let invalid: readonly Fault[] = [];
  let last: Content = saved?.content ?? noContent;

  const events = service ? eventsAddress(service, accessToken) : null;
  const makeClient = () =>
    new ContentClient({ repository, endpoint, service, localEndpoint, accessToken });
  let client = makeClient();
  const source: Source = {
    client: () => client,
    renew() {
      client = makeClient();
    },
    wanted,
    // Our own service needs no breaks.
    pause: service ? 0 : 500,
  };
  const following: Following = follow({
    source,
    start: last,
    news: events ? (signal) => publications(events, signal) : null,
    onCopied({ content, invalid: found, mended }) {
      const takenAt = clock();
      if (content !== last) {
        log.info({ ref: content.ref, documents: content.documents.length }, 'Content is published');
        invalid = found;
        for (const { id, fault } of found)
          log.error({ document: id, fault }, `The document ${id} does not fit: ${fault}`);
        for (const { id, fault } of mended)
          log.error(
            { document: id, fault },
            `The document ${id} is shown without a field: ${fault}`,
          );
      }
      last = content;
      published.publish(content, takenAt);
      file.save({ content, takenAt });
    },
    onFault: warn,
  });
  // Who comes back from the disk shows what is published now, where the service says it soon enough.
  if (saved) await Promise.race([following.looked, pause(newestWithin)]);
  return {
    source,
    look: following.look,
    invalid: () => invalid,
    async stop() {
      await following.stop();
      await file.stop();
    },
  };
}

function eventsAddress(service: string, accessToken: string | null): string {
  const address = `${service}/api/farol/v1/events`;
  return accessToken ? `${address}?access_token=${encodeURIComponent(accessToken)}` : address;
}

export function messageOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault);
}
