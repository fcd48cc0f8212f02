import { languages } from '@farol/content-model';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'wouter';
import { listPages } from '../../api/pages.ts';
import { useWords } from '../../messages/messages.tsx';
import { useModels } from '../models.ts';
import { pagesOf } from './pages.ts';
import { words } from './words.ts';

/** What there is one of in each language, such as navigation and home: found without searching. */
export function AlwaysThere() {
  const said = useWords(words);
  const models = useModels();
  const types = (models.data?.types ?? []).filter(({ repeatable }) => !repeatable);
  const lists = useQueries({
    queries: types.map(({ id }) => ({
      queryKey: ['documents', 'single', id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        listPages({ type: id, most: languages.length }, signal),
    })),
  });
  const found = types.flatMap(({ id, label }, index) => {
    const documents = pagesOf(lists[index]?.data?.pages ?? []).flatMap((page) => page.found);
    const document = languages
      .map(({ code }) => documents.find(({ lang }) => lang === code))
      .find((each) => each !== undefined);
    return document ? [{ id, label: label ?? id, document }] : [];
  });
  if (found.length === 0) return null;
  return (
    <nav className="always" aria-label={said.always}>
      <span aria-hidden>{said.always}</span>
      <ul>
        {found.map(({ id, label, document }) => (
          <li key={id}>
            <Link href={`/documents/${document.id}`}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
