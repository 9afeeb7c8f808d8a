/** Every event of the recorded streams against the schema that `/openapi.json` has for it. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { expect } from "chai";
import { dialects, routes } from "../../src/registry.js";
import { CHECKOUT } from "../support/checkout.js";

interface Content {
  readonly schema: { readonly $ref: string };
}

interface Description {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<
        Record<
          string,
          { readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Content>> }>> }
        >
      >
    >
  >;
}

const FIXTURES = join(CHECKOUT, "test/fixtures");
const description = JSON.parse(readFileSync(join(CHECKOUT, "generated/openapi.json"), "utf8")) as Description;
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true }).addSchema(description, "api");

/** The schema of the events of a dialect, if it has streams. */
function eventsOf(dialect: string): ValidateFunction | undefined {
  for (const { path, method } of routes.filter((route) => route.dialect === dialect)) {
    const content = description.paths[path]?.[method.toLowerCase()]?.responses["200"]?.content ?? {};
    const stream = Object.entries(content).find(([type]) => type !== "application/json")?.[1];
    if (stream !== undefined) return ajv.compile({ $ref: `api${stream.schema.$ref}` });
  }
  return undefined;
}

/** The events of a recorded stream that are objects: some dialects end with a bare word. */
function recordedEvents(folder: string): object[] {
  const file = join(FIXTURES, folder, "answer.sse");
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.replace(/^data: ?/, ""))
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as object);
}

describe("the description of streams", () => {
  const folders = readdirSync(FIXTURES).filter((name) => recordedEvents(name).length > 0);

  for (const dialect of [...dialects.keys()].filter((name) => folders.includes(name)))
    it(`has the events of ${dialect}`, () => {
      const validate = eventsOf(dialect) ?? expect.fail(`${dialect} has no described stream`);
      const pairs = [...dialects.keys()].map((other) => `${dialect}-${other}`);
      const events = [dialect, ...pairs].filter((name) => folders.includes(name)).flatMap(recordedEvents);
      expect(events.length).to.be.greaterThan(20);
      for (const event of events)
        expect(validate(event), `${JSON.stringify(event)}: ${ajv.errorsText(validate.errors)}`).to.equal(true);
    });
});
