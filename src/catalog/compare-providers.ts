import { RefusedError } from "../config/refused.js";
import type { WrittenProvider, WrittenSecret } from "./catalog-file.js";
import { type ItemDifference, differingFields } from "./difference.js";
import type { ProviderRecord, StoredSecret, Vault } from "./records.js";

/** The outcome for one provider: its differences, and the record to save if there are any. */
export interface ProviderOutcome {
  readonly difference: ItemDifference;
  readonly save: ProviderRecord;
}

/** Compares a provider of a catalog file with the stored one. Returns nothing when they are equal. */
export function compareProvider(
  written: WrittenProvider,
  stored: ProviderRecord | undefined,
  vault: Vault,
): ProviderOutcome | undefined {
  const secret = nextSecret(written, stored?.secret, vault);
  const save: ProviderRecord = { ...written, secret };
  if (stored === undefined)
    return { save, difference: { action: "add", what: "provider", id: written.id, fields: [] } };
  const fields = differingFields(describe(stored, stored.secret), describe(save, secret, stored.secret));
  if (fields.length === 0) return undefined;
  return { save, difference: { action: "change", what: "provider", id: written.id, fields } };
}

/** The part of a secret that may be shown. */
export function describeSecret(secret: StoredSecret): string {
  return "variable" in secret ? `\${${secret.variable}}` : "(stored key)";
}

function describe(
  provider: Omit<ProviderRecord, "secret">,
  secret: StoredSecret | undefined,
  before: StoredSecret | undefined = secret,
): Record<string, unknown> {
  const isAnotherKey = secret !== undefined && "sealed" in secret && secret !== before;
  return {
    preset: provider.preset,
    baseUrl: provider.baseUrl,
    auth: provider.auth,
    headers: Object.keys(provider.headers).length === 0 ? undefined : provider.headers,
    promptCache: provider.promptCache,
    family: provider.family,
    apiKey: isAnotherKey ? "(new key)" : secret && describeSecret(secret),
  };
}

/** If the secret does not change, this is the stored record itself, so that the two compare equal. */
function nextSecret(
  written: WrittenProvider,
  stored: StoredSecret | undefined,
  vault: Vault,
): StoredSecret | undefined {
  const secret: WrittenSecret | undefined = written.secret;
  if (secret === undefined || "variable" in secret) return secret;
  if ("keptAt" in secret) {
    if (stored !== undefined) return stored;
    throw new RefusedError(
      "unsound",
      `${secret.keptAt}: apiKey is to be kept, but none is stored for provider ${written.id}`,
    );
  }
  if (stored !== undefined && "sealed" in stored && opensTo(vault, written.id, stored.sealed) === secret.literal)
    return stored;
  return { sealed: vault.seal(written.id, secret.literal) };
}

/** Nothing when the stored text cannot be decrypted. Applying the file again then replaces it. */
function opensTo(vault: Vault, name: string, sealed: string): string | undefined {
  try {
    return vault.open(name, sealed);
  } catch {
    return undefined;
  }
}
