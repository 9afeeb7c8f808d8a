import { object, placeOfKey, record } from "../config/collections.js";
import { hasReference, interpolate } from "../config/interpolate.js";
import { integer, reportReference, text, word, writtenText } from "../config/scalars.js";
import { type Place, type Shape, reportValue } from "../config/shape.js";
import type { WrittenProvider, WrittenSecret } from "./catalog-file.js";
import { credentialsShape } from "./credentials-shape.js";
import { isSendableSecret, secretShape, warnOfUnset } from "./secret-shape.js";
import { type AuthStyle, authStyleNames, authStyles } from "../registry.js";
import type { PromptCache } from "./types.js";
import type { Presets } from "./words.js";

export const PROMPT_CACHES: readonly PromptCache[] = ["auto", "off"];
const MOST_CONCURRENT = 1_000_000;
export const maxConcurrent = integer({ from: 1, to: MOST_CONCURRENT });
const HEADER_NAME = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/;
const HEADER_VALUE = /^[\t\x20-\x7e]*$/;
/** Headers that the HTTP client sets by itself. It refuses a call that has them, or breaks it. */
const OF_CONNECTION: ReadonlySet<string> = new Set([
  "content-length",
  "expect",
  "keep-alive",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);
/** Names of headers whose values are credentials. */
const CREDENTIAL_NAME = /(^|-)(auth|authorization|cookie|credentials?|key|password|secret|signature|token)($|-)/i;
const LONGEST_ADDRESS = 2048;
const FAMILY = /^[a-z][a-z0-9]{0,15}$/;

/** Whether a text can be sent as a header's value. */
export function isHeaderValue(value: string): boolean {
  return HEADER_VALUE.test(value);
}

const baseUrl = text((value) => {
  if (value.length > LONGEST_ADDRESS) return `must have at most ${LONGEST_ADDRESS} characters`;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return "must be an http or https address";
  if (url.username !== "" || url.password !== "") return "must not hold a user or a password; use apiKey";
  return url.search === "" && url.hash === "" ? undefined : "must not have a query or a fragment";
});

const headerValue: Shape<string> = (place) => {
  const written = writtenText(place);
  if (written === undefined) return reportValue(place, "must be text; put it in quotes");
  const outcome = interpolate(written, place.file.environment);
  if ("malformed" in outcome) return reportReference(place, outcome);
  if ("missing" in outcome) warnOfUnset(place, outcome.missing, "the header is left out");
  return isHeaderValue(written) ? written : reportValue(place, "must be printable ASCII");
};

const headers: Shape<Record<string, string>> = (place) => {
  const written = record(headerValue)(place);
  if (written === undefined) return undefined;
  const unsound = Object.keys(written).filter((name) => !HEADER_NAME.test(name));
  if (unsound.length > 0) return reportValue(place, `has names no header can have: ${unsound.join(", ")}`);
  const own = Object.keys(written).filter((name) => OF_CONNECTION.has(name.toLowerCase()));
  if (own.length > 0) return reportValue(place, `has headers that the connection itself sets: ${own.join(", ")}`);
  for (const [name, value] of Object.entries(written)) if (isLiteralCredential(name, value)) refuseLiteral(place, name);
  return Object.fromEntries(Object.entries(written).map(([name, value]) => [name.toLowerCase(), value]));
};

/** Headers are stored and shown as they are written, also to administrators who may only read. */
function isLiteralCredential(name: string, value: string): boolean {
  return CREDENTIAL_NAME.test(name) && value !== "" && !hasReference(value);
}

function refuseLiteral(place: Place, name: string): void {
  reportValue(
    placeOfKey(place, name) ?? place,
    "is a credential, and headers are stored as they are; write ${NAME} for a variable, or use apiKey",
  );
}

/**
 * The family is part of the state tags that clients carry. Presets define families, and other providers may be given
 * one.
 */
const family = text((name) =>
  FAMILY.test(name) ? undefined : "must be a word of small letters and digits that begins with a letter, of at most 16",
);

const apiKey = secretShape({
  without: "the provider has no key",
  check: (key) => (isSendableSecret(key) ? undefined : "must be printable ASCII without spaces"),
});

/** One entry under `providers`. */
export function providerShape(id: Shape<string>, presets: Presets): Shape<WrittenProvider> {
  const preset = text((name) => (Object.hasOwn(presets, name) ? undefined : `names "${name}", which is no preset`));
  const fields = object<Omit<WrittenProvider, "secret"> & { apiKey?: WrittenSecret }>(
    {
      id,
      preset,
      baseUrl,
      auth: word(authStyleNames),
      headers,
      promptCache: word(PROMPT_CACHES),
      maxConcurrent,
      family,
      apiKey,
      credentials: credentialsShape,
    },
    ["id"],
  );
  return (place) => {
    const written = fields(place);
    if (written?.id === undefined) return undefined;
    requireAddress(place, written.preset, presets);
    doubtUnsentKey(place, written.auth ?? presets[written.preset ?? ""]?.auth);
    if (written.apiKey !== undefined && written.credentials !== undefined)
      reportValue(place, "has an apiKey and credentials; write one of them");
    return {
      id: written.id,
      preset: written.preset,
      baseUrl: written.baseUrl?.replace(/\/+$/, ""),
      auth: written.auth,
      headers: written.headers ?? {},
      ...(written.promptCache !== undefined && { promptCache: written.promptCache }),
      ...(written.maxConcurrent !== undefined && { maxConcurrent: written.maxConcurrent }),
      ...(written.family !== undefined && { family: written.family }),
      ...(written.credentials !== undefined && { credentials: written.credentials }),
      secret: written.apiKey,
    };
  };
}

/** A vendor that needs no key may have one of a proxy before it, which would refuse all calls. */
function doubtUnsentKey(place: Place, auth: AuthStyle | undefined): void {
  const key = placeOfKey(place, "apiKey");
  if (auth === undefined || authStyles[auth] !== undefined || key === undefined) return;
  const why = placeOfKey(place, "auth") === undefined ? "the preset's auth is none" : "auth is none";
  place.file.doubt(key.node, "keys", `${key.path} is not sent, as ${why}; name another auth, or leave the key out`);
}

function requireAddress(place: Place, preset: string | undefined, presets: Presets): void {
  if (placeOfKey(place, "baseUrl") !== undefined) return;
  if (placeOfKey(place, "preset") === undefined) reportValue(place, "needs a baseUrl or a preset");
  else if (preset !== undefined && presets[preset]?.baseUrl === undefined)
    reportValue(place, "needs a baseUrl, as its preset has none");
}
