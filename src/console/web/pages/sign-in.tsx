import { useState } from "preact/hooks";
import { type Session, signIn } from "../api.js";
import { Form } from "../components/form.js";
import { TextField } from "../components/field.js";

export function SignIn({ onSignedIn }: { onSignedIn(session: Session): void }) {
  const [token, setToken] = useState("");
  return (
    <main class="sign-in">
      <p class="brand">Isogloss</p>
      <h1>Sign in</h1>
      <Form action="Sign in" submit={async () => onSignedIn(await signIn(token.trim()))}>
        <TextField
          label="Admin token"
          class="secret"
          required
          autofocus
          value={token}
          onValue={setToken}
          hint="The token of the configuration, or one that the command isogloss admin create printed."
        />
      </Form>
    </main>
  );
}
