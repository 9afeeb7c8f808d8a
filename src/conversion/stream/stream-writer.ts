/**
 * Writes every converted stream: it takes what the reader of the upstream's dialect reports, and writes it with the
 * event templates of the client's dialect.
 */
import type { Part, Token, Usage } from "../../../generated/interlingua/text.js";
import type { Failure } from "../failure.js";
import { explained, isEmptyImage, settleFinish, settleUsage, unusable } from "../settle.js";
import { answerId, makeId } from "../write.js";
import { CitationWriter } from "./citation-writer.js";
import type {
  FinishDetail,
  Losable,
  LossPlace,
  OpenPart,
  Piece,
  PieceKind,
  StreamHead,
  StreamState,
  StreamTemplates,
  StreamWriterOptions,
  WordsPiece,
} from "./contract.js";
import { StreamObserver } from "./stream-observer.js";
import type { Streaming } from "./streaming.js";
import { EventTokens } from "./event-tokens.js";
import { eventsOf, jsonText, NO_EVENTS, partOf } from "./events.js";
import type { Growing } from "./growing.js";
import { LastClose } from "./last-close.js";
import { hasStateBeside, stateApart, StateTags } from "./opaque-state.js";
import { PartSequence } from "./sequence.js";
import { estimatedUsage, initialState, startingUsage } from "./initial-state.js";
import { TextWriter } from "./text-writer.js";
import { missingPieces } from "./whole-answer.js";

export class StreamWriter extends StreamObserver {
  readonly #templates: StreamTemplates;
  readonly #options: StreamWriterOptions;
  readonly #state: StreamState;
  readonly #sequence: PartSequence;
  readonly #tags: StateTags;
  readonly #citations: CitationWriter;
  readonly #closing: LastClose;
  readonly #texts: TextWriter;
  readonly #tokens = new EventTokens();
  #started = false;
  /** The parts of each kind so far. */
  readonly #counts: Record<PieceKind, number> = { text: 0, reasoning: 0, call: 0, refusal: 0, media: 0 };
  readonly #callIds: Set<string>;
  /** Reasoning whose opaque state waits for the part that can carry it. */
  #held: OpenPart | undefined;

