import { type LayoutDocument, pathIn } from '@farol/content-model';
import type { ReactNode } from 'react';
import type { OriginOf } from '../addresses/origin.ts';
import type { Alternate, PageContext, PageHead } from '../contract/page.ts';
import type { Steps } from '../turns/steps.ts';
import type { Assets } from './assets.ts';
import { waitForFirstScreen, withFirstScreen } from './first-screen.ts';
import { Addresses, Icons, OpenGraph, titleOf, withSiteDefaults } from './metadata.tsx';
import { type RenderState, renderParts } from './parts.tsx';
import { bytesOf } from './pieces.ts';
import { DataScript, InlineScript, MainScript, scriptText, speculationRules } from './scripts.tsx';
import { PageStyle, styleText } from './style.tsx';

/** What surrounds every page, whatever it shows. */
export interface Shell {
  originOf: OriginOf;
  assets: Assets;
  /** The script of the preview toolbar; null where nothing is previewed. */
  toolbar: string | null;
  /** Set where the page is shown beside the editor's form. */
  beside?: BesideEditor | null;
}

/** A page in a frame of the editor that follows what is typed there. */
export interface BesideEditor {
  /** The editor's origin. */
  editor: string;
  /** The script that follows the typing. */
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
  /** The document's id, for its social picture. */
  id: string | null;
  /** Where links that choose a language lead. */
  choices: readonly string[];
  children: ReactNode;
}

/** The scripts and styles the site itself wrote into a page: the security policy allows these and no others. */
export interface Inline {
  scripts: readonly string[];
  styles: readonly string[];
}

export interface RenderedDocument {
  body: Buffer<ArrayBuffer>;
  inline: Inline;
}

/** The whole page, in UTF-8. */
export function* renderDocument(properties: DocumentProperties): Steps<RenderedDocument> {
  const { context } = properties;
  const { assets, beside } = properties.shell;
  const page: RenderState = {
    styles: new Map(),
    sheet: assets.wholeStyle,
    parts: [],
    markedDocument: beside ? (properties.id ?? '-') : null,
  };
  // Beside the editor nothing is prerendered: it would be older than the last word typed.
  const sharedChoices = properties.choices.filter((path) => context.addresses.isShared(path));
  const rules = beside ? '' : scriptText(speculationRules(sharedChoices));
  const head = withSiteDefaults(properties.head, properties.layout);
  const parts = yield* renderParts(<Document {...properties} head={head} rules={rules} />, page);
  const marked = withFirstScreen(parts, assets.wholeStyle);
  const [first = '', ...others] = marked ?? parts;
  const style = styleText(page.styles);
  // The empty style element of the head, which stands before any text of the content.
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
        <Addresses originOf={shell.originOf} {...properties} />
        <OpenGraph {...properties} />
        <Icons />
        <link
          rel="alternate"
          type="application/atom+xml"
          title={layout?.data.metaTitle ?? undefined}
          href={pathIn(language, '/feed.xml')}
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

/** Settings for the page's script, as attributes of the root element. */
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
