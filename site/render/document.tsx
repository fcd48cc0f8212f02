import { type LayoutDocument, languages } from '@farol/content-model';
import type { ReactNode } from 'react';
import type { OriginOf } from '../addresses/origin.ts';
import { plainPath } from '../addresses/path.ts';
import type { Alternate, PageContext, PageHead } from '../contract/page.ts';
import type { Steps } from '../turns/steps.ts';
import type { Assets } from './assets.ts';
import { waitForFirstScreen, withFirstScreen } from './first-screen.ts';
import { fileAddress } from './media.ts';
import { metaPicture } from './meta-picture.ts';
import { type PageInMaking, renderParts } from './parts.tsx';
import { bytesOf } from './pieces.ts';
import { socialPicture } from './social-picture.ts';
import { PageStyle } from './style.tsx';

/** What stands around every document, whatever it shows. */
export interface Shell {
  originOf: OriginOf;
  assets: Assets;
  /** The script of the preview toolbar, where there is a preview to show it for. */
  toolbar: string | null;
  /** Where the page stands beside the form it is written in. */
  beside?: BesideEditor | null;
}

/** The page as it stands in a frame of the editor, and follows what is typed there. */
export interface BesideEditor {
  /** The origin of the editor. */
  editor: string;
  /** The script that follows. */
  script: string | null;
  /** Why the page does not show what is being written, in sentences. */
  faults: readonly string[];
}

export interface DocumentProperties {
  shell: Shell;
  context: PageContext;
  layout: LayoutDocument | undefined;
  head: PageHead;
  /** The page in each language that has it, itself included; empty where there is no page. */
  alternates: readonly Alternate[];
  /** The document's id, for the picture drawn of it. */
  id: string | null;
  /** The addresses a choice of language leads to from here. */
  choices: readonly string[];
  children: ReactNode;
}

/** What the site itself wrote into a document. */
export interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
}

/** A document as it is sent, and what the site itself wrote into it to run: nothing else may. */
export interface RenderedDocument {
  body: Buffer<ArrayBuffer>;
  inline: Inline;
}

/** The whole document as it is sent. */
export function* renderDocument(properties: DocumentProperties): Steps<RenderedDocument> {
  const { assets, beside } = properties.shell;
  const from = beside ? (properties.id ?? '-') : null;
  const page: PageInMaking = { styles: new Map(), sheet: assets.wholeStyle, parts: [], from };
  // What somebody writes shows nothing that was made ready before the last word.
  const rules = beside ? '' : scriptText(speculation(properties.choices));
  const head = withSiteWide(properties.head, properties.layout);
  const parts = yield* renderParts(<Document {...properties} head={head} rules={rules} />, page);
  const marked = withFirstScreen(parts, assets.wholeStyle);
  const [first = '', ...others] = marked ?? parts;
  const style = [...page.styles.values()].join('');
  // The first one stands in the head, before any text of the content.
  const at = first.indexOf('<style></style>');
  const pieces = [
    ...['<!doctype html>', first.slice(0, at), marked ? waitForFirstScreen : ''],
    ...['<style>', style, first.slice(at + '<style>'.length), ...others],
  ];
  const { earlyScript, mainScript } = assets;
  const scripts = [earlyScript, rules, 'text' in mainScript ? mainScript.text : ''];
  return {
    body: yield* bytesOf(pieces),
    inline: { scripts: scripts.filter((text) => text !== ''), styles: [style] },
  };
}

