import type { ImageField } from '@prismicio/client';
import type { PageContext } from '../contract/page.ts';
import { pictureAddresses } from './media.ts';
import { PageStyle } from './style.tsx';

export type PictureField = ImageField | ImageField<'square' | 'tall'>;
export type View = 'wide' | 'square' | 'tall';

interface Shown {
  url: string;
  alt: string;
  width: number;
  height: number;
  colour: string | null;
}

interface PictureProperties {
  field: PictureField | undefined;
  context: Pick<PageContext, 'settings'>;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** The largest useful width in pixels; wider versions are not offered. */
  widest?: number;
  view?: View;
  /** Another crop for narrow screens. */
  phone?: View;
  /** The displayed width of that crop. */
  phoneSizes?: string;
  /** The largest picture of the first screen: loaded eagerly with high priority. */
  first?: boolean;
  /** Another picture of the first screen: loaded eagerly, after the largest. */
  second?: boolean;
  /** The text beside it says the same: empty alt. */
  decorative?: boolean;
  className?: string;
}

/** Where the other crop is used: wide ones as long as the layout has one column. */
const narrowScreens: Record<View, string> = {
  wide: '(max-width:61.99em)',
  square: '(max-width:47.99em)',
  // A wide picture that fills an upright tablet would crop its subject away.
  tall: '(max-width:47.99em),(max-width:61.99em) and (orientation:portrait)',
};

/**
 * The other crop fills a narrow screen. Such screens have more pixels than one sees: a tenth fewer often selects the
 * next smaller version.
 */
const fullBleed = '88vw';

/** Requested first, and painted in the same frame as the text around it. */
const largest = { fetchPriority: 'high', decoding: 'sync' } as const;

/** A picture field in the right crop, size and format; nothing where it is empty. */
export function Picture(properties: PictureProperties) {
  const { field, context, sizes, view = 'wide', phone = view, first, decorative } = properties;
  const { second, widest, phoneSizes = fullBleed } = properties;
  const shown = shownView(field, view);
  if (!shown) return null;
  const narrow = phone === view ? null : shownView(field, phone);
  const wide = pictureAddresses(shown.url, { natural: shown.width, widest }, context.settings);
  const tall = narrow && pictureAddresses(narrow.url, { natural: narrow.width }, context.settings);
  const className = [properties.className, shown.colour && colourClass(shown.colour)]
    .filter(Boolean)
    .join(' ');
  const img = (
    <img
      {...(className && !narrow ? { className } : {})}
      srcSet={wide.srcSet ?? undefined}
      sizes={sizes}
      src={wide.src}
      width={shown.width}
      height={shown.height}
      alt={decorative ? '' : shown.alt}
      {...(first ? largest : { loading: 'lazy' as const })}
      {...(second ? { fetchPriority: 'low' as const } : {})}
    />
  );
  return (
    <>
      {shown.colour && <PlaceholderColour colour={shown.colour} />}
      {narrow && tall ? (
        <picture className={className}>
          <source
            media={narrowScreens[phone]}
            srcSet={tall.srcSet ?? tall.src}
            sizes={phoneSizes}
            width={narrow.width}
            height={narrow.height}
          />
          {img}
        </picture>
      ) : (
        img
      )}
    </>
  );
}

/** One crop of a picture field, or the whole picture where that crop is missing. */
export function shownView(field: PictureField | undefined, view: View): Shown | null {
  if (!field?.url) return null;
  const cut = view !== 'wide' && 'square' in field ? field[view] : field;
  const image = cut?.url ? cut : field;
  return {
    url: image.url,
    alt: image.alt ?? field.alt ?? '',
    width: image.dimensions.width,
    height: image.dimensions.height,
    colour: placeholderOf(field),
  };
}

/** The placeholder colour an editor set. */
export function placeholderOf(field: PictureField | undefined): string | null {
  const background = field?.edit?.background ?? '';
  return /^#[0-9a-f]{6}$/i.test(background) ? background.toLowerCase() : null;
}

export const colourClass = (colour: string) => `c-${colour.slice(1)}`;

/** A style rule, because the content security policy forbids style attributes. */
function PlaceholderColour({ colour }: { colour: string }) {
  const name = colourClass(colour);
  return <PageStyle name={name} css={`.${name}{--c:${colour};background:${colour}}`} />;
}
