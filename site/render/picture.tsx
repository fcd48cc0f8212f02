import type { PageContext } from '../contract/page.ts';
import { cropOf, type View } from './crop.ts';
import { pictureAddresses } from './media.ts';
import { colourClass, type PictureField } from './placeholder.ts';
import { ContentStyle } from './style.tsx';

interface PictureProperties {
  field: PictureField | undefined;
  context: Pick<PageContext, 'settings'>;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** The largest useful width in pixels; wider versions are not offered. */
  maxWidth?: number;
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
  const { second, maxWidth, phoneSizes = fullBleed } = properties;
  const { settings } = context;
  const crop = cropOf(field, view);
  if (!crop) return null;
  const { colour } = crop;
  const addresses = pictureAddresses(crop.url, { naturalWidth: crop.width, maxWidth }, settings);
  const phoneCrop = phone === view ? null : cropOf(field, phone);
  const phoneAddresses =
    phoneCrop && pictureAddresses(phoneCrop.url, { naturalWidth: phoneCrop.width }, settings);
  const className = [properties.className, colour && colourClass(colour)].filter(Boolean).join(' ');
  const img = (
    <img
      {...(className && !phoneCrop ? { className } : {})}
      srcSet={addresses.srcSet ?? undefined}
      sizes={sizes}
      src={addresses.src}
      width={crop.width}
      height={crop.height}
      alt={decorative ? '' : crop.alt}
      {...(first ? largest : { loading: 'lazy' as const })}
      {...(second ? { fetchPriority: 'low' as const } : {})}
    />
  );
  return (
    <>
      {colour && <PlaceholderColour colour={colour} />}
      {phoneCrop && phoneAddresses ? (
        <picture className={className}>
          <source
            media={narrowScreens[phone]}
            srcSet={phoneAddresses.srcSet ?? phoneAddresses.src}
            sizes={phoneSizes}
            width={phoneCrop.width}
            height={phoneCrop.height}
          />
          {img}
        </picture>
      ) : (
        img
      )}
    </>
  );
}

/** A style rule, because the content security policy forbids style attributes. */
function PlaceholderColour({ colour }: { colour: string }) {
  const name = colourClass(colour);
  return <ContentStyle name={name} css={`.${name}{--c:${colour};background:var(--c)}`} />;
}
