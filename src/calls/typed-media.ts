/** Adds types to media that are given by URL, for upstreams that require them. */
import type { AnyDialect, Part, Request, Vocabularies, VocabularyName } from "../registry.js";
import { isTypeOf, typeOfAddress } from "./address-types.js";
import { GatewayError } from "../errors/gateway-error.js";
import type { MediaHosts, MediaPart, Source } from "./media-hosts.js";

const WEB = /^https?:/i;
/** The most URLs that are looked up for one call. */
const MOST_LOOKED_UP = 16;

/** The same request where no type is missing. Each URL is looked up once per call. */
export async function withTypes<R extends Vocabularies[VocabularyName]["request"]>(
  request: R,
  { places: { typedMedia } }: Pick<AnyDialect, "places">,
  hosts: MediaHosts | undefined,
): Promise<R> {
  if (typedMedia === undefined || !hasTurns(request)) return request;
  const untyped = new Map<string, MediaPart>();
  for (const part of mediaOf(request.turns)) {
    const { url } = part.source;
    if (url !== undefined && isUntyped(part) && !typedMedia.unless.some((beginning) => url.startsWith(beginning)))
      untyped.set(keyOf(part), part);
  }
  if (untyped.size === 0) return request;
  const unknownTypes = [...untyped.values()].filter((part) => typeInAddress(part) === undefined);
  if (unknownTypes.length > MOST_LOOKED_UP)
    throw new GatewayError(
      "invalid_request",
      `At most ${MOST_LOOKED_UP} media can be looked at for this model. ` +
        "Give the others URLs with a file extension that shows their type.",
    );
  const known = hosts?.known ?? new Map<string, Source>();
  const unknownYet = [...untyped].filter(([key]) => !known.has(key));
  for (const [key, source] of await together(unknownYet, hosts)) known.set(key, source);
  const typed = <P extends Part>(part: P): P => rewritten(part, (medium) => known.get(keyOf(medium)));
  return { ...request, turns: request.turns.map((turn) => ({ ...turn, parts: turn.parts.map(typed) })) };
}

/** The first failure aborts the others: none continues after its call has ended. */
async function together(
  untyped: readonly (readonly [string, MediaPart])[],
  hosts: MediaHosts | undefined,
): Promise<(readonly [string, Source])[]> {
  const first = new AbortController();
  const abortable = hosts && { ...hosts, signal: AbortSignal.any([hosts.signal, first.signal]) };
  const looks = untyped.map(async ([key, part]) => {
    try {
      return [key, await typedSource(part, abortable)] as const;
    } catch (error) {
      first.abort(error);
      throw error;
    }
  });
  await Promise.allSettled(looks);
  if (first.signal.aborted) throw first.signal.reason;
  return Promise.all(looks);
}

function hasTurns(request: object): request is Request & { readonly turns: NonNullable<Request["turns"]> } {
  return "turns" in request && Array.isArray(request.turns);
}

function* mediaOf(turns: NonNullable<Request["turns"]>): Generator<MediaPart> {
  for (const { parts } of turns) yield* mediaIn(parts);
}

/** Results contain media too. */
function* mediaIn(parts: readonly Part[]): Generator<MediaPart> {
  for (const part of parts) {
    if (part.kind === "media") yield part;
    if (part.kind === "result") yield* mediaIn(part.parts);
  }
}

function rewritten<P extends Part>(part: P, sourceOf: (medium: MediaPart) => Source | undefined): P {
  if (part.kind === "result") return { ...part, parts: part.parts.map((inside) => rewritten(inside, sourceOf)) };
  const source = part.kind === "media" && isUntyped(part) ? sourceOf(part) : undefined;
  return source === undefined ? part : { ...part, source };
}

function isUntyped({ source: { url, mime } }: MediaPart): boolean {
  return url !== undefined && mime === undefined && WEB.test(url);
}

function keyOf({ medium, source: { url = "" } }: MediaPart): string {
  return `${medium} ${url}`;
}

function typeInAddress({ medium, source: { url = "" } }: MediaPart): string | undefined {
  return typeOfAddress(url, medium);
}

/** The URL with its type, or the bytes where the type is unknown without them. */
async function typedSource(part: MediaPart, hosts: MediaHosts | undefined): Promise<Source> {
  const { medium, source } = part;
  const inAddress = typeInAddress(part);
  if (inAddress !== undefined) return { ...source, mime: inAddress };
  try {
    if (hosts === undefined) throw unknown(part);
    const mime = await hosts.lookAt(source.url ?? "", (type) => isTypeOf(medium, type), hosts.signal);
    return mime === undefined ? await bytesOf(part, hosts) : { ...source, mime };
  } catch (error) {
    throw named(error, part);
  }
}

async function bytesOf(part: MediaPart, { fetch, signal }: MediaHosts): Promise<Source> {
  const { medium, source } = part;
  if (medium !== "image" && medium !== "video") throw unknown(part);
  const { mime, bytes } = await fetch(source.url ?? "", medium, signal);
  return { data: bytes.toString("base64"), mime };
}

function unknown({ medium }: MediaPart): GatewayError {
  const article = medium === "audio" || medium === "image" ? "an" : "a";
  return new GatewayError(
    "invalid_request",
    `The type of the medium is unknown, and its first bytes do not show ${article} ${medium}.`,
  );
}

/** Names the place of a medium in the client's request in an error. */
function named(error: unknown, { origin }: MediaPart): unknown {
  if (!(error instanceof GatewayError) || error.code !== "invalid_request" || origin === undefined) return error;
  return new GatewayError(error.code, `${origin.path}: ${error.message}`, { param: origin.path }, { cause: error });
}
