import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  createServer,
} from "node:http";
import type { AddressInfo } from "node:net";

export type Behave = (response: ServerResponse, request: IncomingMessage) => void;

export interface MediaRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

/**
 * A host of media that behaves as a test defines: for each path the behaviours of a list in order, the last one for
 * ever.
 */
export class MediaHost {
  readonly requested: MediaRequest[] = [];
  url = "";
  readonly #behaviours = new Map<string, Behave[]>();
  readonly #server: Server = createServer((request, response) => {
    const path = request.url ?? "";
    this.requested.push({ path, headers: request.headers });
    response.on("error", () => undefined);
    const behaviours = this.#behaviours.get(path.split("?")[0] ?? "") ?? [];
    const behave = behaviours.length > 1 ? behaviours.shift() : behaviours[0];
    if (behave === undefined) response.writeHead(404).end();
    else behave(response, request);
  });

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Forgets its behaviours and its requests. */
  reset(): void {
    this.requested.length = 0;
    this.#behaviours.clear();
  }

  /** The address of a path with these behaviours. */
  at(path: string, ...behaviours: readonly Behave[]): string {
    this.#behaviours.set(path, [...behaviours]);
    return this.url + path;
  }
}

/** The first bytes of a kind of file, filled to a length. */
export function fileOf(head: string, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length; at += 1) bytes[at] = (at * 31) % 251;
  bytes.write(head, 0, "latin1");
  return bytes;
}

export const MP4 = "\0\0\0\x18ftypisom\0\0\x02\0";
export const PNG = "\x89PNG\r\n\x1a\n\0\0\0\rIHDR";

export const video = fileOf(MP4, 300_000);
export const image = fileOf(PNG, 5_000);

export function give(bytes: Uint8Array | string, headers: Record<string, string | number> = {}, status = 200): Behave {
  return (response) =>
    void response.writeHead(status, { "content-length": Buffer.byteLength(bytes), ...headers }).end(bytes);
}

export function refuse(status: number, headers: Record<string, string> = {}): Behave {
  return (response) => void response.writeHead(status, headers).end("no");
}

export function redirect(location: string, status = 302): Behave {
  return (response) => void response.writeHead(status, { location }).end();
}

export const reset: Behave = (response) => void response.socket?.resetAndDestroy();

/** Declares all, sends so much, and breaks off. */
export function cut(bytes: Uint8Array, after: number, headers: Record<string, string> = {}): Behave {
  return (response) => {
    response.writeHead(200, { "content-length": bytes.length, ...headers });
    response.write(bytes.subarray(0, after), () => setTimeout(() => response.socket?.destroy(), 20));
  };
}

/** Returns the requested range, or only so much of it. */
export function part(bytes: Uint8Array, headers: Record<string, string> = {}, most = Infinity): Behave {
  return (response, request) => {
    const first = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? "")?.[1]);
    const body = bytes.subarray(first);
    response.writeHead(206, {
      "content-length": body.length,
      "content-range": `bytes ${first}-${bytes.length - 1}/${bytes.length}`,
      ...headers,
    });
    if (body.length <= most) response.end(body);
    else response.write(body.subarray(0, most), () => setTimeout(() => response.socket?.destroy(), 20));
  };
}
