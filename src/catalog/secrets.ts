/** Secrets of the catalog between the file, the database and their use. */
import { type Environment, interpolate, variableIn } from "../config/interpolate.js";
import { Secret } from "../config/secret.js";
import { RefusedError } from "../config/refused.js";
import { type EventLog, logEvent } from "../observability/log-event.js";
import type { WrittenField, WrittenSecret } from "./catalog-file.js";
import type { StoredField, StoredSecret, Vault } from "./records.js";

/** Which secret of which provider is meant. */
export interface SecretPlace {
  readonly provider: string;
  /** Its key in the catalog file. */
  readonly key: string;
  /** The name under which it is encrypted. */
  readonly sealedAs: string;
}

/** The functions that make a stored secret readable. */
export interface SecretReading {
  readonly vault: Vault;
  readonly environment: Environment;
  readonly log: EventLog;
}

/** The part of a secret that may be shown. */
export function describeSecret(secret: StoredSecret): string {
  return "variable" in secret ? `\${${secret.variable}}` : "(stored key)";
}

/** If the secret does not change, this is the stored record itself, so that the two compare equal. */
export function nextSecret(
  written: WrittenSecret,
  stored: StoredSecret | undefined,
  place: SecretPlace,
  vault: Vault,
): StoredSecret {
  if ("variable" in written) return written;
  if ("keptAt" in written) {
    if (stored !== undefined) return stored;
    const problem = `${place.key} is to be kept, but none is stored for provider ${place.provider}`;
    throw new RefusedError("unsound", `${written.keptAt}: ${problem}`);
  }
  if (stored !== undefined && "sealed" in stored && opensTo(vault, place, stored.sealed) === written.literal)
    return stored;
  return { sealed: sealed(vault, place, written.literal) };
}

/** A key has another way than to be encrypted, unlike other secrets: it can be a variable. */
function sealed(vault: Vault, { provider, key, sealedAs }: SecretPlace, literal: string): string {
  try {
    return vault.seal(sealedAs, literal);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const message = `${key} of provider ${provider} cannot be stored: ${error.message}; or name a variable as the key`;
    throw new RefusedError(error.kind, message);
  }
}

/** The same for a field, which may be text that is no secret. */
export function nextField(
  written: WrittenField,
  stored: StoredField | undefined,
  place: SecretPlace,
  vault: Vault,
): StoredField {
  if ("text" in written) return written;
  const secret = stored !== undefined && "text" in stored ? undefined : stored;
  return nextSecret(written, secret, place, vault);
}

/** The value of a stored secret. Logged, and nothing, where it cannot be read or cannot be sent. */
export function readSecret(
  secret: StoredSecret,
  { provider, sealedAs }: Omit<SecretPlace, "key">,
  { vault, environment, log }: SecretReading,
  isSound: (value: string) => boolean,
): Secret | undefined {
  if ("sealed" in secret) {
    try {
      return new Secret(vault.open(sealedAs, secret.sealed));
    } catch (error) {
      logEvent(log, "catalog.credential_undecryptable", {
        provider,
        reason: error instanceof Error ? error.message : String(error),
      });
      return undefined;
    }
  }
  const { variable } = secret;
  const value = variableIn(environment, variable)?.trim();
  if (value !== undefined && value !== "" && isSound(value)) return new Secret(value);
  const reason = value === undefined || value === "" ? "it is not set" : "it cannot be sent as a credential";
  logEvent(log, "catalog.credential_unset", { provider, variable, reason });
  return undefined;
}

/** The value of a text with its variables read. Logged, and nothing, where one is not set. */
export function readText(text: string, provider: string, { environment, log }: SecretReading): string | undefined {
  const outcome = interpolate(text, environment);
  if ("text" in outcome && outcome.text !== "") return outcome.text;
  const variable = "missing" in outcome ? outcome.missing : text;
  logEvent(log, "catalog.credential_unset", { provider, variable, reason: "it is not set" });
  return undefined;
}

/** Nothing when the stored text cannot be decrypted. Applying the file again then replaces it. */
function opensTo(vault: Vault, { sealedAs }: SecretPlace, sealed: string): string | undefined {
  try {
    return vault.open(sealedAs, sealed);
  } catch {
    return undefined;
  }
}
