import type { LayoutDocument } from '@farol/content-model';
import type { PageContext } from '../contract/page.ts';
import type { Messages } from '../messages/en.ts';
import { Icon } from '../render/icon.tsx';
import { fileAddress } from '../render/media.ts';
import { Style } from '../render/style.tsx';
import { searchAddress } from '../search/answer.ts';
import { ColourMode } from './colour-mode.tsx';
import { LanguageSelector } from './language-selector.tsx';
import { type LayoutProperties, layoutLanguage } from './layout-properties.ts';
import { hasLinks, Links } from './links.tsx';
import style from './navbar.css?inline';

/** Fixed at the top: transparent over the first 50 px of a page, dark and solid below them. */
export function Navbar({ layout, paths, context }: LayoutProperties) {
  const { messages } = context;
  const data = layout?.data;
  const hasMenu = hasLinks(layout);
  return (
    <header className="bar unprinted" lang={layoutLanguage({ layout, context })}>
      <Style name="Navbar" css={style} />
      <div className="bar-row">
        <Logo layout={layout} field={data?.navLogo} context={context} first />
        {hasMenu && (
          <nav aria-label={messages.mainNavigation}>
            <Links links={data?.navbarLeftLinks} context={context} />
            <Links links={data?.navbarRighLinks} context={context} />
          </nav>
        )}
        <a className="tool" href={searchAddress(context.language)}>
          <Icon name="search" />
          <span className="unseen">{messages.search}</span>
        </a>
        <ColourMode messages={messages} />
        <LanguageSelector layout={layout} paths={paths} context={context} />
        {hasMenu && <Menu messages={messages} />}
      </div>
    </header>
  );
}

/** Opens the drawer. Without script the footer offers the same links. */
function Menu({ messages }: { messages: Messages }) {
  return (
    <>
      <button
        type="button"
        className="tool menu needs-script"
        command="show-modal"
        commandfor="menu"
      >
        <Icon name="menu" />
        <span className="unseen">{messages.menu}</span>
      </button>
      <noscript>
        <a className="tool menu" href="#links">
          <Icon name="menu" />
          <span className="unseen">{messages.allLinks}</span>
        </a>
      </noscript>
    </>
  );
}

interface LogoProperties {
  layout: LayoutDocument | undefined;
  field: LayoutDocument['data']['navLogo'] | undefined;
  context: PageContext;
  first?: boolean;
}

/** The logo links to the home page; without a picture it is the site's name. */
export function Logo({ layout, field, context, first }: LogoProperties) {
  const name = layout?.data.metaTitle;
  if (!field?.url && !name) return null;
  return (
    <a className="logo" href="/">
      {field?.url ? (
        <img
          src={fileAddress(field.url, context.settings)}
          alt={field.alt ?? name ?? context.messages.home}
          width={field.dimensions.width}
          height={field.dimensions.height}
          {...(first ? { fetchPriority: 'low' as const } : { loading: 'lazy' as const })}
        />
      ) : (
        name
      )}
    </a>
  );
}
