import { diffWords } from 'diff';
import type { ReactNode } from 'react';

interface WordDifferencesProps {
  before: string;
  after: string;
  /** Shown in front of the text. */
  children?: ReactNode;
}

/** The differences between two texts, word by word, in one text. */
export function WordDifferences({ before, after, children }: WordDifferencesProps) {
  return (
    <p className="words">
      {children}
      {diffWords(before, after).map(({ value, added, removed }, index) => {
        const key = `${index}${value}`;
        if (added) return <ins key={key}>{value}</ins>;
        return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
      })}
    </p>
  );
}
