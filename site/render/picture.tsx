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
  /** How wide it stands on the page, as in the `sizes` attribute. */
  sizes: string;
  /** More pixels than this no screen shows of it: wider versions are not offered. */
  widest?: number;
  view?: View;
  /** Another crop for narrow screens, where the layout is another one. */
  phone?: View;
  /** How wide that one stands there. */
  phoneSizes?: string;
  /** The largest picture of the first screen: loaded at once. */
  first?: boolean;
  /** On the first screen beside the largest, which it lets go first. */
  second?: boolean;
  /** Beside a text that says the same. */
  decorative?: boolean;
  className?: string;
}

/** Where the other crop stands: a wide one as long as the layout has one column. */
const narrowScreens: Record<View, string> = {
  wide: '(max-width:61.99em)',
  square: '(max-width:47.99em)',
  // A wide picture that fills an upright tablet would lose its subject.
  tall: '(max-width:47.99em),(max-width:61.99em) and (orientation:portrait)',
};

/**
 * The other crop fills a narrow screen. Such screens have more pixels than one sees in a picture: a tenth fewer
 * are often the next smaller version.
 */
const fullBleed = '88vw';

/** Asked for first, and shown in the same frame as the words around it. */
const largest = { fetchPriority: 'high', decoding: 'sync' } as const;

/** A picture of the content, in the crop, size and format that fits; nothing where there is none. */
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

/** One view of a picture field, or the whole picture where that view was not cut. */
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

/** What one sees of a picture before it is there: the colour its editor set. */
export function placeholderOf(field: PictureField | undefined): string | null {
  const background = field?.edit?.background ?? '';
  return /^#[0-9a-f]{6}$/i.test(background) ? background.toLowerCase() : null;
}

export const colourClass = (colour: string) => `c-${colour.slice(1)}`;

/** A rule instead of a style attribute, which the content security policy forbids. */
function PlaceholderColour({ colour }: { colour: string }) {
  const name = colourClass(colour);
  return <PageStyle name={name} css={`.${name}{--c:${colour};background:${colour}}`} />;
}
