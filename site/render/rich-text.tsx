import { own } from '@farol/content-model';
import type { RichTextField, RTAnyNode } from '@prismicio/client';
import { asTree } from '@prismicio/client/richtext';
import { Fragment, type ReactNode } from 'react';
import type { PageContext } from '../contract/page.ts';
import { belowId } from './first-screen.ts';
import { ContentLink } from './link.tsx';
import { withLimitedMarks } from './marks.ts';
import { Picture } from './picture.tsx';
import { WholeWords } from './whole-words.tsx';

interface RichTextProperties {
  field: RichTextField | undefined;
  context: PageContext;
  /** The language of the text, where it differs from the page's. */
  lang?: string;
  className?: string;
  /** Headings get ids for a table of contents. */
  contents?: boolean;
  /** Hyphenated words stay on one line: for short lines, not for running text. */
  wholeWords?: boolean;
}

type Nodes = ReturnType<typeof asTree>['children'];

/** Rich text as React elements. No HTML string ever exists, so nothing in a text can run. */
export function RichText(properties: RichTextProperties) {
  const { field, context, lang, className, contents, wholeWords = false } = properties;
  if (!field?.length) return null;
  const ids = contents ? headingsOf(field).map(({ id }) => id) : [];
  const blocks = render(asTree(withLimitedMarks(field)).children, { context, ids, wholeWords });
  if (!className && !lang) return blocks;
  return (
    <div className={className} lang={lang}>
      {blocks}
    </div>
  );
}

export interface Heading {
  id: string;
  text: string;
  level: 2 | 3;
}

const levels: Partial<Record<RTAnyNode['type'], 2 | 3>> = {
  heading1: 2,
  heading2: 2,
  heading3: 3,
};

/** Ids that the layout of every page uses. */
const layoutIds = [
  ...['content', 'contents-title', 'links', 'menu', 'consent', 'consent-title'],
  belowId,
];

/** The headings of a text in order, each with a unique id. */
export function headingsOf(field: RichTextField): Heading[] {
  const taken = new Set(layoutIds);
  /** The last number used for each id. */
  const numbers = new Map<string, number>();
  return field.flatMap((node) => {
    const level = own(levels, node.type);
    if (!level || !('text' in node)) return [];
    const name = fragmentOf(node.text);
    let id = name;
    while (taken.has(id)) {
      const number = (numbers.get(name) ?? 1) + 1;
      numbers.set(name, number);
      id = `${name}-${number}`;
    }
    taken.add(id);
    return [{ id, text: node.text, level }];
  });
}

/** A heading's id: lower case without accents, joined by hyphens. */
export function fragmentOf(text: string): string {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'section';
}

interface BlockContext {
  context: PageContext;
  /** Taken from the front, one for each heading. */
  ids: string[];
  wholeWords: boolean;
}

function render(nodes: Nodes, context: BlockContext): ReactNode {
  return nodes.map(({ key, node, text, children }) => (
    <Fragment key={key}>
      {element(node, text, () => render(children, childContext(node, context)), context)}
    </Fragment>
  ));
}

/** Headings are short lines in any text. */
function childContext(node: RTAnyNode, context: BlockContext): BlockContext {
  return node.type.startsWith('heading') ? { ...context, wholeWords: true } : context;
}

function element(
  node: RTAnyNode,
  text: string | undefined,
  children: () => ReactNode,
  { context, ids, wholeWords }: BlockContext,
): ReactNode {
  switch (node.type) {
    case 'heading1':
    case 'heading2':
      return <h2 id={ids.shift()}>{children()}</h2>;
    case 'heading3':
      return <h3 id={ids.shift()}>{children()}</h3>;
    case 'heading4':
    case 'heading5':
    case 'heading6':
      return <h4>{children()}</h4>;
    case 'paragraph':
      return node.text.trim() ? <p dir={node.direction}>{children()}</p> : null;
    case 'preformatted':
      return <pre>{node.text}</pre>;
    case 'group-list-item':
      return <ul>{children()}</ul>;
    case 'group-o-list-item':
      return <ol>{children()}</ol>;
    case 'list-item':
    case 'o-list-item':
      return <li dir={node.direction}>{children()}</li>;
    case 'strong':
      return <strong>{children()}</strong>;
    case 'em':
      return <em>{children()}</em>;
    case 'hyperlink':
      return (
        <ContentLink field={node.data} context={context}>
          {children()}
        </ContentLink>
      );
    case 'image':
      return (
        <figure>
          <ContentLink field={node.linkTo} context={context}>
            <Picture field={node} context={context} sizes="(min-width:48em) 44rem, 92vw" />
          </ContentLink>
        </figure>
      );
    case 'span':
      return lines(text ?? '', wholeWords);
    case 'embed':
      return null;
    default:
      return children();
  }
}

/** Line breaks that editors typed. */
function lines(text: string, wholeWords: boolean): ReactNode {
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text have no other name
    <Fragment key={index}>
      {index > 0 && <br />}
      {wholeWords ? <WholeWords text={line} /> : line}
    </Fragment>
  ));
}
