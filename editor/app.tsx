import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { type Me, readMe, readSignIn } from './api/people.ts';
import { useMessages } from './messages/messages.tsx';
import { Boundary } from './screens/boundary.tsx';
import { ContentScreen } from './screens/content/content-screen.tsx';
import { DocumentScreen } from './screens/document/document-screen.tsx';
import { Failed, Loading } from './screens/failed.tsx';
import { Frame } from './screens/frame.tsx';
import { SignIn } from './screens/people/sign-in.tsx';
import { Welcome } from './screens/people/welcome.tsx';

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
            <Screens me={me.data} />
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
      <Route path="/content">
        <ContentScreen />
      </Route>
      <Route path="/documents/:id">
        {({ id }) => <DocumentScreen key={id} id={id} person={me.id} />}
      </Route>
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
