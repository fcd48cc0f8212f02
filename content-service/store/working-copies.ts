import { hourMs } from '@farol/content-model';
/**
 * Unsaved texts that people are typing, one per document, person and browser tab. They are not versions, do not
 * survive a crash, and expire an hour after the last edit: what should last is saved as a draft.
 */
export interface WorkingCopies {
  /**
   * Replaces the present copy. If there are too many, the older ones of whoever has the most are evicted, so that
   * nobody's text is lost because another person writes a lot.
   */
  put(copy: WorkingCopy): Promise<void>;
  get(place: WritingPlace, now: number): Promise<WorkingCopy | null>;
  /** All copies of a person's tab, latest first. */
  of(writer: Writer, now: number): Promise<WorkingCopy[]>;
  /** All copies without their content, latest first. */
  heads(now: number): Promise<WorkingCopyHead[]>;
  remove(place: WritingPlace): Promise<void>;
  forget(now: number): Promise<void>;
  /** Called on every change, including those of other processes, without the content. */
  onChange(listener: (place: WritingPlace) => void): () => void;
}

/** Each tab of a person has working copies of its own. */
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
  /** Changes with every edit. */
  mark: string;
}

export interface WorkingCopy extends WorkingCopyHead {
  /** As JSON. */
  content: string;
}

export const workingCopyLimits = {
  ttlMs: hourMs,
  /** Per person, in all tabs; enough for two of the longest texts. */
  maxPerPerson: 50,
  maxBytesPerPerson: 8 * 1024 * 1024,
  maxTotal: 1_000,
  maxTotalBytes: 64 * 1024 * 1024,
} as const;

export type WorkingCopyLimits = { [Name in keyof typeof workingCopyLimits]: number };
