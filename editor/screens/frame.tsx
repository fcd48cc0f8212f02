import { languages } from '@farol/content-model';
import { Button } from 'react-aria-components';
import { Link } from 'wouter';
import type { Me } from '../api/people.ts';
import { useColourMode } from '../colour-mode.ts';
import { useSpoken } from '../messages/messages.tsx';
import { SignOut } from './people/sign-out.tsx';
import { places } from './places.ts';

/** The bar over every screen. */
export function Frame({ me }: { me: Me }) {
  const { messages, key, choose } = useSpoken();
  const { isDark, setDark } = useColourMode();
  return (
    <header className="frame">
      <Link href="/content" className="mark">
        Farol
      </Link>
      <nav>
        {places.map(
          ({ path, label, isFor }) =>
            label &&
            (isFor?.(me) ?? true) && (
              <Link key={path} href={path} className={(isActive) => (isActive ? 'here' : '')}>
                {label(messages)}
              </Link>
            ),
        )}
      </nav>
      <select
        aria-label={messages.language}
        value={key}
        onChange={({ target }) => {
          const chosen = languages.find((language) => language.key === target.value);
          if (chosen) choose(chosen.key);
        }}
      >
        {languages.map((language) => (
          <option key={language.key} value={language.key}>
            {language.name}
          </option>
        ))}
      </select>
      <Button className="quiet" aria-pressed={isDark} onPress={() => setDark(!isDark)}>
        {messages.darkMode}
      </Button>
      <span className="who">{me.name}</span>
      <SignOut person={me.id} />
    </header>
  );
}
