import { isRecord, own } from '@farol/content-model';
import { InvalidDocument, unexpected } from './fault.ts';
import { type CheckContext, checkItems, type FieldModel } from './fields.ts';

type LinkModel = Extract<FieldModel, { type: 'Link' }>;

/** A link field: one link, or a list of links if the model is repeatable. */
export function checkLinkField(
  model: LinkModel,
  value: unknown,
  path: string,
  context: CheckContext,
): unknown {
  const { config } = model;
  if (!config || !('repeat' in config) || !config.repeat) return checkLink(value, path, context);
  return checkItems(value, path, (item, itemPath) => checkLink(item, itemPath, context)).filter(
    (link) => link !== undefined,
  );
}

/** Converts a link to stored form; undefined for a link without target and texts. */
export function checkLink(
  value: unknown,
  path: string,
  context: CheckContext,
): Record<string, unknown> | undefined {
  if (!isRecord(value)) throw unexpected(path, 'a link', value);
  const texts = pickTexts(value, ['text', 'variant', 'key'], path);
  switch (value.link_type ?? 'Any') {
    case 'Web':
      return { link_type: 'Web', url: webAddress(value.url, path), ...target(value), ...texts };
    case 'Document':
      if (value.id === undefined) return emptyLink(texts);
      return { link_type: 'Document', id: identifier(value.id, path), ...texts };
    case 'Media': {
      if (value.id === undefined) return emptyLink(texts);
      const id = identifier(value.id, path);
      if (context.wasRemoved?.(id)) return emptyLink(texts);
      if (!context.asset(id))
        throw new InvalidDocument(path, `there is no file with the id ${id}.`);
      return { link_type: 'Media', id, ...texts };
    }
    case 'Any':
      return emptyLink(texts);
    default:
      throw unexpected(path, 'the link_type Web, Document, Media or Any', value.link_type);
  }
}

function emptyLink(texts: Record<string, string>) {
  return Object.keys(texts).length === 0 ? undefined : { link_type: 'Any', ...texts };
}

function identifier(id: unknown, path: string): string {
  if (typeof id === 'string' && id !== '') return id;
  throw unexpected(`${path}.id`, 'the id of what it links to', id);
}

/** Schemes that are safe to follow; `javascript:` and the like are refused. */
const allowedScheme = /^(https?:|mailto:|tel:|sms:|whatsapp:|\/|#|\?|\.)/i;

function webAddress(url: unknown, path: string): string {
  if (typeof url === 'string' && allowedScheme.test(url.trim())) return url.trim();
  throw unexpected(
    `${path}.url`,
    'an address that starts with https:, http:, mailto:, tel: or /',
    url,
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
    if (typeof text !== 'string') throw unexpected(`${path}.${key}`, 'a text', text);
    return [[key, text]];
  });
  return Object.fromEntries(picked);
}
