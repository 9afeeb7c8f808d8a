/** Paths, words and members of streams fit the dialect's schemas of its events. */
import type { DialectDocument } from "../model/dialect-document.js";
import type { Mapping } from "../model/mapping.js";
import { writtenAt } from "../model/shared-members.js";
import { partsOfAnswer } from "../model/parts-of-answer.js";
import { isList } from "../model/source.js";
import { placesOfFailure, type EventRule, type PieceRule, type StreamRules } from "../model/stream-rules.js";
import { hintFor, misspelt } from "../load/nearest.js";
import type { About, Problem } from "../load/problem.js";
import type { Templates } from "../load/sources/mapping-stream.js";
import type { Pointer } from "../load/pointer.js";
import type { Json } from "../../src/conversion/json.js";
import { wrongDiscriminators } from "./discriminators.js";
import { eventMemberFault, pieceMemberFault } from "./members-as-answers.js";
import { kindOf, membersOfAnswer } from "./members-of-answers.js";
import { listHint, listMessage, missingPaths } from "./missing-paths.js";
import { follow } from "./part-places.js";
import { SchemaPlace } from "./schema-place.js";
import type { Specs } from "./specs.js";
import { eventTypeFault, pieceTypeFault } from "./types-in-events.js";
import { usageHint } from "./usage-places.js";
import { unknownShares } from "./template-variables-known.js";
import { conditionFault, constantFault, wordFault, type WordFault } from "./wire-words.js";

type Place = SchemaPlace | undefined;

export function eventPaths({ documents, mappings }: Specs): Problem[] {
  return documents.flatMap((document) => {
    const mapping = mappings.find(({ dialect }) => dialect === document.name);
    const isDescribed = mapping?.isConversation === true && document.events.length > 0;
    return isDescribed ? new EventCheck(document, mapping).run() : [];
  });
}

class EventCheck {
  readonly #problems: Problem[] = [];
  readonly #unknownShares: readonly string[];
  /** They have a problem of their own, and the words of their cases have none. */
  readonly #wrong: ReturnType<typeof wrongDiscriminators>;

  constructor(
    private readonly document: DialectDocument,
    private readonly mapping: Mapping,
  ) {
    this.#unknownShares = unknownShares(mapping);
    this.#wrong = wrongDiscriminators(mapping);
  }

  run(): Problem[] {
    const { read, write } = this.mapping.stream;
    const schemas = [...this.document.events, "Error"].map((name) => SchemaPlace.named(this.document, name));
    const event = SchemaPlace.union(schemas.filter((schema) => schema !== undefined));
    this.#event(event, read, ["stream", "read"]);
    this.#written(event, write);
    this.#failure(event);
    return this.#problems;
  }

