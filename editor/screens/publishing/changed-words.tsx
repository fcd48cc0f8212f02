import type { TypeModel } from '../../fields/model.ts';
import { useMessages } from '../../messages/messages.tsx';
import type { Change } from '../document/changes.ts';
import { WordDifferences } from '../document/word-differences.tsx';
import { fieldName } from './findings.tsx';

/** The changes of a document, by field and word. */
export function ChangedWords({ changes, type }: { changes: readonly Change[]; type: TypeModel }) {
  const messages = useMessages();
  if (changes.length === 0) return null;
  return (
    <section>
      <h3>{messages.whatChanges}</h3>
      <ul className="changes">
        {changes.map(({ place, before, after }) => (
          <li key={place}>
            <b>{fieldName(place, type)}</b>
            <WordDifferences before={before} after={after} />
          </li>
        ))}
      </ul>
    </section>
  );
}
