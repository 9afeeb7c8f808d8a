import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "chai";
import { Examples } from "../../../codegen/load/examples.js";
import type { Schema } from "../../../codegen/load/language-schema.js";
import { languageFolder } from "../../support/codegen/spec-tree.js";

const names = readdirSync(languageFolder).filter((name) => name.endsWith(".json"));
const files = new Map(
  names.map((name): [string, Schema] => [name, JSON.parse(readFileSync(join(languageFolder, name), "utf8"))]),
);

/** The files with the keys that maintainers of dialects, profiles and presets write. */
const ofSpecs = [
  "mapping.json",
  "mapping-lines.json",
  "mapping-stream.json",
  "error-shapes.json",
  "passes.json",
  "dialect.json",
  "profile.json",
  "provider.json",
];

interface Key {
  readonly path: string;
  readonly schema: Schema & { readonly not?: unknown };
}

/** Every key that a schema describes; one that is forbidden beside another has nothing to show. */
function keysIn(value: unknown, path: string): Key[] {
  if (typeof value !== "object" || value === null) return [];
  const { properties = {} } = value as Schema;
  const own = Object.entries(Array.isArray(value) ? {} : properties).flatMap(([key, schema]): Key[] => {
    const isKey = typeof schema === "object" && ("description" in schema || "$ref" in schema);
    return isKey && !("not" in schema) ? [{ path: `${path}/${key}`, schema }] : [];
  });
  const inside = Object.entries(value).filter(([key]) => key !== "examples");
  return [...own, ...inside.flatMap(([key, member]) => keysIn(member, `${path}/${key}`))];
}

/** The examples of a key, or those of the definition that it refers to. */
function examplesOf({ path, schema }: Key): Schema["examples"] {
  const [file = "", definition = ""] = (schema.$ref ?? "").split("#/$defs/");
  const referred = files.get(file === "" ? (path.split("/")[0] ?? "") : file);
  return schema.examples ?? referred?.$defs?.[definition]?.examples ?? [];
}

describe("examples of the keys of specs", () => {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, inlineRefs: false });
  for (const [name, schema] of files) ajv.addSchema(schema, name);
  const keys = ofSpecs.flatMap((name) => keysIn(files.get(name), name));

  it("are there for each key", () => {
    expect(keys.length).to.be.greaterThan(200);
    const without = keys.filter((key) => examplesOf(key)?.length === 0);
    expect(without.map(({ path }) => path)).to.deep.equal([]);
  });

  for (const one of keys)
    it(`are allowed for ${one.path}`, () => {
      const [file = "", ...segments] = one.path.split("/");
      const key = segments.pop() ?? "";
      const pointer = [...segments, "properties", key].map((segment) => segment.replace(/~/g, "~0"));
      const { $ref = "" } = one.schema;
      // References inside of a whole file start from that file.
      const whole = files.has($ref) ? ajv.getSchema($ref) : undefined;
      const validate = whole ?? ajv.compile({ $ref: `${file}#/${pointer.join("/")}` });
      const [example] = examplesOf(one) ?? [];
      expect(validate(example), ajv.errorsText(validate.errors)).to.equal(true);
    });

  it("are found at the place of a key, also behind references, choices and names that a file chooses", () => {
    const examples = new Examples(files);
    expect(examples.find("mapping", ["request", "fields", "seed", "clamp"])).to.deep.equal([0, 1]);
    expect(examples.find("mapping", ["stream", "read", "cases", "text", "discriminator"])).to.be.a("string");
    expect(examples.find("mapping", ["request", "fields", "seed"])).to.equal(undefined);
  });
});
