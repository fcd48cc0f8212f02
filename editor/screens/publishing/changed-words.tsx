import { useMessages } from '../../messages/messages.tsx';
import { ChangeList } from '../history/change-list.tsx';
import type { FieldChange } from '../history/field-changes.ts';

/** The changes of a document, by field and word. */
export function ChangedWords({ changes }: { changes: readonly FieldChange[] }) {
  const messages = useMessages();
  if (changes.length === 0) return null;
  return (
    <section>
      <h3>{messages.whatChanges}</h3>
      <ChangeList changes={changes} />
    </section>
  );
}
