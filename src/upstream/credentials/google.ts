/** Access tokens of Google Cloud: a service account, workload identity, or the credentials of the machine. */
import { readFileSync } from "node:fs";
import { GoogleAuth, type GoogleAuthOptions } from "google-auth-library";
import type { OpenCredentials, SignRequest } from "./sign-request.js";

const SCOPE = "https://www.googleapis.com/auth/cloud-platform";

const NO_OBJECT = "the service account is not a JSON object";
const UNREADABLE_KEY =
  "the private key of the service account cannot be read: private_key must be its whole PEM text, with line breaks";

type Account = NonNullable<GoogleAuthOptions["credentials"]>;

export const openGoogleCredentials: OpenCredentials = ({ serviceAccount }) =>
  googleSigner(serviceAccount === undefined ? {} : { credentials: readAccount(serviceAccount) });

/** Tokens are kept, and are renewed a few minutes before they expire. */
export function googleSigner(options: GoogleAuthOptions): SignRequest {
  const auth = new GoogleAuth({ scopes: SCOPE, ...options });
  return async ({ url }) => {
    const headers = await auth.getRequestHeaders(url.href).catch((error: unknown) => {
      throw isOfDecoder(error) ? new Error(UNREADABLE_KEY, { cause: error }) : error;
    });
    return Object.fromEntries(headers.entries());
  };
}

/** Of a key that is no PEM, the library passes on the error of the decoder, which does not name the key. */
function isOfDecoder(error: unknown): boolean {
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_OSSL_");
}

/** The JSON of a service account, or the path of a file that contains it. */
function readAccount(written: string): Account {
  let account: unknown;
  try {
    account = JSON.parse(written.trimStart().startsWith("{") ? written : readFile(written));
  } catch (error) {
    // The parser's message would quote the key.
    throw error instanceof SyntaxError ? new Error(NO_OBJECT) : error;
  }
  if (!isObject(account)) throw new Error(NO_OBJECT);
  return account;
}

/** The path is not in the error: it may be a key that was given in its place. */
function readFile(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? ` (${String(error.code)})` : "";
    throw new Error(`the service account is neither a JSON object nor the path of a file that can be read${code}`);
  }
}

function isObject(value: unknown): value is Account {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
