import { isRecord, memoized } from '@farol/content-model';

/**
 * Which part of a document an answer holds. `fetch`, `fetchLinks`, `graphQuery` and the fields picked in a
 * content relationship's model all come down to this.
 */
export interface Selection {
  /** Every field at this level. */
  readonly all: boolean;
  readonly fields: ReadonlyMap<string, Selection>;
  /** What to take from a linked document of that type, a slice of that kind, or a slice's variation. */
  readonly on: ReadonlyMap<string, Selection>;
}

const nothing: ReadonlyMap<string, Selection> = new Map();

export const everything: Selection = { all: true, fields: nothing, on: nothing };
export const nothingAtAll: Selection = { all: false, fields: nothing, on: nothing };

/** A field that is named without saying what of it is meant as a whole. */
export function isWhole({ all, fields, on }: Selection): boolean {
  return !all && fields.size === 0 && on.size === 0;
}

/** The selection of one field, or null when it is left out. */
export function ofField(selection: Selection, name: string): Selection | null {
  const named = selection.fields.get(name);
  if (named) return isWhole(named) ? everything : named;
  return selection.all ? everything : null;
}

/** `page.title, [my.author.name]` by type. */
export function selectionsByType(list: string): ReadonlyMap<string, Selection> {
  const types: Tree = new Map();
  for (const item of list.split(/[\s,[\]]+/)) {
    const [type, ...names] = item.replace(/^my\./, '').split('.');
    if (!type || names.length === 0 || names.length > mostNames) continue;
    let tree = branch(types, type);
    for (const name of names) tree = branch(tree, name);
  }
  return fieldsOfTree(types);
}

/** Group, nested group, field. */
const mostNames = 3;

interface Tree extends Map<string, Tree> {}

function branch(tree: Tree, name: string): Tree {
  const existing = tree.get(name);
  if (existing) return existing;
  const made: Tree = new Map();
  tree.set(name, made);
  return made;
}

function fieldsOfTree(tree: Tree): ReadonlyMap<string, Selection> {
  return new Map(
    [...tree].map(([name, inner]) => [
      name,
      { all: false, fields: fieldsOfTree(inner), on: nothing },
    ]),
  );
}

/** Where two parts of a query speak of the same thing, the answer holds what either asks for. */
function bothSelections(a: Selection, b: Selection): Selection {
  return {
    all: a.all || b.all,
    fields: bothMaps(a.fields, b.fields),
    on: bothMaps(a.on, b.on),
  };
}

export function bothMaps(
  a: ReadonlyMap<string, Selection>,
  b: ReadonlyMap<string, Selection>,
): ReadonlyMap<string, Selection> {
  if (a.size === 0) return b;
  if (b.size === 0) return a;
  const both = new Map(a);
  for (const [name, selection] of b) {
    const existing = both.get(name);
    both.set(name, existing ? bothSelections(existing, selection) : selection);
  }
  return both;
}

/**
 * What a content relationship's model picks from its documents:
 * `customtypes: [{ id, fields: ['title', { id: 'group', fields: [] }, { id: 'link', customtypes: [] }] }]`.
 */
export const pickedByModel = memoized((field: object): ReadonlyMap<string, Selection> => {
  const config = isRecord(field) && isRecord(field.config) ? field.config : {};
  return pickedTypes(config.customtypes);
});

function pickedTypes(customtypes: unknown): ReadonlyMap<string, Selection> {
  const entries: readonly unknown[] = Array.isArray(customtypes) ? customtypes : [];
  return new Map(
    entries.flatMap((entry): [string, Selection][] =>
      isRecord(entry) && typeof entry.id === 'string'
        ? [[entry.id, { all: false, fields: pickedFields(entry.fields), on: nothing }]]
        : [],
    ),
  );
}

function pickedFields(fields: unknown): ReadonlyMap<string, Selection> {
  const entries: readonly unknown[] = Array.isArray(fields) ? fields : [];
  return new Map(
    entries.flatMap((entry): [string, Selection][] => {
      if (typeof entry === 'string') return [[entry, nothingAtAll]];
      if (!isRecord(entry) || typeof entry.id !== 'string') return [];
      const { id } = entry;
      const inner = { fields: pickedFields(entry.fields), on: pickedTypes(entry.customtypes) };
      return [[id, { all: false, ...inner }]];
    }),
  );
}
