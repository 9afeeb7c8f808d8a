/** Tells media that are given as addresses with their types, for upstreams that want to be told. */
import type { AnyDialect, Part, Request, Vocabularies, VocabularyName } from "../registry.js";
import { isTypeOf, typeOfAddress } from "./address-types.js";
import { GatewayError } from "../errors/gateway-error.js";
import type { MediaHosts, MediaPart, Source } from "./media-hosts.js";

const WEB = /^https?:/i;
/** Hosts that are asked for one call. */
const MOST_ASKED = 16;

/** The same request where nothing is to be told. Each address is looked at once in a call. */
export async function withTypes<R extends Vocabularies[VocabularyName]["request"]>(
  request: R,
  { places: { typedMedia } }: Pick<AnyDialect, "places">,
  hosts: MediaHosts | undefined,
): Promise<R> {
  if (typedMedia === undefined || !hasTurns(request)) return request;
  const untold = new Map<string, MediaPart>();
  for (const part of mediaOf(request.turns)) {
    const { url } = part.source;
    if (url !== undefined && isUntold(part) && !typedMedia.unless.some((beginning) => url.startsWith(beginning)))
      untold.set(keyOf(part), part);
  }
  if (untold.size === 0) return request;
  const asked = [...untold.values()].filter((part) => typeInAddress(part) === undefined);
  if (asked.length > MOST_ASKED)
    throw new GatewayError(
      "invalid_request",
      `At most ${MOST_ASKED} media can be looked at for this model: tell the types of the others by their addresses.`,
    );
  const known = hosts?.known ?? new Map<string, Source>();
  const unknownYet = [...untold].filter(([key]) => !known.has(key));
  for (const [key, source] of await together(unknownYet, hosts)) known.set(key, source);
  const typed = <P extends Part>(part: P): P => rewritten(part, (medium) => known.get(keyOf(medium)));
  return { ...request, turns: request.turns.map((turn) => ({ ...turn, parts: turn.parts.map(typed) })) };
}

/** The first that fails calls off the others: none of them goes on after its call is over. */
async function together(
  untold: readonly (readonly [string, MediaPart])[],
  hosts: MediaHosts | undefined,
): Promise<(readonly [string, Source])[]> {
  const first = new AbortController();
  const asked = hosts && { ...hosts, signal: AbortSignal.any([hosts.signal, first.signal]) };
  const looks = untold.map(async ([key, part]) => {
    try {
      return [key, await told(part, asked)] as const;
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

/** Results hold media too. */
function* mediaIn(parts: readonly Part[]): Generator<MediaPart> {
  for (const part of parts) {
    if (part.kind === "media") yield part;
    if (part.kind === "result") yield* mediaIn(part.parts);
  }
}

function rewritten<P extends Part>(part: P, sourceOf: (medium: MediaPart) => Source | undefined): P {
  if (part.kind === "result") return { ...part, parts: part.parts.map((inside) => rewritten(inside, sourceOf)) };
  const source = part.kind === "media" && isUntold(part) ? sourceOf(part) : undefined;
  return source === undefined ? part : { ...part, source };
}

function isUntold({ source: { url, mime } }: MediaPart): boolean {
  return url !== undefined && mime === undefined && WEB.test(url);
}

function keyOf({ medium, source: { url = "" } }: MediaPart): string {
  return `${medium} ${url}`;
}

function typeInAddress({ medium, source: { url = "" } }: MediaPart): string | undefined {
  return typeOfAddress(url, medium);
}

/** The address with the type of what is there; or the bytes, where nobody tells what they are before they are had. */
async function told(part: MediaPart, hosts: MediaHosts | undefined): Promise<Source> {
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
  return new GatewayError(
    "invalid_request",
    `Nobody tells the type of what is at the medium's address, and it cannot be seen to be ${medium === "audio" || medium === "image" ? "an" : "a"} ${medium}.`,
  );
}

/** What is wrong with a medium is told by the client's name for it. */
function named(error: unknown, { origin }: MediaPart): unknown {
  if (!(error instanceof GatewayError) || error.code !== "invalid_request" || origin === undefined) return error;
  return new GatewayError(error.code, `${origin.path}: ${error.message}`, { param: origin.path }, { cause: error });
}
