import { isObject, listAt, member, numberAt, parseJson, textAt, type Json } from "../json.js";
import { Faults, type AnswerMeaning, type ErrorMeaning, type MediaPart, type Part, type Reading } from "../meaning.js";
import type { SseEvent } from "../sse.js";
import { readArguments } from "./arguments.js";
import {
  checkChatHead,
  readChatCitations,
  readChatContent,
  readChatFinish,
  readChatImages,
  readChatReasoning,
  readChatUsage,
} from "./chat-answer.js";
import { ChatRecord } from "./chat-record.js";
import { readChatError } from "./chat-response.js";
import type { How } from "./dialect.js";

interface OpenCall {
  readonly index: number | undefined;
  id: string;
  name: string;
  text: string;
}

/** Reads the events of a streamed chat completion, of which the first choice counts. */
export function readChatStream(events: readonly SseEvent[], how: How): Reading<AnswerMeaning> {
  const reader = new ChatStream(how);
  for (const event of events) reader.event(event);
  return reader.done();
}

class ChatStream {
  private readonly faults: Faults;
  private readonly calls: OpenCall[] = [];
  private readonly citations: string[] = [];
  private readonly images: MediaPart[] = [];
  private readonly head = new Map<string, Json | undefined>();
  private text = "";
  private readonly reasoning = new ChatRecord();
  private refusal = "";
  private roleSeen = false;
  private finish: Json | undefined;
  private finishes = 0;
  private usage: Json | undefined;
  private usageChunks = 0;
  private ended = false;
  private error: ErrorMeaning | undefined;
  private choices = 0;

  constructor(private readonly how: How) {
    this.faults = new Faults(how.strict);
  }

  event(event: SseEvent): void {
    const { faults } = this;
    if (this.ended) faults.fault("an event after [DONE]");
    if (this.error !== undefined) faults.odd("an event after an error");
    faults.expect(event.name === undefined, `an event named ${String(event.name)}`);
    if (event.data === "[DONE]") {
      this.ended = true;
      return;
    }
    const chunk = parseJson(event.data);
    if (!isObject(chunk)) faults.fault(`data is no JSON object: ${event.data.slice(0, 40)}`);
    else if (isObject(chunk.error) || typeof chunk.error === "string") this.fail(chunk);
    else this.chunk(chunk);
  }

  private fail(chunk: Json): void {
    const error = readChatError(undefined, chunk, this.how);
    for (const fault of error.faults) this.faults.fault(`error event: ${fault}`);
    this.error = error.meaning;
  }

  private chunk(chunk: Json): void {
    checkChatHead(chunk, "chat.completion.chunk", this.faults);
    for (const name of ["id", "created", "model"]) this.checkConstant(name, member(chunk, name));
    const choices = listAt(chunk, "choices");
    const usage = member(chunk, "usage") ?? member(chunk, "x_groq", "usage");
    if (isObject(usage)) {
      this.usage = usage;
      this.usageChunks += 1;
      this.faults.expect(choices.length === 0, "usage beside a choice");
      this.faults.expect(this.finishes > 0, "usage before the finish");
    } else {
      this.faults.expect(choices.length > 0, "a chunk with neither choice nor usage");
    }
    for (const choice of choices) this.choice(choice);
  }

  private checkConstant(name: string, value: Json | undefined): void {
    if (this.head.has(name)) this.faults.expect(this.head.get(name) === value, `${name} changed in mid-stream`);
    else if (value !== "") this.head.set(name, value);
  }

  private choice(choice: Json): void {
    const index = numberAt(choice, "index") ?? 0;
    this.choices = Math.max(this.choices, index + 1);
    if (index !== 0) return this.faults.odd(`choice ${index}`);
    const delta = member(choice, "delta");
    if (!isObject(delta)) return this.faults.fault("a choice without a delta");
    this.role(delta);
    const hasContent = this.delta(delta);
    if (hasContent && this.finishes > 0) this.faults.fault("content after the finish");
    const finish = member(choice, "finish_reason");
    if (finish === null || finish === undefined) return;
    this.faults.expect(!hasContent, "content beside the finish");
    this.finish = finish;
    this.finishes += 1;
    this.faults.expect(this.finishes === 1, "more than one finish");
  }

