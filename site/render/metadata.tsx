import { type LayoutDocument, languages } from '@farol/content-model';
import type { OriginOf } from '../addresses/origin.ts';
import type { Alternate, PageContext, PageHead } from '../contract/page.ts';
import { fileAddress } from './media.ts';
import { metaPicture } from './meta-picture.ts';
import { socialPicture } from './social-picture.ts';

interface AddressesProperties {
  originOf: OriginOf;
  context: PageContext;
  head: PageHead;
  alternates: readonly Alternate[];
}

interface OpenGraphProperties {
  context: PageContext;
  layout: LayoutDocument | undefined;
  head: PageHead;
  alternates: readonly Alternate[];
  id: string | null;
}

/** A page without a description or picture of its own gets those of the layout. */
export function withSiteDefaults(head: PageHead, layout: LayoutDocument | undefined): PageHead {
  const { metaDescription, metaImage } = layout?.data ?? {};
  return {
    ...head,
    description: head.description || metaDescription || '',
    image: head.image ?? metaPicture(metaImage),
  };
}

export function titleOf({ title }: PageHead, layout: LayoutDocument | undefined): string {
  const name = layout?.data.metaTitle ?? '';
  return title && name ? `${title} | ${name}` : title || name;
}

/** The canonical address and the translations. */
export function Addresses({ originOf, context, alternates, head }: AddressesProperties) {
  // An error page has no address.
  if (context.path === '') return null;
  const absolute = (address: string, language = context.language) =>
    new URL(address, originOf(context.content, language)).href;
  const canonical = canonicalOf(context);
  // Filtered views count as one page to search engines. That page has translations; further pages of a list have none.
  const translations = head.noindex || canonical !== context.path ? [] : alternates;
  const main = translations.find(({ language }) => language.key === 'en') ?? translations[0];
  return (
    <>
      <link rel="canonical" href={absolute(canonical)} />
      {translations.map(({ language, address }) => (
        <link
          key={language.key}
          rel="alternate"
          hrefLang={language.code}
          href={absolute(address, language)}
        />
      ))}
      {main && (
        <link rel="alternate" hrefLang="x-default" href={absolute(main.address, main.language)} />
      )}
    </>
  );
}

/** The current path; of its parameters only the page of a list counts, alone. */
function canonicalOf({ path, query }: PageContext): string {
  const page = query.get('page');
  return page && query.size === 1 ? `${path}?page=${page}` : path;
}

/** What link previews show. */
export function OpenGraph({ context, layout, head, alternates, id }: OpenGraphProperties) {
  const { language, settings } = context;
  const site = layout?.data.metaTitle ?? '';
  const picture = socialPicture(head.image, { id, language, title: head.title || site });
  const source = new URL(fileAddress(picture.url, settings), context.origin).href;
  const others = languages.filter(
    ({ key }) =>
      key !== language.key && alternates.some((alternate) => alternate.language.key === key),
  );
  return (
    <>
      <meta property="og:type" content="website" />
      {site && <meta property="og:site_name" content={site} />}
      <meta property="og:title" content={titleOf(head, layout)} />
      <meta property="og:description" content={head.description} />
      {context.path !== '' && (
        <meta property="og:url" content={new URL(canonicalOf(context), context.origin).href} />
      )}
      <meta property="og:locale" content={language.openGraph} />
      {others.map(({ key, openGraph }) => (
        <meta key={key} property="og:locale:alternate" content={openGraph} />
      ))}
      <meta property="og:image" content={source} />
      <meta property="og:image:alt" content={picture.alt} />
      <meta property="og:image:width" content={String(picture.width)} />
      <meta property="og:image:height" content={String(picture.height)} />
      {/* X treats the old name “photo” as its card with a large image. */}
      <meta name="twitter:card" content="photo" />
      <meta name="twitter:title" content={titleOf(head, layout)} />
      <meta name="twitter:description" content={head.description} />
      <meta name="twitter:image" content={source} />
      <meta name="twitter:image:alt" content={picture.alt} />
    </>
  );
}

export function Icons() {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}
