/** The console as a whole: sign-in first, then the page that the address names. */
import { useEffect, useRef, useState } from "preact/hooks";
import { readSession, type Session, watchSession } from "./api.js";
import { Failed, Loading } from "./components/states.js";
import { Shell } from "./components/shell.js";
import { CONSOLE } from "./console-path.js";
import { askBeforeLosing, forgetDrafts, keepDraftsOf } from "./drafts.js";
import { CATALOG_DRAFT } from "./pages/catalog-editor.js";
import { pageAt } from "./pages.js";
import { forgetKeys } from "./playground/keys.js";
import { Router, showTitle, usePlace } from "./router.js";
import { SessionContext } from "./session.js";
import { SignIn } from "./pages/sign-in.js";

export function App() {
  const [session, setSession] = useState<Session | undefined>();
  const [hasEnded, setEnded] = useState(false);
  const isSignedIn = useRef(false);
  const [isKnown, setKnown] = useState(false);
  const [error, setError] = useState<Error | undefined>();
  const begin = (begun: Session | undefined) => {
    if (begun !== undefined) keepDraftsOf(begun.name);
    isSignedIn.current = begun !== undefined;
    setSession(begun);
    setEnded(false);
  };
  const leave = () => {
    forgetKeys();
    isSignedIn.current = false;
    setSession(undefined);
  };
  const end = () => {
    if (isSignedIn.current) setEnded(true);
    leave();
  };
  const signedOut = () => {
    forgetDrafts();
    leave();
    setEnded(false);
  };
  useEffect(() => {
    watchSession(end, signedOut);
    readSession()
      .then(begin)
      .catch(setError)
      .finally(() => setKnown(true));
  }, []);
  useEffect(() => askBeforeLosing(CATALOG_DRAFT), []);
  if (error !== undefined) return <Failed error={error} onRetry={() => location.reload()} />;
  if (!isKnown) return <Loading />;
  if (session === undefined) return <SignIn hasEnded={hasEnded} onSignedIn={begin} />;
  return (
    <SessionContext.Provider value={session}>
      <Router>
        <Shell session={session} onSignedOut={signedOut}>
          <CurrentPage />
        </Shell>
      </Router>
    </SessionContext.Provider>
  );
}

function CurrentPage() {
  const { path } = usePlace();
  const { page: Page, named } = pageAt(path);
  useEffect(showTitle, [path]);
  return Page === undefined ? <NotFound /> : <Page key={path} named={named} />;
}

function NotFound() {
  return (
    <section class="page">
      <h1>No such page</h1>
      <p>
        There is nothing at this address. <a href={CONSOLE}>Open the overview</a>.
      </p>
    </section>
  );
}
