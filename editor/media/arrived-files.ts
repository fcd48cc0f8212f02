import { onLeft } from '../api/session.ts';
import { Listeners } from '../listeners.ts';

/** Why a file is not in the field it was given to. */
export type Hindrance = 'page left' | 'only to read' | 'gone' | 'filled';

/** A file that was given to a field of a page, and is not in it yet, or could not be sent. */
export interface ArrivedFile {
  id: string;
  filename: string;
  page: string;
  /** What the page is called. */
  title: string;
  /** The name of the field, which stays where sections and items move. */
  field: string;
  /** Its path where it was last shown. */
  path: string;
  hindrance: Hindrance;
  /** The value of the field with the file in it; null for a file that could not be sent. */
  withFile: ((value: unknown) => unknown) | null;
  /** Whether the field, while it holds this, lists what could not be sent, with the way to try again. */
  isListedWith(value: unknown): boolean;
}

/** Writes a file in its field of an open page, which lists one that could not be sent, or says what hinders that. */
export type Receive = (file: ArrivedFile, isAskedFor: boolean) => Hindrance | null;

const listeners = new Listeners();
const openPages = new Map<string, Receive>();
let waiting: readonly ArrivedFile[] = [];

export const arrivedFiles = {
  /** With `list`, the arguments of `useSyncExternalStore`. */
  subscribe: listeners.subscribe,
  list: (): readonly ArrivedFile[] => waiting,
  /** Files that are written once their page is opened. */
  waitingForPage: () =>
    waiting.filter(({ hindrance, withFile }) => hindrance === 'page left' && withFile),

  /** It is written at once where its page is open, else once it is. */
  add(file: Omit<ArrivedFile, 'id' | 'hindrance'>): void {
    set([...waiting, { ...file, id: crypto.randomUUID(), hindrance: 'page left' }]);
    arrivedFiles.settle(file.page);
  },

  /** Returns a function that closes the page. */
  openPage(page: string, receive: Receive): () => void {
    openPages.set(page, receive);
    arrivedFiles.settle(page);
    return () => {
      if (openPages.get(page) === receive) openPages.delete(page);
      arrivedFiles.settle(page);
    };
  },

  /** Writes what can be written by now; one that was asked for, also over what the field holds. */
  settle(page: string, askedFor: string | null = null): void {
    const before = waiting;
    const ofPage = before.filter((file) => file.page === page);
    if (ofPage.length === 0) return;
    const receive = openPages.get(page);
    // Writing in the page calls this again.
    waiting = before.filter((file) => file.page !== page);
    const left = ofPage.flatMap((file) => {
      const hindrance = receive ? receive(file, file.id === askedFor) : 'page left';
      if (hindrance === file.hindrance) return [file];
      return hindrance ? [{ ...file, hindrance }] : [];
    });
    const isAsBefore =
      left.length === ofPage.length && left.every((each, at) => each === ofPage[at]);
    if (isAsBefore) waiting = before;
    else set([...waiting, ...left]);
  },

  /** Leaves it only in the media library. */
  dismiss(id: string): void {
    set(waiting.filter((file) => file.id !== id));
  },

  forget: () => set([]),
};

function set(files: readonly ArrivedFile[]): void {
  waiting = files;
  listeners.tell();
}

onLeft(arrivedFiles.forget);
