import { languages } from '@farol/content-model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'react-aria-components';
import { Link, useLocation } from 'wouter';
import { createDocument, readGroup } from '../../api/service.ts';
import { useMessages } from '../../messages/messages.tsx';
import { stateOf } from '../content/pages.ts';
import { useDoing } from './use-doing.ts';
import type { Opened } from './use-open-document.ts';

/** The same page in the other languages: to go there, or to begin it. */
export function Translations({ open: { whole, document } }: { open: Opened }) {
  const messages = useMessages();
  const queries = useQueryClient();
  const [, go] = useLocation();
  const { isDoing, doing } = useDoing();
  const group = useQuery({
    queryKey: ['documents', 'group', whole.group],
    queryFn: ({ signal }) => readGroup(whole, signal),
  });
  const begin = async (lang: string) => {
    // As it stands on the page now, saved or not.
    const { title, uid, data } = document.written;
    const key = `translate-${whole.id}-${lang}`;
    const made = await createDocument(
      { type: whole.type, lang, title, uid, data, translationOf: whole.id },
      key,
    );
    await queries.invalidateQueries({ queryKey: ['documents'] });
    go(`/documents/${made.document}`);
  };
  return (
    <nav aria-label={messages.translations}>
      <ul className="languages">
        {languages.map(({ key, code, name }) => {
          const other = group.data?.find(({ lang }) => lang === code) ?? null;
          const state = stateOf(other);
          return (
            <li key={key} data-state={state}>
              {other ? (
                <Link
                  href={`/documents/${other.id}`}
                  aria-current={code === whole.lang ? 'page' : undefined}
                  title={messages.state[state]}
                >
                  {name}
                </Link>
              ) : (
                <Button
                  isDisabled={isDoing || !group.isSuccess}
                  onPress={() => void doing(() => begin(code))}
                >
                  {messages.translate(name)}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
