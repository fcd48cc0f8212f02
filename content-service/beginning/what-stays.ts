import type { CustomTypeModel } from '@prismicio/client';
import { fieldsOf } from '../repository/models.ts';
import { withoutLinksTo } from './remaining-links.ts';

type Content = Readonly<Record<string, unknown>>;

/**
 * What stays of a document with one per language: in the navigation everything that leads to remaining documents, of a
 * page its title, of others nothing.
 */
export function whatStays(
  model: CustomTypeModel,
  content: Content,
  { gone, siteName }: { gone: ReadonlySet<string>; siteName: unknown },
): Content {
  if (model.id === 'layout') return withoutLinksTo(content, gone);
  if (model.format !== 'page' || content.title === undefined) return {};
  // The home page gets the site's name as its title; the title in the sample only makes sense there.
  const isPlain = fieldsOf(model).get('title')?.type === 'Text';
  return { title: isPlain && typeof siteName === 'string' ? siteName : content.title };
}