  private role(delta: Json): void {
    const role = textAt(delta, "role");
    if (this.roleSeen) this.faults.expect(role === undefined, "the role comes twice");
    else this.faults.expect(role === "assistant", "the first chunk has no role");
    this.roleSeen = true;
  }

  private delta(delta: Json): boolean {
    const before = this.length();
    const content = readChatContent(member(delta, "content"), this.faults);
    this.text += content.text;
    this.reasoning.take(delta, readChatReasoning(delta) || content.reasoning);
    this.images.push(...readChatImages(delta));
    this.refusal += textAt(delta, "refusal") ?? "";
    this.citations.push(...readChatCitations(delta));
    const calls = listAt(delta, "tool_calls");
    for (const call of calls) this.call(call);
    return calls.length > 0 || this.length() > before;
  }

  private length(): number {
    return this.text.length + this.reasoning.length + this.images.length + this.refusal.length;
  }

  /** An index identifies the call. Some hosts leave it out, or leave it at 0 for a call of another id. */
  private call(delta: Json): void {
    const index = numberAt(delta, "index");
    const id = textAt(delta, "id") ?? "";
    const name = textAt(delta, "function", "name") ?? "";
    const text = textAt(delta, "function", "arguments") ?? "";
    this.faults.expect(index !== undefined, "a call without an index");
    const last = this.calls.at(-1);
    const known = index === undefined ? undefined : this.calls.find((call) => call.index === index);
    const same = index === undefined && (id === "" || id === last?.id) ? last : known;
    if (same === undefined || (id !== "" && same.id !== "" && id !== same.id)) {
      this.faults.expect(index === this.calls.length, `call ${String(index)} opens out of order`);
      this.faults.expect(textAt(delta, "type") === "function", `call ${String(index)} opens without its type`);
      this.faults.expect(id !== "" && name !== "", `call ${String(index)} opens without id or name`);
      this.calls.push({ index, id, name, text });
      return;
    }
    this.faults.expect(!("id" in (delta as object)) && name === "", `call ${String(index)} has its id or name twice`);
    same.id ||= id;
    same.name ||= name;
    same.text += text;
  }

  done(): Reading<AnswerMeaning> {
    const { faults } = this;
    const parts = this.parts();
    if (this.error !== undefined) {
      faults.expect(this.finishes === 0 && !this.ended, "a finish or [DONE] beside an error");
    } else {
      faults.expect(this.ended, "no [DONE]");
      if (!this.ended && this.finishes === 0) faults.fault("the stream was cut: neither finish nor [DONE]");
      faults.expect(this.usageChunks === 1, `${this.usageChunks} usage chunks`);
    }
    const finish = this.error === undefined ? readChatFinish(this.finish, parts, faults) : undefined;
    const usage = readChatUsage(this.usage, faults);
    const model = this.head.get("model");
    return {
      meaning: {
        model: typeof model === "string" ? model : undefined,
        parts,
        finish,
        usage,
        choices: this.choices,
        error: this.error,
      },
      faults: faults.list,
    };
  }

  private parts(): Part[] {
    const parts: Part[] = [];
    parts.push(...this.reasoning.parts());
    if (this.text !== "") parts.push({ kind: "text", at: "content", text: this.text, citations: this.citations });
    parts.push(...this.images);
    if (this.refusal !== "") parts.push({ kind: "refusal", at: "refusal", text: this.refusal });
    for (const [order, call] of this.calls.entries()) {
      const at = `tool_calls[${order}]`;
      if (call.name === "") this.faults.fault(`${at}: no name`);
      const complete = this.finish !== "length" && this.error === undefined;
      const input = readArguments(call.text, at, complete ? this.faults : new Faults(false));
      parts.push({ kind: "call", at, id: call.id, name: call.name, input });
    }
    return parts;
  }
}
