import { isRecord } from '@farol/content-model';

/** The content without links to removed documents, and without the group items that contain such links. */
export function withoutLinksTo(
  content: Readonly<Record<string, unknown>>,
  gone: ReadonlySet<string>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(content)
      .filter(([, value]) => !leadsTo(value, gone))
      .map(([name, value]) => [name, remaining(value, gone)]),
  );
}

function remaining(value: unknown, gone: ReadonlySet<string>): unknown {
  if (Array.isArray(value))
    return value
      .filter((item) => !isRecord(item) || !Object.values(item).some((each) => leadsTo(each, gone)))
      .map((item) => remaining(item, gone));
  return isRecord(value) ? withoutLinksTo(value, gone) : value;
}

function leadsTo(value: unknown, gone: ReadonlySet<string>): boolean {
  return (
    isRecord(value) &&
    value.link_type === 'Document' &&
    typeof value.id === 'string' &&
    gone.has(value.id)
  );
}
