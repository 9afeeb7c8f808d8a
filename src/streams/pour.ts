/** Writes a stream to a client as fast as the client reads. */
import type { ServerResponse } from "node:http";
import type { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";

/** Fails where the client has left. Node 24 and later leave the source open when it left before. */
export async function pour(source: Readable, response: ServerResponse, ...between: Transform[]): Promise<void> {
  await pipeline([source, ...between, response]).finally(() => source.destroy());
}
