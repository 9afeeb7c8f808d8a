/** What a generated module declares. */
import { posix } from "node:path";
import type { Placed } from "../load/spec-file.js";
import { code, codeOf, joined, lines, madeOf, Name, type Code, type Piece } from "./code.js";

export interface Declared {
  readonly name: string | Name;
  readonly isExported?: boolean;
  /** The text of its doc comment. */
  readonly docs?: string | undefined;
}

export interface Constant extends Declared {
  readonly kind: "constant";
  readonly type?: Piece;
  readonly value: Piece;
}

export interface Parameter {
  readonly name: Name;
  readonly type?: Piece | undefined;
  readonly isOptional?: boolean;
  readonly default?: Piece | undefined;
}

export interface FunctionDeclaration extends Declared {
  readonly kind: "function";
  readonly parameters: readonly Parameter[];
  readonly result: Piece;
  readonly body: readonly Piece[];
}

export interface Member {
  readonly name: string;
  readonly type: Piece;
  readonly docs?: string;
  readonly isOptional?: boolean;
  readonly isReadonly?: boolean;
}

export interface InterfaceDeclaration extends Declared {
  readonly kind: "interface";
  readonly members: readonly Member[];
}

export interface TypeAlias extends Declared {
  readonly kind: "type";
  readonly type: Piece;
}

/** Names of another module that are exported here too. */
export interface ExportFrom {
  readonly kind: "export";
  readonly names: readonly string[];
  readonly from: string;
}

export type Declaration = Constant | FunctionDeclaration | InterfaceDeclaration | TypeAlias | ExportFrom;

/** A declaration that is made of a node of a spec. */
interface Made {
  readonly node?: Placed | undefined;
}

export function constant({ node, ...declared }: Omit<Constant, "kind"> & Made): Constant {
  return { kind: "constant", ...declared, value: madeOf(node, declared.value) };
}

export function functionOf({ node, ...declared }: Omit<FunctionDeclaration, "kind"> & Made): FunctionDeclaration {
  return { kind: "function", ...declared, body: [madeOf(node, lines(declared.body))] };
}

/** The parameters of a function; those that its body does not use have an underscore before their names. */
export function markUnused(parameters: readonly Parameter[], body: Code): readonly Parameter[] {
  return parameters.map((parameter) =>
    body.uses(parameter.name) ? parameter : { ...parameter, name: new Name(`_${parameter.name.text}`) },
  );
}

/** A function as an expression; parameters behind the last one that it uses are left out. */
export function arrow(names: readonly Name[], body: Code): Code {
  const used = names.slice(0, names.findLastIndex((name) => body.uses(name)) + 1);
  const marked = markUnused(
    used.map((name) => ({ name })),
    body,
  );
  return code`(${joined(marked.map(({ name }) => name))}) => ${body}`;
}

/** The modules that declarations import from or export again, below generated/. */
export function modulesUsed(declarations: readonly Declaration[], path: string): ReadonlySet<string> {
  const used = declarations.flatMap((declaration): (string | undefined)[] =>
    declaration.kind === "export"
      ? [posix.join(posix.dirname(path), declaration.from)]
      : codeOfDeclaration(declaration).names.map(({ from }) => from),
  );
  return new Set(used.flatMap((from) => (from === undefined ? [] : [from.replace(/\.js$/, ".ts")])));
}

/** All that a declaration is made of, for the names in it. */
export function codeOfDeclaration(declaration: Declaration): Code {
  switch (declaration.kind) {
    case "constant":
      return codeOf(declaration.type ?? "", declaration.value);
    case "function":
      return codeOf(
        ...declaration.parameters.flatMap(({ type = "", default: fallback = "" }) => [type, fallback]),
        declaration.result,
        ...declaration.body,
      );
    case "interface":
      return codeOf(...declaration.members.map(({ type }) => type));
    case "type":
      return codeOf(declaration.type);
    case "export":
      return codeOf();
  }
}
