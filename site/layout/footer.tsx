import type { LayoutDocument } from '@farol/content-model';
import type { PageContext } from '../contract/page.ts';
import type { Messages } from '../messages/en.ts';
import { en as english } from '../messages/en.ts';
import { ContentLink, hrefOf } from '../render/link.tsx';
import { Style } from '../render/style.tsx';
import style from './footer.css?inline';
import { LanguageSelector } from './language-selector.tsx';
import { type LayoutProperties, layoutLanguage } from './layout-properties.ts';
import { Links } from './links.tsx';
import { Logo } from './navbar.tsx';
import networks from './networks.css?inline';

type Data = LayoutDocument['data'];

/** The footer of every page. */
export function Footer({ layout, paths, context }: LayoutProperties) {
  const { messages, settings } = context;
  const data = layout?.data;
  return (
    <footer className="foot night unprinted" lang={layoutLanguage({ layout, context })}>
      <Style name="Footer" css={style} />
      <div className="wrap">
        <nav className="foot-columns" id="links" aria-label={messages.footerNavigation}>
          <Provider layout={layout} context={context} />
          <Column title={data?.footerFirstRowTitle}>
            <Links links={data?.footerFirstRowLinks} context={context} />
          </Column>
          <Column title={data?.footerSecondRowTitle}>
            <Links links={data?.footerSecondRowLinks} context={context} />
          </Column>
          <SocialMedia data={data} context={context} />
        </nav>
        <div className="foot-end">
          <LanguageSelector layout={layout} paths={paths} context={context} />
          <Links links={data?.footerPolicies} context={context} />
          {settings.tagManager && settings.consent !== 'off' && (
            <button type="button" className="needs-script" data-consent="ask">
              {messages.consentReopen}
            </button>
          )}
        </div>
      </div>
    </footer>
  );
}

function Provider({ layout, context }: Omit<LayoutProperties, 'paths'>) {
  const { footerLogo, footerLogoDescription: description, metaTitle } = layout?.data ?? {};
  if (!footerLogo?.url && !metaTitle && !description) return null;
  return (
    <div className="foot-provider">
      <Logo layout={layout} field={footerLogo} context={context} />
      {description && <p>{description}</p>}
    </div>
  );
}

/** Whether the site has an icon and a name for a network; others get a generic icon. */
function hasIcon(network: string): network is keyof Messages['networks'] {
  return Object.hasOwn(english.networks, network);
}

function networkName(network: string, { networks }: Messages): string {
  return hasIcon(network) ? networks[network] : network.charAt(0).toUpperCase() + network.slice(1);
}

interface ColumnProperties {
  title: string | null | undefined;
  children: React.ReactElement<{ links: Data['footerFirstRowLinks'] | undefined }>;
}

function Column({ title, children }: ColumnProperties) {
  if (!title && !children.props.links?.length) return null;
  return (
    <div>
      {title && <h2>{title}</h2>}
      {children}
    </div>
  );
}

function SocialMedia({ data, context }: { data: Data | undefined; context: PageContext }) {
  const icons = (data?.footerSocialMediaIcons ?? []).flatMap(({ icon, href }) =>
    icon && hrefOf(href, context) ? [{ icon, href }] : [],
  );
  if (!icons.length) return null;
  return (
    <div>
      {data?.footerSocialMediaTitle && <h2>{data.footerSocialMediaTitle}</h2>}
      <ul className="foot-social">
        <Style name="Networks" css={networks} />
        {icons.map(({ icon, href }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a network may be there twice, and the list never changes
          <li key={index}>
            <ContentLink field={href} context={context} newTab>
              <i className={hasIcon(icon) ? `net-${icon}` : undefined} />
              <span className="unseen">
                {`${networkName(icon, context.messages)} (${context.messages.newTab})`}
              </span>
            </ContentLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
