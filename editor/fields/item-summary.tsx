import type { ValueWithModel } from './in-words.ts';
import { useInWords } from './use-in-words.ts';

const maxSummaryLength = 80;

interface ItemSummaryProps {
  of: ValueWithModel | null;
  /** Shown where there is nothing to recognize it by. */
  otherwise?: string;
}

/** The first line of the value by which people recognize an item or section. */
export function ItemSummary({ of, otherwise = '' }: ItemSummaryProps) {
  const { texts } = useInWords(of ? [of] : []);
  return firstLine(texts.join(''), maxSummaryLength) || otherwise;
}

/** Other short values of an item, beside its summary. */
export function ItemDetails({ of }: { of: readonly ValueWithModel[] }) {
  const { texts } = useInWords(of);
  return texts.length > 0 && <small className="details">{texts.join(' · ')}</small>;
}

export function firstLine(text: string, longest: number): string {
  const [line = ''] = text.trim().split('\n');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
