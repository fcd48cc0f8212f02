/**
 * What people are writing at this moment, one text for each document, person and tab of hers. It makes no version,
 * outlives no crash, and is gone an hour after the last word: what is to stay is saved as a draft.
 */
export interface WorkingCopies {
  /**
   * Takes the place of the one that is there. Where there are too many, the older ones of who holds the most make
   * room: nobody writes so much that others lose what they write.
   */
  put(copy: WorkingCopy): Promise<void>;
  get(place: WritingPlace, now: number): Promise<WorkingCopy | null>;
  /** All of a person's tab, the latest first. */
  of(writer: Writer, now: number): Promise<WorkingCopy[]>;
  /** Who is writing what, the latest first. */
  heads(now: number): Promise<WorkingCopyHead[]>;
  remove(place: WritingPlace): Promise<void>;
  forget(now: number): Promise<void>;
  /** Tells of every change, those of other processes included; never what was written. */
  onChange(listener: (place: WritingPlace) => void): () => void;
}

/** Who sees a text that is being written: whoever writes in two tabs sees in each what is written there. */
export interface Writer {
  person: string;
  tab: string;
}

export interface WritingPlace extends Writer {
  document: string;
}

export interface WorkingCopyHead extends WritingPlace {
  /** Milliseconds. */
  at: number;
  /** Another one after each word. */
  mark: string;
}

export interface WorkingCopy extends WorkingCopyHead {
  /** As JSON. */
  content: string;
}

export const workingCopyLimits = {
  lastsMs: 60 * 60 * 1000,
  /** Of one person, in all tabs; room for two of the longest texts. */
  most: 50,
  mostBytesOfOne: 8 * 1024 * 1024,
  mostInAll: 1_000,
  mostBytes: 64 * 1024 * 1024,
} as const;

export type WorkingCopyLimits = { [Name in keyof typeof workingCopyLimits]: number };
