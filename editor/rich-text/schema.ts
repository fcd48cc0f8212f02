import { isRecord } from '@farol/content-model';
import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { type TextBlockType, textBlockTypes } from './blocks.ts';

/** What the browser calls each kind of block; an item of a list is a flat block, as it is stored. */
const tags: Record<TextBlockType, string> = {
  paragraph: 'p',
  heading1: 'h1',
  heading2: 'h2',
  heading3: 'h3',
  heading4: 'h4',
  heading5: 'h5',
  heading6: 'h6',
  preformatted: 'pre',
  'list-item': 'div',
  'o-list-item': 'div',
};

/** Lines are kept as they are: a space or a new line beside bold text is content. */
function textBlock(type: TextBlockType): NodeSpec {
  const tag = tags[type];
  const isItem = tag === 'div';
  return {
    content: 'text*',
    group: 'block',
    attrs: { direction: { default: null } },
    whitespace: 'pre',
    parseDOM: [
      isItem
        ? { tag: `div[data-block="${type}"]`, preserveWhitespace: 'full' }
        : { tag, ...(type === 'preformatted' ? { preserveWhitespace: 'full' as const } : {}) },
      ...(isItem ? [{ tag: type === 'list-item' ? 'ul > li' : 'ol > li' }] : []),
      ...(type === 'list-item' ? [{ tag: 'li' }] : []),
    ],
    toDOM: ({ attrs }) => [
      tag,
      {
        ...(isItem ? { 'data-block': type } : {}),
        ...(attrs.direction ? { dir: attrs.direction } : {}),
      },
      0,
    ],
  };
}

/** A block that is no text: its data is kept whole, and shown by the view. */
function dataBlock(kind: 'image' | 'embed'): NodeSpec {
  return {
    group: 'block',
    atom: true,
    draggable: true,
    attrs: { data: {} },
    parseDOM: [{ tag: `figure[data-${kind}]`, getAttrs: (element) => dataOf(element, kind) }],
    toDOM: ({ attrs: { data } }) => [
      'figure',
      { [`data-${kind}`]: JSON.stringify(data), role: 'img', 'aria-label': labelOf(data) },
    ],
  };
}

/** What is known of a picture or a player, in words; HTML that came with it is never shown. */
function labelOf({ alt, id, oembed }: Record<string, unknown>): string {
  if (isRecord(oembed)) return String(oembed.title ?? oembed.embed_url ?? '');
  return typeof alt === 'string' && alt !== '' ? alt : String(id ?? '');
}

/** A mark that carries data; two of them may overlap. */
function dataMark(kind: 'hyperlink' | 'label', tag: 'a' | 'span'): MarkSpec {
  return {
    excludes: '',
    inclusive: false,
    attrs: { data: {} },
    parseDOM: [
      { tag: `${tag}[data-${kind}]`, getAttrs: (element) => dataOf(element, kind) },
      ...(kind === 'hyperlink'
        ? [{ tag: 'a[href]', getAttrs: (element: HTMLElement) => webLinkOf(element) }]
        : []),
    ],
    toDOM: ({ attrs }) => [tag, { [`data-${kind}`]: JSON.stringify(attrs.data) }, 0],
  };
}

/** What was copied from this editor carries its data; anything else may write there what it likes. */
function dataOf(element: HTMLElement, kind: string): { data: unknown } | false {
  try {
    const data: unknown = JSON.parse(element.getAttribute(`data-${kind}`) ?? '');
    return typeof data === 'object' && data !== null && !Array.isArray(data) && { data };
  } catch {
    return false;
  }
}

/** Links that are pasted lead to the web, to a mailbox or to a telephone; nothing else is taken. */
function webLinkOf(element: HTMLElement): { data: unknown } | false {
  const url = element.getAttribute('href')?.trim() ?? '';
  return /^(https?:|mailto:|tel:)/i.test(url) && { data: { link_type: 'Web', url } };
}

export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    ...Object.fromEntries(textBlockTypes.map((type) => [type, textBlock(type)])),
    image: dataBlock('image'),
    embed: dataBlock('embed'),
    text: {},
  },
  marks: {
    hyperlink: dataMark('hyperlink', 'a'),
    label: dataMark('label', 'span'),
    strong: {
      excludes: '',
      parseDOM: [
        { tag: 'strong' },
        // Google Docs wraps whatever it copies in a `b` that is not bold.
        { tag: 'b', getAttrs: (element) => (element.style.fontWeight === 'normal' ? false : null) },
        {
          style: 'font-weight',
          getAttrs: (weight) => (/^(bold(er)?|[6-9]\d\d)$/.test(weight) ? null : false),
        },
      ],
      toDOM: () => ['strong', 0],
    },
    em: {
      excludes: '',
      parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
      toDOM: () => ['em', 0],
    },
  },
});
