import type { ReactNode } from 'react';
import type { PageContext } from '../contract/page.ts';
import { BlocksStyle } from '../render/blocks.tsx';
import { Picture } from '../render/picture.tsx';
import type { PictureField } from '../render/placeholder.ts';
import { Style } from '../render/style.tsx';
import { WholeWords, widthOf } from '../render/whole-words.tsx';
import style from './masthead.css?inline';
import split from './masthead-split.css?inline';

interface MastheadProperties {
  title: string;
  lead?: string | null;
  picture?: PictureField | undefined;
  context: PageContext;
  above?: ReactNode;
  children?: ReactNode;
}

/** The dark top of a page, below the transparent navigation bar; a picture takes half of it. */
export function Masthead({ title, lead, picture, context, above, children }: MastheadProperties) {
  const isSplit = Boolean(picture?.url);
  return (
    <header className={isSplit ? 'masthead masthead-split night' : 'masthead night'}>
      <BlocksStyle />
      <Style name="Masthead" css={style} />
      {isSplit && <Style name="MastheadSplit" css={split} />}
      <div className="masthead-text">
        {above}
        <h1 className={sizeOf(title)}>
          <WholeWords text={title} />
        </h1>
        {lead && (
          <p className="lead">
            <WholeWords text={lead} />
          </p>
        )}
        {children}
      </div>
      <Picture
        field={picture}
        view="square"
        phone="wide"
        context={context}
        sizes="(min-width:62em) 46vw, 100vw"
        first
      />
    </header>
  );
}

/** Smaller type for long titles, and for words wider than the column. */
function sizeOf(title: string): string | undefined {
  if (title.length > 34) return 'masthead-long';
  return title.split(' ').some((word) => widthOf(word) > 13) ? 'masthead-word' : undefined;
}
