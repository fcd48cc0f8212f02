import { InvalidDocument } from './check/fault.ts';
import { editDocument } from './commands/documents.ts';
import { Refused } from './faults.ts';
import type { State, Version } from './state.ts';

/** What somebody is writing of a document. */
export interface WrittenText {
  document: string;
  /** Another one after each word. */
  mark: string;
  title: string;
  uid: string | null;
  tags: readonly string[];
  data: Readonly<Record<string, unknown>>;
}

export type Fitted =
  | { kind: 'version'; version: Version; data: Readonly<Record<string, unknown>> }
  /** In a sentence. */
  | { kind: 'fault'; fault: string };

/** The version that a text would be if it were saved as a draft now, or why it would not be taken. */
export function asIfSaved(state: State, { document, ...text }: WrittenText, now: number): Fitted {
  try {
    const { answer, versions } = editDocument(document, text, () => undefined)(state, now);
    return { kind: 'version', version: answer.version, data: versions?.[0]?.content ?? {} };
  } catch (fault) {
    if (fault instanceof InvalidDocument || fault instanceof Refused)
      return { kind: 'fault', fault: fault.message };
    throw fault;
  }
}
