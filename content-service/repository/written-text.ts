import { InvalidDocument } from './check/fault.ts';
import { editDocument } from './commands/documents.ts';
import { Refused } from './faults.ts';
import type { State, Version } from './state.ts';

/** An editor's unsaved text of a document. */
export interface WrittenText {
  document: string;
  /** Changes with every edit. */
  mark: string;
  title: string;
  uid: string | null;
  tags: readonly string[];
  data: Readonly<Record<string, unknown>>;
}

type SaveResult =
  | { kind: 'version'; version: Version; data: Readonly<Record<string, unknown>> }
  /** `fault`: the refusal as a sentence. */
  | { kind: 'fault'; fault: string };

/** The version that saving the text as a draft would create, or why saving would be refused. */
export function asIfSaved(
  state: State,
  { document, ...text }: WrittenText,
  now: number,
): SaveResult {
  try {
    const { answer, versions } = editDocument(document, text, () => undefined)(state, now);
    return { kind: 'version', version: answer.version, data: versions?.[0]?.content ?? {} };
  } catch (fault) {
    if (fault instanceof InvalidDocument || fault instanceof Refused)
      return { kind: 'fault', fault: fault.message };
    throw fault;
  }
}
