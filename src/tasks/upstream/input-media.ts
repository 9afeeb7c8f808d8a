/** Media that a client gave as addresses, for upstreams that take bytes only. */
import type { Vocabularies } from "../../registry.js";
import type { Attachments } from "../../bodies/attachments.js";
import type { MemoryLease } from "../../bodies/memory-budget.js";
import { GatewayError } from "../../errors/gateway-error.js";

type Request = Vocabularies["video"]["request"];
type Medium = NonNullable<Request["first_frame"]>;
export type MediumKind = "image" | "video" | "audio";

/** Fetches a medium, and asks for memory before it takes more. */
export type FetchInput = (
  url: string,
  kind: MediumKind,
  hold: (bytes: number) => Promise<void> | undefined,
  signal?: AbortSignal,
) => Promise<{ readonly mime: string; readonly bytes: Buffer }>;

/** Gives the data URI of what is at an address. */
export type Fetch = (url: string, kind: MediumKind) => Promise<string>;

const WEB = /^https?:/i;
/** All that is fetched for one call is held at once. */
const MOST_FETCHED = 16;

/** How what is fetched for one call is held: once, as it comes, up to so many bytes and as far as there is room. */
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
      // What is begun anew has its room.
      const more = Math.max(size - held, 0);
      held += more;
      return more === 0 ? undefined : lease.hold(more);
    });
    before += held;
    return `data:${mime};base64,${attachments.add(bytes, "base64")}`;
  };
}

/** What is wrong with a medium is told by the client's name for it. */
function fail(error: unknown, { origin }: Medium): never {
  if (!(error instanceof GatewayError) || error.code !== "invalid_request" || origin === undefined) throw error;
  throw new GatewayError(error.code, `${origin.path}: ${error.message}`, { param: origin.path }, { cause: error });
}

/** The same request with bytes in place of addresses, fetched one after the other: each may be large. */
export async function withBytes(request: Request, fetch: Fetch): Promise<Request> {
  let fetched = 0;
  const one = async (medium: Medium | undefined, kind: MediumKind): Promise<Medium | undefined> => {
    if (medium?.url === undefined || !WEB.test(medium.url)) return medium;
    if ((fetched += 1) > MOST_FETCHED)
      throw new GatewayError("invalid_request", `At most ${MOST_FETCHED} media can be fetched for this model.`);
    return { ...medium, url: await fetch(medium.url, kind).catch((error: unknown) => fail(error, medium)) };
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
