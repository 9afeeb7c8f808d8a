/** The members and statements of an object that a writer makes. */
import { eachOf, inside, linesThatShare, mediaOf, type LineOf } from "../model/line.js";
import type { Match } from "../load/sources/mapping-lines.js";
import type { Placed } from "../load/spec-file.js";
import { uncoveredBy, writtenAs, writtenForms } from "../model/forms-in-use.js";
import type { Form, Line, Mapping, RecordRule } from "../model/mapping.js";
import type { Json } from "../../src/conversion/json.js";
import { code, joined, lines, madeOf, type Code, Name, type Piece } from "../print/code.js";
import { allOf, matchRecord } from "./conditions.js";
import { hasPlaces, unitOf } from "./keys.js";
import { locals } from "./locals.js";
import { ObjectTree } from "./object-tree.js";
import { writer } from "./own-names.js";
import { transformNamed } from "./passes.js";
import { citations, content } from "./runtime.js";
import { camel } from "../model/names.js";
import { lastArgument, literal, quote } from "./text.js";
import { writeItems } from "./write-among.js";
import { reportAbsent, reportDropped } from "./write-report.js";
import { writeValue } from "./write-value.js";

const { loss } = locals;

/** Members and statements of one object: what its lines write, and reports of what they cannot write. */
export class Filling {
  readonly tree = new ObjectTree();
  readonly statements: Piece[] = [];

  constructor(private readonly mapping: Mapping) {}

  fill(lines: readonly Line[], record: Piece): void {
    for (const line of lines) this.#fillLine(line, lines, record);
  }

  #fillLine(line: Line, lines: readonly Line[], record: Piece): void {
    const as = writtenAs(line);
    if (as === "loss") this.statements.push(madeOf(line, reportAbsent(record, line)));
    if (as !== "place") return;
    const value = this.#valueOf(line, record);
    const at = line.at[0];
    if (line.kind === "inline") this.#fillInline(line, line.record, value, record);
    else if (at === undefined) return;
    else if (line.kind === "shared") this.#setShared(at, line, lines, record);
    else if (line.kind === "together") this.#setTogether(line, value, record);
    else {
      this.tree.set(at, writeValue(line, value, record, this.mapping), { constant: line.default !== undefined });
      this.setMedia(line, value);
    }
  }

  #valueOf(line: Line, record: Piece): Piece {
    return hasPlaces(eachOf(line), this.mapping)
      ? code`${citations.placedInPart}(${record}${lastArgument(unitOf(eachOf(line), this.mapping))})`
      : code`${record}.${line.concept}`;
  }

  /** A list that several lines share is written with the first of them. */
  #setShared(at: string, line: Line, lines: readonly Line[], record: Piece): void {
    const sharing = linesThatShare(lines).filter((other) => other.at[0] === at);
    if (line === sharing[0]) this.tree.set(at, writeItems(sharing, record, this.mapping));
  }

  /** A value that several places hold together is computed once. */
  #setTogether(line: LineOf<"together">, value: Piece, record: Piece): void {
    const { concept, transform, at } = line;
    const values = `${camel(concept)}Values`;
    const written = code`${transformNamed(this.mapping, transform)}.write(${value}, ${loss}, ${record})`;
    this.statements.push(madeOf(line, code`const ${values} = ${written};`));
    for (const [index, path] of at.entries()) this.tree.set(path, madeOf(line, `${values}[${index}]`));
  }

  /** Media that are written apart from the text they belong to. */
  setMedia(line: Line, value: Piece): void {
    const media = mediaOf(line);
    if (media === undefined) return;
    const writePart = code`(inside) => ${writer(this.mapping, "Part")}(inside, ${quote(media.content)}, ${loss})`;
    const written = code`${content.writeContent}(${content.mediaOf}(${value}), false, ${writePart})`;
    this.tree.set(media.at, madeOf(line, written));
  }

  #fillInline(line: Line, name: string, value: Piece, outer: Piece): void {
    const rule = this.mapping.records.get(name);
    const [only, ...others] = rule === undefined ? [] : writtenForms(rule);
    if (rule === undefined || only === undefined) return;
    const record = new Name(camel(line.concept));
    this.statements.push(madeOf(line, code`const ${record} = ${value} ?? {};`));
    // What a transform made of a member was not read from an object of its own.
    const lose = reportDropped(outer, line.concept, value, undefined);
    if (others.length > 0 || !hasNoConditions(only)) return this.#fillChoice(rule, record, value, lose);
    this.fill(only.lines, record);
    this.statements.push(...uncoveredOf(only, rule, this.mapping).map((lost) => reportAbsent(record, lost)));
  }

  /** Several forms among the members around them: each member is that of the form that can hold the record. */
  #fillChoice(rule: RecordRule, name: Name, value: Piece, lose: Code): void {
    const forms = writtenForms(rule);
    // The members of a form without conditions are written whatever the record is, and what it lacks is lost then.
    const isOpen = forms.some(({ concepts }) => Object.keys(concepts).length === 0);
    const said = new Map<string, Code[]>();
    const choices = new Map<string, Code[]>();
    const add = (path: string, test: Piece, expression: Piece): void =>
      void choices.set(path, [...(choices.get(path) ?? []), code`${test} ? ${expression}`]);
    const tests: Code[] = [];
    const others = new Map<string, Piece>();
    for (const form of forms) {
      const own = allOf(matchRecord(form.concepts, name));
      const test = own ?? code`${value} !== undefined`;
      if (own !== undefined) tests.push(own);
      for (const [path, constant] of constantsOf(form)) add(path, test, constant);
      for (const line of form.lines) {
        const at = line.at[0];
        if (at === undefined || line.readOnly || line.kind === "implicit") continue;
        const written = writeValue(line, code`${name}.${line.concept}`, name, this.mapping);
        // Of no record this makes nothing, so that it needs no test.
        if (own === undefined && form === forms.at(-1) && line.default === undefined) others.set(at, written);
        else add(at, test, written);
      }
      const lost = [
        ...withoutPlace(form),
        ...(isOpen === (own === undefined) ? uncoveredOf(form, rule, this.mapping) : []),
      ];
      this.statements.push(...(own === undefined ? reportsBut(said, lost, name) : reportsOf(lost, own, name)));
      if (own === undefined) continue;
      for (const concept of answeredBy(form)) said.set(concept, [...(said.get(concept) ?? []), own]);
    }
    // Any record fits a form without conditions, and forms for all meanings of a word.
    if (tests.length === forms.length && !isForEveryWord(forms, rule, this.mapping))
      this.statements.push(code`if (${value} !== undefined && !(${joined(tests, " || ")})) ${lose};`);
    for (const path of new Set([...choices.keys(), ...others.keys()]))
      this.tree.set(path, joined([...(choices.get(path) ?? []), others.get(path) ?? "undefined"], " : "));
  }

  /** The members that distinguish an item or a part from others, and its constants. */
  setConstants(node: Constants): void {
    for (const [path, value] of constantsOf(node)) this.tree.set(path, value, { constant: true });
  }
}

