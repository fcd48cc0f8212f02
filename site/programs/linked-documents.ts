import type { StoredDocument } from '../content/content.ts';
import type { PageContext } from '../contract/page.ts';

type Links = readonly object[];
type Where = Pick<PageContext, 'content' | 'language'>;

/** The linked programs that exist in this language. */
export function linkedPrograms(links: Links, where: Where): StoredDocument<'programs_details'>[] {
  return linked(links, where).flatMap((document) =>
    document.type === 'programs_details' ? [document] : [],
  );
}

export function linkedArticles(links: Links, where: Where): StoredDocument<'articles_details'>[] {
  return linked(links, where).flatMap((document) =>
    document.type === 'articles_details' ? [document] : [],
  );
}

function linked(links: Links, { content, language }: Where) {
  return links.flatMap((link) => {
    const id = 'id' in link && typeof link.id === 'string' ? link.id : '';
    const document = content.byId(id);
    return document?.lang === language.code ? [document] : [];
  });
}
