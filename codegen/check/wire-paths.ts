/** Every path of a mapping is one that the schemas of the dialect's document know. */
import type { LineOf, Placed } from "../model/line.js";
import { WHOLE } from "../model/read-lines.js";
import type { Templates } from "../load/sources/mapping-stream.js";
import type { DialectDocument } from "../model/dialect-document.js";
import type { CitationList, Form, Item, Line, ListRule, Mapping, Unmapped } from "../model/mapping.js";
import { memberOfAnswer } from "../model/event-variables.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import { isFaulty, meaningsOf } from "./forms.js";
import { keyNode, memberNode } from "./item-nodes.js";
import { missingPath, missingPaths, withoutMembers, withoutPlace } from "./missing-paths.js";
import { follow, hasNoneOf, partPlaces, type PartPlaces } from "./part-places.js";
import { SchemaPlace } from "./schema-place.js";
import { optionFault, selectionFault, typeFault } from "./value-types.js";
import { conditionFault, constantFault, wordFault, type WordFault, type WordPlace } from "./wire-words.js";
import type { Match } from "../load/sources/mapping-lines.js";
import type { Json } from "../../src/conversion/json.js";
import type { OwnRule } from "../../src/conversion/own.js";
import type { Specs } from "./specs.js";

export function wirePaths({ documents, mappings }: Specs): Problem[] {
  return documents.flatMap((document) => {
    const mapping = mappings.find(({ dialect }) => dialect === document.name);
    return mapping === undefined ? [] : new PathCheck(document, mapping).run();
  });
}

class PathCheck {
  readonly #places: PartPlaces;
  readonly #problems: Problem[] = [];
  /** Records that were checked: problems of a record that is used twice are reported once. */
  readonly #seen = new Set<string>();

  constructor(
    private readonly document: DialectDocument,
    private readonly mapping: Mapping,
  ) {
    this.#places = partPlaces(document, mapping);
  }

  run(): Problem[] {
    const { request, layout, parts, response, usage } = this.mapping;
    const { request: body, response: answer } = this.#places;
    if (this.mapping.isConversation) this.#paths(body, [layout.at], ["layout", "at"]);
    if (layout.instructions !== undefined)
      this.#paths(body, [layout.instructions.at], ["layout", "instructions", "at"]);
    this.#lines(body, request.lines);
    this.#own(body, ["request"], request.consumed, request.unmapped);
    for (const line of request.lines)
      this.#list(follow(body, line.at[0])?.items(), line.otherWays.inside, this.#pointerOfAt(line));
    for (const [concept, constants] of Object.entries(request.beside))
      this.#keys(body, constants, ["request", "fields", concept, "const"]);
    for (const item of layout.items) this.#item(item);
    for (const form of parts.forms) if (!form.isBare) this.#part(form);
    this.#lines(answer, response.lines);
    if (response.citations !== undefined) this.#paths(answer, response.citations.at, ["response", "citations", "at"]);
    this.#constants(answer, response.constants, ["response", "const"]);
    if (response.own !== undefined) this.#ownMembers(answer, response.own, ["response", "own"]);
    for (const [index, { at }] of response.echo.entries()) {
      const isOfList = Array.isArray(this.mapping.file.at(["response", "echo"]));
      const pointer: Pointer = ["response", "echo", isOfList ? index : at];
      this.#paths(answer, [at], pointer);
      // A mistake that both places share is reported once.
      if (answer?.at(at) instanceof SchemaPlace) this.#paths(body, [at], pointer);
    }
    this.#lines(follow(answer, response.lines.find(({ concept }) => concept === "usage")?.at[0]), usage);
    this.#templates(answer, this.mapping.stream.write.finish, ["stream", "write", "finish"]);
    return this.#problems;
  }

