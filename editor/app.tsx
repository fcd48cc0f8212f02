import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { Link, Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { type Me, readMe, readSignIn } from './api/people.ts';
import { useMessages } from './messages/messages.tsx';
import { Boundary } from './screens/boundary.tsx';
import { Failed, Loading } from './screens/failed.tsx';
import { Frame } from './screens/frame.tsx';
import { SignIn } from './screens/people/sign-in.tsx';
import { Welcome } from './screens/people/welcome.tsx';
import { places } from './screens/places.ts';

/** What stands at which address below `/edit`. */
export function App() {
  return (
    <Router base="/edit">
      <Gate />
    </Router>
  );
}

/** What stands behind `#` opens once: it is taken out of the address before anything else happens. */
const secret = location.hash.slice(1);
if (secret) history.replaceState(null, '', location.pathname);

/** Lets in who is signed in; an address that works once comes before that. */
function Gate() {
  const [path] = useLocation();
  const me = useQuery({
    queryKey: ['me'],
    queryFn: ({ signal }) => readMe(signal),
    staleTime: 60_000,
    retry: false,
  });
  const ways = useQuery({
    queryKey: ['sign-in'],
    queryFn: ({ signal }) => readSignIn(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const hasPasskeys = ways.data?.passkeys ?? false;
  if (path === '/welcome')
    return (
      <main>
        <Welcome secret={secret} hasPasskeys={hasPasskeys} />
      </main>
    );
  if (me.data)
    return (
      <>
        <Frame me={me.data} />
        <main>
          <Boundary key={path}>
            <Suspense fallback={<Loading />}>
              <Screens me={me.data} />
            </Suspense>
          </Boundary>
        </main>
      </>
    );
  return (
    <main>
      {me.isPending && <Loading />}
      {me.isError && <Failed fault={me.error} again={() => void me.refetch()} />}
      {me.data === null && <SignIn hasPasskeys={hasPasskeys} />}
    </main>
  );
}

function Screens({ me }: { me: Me }) {
  return (
    <Switch>
      <Route path="/">
        <Redirect to="/content" replace />
      </Route>
      {places.map(({ path, Screen }) => (
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
