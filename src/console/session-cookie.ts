/** The cookie of a session. Scripts cannot read it, and browsers send it with requests of the console's pages alone. */

const NAME = "isogloss_session";
/** Calls of clients and other pages of this host do not get it. */
const PATH = "/console";
/** What a proxy may put before it: a path in ASCII, without the semicolon that begins another attribute. */
const PREFIX = /^(?:\/[!-.0-:<-~]+)+$/;

/** The secret in a header `cookie`. */
export function readSessionCookie(header: string | undefined): string | undefined {
  for (const part of (header ?? "").split(";")) {
    const [name, value] = part.trim().split("=", 2);
    if (name === NAME) return value;
  }
  return undefined;
}

export interface CookieLife {
  /** What a proxy puts before the paths of the gateway, as a page of the console reports it. */
  readonly prefix?: string | undefined;
  readonly seconds: number;
  /** Only over TLS. */
  readonly isSecure: boolean;
}

/** A header `set-cookie`. Without a secret it removes the cookie. */
export function writeSessionCookie(secret: string, { prefix = "", seconds, isSecure }: CookieLife): string {
  const path = PREFIX.test(prefix) ? prefix + PATH : PATH;
  return `${NAME}=${secret}; Path=${path}; HttpOnly; SameSite=Strict; Max-Age=${seconds}${isSecure ? "; Secure" : ""}`;
}
