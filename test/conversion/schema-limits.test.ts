import { expect } from "chai";
import type { Json, Wire } from "../../src/conversion/json.js";
import { refusedIn, type SchemaLimits, withRefusedInWords } from "../../src/conversion/schema-limits.js";

const of = (x: Json): Wire => ({ type: "object", properties: { x } });
const matching = (pattern: Json): Wire => of({ type: "string", pattern });

type Case = readonly [name: string, limits: SchemaLimits, schema: Json, refused: readonly string[]];

const plainKeywords = ["type", "properties", "items", "description"];

const noTuples: SchemaLimits = { keywords: ["type", "properties", "items"] };
const tuple = { prefixItems: [{ type: "string" }], items: { type: "integer" } };

const cases: readonly Case[] = [
  ["everything where there are no limits", {}, of({ not: {} }), []],
  ["keywords that are listed", { keywords: plainKeywords }, of({ type: "string" }), []],
  ["no other keyword", { keywords: plainKeywords }, of({ minimum: 1, title: "t" }), ["minimum", "title"]],
  ["properties with the name of a keyword", { keywords: plainKeywords }, { properties: { minimum: {} } }, []],
  ["no keyword that is excluded", { without: ["default"] }, of({ default: 1 }), ["default"]],
  ["values that are listed", { values: { format: ["date"] } }, of({ format: "date" }), []],
  ["no other value", { values: { minItems: [0, 1] } }, of({ minItems: 2 }), ["minItems"]],
  ["no list as items where tuples are refused", noTuples, of({ items: [{}] }), ["items"]],
  ["no items after a tuple that is refused", noTuples, of(tuple), ["prefixItems", "items"]],
  ["no items at all where tuples are refused", noTuples, of({ items: false }), ["items"]],
  ["the schema of every item where tuples are refused", noTuples, of({ items: { type: "string" } }), []],
  ["lists as items where tuples are not refused", { without: ["default"] }, of({ items: [{}] }), []],
  ["a keyword whose values are not listed", { values: { format: ["date"] } }, of({ toString: "x" }), []],
];

/** Regular expressions, and whether they look ahead or behind. */
const patterns: readonly (readonly [pattern: string, looks: boolean])[] = [
  ["^[a-z]+$", false],
  ["^(?:a|b)(?<year>c)$", false],
  ["^(?!\\.)a", true],
  ["a(?=b)", true],
  ["(?<=a)b", true],
  ["(?<!a)b", true],
  ["\\(?=b", false],
  ["\\\\(?=b)", true],
  ["[(?=]", false],
  ["[\\](?=]", false],
  ["[a](?=b)", true],
  ["[(?=", false],
  ["(?=\\", true],
];

describe("refusedIn", () => {
  for (const [name, limits, schema, refused] of cases)
    it(`accepts ${name}`, () => {
      const places = refused.map((keyword) => `properties.x.${keyword}`);
      expect(refusedIn(schema, limits)).to.deep.equal(places);
    });

  for (const [pattern, looks] of patterns)
    it(`finds ${looks ? "" : "no "}lookaround in ${pattern}`, () =>
      expect(refusedIn(matching(pattern), { patterns: "without_lookaround" })).to.deep.equal(
        looks ? ["properties.x.pattern"] : [],
      ));

  it("finds lookaround before a class of millions of characters", () =>
    expect(refusedIn(matching(`(?=a)[${"a".repeat(10_000_000)}]`), { patterns: "without_lookaround" })).to.deep.equal([
      "properties.x.pattern",
    ]));

  it("reads a long class without an end once", () => {
    const begun = performance.now();
    refusedIn(matching(`(?=${"[".repeat(200_000)}\\`), { patterns: "without_lookaround" });
    expect(performance.now() - begun).to.be.below(1000);
  });

  const refused = { a: 1 };
  const nested: readonly (readonly [place: string, schema: Wire])[] = [
    ["a", refused],
    ["items.a", { items: refused }],
    ["anyOf[1].a", { anyOf: [{}, refused] }],
    ["$defs.d.a", { $defs: { d: refused } }],
    ["properties.p.properties.q.a", { properties: { p: { properties: { q: refused } } } }],
    ["then.a", { then: refused }],
    ["dependentSchemas.p.a", { dependentSchemas: { p: refused } }],
  ];
  for (const [place, schema] of nested)
    it(`gives the place ${place}`, () => expect(refusedIn(schema, { without: ["a"] })).to.deep.equal([place]));

  it("gives a place whose names contain signs of places", () => {
    const [place] = refusedIn({ properties: { "p.q[0]": refused } }, { without: ["a"] });
    expect(place?.split(".")).to.have.length(3);
  });

  it("looks at nothing but schemas", () => {
    expect(refusedIn({ const: { a: 1 }, enum: [{ a: 1 }] }, { without: ["a"] })).to.deep.equal([]);
  });
});

describe("withRefusedInWords", () => {
  const limits: SchemaLimits = { without: ["minimum", "maximum", "prefixItems"] };
  const described: readonly (readonly [name: string, schema: Json, wanted: Json])[] = [
    ["a schema within the limits", of({ type: "string" }), of({ type: "string" })],
    [
      "conditions in a description",
      { type: "integer", minimum: 1, maximum: 9 },
      { type: "integer", description: "{minimum: 1, maximum: 9}" },
    ],
    [
      "conditions after the description",
      of({ type: "integer", minimum: 1, description: "An age." }),
      of({ type: "integer", description: "An age.\n\n{minimum: 1}" }),
    ],
    ["a schema of any value", of(true), of(true)],
    [
      "a tuple in a description",
      of({ type: "array", prefixItems: [{ type: "string" }], items: false }),
      of({ type: "array", description: '{prefixItems: [{"type":"string"}], items: false}' }),
    ],
  ];
  for (const [name, schema, wanted] of described)
    it(`returns ${name}`, () => expect(withRefusedInWords(schema, limits)).to.deep.equal(wanted));

  it("writes a condition once, however deep it is", () => {
    const refusing: SchemaLimits = { without: ["contains", "prefixItems"] };
    for (const nested of [(one: Json): Json => ({ contains: one }), (one: Json): Json => ({ prefixItems: [one] })]) {
      const deep = Array.from({ length: 40 }).reduce<Json>((one) => nested(one), { type: "string" });
      const before = JSON.stringify(deep).length;
      expect(JSON.stringify(withRefusedInWords(deep, refusing)).length).to.be.below(2 * before);
    }
  });
});
