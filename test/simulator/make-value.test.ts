import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "chai";
import { PromptValues } from "../../src/simulator/prompt-values.js";
import { makeValue } from "../../src/simulator/make-value.js";
import type { Wire } from "../../src/registry.js";
import { processorTime } from "../support/processor-time.js";

const tree = {
  type: "object",
  properties: { name: { type: "string" }, children: { type: "array", items: { $ref: "#" } } },
  required: ["name", "children"],
};
const list = {
  type: "object",
  properties: { value: { type: "number" }, next: { anyOf: [{ $ref: "#" }, { type: "null" }] } },
  required: ["value", "next"],
};

describe("makeValue", () => {
  const schemas: readonly (readonly [string, Wire])[] = [
    [
      "every type",
      {
        type: "object",
        properties: Object.fromEntries(
          ["string", "integer", "number", "boolean", "null", "array", "object"].map((type) => [type, { type }]),
        ),
      },
    ],
    ["a constant", { properties: { kind: { const: "fixed" } }, required: ["kind"] }],
    ["an enum", { enum: ["red", "green"] }],
    ["an enum with null", { enum: [null, "red"] }],
    ["a nullable type", { type: ["null", "integer"] }],
    [
      "one of several forms",
      { oneOf: [{ type: "null" }, { type: "object", properties: { a: { type: "integer" } }, required: ["a"] }] },
    ],
    [
      "several forms together",
      {
        allOf: [
          { properties: { a: { type: "integer" } }, required: ["a"] },
          { properties: { b: { type: "boolean" } }, required: ["b"] },
        ],
      },
    ],
    [
      "references",
      {
        $defs: { point: { type: "object", properties: { "x/y": { type: "number" } }, required: ["x/y"] } },
        type: "array",
        items: { $ref: "#/$defs/point" },
        minItems: 2,
      },
    ],
    ["a reference to itself", tree],
    ["a list that ends with null", list],
    ["unique items", { type: "array", items: { enum: ["a", "b", "c"] }, minItems: 3, uniqueItems: true }],
    ["unique texts", { type: "array", items: { type: "string" }, minItems: 3, uniqueItems: true }],
    ["unique numbers", { type: "array", items: { type: "integer", minimum: 10 }, minItems: 3, uniqueItems: true }],
    ["an empty list", { type: "array", maxItems: 0, items: { type: "string" } }],
    ["a tuple", { type: "array", prefixItems: [{ type: "string" }, { type: "integer" }], items: false, minItems: 2 }],
    [
      "bounds",
      {
        type: "object",
        properties: {
          a: { type: "integer", minimum: 5 },
          b: { type: "integer", maximum: -3 },
          c: { type: "number", exclusiveMinimum: 0, exclusiveMaximum: 1 },
          d: { type: "integer", exclusiveMinimum: 4 },
          e: { type: "number", exclusiveMaximum: -2 },
        },
      },
    ],
    [
      "multiples",
      {
        type: "object",
        properties: {
          a: { type: "integer", multipleOf: 5, minimum: 7 },
          b: { type: "number", multipleOf: 0.5, maximum: 0.9 },
          c: { type: "integer", multipleOf: 7, maximum: 3 },
        },
      },
    ],
    [
      "lengths",
      {
        type: "object",
        properties: {
          a: { type: "string", minLength: 50 },
          b: { type: "string", maxLength: 3 },
          c: { type: "string", minLength: 1, maxLength: 1 },
        },
      },
    ],
    [
      "patterns",
      {
        type: "object",
        properties: {
          code: { type: "string", pattern: "^[A-Z]{2}\\d{2}$" },
          colour: { type: "string", pattern: "^#[0-9a-f]{6}$" },
          date: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
        },
      },
    ],
    [
      "required members without a schema",
      { type: "object", required: ["other"], additionalProperties: { type: "integer" } },
    ],
    ["anything", {}],
    [
      "a hostile name",
      JSON.parse(
        '{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"type":"integer"}},' +
          '"required":["constructor"]}',
      ) as Wire,
    ],
  ];
  for (const [name, schema] of schemas) {
    it(`satisfies ${name}`, () => {
      const ajv = new Ajv2020({ strict: false, allErrors: true });
      for (const prompt of ["", "Jane Doe has 3 cats and 4.5 dogs: “red”."]) {
        const value = makeValue(schema, new PromptValues(prompt));
        expect(ajv.validate(schema, value), `${JSON.stringify(value)} ${ajv.errorsText()}`).to.equal(true);
      }
    });
  }

  const formats: readonly (readonly [string, RegExp])[] = [
    ["date", /^\d{4}-\d{2}-\d{2}$/],
    ["date-time", /^\d{4}-\d{2}-\d{2}T[\d:]{8}Z$/],
    ["email", /^\S+@\S+\.\S+$/],
    ["uri", /^https:\/\/\S+$/],
    ["uuid", /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/],
  ];
  for (const [format, wanted] of formats) {
    it(`writes the format ${format} for any prompt`, () => {
      expect(makeValue({ type: "string", format }, new PromptValues('He said "never".'))).to.match(wanted);
    });
  }

  const suggested: readonly (readonly [string, string, Wire, unknown])[] = [
    ["a place", "What is the weather in New York today?", { city: { type: "string" } }, { city: "New York" }],
    ["a place in small letters", "weather in paris", { location: { type: "string" } }, { location: "paris" }],
    [
      "origin and destination",
      "Book a flight from Berlin to Rome",
      { from: { type: "string" }, destination: { type: "string" } },
      { from: "Berlin", destination: "Rome" },
    ],
    [
      "numbers in their order",
      "Move 3 steps, then -4.5.",
      { a: { type: "integer" }, b: { type: "number" } },
      { a: 3, b: -4.5 },
    ],
    [
      "a value given by name",
      "unit: celsius, the colour is dark blue",
      { unit: { type: "string" }, colour: { type: "string" } },
      { unit: "celsius", colour: "dark blue" },
    ],
    [
      "a number given by name",
      "There are 2 of them and the max_count is 7",
      { maxCount: { type: "integer" } },
      { maxCount: 7 },
    ],
    [
      "a person and an age",
      "My name is Ann Lee and I am 31.",
      { name: { type: "string" }, age: { type: "integer" } },
      { name: "Ann Lee", age: 31 },
    ],
    [
      "a value of an enum with signs of its own",
      "Ask gpt-4o (mini), not the others.",
      { model: { enum: ["o3-mini", "gpt-4o (mini)", "gpt-4o"] } },
      { model: "gpt-4o (mini)" },
    ],
    [
      "a value of an enum",
      "in fahrenheit please",
      { unit: { enum: ["celsius", "fahrenheit"] } },
      { unit: "fahrenheit" },
    ],
    [
      "a calculation",
      "What is 6*7?",
      { expression: { type: "string" }, result: { type: "number" } },
      { expression: "6*7", result: 42 },
    ],
    ["the question itself", "cats on the moon", { query: { type: "string" } }, { query: "cats on the moon" }],
    ["a quoted text", "Open the file “a b.txt”", { path: { type: "string" } }, { path: "a b.txt" }],
    [
      "an email address",
      "Write to ann@example.org now",
      { email: { type: "string", format: "email" } },
      { email: "ann@example.org" },
    ],
    ["a default", "Go", { unit: { type: "string", default: "metre" } }, { unit: "metre" }],
  ];
  for (const [name, prompt, properties, wanted] of suggested) {
    it(`takes from the prompt ${name}`, () =>
      expect(makeValue({ type: "object", properties }, new PromptValues(prompt))).to.deep.equal(wanted));
  }

  it("ends where a schema grows without end", () => {
    const wide = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`p${index}`, { $ref: "#" }]));
    const begun = processorTime();
    const endless = { type: "object", properties: wide, required: ["p0"] };
    for (const schema of [
      endless,
      { $ref: "#" },
      { allOf: [{ $ref: "#" }] },
      { type: "array", minItems: 100, items: { $ref: "#" } },
    ])
      makeValue(schema, new PromptValues(""));
    expect(processorTime() - begun).to.be.lessThan(6_000);
  });
});
