import type { StoredDocument } from '../content/content.ts';
import type { PageContext } from '../contract/page.ts';

type Links = readonly object[];
type LinkContext = Pick<PageContext, 'content' | 'language'>;

/** The linked programs that exist in this language. */
export function linkedPrograms(
  links: Links,
  context: LinkContext,
): StoredDocument<'programs_details'>[] {
  return linked(links, context).flatMap((document) =>
    document.type === 'programs_details' ? [document] : [],
  );
}

export function linkedArticles(
  links: Links,
  context: LinkContext,
): StoredDocument<'articles_details'>[] {
  return linked(links, context).flatMap((document) =>
    document.type === 'articles_details' ? [document] : [],
  );
}

function linked(links: Links, { content, language }: LinkContext) {
  return links.flatMap((link) => {
    const id = 'id' in link && typeof link.id === 'string' ? link.id : '';
    const document = content.byId(id);
    return document?.lang === language.code ? [document] : [];
  });
}
