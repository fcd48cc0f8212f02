import { isRecord } from '@farol/content-model';
import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { type TextBlockType, textBlockTypes } from './blocks.ts';

/** The HTML element of each kind of block; list items are flat blocks, as they are stored. */
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

/** White space is preserved: a space or line break beside bold text is content. */
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

/** A block that is not text: its data is kept unchanged, and the view shows it. */
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

/** A text for a picture or a player; HTML that came with it is never shown. */
function labelOf({ alt, id, oembed }: Record<string, unknown>): string {
  if (isRecord(oembed)) return String(oembed.title ?? oembed.embed_url ?? '');
  return typeof alt === 'string' && alt !== '' ? alt : String(id ?? '');
}

/** A mark with data; two of them may overlap. */
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

/** Data of content copied from this editor; other pages could put anything in the attribute. */
function dataOf(element: HTMLElement, kind: string): { data: unknown } | false {
  try {
    const data: unknown = JSON.parse(element.getAttribute(`data-${kind}`) ?? '');
    return typeof data === 'object' && data !== null && !Array.isArray(data) && { data };
  } catch {
    return false;
  }
}

/** Pasted links may lead to web, mail and telephone addresses; others are dropped. */
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
        // Google Docs wraps everything it copies in a `b` that is not bold.
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