function Document(properties: DocumentProperties & { rules: string }) {
  const { shell, context, layout, head, rules, children } = properties;
  const { language, settings } = context;
  const { assets } = shell;
  return (
    <html lang={language.code} {...browserSettings(properties)}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content={`width=device-width, initial-scale=1${settings.allowZoom ? '' : ', maximum-scale=1, user-scalable=no'}`}
        />
        {assets.earlyScript && <InlineScript text={assets.earlyScript} />}
        <style />
        {assets.fontFaces && <PageStyle name="fonts" css={assets.fontFaces} />}
        {assets.fonts.map((address) => (
          <link
            key={address}
            rel="preload"
            href={address}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <title>{titleOf(head, layout)}</title>
        <meta name="description" content={head.description} />
        <meta name="robots" content={head.noindex ? 'noindex' : 'index'} />
        <meta name="theme-color" content="#0c2f4a" />
        <Addresses {...properties} />
        <OpenGraph {...properties} />
        <Icons layout={layout} serviceOrigin={settings.serviceOrigin} />
        <link
          rel="alternate"
          type="application/atom+xml"
          title={layout?.data.metaTitle ?? undefined}
          href={`/${language.key === 'en' ? '' : `${language.key}/`}feed.xml`}
        />
        {head.structuredData.length > 0 && (
          <DataScript
            type="application/ld+json"
            data={{ '@context': 'https://schema.org', '@graph': head.structuredData }}
          />
        )}
        {rules && <InlineScript type="speculationrules" text={rules} />}
        <MainScript assets={assets} />
        {shell.beside?.script && <script type="module" src={shell.beside.script} />}
      </head>
      <body>{children}</body>
    </html>
  );
}

/** A page that says nothing about itself, or shows nothing, is described as the layout describes the site. */
function withSiteWide(head: PageHead, layout: LayoutDocument | undefined): PageHead {
  const { metaDescription, metaImage } = layout?.data ?? {};
  return {
    ...head,
    description: head.description || metaDescription || '',
    image: head.image ?? metaPicture(metaImage),
  };
}

function titleOf({ title }: PageHead, layout: LayoutDocument | undefined): string {
  const name = layout?.data.metaTitle ?? '';
  return title && name ? `${title} | ${name}` : title || name;
}

/** What the script of the page needs to know, where it looks for it. */
function browserSettings({ shell, context, id }: DocumentProperties): Record<string, string> {
  const { tagManager, consent } = context.settings;
  const attributes: Record<string, string> = {};
  if (tagManager) {
    attributes['data-tag-manager'] = tagManager.id;
    if (tagManager.auth) attributes['data-tag-manager-auth'] = tagManager.auth;
    if (tagManager.preview) attributes['data-tag-manager-preview'] = tagManager.preview;
    attributes['data-consent'] = consent;
  }
  if (shell.toolbar) attributes['data-toolbar'] = shell.toolbar;
  if (shell.beside) {
    attributes['data-editor'] = shell.beside.editor;
    if (id) attributes['data-document'] = id;
  }
  return attributes;
}

function Addresses({ shell, context, alternates, head }: DocumentProperties) {
  // What is no page has no address.
  if (context.path === '') return null;
  const absolute = (address: string, language = context.language) =>
    new URL(address, shell.originOf(context.content, language)).href;
  const canonical = canonicalOf(context);
  // Filtered views are one page to search engines, and only that page has translations.
  const main = alternates.find(({ language }) => language.key === 'en') ?? alternates[0];
  return (
    <>
      <link rel="canonical" href={absolute(canonical)} />
      {!head.noindex &&
        alternates.map(({ language, address }) => (
          <link
            key={language.key}
            rel="alternate"
            hrefLang={language.code}
            href={absolute(address, language)}
          />
        ))}
      {!head.noindex && main && (
        <link rel="alternate" hrefLang="x-default" href={absolute(main.address, main.language)} />
      )}
    </>
  );
}

/** The meta host plus the current path; a page of a list is a page of its own. */
function canonicalOf({ path, query }: PageContext): string {
  const page = query.get('page');
  return page && query.size === 1 ? `${path}?page=${page}` : path;
}

function OpenGraph({ context, layout, head, alternates, id }: DocumentProperties) {
  const { language, settings } = context;
  const site = layout?.data.metaTitle ?? '';
  const picture = socialPicture(head.image, { id, language, title: head.title || site });
  const source = new URL(fileAddress(picture.url, settings), context.origin).href;
  const others = languages.filter(
    ({ key }) => key !== language.key && alternates.some((each) => each.language.key === key),
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
      {/* The photo card is an old name: X shows it as its card with a large image. */}
      <meta name="twitter:card" content="photo" />
      <meta name="twitter:title" content={titleOf(head, layout)} />
      <meta name="twitter:description" content={head.description} />
      <meta name="twitter:image" content={source} />
      <meta name="twitter:image:alt" content={picture.alt} />
    </>
  );
}

function Icons(_: { layout: LayoutDocument | undefined; serviceOrigin: string }) {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
    </>
  );
}

/**
 * Pages the visitor points at are made ready before the click. Not so where a choice of language leads: only the click
 * says that it is chosen, and until then a path that languages share leads on to the one chosen last. Browsers know
 * what they made ready by its address alone, so no link to such an address may ask for it, the logo's neither.
 */
function speculation(choices: readonly string[]) {
  const chosen = [...new Set(choices)].map((path) => ({ pathname: literal(path) }));
  return {
    prerender: [
      {
        where: {
          and: [
            { href_matches: '/*' },
            { not: { href_matches: ['/(api|media|social)/*', ...chosen] } },
            { not: { selector_matches: '[download], [rel~=nofollow], [target=_blank]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  };
}

/** A path as a pattern that matches nothing else. */
function literal(path: string): string {
  return plainPath(path).replace(/[^\w/%-]/g, '\\$&');
}

function MainScript({ assets: { mainScript, development } }: { assets: Assets }) {
  return (
    <>
      {development.map((address) => (
        <script key={address} type="module" src={address} />
      ))}
      {'address' in mainScript ? (
        <script type="module" src={mainScript.address} />
      ) : (
        mainScript.text && <InlineScript text={mainScript.text} type="module" />
      )}
    </>
  );
}

function InlineScript({ text, type }: { text: string; type?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, from the build
  return <script type={type} dangerouslySetInnerHTML={{ __html: text }} />;
}

function DataScript({ type, data }: { type: string; data: unknown }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: no text in it can end the script
  return <script type={type} dangerouslySetInnerHTML={{ __html: scriptText(data) }} />;
}

/** Data for machines: no text in it can end the script, whatever an editor wrote. */
function scriptText(data: unknown): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
