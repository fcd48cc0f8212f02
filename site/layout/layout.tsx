import type { ReactNode } from 'react';
import { BlocksStyle } from '../render/blocks.tsx';
import { OriginMarks } from '../render/origin-marks.tsx';
import { Part } from '../render/parts.tsx';
import { BelowFirstScreen, PageStyle, Style } from '../render/style.tsx';
import base from '../style/base.css?inline';
import below from '../style/below.css?inline';
import print from '../style/print.css?inline';
import tokens from '../style/tokens.css?inline';
import { ConsentNotice } from './consent-notice.tsx';
import { Drawer } from './drawer.tsx';
import { Footer } from './footer.tsx';
import languageList from './language-list.css?inline';
import style from './layout.css?inline';
import type { LayoutProperties } from './layout-properties.ts';
import { Navbar } from './navbar.tsx';
import navbarTouched from './navbar-touched.css?inline';

/** The navigation, footer and notices around every page. Their texts come from the layout document. */
export function Layout({
  layout,
  paths,
  context,
  children,
}: LayoutProperties & { children: ReactNode }) {
  const { messages, settings } = context;
  return (
    <>
      <PageStyle name="base" css={tokens + base} />
      <Style name="Layout" css={style} />
      <a className="skip" href="#content">
        {messages.skipToContent}
      </a>
      {settings.tagManager && settings.consent !== 'off' && (
        // Screen readers announce changes of a live region wherever the reader is.
        <div aria-live="polite">
          <ConsentNotice messages={messages} advertising={settings.consent === 'advertising'} />
        </div>
      )}
      <OriginMarks document={layout?.id} fields={layout?.data ?? {}}>
        <Navbar layout={layout} paths={paths} context={context} />
      </OriginMarks>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <BelowFirstScreen>
        <BlocksStyle />
        <PageStyle name="below" layer="base" css={below} />
        <Style name="Print" css={print} />
        <Style name="LanguageList" css={languageList} />
        <Style name="NavbarTouched" css={navbarTouched} />
        <Part>
          <OriginMarks document={layout?.id} fields={layout?.data ?? {}}>
            <Footer layout={layout} paths={paths} context={context} />
          </OriginMarks>
        </Part>
        <Part>
          <Drawer layout={layout} context={context} />
        </Part>
      </BelowFirstScreen>
    </>
  );
}
