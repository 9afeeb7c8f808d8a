/** The videos of jobs, and their last images, at addresses of their own. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { SimulatedError } from "../simulated-error.js";
import type { JobContext } from "./answer-about-job.js";
import { hasVideo } from "./job.js";

const ADDRESS = /^\/([^/]+)\/videos\/([^/]+)\.(mp4|png)$/;

/** A request for a video. */
export interface VideoAddress {
  readonly dialect: string;
  readonly key: string;
  readonly kind: "mp4" | "png";
}

export function videoAt({ pathname }: URL): VideoAddress | undefined {
  const [, dialect, key, kind] = ADDRESS.exec(pathname) ?? [];
  return dialect === undefined || key === undefined
    ? undefined
    : { dialect, key, kind: kind === "png" ? "png" : "mp4" };
}

export async function sendVideo(
  { dialect, key, kind }: VideoAddress,
  incoming: IncomingMessage,
  response: ServerResponse,
  { jobs, videoCache, now: clock }: JobContext,
): Promise<void> {
  const now = clock();
  const job = jobs.keyed(key, now);
  if (job?.dialect.name !== dialect || !hasVideo(job, now))
    throw new SimulatedError({ status: 404, message: "There is no such video." });
  const bytes = kind === "png" ? videoCache.lastImage(job.plan) : await videoCache.video(job.plan);
  sendBytes(bytes, kind === "png" ? "image/png" : "video/mp4", incoming, response);
}

/** Answers range requests, because players seek. */
function sendBytes(
  bytes: Buffer,
  type: string,
  { method, headers: { range } }: IncomingMessage,
  response: ServerResponse,
): void {
  const requested = rangeOf(range, bytes.length);
  const headers = { "content-type": type, "accept-ranges": "bytes" };
  if (requested === "none") {
    response.writeHead(416, { "content-range": `bytes */${bytes.length}` }).end();
    return;
  }
  const { from, to } = requested ?? { from: 0, to: bytes.length - 1 };
  const part = requested === undefined ? {} : { "content-range": `bytes ${from}-${to}/${bytes.length}` };
  response.writeHead(requested === undefined ? 200 : 206, { ...headers, ...part, "content-length": to - from + 1 });
  response.end(method === "HEAD" ? undefined : bytes.subarray(from, to + 1));
}

/** The first and the last byte of a range header. A header that is not understood means all bytes. */
export function rangeOf(
  header: string | undefined,
  length: number,
): { readonly from: number; readonly to: number } | "none" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "") ?? [];
  if (first === "" && last === "") return undefined;
  const from = first === "" ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === "" || last === "" ? length - 1 : Math.min(Number(last), length - 1);
  if (first !== "" && last !== "" && Number(last) < from) return undefined;
  return from > to ? "none" : { from, to };
}
