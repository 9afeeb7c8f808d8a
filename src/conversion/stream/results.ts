/** Streams of images: each preview and each image is one event. */
import type { Image, Usage } from "../../../generated/interlingua/image.js";
import type { Failure } from "../failure.js";
import { stringifyExact } from "../exact.js";
import type { Json, Wire } from "../json.js";
import { noLoss, type Loss } from "../loss.js";
import type { StreamListener, StreamObservation } from "./observation.js";
import { asWire } from "../values.js";
import { now } from "../write.js";
import type { StreamWriterOptions } from "./contract.js";
import { type Framing, framed } from "./framing.js";
import { StreamStatus } from "./stream-status.js";

/** The target of readers of such streams. */
export interface ResultSink {
  start(created: number | undefined): void;
  preview(image: Image): void;
  /** An image, or the reason why there is none. */
  result(image: Image): void;
  /** The usage of the last reported content. */
  count(usage: Usage): void;
  fail(failure: Failure): void;
  end(): void;
}

/** How a dialect's events are written, by operation. */
export interface ResultWriting {
  readonly discriminator: string;
  readonly words: Readonly<Record<"preview" | "result", Readonly<Record<string, string>>>>;
  readonly created: string;
  readonly usage: string;
  readonly index: string;
  /** The type of the final event with the usage, if the dialect has one. */
  readonly summary?: string;
  /** The member of the last image with the faults of others. */
  readonly faults?: string;
  readonly framing: Framing;
  readonly keepAlive: string;
  /** The text that ends a stream, if the dialect has one. */
  readonly marker?: string;
  write(image: Image, loss: Loss): Json | undefined;
  writeFault?(image: Image, loss: Loss): Json | undefined;
  writeUsage(usage: Usage | undefined): Json | undefined;
}

/** Watches a stream that passes through unchanged. */
export class ResultStreamObserver extends StreamStatus implements ResultSink, StreamObservation {
  #usage: Usage | undefined;
  #hasImage = false;
  #hasPreview = false;
  #hasEmptyResult = false;
  protected readonly faults: Image[] = [];

  constructor(protected readonly listener?: StreamListener) {
    super();
  }

  get hasImage(): boolean {
    return this.#hasImage;
  }

  get usage(): Usage | undefined {
    return this.#usage;
  }

  start(_created: number | undefined): void {}

  /** Faults, or an end without an image, may be all that comes, and then the call fails. */
  override get isUndecided(): boolean {
    return !this.#hasImage && !this.#hasPreview && (this.faults.length > 0 || this.#hasEmptyResult);
  }

  preview(_image: Image): void {
    this.#hasPreview = true;
    this.listener?.onPreview();
  }

  result(image: Image): void {
    if (isFault(image)) this.takeFault(image);
    if (!isImage(image)) return void (this.#hasEmptyResult = true);
    this.#hasImage = true;
    this.listener?.onImage({ count: 1, size: image.size, quality: image.quality });
  }

  /** Images are usable even if others fail. */
  override interrupt(): boolean {
    return this.#hasImage;
  }

  /** Each result reports its own usage. */
  count(usage: Usage): void {
    this.#usage = this.#usage === undefined ? usage : sumOf(this.#usage, usage);
    this.listener?.onUsage(this.#usage);
  }

  override end(): void {
    this.listener?.onFinish();
    this.complete();
  }

  /** An answer that contains only faults has failed, and so has one that contains nothing. */
  protected complete(): void {
    if (this.isUndecided || (!this.#hasImage && this.faults.length > 0)) this.fail(faultOf(this.faults[0]));
    super.end();
  }

  /** The first explains the failure of all. */
  protected takeFault(image: Image): void {
    if (this.faults.length === 0) this.keepFault(image);
  }

  protected keepFault(image: Image): void {
    this.faults.push(image);
    this.kept += JSON.stringify(image).length;
  }
}

const COUNTS = ["input", "text_input", "image_input", "output", "total", "images", "cost"] as const;

function sumOf(one: Usage, other: Usage): Usage {
  const sum: Usage = {};
  for (const name of COUNTS)
    if (one[name] !== undefined || other[name] !== undefined) sum[name] = (one[name] ?? 0) + (other[name] ?? 0);
  return sum;
}

/**
 * Writes events in the client's dialect. The last image waits for the usage and for faults, because its event contains
 * them.
 */
export class ResultStreamWriter extends ResultStreamObserver {
  readonly #writing: ResultWriting;
  readonly #options: StreamWriterOptions;
  #created = now();
  #previews = 0;
  #held: Image | undefined;

  constructor(writing: ResultWriting, options: StreamWriterOptions) {
    super(options.listener);
    this.#writing = writing;
    this.#options = options;
  }

  override start(created: number | undefined): void {
    if (created !== undefined && created > 0) this.#created = created;
  }

  override preview(image: Image): void {
    super.preview(image);
    this.#writeImage("preview", image, { [this.#writing.index]: image.index ?? this.#previews });
    this.#previews++;
  }

  override result(image: Image): void {
    super.result(image);
    if (!isImage(image)) return;
    this.#release({});
    this.#held = image;
  }

  /** The last image may tell them all. */
  protected override takeFault(image: Image): void {
    if (this.#writing.writeFault === undefined) super.takeFault(image);
    else this.keepFault(image);
  }

  override interrupt(): boolean {
    this.#release(this.#failed());
    return super.interrupt();
  }

  protected override complete(): void {
    if (this.ended || this.failure !== undefined) return;
    if (!this.hasImage) return this.fail(faultOf(this.faults[0]));
    const used = { [this.#writing.usage]: this.#writing.writeUsage(this.usage) };
    const { summary } = this.#writing;
    this.#release({ ...this.#failed(), ...(summary === undefined && used) });
    if (summary !== undefined) this.#write(summary, used);
    super.complete();
  }

  /** The faults of images that could not be made. */
  #failed(): Wire {
    const { faults, writeFault } = this.#writing;
    if (faults === undefined || writeFault === undefined || this.faults.length === 0) return {};
    return { [faults]: this.faults.map((image) => writeFault(image, noLoss) ?? null) };
  }

  #release(more: Wire): void {
    if (this.#held !== undefined) this.#writeImage("result", this.#held, more);
    this.#held = undefined;
  }

  #writeImage(kind: "preview" | "result", image: Image, more: Wire): void {
    const { words, write } = this.#writing;
    const type = words[kind][this.#options.operation ?? ""] ?? words[kind].else ?? kind;
    this.#write(type, { ...asWire(this.#options.echo), ...defined(asWire(write(image, noLoss)) ?? {}), ...more });
  }

  #write(type: string, members: Wire): void {
    const { discriminator, created } = this.#writing;
    const event = { [discriminator]: type, [created]: this.#created, ...members };
    this.#options.write(framed(this.#writing.framing, type, stringifyExact(event)));
  }
}

export function isImage({ url = "", data = "" }: Image): boolean {
  return url !== "" || data !== "";
}

function isFault(image: Image): boolean {
  return !isImage(image) && (image.fault !== undefined || image.fault_code !== undefined);
}

function defined(wire: Wire): Wire {
  return Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== undefined));
}

function faultOf(image: Image | undefined): Failure {
  if (image === undefined)
    return { status: 502, code: "upstream_error", message: "The upstream's answer has no content." };
  return {
    status: 400,
    message: image.fault ?? "The image could not be made.",
    ...(image.fault_code !== undefined && { code: image.fault_code }),
  };
}
