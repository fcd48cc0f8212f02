/** The checks before publishing; each either forbids it or gives advice. */
export const rules = {
  /** The document never had any content. */
  'no-content': 'forbids',
  archived: 'forbids',
  'no-title': 'forbids',
  /** The type's path needs a `uid`, and the page has none. */
  'no-address': 'forbids',
  /** Another page or the site itself has the same path, so one of them could not be reached. */
  'address-taken': 'forbids',
  'address-changed': 'advises',
  /** Unpublishing would leave links to the document behind. */
  'still-linked': 'advises',
  'link-to-nothing': 'advises',
  'link-to-unpublished': 'advises',
  'no-picture-description': 'advises',
  'no-translation': 'advises',
  'long-title': 'advises',
  'no-description': 'advises',
  'long-description': 'advises',
  /** A level is skipped, or the page has a second main heading. */
  'heading-order': 'advises',
  'empty-heading': 'advises',
} as const satisfies Record<string, 'forbids' | 'advises'>;

export type Rule = keyof typeof rules;

export interface TextFinding {
  rule: Rule;
  /** The field, such as `data.slices[2].primary.picture`; null where the whole page is meant. */
  path: string | null;
  /** The content it is about: a link's text, a heading, an address. */
  what?: string;
  /** The document or file a link leads to. */
  target?: string;
  /** The length of the text, in characters. */
  length?: number;
  /** Languages the page is missing in. */
  languages?: string[];
  /** The redirect that would keep the old address working; null where another page has that address. */
  redirect?: { from: string; to: string } | null;
}
