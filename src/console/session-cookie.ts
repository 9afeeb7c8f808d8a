/** The cookie of a session. Scripts cannot read it, and browsers send it with requests of the console's pages alone. */

const NAME = "isogloss_session";
/** Calls of clients and other pages of this host do not get it. */
const PATH = "/console";
const ATTRIBUTES = `Path=${PATH}; HttpOnly; SameSite=Strict`;

/** The secret in a header `cookie`. */
export function readSessionCookie(header: string | undefined): string | undefined {
  for (const part of (header ?? "").split(";")) {
    const [name, value] = part.trim().split("=", 2);
    if (name === NAME) return value;
  }
  return undefined;
}

export interface CookieLife {
  readonly seconds: number;
  /** Only over TLS. */
  readonly isSecure: boolean;
}

/** A header `set-cookie`. Without a secret it removes the cookie. */
export function writeSessionCookie(secret: string, { seconds, isSecure }: CookieLife): string {
  return `${NAME}=${secret}; ${ATTRIBUTES}; Max-Age=${seconds}${isSecure ? "; Secure" : ""}`;
}
