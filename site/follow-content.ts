import { setTimeout as pause } from 'node:timers/promises';
import { errorOf } from '@farol/content-model';
import type { Logger } from 'pino';
import { ContentClient } from './content/client.ts';
import { type Content, noContent } from './content/content.ts';
import { ContentFile } from './content/content-file.ts';
import type { Copy, DocumentFault, Source } from './content/copy.ts';
import { type Following, follow } from './content/follow.ts';
import { serviceEvents } from './content/publications.ts';
import type { Publisher } from './publish/publisher.ts';
import type { Settings } from './settings.ts';

export interface FollowOptions {
  settings: Settings;
  log: Logger;
  clock: () => number;
  /** How long a start with content on disk waits for newer content. */
  maxStartWaitMs?: number;
}

/** Publishes the content on disk, then follows the service and publishes what is newer. */
export async function followContent(
  { settings, log, clock, maxStartWaitMs = 1_000 }: FollowOptions,
  publisher: Publisher,
) {
  const { repository, endpoint, service, localEndpoint, accessToken, wanted } = settings.content;
  const warn = (fault: unknown) => log.warn({ err: fault }, errorOf(fault).message);
  const file = new ContentFile({
    folder: settings.dataFolder,
    repository: `${endpoint} ${Object.values(wanted).join(' ')}`,
    onFault: warn,
  });
  const saved = file.load();
  if (saved) publisher.publish(saved.content, saved.takenAt);
  /** By id, until such a document fits or is gone. */
  const notShown = new Map<string, DocumentFault>();
  /** What the log says of a document, by id: once, and not with each publication. */
  const said = new Map<string, ReadonlySet<string>>();
  const say = ({ checked, invalid, mended }: Copy) => {
    const fitsNot = invalid.map((each) => ({ ...each, sentence: `does not fit: ${each.fault}` }));
    const isMended = mended.map((each) => ({
      ...each,
      sentence: `is shown without a field: ${each.fault}`,
    }));
    const sentences = Map.groupBy([...fitsNot, ...isMended], ({ id }) => id);
    for (const id of checked) {
      const all = sentences.get(id) ?? [];
      for (const { fault, sentence } of all)
        if (!said.get(id)?.has(sentence))
          log.error({ document: id, fault }, `The document ${id} ${sentence}`);
      if (all.length > 0) said.set(id, new Set(all.map(({ sentence }) => sentence)));
      else said.delete(id);
    }
  };
  let last: Content = saved?.content ?? noContent;

  const address = service ? eventsAddress(service, accessToken) : null;
  const makeClient = () =>
    new ContentClient({ repository, endpoint, service, localEndpoint, accessToken });
  let client = makeClient();
  const source: Source = {
    client: () => client,
    renew() {
      client = makeClient();
    },
    wanted,
    // The embedded service has no rate limit.
    pauseMs: service ? 0 : 500,
  };
  const following: Following = follow({
    source,
    start: last,
    events: address ? (signal) => serviceEvents(address, signal) : null,
    onCopy(copy) {
      const { content } = copy;
      const takenAt = clock();
      if (content !== last) {
        log.info({ ref: content.ref, documents: content.documents.length }, 'Content is published');
        if (copy.fault) log.warn(copy.fault);
        for (const id of copy.checked) notShown.delete(id);
        for (const one of copy.invalid) notShown.set(one.id, one);
        say(copy);
      }
      last = content;
      publisher.publish(content, takenAt);
      file.save({ content, takenAt });
    },
    onFault: warn,
  });
  // The saved content may be old: give newer content a moment before the first request.
  if (saved) await Promise.race([following.firstCheck, pause(maxStartWaitMs)]);
  return {
    source,
    check: following.check,
    notShown: () => [...notShown.values()],
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
