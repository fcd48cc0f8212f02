/** A section that may be changed here, with its name in the language of the editor. */
export interface Section {
  id: string;
  name: string;
}

/** What the buttons of the bar do. */
export const acts = ['up', 'down', 'duplicate', 'add', 'remove'] as const;
export type Act = (typeof acts)[number];
export type Labels = Record<Act | 'drag', string>;

/** The sections of the page, as the editor tells them. */
export interface Shown {
  document: string;
  /** The one that was added in this editor last. */
  added: string | null;
  /** In the order of the page. */
  sections: readonly Section[];
  labels: Labels;
}

/** What the editor said; null where it cannot be read. */
export function readShown(value: unknown): Shown | null {
  if (!isRecord(value) || typeof value.document !== 'string' || !isRecord(value.labels))
    return null;
  const { labels } = value;
  const sections = Array.isArray(value.sections) ? value.sections : [];
  const label = (name: keyof Labels) => String(labels[name] ?? '');
  return {
    document: value.document,
    added: typeof value.added === 'string' ? value.added : null,
    sections: sections.flatMap((each) =>
      isRecord(each) ? [{ id: String(each.id), name: String(each.name) }] : [],
    ),
    labels: {
      drag: label('drag'),
      up: label('up'),
      down: label('down'),
      duplicate: label('duplicate'),
      add: label('add'),
      remove: label('remove'),
    },
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function orderOf(shown: Shown | null): string {
  return (shown?.sections ?? []).map(({ id }) => id).join();
}
