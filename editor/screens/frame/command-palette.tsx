import { languageOf } from '@farol/content-model';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useEffect, useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  TextField,
} from 'react-aria-components';
import { useLocation } from 'wouter';
import { findPages } from '../../api/finding.ts';
import type { Me } from '../../api/people.ts';
import { type Command, keyText } from '../../commands/command.ts';
import { commandsHere } from '../../commands/use-commands.ts';
import { useInterfaceLanguage, useMessages, useWords } from '../../messages/messages.tsx';
import { useModels } from '../../models/use-models.ts';
import { administrationScreens } from '../administration/screens.ts';
import { administrationWords } from '../administration/words.ts';
import { commandsMatching, nearestFirst } from './command-search.ts';
import { Overlay } from './overlay.tsx';
import { frameWords } from './words.ts';

/** One searchable list of everything: commands, screens and pages. */
export function CommandPalette({ me, close }: { me: Me; close(): void }) {
  const messages = useMessages();
  const words = useWords(frameWords);
  const [, go] = useLocation();
  const [text, setText] = useState('');
  // The commands of the screen that was open before the list.
  const [possible] = useState(() => commandsHere().filter(({ isPossible }) => isPossible));
  const search = useDeferredValue(text.trim());
  const { pages, isWhole } = usePagesFound(search);
  const inAdministration = useAdministrationCommands(me, go);
  const commands = commandsMatching([...possible, ...inAdministration], text, messages).filter(
    ({ id }) => id !== 'find',
  );
  const choose = (act: () => void) => () => {
    close();
    // Once the list has closed, so that what opens next gets the focus.
    setTimeout(act);
  };
  const openPage = (id: string) => choose(() => go(`/documents/${id}`));
  const isAnswered = commands.length > 0 || (isWhole && search === text.trim());
  const onEnter = useFirst(text, isAnswered, () => {
    const [command] = commands;
    const [page] = pages;
    if (command) choose(command.run)();
    else if (page) openPage(page.id)();
  });
  return (
    <Overlay className="modal finding" close={close}>
      <Dialog aria-label={messages.findEverything}>
        <Autocomplete inputValue={text} onInputChange={setText}>
          <TextField type="search" aria-label={messages.findEverything} autoFocus>
            <Input placeholder={words.field} onKeyDownCapture={onEnter} />
          </TextField>
          <Menu
            className="everything"
            aria-label={messages.findEverything}
            renderEmptyState={() => <p className="none">{words.nothing}</p>}
          >
            {/* Commands are known at once and come first, so that nothing moves under the selection. */}
            {commands.length > 0 && (
              <MenuSection id="commands">
                <Header>{words.commands}</Header>
                {commands.map((command) => (
                  <MenuItem
                    key={command.id}
                    id={command.id}
                    textValue={command.label(messages)}
                    onAction={choose(command.run)}
                  >
                    <span>{command.label(messages)}</span>{' '}
                    {command.key && <kbd>{keyText(command.key)}</kbd>}
                  </MenuItem>
                ))}
              </MenuSection>
            )}
            {pages.length > 0 && (
              <MenuSection id="pages">
                <Header>{words.pages}</Header>
                {pages.map(({ id, title, where }) => (
                  <MenuItem key={id} id={id} textValue={title} onAction={openPage(id)}>
                    <span>{title}</span> <small>{where}</small>
                  </MenuItem>
                ))}
              </MenuSection>
            )}
          </Menu>
        </Autocomplete>
      </Dialog>
    </Overlay>
  );
}

/**
 * Enter after typing takes the first result for the whole text; while the list still shows results for an earlier text,
 * it waits. A result reached with the arrow keys is taken as it is.
 */
function useFirst(text: string, isAnswered: boolean, take: () => void) {
  const [awaited, setAwaited] = useState<string | null>(null);
  const [movedIn, setMovedIn] = useState<string | null>(null);
  useEffect(() => {
    if (awaited !== text || !isAnswered) return;
    setAwaited(null);
    take();
  });
  return (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key.startsWith('Arrow')) setMovedIn(text);
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || text.trim() === '') return;
    const chosen = event.currentTarget.getAttribute('aria-activedescendant');
    const hasChosen = chosen !== null && document.getElementById(chosen) !== null;
    if (hasChosen && movedIn === text) return;
    event.preventDefault();
    event.stopPropagation();
    setAwaited(text);
  };
}

interface FoundPage {
  id: string;
  title: string;
  /** Its type and language. */
  where: string;
}

/**
 * Pages with the search text in their names or contents; `isWhole` is false while the results are for an earlier text.
 */
function usePagesFound(search: string): { pages: readonly FoundPage[]; isWhole: boolean } {
  const models = useModels();
  const { code } = useInterfaceLanguage();
  const found = useQuery({
    queryKey: ['pages', 'find', search, code],
    queryFn: ({ signal }) => findPages(search, code, signal),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  if (search === '') return { pages: [], isWhole: true };
  // The service has ranked them.
  const pages = (found.data?.pages ?? []).flatMap(({ type, documents }) => {
    const fitting = documents.filter(({ found: isFound }) => isFound);
    const [document] = nearestFirst(fitting, search, code);
    if (!document) return [];
    const typeName = models.data?.types.find((each) => each.id === type)?.label ?? type;
    const language = languageOf(document.lang)?.name ?? document.lang;
    return [{ id: document.id, title: document.title, where: `${typeName}, ${language}` }];
  });
  return { pages, isWhole: !found.isPending && !found.isPlaceholderData };
}

/** Commands for the screens of the administration, which share one entry in the bar. */
function useAdministrationCommands(me: Me, go: (path: string) => void): Command[] {
  const words = useWords(administrationWords);
  return administrationScreens
    .filter(({ isFor }) => isFor(me))
    .map(({ id, label }) => ({
      id: `administration ${id}`,
      label: ({ administration, labelled }) => labelled(administration, label(words)),
      isPossible: true,
      run: () => go(`/administration/${id}`),
    }));
}
