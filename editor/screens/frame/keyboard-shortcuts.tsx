import { useState } from 'react';
import { Button, Dialog, Heading } from 'react-aria-components';
import { keyText } from '../../commands/command.ts';
import { areSingleKeysOn, setSingleKeys } from '../../commands/single-keys.ts';
import { commandsHere } from '../../commands/use-commands.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { Overlay } from './overlay.tsx';
import { frameWords } from './words.ts';

/** Keys that are no commands: they count where one is. */
const others = [
  { keys: ['$mod+Enter'], name: 'send', isOfPages: false },
  { keys: ['Alt+ArrowUp', 'Alt+ArrowDown'], name: 'move', isOfPages: true },
  { keys: ['Delete', 'Backspace'], name: 'remove', isOfPages: true },
  { keys: ['Escape'], name: 'escape', isOfPages: false },
] as const;

/** The keyboard shortcuts of everything on the screen. */
export function KeyboardShortcuts({ close }: { close(): void }) {
  const messages = useMessages();
  const words = useWords(frameWords);
  const [commands] = useState(commandsHere);
  const [isOn, setOn] = useState(areSingleKeysOn);
  const withKeys = commands.filter(
    ({ key }, at) => key && commands.findIndex((each) => each.key === key) === at,
  );
  const isInPage = commands.some(({ id }) => id === 'undo');
  return (
    <Overlay className="modal" close={close}>
      <Dialog>
        <header>
          <Heading slot="title">{words.keysTitle}</Heading>
          <Button className="quiet" onPress={close}>
            {messages.close}
          </Button>
        </header>
        <p>{words.keysText}</p>
        <dl className="keys">
          {withKeys.map(({ id, key, label }) => (
            <div key={id}>
              <dt>
                <kbd>{key && keyText(key)}</kbd>
              </dt>
              <dd>{label(messages)}</dd>
            </div>
          ))}
          {others
            .filter(({ isOfPages }) => !isOfPages || isInPage)
            .map(({ keys, name }) => (
              <div key={name}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{keyText(key)}</kbd>
                  ))}
                </dt>
                <dd>{words[name]}</dd>
              </div>
            ))}
        </dl>
        <label className="check">
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => {
              setSingleKeys(target.checked);
              setOn(target.checked);
            }}
          />
          {words.singleKeys}
        </label>
      </Dialog>
    </Overlay>
  );
}
