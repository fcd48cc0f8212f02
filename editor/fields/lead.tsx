import type { Modelled } from './in-words.ts';
import { useInWords } from './use-in-words.ts';

const LONGEST = 80;

interface LeadProps {
  of: Modelled | null;
  /** Shown where there is nothing to recognize it by. */
  otherwise?: string;
}

/** The first line of the value by which people recognize an item or section. */
export function Lead({ of, otherwise = '' }: LeadProps) {
  const { texts } = useInWords(of ? [of] : []);
  const [line = ''] = texts.join('').trim().split('\n');
  return (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line) || otherwise;
}
