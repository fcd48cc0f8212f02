/** What is looked at before something is published, and whether it forbids that or is only good to know. */
export const rules = {
  /** Nothing was ever written in it. */
  'no-content': 'forbids',
  archived: 'forbids',
  'no-title': 'forbids',
  /** The type has an address, and the page has none. */
  'no-address': 'forbids',
  /** Two pages would answer at one path, so that one of them could not be reached. */
  'address-taken': 'forbids',
  'address-changed': 'advises',
  /** What is taken off the site leaves links behind. */
  'still-linked': 'advises',
  'link-to-nothing': 'advises',
  'link-to-unpublished': 'advises',
  'no-picture-description': 'advises',
  'no-translation': 'advises',
  'long-title': 'advises',
  'no-description': 'advises',
  'long-description': 'advises',
  /** A level is left out, or a page has a second main heading. */
  'heading-order': 'advises',
  'empty-heading': 'advises',
} as const satisfies Record<string, 'forbids' | 'advises'>;

export type Rule = keyof typeof rules;

/** One thing that was found in a text. */
export interface TextFinding {
  rule: Rule;
  /** The field it is about: `data.slices[2].primary.picture`; null where it is about the page. */
  path: string | null;
  /** What it is about, in words of the content: a link's text, a heading, an address. */
  what?: string;
  /** The document or file a link leads to. */
  target?: string;
  /** How long a text is. */
  length?: number;
  /** Languages without the page. */
  languages?: string[];
  /** What would keep the old address working; null where another page stands there. */
  redirect?: { from: string; to: string } | null;
}
