import { languages } from '@farol/content-model';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { Link, useLocation } from 'wouter';
import { readGroup } from '../../api/service.ts';
import { beginTranslation } from '../../api/translations.ts';
import { Unanswered } from '../../api/unanswered.ts';
import type { Command } from '../../commands/command.ts';
import { useCommands } from '../../commands/use-commands.ts';
import { useLanguageName, useMessages } from '../../messages/messages.tsx';
import { Fault } from '../../parts/fault.tsx';
import { useAction } from '../../parts/use-action.ts';
import { useMatches } from '../../parts/use-matches.ts';
import { mayWrite } from '../../person/rights.ts';
import { useMe } from '../../person/use-me.ts';
import { stateOf } from '../content/pages.ts';
import type { Opened } from '../open-document/use-open-document.ts';

/** Links to the page in other languages, or buttons to begin them. */
export function Translations({ open: { whole, saving } }: { open: Opened }) {
  const messages = useMessages();
  const called = useLanguageName();
  const me = useMe();
  const queries = useQueryClient();
  const [path, go] = useLocation();
  const { fault, isRunning, runAction } = useAction();
  // Their names take half of a narrower bar.
  const areNamed = useMatches('(width >= 72rem)');
  const group = useQuery({
    queryKey: ['documents', 'group', whole.group],
    queryFn: ({ signal }) => readGroup(whole, signal),
  });
  const [unanswered] = useState(() => new Unanswered());
  const begin = async (lang: string) => {
    // From the page as it is written now.
    await saving.settled();
    const made = await unanswered.send([whole.id, lang], (key) =>
      beginTranslation(whole.id, { lang }, key),
    );
    await queries.invalidateQueries({ queryKey: ['documents'] });
    go(`/documents/${made.document}`);
  };
  const hasOthers = group.data?.some(({ id, archived }) => id !== whole.id && !archived) ?? false;
  useCommands([
    ...languages.flatMap(({ code, name }): Command[] => {
      const found = group.data?.find(({ lang }) => lang === code);
      if (!found || code === whole.lang) return [];
      const run = () => go(`/documents/${found.id}`);
      return [{ id: `language ${code}`, label: () => name, isPossible: true, run }];
    }),
    {
      id: 'side-by-side',
      label: ({ sideBySide }) => sideBySide,
      isPossible: hasOthers && !path.endsWith('/translate'),
      run: () => go(`/documents/${whole.id}/translate`),
    },
  ]);
  return (
    <nav aria-label={messages.translations}>
      <ul className="languages">
        {languages.map(({ key, code, name }) => {
          const isThis = code === whole.lang;
          // The other languages are not known at once; loaded ones stay if refetching them fails.
          if (!group.data && !isThis) return null;
          const found = group.data?.find(({ lang }) => lang === code) ?? null;
          const state = group.data && stateOf(found);
          const id = isThis ? whole.id : found?.id;
          const mayBegin = me === null || mayWrite(me, { lang: code, type: whole.type });
          if (!id && !mayBegin) return null;
          const label = id ? name : messages.translate(called(code));
          const shown = areNamed ? (
            label
          ) : (
            <>
              {key.toUpperCase()} <span className="unseen">{label}</span>
            </>
          );
          return (
            <li key={key} data-state={state} title={id || areNamed ? undefined : label}>
              {id ? (
                <Link
                  href={`/documents/${id}`}
                  aria-current={isThis ? 'page' : undefined}
                  title={state && messages.state[state]}
                >
                  {shown}
                </Link>
              ) : (
                <Button aria-disabled={isRunning} onPress={() => void runAction(() => begin(code))}>
                  {shown}
                </Button>
              )}
            </li>
          );
        })}
        {hasOthers && (
          <li>
            <Link
              href={`/documents/${whole.id}/translate`}
              className={(isActive) => (isActive ? 'here' : '')}
            >
              {messages.sideBySide}
            </Link>
          </li>
        )}
      </ul>
      <Fault fault={fault} />
    </nav>
  );
}
