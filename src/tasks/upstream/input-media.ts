/** Media that a client gave as URLs, for upstreams that accept bytes only. */
import type { Loss, Vocabularies } from "../../registry.js";
import type { Attachments } from "../../bodies/attachments.js";
import type { MemoryLease } from "../../bodies/memory-budget.js";
import { GatewayError } from "../../errors/gateway-error.js";
import { UnsuitedRouteError } from "../../errors/unsuited-route-error.js";

type Request = Vocabularies["video"]["request"];
type Medium = NonNullable<Request["first_frame"]>;
export type MediumKind = "image" | "video" | "audio";

/** Fetches a medium, and reserves memory before it accepts more. */
export type FetchInput = (
  url: string,
  kind: MediumKind,
  hold: (bytes: number) => Promise<void> | undefined,
  signal?: AbortSignal,
) => Promise<{ readonly mime: string; readonly bytes: Buffer }>;

/** Returns the data URI of the medium at a URL. */
export type Fetch = (url: string, kind: MediumKind) => Promise<string>;

const WEB = /^https?:/i;
/** All media that are fetched for one call are in memory at the same time. */
const MOST_FETCHED = 16;

/** The memory of the media of one call: reserved as they arrive, once, within the budget. */
export function fetchingInto(
  attachments: Attachments,
  { lease, most }: { readonly lease: MemoryLease; readonly most: number },
  fetchInput: FetchInput,
): Fetch {
  let before = 0;
  return async (url, kind) => {
    let held = 0;
    const { mime, bytes } = await fetchInput(url, kind, (size) => {
      if (before + size > most)
        throw new GatewayError(
          "request_too_large",
          "The media that were to be fetched for this model are too large together.",
        );
      // A download that starts again already has its memory.
      const more = Math.max(size - held, 0);
      held += more;
      return more === 0 ? undefined : lease.hold(more);
    });
    before += held;
    return `data:${mime};base64,${attachments.add(bytes, "base64")}`;
  };
}

/** An error about a medium names the client's own field. */
function fail(error: unknown, medium: Medium, loss: Loss): never {
  if (!(error instanceof GatewayError) || error.code !== "invalid_request" || medium.origin === undefined) throw error;
  const param = loss.pathOf(medium);
  throw new GatewayError(error.code, `${param}: ${error.message}`, { param }, { cause: error });
}

/** The same request with bytes in place of URLs. They are fetched one after the other, because each may be large. */
export async function withBytes(request: Request, fetch: Fetch, loss: Loss): Promise<Request> {
  let fetched = 0;
  const one = async (medium: Medium | undefined, kind: MediumKind): Promise<Medium | undefined> => {
    if (medium?.url === undefined || !WEB.test(medium.url)) return medium;
    if ((fetched += 1) > MOST_FETCHED)
      throw new UnsuitedRouteError("invalid_request", `At most ${MOST_FETCHED} media can be fetched for this model.`);
    return { ...medium, url: await fetch(medium.url, kind).catch((error: unknown) => fail(error, medium, loss)) };
  };
  const all = async (media: readonly Medium[] | undefined, kind: MediumKind): Promise<Medium[] | undefined> => {
    if (media === undefined) return undefined;
    const brought: Medium[] = [];
    for (const medium of media) brought.push((await one(medium, kind)) ?? medium);
    return brought;
  };
  return {
    ...request,
    first_frame: await one(request.first_frame, "image"),
    last_frame: await one(request.last_frame, "image"),
    source: await one(request.source, "video"),
    reference_images: await all(request.reference_images, "image"),
    reference_videos: await all(request.reference_videos, "video"),
    reference_audios: await all(request.reference_audios, "audio"),
  };
}
