import { existsSync, readdirSync, rmSync } from "node:fs";
import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

interface Simulation {
  configureBuckets(): Promise<unknown>;
  callback(): (request: IncomingMessage, response: ServerResponse) => void;
}
const S3rver = createRequire(import.meta.url)("s3rver") as new (options: Record<string, unknown>) => Simulation;

/** Returns false where it has not answered the request itself. */
export type Fault = (request: IncomingMessage, response: ServerResponse) => unknown;

export const KEYS = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

/** Storage with the S3 API and one bucket, and with faults where a test needs some. */
export class BucketServer {
  readonly requested: string[] = [];
  fault: Fault = () => false;
  url = "";
  #directory = "";
  #server: Server | undefined;

  async listen(directory: string): Promise<void> {
    this.requested.length = 0;
    this.fault = () => false;
    this.#directory = directory;
    const simulation = new S3rver({ directory, silent: true, configureBuckets: [{ name: "videos" }] });
    await simulation.configureBuckets();
    const answer = simulation.callback();
    const server = createServer((request, response) => {
      this.requested.push(`${request.method} ${request.url}`);
      if (this.fault(request, response) !== false || this.#abort(request, response)) return;
      answer(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    this.#server = server;
  }

  close(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  /** The uploads that were started, and neither completed nor aborted. */
  get unfinished(): string[] {
    const uploads = join(this.#directory, "videos", "._S3rver_uploads");
    return existsSync(uploads) ? readdirSync(uploads) : [];
  }

  /** A request that the simulation does not support. */
  #abort(request: IncomingMessage, response: ServerResponse): boolean {
    const upload = new URL(request.url ?? "", this.url).searchParams.get("uploadId");
    if (request.method !== "DELETE" || upload === null) return false;
    rmSync(join(this.#directory, "videos", "._S3rver_uploads", upload), { recursive: true });
    response.writeHead(204).end();
    return true;
  }
}
