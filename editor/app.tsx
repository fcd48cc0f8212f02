import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { type Me, readMe } from './api/people.ts';
import { hearOtherTabs, isSomebodyElse, onSession, tellSession } from './api/session.ts';
import { LiveProvider } from './live/live-provider.tsx';
import { useMessages } from './messages/messages.tsx';
import { Boundary } from './parts/boundary.tsx';
import { Failed, Loading } from './parts/failed.tsx';
import { lazyComponent } from './parts/lazy-component.tsx';
import { useArrivedFiles } from './screens/arrived-files/use-arrived-files.ts';
import { FirstVisit } from './screens/first-visit/first-visit.tsx';
import { stepOf } from './screens/first-visit/remembered.ts';
import { catchFocus } from './screens/frame/catch-focus.ts';
import { Frame } from './screens/frame/frame.tsx';
import { SessionOver } from './screens/people/session-over.tsx';
import { SignIn } from './screens/people/sign-in.tsx';
import { SignInAgain } from './screens/people/sign-in-again.tsx';
import { usePasskeysHere } from './screens/people/use-passkeys-here.ts';
import { preloadLinkedScreens, preloadScreen } from './screens/preload.ts';
import { screens } from './screens/screens.ts';
import { answerOtherTabs } from './unsaved.ts';

const ArrivedFiles = lazyComponent(
  async () => (await import('./screens/arrived-files/arrived-files.tsx')).ArrivedFiles,
  null,
);

/** Only whoever comes by a one-time link sees it. */
const Welcome = lazyComponent(async () => (await import('./screens/people/welcome.tsx')).Welcome);

/** The editor, below `/edit`. */
export function App() {
  return (
    <Router base="/edit">
      <Gate />
    </Router>
  );
}

/** A secret after `#` works only once: it is removed from the address before anything else happens. */
const secret = location.hash.slice(1);
if (secret) history.replaceState(null, '', location.pathname);

/** Loaded while the session is being read, not after it. */
preloadScreen(location.pathname);

/** Shows the editor to signed-in people; the page of a one-time link comes before that. */
function Gate() {
  const [path] = useLocation();
  const { me, here, isForAnother } = useWhoIsHere();
  const hasPasskeys = usePasskeysHere();
  const queries = useQueryClient();
  useEffect(() => preloadLinkedScreens(queries), [queries]);
  const haveFilesArrived = useArrivedFiles().length > 0;
  useFocusIn(path);
  if (path === '/welcome')
    return (
      <main>
        <Welcome secret={secret} hasPasskeys={hasPasskeys} />
      </main>
    );
  if (isForAnother) return <SomebodyElseIsHere />;
  if (here)
    return (
      <LiveProvider>
        <Frame me={here} />
        {stepOf(here.id) !== null && <FirstVisit person={here.id} />}
        <div role="status">
          <SignInAgain person={here} hasPasskeys={hasPasskeys === true}>
            {me.data === null && <SessionOver person={here} hasPasskeys={hasPasskeys === true} />}
          </SignInAgain>
        </div>
        <main id="main" ref={catchFocus} tabIndex={-1}>
          <Boundary key={path}>
            <Screens me={here} />
          </Boundary>
          <div role="status">{haveFilesArrived && <ArrivedFiles />}</div>
        </main>
      </LiveProvider>
    );
  return (
    <main>
      {me.isPending && <Loading />}
      {me.isError && <Failed fault={me.error} again={() => void me.refetch()} />}
      {me.data === null && <SignIn hasPasskeys={hasPasskeys} />}
    </main>
  );
}

/** Where nothing has the focus when another screen comes, the screen gets it: one works on in it, not in the menu. */
function useFocusIn(path: string) {
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
}

/** The session, and the person whose screens are shown: these stay while an ended session is renewed. */
function useWhoIsHere() {
  const queries = useQueryClient();
  const me = useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => readMe(signal),
    staleTime: 60_000,
    retry: false,
  });
  const [last, setLast] = useState<Me | null>(null);
  const present = me.data ?? null;
  const isForAnother = present !== null && isSomebodyElse(present.id);
  useEffect(() => {
    if (!present || isForAnother) return;
    setLast(present);
    // Signed in here or in another tab of this browser: text waiting on this device is saved.
    tellSession('begun');
  }, [present, isForAnother]);
  useEffect(
    () =>
      onSession((change) => {
        if (change === 'ended') queries.setQueryData(['me'], null);
        if (change === 'somebody else') void queries.invalidateQueries({ queryKey: ['me'] });
        if (change !== 'left') return;
        setLast(null);
        void queries.resetQueries();
      }),
    [queries],
  );
  useEffect(hearOtherTabs, []);
  useEffect(answerOtherTabs, []);
  return { me, here: present ?? last, isForAnother };
}

/** A different person who signs in gets a fresh page: what the previous person left running here sends nothing more. */
function SomebodyElseIsHere() {
  useEffect(() => location.reload(), []);
  return (
    <main>
      <Loading />
    </main>
  );
}

function Screens({ me }: { me: Me }) {
  return (
    <Switch>
      <Route path="/">
        <Redirect to="/content" replace />
      </Route>
      {screens.map(({ path, Screen }) => (
        <Route key={path} path={path}>
          {(parameters: Record<string, string>) => <Screen me={me} parameters={parameters} />}
        </Route>
      ))}
      <Route>
        <NotThere />
      </Route>
    </Switch>
  );
}

function NotThere() {
  const messages = useMessages();
  useEffect(() => {
    document.title = messages.notThere;
  }, [messages]);
  return (
    <div className="state">
      <h1>{messages.notThere}</h1>
      <p>{messages.notThereText}</p>
      <Link href="/content">{messages.backToContent}</Link>
    </div>
  );
}