  /** The members that only clients of this dialect get. */
  #ownMembers(place: SchemaPlace | undefined, { members, lists }: OwnRule, pointer: Pointer): void {
    for (const { at } of members) this.#paths(place, [at.join(".")], [...pointer, at.join(".")]);
    for (const { at, items } of lists) {
      const path = at.join(".");
      const one = follow(place, path)?.items();
      this.#paths(place, [path], [...pointer, path]);
      for (const [index, item] of items.entries()) {
        this.#keys(one, item.when, [...pointer, path, index, "when"]);
        this.#ownMembers(one, item, [...pointer, path, index, "own"]);
      }
    }
  }

  /** Variables that go on with a path into the answer. */
  #templates(answer: SchemaPlace | undefined, value: Json | Templates | undefined, pointer: Pointer): void {
    if (typeof value === "string") {
      const member = memberOfAnswer(value);
      if (member !== undefined) this.#paths(answer, [member], pointer);
    } else if (typeof value === "object" && value !== null) {
      for (const [key, inside] of Object.entries(value))
        this.#templates(answer, inside, [...pointer, Array.isArray(value) ? Number(key) : key]);
    }
  }

  /** A list that may hold lists of its items. */
  #list(items: SchemaPlace | undefined, inside: ListRule["inside"], pointer: Pointer): void {
    if (inside !== undefined) this.#paths(items, [...Object.keys(inside.when), inside.at], pointer);
  }

  #item(item: Item): void {
    const place = this.#places.item(item);
    if (item.content !== undefined) this.#paths(place, [item.content], [...item.contentAt.pointer, "at"]);
    for (const { at, pointer } of item.beside) this.#paths(place, at, [...pointer, "at"]);
    if (item.offers !== undefined) {
      this.#paths(place, [item.offers.at], [...item.pointer, "fields", "tools", "at"]);
      this.#record(follow(place, item.offers.at)?.items(), item.offers.each, item);
    }
    if (item.citations !== undefined) this.#citations(place, item.citations, [...item.pointer, "citations"]);
    this.#match(place, item.when, keyNode(item, "when").pointer);
    this.#constants(place, item.constants, keyNode(item, "const").pointer);
    for (const path of Object.keys(item.consumed))
      this.#paths(place, [path], memberNode(item, "consumed", path).pointer);
    for (const { path } of item.unmapped) this.#paths(place, [path], memberNode(item, "unmapped", path).pointer);
  }

  #citations(place: SchemaPlace | undefined, list: CitationList, pointer: Pointer): void {
    this.#paths(place, [list.at], [...pointer, "at"]);
    const one = follow(place, list.at)?.items();
    this.#record(one, list.each, { file: this.mapping.file, pointer });
    for (const key of ["part", "text"] as const) {
      const path = list[key];
      if (path !== undefined) this.#paths(one, [path], [...pointer, key]);
    }
  }

  /** A form of which content lists have no member is one whose place is missing. */
  #part(form: Form): void {
    const [place, before] = [this.#places.part(form), this.#problems.length];
    this.#form(place, form);
    if (!form.beside) this.#join(before, place, [form], () => withoutPlace(form));
  }

  /** All problems of forms are one where no member is there. */
  #join(before: number, place: SchemaPlace | undefined, forms: readonly Form[], problem: () => Problem): void {
    if (this.#problems.length > before + 1 && hasNoneOf(place, forms))
      this.#problems.splice(before, Infinity, problem());
  }

  #form(place: SchemaPlace | undefined, form: Form): void {
    this.#match(place, form.when, [...form.pointer, "when"]);
    this.#constants(place, form.constants, [...form.pointer, "const"]);
    this.#own(place, form.pointer, form.consumed, form.unmapped);
    if (form.inside !== undefined) {
      this.#paths(place, [form.inside.at], [...form.pointer, "at"]);
      for (const [concept, member] of Object.entries(form.inside.fields))
        this.#paths(place, [member], [...form.pointer, "fields", concept]);
    }
    this.#lines(place, form.lines);
  }

  #lines(place: SchemaPlace | undefined, lines: readonly Line[]): void {
    for (const line of lines) {
      this.#paths(place, line.at, this.#pointerOfAt(line), line);
      this.#values(place, line);
      this.#wordsOf(place, line);
      for (const path of line.copies) this.#paths(place, [path], [...line.pointer, "const", path]);
      this.#inside(place, line);
    }
  }

  /** Values of the right type, and of lists where a line selects items. */
  #values(place: SchemaPlace | undefined, line: Line): void {
    const { file, functions } = this.mapping;
    const pointer = this.#pointerOfAt(line);
    const key = pointer === line.pointer ? line.concept : "at";
    const paths = [file.at(pointer)].flat().map(String);
    const selection = paths.map((path) => selectionFault(path, key, place, this.document.file.name)).find(Boolean);
    const [written = ""] = line.at;
    const fault = selection ?? optionFault(line) ?? typeFault(line, written, follow(place, written), functions);
    this.#report(fault, pointer, { written, meant: line.concept });
  }

  /** What a line has inside its places. */
  #inside(place: SchemaPlace | undefined, line: Line): void {
    if (isFaulty(line)) return;
    const pointer = this.#pointerOfAt(line);
    switch (line.kind) {
      case "media":
        return this.#paths(place, [line.media.at], [...line.pointer, "media", "at"]);
      case "shared": {
        const items = follow(place, line.at[0])?.items();
        this.#paths(items, Object.keys(line.match), pointer);
        this.#selection(items, line.match, pointer);
        if (line.item !== undefined) this.#paths(items, [line.item], pointer);
        if (line.record !== undefined) this.#record(items, line.record, line);
        return;
      }
      case "members":
        this.#selection(follow(place, line.at[0])?.items(), line.match, pointer);
        return this.#paths(follow(place, line.at[0])?.items(), [line.item, ...Object.keys(line.constants)], pointer);
      case "inline":
        return this.#record(place, line.record, line);
      case "record":
        return this.#record(this.#anyOf(place, line.at), line.record, line);
      case "records":
        return this.#record(this.#records(place, line), line.record, line);
    }
  }

  /** A record of which the place has no member is one whose place is wrong. */
  #record(place: SchemaPlace | undefined, name: string, line: Placed): void {
    if (place === undefined || this.#seen.has(name)) return;
    this.#seen.add(name);
    const forms = this.mapping.records.get(name)?.forms ?? [];
    // Objects that hold a list of such records may look different from the items of that list.
    const items = forms.flatMap(({ inside }) => follow(place, inside?.at)?.items() ?? []);
    const all = SchemaPlace.union([place, ...items]);
    const before = this.#problems.length;
    for (const form of forms) this.#form(all, form);
    this.#join(before, all, forms, () => withoutMembers(line, name));
  }

  /** The records of a list, or of the lists inside the objects of a list. */
  #records(place: SchemaPlace | undefined, line: LineOf<"records">): SchemaPlace | undefined {
    const items = this.#anyOf(place, line.at)?.items();
    if (line.within === undefined) return items;
    this.#paths(items, [line.within, ...Object.keys(line.of)], this.#pointerOfAt(line));
    this.#selection(items, line.of, this.#pointerOfAt(line));
    return follow(items, line.within)?.items();
  }

  #anyOf(place: SchemaPlace | undefined, paths: readonly string[]): SchemaPlace | undefined {
    return SchemaPlace.union(paths.map((path) => follow(place, path)).filter((found) => found !== undefined));
  }

  #own(
    place: SchemaPlace | undefined,
    pointer: Pointer,
    consumed: Form["consumed"],
    unmapped: readonly Unmapped[],
  ): void {
    this.#keys(place, consumed, [...pointer, "consumed"]);
    for (const { path } of unmapped) this.#paths(place, [path], [...pointer, "unmapped", path]);
  }

  /** Members of a condition, and the values that they have. */
  #match(place: SchemaPlace | undefined, match: Match, pointer: Pointer): void {
    for (const [path, wanted] of Object.entries(match)) {
      this.#paths(place, [path], [...pointer, path]);
      this.#wanted(place, path, wanted, [...pointer, path]);
    }
  }

  /** The values by which a path selects items. */
  #selection(items: SchemaPlace | undefined, match: Match, pointer: Pointer): void {
    for (const [path, wanted] of Object.entries(match)) this.#wanted(items, path, wanted, pointer);
  }

  #wanted(place: SchemaPlace | undefined, path: string, wanted: Match[string], pointer: Pointer): void {
    const values = path === WHOLE ? [] : [wanted].flat().filter((value) => value !== "present" && value !== "absent");
    for (const value of values)
      if (typeof value !== "object") this.#report(conditionFault(this.#member(place, path), value), pointer);
  }

  #constants(place: SchemaPlace | undefined, constants: Readonly<Record<string, Json>>, pointer: Pointer): void {
    this.#keys(place, constants, pointer);
    for (const [path, value] of Object.entries(constants))
      this.#report(constantFault(this.#member(place, path), value), [...pointer, path]);
  }

  /** Words at several places are joined: they are no words of the document. */
  #wordsOf(place: SchemaPlace | undefined, line: Line): void {
    const [at = ""] = line.at;
    if (line.at.length !== 1) return;
    const words = line.kind === "finish" ? Object.entries(this.mapping.finish.read) : [];
    for (const [word, meaning] of words) this.#report(wordFault(this.#member(place, at), word), ["finish", meaning]);
    if (line.kind !== "words") return;
    const known = { meanings: meaningsOf(line.field, this.mapping.vocabulary) };
    for (const [meaning, list] of Object.entries(line.words))
      for (const word of list)
        this.#report(wordFault(this.#member(place, at), word, known), [...line.pointer, "values", meaning]);
  }

  #member(place: SchemaPlace | undefined, path: string): WordPlace {
    const member = path.split(".").at(-1) ?? path;
    return { place: follow(place, path), member, document: this.document.file.name };
  }

  #report(fault: WordFault | undefined, pointer: Pointer, about = fault?.about): void {
    if (fault !== undefined) this.#problems.push(this.mapping.file.problem(pointer, fault.message, fault.hint, about));
  }

  #keys(place: SchemaPlace | undefined, members: Readonly<Record<string, unknown>>, pointer: Pointer): void {
    for (const path of Object.keys(members)) this.#paths(place, [path], [...pointer, path]);
  }

  /** A line may be the path itself. */
  #pointerOfAt(line: Line): Pointer {
    return typeof this.mapping.file.at(line.pointer) === "string" ? line.pointer : [...line.pointer, "at"];
  }

  #paths(place: SchemaPlace | undefined, paths: readonly string[], pointer: Pointer, line?: Line): void {
    const node = { file: this.mapping.file, pointer };
    const of = place === this.#places.request ? "member" : undefined;
    for (const missing of missingPaths(place, paths))
      this.#problems.push(missingPath(missing, node, this.document.file.name, of, line));
  }
}
