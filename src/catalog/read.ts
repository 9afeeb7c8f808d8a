import type { Secret } from "../config/secret.js";
import { interpolate } from "../config/interpolate.js";
import { type CallableCredentials, sealingName } from "./credentials.js";
import { isHeaderValue } from "./provider-shape.js";
import type { CatalogRecords, ProviderRecord } from "./records.js";
import { isSendableSecret } from "./secret-shape.js";
import { readSecret, readText, type SecretReading } from "./secrets.js";
import type { Catalog, Provider } from "./types.js";
import type { Presets } from "./words.js";
import { logEvent } from "../observability/log-event.js";

/** The functions that turn records into callable providers. */
export interface CatalogReading extends SecretReading {
  readonly presets: Presets;
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
    ...(record.maxConcurrent !== undefined && { maxConcurrent: record.maxConcurrent }),
    ...(record.family !== undefined && { family: record.family }),
    apiKey:
      record.secret &&
      readSecret(record.secret, { provider: record.id, sealedAs: record.id }, reading, isSendableSecret),
    ...(record.credentials !== undefined && {
      credentials: callableCredentials(record.id, record.credentials, reading),
    }),
  };
}

function filledHeaders(record: ProviderRecord, { environment, log }: CatalogReading): Record<string, string> {
  const filled: Record<string, string> = {};
  for (const [name, written] of Object.entries(record.headers)) {
    const outcome = interpolate(written, environment);
    if ("text" in outcome && isHeaderValue(outcome.text)) filled[name] = outcome.text;
    else {
      const why =
        "missing" in outcome
          ? { variable: outcome.missing, reason: "it is not set" }
          : { reason: "the value cannot be sent in a header" };
      logEvent(log, "catalog.header_omitted", { provider: record.id, header: name, ...why });
    }
  }
  return filled;
}

function callableCredentials(
  provider: string,
  { kind, fields }: NonNullable<ProviderRecord["credentials"]>,
  reading: CatalogReading,
): CallableCredentials {
  const values = Object.entries(fields).map(([name, field]) => {
    const place = { provider, sealedAs: sealingName(provider, kind, name) };
    const value = "text" in field ? readText(field.text, provider, reading) : readSecret(field, place, reading, isText);
    return [name, value] as const;
  });
  return {
    kind,
    fields: Object.fromEntries(values.filter((entry): entry is [string, string | Secret] => entry[1] !== undefined)),
    unreadable: values.find(([, value]) => value === undefined)?.[0],
  };
}

/** Unlike keys, credentials are not sent as they are: any text may be one. */
function isText(): boolean {
  return true;
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
