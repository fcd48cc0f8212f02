import type { TextWithPictureSlice } from '@farol/content-model';
import { Picture } from '../../render/picture.tsx';
import { Prose } from '../../render/prose.tsx';
import { Style } from '../../render/style.tsx';
import type { SliceProperties } from '../slice.ts';
import { PlainText } from '../Text/text.tsx';
import style from './text-with-picture.css?inline';

/** Text beside a tall picture that reaches the edge of the window. */
export function TextWithPicture({ slice, context }: SliceProperties<TextWithPictureSlice>) {
  const { body, picture, side } = slice.primary;
  if (!picture.url) return <PlainText body={body} context={context} />;
  return (
    <section className={side === 'right' ? 'room beside beside-right' : 'room beside'}>
      <Style name="TextWithPicture" css={style} />
      <Picture
        field={picture}
        view="tall"
        phone="wide"
        context={context}
        sizes="(min-width:62em) 42vw, 100vw"
      />
      <div className="beside-text">
        <Prose field={body} context={context} />
      </div>
    </section>
  );
}
