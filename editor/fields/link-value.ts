export type LinkValue = Record<string, unknown>;

/** The kinds of destination; mail and telephone are stored as web links with `mailto:` and `tel:`. */
export const linkKinds = [
  { name: 'Any', select: null },
  { name: 'Document', select: 'document' },
  { name: 'Web', select: 'web' },
  { name: 'Mail', select: 'web' },
  { name: 'Phone', select: 'web' },
  { name: 'Media', select: 'media' },
] as const;

export type LinkKind = (typeof linkKinds)[number]['name'];

export function linkKindOf({ link_type, url }: LinkValue): LinkKind {
  if (link_type === 'Document' || link_type === 'Media') return link_type;
  if (link_type !== 'Web') return 'Any';
  if (typeof url === 'string' && /^mailto:/i.test(url)) return 'Mail';
  return typeof url === 'string' && /^tel:/i.test(url) ? 'Phone' : 'Web';
}

/** Properties a link keeps when its destination changes. */
export interface LinkExtras {
  text?: string;
  key?: string;
  variant?: string;
}

export function linkExtrasOf({ text, key, variant }: LinkValue): LinkExtras {
  return {
    ...(typeof text === 'string' ? { text } : {}),
    ...(typeof key === 'string' ? { key } : {}),
    ...(typeof variant === 'string' ? { variant } : {}),
  };
}

const beginnings = { Web: 'https://', Mail: 'mailto:', Phone: 'tel:' } as const;

/** A host without a scheme, such as `www.example.org/prices`. */
const bareHost = /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/** The address that somebody means who types this where an address on the web belongs. */
export function webAddress(typed: string): string {
  return bareHost.test(typed) ? `${beginnings.Web}${typed}` : typed;
}

/** Whether anything was typed or chosen beyond what a link of its kind begins with. */
export function isBegun({ url }: LinkValue): boolean {
  return typeof url === 'string' && !['', ...Object.values(beginnings)].includes(url);
}

/** A link of a chosen kind without a destination. */
export function emptyLink(kind: LinkKind, kept: LinkExtras): LinkValue | undefined {
  if (kind === 'Any')
    return Object.keys(kept).length === 0 ? undefined : { link_type: 'Any', ...kept };
  if (kind === 'Document' || kind === 'Media') return { link_type: kind, ...kept };
  return { link_type: 'Web', url: beginnings[kind], ...kept };
}

export function withText({ text: _, ...link }: LinkValue, text: string): LinkValue | undefined {
  const leading = { link_type: 'Any', ...link };
  if (text !== '') return { ...leading, text };
  return Object.keys(leading).length === 1 && leading.link_type === 'Any' ? undefined : leading;
}

export function withTarget({ target: _, ...link }: LinkValue, isNewTab: boolean): LinkValue {
  return isNewTab ? { ...link, target: '_blank' } : link;
}
