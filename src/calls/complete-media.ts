/** Adds types to media that are given by URL, or fetches their bytes, for upstreams that require them. */
import type { AnyDialect, Loss, Part, Request, Vocabularies, VocabularyName } from "../registry.js";
import { isTypeOf, typeOfAddress } from "./address-types.js";
import { GatewayError } from "../errors/gateway-error.js";
import { UnsuitedRouteError } from "../errors/unsuited-route-error.js";
import type { MaybePromise } from "../errors/maybe-promise.js";
import type { MediaHosts, MediaPart, Source } from "./media-hosts.js";

const WEB = /^https?:/i;
/** The most URLs that are looked up for one call. */
const MOST_LOOKED_UP = 16;

/** What an upstream requires of media that are given by URL. */
type Required = Pick<AnyDialect["places"], "typedMedia" | "inlineMedia">;

/** The same request where no type and no bytes are missing. Each URL is looked up once per call. */
export function completeMedia<R extends Vocabularies[VocabularyName]["request"]>(
  request: R,
  { places }: Pick<AnyDialect, "places">,
  hosts: MediaHosts | undefined,
  loss: Loss,
): MaybePromise<R> {
  if (!hasTurns(request) || (places.typedMedia === undefined && places.inlineMedia === undefined)) return request;
  const incomplete = new Map<string, MediaPart>();
  for (const part of mediaOf(request.turns)) {
    if (isIncomplete(part, places)) incomplete.set(keyOf(part, places), part);
  }
  return incomplete.size === 0 ? request : completeTurns(request, incomplete, { places }, hosts, loss);
}

type WithTurns<R> = R & { readonly turns: NonNullable<Request["turns"]> };

async function completeTurns<R>(
  request: WithTurns<R>,
  incomplete: ReadonlyMap<string, MediaPart>,
  { places }: Pick<AnyDialect, "places">,
  hosts: MediaHosts | undefined,
  loss: Loss,
): Promise<R> {
  const lookedUp = [...incomplete.values()].filter(
    (part) => isInline(part, places) || typeInAddress(part) === undefined,
  );
  if (lookedUp.length > MOST_LOOKED_UP)
    throw new UnsuitedRouteError(
      "invalid_request",
      `At most ${MOST_LOOKED_UP} media can be looked at for this model. ` +
        "Give the others URLs with a file extension that shows their type.",
    );
  const known = hosts?.known ?? new Map<string, Source>();
  const unknownYet = [...incomplete].filter(([key]) => !known.has(key));
  for (const [key, source] of await together(unknownYet, places, hosts, loss)) known.set(key, source);
  const completed = <P extends Part>(part: P): P =>
    rewritten(part, (medium) => (isIncomplete(medium, places) ? known.get(keyOf(medium, places)) : undefined));
  return { ...request, turns: request.turns.map((turn) => ({ ...turn, parts: turn.parts.map(completed) })) };
}

/** The first failure aborts the others: none continues after its call has ended. */
async function together(
  incomplete: readonly (readonly [string, MediaPart])[],
  required: Required,
  hosts: MediaHosts | undefined,
  loss: Loss,
): Promise<(readonly [string, Source])[]> {
  const first = new AbortController();
  const abortable = hosts && abortedToo(hosts, first.signal);
  const looks = incomplete.map(async ([key, part]) => {
    try {
      return [key, await completeSource(part, required, abortable, loss)] as const;
    } catch (error) {
      first.abort(error);
      throw error;
    }
  });
  await Promise.allSettled(looks);
  if (first.signal.aborted) throw first.signal.reason;
  return Promise.all(looks);
}

function abortedToo(hosts: MediaHosts, signal: AbortSignal): MediaHosts {
  return {
    signal: AbortSignal.any([hosts.signal, signal]),
    known: hosts.known,
    lookAt: (...asked) => hosts.lookAt(...asked),
    fetch: (...asked) => hosts.fetch(...asked),
  };
}

function hasTurns<R extends object>(request: R): request is WithTurns<R> {
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
  const source = part.kind === "media" ? sourceOf(part) : undefined;
  return source === undefined ? part : { ...part, source };
}

/** Whether a type, or the bytes, of a medium on the web are missing. */
function isIncomplete(part: MediaPart, required: Required): boolean {
  const { url, mime } = part.source;
  if (url === undefined || !WEB.test(url)) return false;
  if (isInline(part, required)) return true;
  const { typedMedia } = required;
  return (
    typedMedia !== undefined && mime === undefined && !typedMedia.unless.some((beginning) => url.startsWith(beginning))
  );
}

function isInline({ medium }: MediaPart, { inlineMedia = [] }: Required): boolean {
  return inlineMedia.includes(medium);
}

function keyOf(part: MediaPart, required: Required): string {
  const { medium, source } = part;
  return `${isInline(part, required) ? "bytes of " : ""}${medium} ${source.url ?? ""}`;
}

function typeInAddress({ medium, source: { url = "" } }: MediaPart): string | undefined {
  return typeOfAddress(url, medium);
}

/** The URL with its type, or the bytes where the type is unknown without them. */
async function completeSource(
  part: MediaPart,
  required: Required,
  hosts: MediaHosts | undefined,
  loss: Loss,
): Promise<Source> {
  const { medium, source } = part;
  const inAddress = isInline(part, required) ? undefined : typeInAddress(part);
  if (inAddress !== undefined) return { ...source, mime: inAddress };
  try {
    if (hosts === undefined) throw unknown(part);
    if (isInline(part, required)) return await bytesOf(part, hosts);
    const mime = await hosts.lookAt(source.url ?? "", (type) => isTypeOf(medium, type), hosts.signal);
    return mime === undefined ? await bytesOf(part, hosts) : { ...source, mime };
  } catch (error) {
    throw named(error, part, loss);
  }
}

async function bytesOf(part: MediaPart, hosts: MediaHosts): Promise<Source> {
  const { medium, source } = part;
  if (medium === "audio") throw unknown(part);
  const { mime, bytes } = await hosts.fetch(source.url ?? "", medium, hosts.signal);
  return { data: bytes.toString("base64"), mime };
}

function unknown({ medium }: MediaPart): GatewayError {
  const article = medium === "audio" || medium === "image" ? "an" : "a";
  return new UnsuitedRouteError(
    "invalid_request",
    `The type of the medium is unknown, and its first bytes do not show ${article} ${medium}.`,
  );
}

/** Names the place of a medium in the client's request in an error. */
function named(error: unknown, part: MediaPart, loss: Loss): unknown {
  if (!(error instanceof GatewayError) || error.code !== "invalid_request" || part.origin === undefined) return error;
  const param = loss.pathOf(part);
  return new UnsuitedRouteError(error.code, `${param}: ${error.message}`, { param }, { cause: error });
}
