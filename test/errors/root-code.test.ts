import { expect } from "chai";
import { rootCodeOf } from "../../src/errors/root-code.js";

const coded = (code: unknown, cause?: unknown) => Object.assign(new Error("x", { cause }), { code });

describe("the code of what an error began with", () => {
  const own = new Error("own");
  own.cause = own;
  const cases: [string, unknown, string | undefined][] = [
    ["its own", coded("A"), "A"],
    ["that of its cause", coded("A", coded("B")), "B"],
    ["that of the cause of its cause", new Error("x", { cause: new Error("x", { cause: coded("C") }) }), "C"],
    ["its own where its cause has none", coded("A", new Error("x")), "A"],
    ["none of a number", coded(5), undefined],
    ["none of what is no error", { code: "A" }, undefined],
    ["none where an error is its own cause", own, undefined],
  ];
  for (const [name, error, code] of cases) it(`is ${name}`, () => expect(rootCodeOf(error)).to.equal(code));
});
