import type { GallerySlice } from '@farol/content-model';
import type { PageContext } from '../../contract/page.ts';
import { pictureAddress } from '../../render/media.ts';
import { Picture, shownView } from '../../render/picture.tsx';
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

/** Each picture links to itself in large; the script opens them in one dialog to leaf through. */
export function PictureWall({ pictures, context }: PictureWallProperties) {
  const { messages, settings } = context;
  const shown = pictures.flatMap(({ picture, caption }) => {
    const view = shownView(picture, 'wide');
    return view ? [{ picture, caption, view }] : [];
  });
  if (!shown.length) return null;
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
      <ul>
        {shown.map(({ picture, caption, view }) => (
          <li key={view.url}>
            <figure>
              <a href={pictureAddress(view.url, 1920, settings)}>
                <Picture
                  field={picture}
                  view="tall"
                  context={context}
                  sizes="(min-width:62em) 27rem, 45vw"
                  widest={750}
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
