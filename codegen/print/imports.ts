/** The imports of a module, from the names that its code uses. */
import { posix } from "node:path";
import { StructureKind, type ImportDeclarationStructure } from "ts-morph";
import type { Name } from "./code.js";

/** One declaration for each module that is named, in the order of their addresses. */
export function importsOf(names: readonly Name[], path: string): ImportDeclarationStructure[] {
  const self = path.replace(/\.ts$/, ".js");
  const foreign = new Map<string, Name[]>();
  for (const name of names) {
    if (name.from === undefined || name.from === self) continue;
    const address = addressOf(name.from, path);
    const known = foreign.get(address) ?? [];
    if (!known.some((other) => other.equals(name))) foreign.set(address, [...known, name]);
  }
  return [...foreign]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([address, imported]) => importOf(address, imported));
}

/** Both are relative to the folder of the code, which may be deeper than the folder that the compiler runs in. */
function addressOf(from: string, path: string): string {
  const up = from.startsWith("../") ? "../".repeat(path.split("/").length - 1) : undefined;
  const address = up === undefined ? posix.relative(posix.dirname(path), from) : `${up}${from}`;
  return address.startsWith(".") ? address : `./${address}`;
}

function importOf(moduleSpecifier: string, names: readonly Name[]): ImportDeclarationStructure {
  const [first] = names;
  const kind = StructureKind.ImportDeclaration as const;
  if (first?.kind === "namespace" || first?.kind === "type namespace")
    return { kind, moduleSpecifier, namespaceImport: first.text, isTypeOnly: first.kind === "type namespace" };
  const values = textsOf(names, "value").map((name) => ({ name }));
  const types = textsOf(names, "type").map((name) => ({ name, isTypeOnly: values.length > 0 }));
  return { kind, moduleSpecifier, isTypeOnly: values.length === 0, namedImports: [...values, ...types] };
}

function textsOf(names: readonly Name[], kind: Name["kind"]): string[] {
  return names.flatMap((name) => (name.kind === kind ? [name.text] : [])).sort();
}
