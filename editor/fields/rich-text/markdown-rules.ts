import { InputRule, inputRules, textblockTypeInputRule } from 'prosemirror-inputrules';
import { type Allowed, nearestHeading } from './allowed.ts';
import type { TextBlockType } from './blocks.ts';
import { schema } from './schema.ts';

/** What turns a new line into another kind of block, as in Markdown; a heading becomes the nearest one that is allowed. */
const beginnings: readonly (readonly [RegExp, TextBlockType])[] = [
  [/^#\s$/, 'heading1'],
  [/^##\s$/, 'heading2'],
  [/^###\s$/, 'heading3'],
  [/^####\s$/, 'heading4'],
  [/^[-*]\s$/, 'list-item'],
  [/^1[.)]\s$/, 'o-list-item'],
];

/** `**bold**` and `*italic*`, applied when the last asterisk is typed. */
const pairs = [
  [/\*\*([^*\s](?:[^*]*[^*\s])?)\*\*$/, 'strong'],
  [/(?<!\*)\*([^*\s](?:[^*]*[^*\s])?)\*$/, 'em'],
] as const;

export function markdownRules(allowed: Allowed) {
  const { blocks, spans } = allowed;
  const rules = [
    ...beginnings.flatMap(([start, type]) => {
      const taken = blocks.includes(type) ? type : nearestHeading(type, allowed);
      return taken ? [textblockTypeInputRule(start, schema.node(taken).type)] : [];
    }),
    ...pairs.filter(([, type]) => spans.includes(type)).map(([pair, type]) => pairRule(pair, type)),
  ];
  return inputRules({ rules });
}

function pairRule(pair: RegExp, type: 'strong' | 'em'): InputRule {
  return new InputRule(pair, (state, [, text = ''], start, end) => {
    const marks = [...state.doc.resolve(start).marks(), schema.mark(type)];
    return state.tr
      .replaceWith(start, end, schema.text(text, marks))
      .removeStoredMark(schema.mark(type).type);
  });
}
