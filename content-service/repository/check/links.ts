import { isRecord, own } from '@farol/content-model';
import { InvalidDocument, what } from './fault.ts';
import { type CheckContext, each, type FieldModel } from './fields.ts';

type LinkModel = Extract<FieldModel, { type: 'Link' }>;

/** A link field: one link, or a list of them where the model repeats. */
export function checkLinkField(
  model: LinkModel,
  value: unknown,
  path: string,
  context: CheckContext,
): unknown {
  const { config } = model;
  if (!config || !('repeat' in config) || !config.repeat) return checkLink(value, path, context);
  return each(value, path, (item, at) => checkLink(item, at, context)).filter(
    (link) => link !== undefined,
  );
}

/** Brings one link to stored form; undefined for a link that leads nowhere and says nothing. */
export function checkLink(
  value: unknown,
  path: string,
  context: CheckContext,
): Record<string, unknown> | undefined {
  if (!isRecord(value)) throw new InvalidDocument(path, `expected a link, got ${what(value)}.`);
  const said = pickTexts(value, ['text', 'variant', 'key'], path);
  switch (value.link_type ?? 'Any') {
    case 'Web':
      return { link_type: 'Web', url: webAddress(value.url, path), ...target(value), ...said };
    case 'Document':
      if (value.id === undefined) return emptyLink(said);
      return { link_type: 'Document', id: identifier(value.id, path), ...said };
    case 'Media': {
      if (value.id === undefined) return emptyLink(said);
      const id = identifier(value.id, path);
      if (context.wasRemoved?.(id)) return emptyLink(said);
      if (!context.asset(id))
        throw new InvalidDocument(path, `there is no file with the id ${id}.`);
      return { link_type: 'Media', id, ...said };
    }
    case 'Any':
      return emptyLink(said);
    default:
      throw new InvalidDocument(
        path,
        `expected the link_type Web, Document, Media or Any, got ${what(value.link_type)}.`,
      );
  }
}

function emptyLink(said: Record<string, string>) {
  return Object.keys(said).length === 0 ? undefined : { link_type: 'Any', ...said };
}

function identifier(id: unknown, path: string): string {
  if (typeof id === 'string' && id !== '') return id;
  throw new InvalidDocument(`${path}.id`, `expected the id of what it links to, got ${what(id)}.`);
}

/** Links go where a browser may go; `javascript:` and the like are refused at the door. */
const allowedScheme = /^(https?:|mailto:|tel:|sms:|whatsapp:|\/|#|\?|\.)/i;

function webAddress(url: unknown, path: string): string {
  if (typeof url === 'string' && allowedScheme.test(url.trim())) return url.trim();
  throw new InvalidDocument(
    `${path}.url`,
    `expected an address that starts with https:, http:, mailto:, tel: or /, got ${what(url)}.`,
  );
}

function target(value: Record<string, unknown>): { target?: string } {
  return value.target === '_blank' || value.target === '_self' ? { target: value.target } : {};
}

function pickTexts(
  value: Record<string, unknown>,
  keys: readonly string[],
  path: string,
): Record<string, string> {
  const picked = keys.flatMap((key): [string, string][] => {
    const text = own(value, key) ?? null;
    if (text === null) return [];
    if (typeof text !== 'string')
      throw new InvalidDocument(`${path}.${key}`, `expected a text, got ${what(text)}.`);
    return [[key, text]];
  });
  return Object.fromEntries(picked);
}
