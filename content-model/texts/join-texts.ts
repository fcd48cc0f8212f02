import { own } from '../own.ts';
import { isRecord } from '../same.ts';
import { alignItems, byPlace } from './align-items.ts';
import { alignSections, type Pair } from './align-sections.ts';
import {
  type FieldModel,
  fieldsIn,
  type ModelFields,
  sectionFields,
  type TextModels,
} from './map-fields.ts';
import { isSameEverywhere, withoutTexts } from './map-texts.ts';

interface JoinInput {
  /** Pictures, numbers, dates, choices, and link targets are taken from here. */
  form: Readonly<Record<string, unknown>>;
  /** The words are taken from here. */
  words: Readonly<Record<string, unknown>>;
  /** What to use where words are missing: those of the form, or none. */
  otherwise: 'words of the form' | 'no words';
  /** Leaves out the sections and items that only the words have: a path then leads to the text that it leads to in the form. */
  isFormOnly?: boolean;
  /** Called for each list that stays as it is, since nobody can tell which items belong together. */
  left?(): void;
}

/**
 * Combines the form of one language's text with the words of another. Sections are matched by `alignSections`, items of
 * a list by `alignItems`; what only one of them has stays.
 */
export function joinTexts({ form, words, ...rest }: JoinInput, models: TextModels) {
  return joinFields(form, words, models.fields, { models, ...rest });
}

interface Join extends Pick<JoinInput, 'otherwise' | 'isFormOnly' | 'left'> {
  models: TextModels;
}

type Data = Readonly<Record<string, unknown>>;

function joinFields(form: Data, words: Data, fields: ModelFields, join: Join) {
  const names = [...new Set([...Object.keys(fields), ...Object.keys(form), ...Object.keys(words)])];
  const entries = names.flatMap((name): [string, unknown][] => {
    const model = own(fields, name);
    const joined = joinField(own(form, name), own(words, name), model, join);
    return joined === undefined ? [] : [[name, joined]];
  });
  return Object.fromEntries(entries);
}

function joinField(
  form: unknown,
  words: unknown,
  model: FieldModel | undefined,
  join: Join,
): unknown {
  const config = isRecord(model?.config) ? model.config : {};
  switch (model?.type) {
    case 'Text':
      if (isSameEverywhere(model)) return form ?? words;
      return words ?? (join.otherwise === 'no words' ? undefined : form);
    case 'StructuredText':
    case 'Table':
      return words ?? (join.otherwise === 'no words' ? undefined : form);
    case 'Link':
      return Array.isArray(form) ? joinLinks(form, words, join) : joinLink(form, words, join);
    case 'Image':
      return joinPicture(form, words, join);
    case 'Group':
      return joinItems(form, words, fieldsIn(config.fields), join);
    case 'Slices':
    case 'Choice':
      return joinSections(form, words, config.choices, join);
    default:
      return form ?? words;
  }
}

/** A link with the form's target and the other's text. */
function joinLink(form: unknown, words: unknown, join: Join): unknown {
  if (!isRecord(form)) return form ?? words;
  const { text: formText, ...rest } = form;
  const other = isRecord(words) ? own(words, 'text') : undefined;
  const text = other ?? (join.otherwise === 'no words' ? undefined : formText);
  return text === undefined ? rest : { ...rest, text };
}

function joinPicture(form: unknown, words: unknown, join: Join): unknown {
  if (!isRecord(form)) return form ?? words;
  const entries = Object.entries(form).map(([name, value]): [string, unknown] => {
    const other = isRecord(words) ? own(words, name) : undefined;
    if (name === 'alt') return [name, other ?? (join.otherwise === 'no words' ? null : value)];
    const isView = isRecord(value) && 'edit' in value;
    return [name, isView ? joinPicture(value, other, join) : value];
  });
  return Object.fromEntries(entries);
}

/** Links that only the words have are left out. */
function joinLinks(form: readonly unknown[], words: unknown, join: Join): unknown {
  const others: readonly unknown[] = Array.isArray(words) ? words : [];
  const pairs = matched(form, others, withoutText, join);
  return pairs
    ? pairs.flatMap(({ source, target }) =>
        source === null ? [] : [joinLink(form[source], others[target ?? -1], join)],
      )
    : words;
}

function withoutText(link: unknown): unknown {
  return isRecord(link) ? { ...link, text: undefined } : link;
}

function joinItems(form: unknown, words: unknown, fields: ModelFields, join: Join): unknown {
  if (!Array.isArray(form) && !Array.isArray(words)) return form ?? words;
  const formItems = itemsOf(form) ?? [];
  const otherItems = itemsOf(words) ?? [];
  const models = { ...join.models, fields };
  const pairs = matched(formItems, otherItems, (item) => withoutTexts(item, models), join);
  if (!pairs) return words;
  return pairs.flatMap(({ source, target }) => {
    const one = source === null ? undefined : formItems[source];
    const other = target === null ? undefined : otherItems[target];
    if (one) return [joinFields(one, other ?? {}, fields, join)];
    return join.isFormOnly ? [] : [other];
  });
}

/** The pairs of two lists; null where nobody can tell which items belong together, and that of the words stays. */
function matched<Item>(
  form: readonly Item[],
  words: readonly Item[],
  formOf: (item: Item) => unknown,
  { otherwise, isFormOnly, left }: Join,
): readonly Pair[] | null {
  const pairs = alignItems(form.map(formOf), words.map(formOf));
  if (pairs || otherwise !== 'no words' || isFormOnly) return pairs ?? byPlace(form, words);
  left?.();
  return null;
}

function joinSections(form: unknown, words: unknown, choices: unknown, join: Join): unknown {
  const formItems = itemsOf(form) ?? [];
  const otherItems = itemsOf(words) ?? [];
  if (formItems.length + otherItems.length === 0) return form ?? words;
  return alignSections(formItems, otherItems).flatMap(({ source, target }) => {
    const one = source === null ? undefined : formItems[source];
    const other = target === null ? undefined : otherItems[target];
    if (one) return [joinSection(one, other ?? {}, choices, join)];
    return join.isFormOnly ? [] : [other];
  });
}

function joinSection(form: Data, words: Data, choices: unknown, join: Join) {
  const { primary, items } = sectionFields(form, choices, join.models);
  const primaryOf = (section: Data) => (isRecord(section.primary) ? section.primary : {});
  return {
    ...form,
    primary: joinFields(primaryOf(form), primaryOf(words), primary, join),
    items: joinItems(form.items, words.items, items, join) ?? [],
  };
}

function itemsOf(value: unknown): Record<string, unknown>[] | null {
  return Array.isArray(value) ? value.map((each) => (isRecord(each) ? each : {})) : null;
}
