import { useEffect, useRef } from 'react';
import { Link, Redirect } from 'wouter';
import type { Me } from '../../api/people.ts';
import { useMessages, useWords } from '../../messages/messages.tsx';
import { administrationScreens } from './screens.ts';
import { administrationWords } from './words.ts';
import './administration.css';

/** All settings and lists besides the content; each person sees the screens meant for them. */
export function AdministrationScreen({
  me,
  parameters,
}: {
  me: Me;
  parameters: Record<string, string>;
}) {
  const messages = useMessages();
  const words = useWords(administrationWords);
  const open = administrationScreens.filter(({ isFor }) => isFor(me));
  const here = administrationScreens.find(({ id }) => id === parameters.screen);
  const [first] = open;
  const list = useRef<HTMLElement>(null);
  const openId = here?.id;
  // On a phone the list of screens scrolls sideways: it is scrolled to the open one.
  useEffect(() => {
    const link = openId && list.current?.querySelector(`[href$="/${openId}"]`);
    if (link) link.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [openId]);
  if (!here && first) return <Redirect to={`/administration/${first.id}`} replace />;
  if (!here) return null;
  return (
    <div className="administration">
      <title>{`${here.label(words)} | Farol`}</title>
      <nav ref={list} aria-label={messages.administration}>
        {open.map(({ id, label }) => (
          <Link
            key={id}
            href={`/administration/${id}`}
            aria-current={id === here.id ? 'page' : undefined}
          >
            {label(words)}
          </Link>
        ))}
      </nav>
      <section>
        <h1>{here.label(words)}</h1>
        {here.isFor(me) ? <here.Screen me={me} /> : <p>{words.notAllowed}</p>}
      </section>
    </div>
  );
}
