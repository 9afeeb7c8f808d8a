/** The error that a client gets in place of an answer. */
import type { ClientError } from "../../../explorer/contract.js";

export function Problem({ error: { status, code, message, param, place, body } }: { readonly error: ClientError }) {
  return (
    <div role="alert">
      <p class="error">
        <strong>
          {status} {code}
        </strong>
        : {message}
        {place && ` (line ${place.line}, column ${place.column})`}
        {param !== undefined && (
          <>
            {" "}
            At <code>{param}</code>.
          </>
        )}
      </p>
      <p class="hint">The client gets:</p>
      <pre tabIndex={0}>{body}</pre>
    </div>
  );
}
