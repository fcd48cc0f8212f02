import { setTimeout as pause } from 'node:timers/promises';
import type { Writer } from '../../../launch/writer.ts';
import { type Listed, publish } from '../editing.ts';

/** What was acknowledged, and so must exist. */
interface Acknowledged {
  publications: number;
  unpublications: number;
  uploads: number;
  /** Writes that found no server, or failed with it. */
  failed: number;
}

/** A page that is published repeatedly, each time with the next number. */
export interface Numbered {
  id: string;
  path: string;
  acknowledged: number;
  attempted: number;
}

/** A page that is published and unpublished in turn. */
interface Changing {
  id: string;
  path: string;
  /** The last acknowledged state; null while a change is pending that may have been made or not. */
  isShown: boolean | null;
}

const run = Date.now();
const wordsOf = (number: number) => `Number ${number} of run ${run}.`;
export const numberIn = (html: string) =>
  Number(new RegExp(`Number (\\d+) of run ${run}`).exec(html)?.[1] ?? 0);

interface Work {
  numbered: readonly (Listed & { path: string })[];
  changing: Listed & { path: string };
  /** A picture to upload. */
  picture: string;
  /** Milliseconds between two changes of an editor. */
  between: number;
}

/** Editors who publish, unpublish and upload, and retry where a write fails. */
export function keepEditing(writer: Writer, { numbered, changing, picture, between }: Work) {
  const acknowledged: Acknowledged = { publications: 0, unpublications: 0, uploads: 0, failed: 0 };
  const pages: Numbered[] = numbered.map(({ id, path }) => ({
    ...{ id, path },
    acknowledged: 0,
    attempted: 0,
  }));
  const page: Changing = { id: changing.id, path: changing.path, isShown: true };
  const uploaded: string[] = [];
  let isOver = false;

  async function publishNext(each: Numbered): Promise<void> {
    each.attempted += 1;
    await publish(writer, each.id, { meta_description: wordsOf(each.attempted) });
    each.acknowledged = each.attempted;
    acknowledged.publications += 1;
  }

  async function change(): Promise<void> {
    const wasShown = page.isShown;
    page.isShown = null;
    if (wasShown) {
      await writer.send('DELETE', `/api/farol/v1/documents/${page.id}/publication`);
      acknowledged.unpublications += 1;
    } else {
      await publish(writer, page.id, {});
      acknowledged.publications += 1;
    }
    page.isShown = !wasShown;
  }

  async function upload(): Promise<void> {
    uploaded.push((await writer.upload(picture, 'Uploaded meanwhile')).id);
    acknowledged.uploads += 1;
  }

  async function again(work: () => Promise<void>, times: number): Promise<void> {
    while (!isOver) {
      await work().catch(() => {
        acknowledged.failed += 1;
      });
      await pause(between * times);
    }
  }

  const running = Promise.all([
    ...pages.map((each) => again(() => publishNext(each), 1)),
    again(change, 3),
    again(upload, 5),
  ]);
  return {
    acknowledged,
    pages,
    changing: page,
    uploaded,
    async stop(): Promise<void> {
      isOver = true;
      await running;
    },
    /** Publishes each page a last time, so that the outcome of pending writes is decided. */
    async publishLast(): Promise<void> {
      for (const each of pages) await publishNext(each);
      if (page.isShown !== true) {
        await publish(writer, page.id, {});
        page.isShown = true;
      }
    },
  };
}
