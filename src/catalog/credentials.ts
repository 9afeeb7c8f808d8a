/**
 * Credentials that a vendor's library or service turns into a short-lived token or a signature. They take the place of
 * a provider's key.
 */

import type { Secret } from "../config/secret.js";

export type CredentialKind = "google" | "aws" | "azure";

/** The fields of each kind. A secret is stored as its variable's name or encrypted, and is never shown. */
export const CREDENTIAL_FIELDS: Readonly<Record<CredentialKind, Readonly<Record<string, "secret" | "plain">>>> = {
  google: { serviceAccount: "secret" },
  aws: { region: "plain", service: "plain", accessKeyId: "plain", secretAccessKey: "secret", sessionToken: "secret" },
  azure: { tenantId: "plain", clientId: "plain", clientSecret: "secret", scope: "plain" },
};

/** Fields of which all are given or none. Without them, the credentials of the machine are used. */
export const CREDENTIAL_GROUPS: Readonly<Record<CredentialKind, readonly string[]>> = {
  google: ["serviceAccount"],
  aws: ["accessKeyId", "secretAccessKey"],
  azure: ["tenantId", "clientId", "clientSecret"],
};

/** Credentials with one form of field: as written, as stored or as used. */
export interface Credentials<Field> {
  readonly kind: CredentialKind;
  readonly fields: Readonly<Record<string, Field>>;
}

/** Credentials ready for use. A field that cannot be read makes them useless, and is named. */
export interface CallableCredentials extends Credentials<string | Secret> {
  readonly unreadable?: string | undefined;
}

/** The name under which a secret field is encrypted. */
export function sealingName(provider: string, kind: CredentialKind, field: string): string {
  return `${provider} ${kind}.${field}`;
}

/** Credentials in the form of a catalog file. */
export function describeCredentials<Field>(
  { kind, fields }: Credentials<Field>,
  describe: (field: Field, name: string) => unknown,
): Record<string, unknown> {
  const described = Object.entries(fields).map(([name, field]) => [name, describe(field, name)] as const);
  return { [kind]: described.length === 0 ? "default" : Object.fromEntries(described) };
}
