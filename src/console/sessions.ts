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
  signOut(cookie: string | undefined): Promise<string>;
  /** Throws when nobody is signed in. */
  authenticate(cookie: string | undefined): Promise<Administrator>;
}

export interface SignInRequest {
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
  return {
    async signIn(token, { requestId, guard }) {
      const by = await authenticateAdmin(`Bearer ${token}`, tokens, guard);
      const record = () => audit.entry({ by, operation: "signIn", input: "{}", outcome: OK, requestId });
      const { secret, expiresAt } = await sessions.create(by, fingerprint, record);
      const seconds = Math.floor((expiresAt - Date.now()) / 1000);
      return { by, cookie: writeSessionCookie(secret, { seconds, isSecure: isSecure() }) };
    },

    async signOut(cookie) {
      const secret = readSessionCookie(cookie);
      if (secret !== undefined) await sessions.end(secret);
      return writeSessionCookie("", { seconds: 0, isSecure: isSecure() });
    },

    async authenticate(cookie) {
      const secret = readSessionCookie(cookie);
      const by = secret === undefined ? undefined : await sessions.find(secret, fingerprint);
      if (by === undefined) throw new GatewayError("invalid_admin_token", "Nobody is signed in, or the session ended.");
      return by;
    },
  };
}
