import type { SaveAnswer, Sending } from '../api/written.ts';
import { EditedDocument, editingOf } from './edited-document.ts';
import { exampleVersion } from './examples.ts';
import { Saving } from './saving.ts';

/** An open document, and a service that gives the next of `answers`, or saves when there is none. */
export function openedForSaving(answers: SaveAnswer[] = []) {
  const document = new EditedDocument(editingOf(exampleVersion()), Date.now);
  const sent: (Sending & { at: number })[] = [];
  const saving = new Saving(document, {
    async save(sending) {
      sent.push({ ...sending, at: Date.now() });
      const id = `version-${sent.length + 1}`;
      const kind = sending.isAutosave ? 'autosave' : 'saved';
      const version = exampleVersion({ ...sending.written, id, kind, at: Date.now() });
      return answers.shift() ?? { kind: 'saved', version };
    },
  });
  const type = (text: string) => document.write(['data', 'place'], text, { isTyping: true });
  return { document, saving, sent, type };
}
