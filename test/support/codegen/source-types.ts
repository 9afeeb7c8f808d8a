/** Compares the types of spec files with the JSON Schemas of the language. */
import ts from "typescript";
import type { Described, PlacedSchema, SchemaFolder } from "./schema-types.js";

/** A member of a type. An interface may serve several schemas, which have its members together. */
interface Member {
  readonly isOptional: boolean;
  isKnown: boolean;
  isAlwaysRequired: boolean;
  isEverRequired: boolean;
}

/** The values at one place of the types, and those of all schemas that were met there. */
interface Values {
  readonly kinds: Set<string>;
  readonly words: Set<string>;
  readonly schemaKinds: Set<string>;
  readonly schemaWords: Set<unknown>;
  /** A schema there takes any value. */
  isAny: boolean;
}

/** Walks types and schemas side by side; differences are in words. */
export class TypeComparison {
  readonly #differences = new Set<string>();
  readonly #members = new Map<string, Member>();
  readonly #values = new Map<string, Values>();
  readonly #compared = new Map<ts.Type, Set<unknown>>();

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly schemas: SchemaFolder,
  ) {}

  finish(): readonly string[] {
    for (const [name, member] of this.#members) this.#finishMember(name, member);
    for (const [at, values] of this.#values) this.#finishValues(at, values);
    return [...this.#differences].sort();
  }

  compare(given: ts.Type, place: PlacedSchema, at: string): void {
    if (isAnyJson(given)) return;
    const parts = this.#partsOf(given);
    const described = this.schemas.describe(place);
    this.#noteValues(parts, described, at);
    for (const part of parts.filter(isObject)) {
      if (this.#isCompared(part, place.schema)) continue;
      if (this.#isList(part)) this.#compareItems(part, described, at);
      else this.#compareMembers(part, described, parts.filter(isObject).length > 1);
    }
    for (const name of described.members.keys())
      if (!parts.some((part) => this.#typeOf(part, name) !== undefined))
        this.#differences.add(`${at}: no type for the member "${name}"`);
  }

  #partsOf(given: ts.Type): readonly ts.Type[] {
    const type = this.checker.getNonNullableType(given);
    return (type.isUnion() ? type.types : [type]).filter(({ flags }) => !(flags & ABSENT));
  }

  #isCompared(type: ts.Type, schema: unknown): boolean {
    const known = this.#compared.get(type) ?? new Set();
    this.#compared.set(type, known);
    const isKnown = known.has(schema);
    known.add(schema);
    return isKnown;
  }

  #compareItems(list: ts.Type, { items }: Described, at: string): void {
    for (const type of new Set(this.checker.getTypeArguments(list as ts.TypeReference)))
      for (const item of items) this.compare(type, item, `${at}[]`);
  }

  /** `isBranch`: a value may be another object instead, and schemas do not require what makes the difference. */
  #compareMembers(part: ts.Type, described: Described, isBranch: boolean): void {
    const name = this.#nameOf(part);
    for (const symbol of part.getProperties()) this.#noteMember(`${name}.${symbol.name}`, symbol, described, isBranch);
    for (const [member, places] of described.members) {
      const type = this.#typeOf(part, member);
      const at = `${name}.${part.getProperty(member) === undefined ? "<name>" : member}`;
      if (type !== undefined) for (const place of places) this.compare(type, place, at);
    }
    const type = part.getStringIndexType();
    if (type !== undefined) for (const other of described.others) this.compare(type, other, `${name}.<name>`);
  }

  #noteMember(at: string, symbol: ts.Symbol, described: Described, isBranch: boolean): void {
    const { members, required, requiredInBranches, isClosed } = described;
    const isOptional = (symbol.flags & ts.SymbolFlags.Optional) !== 0;
    const first = { isOptional, isKnown: false, isAlwaysRequired: true, isEverRequired: false };
    const member = this.#members.get(at) ?? first;
    this.#members.set(at, member);
    const isRequired = required.has(symbol.name);
    member.isKnown ||= members.has(symbol.name) || !isClosed;
    member.isAlwaysRequired &&= isRequired;
    member.isEverRequired ||= isBranch || isRequired || requiredInBranches.has(symbol.name);
  }

  #finishMember(name: string, { isKnown, isOptional, isAlwaysRequired, isEverRequired }: Member): void {
    if (!isKnown) this.#differences.add(`${name} is in no schema`);
    else if (isOptional && isAlwaysRequired) this.#differences.add(`${name} is optional, and the schemas require it`);
    else if (!isOptional && !isEverRequired)
      this.#differences.add(`${name} is never missing, and no schema requires it`);
  }

  #noteValues(parts: readonly ts.Type[], { kinds, words, isTyped }: Described, at: string): void {
    if (parts.length === 0) return;
    const first = { kinds: new Set<string>(), words: new Set<string>(), schemaKinds: new Set<string>() };
    const values = this.#values.get(at) ?? { ...first, schemaWords: new Set(), isAny: false };
    this.#values.set(at, values);
    for (const part of parts) values.kinds.add(this.#kindOf(part));
    for (const part of parts) if (part.isStringLiteral()) values.words.add(part.value);
    if (parts.some(({ flags }) => flags & ts.TypeFlags.String)) values.words.clear();
    for (const kind of kinds) values.schemaKinds.add(kind);
    for (const word of words) values.schemaWords.add(word);
    values.isAny ||= !isTyped;
  }

  /** A type that lists words has those of the schemas; it may be any text instead. */
  #finishValues(at: string, { kinds, words, schemaKinds, schemaWords, isAny }: Values): void {
    const ofWords = [...schemaWords].map((word) => (Array.isArray(word) ? "array" : typeof word));
    const wanted = new Set([...schemaKinds, ...ofWords]);
    for (const kind of wanted) if (!kinds.has(kind)) this.#differences.add(`${at}: no type for ${kind}`);
    if (isAny) return;
    for (const kind of kinds) if (!wanted.has(kind)) this.#differences.add(`${at}: the schemas have no ${kind}`);
    if (words.size === 0) return;
    for (const word of words) if (!schemaWords.has(word)) this.#differences.add(`${at}: no schema has "${word}"`);
    for (const word of schemaWords)
      if (typeof word === "string" && !words.has(word)) this.#differences.add(`${at}: no type for "${word}"`);
  }

  #typeOf(part: ts.Type, name: string): ts.Type | undefined {
    const symbol = part.getProperty(name);
    return symbol === undefined ? part.getStringIndexType() : this.checker.getTypeOfSymbol(symbol);
  }

  #kindOf(part: ts.Type): string {
    if (part.flags & ts.TypeFlags.StringLike) return "string";
    if (part.flags & ts.TypeFlags.NumberLike) return "number";
    if (part.flags & ts.TypeFlags.BooleanLike) return "boolean";
    return this.#isList(part) ? "array" : "object";
  }

  #isList(part: ts.Type): boolean {
    return this.checker.isArrayType(part) || this.checker.isTupleType(part);
  }

  #nameOf(type: ts.Type): string {
    return this.checker.typeToString(type).slice(0, 80);
  }
}

const ABSENT = ts.TypeFlags.Undefined | ts.TypeFlags.Never;

/** A type that is any JSON is whatever a schema says. */
function isAnyJson(type: ts.Type): boolean {
  return type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Null);
}

function isObject({ flags }: ts.Type): boolean {
  return (flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
}
