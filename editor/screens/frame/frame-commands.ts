import type { Me } from '../../api/people.ts';
import type { Command } from '../../commands/command.ts';
import { screens } from '../screens.ts';

interface FrameActs {
  me: Me;
  go(path: string): void;
  open(what: 'finding' | 'keys'): void;
  signOut(): void;
  isDark: boolean;
  setDark(isDark: boolean): void;
}

/** The commands of every screen. */
export function frameCommands({ me, go, open, signOut, isDark, setDark }: FrameActs): Command[] {
  return [
    {
      id: 'find',
      label: ({ findEverything }) => findEverything,
      key: '$mod+k',
      isPossible: true,
      run: () => open('finding'),
    },
    {
      id: 'search',
      label: ({ searchHere }) => searchHere,
      key: '/',
      isPossible: true,
      run() {
        const field = searchField();
        if (field) field.focus();
        else open('finding');
      },
    },
    {
      id: 'keys',
      label: ({ keys }) => keys,
      key: '?',
      isPossible: true,
      run: () => open('keys'),
    },
    ...screens.flatMap(({ path, label, isFor }): Command[] =>
      label && (isFor?.(me) ?? true)
        ? [{ id: `go ${path}`, label, isPossible: true, run: () => go(path) }]
        : [],
    ),
    {
      id: 'account',
      label: ({ account }) => account,
      isPossible: true,
      run: () => go('/account'),
    },
    {
      id: 'dark-mode',
      label: ({ darkMode, lightMode }) => (isDark ? lightMode : darkMode),
      isPossible: true,
      run: () => setDark(!isDark),
    },
    { id: 'sign-out', label: (messages) => messages.signOut, isPossible: true, run: signOut },
  ];
}

/** The search field of the screen, or null. */
function searchField(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main input[type="search"]');
}
