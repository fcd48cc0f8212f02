import type { CustomTypeModel } from '@prismicio/client';
import { fieldsOf } from '../repository/models.ts';
import { withoutLinksTo } from './remaining-links.ts';

type Content = Readonly<Record<string, unknown>>;

/**
 * What stays of a document there is one of in each language: of the navigation all that leads to what is there, of
 * a page its title, of the rest nothing.
 */
export function whatStays(
  model: CustomTypeModel,
  content: Content,
  { gone, siteName }: { gone: ReadonlySet<string>; siteName: unknown },
): Content {
  if (model.id === 'layout') return withoutLinksTo(content, gone);
  if (model.format !== 'page' || content.title === undefined) return {};
  // The home page is called what the site is called; its title of the sample is a promise of the sample.
  const isPlain = fieldsOf(model).get('title')?.type === 'Text';
  return { title: isPlain && typeof siteName === 'string' ? siteName : content.title };
}
