import { expect, it } from 'vitest';
import { withTexts } from './texts.ts';

it('visits the description of a picture and of its views, and where it leads', () => {
  const view = { edit: { x: 0 }, alt: 'small' };
  const linkTo = { link_type: 'Web', url: '/old' };
  const wide = { ...view, alt: 'large' };
  const photo = { id: 'a', edit: { x: 0 }, alt: 'large', square: view, wide, linkTo };
  const visited: string[] = [];
  const mapped = withTexts(
    { photo },
    { fields: { photo: { type: 'Image' } }, slice: () => undefined },
    {
      text(text, at) {
        visited.push(at.join('.'));
        return `new ${text}`;
      },
      block: (block) => ({ ...block }),
      number: (value) => value,
    },
  );
  expect(visited).toEqual(['photo.alt', 'photo.square.alt', 'photo.alt', 'photo.linkTo.url']);
  expect(mapped.photo).toEqual({
    ...photo,
    alt: 'new large',
    square: { ...view, alt: 'new small' },
    wide: { ...wide, alt: 'new large' },
    linkTo: { ...linkTo, url: 'new /old' },
  });
});

it.each(['Slices', 'Choice'])('visits sections that the type has itself, in %s', (type) => {
  const quote = {
    type: 'Slice',
    'non-repeat': { words: { type: 'Text' } },
    repeat: { source: { type: 'Text' } },
  };
  const fields = { body: { type, config: { choices: { quote } } } };
  const section = {
    slice_type: 'quote',
    primary: { words: 'wide sea' },
    items: [{ source: 'a song' }],
  };
  const mapped = withTexts(
    { body: [section] },
    { fields, slice: () => undefined },
    {
      text: (text) => text.toUpperCase(),
      block: (block) => ({ ...block }),
      number: (value) => value,
    },
  );
  expect(mapped.body).toEqual([
    { ...section, primary: { words: 'WIDE SEA' }, items: [{ source: 'A SONG' }] },
  ]);
});
