import type { HeroSlice } from '@farol/content-model';
import type { ReactNode } from 'react';
import type { PageContext } from '../../contract/page.ts';
import { Picture } from '../../render/picture.tsx';
import type { PictureField } from '../../render/placeholder.ts';
import { Style } from '../../render/style.tsx';
import { WholeWords } from '../../render/whole-words.tsx';
import { Actions } from '../actions.tsx';
import type { SliceProperties } from '../slice.ts';
import style from './hero.css?inline';
import bareStyle from './hero-bare.css?inline';
import longStyle from './hero-long.css?inline';

export function Hero({ slice, context, first = false }: SliceProperties<HeroSlice>) {
  const { title, text, picture, actions } = slice.primary;
  return (
    <HeroFrame title={title} text={text} picture={picture} context={context} first={first}>
      <Actions actions={actions} context={context} />
    </HeroFrame>
  );
}

interface HeroFrameProperties {
  title: string | null;
  text: string | null;
  picture: PictureField;
  context: PageContext;
  first: boolean;
  /** The next element overlaps the lower edge. */
  lapped?: boolean;
  above?: ReactNode;
  children?: ReactNode;
}

/** A full-width picture with the title on it. */
export function HeroFrame(properties: HeroFrameProperties) {
  const { title, text, picture, context, first, lapped, above, children } = properties;
  const Title = first ? 'h1' : 'h2';
  return (
    <section className={`hero${picture.url ? '' : ' hero-bare'}${lapped ? ' hero-lapped' : ''}`}>
      <Style name="Hero" css={style} />
      {!picture.url && <Style name="HeroBare" css={bareStyle} />}
      {title && isLong(title) && <Style name="HeroLong" css={longStyle} />}
      <Picture
        field={picture}
        context={context}
        sizes="100vw"
        phone="tall"
        first={first}
        className="cover"
      />
      <div className="hero-text wrap">
        {above}
        {title && (
          <Title className={sizeOf(title)}>
            <WholeWords text={title} />
          </Title>
        )}
        {text && (
          <p className="lead">
            <WholeWords text={text} />
          </p>
        )}
        {children}
      </div>
    </section>
  );
}

const isLong = (title: string) => title.length > 75;

function sizeOf(title: string): string {
  if (isLong(title)) return 'hero-long';
  return title.length > 30 ? 'hero-title' : 'hero-short';
}
