/**
 * Vendors of videos on 127.0.0.1, each under the name of its dialect: they accept jobs, run them, and record all
 * calls.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { makeVideo, makePoster } from "../../../src/simulator/video-encoder/video.js";
import { type Answer, type Fate, isWaiting, type VendorForm, type VendorJob, vendorForms } from "./video-forms.js";

const VIDEO = makeVideo({ words: "a paper boat", seconds: 1, width: 64, height: 48 });
const IMAGE = makePoster({ words: "a paper boat", width: 64, height: 48 });

/** A status in place of the usual answer, or the end of the connection. */
export type Trouble = Answer | number | "cut" | "cut after" | "hang" | undefined;

export class VideoUpstream {
  readonly jobs: VendorJob[] = [];
  url = "";
  /** So many polls find a job running. */
  pollsUntilDone = 2;
  /** Whether a polled job is over, unless it is stuck. */
  isOver: (job: VendorJob) => boolean = ({ polls }) => polls > this.pollsUntilDone;
  /**
   * The state of the file of a job's video, where its vendor keeps it as one. Otherwise it has an address of its own.
   */
  fileOf: (job: VendorJob) => object | undefined = () => undefined;
  /** The handling of a call in place of its usual answer. */
  trouble: (request: IncomingMessage, body: string) => Trouble = () => undefined;
  /** The event that the answer to a call waits for. */
  retryPolicy: (path: string) => Promise<unknown> | undefined = () => undefined;
  /** Headers of the calls for videos. */
  readonly fetched: { readonly path: string; readonly key: string | undefined }[] = [];
  readonly #server: Server = createServer((request, response) => void this.#answer(request, response));

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** The base URL of the provider with a dialect. */
  baseUrl(dialect: string): string {
    return `${this.url}/${dialect}${vendorForms.get(dialect)?.base ?? ""}`;
  }

  /** The bytes of its videos. */
  video: Buffer = VIDEO;

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on("error", () => undefined);
    const body = await text(request).catch(() => "");
    const [path = ""] = (request.url ?? "").split("?");
    const [, vendor = ""] = path.split("/");
    const form = vendorForms.get(vendor);
    await this.retryPolicy(path);
    const trouble = this.trouble(request, body);
    if (trouble === "hang") return;
    if (trouble === "cut") return void response.destroy();
    if (path.startsWith("/videos/")) return this.#showVideo(path, request, response);
    if (form === undefined) return void response.writeHead(404).end("{}");
    if (typeof trouble === "number") return send(response, { status: trouble, body: form.refusal(trouble) });
    if (typeof trouble === "object") return send(response, trouble);
    const answer = this.#work(
      form,
      vendor,
      request.method ?? "",
      path.slice(`/${vendor}${form.base}`.length),
      body,
      request,
    );
    // It was done, but the answer is lost.
    if (trouble === "cut after") return void response.destroy();
    send(response, answer);
  }

  #work(
    form: VendorForm,
    vendor: string,
    method: string,
    path: string,
    body: string,
    { headers }: IncomingMessage,
  ): Answer {
    if (method === "POST" && form.creates.test(path)) {
      const number = this.jobs.length + 1;
      const fate = (/\[(\w+)\]/.exec(body)?.[1] ?? "works") as Fate;
      const job: VendorJob = {
        id: form.jobId(number),
        number,
        vendor,
        fate,
        body: JSON.parse(body) as Record<string, unknown>,
        headers,
        polls: 0,
        isCancelled: false,
        isRemoved: false,
      };
      this.jobs.push(job);
      return { body: form.accepted(job) };
    }
    const file = /^\/files\/f(\d+)(:download)?$/.exec(path);
    if (file !== null) return this.#file(Number(file[1]), file[2] !== undefined, form);
    const named = method === "POST" && form.named !== undefined ? form.named(body) : path;
    const job =
      this.jobs.find(({ id, isRemoved }) => !isRemoved && named.endsWith(id)) ??
      this.jobs.find(({ id }) => path.includes(`${id}/cancel`));
    if (job === undefined) return { status: 404, body: form.refusal(404) };
    if (method === "DELETE" || path.endsWith("/cancel")) return this.#end(job, path, form);
    job.polls += 1;
    if (job.isCancelled) return { body: { ...(form.going(job).body as object), status: "cancelled" } };
    const isGoing = isEndless(job) || !this.isOver(job);
    return isGoing ? form.going(job) : form.ended(job, this.#addressOf(job), this.video);
  }

  #addressOf(job: VendorJob): string {
    const isFile = this.fileOf(job) !== undefined;
    return isFile
      ? `${this.baseUrl(job.vendor)}/files/f${job.number}:download?alt=media`
      : `${this.url}/videos/${job.number}.mp4`;
  }

  #file(number: number, isDownload: boolean, form: VendorForm): Answer {
    const job = this.jobs.find((one) => one.number === number);
    const file = job && this.fileOf(job);
    if (job === undefined || file === undefined) return { status: 404, body: form.refusal(404) };
    if (!isDownload) return { body: { name: `files/f${number}`, mimeType: "video/mp4", ...file } };
    const isThere = !("state" in file) || (file.state !== "PROCESSING" && file.state !== "FAILED");
    return isThere
      ? { status: 302, to: `${this.url}/videos/${number}.mp4`, body: "" }
      : { status: 400, body: form.refusal(400) };
  }

  #end(job: VendorJob, path: string, form: VendorForm): Answer {
    const isOver = job.isCancelled || (!isEndless(job) && this.isOver(job));
    if (!isOver && !isWaiting(job) && !path.endsWith("/cancel")) return { status: 409, body: form.refusal(409) };
    if (isOver) job.isRemoved = true;
    else job.isCancelled = true;
    return { body: {} };
  }

  #showVideo(path: string, { headers }: IncomingMessage, response: ServerResponse): void {
    const key = headers["x-goog-api-key"] ?? headers.authorization;
    this.fetched.push({ path, key: Array.isArray(key) ? key[0] : key });
    const isImage = path.endsWith(".png");
    const bytes = isImage ? IMAGE : this.video;
    response
      .writeHead(200, { "content-type": isImage ? "image/png" : "video/mp4", "content-length": bytes.length })
      .end(bytes);
  }
}

function send(response: ServerResponse, { status = 200, body, to, retryAfter }: Answer): void {
  response
    .writeHead(status, {
      "content-type": "application/json",
      ...(to !== undefined && { location: to }),
      ...(retryAfter !== undefined && { "retry-after": retryAfter }),
    })
    .end(typeof body === "string" ? body : JSON.stringify(body));
}

function isEndless({ fate }: VendorJob): boolean {
  return fate === "stuck" || fate === "waits";
}
