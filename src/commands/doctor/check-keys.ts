/** Whether the providers that need a key have one. */
import type { Catalog, Provider } from "../../catalog/types.js";
import type { Presets } from "../../catalog/words.js";
import type { Starter } from "../../registry.js";
import { type Finding, warning } from "./finding.js";

const CREDENTIAL_NAME = /(^|-)(authorization|key|token)($|-)/i;

export interface KnownPresets {
  readonly presets: Presets;
  /** A preset whose starter names the variable of a key has a vendor that needs one. */
  readonly starters: Readonly<Record<string, Starter>>;
}

/** Without the providers that are reported otherwise. */
export function checkKeys(
  { providers }: Catalog,
  { presets, starters }: KnownPresets,
  reported: ReadonlySet<string> = new Set(),
): Finding[] {
  return [...providers.values()].flatMap((provider) => {
    const { preset = "" } = provider;
    const starter = starters[preset];
    // An address of the operator's own may be that of a proxy that has the key.
    const isOfVendor = starter !== undefined && provider.baseUrl === presets[preset]?.baseUrl;
    if (!isOfVendor || reported.has(provider.id) || hasCredentials(provider)) return [];
    const advice = `write apiKey: "\${${starter.variable}}", and apply the catalog again`;
    return [warning(`key of ${provider.id}`, `it has none, and ${preset} needs one`, advice)];
  });
}

function hasCredentials({ apiKey, credentials, auth, headers }: Provider): boolean {
  const isSent = Object.keys(headers).some((name) => CREDENTIAL_NAME.test(name));
  return apiKey !== undefined || credentials !== undefined || auth === "none" || isSent;
}
