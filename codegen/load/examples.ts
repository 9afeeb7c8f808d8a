/** The example of a key: a value as it is written, which the JSON Schemas of the language have beside its meaning. */
import type { Json } from "../../src/conversion/json.js";
import type { Schema } from "./language-schema.js";
import type { Pointer } from "./pointer.js";

/** Paths on the wire. */
const PATH = /\$defs\/(?:path|answerPath|selector)s?$/;

/** A schema, and the file that its references start from. */
interface Node {
  readonly file: string;
  readonly schema: Schema;
}

export class Examples {
  constructor(private readonly files: ReadonlyMap<string, Schema>) {}

  /** The first example of the key at a place of a file of this kind: a path of one dialect says nothing to others. */
  find(kind: string, pointer: Pointer): Json | undefined {
    const schemas = this.at(kind, pointer);
    const example = schemas.find(({ examples }) => examples !== undefined)?.examples?.[0];
    const isPath = example !== undefined && schemas.some(({ $ref = "" }) => PATH.test($ref));
    return isPath ? "<path>" : example;
  }

  /** The schemas of the key at a place, its own before those that it refers to. */
  at(kind: string, pointer: Pointer): readonly Schema[] {
    const schema = this.files.get(`${kind}.json`);
    let nodes: readonly Node[] = schema === undefined ? [] : [{ file: `${kind}.json`, schema }];
    let isKey = false;
    for (const name of pointer.map(String)) {
      const all = this.#all(nodes);
      const known = all.flatMap((node) => memberOf(node, name));
      isKey = known.length > 0;
      nodes = isKey ? known : all.flatMap((node) => otherOf(node, name));
    }
    return isKey ? this.#all(nodes).map((node) => node.schema) : [];
  }

  /** Schemas with all that say more about the same value. */
  #all(nodes: readonly Node[]): Node[] {
    const found = new Map<Schema, Node>();
    const add = ({ file, schema }: Node): void => {
      if (found.has(schema)) return;
      found.set(schema, { file, schema });
      const { $ref, allOf = [], anyOf = [], oneOf = [] } = schema;
      if ($ref !== undefined) for (const node of this.#referred(file, $ref)) add(node);
      const branches = [...allOf, ...anyOf, ...oneOf, schema.then ?? [], schema.else ?? []].flat();
      for (const branch of branches) add({ file, schema: branch });
    };
    for (const node of nodes) add(node);
    return [...found.values()];
  }

  #referred(from: string, reference: string): Node[] {
    const [name = "", definition] = reference.split("#/$defs/");
    const file = name === "" ? from : name;
    const whole = this.files.get(file);
    const schema = definition === undefined ? whole : whole?.$defs?.[definition];
    return schema === undefined ? [] : [{ file, schema }];
  }
}

function memberOf({ file, schema }: Node, name: string): Node[] {
  const { properties = {} } = schema;
  const member = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return member === undefined ? [] : [{ file, schema: member }];
}

/** A member by a name that the file chooses, or an item of a list. */
function otherOf({ file, schema }: Node, name: string): Node[] {
  const inside = /^\d+$/.test(name) && schema.items !== undefined ? schema.items : schema.additionalProperties;
  return typeof inside === "object" ? [{ file, schema: inside }] : [];
}
