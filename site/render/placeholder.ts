import type { ImageField } from '@prismicio/client';

export type PictureField = ImageField | ImageField<'square' | 'tall'>;

/** The placeholder colour an editor set. */
export function placeholderOf(field: PictureField | undefined): string | null {
  const background = field?.edit?.background ?? '';
  return /^#[0-9a-f]{6}$/i.test(background) ? background.toLowerCase() : null;
}

export const colourClass = (colour: string) => `c-${colour.slice(1)}`;
