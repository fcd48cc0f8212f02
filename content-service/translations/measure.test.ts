import { expect, it } from 'vitest';
import { measureBetween } from './measure.ts';

it('counts the words of an item that went, and nothing of those after it', () => {
  const day = (title: string) => ({ title, text: `All day long: ${title}` });
  const days = ['Arrival', 'Market', 'Boat', 'Museum'].map(day);
  expect(measureBetween({ days }, { days: days.toSpliced(1, 1) })).toEqual({ fields: 1, words: 5 });
});

it('counts the description of a picture once, and no sizes', () => {
  const picture = (alt: string) => {
    const view = { id: 'a', alt, edit: { x: 0, y: 0, zoom: 1 } };
    const dimensions = { width: 600, height: 600 };
    return { ...view, dimensions, square: { ...view, dimensions }, wide: { ...view, dimensions } };
  };
  expect(
    measureBetween({ hero: picture('A yellow tram') }, { hero: picture('A red tram') }),
  ).toEqual({ fields: 1, words: 2 });
});
