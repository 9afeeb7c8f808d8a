import { type Environment, interpolate } from "../config/interpolate.js";
import { isHeaderValue, isSendableSecret } from "./provider-shape.js";
import type { CatalogRecords, ProviderRecord, Vault } from "./records.js";
import type { Catalog, Provider } from "./types.js";
import type { Presets } from "./words.js";
import { type EventLog, logEvent } from "../observability/log-event.js";

/** The functions that turn records into callable providers. */
export interface CatalogReading {
  readonly presets: Presets;
  readonly vault: Vault;
  readonly environment: Environment;
  readonly log: EventLog;
}

/** The catalog the server works with: presets applied, secrets and variables read. */
export function readCatalog(records: CatalogRecords, reading: CatalogReading): Catalog {
  const providers = [...records.providers.values()].map((record) => callableProvider(record, reading));
  return { models: records.models, providers: new Map(providers.map((provider) => [provider.id, provider])) };
}

function callableProvider(record: ProviderRecord, reading: CatalogReading): Provider {
  const preset = record.preset === undefined ? undefined : reading.presets[record.preset];
  if (record.preset !== undefined && preset === undefined) {
    throw new Error(`provider ${record.id} has the preset "${record.preset}", which this build does not know`);
  }
  const baseUrl = record.baseUrl ?? preset?.baseUrl;
  if (baseUrl === undefined) throw new Error(`provider ${record.id} has no baseUrl, and its preset has none`);
  return {
    id: record.id,
    preset: record.preset,
    baseUrl,
    auth: record.auth ?? preset?.auth,
    headers: { ...lowerCased(preset?.headers ?? {}), ...filledHeaders(record, reading) },
    ...(record.promptCache !== undefined && { promptCache: record.promptCache }),
    ...(record.family !== undefined && { family: record.family }),
    apiKey: readSecret(record, reading),
  };
}

function filledHeaders(record: ProviderRecord, { environment, log }: CatalogReading): Record<string, string> {
  const filled: Record<string, string> = {};
  for (const [name, written] of Object.entries(record.headers)) {
    const outcome = interpolate(written, environment);
    if ("text" in outcome && isHeaderValue(outcome.text)) filled[name] = outcome.text;
    else logEvent(log, "catalog.header_omitted", { provider: record.id, header: name });
  }
  return filled;
}

function readSecret(record: ProviderRecord, reading: CatalogReading): string | undefined {
  const { secret, id } = record;
  if (secret === undefined) return undefined;
  if ("sealed" in secret) return openSecret(id, secret.sealed, reading);
  const value = reading.environment[secret.variable]?.trim();
  if (value !== undefined && isSendableSecret(value)) return value;
  const reason = value === undefined || value === "" ? "it is not set" : "it cannot be sent as a credential";
  logEvent(reading.log, "catalog.credential_unset", { provider: id, variable: secret.variable, reason });
  return undefined;
}

function openSecret(id: string, sealed: string, { vault, log }: CatalogReading): string | undefined {
  try {
    return vault.open(id, sealed);
  } catch (error) {
    logEvent(log, "catalog.credential_undecryptable", { provider: id, reason: String(error) });
    return undefined;
  }
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
