import type { HeroSlice } from '@farol/content-model';
import { Picture } from '../../render/picture.tsx';
import { Style } from '../../render/style.tsx';
import { Actions } from '../actions.tsx';
import type { SliceProperties } from '../slice.ts';
import style from './hero.css?inline';

/** A poster as wide as the window. */
export function Hero({ slice, around, first }: SliceProperties<HeroSlice>) {
  const { title, text, picture, actions } = slice.primary;
  const Title = first ? 'h1' : 'h2';
  return (
    <section className={`hero${picture.url ? '' : ' hero-bare'}`}>
      <Style name="Hero" css={style} />
      <Picture
        field={picture}
        around={around}
        sizes="100vw"
        phone="tall"
        first={first ?? false}
        className="cover"
      />
      <div className="hero-text wrap flow">
        {title && <Title className={sizeOf(title)}>{title}</Title>}
        {text && <p className="lead">{text}</p>}
        <Actions actions={actions} around={around} />
      </div>
    </section>
  );
}

/** Long titles are set smaller, so that they stay on one screen. */
export function sizeOf(title: string): string {
  if (title.length > 75) return 'hero-long';
  return title.length > 30 ? 'hero-title' : 'hero-short';
}
