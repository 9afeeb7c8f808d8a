// Made from specs/auth-styles.yaml by "make generate". Change the specs, not this file.
import type { Credential } from "../src/conversion/credential.js";

export const authStyleNames = ["bearer", "x-api-key", "x-goog-api-key", "query-key", "none"] as const;

export type AuthStyle = (typeof authStyleNames)[number];

/** The place of the key. Without one, it is not sent. */
export const authStyles: Readonly<Record<AuthStyle, Credential | undefined>> = {
  /** In the header authorization. */
  bearer: { in: "header", name: "authorization", scheme: "Bearer" },
  /** In a header of this name. */
  "x-api-key": { in: "header", name: "x-api-key" },
  /** In a header of this name. */
  "x-goog-api-key": { in: "header", name: "x-goog-api-key" },
  /** In the query of the URL. */
  "query-key": { in: "query", name: "key" },
  /** The key is not sent. */
  none: undefined,
};
