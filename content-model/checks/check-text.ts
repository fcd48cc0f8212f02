import { isPageType, pathOf } from '../addresses.ts';
import { languages } from '../languages.ts';
import { readPath, tidyPath } from '../path.ts';
import { routes } from '../routes.ts';
import { isRecord } from '../same.ts';
import type { TextFinding } from './finding.ts';
import { maxDescriptionLength, maxTitleLength, searchTexts } from './search-texts.ts';

/** A document as it would be published. */
export interface CheckedText {
  type: string;
  uid: string | null;
  data: Readonly<Record<string, unknown>>;
}

/** What the checks need to know of other content. */
export interface TextContext {
  target(id: string): 'published' | 'unpublished' | 'nothing';
  isFile(id: string): boolean;
  /** Whether a file describes itself in the language of the text. */
  isDescribed(file: string): boolean;
  /** Whether a page or a redirect is at a path. */
  isAddress(path: string): boolean;
}

/** All findings in one text, in the order of its fields. */
export function checkText(text: CheckedText, context: TextContext): TextFinding[] {
  return [...checkSearchTexts(text), ...checkFields(text.data, context)];
}

function checkSearchTexts({ type, uid, data }: CheckedText): TextFinding[] {
  if (!isPageType(type)) return [];
  const findings: TextFinding[] = [];
  const { title, description } = searchTexts(data);
  const route = routes.find((each) => each.type === type);
  if (route?.path.includes('{uid}') && !uid) findings.push({ rule: 'no-address', path: 'uid' });
  // The home page needs none: it has the site's name.
  if (title.text === '' && type !== 'homepage')
    findings.push({ rule: 'no-title', path: title.path });
  if (title.text.length > maxTitleLength)
    findings.push({ rule: 'long-title', path: title.path, length: title.text.length });
  if (description.text === '') findings.push({ rule: 'no-description', path: description.path });
  if (description.text.length > maxDescriptionLength)
    findings.push({
      rule: 'long-description',
      path: description.path,
      length: description.text.length,
    });
  return findings;
}

function checkFields(data: Readonly<Record<string, unknown>>, context: TextContext): TextFinding[] {
  const findings: TextFinding[] = [];
  /** The level of the last heading; the page's title is the first. */
  let level = 1;

  function check(value: unknown, path: string): void {
    if (Array.isArray(value)) {
      for (const [index, each] of value.entries()) check(each, `${path}[${index}]`);
      return;
    }
    if (!isRecord(value)) return;
    if (typeof value.link_type === 'string') checkLink(value, path);
    else if (typeof value.id === 'string' && isRecord(value.dimensions)) checkPicture(value, path);
    else checkRecord(value, path);
  }

  function checkRecord(value: Record<string, unknown>, path: string): void {
    if (typeof value.type === 'string' && typeof value.text === 'string') checkHeading(value, path);
    // A section's title is shown as a heading of the second level.
    if (isRecord(value.primary) && typeof value.slice_type === 'string' && value.primary.title)
      level = 2;
    for (const name in value)
      if (`${path}.${name}` !== 'data.title') check(value[name], `${path}.${name}`);
  }

  function checkLink(link: Record<string, unknown>, path: string): void {
    const what = typeof link.text === 'string' ? { what: link.text } : {};
    if (link.link_type === 'Any') findings.push({ rule: 'link-to-nothing', path, ...what });
    if (
      link.link_type === 'Web' &&
      typeof link.url === 'string' &&
      isDeadSiteLink(link.url, context)
    )
      findings.push({ rule: 'link-to-nothing', path, what: link.url });
    if (typeof link.id !== 'string') return;
    const target = link.id;
    if (link.link_type === 'Media' && !context.isFile(target))
      findings.push({ rule: 'link-to-nothing', path, ...what, target });
    if (link.link_type !== 'Document') return;
    const status = context.target(target);
    if (status === 'published') return;
    const rule = status === 'nothing' ? 'link-to-nothing' : 'link-to-unpublished';
    findings.push({ rule, path, ...what, target });
  }

  /** An empty description is intentional, as for a decorative picture; only a missing one is reported. */
  function checkPicture(picture: Record<string, unknown>, path: string): void {
    const target = String(picture.id);
    const hasNoAlt = typeof picture.alt !== 'string';
    if (!context.isFile(target)) findings.push({ rule: 'link-to-nothing', path, target });
    else if (hasNoAlt && !context.isDescribed(target))
      findings.push({ rule: 'no-picture-description', path, target });
    if (picture.linkTo) check(picture.linkTo, `${path}.linkTo`);
  }

  function checkHeading({ type, text }: Record<string, unknown>, path: string): void {
    const [, digit] = /^heading([1-6])$/.exec(String(type)) ?? [];
    if (digit === undefined) return;
    const headingLevel = Number(digit);
    const what = String(text);
    if (what.trim() === '') findings.push({ rule: 'empty-heading', path });
    else if (headingLevel === 1 || headingLevel > level + 1)
      findings.push({ rule: 'heading-order', path, what });
    level = headingLevel;
  }

  check(data, 'data');
  return findings;
}

const prefixes = languages.map(({ key }) => key).join('|');
/** Paths that only programs and articles have. */
const sitePage = new RegExp(`^(?:/(?:${prefixes}))?/(?:programs|articles)(?:/[^/]+)?$`);

/** Whether an address typed by hand looks like a page of this site that does not exist. */
function isDeadSiteLink(url: string, context: TextContext): boolean {
  // Another site, whose name follows.
  if (url.startsWith('//')) return false;
  const read = readPath(pathOf(url));
  const path = tidyPath(read.kind === 'path' ? read.path : pathOf(url));
  return sitePage.test(path) && !context.isAddress(path);
}
