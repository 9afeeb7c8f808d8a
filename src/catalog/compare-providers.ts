import type { WrittenProvider } from "./catalog-file.js";
import { describeCredentials, sealingName } from "./credentials.js";
import { type ItemDifference, differingFields } from "./difference.js";
import type { ProviderRecord, StoredField, StoredSecret, Vault } from "./records.js";
import { describeSecret, nextField, nextSecret } from "./secrets.js";

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
  const { id } = written;
  const key = { provider: id, key: "apiKey", sealedAs: id };
  const secret = written.secret && nextSecret(written.secret, stored?.secret, key, vault);
  const credentials = nextCredentials(written, stored?.credentials, vault);
  const save: ProviderRecord = { ...written, secret, credentials };
  if (stored === undefined) return { save, difference: { action: "add", what: "provider", id, fields: [] } };
  const fields = differingFields(describe(stored), describe(save, stored));
  if (fields.length === 0) return undefined;
  return { save, difference: { action: "change", what: "provider", id, fields } };
}

function describe(provider: ProviderRecord, before: ProviderRecord = provider): Record<string, unknown> {
  const { secret, credentials } = provider;
  return {
    preset: provider.preset,
    baseUrl: provider.baseUrl,
    auth: provider.auth,
    headers: Object.keys(provider.headers).length === 0 ? undefined : provider.headers,
    promptCache: provider.promptCache,
    maxConcurrent: provider.maxConcurrent,
    family: provider.family,
    apiKey: secret && describeChange(secret, before.secret, "(new key)"),
    credentials:
      credentials &&
      describeCredentials(credentials, (field, name) =>
        "text" in field ? field.text : describeChange(field, before.credentials?.fields[name], "(new secret)"),
      ),
  };
}

/** A secret as it may be shown. A stored one is marked where it is another than before. */
function describeChange(secret: StoredSecret, before: StoredField | undefined, another: string): string {
  return "sealed" in secret && secret !== before ? another : describeSecret(secret);
}

function nextCredentials(
  { id, credentials: written }: WrittenProvider,
  stored: ProviderRecord["credentials"],
  vault: Vault,
): ProviderRecord["credentials"] {
  if (written === undefined) return undefined;
  const { kind, fields } = written;
  const before = stored?.kind === kind ? stored.fields : {};
  return {
    kind,
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, value]) => {
        const place = { provider: id, key: `credentials.${kind}.${field}`, sealedAs: sealingName(id, kind, field) };
        return [field, nextField(value, before[field], place, vault)];
      }),
    ),
  };
}
