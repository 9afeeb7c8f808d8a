/** JSON Schemas of a folder, each with what all its branches say of a value. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly pattern?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly then?: Schema;
  readonly else?: Schema;
  readonly not?: Schema;
  readonly "x-renamed"?: unknown;
  readonly $defs?: Readonly<Record<string, Schema>>;
}

/** What a schema says of a value, with all its branches. */
export interface Described {
  readonly kinds: Set<string>;
  readonly words: Set<unknown>;
  readonly members: Map<string, PlacedSchema[]>;
  /** What every value has, and what those of some branches have. */
  readonly required: Set<string>;
  readonly requiredInBranches: Set<string>;
  /** It names the kinds or the words of all values. */
  isTyped: boolean;
  /** Other members are refused. */
  isClosed: boolean;
  readonly others: PlacedSchema[];
  readonly items: PlacedSchema[];
}

/** A schema, and the file whose definitions it refers to. */
export interface PlacedSchema {
  readonly schema: Schema;
  readonly file: string;
}

/** The schemas of a folder by the names of their files. */
export class SchemaFolder {
  readonly #files = new Map<string, Schema>();

  constructor(private readonly folder: string) {}

  root(file: string): PlacedSchema {
    const known = this.#files.get(file);
    const schema: Schema = known ?? JSON.parse(readFileSync(join(this.folder, file), "utf8"));
    this.#files.set(file, schema);
    return { schema, file };
  }

  describe(place: PlacedSchema): Described {
    const described: Described = {
      kinds: new Set(),
      words: new Set(),
      members: new Map(),
      required: new Set(),
      requiredInBranches: new Set(),
      isTyped: false,
      isClosed: false,
      others: [],
      items: [],
    };
    this.#add(place, described, true);
    return described;
  }

  #add({ schema, file }: PlacedSchema, into: Described, isCertain: boolean): void {
    if (schema.$ref !== undefined) this.#add(this.#referred(schema.$ref, file), into, isCertain);
    for (const kind of [schema.type ?? []].flat()) into.kinds.add(kind === "integer" ? "number" : kind);
    into.isTyped ||= isCertain && ("type" in schema || "enum" in schema || "const" in schema);
    for (const word of [...wordsIn(schema), ...(schema.enum ?? []), ...("const" in schema ? [schema.const] : [])])
      into.words.add(word);
    for (const [name, member] of Object.entries(schema.properties ?? {}))
      if (!isFormer(member)) into.members.set(name, [...(into.members.get(name) ?? []), { schema: member, file }]);
    for (const name of schema.required ?? []) (isCertain ? into.required : into.requiredInBranches).add(name);
    into.isClosed ||= schema.additionalProperties === false;
    for (const other of [...Object.values(schema.patternProperties ?? {}), schema.additionalProperties])
      if (typeof other === "object") into.others.push({ schema: other, file });
    for (const item of [...(schema.prefixItems ?? []), schema.items])
      if (typeof item === "object") into.items.push({ schema: item, file });
    for (const part of schema.allOf ?? []) this.#add({ schema: part, file }, into, isCertain);
    for (const branch of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), schema.then, schema.else])
      if (branch !== undefined) this.#add({ schema: branch, file }, into, false);
  }

  #referred(reference: string, file: string): PlacedSchema {
    const [path = "", pointer = ""] = reference.split("#");
    const root = this.root(path === "" ? file : path);
    const schema = pointer
      .split("/")
      .filter((step) => step !== "")
      .reduce<Schema>((node, step) => Reflect.get(node, step), root.schema);
    return { schema, file: root.file };
  }
}

/** A pattern may be a choice of words. */
function wordsIn({ pattern = "" }: Schema): readonly string[] {
  return /^\^\(\?:([a-z|]+)\)\$$/.exec(pattern)?.[1]?.split("|") ?? [];
}

/** A former key, which is refused. */
function isFormer(schema: Schema): boolean {
  return "x-renamed" in schema || "x-former" in schema;
}
