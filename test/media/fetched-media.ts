/** How tests fetch media. */

export const TIMES = { wholeMs: 15_000, idleMs: 15_000, waitSeconds: [0.01, 0.02, 0.03] };

export const TAGGED = { etag: '"one"', "accept-ranges": "bytes" };