  constructor({ templates }: Pick<Streaming<"text">, "templates">, options: StreamWriterOptions) {
    super(options.listener);
    this.#templates = templates;
    this.#options = options;
    this.#callIds = new Set(options.callIds);
    this.#sequence = new PartSequence(this.#templates);
    this.#tags = new StateTags(options.family, this.#templates.hiddenAsState);
    this.#state = initialState(this.#templates, options);
    this.#closing = new LastClose(this.#templates, this.#state, (text) => options.write(text));
    this.#texts = new TextWriter(this.#templates, this.#state, (text) => options.write(text));
    this.#citations = new CitationWriter(this.#templates, this.#state, this.#sequence, {
      write: (text) => options.write(text),
      lose: (place) => this.#lose(place, "citations"),
    });
  }

  override get sequence(): number {
    return this.#state.sequence;
  }

  /** Something was written to the client. */
  get started(): boolean {
    return this.#started;
  }

  override get takesHead(): boolean {
    return !this.#started;
  }

  /** Nothing is written before the first content, so that an early failure can still become an HTTP status. */
  override start(head: StreamHead): void {
    if (this.#started) return;
    if (head.id !== undefined && head.id !== "") {
      this.#state.id = answerId(head.id, this.#templates.idPrefix);
      this.#state.idText = jsonText(this.#state.id);
    }
    if (head.created !== undefined && head.created > 0) this.#state.created = head.created;
    if (head.usage?.input !== undefined) this.#state.usage = settleUsage(head.usage);
  }

  override piece(piece: Piece): void {
    if (piece.media !== undefined && isEmptyImage(piece.media) && !piece.signature) return;
    super.piece(piece);
    this.#add(this.#tokens.withTokens(piece));
  }

  override get takesProbabilities(): boolean {
    return this.#templates.parts.text?.likelyText !== undefined;
  }

  override probabilities(tokens: readonly Token[]): void {
    this.#tokens.add(tokens);
  }

  override endPieces(): void {
    this.#tokens.endEvent();
    this.#countKept();
  }

  protected override missing(parts: readonly Part[]): Piece[] {
    const left = parts.filter(({ kind }) => kind !== "media" || !this.hasCome(kind));
    return missingPieces(left, this.#sequence.all, this.#options.toolNames);
  }

  /** The client gets the first answer alone. */
  override openFurther(): undefined {
    return undefined;
  }

  override repeat(piece: WordsPiece, texts: readonly string[]): void {
    const isOver = this.failure !== undefined || this.ended;
    const growing = isOver || !this.#tokens.isEmpty ? undefined : this.#sequence.extend(piece, texts);
    if (growing === undefined) return super.repeat(piece, texts);
    for (const text of texts) this.onText(text);
    this.#texts.growAll(growing, texts);
    this.#countKept();
  }

  #add(piece: Piece): void {
    if (this.failure !== undefined || this.ended) return;
    this.#citations.add(piece);
    if (piece.media !== undefined && this.#templates.parts.media === undefined) return this.#lose(piece.place, "part");
    if (!hasStateBeside(piece)) this.#take(piece);
    else for (const one of stateApart(piece, this.#sequence.continues(piece))) this.#take(one);
  }

  #take(piece: Piece): void {
    if (this.#sequence.take(piece)) this.#advance();
    this.#countKept();
  }

  #countKept(): void {
    this.kept = this.#sequence.kept + this.#tokens.kept + this.#citations.kept + this.noted;
  }

  override finish(reason: Parameters<StreamObserver["finish"]>[0], detail?: FinishDetail): void {
    super.finish(reason, detail);
    this.#state.stopSequence = detail?.stop_sequence ?? this.#state.stopSequence;
    this.#state.explanation = detail?.explanation ?? this.#state.explanation;
  }

  override count(usage: Usage): void {
    super.count(usage);
    this.#state.usage = this.usage ?? this.#state.usage;
  }

  /** What was whole before is closed. */
  override fail(failure: Failure): void {
    if (this.failure === undefined) this.#closing.release();
    super.fail(failure);
  }

  override end(): void {
    if (this.ended || this.failure !== undefined) return;
    const rest = this.#tokens.end();
    if (rest.length > 0) this.#add({ kind: "text", text: "", probabilities: rest });
    this.#sequence.closeAll();
    this.#advance();
    this.#citations.end();
    this.#explain();
    if (this.finishReason === undefined && this.#state.parts.length === 0)
      return this.fail({ status: 502, code: "upstream_error", message: "The upstream's answer is empty." });
    const failure = unusable({ ...this.#state, finish: this.finishReason }, this.#templates);
    if (failure !== undefined) return this.fail(failure);
    this.#begin();
    this.#release();
    for (const { place } of this.#sequence.waiting) this.#lose(place, "signature");
    const { citations, finish, usage, end } = this.#templates;
    this.#state.usage = estimatedUsage(this.usage, this.#options);
    this.#state.finish = settleFinish(this.finishReason, this.#state.parts) ?? "other";
    this.#closing.release();
    if (citations !== undefined && this.#state.parts.some((part) => part.citations.length > 0))
      this.#options.write(citations(this.#state));
    this.#options.write(finish(this.#state));
    if (usage !== undefined && this.#options.usageWanted) this.#options.write(usage(this.#state));
    if (end !== undefined) this.#options.write(end(this.#state));
    super.end();
  }

  /** Writes why output was withheld as a refusal, where the dialect has no other place for it. */
  #explain(): void {
    if (!this.#templates.explainsByRefusal) return;
    const parts = this.#state.parts.map(partOf);
    const refusal = explained({ parts, finish: this.finishReason, explanation: this.#state.explanation })[parts.length];
    if (refusal?.kind === "refusal") this.#add({ kind: "refusal", text: refusal.text, close: true });
  }

  #begin(): void {
    if (this.#started) return;
    this.#started = true;
    const { usage } = this.#state;
    this.#state.usage = startingUsage(usage);
    this.#options.write(this.#templates.start(this.#state));
    this.#state.usage = usage;
  }

  /** Writes the parts that are ready, in their order. */
  #advance(): void {
    const sequence = this.#sequence;
    for (let growing = sequence.first(); growing !== undefined; growing = sequence.next()) {
      if (!growing.opened && !this.#open(growing)) continue;
      this.#texts.grow(growing);
      if (growing.closed) this.#close(growing);
    }
  }

  /** A part opens with its first content. One that closes empty is left out. */
  #open(growing: Growing): boolean {
    const { part } = growing;
    const isCall = part.kind === "call";
    const events = eventsOf(part, this.#templates);
    if (events === NO_EVENTS) {
      if (growing.closed) this.#lose(part.place, "part");
      return false;
    }
    const isHidden = !isCall && this.#tags.isHidden(part, events);
    if (growing.closed && isHidden) this.#lose(part.place, "redacted");
    if (isCall ? part.name === "" : !growing.hasContent || isHidden) return false;
    this.#closing.release();
    this.#release(part);
    const state = this.#state;
    part.index = state.parts.length;
    part.kindIndex = this.#counts[part.kind]++;
    if (isCall) this.#texts.name(part, this.#options.toolNames);
    if (isCall && (part.id === "" || this.#callIds.has(part.id))) part.id = makeId(this.#templates.callIdPrefix);
    if (isCall) this.#callIds.add(part.id);
    state.parts.push(part);
    growing.opened = true;
    this.#begin();
    if (!this.#tags.canWriteHidden) part.redacted = this.#tags.tagged(part.redacted);
    const templates = eventsOf(part, this.#templates);
    const open = part.redacted !== "" && templates.redacted !== undefined ? templates.redacted : templates.open;
    if (open !== undefined) this.#options.write(open(state, part));
    return true;
  }

  #close(growing: Growing): void {
    const { part } = growing;
    const { textEnd: settle } = eventsOf(part, this.#templates);
    this.#texts.complete(growing);
    this.#tags.tag(part);
    this.#citations.place(part);
    if (settle !== undefined && part.text !== "") this.#options.write(settle(this.#state, part));
    this.#citations.writeOf(part);
    if (part.kind === "reasoning" && part.signature !== "" && this.#templates.signed.length > 0) this.#held = part;
    else this.#sign(part);
    this.#closing.close(part);
  }

  #sign(part: OpenPart): void {
    const { signature, hasItem } = eventsOf(part, this.#templates);
    if (part.signature === "" || hasItem === true) return;
    if (signature !== undefined) this.#options.write(signature(this.#state, part));
    // Parts that carry the state before them have it in their own events.
    else if (!this.#templates.signed.includes(part.kind)) this.#lose(part.place, "signature");
  }

  /** The client's dialect has no place for it. */
  #lose(place: LossPlace | undefined, what: Losable): void {
    this.lose((typeof place === "function" ? place(what) : place) ?? "");
  }

  /** Puts waiting state onto the next part, or writes it by itself where that part cannot carry it. */
  #release(next?: OpenPart): void {
    const held = this.#held;
    this.#held = undefined;
    if (held !== undefined) {
      if (next !== undefined && next.signature === "" && this.#templates.signed.includes(next.kind))
        next.signature = held.signature;
      else this.#sign(held);
    }
    const isFirstCall = next?.kind === "call" && this.#counts.call === 0;
    if (isFirstCall && next.signature === "") next.signature = this.#templates.unsigned ?? "";
  }
}
