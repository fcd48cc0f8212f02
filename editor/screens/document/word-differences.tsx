import { diffWords } from 'diff';

/** The differences between two texts, word by word, in one text. */
export function WordDifferences({ before, after }: { before: string; after: string }) {
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