  #event(place: Place, rule: EventRule, pointer: Pointer): void {
    const paths = {
      discriminator: this.#isWrong(pointer) ? undefined : rule.discriminator,
      usage: rule.usage.filter((path) => path !== "."),
      finish: rule.finish,
      citations: rule.citations,
      answer: rule.answer === undefined ? undefined : partsOfAnswer(rule.answer, this.mapping),
      answer_index: rule.answerIndex,
      stop_sequence: rule.stop_sequence,
      explanation: rule.explanation,
      fail: placesOfFailure(rule),
    };
    for (const [key, path] of Object.entries(paths)) this.#read(place, key, path, [...pointer, key]);
    for (const [key, path] of Object.entries(rule.start ?? {}))
      this.#read(place, key, path, [...pointer, "start", key]);
    this.#read(place, "probabilities", rule.probabilities?.at, [...pointer, "probabilities", "at"]);
    for (const { path, pointer: at } of rule.unmapped) this.#paths(place, path, at);
    for (const piece of rule.pieces) this.#piece(place, piece);
    this.#cases(place, rule, pointer);
  }

  #isWrong(pointer: Pointer): boolean {
    const own = [...pointer, "discriminator"].join();
    return this.#wrong.some((other) => other.pointer.join() === own);
  }

  #cases(place: Place, { discriminator, cases }: Pick<EventRule, "discriminator" | "cases">, pointer: Pointer): void {
    const isWrong = this.#isWrong(pointer);
    for (const [word, rule] of Object.entries(cases)) {
      const at = [...pointer, "cases", word];
      if (!isWrong) this.#word(place, discriminator, word, at);
      this.#event(place, rule, at);
    }
  }

  #piece(around: Place, piece: PieceRule): void {
    const { pointer, when, each, at } = piece;
    this.#paths(around, each ?? at, [...pointer, "at"]);
    if (each !== undefined) return this.#items(follow(around, each)?.items(), piece);
    this.#match(around, when, pointer);
    this.#members(at === undefined ? around : follow(around, at), piece);
  }

  /** The pieces of a list, which may have kinds of items. */
  #items(item: Place, { pointer, discriminator, cases, pieces, unmapped }: PieceRule): void {
    this.#paths(item, discriminator, [...pointer, "at"]);
    for (const { path, pointer: at } of unmapped) this.#paths(item, path, at);
    for (const [word, { pieces: ofKind }] of Object.entries(cases ?? {})) {
      this.#word(item, discriminator, word, [...(ofKind[0]?.pointer ?? pointer), "at"]);
      for (const piece of ofKind) this.#item(item, piece);
    }
    for (const piece of pieces) this.#item(item, piece);
  }

  #item(item: Place, piece: PieceRule): void {
    if (piece.each !== undefined) return this.#piece(item, piece);
    this.#match(item, piece.when, piece.pointer);
    this.#members(item, piece);
  }

  #match(place: Place, match: PieceRule["when"], pointer: Pointer): void {
    for (const [path, wanted] of Object.entries(match)) {
      const at = [...pointer, "when", path];
      this.#paths(place, path, at);
      for (const value of [wanted].flat())
        if (typeof value !== "object" && value !== "present" && value !== "absent")
          this.#report(conditionFault(this.#member(place, path), value), at);
    }
  }

  /** What a piece reads of the object that it is. */
  #members(place: Place, piece: PieceRule): void {
    const { pointer, key, id, name, text, paragraph, values, whole, signature, redacted, citations } = piece;
    const paths = { key, id, name, text, paragraph, values, whole, signature, redacted, citations };
    for (const [key, path] of Object.entries(paths)) this.#read(place, key, path, [...pointer, key], piece);
    for (const inner of piece.pieces) this.#piece(place, inner);
  }

  /** Places that are read are there, and have values of the right type. */
  #read(
    place: Place,
    key: string,
    paths: string | readonly string[] | undefined,
    pointer: Pointer,
    piece?: PieceRule,
  ): void {
    if (!this.#paths(place, paths, pointer)) return;
    for (const path of [paths ?? []].flat()) {
      const fault = piece === undefined ? this.#ofEvent(place, key, path) : this.#ofPiece(place, piece, key, path);
      this.#report(fault, pointer, fault?.about);
    }
  }

  #ofEvent(place: Place, key: string, path: string): WordFault | undefined {
    const members = membersOfAnswer(this.mapping, key);
    return eventTypeFault(place, key, path, members) ?? eventMemberFault(key, path, this.mapping);
  }

  #ofPiece(place: Place, piece: PieceRule, key: string, path: string): WordFault | undefined {
    return (
      pieceTypeFault(place, piece, key, path, this.mapping) ??
      pieceMemberFault(place, kindOf(piece), key, path, this.mapping)
    );
  }

  /** The event that tells a client of a failure. One of a shape belongs to several dialects. */
  #failure(event: Place): void {
    const pointer: Pointer = ["errors", "event"];
    if (this.mapping.file.at(pointer) !== undefined) this.#template(event, this.mapping.errors.event, pointer);
  }

  #written(event: Place, write: StreamRules["write"]): void {
    const at: Pointer = ["stream", "write"];
    const { always, start, parts, citations, finish, usage, end, keepAlive } = write;
    this.#template(event, always, [...at, "const"]);
    const phases = { start, citations, finish, usage, end, keep_alive: keepAlive };
    for (const [phase, events] of Object.entries(phases)) this.#events(event, events, [...at, phase]);
    for (const [kind, own] of Object.entries(parts))
      for (const [phase, events] of Object.entries(own)) this.#events(event, events, [...at, "parts", kind, phase]);
  }

  #events(place: Place, events: Templates | Json | undefined, pointer: Pointer): void {
    if (typeof events !== "object" || events === null) return;
    for (const [index, event] of Object.entries(events)) {
      const at = [...pointer, Number(index)];
      if (!this.#takesUnknown(at)) this.#template(place, event, at);
    }
  }

  /** Whether an event takes shared members with a variable that is not known: that is a problem of its own. */
  #takesUnknown(pointer: Pointer): boolean {
    const name = this.mapping.file.at([...pointer, "$use"]);
    return typeof name === "string" && this.#unknownShares.includes(name);
  }

  #template(around: Place, value: Json | undefined, pointer: Pointer): void {
    if (around === undefined || typeof value !== "object" || value === null) return;
    if (isList(value)) {
      for (const [index, item] of value.entries()) this.#template(around.items(), item, [...pointer, index]);
      return;
    }
    const { $merge: merged, $use: unknown, ...members } = value;
    // Shared members that are not known have a problem of their own.
    if (unknown !== undefined) return;
    // What is merged may have all that an answer has.
    const answer = merged === undefined ? undefined : SchemaPlace.named(this.document, "Response");
    const place = answer === undefined ? around : SchemaPlace.union([around, answer]);
    for (const [member, inside] of Object.entries(members)) {
      const here = writtenAt(this.mapping.file, [...pointer, member], typeof inside === "string" ? inside : undefined);
      if (!this.#paths(place, member, here, "event")) {
        // The members that a misspelt $use or $merge would bring are not known.
        if (member.startsWith("$")) return;
        continue;
      }
      this.#template(follow(place, member), inside, here);
      this.#report(constantFault(this.#member(place, member), inside), here);
    }
  }

  #word(place: Place, path: string | undefined, word: string, pointer: Pointer): void {
    if (path === undefined || word === "true" || word === "false") return;
    this.#report(wordFault(this.#member(place, path), word, { isStrict: true }), pointer);
  }

  #member(place: Place, path: string): { place: Place; member: string; document: string } {
    return { place: follow(place, path), member: path.split(".").at(-1) ?? path, document: this.document.file.name };
  }

  #report(fault: WordFault | undefined, pointer: Pointer, about?: About): void {
    if (fault !== undefined) this.#problems.push(this.mapping.file.problem(pointer, fault.message, fault.hint, about));
  }

  #paths(place: Place, paths: string | readonly string[] | undefined, pointer: Pointer, of?: "event"): boolean {
    const missing = missingPaths(place, [paths ?? []].flat());
    for (const { path, name, known, through } of missing) {
      if (through !== undefined) {
        this.#problems.push(this.mapping.file.problem(pointer, listMessage(path, through), listHint(through)));
        continue;
      }
      const message = `"${path}" leads nowhere in the events of ${this.document.file.name}: there is no "${name}"`;
      const all = name.startsWith("$") ? ["$use", "$merge"] : known;
      const about = { ...misspelt(name, all), path, ...(of && { of }) };
      const counts = about.meant === undefined ? usageHint(place, pointer, this.mapping) : undefined;
      this.#problems.push(this.mapping.file.problem(pointer, message, counts ?? hintFor(name, all), about));
    }
    return missing.length === 0;
  }
}
