/** What an administrator may do, from the least to the most. Each role may do what those before it may. */
export const ROLES = ["read-only", "operator", "owner"] as const;

export type Role = (typeof ROLES)[number];

/** Whether a role may do what needs another one at least. */
export function mayActAs(role: Role, least: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(least);
}

/** Who administers. */
export interface Administrator {
  readonly name: string;
  readonly role: Role;
  /** The ID of their token, when it is one of the database. */
  readonly tokenId?: string | undefined;
  /** Their name in the operating system, when they use the command line. */
  readonly osUser?: string | undefined;
}

/** The names of administrators without a token of their own. */
export const CONFIGURED_TOKEN = "admin.token";
export const COMMAND_LINE = "command line";
