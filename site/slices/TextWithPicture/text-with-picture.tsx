import type { TextWithPictureSlice } from '@farol/content-model';
import { Picture } from '../../render/picture.tsx';
import { Prose } from '../../render/prose.tsx';
import { Style } from '../../render/style.tsx';
import type { SliceProperties } from '../slice.ts';
import { PlainText } from '../Text/text.tsx';
import style from './text-with-picture.css?inline';

/** A tall picture that runs to the window's edge, and a text beside it. */
export function TextWithPicture({ slice, around }: SliceProperties<TextWithPictureSlice>) {
  const { body, picture, side } = slice.primary;
  if (!picture.url) return <PlainText body={body} around={around} />;
  return (
    <section className={side === 'right' ? 'room beside beside-right' : 'room beside'}>
      <Style name="TextWithPicture" css={style} />
      <Picture
        field={picture}
        view="tall"
        phone="wide"
        around={around}
        sizes="(min-width:62em) 42vw, 100vw"
      />
      <div className="beside-text">
        <Prose field={body} around={around} />
      </div>
    </section>
  );
}
