import { expect } from "chai";
import { inTextOrder, writtenName } from "../../src/conversion/text-order.js";

function namesOf(text: string): string[] {
  return Object.keys(inTextOrder(text) as object).map(writtenName);
}

describe("the order of names", () => {
  const cases: readonly (readonly [what: string, text: string, names: readonly string[]])[] = [
    ["integers behind words", '{"b":1,"2":1,"a":1,"1" :1}', ["b", "2", "a", "1"]],
    ["integers that are escaped", String.raw`{"b":1,"\u0032":1}`, ["b", "2"]],
    ["quotes and backslashes at the end of names", String.raw`{"b\\":1,"\"":"\\\"2","2":1}`, ["b\\", '"', "2"]],
    ["texts that are integers", '{"b":"2","2":["1"]}', ["b", "2"]],
  ];
  for (const [what, text, names] of cases) it(`is kept of ${what}`, () => expect(namesOf(text)).to.deep.equal(names));

  it("is kept beside a text of millions of escapes", () =>
    expect(namesOf(`{"text":"${"\\n".repeat(5_000_000)}","2":1,"1":1}`)).to.deep.equal(["text", "2", "1"]));
});
