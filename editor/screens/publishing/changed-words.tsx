import { diffWords } from 'diff';
import { useMessages } from '../../messages/messages.tsx';
import type { Change } from '../document/changes.ts';

/** What changes, field by field and word by word. */
export function ChangedWords({ changes }: { changes: readonly Change[] }) {
  const messages = useMessages();
  if (changes.length === 0) return null;
  return (
    <section>
      <h3>{messages.whatChanges}</h3>
      <ul className="changes">
        {changes.map(({ place, before, after }) => (
          <li key={place}>
            <b>{place}</b>
            <Words before={before} after={after} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Two texts in one, word by word. */
function Words({ before, after }: { before: string; after: string }) {
  return (
    <p className="words">
      {diffWords(before, after).map(({ value, added, removed }, index) => {
        const key = `${index}${value}`;
        if (added) return <ins key={key}>{value}</ins>;
        return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
      })}
    </p>
  );
}
