import { z } from 'zod';
import { readFolder, readInEach } from './read.ts';
import { words } from './schema.ts';
import { inEachWritten } from './source.ts';

const links = z.array(z.strictObject({ label: words, target: words }));
const facts = z.strictObject({
  footerSocialMediaIcons: z.array(
    z.strictObject({
      icon: z.enum(['instagram', 'youtube', 'tiktok', 'linkedin']),
      href: z.url(),
    }),
  ),
});

/** The specification's layout document. */
const layout = z.strictObject({
  navbarLeftLinks: links,
  navbarRighLinks: links,
  footerLogoDescription: words,
  footerFirstRowTitle: words,
  footerFirstRowLinks: links,
  footerSecondRowTitle: words,
  footerSecondRowLinks: links,
  footerSocialMediaTitle: words,
  ...facts.shape,
  footerPolicies: links,
  mainLanguageSelectLabel: words,
  metaTitle: words,
  metaDescription: words,
  logoAlt: words,
});

const { facts: _, ...texts } = readFolder(
  'content/layout',
  z.strictObject({ facts, ...inEachWritten(() => layout) }),
  ({ fields, body }, values) => ({
    ...fields,
    footerLogoDescription: body,
    ...facts.safeParse(values).data,
  }),
);

export const layouts = texts;

const overview = z.strictObject({ title: words, lead: words, summary: words });
const written = readInEach(
  'content/overviews',
  z.strictObject({ programs: overview, articles: overview }),
);
const inEach = (kind: 'programs' | 'articles') =>
  inEachWritten((language) => written[language][kind]);

export const overviews = { programs: inEach('programs'), articles: inEach('articles') };
