import type { Rule } from '@farol/content-model';
import type { Finding } from './findings.ts';

const sentences: Readonly<Record<Rule, (finding: Finding) => string>> = {
  'no-content': () => 'nothing was ever written in it',
  archived: () => 'it is archived; restore it first',
  'no-title': () => 'it has no title',
  'no-address': () => 'it has no address',
  'address-taken': ({ what, target }) =>
    target === undefined
      ? `the site itself answers at ${what}`
      : `${what} is the address of the document ${target}, too`,
  'address-changed': ({ what, redirect }) =>
    redirect
      ? `its address becomes ${what}; without a redirect, ${redirect.from} leads nowhere`
      : `its address becomes ${what}, because another page takes the one it had`,
  'still-linked': ({ what }) => `it links to “${what}”, which leaves the site`,
  'link-to-nothing': ({ what, target }) => `the link ${linkName(what, target)} leads nowhere`,
  'link-to-unpublished': ({ what, target }) =>
    `the link ${linkName(what, target)} leads to a page that is not published`,
  'no-picture-description': ({ target }) => `the picture ${target} is not described`,
  'no-translation': ({ languages = [] }) => `it is not there in ${languages.join(', ')}`,
  'long-title': ({ length }) => `the title has ${length} letters; search engines show about 60`,
  'no-description': () => 'it has no description for search engines',
  'long-description': ({ length }) =>
    `the description has ${length} letters; search engines show about 160`,
  'heading-order': ({ what }) => `the heading “${what}” skips a level`,
  'empty-heading': () => 'a heading says nothing',
};

function linkName(what: string | undefined, target: string | undefined): string {
  return what ? `“${what}”` : `to ${target}`;
}

/** `“About us” (en-us), data.cover: the picture … is not described.` */
export function sentenceOf(finding: Finding): string {
  const { title, lang, path, rule } = finding;
  const where = path === null ? '' : `, ${path}`;
  return `“${title}” (${lang})${where}: ${sentences[rule](finding)}.`;
}
