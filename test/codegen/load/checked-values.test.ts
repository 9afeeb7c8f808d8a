import { expect } from "chai";
import { CheckedValues } from "../../../codegen/load/checked-values.js";
import { Language } from "../../../codegen/load/language.js";
import { languageFolder, problemsOf, type Edit } from "../../support/codegen/spec-tree.js";

describe("CheckedValues: spec files that were read before", () => {
  const checked = new CheckedValues(new Language(languageFolder));
  const newText = (): string => `# ${Math.random()}`;

  it("have the value that they had", () => {
    const [text, value] = [newText(), { b: [1, null, "x"], a: { 2: true } }];
    expect(checked.find("profile", text)).to.equal(undefined);
    checked.keep("profile", text, value);
    expect(checked.find("profile", text)).to.deep.equal(value);
  });

  it("are known as files of their kind alone", () => {
    const text = newText();
    checked.keep("profile", text, {});
    expect(checked.find("provider", text)).to.equal(undefined);
  });

  for (const value of [Infinity, NaN, -0])
    it(`are read again where JSON has no ${Object.is(value, -0) ? "-0" : value}`, () => {
      const text = newText();
      checked.keep("profile", text, { output: value });
      expect(checked.find("profile", text)).to.equal(undefined);
    });

  it("have problems at the same places", async () => {
    const edit: Edit = ["dialects/chat/mapping.yaml", "    seed: seed\n", `    ▸seed: sead ${newText()}\n`];
    const first = await problemsOf([edit]);
    const again = await problemsOf([edit]);
    const places = first.problems.map(({ file, line, column }) => ({ file, line, column }));
    expect(places).to.deep.include(first.marks[0]);
    expect(again.problems).to.deep.equal(first.problems);
  });
});
