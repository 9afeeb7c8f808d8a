import { expect } from "chai";
import { interpolate, referencedVariable, shieldReferences, unshieldReferences } from "../../src/config/interpolate.js";

const environment = { NAME: "value", EMPTY: "", TRICKY: "${NAME}: {a}" };

describe("interpolate", () => {
  const cases: [string, string, object][] = [
    ["text without references stays", "plain $NAME {x}", { text: "plain $NAME {x}" }],
    ["a variable is read", "a ${NAME} b ${NAME}", { text: "a value b value" }],
    ["a default stands in for an unset variable", "${UNSET:-other}", { text: "other" }],
    ["a default stands in for an empty variable", "${EMPTY:-other}", { text: "other" }],
    ["a default may be empty", "${UNSET:-}", { text: "" }],
    ["a set variable takes precedence over the default", "${NAME:-other}", { text: "value" }],
    ["an empty variable without a default is empty", "[${EMPTY}]", { text: "[]" }],
    ["a value is not read again", "${TRICKY}", { text: "${NAME}: {a}" }],
    ["an unset variable is reported by name", "${NAME} ${UNSET}", { missing: "UNSET" }],
    ["a member of every object is no variable", "${constructor}", { missing: "constructor" }],
    ["a reference of another form is malformed", "${NAME-x}", { malformed: "${NAME-x}" }],
    ["an unfinished reference is malformed", "${NAME", { malformed: "${NAME" }],
  ];
  for (const [name, given, wanted] of cases) {
    it(name, () => expect(interpolate(given, environment)).to.deep.equal(wanted));
  }
});

describe("referencedVariable", () => {
  it("gives the name of a lone reference", () => expect(referencedVariable("${NAME}")).to.equal("NAME"));
  it("gives nothing for a reference with a default", () =>
    expect(referencedVariable("${NAME:-x}")).to.equal(undefined));
  it("gives nothing for a reference among text", () =>
    expect(referencedVariable("Bearer ${NAME}")).to.equal(undefined));
});

describe("shieldReferences", () => {
  const given = "{ token: ${NAME:-a: {b, [c] #d}, other: [1] }";

  it("moves nothing", () => expect(shieldReferences(given)).to.have.lengthOf(given.length));
  it("hides characters that YAML would act on", () =>
    expect(shieldReferences("${NAME:-a, [b] #c}")).not.to.match(/[{}[\],:#]/));
  it("is undone in a value", () => expect(unshieldReferences(shieldReferences(given))).to.equal(given));
});
