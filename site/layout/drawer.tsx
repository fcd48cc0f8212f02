import { Style } from '../render/style.tsx';
import { ColourMode } from './colour-mode.tsx';
import style from './drawer.css?inline';
import { type LayoutProperties, layoutLanguage } from './layout-properties.ts';
import { hasLinks, Links } from './links.tsx';

/** The navigation on narrow screens, sliding in from the right. */
export function Drawer({ layout, context }: Omit<LayoutProperties, 'paths'>) {
  if (!hasLinks(layout)) return null;
  const { messages } = context;
  const data = layout?.data;
  return (
    <dialog
      id="menu"
      className="drawer night unprinted"
      closedby="any"
      aria-label={messages.menu}
      lang={layoutLanguage({ layout, context })}
    >
      <Style name="Drawer" css={style} />
      <button type="button" className="tool" command="close" commandfor="menu">
        <span aria-hidden="true">×</span>
        <span className="unseen">{messages.closeMenu}</span>
      </button>
      <nav aria-label={messages.menu}>
        <Links links={data?.navbarLeftLinks} context={context} />
        <Links links={data?.navbarRighLinks} context={context} />
      </nav>
      <ColourMode messages={messages} named />
    </dialog>
  );
}
