import type { Span, TextBlock, TextBlockType } from './blocks.ts';

/** The marks of a piece of text. */
interface Marked {
  strong: boolean;
  em: boolean;
  url: string | null;
}

/** A block whose text is added piece by piece; earlier pieces are not read again. */
export class OpenBlock {
  readonly #type: TextBlockType;
  readonly #pieces: string[] = [];
  readonly #spans: Span[] = [];
  #length = 0;
  #last = '';

  constructor(type: TextBlockType) {
    this.#type = type;
  }

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  get endsBlank(): boolean {
    return this.#last === ' ' || this.#last === '\n';
  }

  append(text: string, { strong, em, url }: Marked): void {
    if (text === '') return;
    const start = this.#length;
    const end = start + text.length;
    this.#pieces.push(text);
    this.#length = end;
    this.#last = text.at(-1) ?? '';
    if (strong) this.#extend({ type: 'strong', start, end });
    if (em) this.#extend({ type: 'em', start, end });
    if (url) this.#extend({ type: 'hyperlink', start, end, data: { link_type: 'Web', url } });
  }

  /** The finished block; surrounding white space is removed except in source code. */
  closed(): TextBlock {
    const block = { type: this.#type, text: this.#pieces.join(''), spans: this.#spans };
    return this.#type === 'preformatted' ? block : withoutBlanksAround(block);
  }

  /** Extends the last span of the type if it ends where this one begins, else adds this one. */
  #extend(next: Span): void {
    const last = this.#spans.findLast(({ type }) => type === next.type);
    if (last?.end === next.start && last.data?.url === next.data?.url) last.end = next.end;
    else this.#spans.push(next);
  }
}

function withoutBlanksAround({ text, spans, ...block }: TextBlock): TextBlock {
  let start = 0;
  while (isBlank(text[start])) start += 1;
  let end = text.length;
  // Not a regular expression, which would scan a long run of blanks again from each blank.
  while (end > start && (isBlank(text[end - 1]) || text[end - 1] === '\u00a0')) end -= 1;
  const within = (at: number) => Math.max(0, Math.min(end, at) - start);
  return {
    ...block,
    text: text.slice(start, end),
    spans: spans
      .map((span) => ({ ...span, start: within(span.start), end: within(span.end) }))
      .filter((span) => span.start < span.end),
  };
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\n';
}
