import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Session, signIn } from "../api.js";
import { Form } from "../components/form.js";
import { TextField } from "../components/field.js";

interface SignInProps {
  /** Somebody was signed in, and did not sign out. */
  readonly hasEnded: boolean;
  onSignedIn(session: Session): void;
}

export function SignIn({ hasEnded, onSignedIn }: SignInProps) {
  const [token, setToken] = useState("");
  const box = useRef<HTMLElement>(null);
  // A document heeds autofocus once alone, and a session can end in a page that began with a sign-in. Before anything
  // is seen: what is typed then arrives.
  useLayoutEffect(() => box.current?.querySelector("input")?.focus(), []);
  return (
    <main class="sign-in" ref={box}>
      <p class="brand">Isogloss</p>
      <h1>Sign in</h1>
      {hasEnded && <p role="alert">The session has ended. Sign in to go on.</p>}
      <Form action="Sign in" submit={async () => onSignedIn(await signIn(token.trim()))}>
        <TextField
          label="Admin token"
          class="secret"
          required
          value={token}
          onValue={setToken}
          hint="The token of the configuration, or one that the command isogloss admin create printed."
        />
      </Form>
    </main>
  );
}
