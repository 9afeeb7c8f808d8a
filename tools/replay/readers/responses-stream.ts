import {
  firstDifference,
  isObject,
  listAt,
  member,
  numberAt,
  parseJson,
  textAt,
  type Json,
  type JsonObject,
} from "../json.js";
import { Faults, type AnswerMeaning, type ErrorMeaning, type Reading } from "../meaning.js";
import type { SseEvent } from "../sse.js";
import type { How } from "./dialect.js";
import {
  checkResponseHead,
  readFailure,
  readOutputItem,
  readResponsesFinish,
  readResponsesUsage,
} from "./responses-answer.js";
import { readResponsesError } from "./responses-response.js";
import { OpenItem } from "./responses-open-item.js";

const endings = ["response.completed", "response.incomplete", "response.failed"];

/** Reads the events of a streamed response. */
export function readResponsesStream(events: readonly SseEvent[], how: How): Reading<AnswerMeaning> {
  const reader = new ResponsesStream(how);
  for (const event of events) reader.event(event);
  return reader.done();
}

class ResponsesStream {
  private readonly faults: Faults;
  /** Items in the order in which they opened, as they would be in a whole response. */
  private readonly items: OpenItem[] = [];
  private readonly names = new Map<string, Json | undefined>();
  private open: OpenItem | undefined;
  private sequence = 0;
  private started = false;
  private ending: Json | undefined;
  private error: ErrorMeaning | undefined;

  constructor(private readonly how: How) {
    this.faults = new Faults(how.strict);
  }

  event(event: SseEvent): void {
    const { faults } = this;
    if (event.data === "[DONE]") return faults.odd("[DONE]");
    const data = parseJson(event.data);
    const type = textAt(data, "type");
    if (data === undefined || type === undefined)
      return faults.fault(`an event without a type: ${event.data.slice(0, 40)}`);
    if (event.name === undefined) faults.odd(`${type} without a name`);
    else if (event.name !== type) faults.fault(`an event named ${event.name} has the type ${type}`);
    faults.expect(
      numberAt(data, "sequence_number") === this.sequence,
      `${type}: sequence_number is not ${this.sequence}`,
    );
    this.sequence += 1;
    if (this.ending !== undefined) faults.fault(`${type} after the end`);
    if (this.error !== undefined && type !== "response.failed") faults.fault(`${type} after an error`);
    if (!this.started && type !== "response.created" && type !== "error")
      faults.fault(`${type} before response.created`);
    this.read(type, data);
  }

  private read(type: string, data: Json): void {
    switch (type) {
      case "response.created":
        if (this.started) this.faults.fault("a second response.created");
        this.started = true;
        return this.head(member(data, "response"), "in_progress");
      case "response.in_progress":
      case "response.queued":
        return this.head(member(data, "response"), type.slice("response.".length));
      case "response.output_item.added":
        return this.added(data);
      case "response.output_item.done":
        return this.itemDone(data);
      case "error":
        return this.fail(data);
      case "keepalive":
        return;
      default:
        if (endings.includes(type)) this.end(type, member(data, "response"));
        else this.inItem(type, data);
    }
  }

  private head(response: Json | undefined, status: string): void {
    checkResponseHead(response, this.faults);
    const given = textAt(response, "status");
    this.faults.expect(given === status, `the status is ${String(given)}, not ${status}`);
    for (const name of ["id", "model", "created_at"]) this.checkConstant(name, member(response, name));
  }

  private checkConstant(name: string, value: Json | undefined): void {
    if (!this.names.has(name)) this.names.set(name, value);
    else this.faults.expect(this.names.get(name) === value, `${name} changed in mid-stream`);
  }

  private added(data: Json): void {
    const index = numberAt(data, "output_index");
    const item = member(data, "item");
    if (!isObject(item)) return this.faults.fault("output_item.added without an item");
    this.faults.expect(this.open === undefined, `item ${String(index)} opens while another is open`);
    this.faults.expect(index === this.items.length, `item ${String(index)} opens where ${this.items.length} is due`);
    this.faults.expect(
      !this.items.some((other) => other.id === textAt(item, "id")),
      `item ${String(index)}: its id is used twice`,
    );
    this.open = new OpenItem(index ?? this.items.length, item, this.faults);
    this.items.push(this.open);
  }

