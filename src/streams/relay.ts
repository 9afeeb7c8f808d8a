/** Hands the events of an upstream's stream on: each is read, and written anew or passed as it is. */
import { type AnyDialect, type Failure, type StreamReader, type StreamSink } from "../registry.js";
import { type AnswerEdits, EventEditor } from "../bodies/edit-events.js";
import { parseRefusal } from "../upstream/parse-refusal.js";
import { UpstreamError } from "../upstream/upstream-error.js";
import type { ClientStream } from "./client-stream.js";
import type { StreamEvent } from "./stream-event.js";
import { formatOf, type StreamFormat } from "./stream-format.js";
import { type FoundEvents, TextEvents } from "./text-events.js";

/** Each event is read into a sink, which writes it again. */
export class Relay {
  readonly #from: AnyDialect;
  protected readonly reader: StreamReader;
  protected readonly texts: TextEvents;
  /** How many events with data came, in a row of events that only add text as one. */
  #taken = 0;

  constructor(
    from: AnyDialect,
    readonly sink: StreamSink,
  ) {
    this.#from = from;
    this.texts = new TextEvents(formatOf(from), from.eventMembers);
    this.reader = streamsOf(from).openReader(from, sink);
  }

  /** The upstream's own end of the stream was seen, or a failure that it reported. */
  get isOver(): boolean {
    return this.sink.ended || this.sink.failure !== undefined;
  }

  /** How many characters of the answer are kept. */
  get kept(): number {
    return this.sink.kept;
  }

  /** Grows with each event that says something. Comments do not count. */
  get taken(): number {
    return this.#taken;
  }

  take(event: StreamEvent): void {
    if (event.data !== undefined) this.#taken++;
    try {
      if (event.isFailure === true) this.sink.fail(this.#failureIn(event.data));
      else this.pass(event);
    } catch (cause) {
      throw unreadable(cause);
    }
  }

  /**
   * Takes events that only add text, as the last ones did, from a place of a chunk on. They are not parsed. Returns the
   * place of the first other event.
   */
  repeat(chunk: Buffer, from: number): number {
    let place = from;
    while (this.texts.isKnown) {
      const found = this.texts.find(chunk, place);
      if (found.size === 0) break;
      this.reader.addTexts?.(found.texts);
      this.passTexts(found, chunk, place);
      place += found.size;
      this.#taken++;
    }
    return place;
  }

  /** The upstream closed the stream without an error. */
  close(): void {
    try {
      this.reader.close();
    } catch (cause) {
      throw unreadable(cause);
    }
  }

  protected pass({ data, raw }: StreamEvent): void {
    if (data === undefined) return;
    this.reader.event(data);
    this.texts.learn(raw, raw, this.reader.addedText);
  }

  /** Passes events on that only add text. */
  protected passTexts(_found: FoundEvents, _chunk: Buffer, _from: number): void {}

  /** The failure in an event whose frame marks it as one. */
  #failureIn(data: string | undefined): Failure {
    return this.#from.errors.read(200, parseRefusal(data ?? "null"));
  }
}

export interface PassingRelayInput extends Omit<AnswerEdits, "withoutNull"> {
  /** The client requested the event that contains only usage. */
  readonly usageWanted: boolean;
  /** Where the client did not, the gateway did. */
  readonly usageAsked: boolean;
  readonly client: Pick<ClientStream, "hasContent" | "write">;
}

/** Each event passes unchanged except for a few values; a sink that writes nothing reads along. */
export class PassingRelay extends Relay {
  readonly #dialect: AnyDialect;
  readonly #client: PassingRelayInput["client"];
  readonly #editor: EventEditor;
  readonly #format: StreamFormat;
  readonly #withholdsUsage: boolean;
  /** Events of what may yet be no answer. */
  #held: (string | Buffer)[] = [];
  #heldSize = 0;

  constructor(observer: StreamSink, { usageWanted, usageAsked, client, ...edits }: PassingRelayInput) {
    super(edits.dialect, observer);
    this.#dialect = edits.dialect;
    this.#client = client;
    const { askUsage } = edits.dialect.places;
    this.#withholdsUsage = askUsage !== undefined && !usageWanted;
    const withoutNull = this.#withholdsUsage && usageAsked ? askUsage?.adds : undefined;
    this.#editor = new EventEditor({ ...edits, withoutNull });
    this.#format = formatOf(edits.dialect);
  }

  override get kept(): number {
    return super.kept + this.#heldSize;
  }

  override close(): void {
    super.close();
    // Some upstreams only close the stream, but clients of this dialect wait for the end marker.
    const marker = this.#dialect.templates?.marker;
    if (this.sink.ended && marker !== undefined) this.#client.write(marker);
  }

  protected override pass(event: StreamEvent): void {
    const { data } = event;
    if (data === undefined) return this.#passEmpty(event);
    const wire = this.reader.event(data);
    // What is no object is the marker of the end, or means nothing to clients. The end of nothing is no answer.
    const isMarker = wire === undefined && this.sink.ended && this.#client.hasContent;
    if (this.sink.failure !== undefined || (wire === undefined && !isMarker)) return;
    if (this.#withholdsUsage && wire !== undefined && this.#dialect.isUsageEvent(wire))
      return this.texts.learn(event.raw, event.raw, undefined);
    this.sink.countEvent();
    const edited = this.#editor.edit(data, wire);
    const sent = edited === data ? event.raw : this.#format.withData(event, edited, this.#dialect.framing?.named);
    if (this.sink.isUndecided) this.#hold(sent);
    else this.#send(sent);
    this.texts.learn(event.raw, sent, this.reader.addedText);
  }

  #hold(event: string | Buffer): void {
    this.#held.push(event);
    this.#heldSize += event.length;
  }

  #send(events: string | Buffer): void {
    for (const held of this.#held) this.#client.write(held);
    if (this.#held.length > 0) this.#held = [];
    this.#heldSize = 0;
    this.#client.write(events);
  }

  /**
   * A comment keeps the client's connection alive too, but only after the first event: until then the gateway does that
   * by the clock. Its words are for the gateway, and may name the upstream.
   */
  #passEmpty({ raw }: StreamEvent): void {
    if (this.#client.hasContent) this.#client.write(this.#format.comment ?? raw);
  }

  protected override passTexts(found: FoundEvents, chunk: Buffer, from: number): void {
    for (let count = 0; count < found.texts.length; count++) this.sink.countEvent();
    const { isUnchanged } = this.texts;
    this.#client.write(
      isUnchanged ? chunk.subarray(from, from + found.size) : Buffer.from(found.sent.join(""), "latin1"),
    );
  }
}

/** The stream form of a dialect. Only dialects with streams get here. */
export function streamsOf({ name, modality }: AnyDialect): NonNullable<AnyDialect["modality"]["streams"]> {
  if (modality.streams === undefined) throw new RangeError(`The dialect ${name} has no streams.`);
  return modality.streams;
}

function unreadable(cause: unknown): UpstreamError {
  return new UpstreamError("unreadable", "An event of the upstream's stream could not be understood.", { cause });
}
