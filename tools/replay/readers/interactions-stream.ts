import { isObject, listAt, member, numberAt, parseJson, textAt, type Json, type JsonObject } from "../json.js";
import { Faults, type AnswerMeaning, type ErrorMeaning, type Reading } from "../meaning.js";
import type { SseEvent } from "../sse.js";
import { readArguments } from "./arguments.js";
import type { How } from "./dialect.js";
import {
  checkInteractionEnd,
  checkInteractionHead,
  readAnswerStep,
  readInteractionsEnd,
  readInteractionsUsage,
} from "./interactions-answer.js";
import { readInteractionsError } from "./interactions-response.js";

/** A step while it grows, as it would be in a whole interaction. */
interface OpenStep {
  readonly index: number;
  readonly step: JsonObject;
  /** The arguments of a call as text. */
  fragments: string;
}

const deltasOf: Readonly<Record<string, readonly string[]>> = {
  model_output: ["text", "text_annotation_delta", "image", "audio", "video", "document"],
  thought: ["thought_summary", "thought_signature"],
  function_call: ["arguments_delta"],
};

/** Reads the events of a streamed interaction. */
export function readInteractionsStream(events: readonly SseEvent[], how: How): Reading<AnswerMeaning> {
  const reader = new InteractionsStream(how);
  for (const event of events) reader.event(event);
  return reader.done();
}

class InteractionsStream {
  private readonly faults: Faults;
  private readonly steps: OpenStep[] = [];
  private head: Json | undefined;
  private updated = false;
  private open: OpenStep | undefined;
  private ending: Json | undefined;
  private ended = false;
  private error: ErrorMeaning | undefined;

  constructor(private readonly how: How) {
    this.faults = new Faults(how.strict);
  }

  event(event: SseEvent): void {
    const { faults } = this;
    if (this.ended) faults.fault("an event after [DONE]");
    if (event.data === "[DONE]") {
      faults.expect(event.name === "done", `[DONE] in an event named ${String(event.name)}`);
      this.ended = true;
      return;
    }
    const data = parseJson(event.data);
    const type = textAt(data, "event_type");
    if (data === undefined || type === undefined)
      return faults.fault(`an event without a type: ${event.data.slice(0, 40)}`);
    if (event.name !== type) faults.fault(`an event named ${String(event.name)} has the type ${type}`);
    if (this.error !== undefined) faults.fault(`${type} after an error`);
    if (this.ending !== undefined) faults.fault(`${type} after the end`);
    if (this.head === undefined && type !== "interaction.created" && type !== "error")
      faults.fault(`${type} before interaction.created`);
    this.read(type, data);
  }

  private read(type: string, data: Json): void {
    switch (type) {
      case "interaction.created":
        return this.created(member(data, "interaction"));
      case "interaction.status_update":
        return this.update(data);
      case "step.start":
        return this.start(numberAt(data, "index"), member(data, "step"));
      case "step.delta":
        return this.delta(numberAt(data, "index"), member(data, "delta"));
      case "step.stop":
        return this.stop(numberAt(data, "index"));
      case "interaction.completed":
        return this.complete(member(data, "interaction"));
      case "error":
        return this.fail(data);
      default:
        return this.faults.fault(`unknown event ${type}`);
    }
  }

  private created(interaction: Json | undefined): void {
    if (this.head !== undefined) this.faults.fault("a second interaction.created");
    checkInteractionHead(interaction, this.faults);
    this.faults.expect(textAt(interaction, "status") === "in_progress", "the status at the start is not in_progress");
    this.head = interaction ?? null;
  }

  private update(data: Json): void {
    this.updated = true;
    this.faults.expect(
      textAt(data, "interaction_id") === textAt(this.head, "id"),
      "interaction.status_update names another interaction",
    );
  }

  private start(index: number | undefined, step: Json | undefined): void {
    if (!isObject(step)) return this.faults.fault("step.start without a step");
    this.faults.expect(this.updated, "a step before interaction.status_update");
    if (this.open !== undefined) this.faults.fault(`step ${String(index)} opens while ${this.open.index} is open`);
    this.faults.expect(index === this.steps.length, `step ${String(index)} opens where ${this.steps.length} is due`);
    const begins = { ...step };
    if (begins.type === "function_call")
      this.faults.expect(Object.keys(begins.arguments ?? {}).length === 0, "a call opens with its arguments");
    if (begins.type === "model_output")
      this.faults.expect(listAt(begins, "content").length === 0, "a step opens with content");
    this.open = { index: index ?? this.steps.length, step: begins, fragments: "" };
    this.steps.push(this.open);
  }