  /** The open item of an event. With hosts that fill several in parallel, the one that it names. */
  private itemOf(data: Json, type: string): OpenItem | undefined {
    const index = numberAt(data, "output_index");
    const id = textAt(data, "item_id");
    const item =
      this.items.findLast((one) => one.index === index && !one.isDone) ??
      this.items.find((one) => id !== undefined && one.id === id);
    if (item !== undefined && id !== undefined && item.id !== id)
      this.faults.odd(`${type} names ${id}, which is not item ${String(index)}`);
    return item;
  }

  private inItem(type: string, data: Json): void {
    const item = this.itemOf(data, type);
    if (item === undefined)
      return this.faults.fault(`${type} for item ${String(numberAt(data, "output_index"))}, which is not open`);
    item.event(type, data);
  }

  private itemDone(data: Json): void {
    const item = member(data, "item");
    if (!isObject(item)) return this.faults.fault("output_item.done without an item");
    const known = this.items.findLast((one) => one.index === numberAt(data, "output_index") && !one.isDone);
    this.faults.expect(known !== undefined, `item ${String(numberAt(data, "output_index"))} is done but never opened`);
    const done = known ?? new OpenItem(numberAt(data, "output_index") ?? this.items.length, item, this.faults);
    if (known === undefined) this.items.push(done);
    done.close(item);
    if (this.open === done) this.open = undefined;
  }

  private end(type: string, response: Json | undefined): void {
    const status = type.slice("response.".length);
    this.faults.expect(this.open === undefined, `${type} while an item is open`);
    this.head(response, status);
    this.ending = isObject(response) ? { status, ...response } : { status };
    const output = this.items.map(({ item }): Json => item);
    const changed = firstDifference(output, listAt(response, "output"));
    if (status !== "failed")
      this.faults.expect(changed === undefined, `the output at the end is not what was streamed: ${changed ?? ""}`);
    this.error ??= readFailure(this.ending);
  }

  private fail(data: Json): void {
    const holder: Json = isObject(member(data, "error")) ? data : { error: { ...(data as JsonObject) } };
    const error = readResponsesError(undefined, holder, this.how);
    for (const fault of error.faults) this.faults.fault(`error event: ${fault}`);
    this.error = error.meaning;
  }

  done(): Reading<AnswerMeaning> {
    const { faults, error, ending } = this;
    if (error === undefined && ending === undefined) faults.fault("the stream was cut: no response.completed");
    const isCut = error !== undefined || textAt(ending, "status") === "incomplete";
    const argumentFaults = isCut ? new Faults(false) : faults;
    const parts = this.items.flatMap(({ item }, index) =>
      readOutputItem(item, `output[${index}]`, faults, argumentFaults),
    );
    const usage = readResponsesUsage(member(ending, "usage"), faults);
    if (error === undefined) faults.expect(usage !== undefined, "no usage");
    const model = this.names.get("model");
    return {
      meaning: {
        model: typeof model === "string" ? model : undefined,
        parts,
        usage,
        choices: 1,
        error,
        finish: error === undefined ? readResponsesFinish(ending, parts, faults) : undefined,
      },
      faults: faults.list,
    };
  }
}

/** Some recordings contain the successive responses of one conversation: each is a stream of its own. */
export function splitResponsesStream(text: string): string[] {
  const streams: string[] = [];
  for (const block of text.split(/(?<=\n\r?\n)/)) {
    const starts = /^data: ?.*"type": ?"response\.created"/m.test(block);
    if (streams.length === 0 || (starts && streams.some((stream) => stream.includes("response.created"))))
      streams.push(block);
    else streams[streams.length - 1] += block;
  }
  return streams;
}
