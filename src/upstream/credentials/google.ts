/** Access tokens of Google Cloud: a service account, workload identity, or the credentials of the machine. */
import { readFileSync } from "node:fs";
import { GoogleAuth, type GoogleAuthOptions } from "google-auth-library";
import type { OpenCredentials, SignRequest } from "./sign-request.js";

const SCOPE = "https://www.googleapis.com/auth/cloud-platform";

export const openGoogleCredentials: OpenCredentials = ({ serviceAccount }) =>
  googleSigner(serviceAccount === undefined ? {} : { credentials: readAccount(serviceAccount) });

/** Tokens are kept, and are renewed a few minutes before they expire. */
export function googleSigner(options: GoogleAuthOptions): SignRequest {
  const auth = new GoogleAuth({ scopes: SCOPE, ...options });
  return async ({ url }) => {
    const headers = await auth.getRequestHeaders(url.href);
    return Object.fromEntries(headers.entries());
  };
}

/** The JSON of a service account, or the path of a file that contains it. */
function readAccount(written: string): NonNullable<GoogleAuthOptions["credentials"]> {
  const text = written.trimStart().startsWith("{") ? written : readFileSync(written, "utf8");
  try {
    return JSON.parse(text) as NonNullable<GoogleAuthOptions["credentials"]>;
  } catch {
    // The parser's message would quote the key.
    throw new Error("the service account is not JSON");
  }
}
