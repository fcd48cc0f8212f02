import { expect, it } from 'vitest';
import { withTexts } from './texts.ts';

it('visits the description of a picture and of its views, and where it leads', () => {
  const view = { edit: { x: 0 }, alt: 'small' };
  const linkTo = { link_type: 'Web', url: '/old' };
  const photo = { id: 'a', edit: { x: 0 }, alt: 'large', square: view, linkTo };
  const visited: string[] = [];
  const mapped = withTexts(
    new Map([['photo', { type: 'Image' as const }]]),
    { photo },
    () => undefined,
    {
      text(text, at) {
        visited.push(at.join('.'));
        return `new ${text}`;
      },
      block: (block) => ({ ...block }),
      number: (value) => value,
    },
  );
  expect(visited).toEqual(['photo.alt', 'photo.square.alt', 'photo.linkTo.url']);
  expect(mapped.photo).toEqual({
    ...photo,
    alt: 'new large',
    square: { ...view, alt: 'new small' },
    linkTo: { ...linkTo, url: 'new /old' },
  });
});
