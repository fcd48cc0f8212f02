import type { GallerySlice } from '@farol/content-model';
import type { PageContext } from '../../contract/page.ts';
import { cropOf } from '../../render/crop.ts';
import { pictureAddress } from '../../render/media.ts';
import { Picture } from '../../render/picture.tsx';
import { Style } from '../../render/style.tsx';
import { WholeWords } from '../../render/whole-words.tsx';
import { Intro } from '../intro.tsx';
import type { SliceProperties } from '../slice.ts';
import style from './gallery.css?inline';

type Item = GallerySlice['primary']['pictures'][number];

export function Gallery({ slice, context }: SliceProperties<GallerySlice>) {
  const { title, pictures } = slice.primary;
  return (
    <section className="room">
      <div className="wrap">
        <Intro title={title} />
        <PictureWall pictures={pictures} context={context} />
      </div>
    </section>
  );
}

interface PictureWallProperties {
  pictures: readonly Item[];
  context: PageContext;
}

const uprightPicture = {
  view: 'tall',
  sizes: '(min-width:62em) 27rem, 45vw',
  maxWidth: 750,
} as const;
/** Two upright pictures do not fill a row: the first is shown in landscape. */
const landscapePicture = {
  view: 'wide',
  sizes: '(min-width:62em) 54rem, 45vw',
  maxWidth: 1440,
  phone: 'tall',
  phoneSizes: '45vw',
} as const;

/** Each picture links to its large version; the script shows them in one dialog. */
export function PictureWall({ pictures, context }: PictureWallProperties) {
  const { messages, settings } = context;
  const shown = pictures.flatMap(({ picture, caption }) => {
    const view = cropOf(picture, 'wide');
    return view ? [{ picture, caption, view }] : [];
  });
  if (!shown.length) return null;
  const isPair = shown.length === 2;
  return (
    <div
      className="gallery"
      data-gallery={messages.gallery}
      data-words={[
        messages.closePictures,
        messages.previous,
        messages.next,
        messages.pictureOf,
      ].join('|')}
    >
      <Style name="Gallery" css={style} />
      <ul className={isPair ? 'gallery-two' : undefined}>
        {shown.map(({ picture, caption, view }, index) => (
          <li key={view.url}>
            <figure>
              <a href={pictureAddress(view.url, 1920, settings)}>
                <Picture
                  field={picture}
                  context={context}
                  {...(isPair && index === 0 ? landscapePicture : uprightPicture)}
                />
                <span className="unseen">{messages.openPicture}</span>
              </a>
              {caption && (
                <figcaption className="small muted">
                  <WholeWords text={caption} />
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </div>
  );
}
