/** Adds types to media that are given by URL, or fetches their bytes, for upstreams that require them. */
import type { AnyDialect, Loss, Part, Request, Vocabularies, VocabularyName } from "../registry.js";
import { isTypeOf, typeOfAddress } from "./address-types.js";
import { GatewayError } from "../errors/gateway-error.js";
import { UnsuitedRouteError } from "../errors/unsuited-route-error.js";
import type { MaybePromise } from "../errors/maybe-promise.js";
import type { KnownMedia, MediaHosts, MediaPart, Source } from "./media-hosts.js";

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
  const known: KnownMedia = hosts?.known ?? new Map();
  const unknownYet = [...incomplete].filter(([key]) => sourceIn(known, key) === undefined);
  await together(unknownYet, known, places, hosts, loss);
  const completed = <P extends Part>(part: P): P =>
    rewritten(part, (medium) => (isIncomplete(medium, places) ? sourceIn(known, keyOf(medium, places)) : undefined));
  return { ...request, turns: request.turns.map((turn) => ({ ...turn, parts: turn.parts.map(completed) })) };
}

/** The first failure aborts the others: none continues after its call has ended. What is found out is kept. */
async function together(
  incomplete: readonly (readonly [string, MediaPart])[],
  known: KnownMedia,
  required: Required,
  hosts: MediaHosts | undefined,
  loss: Loss,
): Promise<void> {
  const first = new AbortController();
  const abortable = hosts && abortedToo(hosts, first.signal);
  const looks = incomplete.map(async ([key, part]) => {
    try {
      known.set(key, known.get(key) ?? (await completeSource(part, required, abortable)));
    } catch (error) {
      // The others are aborted, which says nothing about them.
      if (!first.signal.aborted && isOfMedium(error)) known.set(key, error);
      first.abort(named(error, part, loss));
    }
    const failure = known.get(key);
    if (failure instanceof GatewayError) first.abort(named(failure, part, loss));
  });
  await Promise.all(looks);
  first.signal.throwIfAborted();
}

function sourceIn(known: KnownMedia, key: string): Source | undefined {
  const found = known.get(key);
  return found instanceof GatewayError ? undefined : found;
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
async function completeSource(part: MediaPart, required: Required, hosts: MediaHosts | undefined): Promise<Source> {
  const { medium, source } = part;
  const inAddress = isInline(part, required) ? undefined : typeInAddress(part);
  if (inAddress !== undefined) return { ...source, mime: inAddress };
  if (hosts === undefined) throw unknown(part);
  if (isInline(part, required)) return bytesOf(part, hosts);
  const mime = await hosts.lookAt(source.url ?? "", (type) => isTypeOf(medium, type), hosts.signal);
  return mime === undefined ? bytesOf(part, hosts) : { ...source, mime };
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

/** It would be the same for another route. */
function isOfMedium(error: unknown): error is GatewayError {
  return error instanceof GatewayError && error.code === "invalid_request";
}

/** Names the place of a medium in the client's request in an error. */
function named(error: unknown, part: MediaPart, loss: Loss): unknown {
  if (!isOfMedium(error) || part.origin === undefined) return error;
  const param = loss.pathOf(part);
  return new UnsuitedRouteError(error.code, `${param}: ${error.message}`, { param }, { cause: error });
}
