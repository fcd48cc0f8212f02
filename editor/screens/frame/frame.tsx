import { type ReactNode, useEffect, useState } from 'react';
import { Button, Dialog, Heading } from 'react-aria-components';
import { Link, useLocation } from 'wouter';
import type { Me } from '../../api/people.ts';
import { useColourMode } from '../../colour-mode.ts';
import { keyText } from '../../commands/command.ts';
import { listenToKeys } from '../../commands/keyboard.ts';
import { useCommands } from '../../commands/use-commands.ts';
import { useMessages } from '../../messages/messages.tsx';
import { Icon } from '../../parts/icons.tsx';
import { lazyComponent } from '../../parts/lazy-component.tsx';
import { useSigningOut } from '../people/sign-out.tsx';
import { screens } from '../screens.ts';
import { frameCommands } from './frame-commands.ts';
import { Overlay } from './overlay.tsx';
import { PersonMenu } from './person-menu.tsx';

const CommandPalette = lazyComponent(
  async () => (await import('./command-palette.tsx')).CommandPalette,
  null,
  InDialog,
);
const KeyboardShortcuts = lazyComponent(
  async () => (await import('./keyboard-shortcuts.tsx')).KeyboardShortcuts,
  null,
  InDialog,
);

/** The bar above every screen: links to the screens, the search for everything, and the person. */
export function Frame({ me }: { me: Me }) {
  const messages = useMessages();
  const { isDark, setDark } = useColourMode();
  const [opened, setOpened] = useState<'finding' | 'keys' | 'menu' | null>(null);
  const [, go] = useLocation();
  const leaving = useSigningOut(me.id);
  useEffect(listenToKeys, []);
  const commands = frameCommands({
    me,
    go,
    open: setOpened,
    signOut: leaving.ask,
    isDark,
    setDark,
  });
  useCommands(commands);
  const close = () => setOpened(null);
  return (
    <header className="frame">
      <Button className="quiet menu-button" onPress={() => setOpened('menu')}>
        <Icon shape="menu" />
        <span className="unseen">{messages.menu}</span>
      </Button>
      <Link href="/content" className="mark">
        Farol
      </Link>
      <Places me={me} />
      <Button className="quiet find" onPress={() => setOpened('finding')}>
        <Icon shape="search" />
        <span>{messages.find}</span>
        <kbd>{keyText('$mod+k')}</kbd>
      </Button>
      <Button
        className="quiet"
        aria-label={messages.darkMode}
        aria-pressed={isDark}
        onPress={() => setDark(!isDark)}
      >
        <Icon shape="mode" />
      </Button>
      <PersonMenu me={me} signOut={leaving.ask} showKeys={() => setOpened('keys')} />
      {leaving.question}
      {opened === 'finding' && <CommandPalette me={me} close={close} />}
      {opened === 'keys' && <KeyboardShortcuts close={close} />}
      <Overlay className="drawer" isOpen={opened === 'menu'} close={close}>
        <Dialog>
          <header>
            <Heading slot="title">{messages.menu}</Heading>
            <Button className="quiet" onPress={close}>
              {messages.close}
            </Button>
          </header>
          <Places me={me} chosen={close} />
        </Dialog>
      </Overlay>
    </header>
  );
}

/** For a dialog whose code could not be loaded. */
function InDialog({ close, children }: { close(): void; children: ReactNode }) {
  const messages = useMessages();
  return (
    <Overlay className="modal" close={close}>
      <Dialog aria-label={messages.failedTitle}>
        {children}
        <Button className="quiet" onPress={close}>
          {messages.close}
        </Button>
      </Dialog>
    </Overlay>
  );
}

function Places({ me, chosen }: { me: Me; chosen?: () => void }) {
  const messages = useMessages();
  const [here] = useLocation();
  return (
    <nav aria-label={messages.menu}>
      {screens.map(
        ({ path, label, isFor, Count }) =>
          label &&
          (isFor?.(me) ?? true) && (
            <Link
              key={path}
              href={path}
              aria-current={isAt(path, here) ? 'page' : undefined}
              onClick={() => chosen?.()}
            >
              {label(messages)}
              {Count && <Count />}
            </Link>
          ),
      )}
    </nav>
  );
}

/** Whether an address is at or below a place. */
function isAt(place: string, here: string): boolean {
  return here === place || here.startsWith(`${place}/`);
}
