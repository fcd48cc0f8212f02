/**
 * What people are writing at this moment, one text for each document and person. It makes no version, outlives no
 * crash, and is gone an hour after the last word: what is to stay is saved as a draft.
 */
export interface WorkingCopies {
  /**
   * Takes the place of the one that is there. Where there are too many, the older ones of who holds the most make
   * room: nobody writes so much that others lose what they write.
   */
  put(copy: WorkingCopy): Promise<void>;
  get(document: string, person: string, now: number): Promise<WorkingCopy | null>;
  /** All of a person, the latest first. */
  of(person: string, now: number): Promise<WorkingCopy[]>;
  /** Who is writing what, the latest first. */
  heads(now: number): Promise<WorkingCopyHead[]>;
  remove(document: string, person: string): Promise<void>;
  forget(now: number): Promise<void>;
  /** Tells of every change, those of other processes included; never what was written. */
  onChange(listener: (copy: Pick<WorkingCopyHead, 'document' | 'person'>) => void): () => void;
}

export interface WorkingCopyHead {
  document: string;
  person: string;
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
  /** Of one person; room for two of the longest texts. */
  most: 50,
  mostBytesOfOne: 8 * 1024 * 1024,
  mostInAll: 1_000,
  mostBytes: 64 * 1024 * 1024,
} as const;

export type WorkingCopyLimits = { [Name in keyof typeof workingCopyLimits]: number };
