/**
 * The one machine behind every converted stream: it writes what a reader tells with the event templates of the
 * client's dialect.
 */
import type { Citation, Usage } from "../../../generated/interlingua/text.js";
import type { Dialect } from "../dialect.js";
import type { Wire } from "../json.js";
import { explained, settleFinish } from "../settle.js";
import { answerId, makeId, now } from "../write.js";
import type { FinishDetail, OpenPart, Piece, StreamHead, StreamState, StreamTemplates } from "./contract.js";
import { StreamMonitor } from "./monitor.js";
import { partOf } from "./events.js";
import { PartSequence, type Growing } from "./sequence.js";

export interface StreamMachineOptions {
  readonly model: string;
  readonly requestId: string;
  /** The client asked for the event that only tells usage. */
  readonly usageWanted: boolean;
  /** What the prompt is thought to take, told where usage is due before the upstream knows it. */
  readonly inputEstimate?: number | undefined;
  /** What the client's dialect repeats of the request. */
  readonly echo?: Wire | undefined;
  write(text: string): void;
}

export class StreamMachine extends StreamMonitor {
  readonly #templates: StreamTemplates;
  readonly #options: StreamMachineOptions;
  readonly #state: StreamState;
  readonly #sequence: PartSequence;
  #started = false;

  constructor(target: Dialect, options: StreamMachineOptions) {
    super();
    this.#templates = target.templates;
    this.#options = options;
    this.#sequence = new PartSequence(this.#templates.interleaved);
    const input = options.inputEstimate ?? 0;
    this.#state = {
      id: makeId(this.#templates.idPrefix),
      model: options.model,
      created: now(),
      requestId: options.requestId,
      echo: options.echo,
      sequence: 0,
      parts: [],
      finish: "other",
      stopSequence: undefined,
      explanation: undefined,
      usage: { input, output: 0, total: input },
    };
  }

  override get sequence(): number {
    return this.#state.sequence;
  }

  /** Something was written to the client. */
  get started(): boolean {
    return this.#started;
  }

  /** Written only when there is something to say, so that an early failure can still become an HTTP status. */
  override start(head: StreamHead): void {
    if (this.#started) return;
    if (head.id !== undefined && head.id !== "") this.#state.id = answerId(head.id, this.#templates.idPrefix);
    if (head.created !== undefined && head.created > 0) this.#state.created = head.created;
  }

  override piece(piece: Piece): void {
    if (this.failure !== undefined || this.ended) return;
    if (this.#sequence.take(piece)) this.#advance();
  }

  override finish(reason: Parameters<StreamMonitor["finish"]>[0], detail?: FinishDetail): void {
    super.finish(reason, detail);
    this.#state.stopSequence = detail?.stop_sequence ?? this.#state.stopSequence;
    this.#state.explanation = detail?.explanation ?? this.#state.explanation;
  }

  override count(usage: Usage): void {
    super.count(usage);
    this.#state.usage = this.usage ?? this.#state.usage;
  }

  override end(): void {
    if (this.ended || this.failure !== undefined) return;
    this.#sequence.closeAll();
    this.#advance();
    this.#explain();
    if (this.finishReason === undefined && this.#state.parts.length === 0) {
      this.fail({ status: 502, code: "upstream_error", message: "The upstream's answer says nothing." });
      return;
    }
    this.#begin();
    const { finish, usage, end } = this.#templates;
    this.#state.finish = settleFinish(this.finishReason, this.#state.parts);
    this.#options.write(finish(this.#state));
    if (usage !== undefined && this.#options.usageWanted) this.#options.write(usage(this.#state));
    if (end !== undefined) this.#options.write(end(this.#state));
    super.end();
  }

  /** Why output was withheld, where the dialect has only words of refusal for it. */
  #explain(): void {
    if (!this.#templates.explainsByRefusal) return;
    const parts = this.#state.parts.map(partOf);
    const refusal = explained({ parts, finish: this.finishReason, explanation: this.#state.explanation })[parts.length];
    if (refusal?.kind === "refusal") this.piece({ kind: "refusal", text: refusal.text, close: true });
  }

  #begin(): void {
    if (this.#started) return;
    this.#started = true;
    this.#options.write(this.#templates.start(this.#state));
  }

  /** Writes what can be written of the parts whose turn it is. */
  #advance(): void {
    for (const growing of this.#sequence.ready()) {
      if (!growing.opened && !this.#open(growing)) continue;
      this.#grow(growing);
      if (growing.closed) this.#close(growing);
    }
  }

  /** A part opens with its first content; one that closes empty was never there. */
  #open(growing: Growing): boolean {
    const { part } = growing;
    const isCall = part.kind === "call";
    if (isCall ? part.name === "" && !growing.closed : !growing.hasContent) return false;
    const state = this.#state;
    part.index = state.parts.length;
    part.kindIndex = state.parts.filter((other) => other.kind === part.kind).length;
    if (isCall && part.id === "") part.id = makeId(this.#templates.callIdPrefix);
    state.parts.push(part);
    growing.opened = true;
    this.#begin();
    const templates = this.#templates.parts[part.kind];
    const open = part.redacted !== "" && templates.redacted !== undefined ? templates.redacted : templates.open;
    if (open !== undefined) this.#options.write(open(state, part));
    return true;
  }

  #grow(growing: Growing): void {
    const { part } = growing;
    if (growing.pending === "") return;
    const { begin, text } = this.#templates.parts[part.kind];
    if (begin !== undefined && growing.pending === part.text) this.#options.write(begin(this.#state, part));
    if (text !== undefined) this.#options.write(text(this.#state, part, growing.pending));
    growing.pending = "";
  }

  /** Citations with their places in all the words of the answer: what is not told is the whole part. */
  #placed(part: OpenPart): Citation[] {
    if (part.citations.length === 0) return [];
    const before = this.#state.parts.filter(({ kind, index }) => kind === "text" && index < part.index).reduce((length, { text }) => length + text.length, 0);
    return part.citations.map((citation) => ({ ...citation, start: citation.start ?? before, end: citation.end ?? before + part.text.length }));
  }

  #close(growing: Growing): void {
    const { part } = growing;
    const { citation, settle, signature, close } = this.#templates.parts[part.kind];
    part.citations.splice(0, part.citations.length, ...this.#placed(part));
    if (settle !== undefined && part.text !== "") this.#options.write(settle(this.#state, part));
    if (citation !== undefined) for (const [index, place] of part.citations.entries()) this.#options.write(citation(this.#state, part, place, index));
    if (part.signature !== "" && signature !== undefined) this.#options.write(signature(this.#state, part));
    if (close !== undefined) this.#options.write(close(this.#state, part));
  }
}

export type { OpenPart };
