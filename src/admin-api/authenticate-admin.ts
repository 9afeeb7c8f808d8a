/** Who sends a request to the admin API, and whether they may. */
import { GatewayError } from "../errors/gateway-error.js";
import type { AdminTokenStore } from "../stores/administrators/admin-token-store.js";
import { type Administrator, CONFIGURED_TOKEN, mayActAs } from "../stores/administrators/roles.js";
import type { GuessGuard } from "../stores/types.js";
import type { AdminToken } from "./admin-token.js";
import type { Operation } from "./operation.js";

/** The tokens that are valid. */
export interface AdminTokens {
  /** The token of the config, or the generated one. Its role is owner. */
  readonly configured: AdminToken;
  readonly stored: Pick<AdminTokenStore, "find">;
}

const BEARER = /^bearer ([\x20-\x7e]{1,512})$/i;

/** The administrator whose token a header `authorization` has. Throws when it has none. */
export async function authenticateAdmin(
  authorization: string | undefined,
  { configured, stored }: AdminTokens,
  guard?: GuessGuard,
): Promise<Administrator> {
  const [, given] = BEARER.exec(authorization ?? "") ?? [];
  const token = given?.trim() ?? "";
  if (configured.matches(token)) return { name: CONFIGURED_TOKEN, role: "owner" };
  const found = await stored.find(token, guard);
  if (found !== undefined) return found;
  const message = authorization === undefined ? "An admin token is required." : "The admin token is not valid.";
  throw new GatewayError("invalid_admin_token", message);
}

/** Throws unless the role of an administrator includes an operation. */
export function authorizeAdmin({ role }: Administrator, { id, role: least }: Operation): void {
  if (mayActAs(role, least)) return;
  throw new GatewayError("forbidden", `${id} needs a token with the role ${least}. The role of this one is ${role}.`);
}
