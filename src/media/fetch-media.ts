/**
 * Downloads media from URLs of clients and upstreams: limited in size, of the accepted type, completely or not at all.
 */
import type { PrivateAddresses } from "../config/types.js";
import type { LookupAll } from "../upstream/lookup-all.js";
import { openGuardedAgent } from "../upstream/guarded-agent.js";
import { proxyIn } from "../upstream/outbound-proxy.js";
import { openSharedLookup } from "../upstream/shared-lookup.js";
import { type Hosts, type ProviderAccess, readMediaUrl } from "./request-media.js";
import { deadline } from "../workers/deadline.js";
import { Download } from "./download.js";
import { type ProbeInput, probeMedium } from "./probe-media.js";
import { asMediaError, MediaError } from "./media-error.js";
import { acceptedType, HEAD_BYTES, type MediaKind } from "./media-type.js";
import { RetryPolicy } from "../workers/retry-policy.js";

export interface MediaRequest {
  readonly url: string;
  readonly accept: MediaKind;
  readonly mostBytes: number;
  /** Access to the provider of the job, for media on its own origin. */
  readonly provider?: ProviderAccess | undefined;
  /** Statuses, such as 404, that mean that the medium is not ready yet. */
  readonly notReady?: readonly number[] | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly times?: Partial<FetchTimes> | undefined;
}

export interface FetchTimes {
  /** How long all of it may take. */
  readonly wholeMs: number;
  /** How long a host may send nothing. */
  readonly idleMs: number;
  /** The waits between attempts that receive no data. */
  readonly waitSeconds: readonly number[];
}

/** Consumes a medium. It is called again when the download has to start again. */
export type MediaConsumer<Result> = (mime: string, bytes: AsyncIterable<Uint8Array>) => Promise<Result>;

export interface MediaFetcher {
  /** Fails with a `MediaError`, with its signal's reason, or with the consumer's error. */
  fetch<Result>(request: MediaRequest, take: MediaConsumer<Result>): Promise<Result>;
  /** The type of the medium at a URL, from the host's header or from the first bytes. */
  look(look: ProbeInput): Promise<string | undefined>;
  close(): Promise<void>;
}

export interface FetcherOptions {
  readonly allowPrivateAddresses: PrivateAddresses;
  readonly times?: Partial<FetchTimes> | undefined;
  /** How host names are resolved. */
  readonly lookup?: LookupAll | undefined;
}

type Bytes = AsyncGenerator<Uint8Array, void, void>;

const CONNECT_MS = 10_000;
const TIMES: FetchTimes = { wholeMs: 570_000, idleMs: 30_000, waitSeconds: [0.5, 1, 2, 4] };

export function openMediaFetcher({ allowPrivateAddresses, times, lookup }: FetcherOptions): MediaFetcher {
  const guard = { connectTimeoutMs: CONNECT_MS, lookup };
  // Operators chose these hosts.
  const unguarded = { allowPrivateAddresses: true, proxy: proxyIn(process.env) };
  const hosts: Hosts = {
    guarded: openGuardedAgent({ ...guard, allowPrivateAddresses }),
    open: openGuardedAgent({ ...guard, lookup: lookup ?? openSharedLookup(), ...unguarded }),
  };
  return {
    look: (look) => probeMedium(hosts, look),

    fetch: (request, take) => fetchMedia(hosts, request, { ...TIMES, ...times, ...request.times }, take),

    async close() {
      await Promise.all([hosts.guarded.destroy(), hosts.open.destroy()]);
    },
  };
}

async function fetchMedia<Result>(
  hosts: Hosts,
  request: MediaRequest,
  times: FetchTimes,
  take: MediaConsumer<Result>,
): Promise<Result> {
  const { url, provider, mostBytes, notReady = [], signal: callerSignal } = request;
  const address = readMediaUrl(url);
  const { signal, done } = deadline(times.wholeMs, ...(callerSignal === undefined ? [] : [callerSignal]));
  const retryPolicy = new RetryPolicy(times.waitSeconds, signal);
  const begin = (until: AbortSignal) =>
    new Download(
      hosts,
      { url: address, provider, idleMs: times.idleMs, signal: until },
      { mostBytes, notReady },
      retryPolicy,
    );
  try {
    for (;;) {
      const outcome = await attempt(begin, request.accept, signal, take);
      if ("result" in outcome) return outcome.result;
      await retryPolicy.after(outcome.failure);
    }
  } catch (error) {
    if (callerSignal?.aborted) throw callerSignal.reason;
    if (signal.aborted) throw new MediaError("timeout", { isRetryable: true, cause: error });
    throw error;
  } finally {
    done();
  }
}

type Outcome<Result> = { readonly result: Result } | { readonly failure: MediaError };

/** One attempt. An error that it throws is not caused by the medium or its host. */
async function attempt<Result>(
  begin: (until: AbortSignal) => Download,
  accept: MediaKind,
  signal: AbortSignal,
  take: MediaConsumer<Result>,
): Promise<Outcome<Result>> {
  const over = new AbortController();
  let failure: MediaError | undefined;
  const download = begin(AbortSignal.any([signal, over.signal]));
  const bytes = watched(download.bytes(), (error) => (failure = error));
  try {
    const head = await readHead(bytes);
    const mime = acceptedType(Buffer.concat(head), download.calledType, accept);
    if (mime === undefined) return { failure: new MediaError(head.length === 0 ? "empty" : "wrong_type") };
    return { result: await take(mime, joined(head, bytes)) };
  } catch (error) {
    // The consumer may have wrapped the download's error.
    if (failure !== undefined) return { failure };
    throw error;
  } finally {
    // Without the abort, `return` would wait for a read that is under way.
    over.abort();
    await bytes.return();
  }
}

async function* watched(bytes: Bytes, onFailure: (failure: MediaError) => void): Bytes {
  try {
    yield* bytes;
  } catch (error) {
    const failure = asMediaError(error);
    onFailure(failure);
    throw failure;
  }
}

/** The first bytes, in as many pieces as they came in. */
async function readHead(bytes: Bytes): Promise<Uint8Array[]> {
  const head: Uint8Array[] = [];
  for (let length = 0; length < HEAD_BYTES;) {
    const next = await bytes.next();
    if (next.done) break;
    head.push(next.value);
    length += next.value.length;
  }
  return head;
}

async function* joined(head: readonly Uint8Array[], rest: Bytes): Bytes {
  yield* head;
  yield* rest;
}
