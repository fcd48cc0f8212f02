import { languages } from '@farol/content-model';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { listPages } from '../../api/pages.ts';
import { useWords } from '../../messages/messages.tsx';
import { useNamedTypes } from '../../models/use-models.ts';
import { pagesOf } from './pages.ts';
import { contentWords } from './words.ts';

/** The types that have one document in each language, such as navigation and home, and those documents. */
export function useSinglePages() {
  const types = useNamedTypes().filter(({ repeatable }) => !repeatable);
  const ids = types.map(({ id }) => id).join(',');
  const list = useQuery({
    queryKey: ['documents', 'single', ids],
    queryFn: ({ signal }) =>
      listPages({ type: ids, most: types.length * languages.length }, signal),
    enabled: types.length > 0,
  });
  const documents = pagesOf(list.data?.pages ?? []).flatMap((page) => page.found);
  return { types, documents };
}

export function SinglePages() {
  const words = useWords(contentWords);
  const { types, documents } = useSinglePages();
  const found = types.flatMap(({ id, name }) => {
    const document = languages
      .map(({ code }) => documents.find(({ type, lang }) => type === id && lang === code))
      .find((each) => each !== undefined);
    return document ? [{ id, name, document }] : [];
  });
  if (found.length === 0) return null;
  return (
    <nav className="always" aria-label={words.always}>
      <span aria-hidden>{words.always}</span>
      <ul>
        {found.map(({ id, name, document }) => (
          <li key={id}>
            <Link href={`/documents/${document.id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
