import { isObject, listAt, member, numberAt, parseJson, textAt, type Json, type JsonObject } from "../json.js";
import { Faults, type AnswerMeaning, type ErrorMeaning, type Part, type Reading } from "../meaning.js";
import type { SseEvent } from "../sse.js";
import { readArguments } from "./arguments.js";
import type { How } from "./dialect.js";
import { checkMessageHead, readAnswerBlock, readMessagesFinish, readMessagesUsage } from "./messages-answer.js";
import { readMessagesError } from "./messages-response.js";

/** A block while it grows, as it would be in a whole message. */
interface OpenBlock {
  readonly index: number;
  readonly block: JsonObject;
  fragments: string;
  signed: boolean;
}

const deltasOf: Readonly<Record<string, readonly string[]>> = {
  text: ["text_delta", "citations_delta"],
  thinking: ["thinking_delta", "signature_delta"],
  tool_use: ["input_json_delta"],
  server_tool_use: ["input_json_delta"],
  compaction: ["compaction_delta"],
};

/** Reads the events of a streamed message. */
export function readMessagesStream(events: readonly SseEvent[], how: How): Reading<AnswerMeaning> {
  const reader = new MessagesStream(how);
  for (const event of events) reader.event(event);
  return reader.done();
}

class MessagesStream {
  private readonly faults: Faults;
  /** Arguments may be cut short only when the output limit or an error cut the whole answer. */
  private readonly cutArguments: Faults;
  private readonly blocks: Part[] = [];
  private message: JsonObject | undefined;
  private open: OpenBlock | undefined;
  private nextIndex = 0;
  private ending: Json | undefined;
  private usage: JsonObject = {};
  private stopped = false;
  private error: ErrorMeaning | undefined;

  constructor(private readonly how: How) {
    this.faults = new Faults(how.strict);
    this.cutArguments = new Faults(how.strict);
  }

  event(event: SseEvent): void {
    const { faults } = this;
    const data = parseJson(event.data);
    const type = textAt(data, "type");
    if (data === undefined || type === undefined)
      return faults.fault(`an event without a type: ${event.data.slice(0, 40)}`);
    if (event.name !== type) faults.fault(`an event named ${String(event.name)} has the type ${type}`);
    if (this.stopped) faults.fault(`${type} after message_stop`);
    if (this.error !== undefined) faults.fault(`${type} after an error`);
    if (this.message === undefined && !["message_start", "error", "ping"].includes(type))
      faults.fault(`${type} before message_start`);
    switch (type) {
      case "message_start":
        return this.start(member(data, "message"));
      case "content_block_start":
        return this.openBlock(numberAt(data, "index"), member(data, "content_block"));
      case "content_block_delta":
        return this.delta(numberAt(data, "index"), member(data, "delta"));
      case "content_block_stop":
        return this.closeBlock(numberAt(data, "index"));
      case "message_delta":
        return this.end(data);
      case "message_stop":
        return this.stop();
      case "error":
        return this.fail(data);
      case "ping":
        return;
      default:
        return faults.fault(`unknown event ${type}`);
    }
  }

  private start(message: Json | undefined): void {
    if (this.message !== undefined) this.faults.fault("a second message_start");
    if (!isObject(message)) return this.faults.fault("message_start without a message");
    checkMessageHead(message, this.faults);
    this.message = message;
    this.takeUsage(member(message, "usage"));
    this.faults.expect(readMessagesUsage(this.usage, this.faults) !== undefined, "message_start without usage");
    this.faults.expect(member(message, "stop_reason") === null, "message_start has a stop_reason");
    for (const [index, block] of listAt(message, "content").entries()) {
      this.faults.odd("message_start holds content");
      this.keep(block, index);
    }
  }

  private keep(block: Json, index: number, faults = this.faults): void {
    const part = readAnswerBlock(block, `content[${index}]`, faults);
    if (part !== undefined) this.blocks.push(part);
  }

  private openBlock(index: number | undefined, block: Json | undefined): void {
    if (!isObject(block)) return this.faults.fault("content_block_start without a block");
    if (this.open !== undefined) this.faults.fault(`block ${String(index)} opens while ${this.open.index} is open`);
    this.faults.expect(index === this.nextIndex, `block ${String(index)} opens where ${this.nextIndex} is due`);
    if (this.ending !== undefined) this.faults.fault("a block after message_delta");
    this.nextIndex = (index ?? this.nextIndex) + 1;
    for (const name of ["text", "thinking", "signature"]) {
      this.faults.expect((textAt(block, name) ?? "") === "", `a block opens with ${name}`);
    }
    this.open = { index: index ?? -1, block: { ...block }, fragments: "", signed: false };
  }

