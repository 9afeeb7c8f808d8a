import { pascal } from "../model/names.js";

/** Names of what is outside of the functions of validators: after the schemas of the document, where ajv counts. */
import { unused } from "./text.js";

const VALIDATOR = /\bfunction (validate\d+)\(/;

/** The constants that ajv writes, each on a line of its own. */
const CONSTANT = /^const ((?:schema|func|wrapper|pattern)\d+) = (.*);$/gm;

const HELPER = /^require\("ajv\/dist\/runtime\/(\w+)"\)\.default$/;
const LATER = /^\{validate: (validate\d+)\}$/;

export class GlobalNames {
  /** Of the schemas of a document, by schema. */
  readonly #schemas: ReadonlyMap<unknown, string>;
  readonly #validators = new Map<string, string>();

  constructor(components: { readonly schemas?: object }) {
    this.#schemas = new Map(Object.entries(components.schemas ?? {}).map(([name, schema]) => [schema, pascal(name)]));
  }

  /** Notes which schema a validator is of. */
  note(code: string, schema: unknown): string {
    const [, validator = ""] = VALIDATOR.exec(code) ?? [];
    this.#validators.set(validator, `check${this.#schemas.get(schema) ?? "Inner"}`);
    return code;
  }

  /** The new names in a code by those that ajv gave. */
  in(code: string): Map<string, string> {
    const names = new Map<string, string>();
    const give = (former: string, name: string) => names.set(former, unused(name, new Set(names.values())));
    for (const [former, name] of this.#validators) give(former, name);
    for (const [, former = "", value = ""] of code.matchAll(CONSTANT))
      give(former, this.#nameOf(value, names) ?? former);
    return names;
  }

  #nameOf(value: string, names: ReadonlyMap<string, string>): string | undefined {
    if (value === "Object.prototype.hasOwnProperty") return "hasOwn";
    const [, helper] = HELPER.exec(value) ?? [];
    if (helper !== undefined) return helper;
    const [, later = ""] = LATER.exec(value) ?? [];
    if (later !== "") return `${names.get(later) ?? later}Later`;
    const [, schema = "Inner"] = [...this.#schemas].find(([one]) => JSON.stringify(one) === value) ?? [];
    return value.startsWith("{") ? `schema${schema}` : undefined;
  }
}
