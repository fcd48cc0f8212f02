import { isRecord, memoized } from '@farol/content-model';

/**
 * The part of a document to return. `fetch`, `fetchLinks`, `graphQuery` and the fields selected in a content
 * relationship's model are all converted to this.
 */
export interface Selection {
  /** Whether every field at this level is selected. */
  readonly all: boolean;
  readonly fields: ReadonlyMap<string, Selection>;
  /** Selections for linked documents by type, slices by type, or variations of a slice. */
  readonly on: ReadonlyMap<string, Selection>;
}

const noSelections: ReadonlyMap<string, Selection> = new Map();

export const everything: Selection = { all: true, fields: noSelections, on: noSelections };
export const nothingSelected: Selection = { all: false, fields: noSelections, on: noSelections };

/** Whether a field is selected without further selection in it, and so as a whole. */
export function isWholeField({ all, fields, on }: Selection): boolean {
  return !all && fields.size === 0 && on.size === 0;
}

/** The selection of a field, or null if it is not selected. */
export function selectionOfField(selection: Selection, name: string): Selection | null {
  const field = selection.fields.get(name);
  if (field) return isWholeField(field) ? everything : field;
  return selection.all ? everything : null;
}

/** Parses `page.title, [my.author.name]` into selections by type. */
export function selectionsByType(list: string): ReadonlyMap<string, Selection> {
  const types: Tree = new Map();
  for (const item of list.split(/[\s,[\]]+/)) {
    const [type, ...names] = item.replace(/^my\./, '').split('.');
    if (!type || names.length === 0 || names.length > maxNames) continue;
    let tree = branch(types, type);
    for (const name of names) tree = branch(tree, name);
  }
  return fieldsOfTree(types);
}

/** A group, a nested group and a field. */
const maxNames = 3;

interface Tree extends Map<string, Tree> {}

function branch(tree: Tree, name: string): Tree {
  const existing = tree.get(name);
  if (existing) return existing;
  const created: Tree = new Map();
  tree.set(name, created);
  return created;
}

function fieldsOfTree(tree: Tree): ReadonlyMap<string, Selection> {
  return new Map(
    [...tree].map(([name, inner]) => [
      name,
      { all: false, fields: fieldsOfTree(inner), on: noSelections },
    ]),
  );
}

/** Merges two selections: the result has what either one selects. */
function mergeSelections(a: Selection, b: Selection): Selection {
  return {
    all: a.all || b.all,
    fields: mergeSelectionMaps(a.fields, b.fields),
    on: mergeSelectionMaps(a.on, b.on),
  };
}

export function mergeSelectionMaps(
  a: ReadonlyMap<string, Selection>,
  b: ReadonlyMap<string, Selection>,
): ReadonlyMap<string, Selection> {
  if (a.size === 0) return b;
  if (b.size === 0) return a;
  const merged = new Map(a);
  for (const [name, selection] of b) {
    const existing = merged.get(name);
    merged.set(name, existing ? mergeSelections(existing, selection) : selection);
  }
  return merged;
}

/**
 * The selection in a content relationship's model:
 * `customtypes: [{ id, fields: ['title', { id: 'group', fields: [] }, { id: 'link', customtypes: [] }] }]`.
 */
export const selectionsOfModel = memoized((field: object): ReadonlyMap<string, Selection> => {
  const config = isRecord(field) && isRecord(field.config) ? field.config : {};
  return typeSelections(config.customtypes);
});

function typeSelections(customtypes: unknown): ReadonlyMap<string, Selection> {
  const entries: readonly unknown[] = Array.isArray(customtypes) ? customtypes : [];
  return new Map(
    entries.flatMap((entry): [string, Selection][] =>
      isRecord(entry) && typeof entry.id === 'string'
        ? [[entry.id, { all: false, fields: fieldSelections(entry.fields), on: noSelections }]]
        : [],
    ),
  );
}

function fieldSelections(fields: unknown): ReadonlyMap<string, Selection> {
  const entries: readonly unknown[] = Array.isArray(fields) ? fields : [];
  return new Map(
    entries.flatMap((entry): [string, Selection][] => {
      if (typeof entry === 'string') return [[entry, nothingSelected]];
      if (!isRecord(entry) || typeof entry.id !== 'string') return [];
      const { id } = entry;
      const inner = {
        fields: fieldSelections(entry.fields),
        on: typeSelections(entry.customtypes),
      };
      return [[id, { all: false, ...inner }]];
    }),
  );
}
