/** Fetches media as tests do. */
import type { lookup } from "node:dns";
import { buffer } from "node:stream/consumers";
import type { PrivateAddresses } from "../../src/config/types.js";
import { type MediaFetcher, type MediaRequest, openMediaFetcher } from "../../src/media/fetch-media.js";
import { MediaHost } from "../support/media/media-host.js";
import { failureOf } from "../support/promises.js";

export const TIMES = { wholeMs: 15_000, idleMs: 15_000, waitSeconds: [0.01, 0.02, 0.03] };

export const TAGGED = { etag: '"one"', "accept-ranges": "bytes" };

/** Two hosts for a suite, and fetchers that end with each of its tests. */
export function fetchingMedia() {
  const host = new MediaHost();

  const other = new MediaHost();

  let fetchers: MediaFetcher[] = [];

  const fetcher = (
    options: { readonly allowPrivateAddresses?: PrivateAddresses; readonly lookup?: typeof lookup } = {},
  ) => {
    const opened = openMediaFetcher({ allowPrivateAddresses: true, times: TIMES, ...options });
    fetchers.push(opened);
    return opened;
  };

  const fetched = async (url: string, more: Partial<MediaRequest> = {}, from = fetcher()) => {
    let begun = 0;
    const result = await from.fetch({ url, accept: "video", mostBytes: 1_000_000, ...more }, async (mime, bytes) => {
      begun += 1;
      return { mime, bytes: await buffer(bytes) };
    });
    return { ...result, begun };
  };

  const codeOf = async (...args: Parameters<typeof fetched>) => {
    const failure = await failureOf(fetched(...args));
    return "code" in failure ? failure.code : failure.message;
  };

  before(() => Promise.all([host.listen(), other.listen()]));

  after(() => [host, other].forEach((one) => one.close()));

  afterEach(async () => {
    await Promise.all(fetchers.map((one) => one.close()));
    fetchers = [];
    [host, other].forEach((one) => one.reset());
  });

  return { host, other, fetcher, fetched, codeOf };
}
