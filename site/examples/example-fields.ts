import type { ImageField, LinkField, RichTextField } from '@prismicio/client';

/** Field values for examples and tests, with pictures of the sample provider. */
export const exampleOrigin = 'https://content.example';

const dimensions = {
  wide: { width: 2400, height: 1350 },
  square: { width: 1600, height: 1600 },
  tall: { width: 1350, height: 1800 },
};

const edit = { x: 0, y: 0, zoom: 1, background: '#3b4a78' };

export function picture(scene: string, alt: string): ImageField<'square' | 'tall'> {
  const view = (crop: keyof typeof dimensions) => ({
    id: `${scene}-${crop}`,
    url: `${exampleOrigin}/media/${scene}-${crop}.jpg?auto=format,compress`,
    dimensions: dimensions[crop],
    edit,
    alt,
    copyright: null,
  });
  return { ...view('wide'), square: view('square'), tall: view('tall') };
}

export const noPicture: ImageField<'square' | 'tall'> = { square: {}, tall: {} };

export function portrait(person: string): ImageField {
  return {
    id: `portrait-${person}`,
    url: `${exampleOrigin}/media/portrait-${person}.jpg`,
    dimensions: { width: 800, height: 800 },
    edit,
    alt: `A drawn portrait of ${person}`,
    copyright: null,
  };
}

export const link = (url: string): LinkField<string, string, unknown, 'filled', never> => ({
  link_type: 'Web',
  url,
});

export const noLink: LinkField<string, string, unknown, 'empty', never> = { link_type: 'Any' };

export function paragraphs(...texts: string[]): RichTextField {
  const [first, ...rest] = texts.map((text) => ({
    type: 'paragraph' as const,
    text,
    spans: [],
  }));
  return first ? [first, ...rest] : [];
}

export const longTitle =
  'A title of one hundred and twenty characters, which is what the most talkative of editors needs for one single headline.';
export const longWord = 'Auslandskrankenversicherungsbescheinigung';

/** A list as group fields type it: empty, or with a first entry. */
export function several<Item>(items: readonly Item[]): [] | [Item, ...Item[]] {
  const [first, ...rest] = items;
  return first === undefined ? [] : [first, ...rest];
}
