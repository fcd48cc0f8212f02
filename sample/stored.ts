import { languageNamed } from '@farol/content-model';
import { altTexts, portraitAltTexts } from './alt-texts.ts';
import type { LinkTo } from './markup.ts';
import { sceneColours } from './scene-colours.ts';
import type { Action, LanguageKey, PortraitKey } from './source.ts';

/** The key of a document of the seed: what it is, and in which language. */
export function keyOf(kind: string, key: string, language: LanguageKey): string {
  return `${kind}:${key}:${language}`;
}

export function codeOf(language: LanguageKey) {
  const found = languageNamed(language);
  if (!found) throw new Error(`There is no language ${language}.`);
  return found.code;
}

/** A relationship to another document of the seed. */
export function toDocument(kind: string, key: string, language: LanguageKey) {
  return { link_type: 'Document', id: `document:${keyOf(kind, key, language)}` };
}

/** Leads from one language's text to the same language's documents. */
export function linksIn(language: LanguageKey): LinkTo {
  return (target) => {
    const [kind = '', key = ''] = target.split(':');
    if (kind === 'program' || kind === 'article' || kind === 'page' || kind === 'overview')
      return toDocument(kind, key, language);
    return { link_type: 'Web', url: target };
  };
}

export function actions(list: readonly Action[], language: LanguageKey) {
  return list.map(({ label, target }) => ({ label, href: linksIn(language)(target) }));
}

/** A link list of the layout document. */
export function textLinks(list: readonly Action[], language: LanguageKey) {
  return list.map(({ label, target }) => ({ text: label, href: linksIn(language)(target) }));
}

function picture(media: string, alt: string, background: string) {
  return { id: `media:${media}`, alt, edit: { x: 0, y: 0, zoom: 1, background } };
}

/** A scene as a picture field with its own drawing for each view. */
export function scenePicture(scene: string, language: LanguageKey) {
  const alt = altTexts[scene]?.[language];
  if (alt === undefined) throw new Error(`The scene ${scene} has no alt text in ${language}.`);
  const colour = sceneColours[scene];
  if (colour === undefined) throw new Error(`The scene ${scene} has no colour.`);
  return {
    ...picture(`${scene}-wide`, alt, colour),
    square: picture(`${scene}-square`, alt, colour),
    tall: picture(`${scene}-tall`, alt, colour),
  };
}

/** Portraits are small and late on the page: paper is placeholder enough. */
const paper = '#efe3cd';

export function portraitPicture(person: PortraitKey, language: LanguageKey) {
  return picture(`portrait-${person}`, portraitAltTexts[person][language], paper);
}

export function filePicture(media: string, alt: string) {
  return picture(media, alt, 'transparent');
}

/** The programme sheet of a program, among the files of the seed. */
export function sheetKey(program: string, language: LanguageKey): string {
  return `sheet-${program}-${language}`;
}

/** A link to a file of the seed, for a visitor to keep. */
export function download(name: string, media: string) {
  return { name, file: { link_type: 'Media', id: `media:${media}` } };
}
