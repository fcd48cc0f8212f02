import css from '../style/whole-words.css?inline';
import { Style } from './style.tsx';

/**
 * A hyphenated word with the punctuation around it, or some words in brackets. Only word starts are tried: trying each
 * letter would take quadratic time.
 */
const inseparable = /(?<![^ ])([^ ]*\p{L}-\p{L}[^ ]*|\([^()]{1,20}\)[^ ]*)/u;

/**
 * A Portuguese, Spanish or French word of one letter, and the space after it. Not “a”, which English has, too: which
 * language a text is in is not known here.
 */
const oneLetter = /(?<!\S)([àeéoóuy]) (?=\S)/gi;

/** The text with such words kept at the one that follows, so that none ends a line. */
function withoutLooseLetters(text: string): string {
  return text.replace(oneLetter, '$1\u00a0');
}

/** Text in which hyphenated words and short brackets stay on one line, and no word of one letter ends it. */
export function WholeWords({ text: written }: { text: string }) {
  const text = withoutLooseLetters(written);
  if (!inseparable.test(text)) return text;
  return (
    <>
      <Style name="WholeWords" css={css} />
      {text.split(inseparable).map((part) =>
        inseparable.test(part) ? (
          <span key={part} className="whole">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </>
  );
}

/** A word's width in letters, where two wide ones count as three. */
export function widthOf(word: string): number {
  return word.length + (word.match(/[mw]/gi)?.length ?? 0) / 2;
}