  private delta(index: number | undefined, delta: Json | undefined): void {
    const { open, faults } = this;
    if (open === undefined) return faults.fault(`a delta for block ${String(index)}, and none is open`);
    faults.expect(open.index === index, `a delta for block ${String(index)}, which is not open`);
    const type = textAt(delta, "type") ?? "";
    const kind = textAt(open.block, "type") ?? "";
    if (!(deltasOf[kind] ?? []).includes(type)) return faults.fault(`${type} in a ${kind} block`);
    if (open.signed) faults.odd("a delta after the signature");
    switch (type) {
      case "text_delta":
        return this.append(open, "text", textAt(delta, "text"));
      case "thinking_delta":
        return this.append(open, "thinking", textAt(delta, "thinking"));
      case "signature_delta":
        open.signed = true;
        return this.append(open, "signature", textAt(delta, "signature"));
      case "input_json_delta":
        open.fragments += textAt(delta, "partial_json") ?? "";
        return;
      case "citations_delta":
        open.block.citations = [...listAt(open.block, "citations"), member(delta, "citation") ?? null];
        return;
      default:
        faults.odd(type);
    }
  }

  private append(open: OpenBlock, name: string, piece: string | undefined): void {
    if (piece === undefined) return this.faults.fault(`a delta without ${name}`);
    open.block[name] = (textAt(open.block, name) ?? "") + piece;
  }

  private closeBlock(index: number | undefined): void {
    const { open } = this;
    if (open === undefined) return this.faults.fault(`block ${String(index)} closes, and none is open`);
    this.faults.expect(open.index === index, `block ${String(index)} closes, which is not open`);
    this.open = undefined;
    this.complete(open);
  }

  private complete(open: OpenBlock): void {
    if (textAt(open.block, "type") !== "tool_use") return this.keep(open.block, open.index);
    this.faults.expect(Object.keys(member(open.block, "input") ?? {}).length === 0, "a call opens with its input");
    if (open.fragments !== "")
      open.block.input = readArguments(open.fragments, `content[${open.index}]`, this.cutArguments);
    this.keep(open.block, open.index, this.cutArguments);
  }

  private end(data: Json): void {
    if (this.open !== undefined) this.faults.fault(`message_delta while block ${this.open.index} is open`);
    this.ending = {
      ...(isObject(this.ending) ? this.ending : {}),
      ...(member(data, "delta") as JsonObject | undefined),
    };
    this.faults.expect(numberAt(data, "usage", "output_tokens") !== undefined, "message_delta without output_tokens");
    this.takeUsage(member(data, "usage"));
  }

  /** Counts are cumulative: later ones replace earlier ones. */
  private takeUsage(usage: Json | undefined): void {
    if (!isObject(usage)) return;
    for (const [name, value] of Object.entries(usage)) if (value !== null) this.usage[name] = value;
  }

  private stop(): void {
    if (this.open !== undefined) this.faults.fault(`message_stop while block ${this.open.index} is open`);
    this.faults.expect(this.ending !== undefined, "message_stop without message_delta");
    this.stopped = true;
  }

  private fail(data: Json): void {
    const error = readMessagesError(undefined, data, this.how);
    for (const fault of error.faults) this.faults.fault(`error event: ${fault}`);
    this.error = error.meaning;
    if (this.open !== undefined) this.complete(this.open);
  }

  done(): Reading<AnswerMeaning> {
    const { faults } = this;
    if (this.error === undefined && !this.stopped) faults.fault("the stream was cut: no message_stop");
    const ending = this.ending ?? this.message;
    const failed = this.error !== undefined;
    if (!failed && textAt(ending, "stop_reason") !== "max_tokens") faults.list.push(...this.cutArguments.list);
    const meaning: AnswerMeaning = {
      model: textAt(this.message, "model"),
      parts: this.blocks,
      choices: 1,
      error: this.error,
      usage: readMessagesUsage(this.usage, faults),
      finish: failed ? undefined : readMessagesFinish(member(ending, "stop_reason"), this.blocks, faults),
      stopSequence: textAt(ending, "stop_sequence"),
      explanation: textAt(ending, "stop_details", "explanation"),
    };
    return { meaning, faults: faults.list };
  }
}

/** Some recordings contain the successive messages of one conversation: each is a stream of its own. */
export function splitMessagesStream(text: string): string[] {
  return text.split(/(?<=\n\r?\n)(?=event: ?message_start\r?\n)/);
}
