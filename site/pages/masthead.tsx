import type { ReactNode } from 'react';
import type { PageContext } from '../contract/page.ts';
import { Picture, type PictureField } from '../render/picture.tsx';
import { Style } from '../render/style.tsx';
import style from './masthead.css?inline';

interface MastheadProperties {
  title: string;
  lead?: string | null;
  picture?: PictureField | undefined;
  context: PageContext;
  above?: ReactNode;
  children?: ReactNode;
}

/** The dark head of a page, which the clear navigation bar stands on; with a picture, half of it is that. */
export function Masthead({ title, lead, picture, context, above, children }: MastheadProperties) {
  return (
    <header className={picture?.url ? 'masthead masthead-split night' : 'masthead night'}>
      <Style name="Masthead" css={style} />
      <div className="masthead-text">
        {above}
        <h1 className={title.length > 34 ? 'masthead-long' : undefined}>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
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
