/**
 * The key of calls to a provider, by its auth style. The specs define the styles as places of a fixed key. Tokens and
 * signatures, which are made for each request, are in the other files here.
 */
import { type AuthStyle, authStyles } from "../../registry.js";

export interface ProviderCredentials {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

export function credentialsFor(style: AuthStyle, key: string | undefined): ProviderCredentials {
  const place = authStyles[style];
  if (place === undefined || key === undefined) return { headers: {}, query: {} };
  const credential = { [place.name]: place.scheme === undefined ? key : `${place.scheme} ${key}` };
  return place.in === "header" ? { headers: credential, query: {} } : { headers: {}, query: credential };
}
