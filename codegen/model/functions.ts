/** The functions that a mapping can name: those of the library, and those beside its dialect. */
import { dirname, posix, relative, sep } from "node:path";
import { snake, camel } from "./names.js";
import type { Json } from "../../src/conversion/json.js";
import type { FunctionKind, FunctionsFile, FunctionEffects } from "../load/dialect-functions.js";
import { Name } from "../print/code.js";
import * as conversation from "../../src/conversion/conversation/index.js";
import * as request from "../../src/conversion/request/index.js";
import * as results from "../../src/conversion/results/index.js";
import * as transforms from "../../src/conversion/transforms/index.js";
import { argumentCount, takesValue } from "./arguments.js";

/** A function as code calls it. */
export interface NamedFunction extends Built {
  readonly name: Name;
  /** How many of its arguments, in their order, it takes. */
  readonly takes: number;
  /** Whether specs give it a value; of functions beside a dialect only the types know. */
  readonly takesValue?: boolean;
  /** The further members of a transform, such as `holdsMedia`. */
  readonly members: readonly string[];
  readonly effects: FunctionEffects;
}

/** What a pass of the library is called with, made of its value once, when it is compiled. */
interface Built {
  readonly built?: (value: Json) => unknown;
}

type Functions = ReadonlyMap<string, NamedFunction>;
type Exports = Readonly<Record<string, object & FunctionEffects & Built>>;

const modules: Readonly<Record<FunctionKind, Exports>> = { conversation, request, results, transforms };

const library: Readonly<Record<FunctionKind, Functions>> = {
  conversation: functionsOf("conversation"),
  request: functionsOf("request"),
  results: functionsOf("results"),
  transforms: functionsOf("transforms"),
};

function functionsOf(kind: FunctionKind): Functions {
  return new Map(
    Object.entries(modules[kind]).map(([text, found]) => [
      text,
      {
        name: new Name(text, `../src/conversion/${kind}/index.js`),
        takes: argumentCount(kind, text),
        takesValue: takesValue(kind, text),
        members: Object.keys(found),
        effects: found,
        built: found.built,
      },
    ]),
  );
}

/** Names are looked up as specs write them. */
export class FunctionTable {
  constructor(private readonly own: Readonly<Partial<Record<FunctionKind, Functions>>> = {}) {}

  find(kind: FunctionKind, name: string): NamedFunction | undefined {
    return this.own[kind]?.get(camel(name)) ?? library[kind].get(camel(name));
  }

  names(kind: FunctionKind): string[] {
    return [...library[kind].keys(), ...(this.own[kind]?.keys() ?? [])].map(snake);
  }
}

/** The pass of a list that streams of answers follow in this way. */
export function passInStreams<Pass extends { readonly name: string }>(
  passes: readonly Pass[],
  way: FunctionEffects["inStreams"],
  functions: FunctionTable,
): Pass | undefined {
  return passes.find(({ name }) => functions.find("conversation", name)?.effects.inStreams === way);
}

/** The functions of the library alone. */
export const libraryFunctions = new FunctionTable();

/** The table of each folder of a dialect that has functions of its own; `out` is the folder of generated code. */
export function functionTables(files: readonly FunctionsFile[], out: string): ReadonlyMap<string, FunctionTable> {
  return new Map(
    files.map(({ name: file, path, functions }) => {
      const from = relative(out, dirname(path)).split(sep).join("/") + "/functions.js";
      const own = (kind: FunctionKind): Functions =>
        new Map(
          functions
            .filter((one) => one.kind === kind)
            .map(({ name, takes, members, effects }) => [
              name,
              { name: new Name(name, from), takes, members, effects },
            ]),
        );
      const table = new FunctionTable({
        conversation: own("conversation"),
        request: own("request"),
        results: own("results"),
        transforms: own("transforms"),
      });
      return [posix.dirname(file), table];
    }),
  );
}
