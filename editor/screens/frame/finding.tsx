import { languages } from '@farol/content-model';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import { useLocation } from 'wouter';
import { listDocuments } from '../../api/service.ts';
import { keyText } from '../../commands/command.ts';
import { commandsHere } from '../../commands/use-commands.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { useModels } from '../models.ts';
import { commandsNamed } from './named.ts';
import { words } from './words.ts';

const MOST_PAGES = 12;

/** Everything in one list: what can be done here, the screens, and the pages. */
export function Finding({ close }: { close(): void }) {
  const messages = useMessages();
  const said = useWords(words);
  const [, go] = useLocation();
  const [text, setText] = useState('');
  // What can be done is what could be done when the list was opened.
  const [possible] = useState(() => commandsHere().filter(({ isPossible }) => isPossible));
  const pages = usePagesFound(useDeferredValue(text.trim()));
  const commands = commandsNamed(possible, text, messages).filter(({ id }) => id !== 'find');
  const choose = (act: () => void) => () => {
    close();
    // After the list is gone, so that what opens next takes the focus.
    setTimeout(act);
  };
  return (
    <ModalOverlay
      className="overlay"
      isDismissable
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      <Modal className="modal finding">
        <Dialog aria-label={messages.findEverything}>
          <Autocomplete inputValue={text} onInputChange={setText}>
            <SearchField aria-label={messages.findEverything} autoFocus>
              <Input placeholder={said.field} />
            </SearchField>
            <Menu
              className="everything"
              aria-label={messages.findEverything}
              renderEmptyState={() => <p className="none">{said.nothing}</p>}
            >
              {pages.length > 0 && (
                <MenuSection id="pages">
                  <Header>{said.pages}</Header>
                  {pages.map(({ id, title, where }) => (
                    <MenuItem
                      key={id}
                      id={id}
                      textValue={title}
                      onAction={choose(() => go(`/documents/${id}`))}
                    >
                      <span>{title}</span> <small>{where}</small>
                    </MenuItem>
                  ))}
                </MenuSection>
              )}
              {commands.length > 0 && (
                <MenuSection id="commands">
                  <Header>{said.commands}</Header>
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
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface FoundPage {
  id: string;
  title: string;
  /** Its type and language. */
  where: string;
}

function usePagesFound(search: string): readonly FoundPage[] {
  const models = useModels();
  const found = useQuery({
    queryKey: ['documents', 'find', search],
    queryFn: ({ signal }) => listDocuments({ search, pageSize: MOST_PAGES }, signal),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  });
  if (search === '') return [];
  return (found.data?.documents ?? []).map(({ id, title, type, lang }) => {
    const typeName = models.data?.types.find((each) => each.id === type)?.label ?? type;
    const language = languages.find(({ code }) => code === lang)?.name ?? lang;
    return { id, title, where: `${typeName}, ${language}` };
  });
}
