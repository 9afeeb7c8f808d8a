import { expect } from "chai";
import { ConversionError } from "../../src/conversion/conversion-error.js";
import type { AnyDialect } from "../../src/conversion/dialect.js";
import { accepts, checkRules, fitRules, type Rule } from "../../src/conversion/rules.js";
import { lossOf, originAt } from "../support/origins.js";

const message = "no";
const paths = { "request.length": ["long", "seconds"], "request.words": ["text"] };
const dialect = { paths, places: { requestModel: ["model"] } } as unknown as AnyDialect;
const origin = originAt("", "request");

const check = (rule: Partial<Rule>, request: object, body = {}) =>
  checkRules(
    [{ concept: "length", when: [], message, ...rule }],
    { origin: { from: body, form: "request" }, ...request },
    body,
    dialect,
    "invalid_request",
  );

describe("the values that a rule accepts", () => {
  for (const [name, rule, yes, no] of [
    ["values", { values: ["a", 1] }, ["a", 1], ["b", "1", {}]],
    ["nothing", { values: [] }, [], ["a", {}, [1]]],
    ["bounds", { least: 4, most: 8 }, [4, 8, 5.5], [3, 9, "5", [5]]],
    ["a value with bounds", { least: 4, most: 8, or: [-1] }, [-1, 4], [0, -2]],
    ["steps", { least: 29, most: 289, step: { from: 25, by: 4 } }, [29, 33, 289], [25, 30, 293]],
    ["a length", { length: 3 }, ["abc", "a"], ["abcd", 4]],
    [
      "items",
      { items: { least: 2, most: 3 } },
      [
        [1, 2],
        [1, 2, 3],
      ],
      [[1], [1, 2, 3, 4], "x"],
    ],
    ["a number of items", { items: { exactly: 1 } }, [[1], {}], [[1, 2]]],
    ["pixels", { values: ["auto"], pixels: "any" }, ["auto", "10x20"], ["wide", "0x5"]],
  ] as const) {
    it(name, () => {
      expect(yes.map((value) => accepts(rule, value as never))).to.deep.equal(yes.map(() => true));
      expect(no.map((value) => accepts(rule, value as never))).to.deep.equal(no.map(() => false));
    });
  }
});

describe("when a rule applies", () => {
  const rule = { values: [] } as const;
  for (const [name, when, request, isRefused] of [
    ["always", [], {}, true],
    ["beside a value", [{ concept: "mode", values: ["edit", "extend"] }], { mode: "extend" }, true],
    ["beside another value", [{ concept: "mode", values: ["edit"] }], { mode: "text" }, false],
    ["beside silence", [{ concept: "mode", values: ["edit"] }], {}, false],
    ["beside anything", [{ concept: "mode", values: "present" }], { mode: "x" }, true],
    ["beside nothing", [{ concept: "mode", values: "absent" }], {}, true],
    ["beside an absent value", [{ concept: "mode", values: "absent" }], { mode: "x" }, false],
    ["beside an empty value", [{ concept: "mode", values: "present" }], { mode: [] }, false],
    [
      "beside all of several",
      [
        { concept: "mode", values: "present" },
        { concept: "words", values: "present" },
      ],
      { mode: "x" },
      false,
    ],
  ] as const) {
    it(name, () => expect(check({ ...rule, when }, { length: 4, ...request }) !== undefined).to.equal(isRefused));
  }
});

describe("a request that breaks a rule", () => {
  it("is refused at the client's member", () => {
    expect(check({ most: 3 }, { length: 4 }, { seconds: 4 })).to.deep.equal({
      code: "invalid_request",
      message: "seconds: no.",
      param: "seconds",
    });
  });

  it("is refused at the member that the client would have set", () =>
    expect(check({ required: true }, {})).to.include({ param: "long" }));
  it("is refused at the place of a record", () =>
    expect(check({ concept: "frame", values: [] }, { frame: { origin: originAt("input[1]", "x") } })).to.include({
      param: "input[1]",
    }));
  it("is refused at the place of the first of several", () =>
    expect(check({ concept: "frames", values: [] }, { frames: [{ origin: originAt("input[1]", "x") }] })).to.include({
      param: "input[1]",
    }));
  it("is refused at its model where no member causes it", () =>
    expect(check({ concept: "mode", values: [] }, { mode: "edit" })).to.include({ param: "model" }));
  it("is refused with the rule's own code", () =>
    expect(check({ most: 3, code: "unsupported_parameter" }, { length: 4 })).to.include({
      code: "unsupported_parameter",
    }));
  it("passes where an absent value is accepted", () => expect(check({ values: [] }, {})).to.equal(undefined));
  it("is refused for the default where nothing is set", () =>
    expect(check({ values: [], otherwise: 5 }, {})?.param).to.equal("long"));
  it("passes where it is not set", () =>
    expect(check({ values: [] }, { length: 4, presumed: ["length"] })).to.equal(undefined));
  it("passes a rule for upstreams", () =>
    expect(check({ values: [], direction: "write" }, { length: 4 })).to.equal(undefined));
});

describe("a request of what happens anyway", () => {
  const rule: Partial<Rule> = { values: [], left_out: [1] };
  it("is not refused", () => expect(check(rule, { length: 1 })).to.equal(undefined));
  it("is refused with another value", () => expect(check(rule, { length: 2 })).to.have.property("message"));
});

describe("a request that is fitted to rules", () => {
  const fit = (rule: Partial<Rule>, request: object) => {
    const loss = lossOf(paths);
    const fitted = fitRules([{ concept: "length", when: [], message, ...rule }], { origin, ...request }, loss);
    return [(fitted as { length?: number }).length, loss.paths];
  };

  for (const [name, rule, request, wanted] of [
    ["keeps accepted values", { most: 8 }, { length: 8 }, [8, []]],
    ["drops and reports values that are not accepted", { most: 8 }, { length: 9 }, [undefined, ["long"]]],
    ["drops what asks for nothing without a report", { values: [], left_out: [1] }, { length: 1 }, [undefined, []]],
    [
      "drops even essential values without a report where they ask for nothing",
      { values: [], left_out: [1], essential: true },
      { length: 1 },
      [undefined, []],
    ],
    ["drops defaults without a report", { most: 8 }, { length: 9, presumed: ["length"] }, [undefined, []]],
    ["keeps accepted defaults", { most: 8 }, { length: 5, presumed: ["length"] }, [5, []]],
    [
      "drops even essential values without a report where they are defaults",
      { most: 8, essential: true },
      { length: 9, presumed: ["length"] },
      [undefined, []],
    ],
    ["keeps values that a rule for clients forbids", { most: 8, direction: "read" }, { length: 9 }, [9, []]],
    [
      "keeps values that a rule forbids beside other values",
      { values: [], when: [{ concept: "mode", values: ["edit"] }] },
      { length: 9, mode: "text" },
      [9, []],
    ],
  ] as const) {
    it(name, () => expect(fit(rule, request)).to.deep.equal(wanted));
  }

  it("is refused where dropping a value would change the request", () => {
    expect(() => fit({ most: 8, essential: true }, { length: 9 })).to.throw(ConversionError, "long: no.");
    expect(() => fit({ required: true, essential: true }, {})).to.throw(ConversionError, "long: no.");
  });

  it("is not modified", () => {
    const given = { origin, length: 9 };
    fitRules([{ concept: "length", when: [], values: [], message }], given, lossOf(paths));
    expect(given).to.deep.equal({ origin, length: 9 });
  });
});
