import { languageNamed, languages } from '@farol/content-model';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { useLocation } from 'wouter';
import type { Me } from '../../api/people.ts';
import { useInterfaceLanguage } from '../../messages/messages.tsx';
import { Icon } from '../../parts/icons.tsx';

interface PersonMenuProps {
  me: Me;
  signOut(): void;
  showKeys(): void;
}

/** The menu of the signed-in person. */
export function PersonMenu({ me, signOut, showKeys }: PersonMenuProps) {
  const { messages, key, choose } = useInterfaceLanguage();
  const [, go] = useLocation();
  return (
    <DialogTrigger>
      <Button className="quiet who">
        <Icon shape="person" />
        <span>{me.name}</span>
      </Button>
      <Popover placement="bottom end">
        <Dialog className="menu person" aria-label={me.name}>
          {({ close }) => {
            const then = (act: () => void) => () => {
              close();
              act();
            };
            return (
              <>
                <p>
                  <strong>{me.name}</strong>
                  <small>{messages.roles[me.role]}</small>
                </p>
                <label>
                  {messages.language}
                  <select
                    value={key}
                    onChange={({ target }) => {
                      const chosen = languageNamed(target.value);
                      if (chosen) choose(chosen.key);
                    }}
                  >
                    {languages.map((language) => (
                      <option key={language.key} value={language.key}>
                        {language.name}
                      </option>
                    ))}
                  </select>
                </label>
                <Button className="quiet" onPress={then(() => go('/account'))}>
                  {messages.account}
                </Button>
                <Button className="quiet" onPress={then(showKeys)}>
                  {messages.keys} <kbd>?</kbd>
                </Button>
                <Button className="quiet" onPress={then(signOut)}>
                  {messages.signOut}
                </Button>
              </>
            );
          }}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
