/** Finds the type of the medium at a URL from the host's header or from its first bytes, without a full download. */
import { type HostAnswer, type Hosts, askHost, headerOf, discardAnswer, readMediaUrl } from "./request-media.js";
import { deadline } from "../workers/deadline.js";
import { asMediaError, MediaError } from "./media-error.js";
import { HEAD_BYTES, mediaTypeOf } from "./media-type.js";

/** A client waits for it. */
const WHOLE_MS = 10_000;
const IDLE_MS = 5_000;

export interface ProbeInput {
  readonly url: string;
  /** Whether this type is searched for. */
  accepts(mime: string): boolean;
  readonly signal: AbortSignal;
}

/**
 * Nothing where the host gives no usable type. Fails with a `MediaError` where the host is unreachable, or with the
 * signal's reason.
 */
export async function probeMedium(
  hosts: Hosts,
  { url: written, accepts, signal: callerSignal }: ProbeInput,
): Promise<string | undefined> {
  const url = readMediaUrl(written);
  const { signal, done } = deadline(WHOLE_MS, callerSignal);
  try {
    return (await typeInHead(hosts, url, accepts, signal)) ?? (await typeOfBytes(hosts, url, accepts, signal));
  } catch (error) {
    if (callerSignal.aborted) throw callerSignal.reason;
    throw signal.aborted ? new MediaError("timeout", { isRetryable: true, cause: error }) : asMediaError(error);
  } finally {
    done();
  }
}

async function typeInHead(
  hosts: Hosts,
  url: URL,
  accepts: ProbeInput["accepts"],
  signal: AbortSignal,
): Promise<string | undefined> {
  const answer = await askHost(hosts, { url, method: "HEAD", idleMs: IDLE_MS, signal }).catch((error: unknown) => {
    if (signal.aborted || !failedOnTheWire(error)) throw error;
    return undefined;
  });
  if (answer === undefined) return undefined;
  discardAnswer(answer);
  return answer.statusCode === 200 ? calledType(answer, accepts) : undefined;
}

/** Some hosts close the connection on a HEAD request, and some never answer it. */
function failedOnTheWire(error: unknown): boolean {
  return error instanceof MediaError && (error.code === "broken" || error.code === "timeout");
}

/** The first bytes are more reliable than the host's header. */
async function typeOfBytes(
  hosts: Hosts,
  url: URL,
  accepts: ProbeInput["accepts"],
  signal: AbortSignal,
): Promise<string | undefined> {
  const answer = await askHost(hosts, {
    url,
    headers: { range: `bytes=0-${HEAD_BYTES - 1}` },
    idleMs: IDLE_MS,
    signal,
  });
  try {
    if (answer.statusCode !== 206 && answer.statusCode !== 200) return undefined;
    const known = mediaTypeOf(await firstBytes(answer));
    return known !== undefined && accepts(known) ? known : calledType(answer, accepts);
  } finally {
    discardAnswer(answer);
  }
}

async function firstBytes({ body }: HostAnswer): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    pieces.push(piece);
    length += piece.length;
    if (length >= HEAD_BYTES) break;
  }
  return Buffer.concat(pieces).subarray(0, HEAD_BYTES);
}

function calledType(answer: HostAnswer, accepts: ProbeInput["accepts"]): string | undefined {
  const mime = headerOf(answer, "content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  return accepts(mime) ? mime : undefined;
}