/** A node with constants of an object. */
type Constants = Placed & Pick<Form, "when" | "constants">;

function constantsOf(node: Constants): [path: string, value: Code][] {
  return [
    ...constantWords(node.when).map(([path, word]): [string, Code] => [path, constantIn(node, "when", path, word)]),
    ...Object.entries(node.constants).map(([path, value]): [string, Code] => [
      path,
      constantIn(node, "const", path, value),
    ]),
  ];
}

function constantIn(node: Constants, key: string, path: string, value: Json): Code {
  return madeOf(inside(node, key, path), literal(value));
}

/** A concept that a form does not write. */
type Lost = Parameters<typeof reportAbsent>[1];

/** The lines of a form that have no place. */
function withoutPlace({ lines: given }: Form): readonly Lost[] {
  return given.filter(({ kind, at, readOnly }) => kind !== "implicit" && (at.length === 0 || readOnly));
}

/** The concepts of a record that a form has no line for. Without a form these are all of them. */
function uncoveredOf(form: Form, rule: RecordRule, { vocabulary }: Mapping): readonly Lost[] {
  const fields = vocabulary.records.get(rule.is)?.fields ?? [];
  return form.implicit ? [] : uncoveredBy(form, fields).map((field) => ({ concept: field.name, field }));
}

/** Concepts that a form says by itself or has a line for. */
function answeredBy(form: Form): ReadonlySet<string> {
  return new Set([...Object.keys(form.concepts), ...form.lines.map(({ concept }) => concept)]);
}

/** Reports of what is lost where a form is the form of the record. No record has nothing to report. */
function reportsOf(lost: readonly Lost[], test: Code | undefined, name: Name): Code[] {
  const reports = lost.map((one) => reportAbsent(name, one));
  if (test === undefined || reports.length === 0) return reports;
  return [reports.length === 1 ? code`if (${test}) ${reports[0] ?? ""}` : code`if (${test}) {\n${lines(reports)}\n}`];
}

/** The same of a form without conditions: what earlier forms answer is not lost there. */
function reportsBut(said: ReadonlyMap<string, readonly Code[]>, lost: readonly Lost[], name: Name): Code[] {
  return lost.flatMap((one) => {
    const tests = said.get(one.concept);
    return reportsOf([one], tests && code`!(${joined(tests, " || ")})`, name);
  });
}

/** Whether each form is for one meaning of a word that every record has, and none is missing. */
function isForEveryWord(forms: readonly Form[], rule: RecordRule, { vocabulary }: Mapping): boolean {
  const [name = "", ...others] = new Set(forms.flatMap(({ concepts }) => Object.keys(concepts)));
  const field = vocabulary.records.get(rule.is)?.fields.find((one) => one.name === name);
  if (others.length > 0 || field?.required !== true || field.type.kind !== "enum") return false;
  const words = new Set(forms.map(({ concepts }) => concepts[name]));
  return (vocabulary.enums.get(field.type.name) ?? []).every((meaning) => words.has(meaning.name));
}

/** Whether a form is its lines alone. */
function hasNoConditions({ when, constants, concepts }: Form): boolean {
  return [when, constants, concepts].every((given) => Object.keys(given).length === 0);
}

/** The members of a match that are written: the first of its words, or yes or no. */
function constantWords(when: Match): [path: string, word: string | boolean][] {
  return Object.entries(when).flatMap(([path, wanted]): [string, string | boolean][] => {
    const word: unknown = Array.isArray(wanted) ? wanted[0] : wanted;
    if (typeof word === "boolean") return [[path, word]];
    return typeof word === "string" && word !== "absent" && word !== "present" ? [[path, word]] : [];
  });
}
