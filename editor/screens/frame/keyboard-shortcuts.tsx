import { useState } from 'react';
import { Button, Dialog, Heading } from 'react-aria-components';
import { keyText } from '../../commands/command.ts';
import { areSingleKeysOn, setSingleKeys } from '../../commands/single-keys.ts';
import { commandsHere } from '../../commands/use-commands.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { Overlay } from './overlay.tsx';
import { frameWords } from './words.ts';

/** The keyboard shortcuts of everything on the screen. */
export function KeyboardShortcuts({ close }: { close(): void }) {
  const messages = useMessages();
  const words = useWords(frameWords);
  const [commands] = useState(commandsHere);
  const [isOn, setOn] = useState(areSingleKeysOn);
  const withKeys = commands.filter(
    ({ key }, at) => key && commands.findIndex((each) => each.key === key) === at,
  );
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
          <div>
            <dt>
              <kbd>Esc</kbd>
            </dt>
            <dd>{words.escape}</dd>
          </div>
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