  private delta(index: number | undefined, delta: Json | undefined): void {
    const { open, faults } = this;
    if (open === undefined || open.index !== index || !isObject(delta))
      return faults.fault(`a delta for step ${String(index)}, which is not open`);
    const [type, kind] = [textAt(delta, "type") ?? "", textAt(open.step, "type") ?? ""];
    const known = deltasOf[kind];
    if (known === undefined) return faults.odd(`a delta in a step of type ${kind}`);
    if (!known.includes(type)) return faults.fault(`${type} in a ${kind} step`);
    this.fill(open, type, delta);
  }

  private fill(open: OpenStep, type: string, delta: JsonObject): void {
    const { step } = open;
    const content = listAt(step, "content");
    const last = content.at(-1);
    switch (type) {
      case "text":
        if (typeof delta.text !== "string") return this.faults.fault("a text delta without text");
        if (isObject(last) && last.type === "text") last.text = (textAt(last, "text") ?? "") + delta.text;
        else step.content = [...content, { type, text: delta.text }];
        return;
      case "text_annotation_delta":
        if (!isObject(last)) return this.faults.fault("an annotation of nothing");
        last.annotations = [...listAt(last, "annotations"), ...listAt(delta, "annotations")];
        return;
      case "thought_summary":
        step.summary = [...listAt(step, "summary"), delta.content ?? null];
        return;
      case "thought_signature":
        this.faults.expect((textAt(step, "signature") ?? "") === "", "a second signature");
        step.signature = (textAt(step, "signature") ?? "") + (textAt(delta, "signature") ?? "");
        return;
      case "arguments_delta":
        if (typeof delta.arguments !== "string") return this.faults.fault("arguments_delta without its text");
        open.fragments += delta.arguments;
        return;
      default:
        step.content = [...content, delta];
    }
  }

  private stop(index: number | undefined): void {
    const { open } = this;
    if (open === undefined || open.index !== index)
      return this.faults.fault(`step ${String(index)} stops, which is not open`);
    this.open = undefined;
  }

  private complete(interaction: Json | undefined): void {
    if (this.open !== undefined) this.faults.fault(`interaction.completed while step ${this.open.index} is open`);
    checkInteractionHead(interaction, this.faults);
    checkInteractionEnd(interaction, this.faults);
    this.faults.expect(textAt(interaction, "id") === textAt(this.head, "id"), "id changed in mid-stream");
    this.ending = interaction ?? null;
  }

  private fail(data: Json): void {
    const error = readInteractionsError(undefined, data, this.how);
    for (const fault of error.faults) this.faults.fault(`error event: ${fault}`);
    this.error = error.meaning;
  }

  done(): Reading<AnswerMeaning> {
    const { faults, ending } = this;
    if (this.error === undefined) {
      if (ending === undefined) faults.fault("the stream was cut: no interaction.completed");
      faults.expect(this.ended, "no [DONE]");
    } else {
      faults.expect(!this.ended, "[DONE] after an error");
    }
    const isCut = this.error !== undefined || textAt(ending, "status") === "incomplete";
    const argumentFaults = isCut ? new Faults(false) : faults;
    for (const { index, step, fragments } of this.steps) {
      if (fragments !== "") step.arguments = readArguments(fragments, `steps[${index}]`, argumentFaults);
    }
    const steps = this.steps.map(({ step }) => step);
    const parts = steps.flatMap((step, index) => readAnswerStep(step, `steps[${index}]`, faults, argumentFaults));
    const usage = readInteractionsUsage(member(ending, "usage"), faults);
    const end =
      this.error === undefined
        ? readInteractionsEnd(ending, steps, parts, faults)
        : { finish: undefined, error: this.error };
    if (end.error === undefined) faults.expect(usage !== undefined, "no usage");
    return {
      meaning: { model: textAt(ending ?? this.head, "model"), parts, usage, choices: 1, ...end },
      faults: faults.list,
    };
  }
}
