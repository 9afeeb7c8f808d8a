/** Who is signed in to the console. */
import { type AdminTokens, authenticateAdmin } from "../admin-api/authenticate-admin.js";
import { OK } from "../admin-api/audit.js";
import { GatewayError } from "../errors/gateway-error.js";
import type { AuditLog } from "../stores/administrators/audit-log.js";
import type { Administrator } from "../stores/administrators/roles.js";
import type { SessionStore } from "../stores/administrators/session-store.js";
import type { GuessGuard } from "../stores/types.js";
import { readSessionCookie, writeSessionCookie } from "./session-cookie.js";

export interface ConsoleSessions {
  /** Begins a session for the owner of a token. */
  signIn(token: string, request: SignInRequest): Promise<{ readonly by: Administrator; readonly cookie: string }>;
  /** Ends the session of a header `cookie`. Returns the header that removes it. */
  signOut(cookie: string | undefined, prefix?: string): Promise<string>;
  /** Nothing when nobody is signed in. */
  find(cookie: string | undefined): Promise<Administrator | undefined>;
  /** Throws when nobody is signed in. */
  authenticate(cookie: string | undefined): Promise<Administrator>;
}

export interface SignInRequest {
  /** What a proxy puts before the paths of the gateway. */
  readonly prefix?: string | undefined;
  readonly requestId: string;
  /** Limits guesses of tokens. */
  readonly guard?: GuessGuard | undefined;
}

export interface SessionParts {
  readonly sessions: SessionStore;
  readonly tokens: AdminTokens;
  readonly audit: Pick<AuditLog, "entry">;
  /** The address under which people open the console. */
  publicUrl(): string;
}

export function openConsoleSessions({ sessions, tokens, audit, publicUrl }: SessionParts): ConsoleSessions {
  const { fingerprint } = tokens.configured;
  const isSecure = () => publicUrl().startsWith("https:");
  const find: ConsoleSessions["find"] = async (cookie) => {
    const secret = readSessionCookie(cookie);
    return secret === undefined ? undefined : sessions.find(secret, fingerprint);
  };
  return {
    async signIn(token, { prefix, requestId, guard }) {
      // Also guesses of the configured token are few.
      const look = () => authenticateAdmin(`Bearer ${token}`, tokens);
      const by = guard === undefined ? await look() : await guard(look);
      const record = () => audit.entry({ by, operation: "signIn", input: "{}", outcome: OK, requestId });
      const { secret, milliseconds } = await sessions.create(by, fingerprint, record);
      const seconds = Math.floor(milliseconds / 1000);
      return { by, cookie: writeSessionCookie(secret, { prefix, seconds, isSecure: isSecure() }) };
    },

    async signOut(cookie, prefix) {
      const secret = readSessionCookie(cookie);
      if (secret !== undefined) await sessions.end(secret);
      return writeSessionCookie("", { prefix, seconds: 0, isSecure: isSecure() });
    },

    find,

    async authenticate(cookie) {
      const by = await find(cookie);
      if (by === undefined) throw new GatewayError("invalid_admin_token", "Nobody is signed in, or the session ended.");
      return by;
    },
  };
}
