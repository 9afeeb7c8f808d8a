import { expect } from "chai";
import { editJson } from "../../src/bodies/edit-many.js";
import { removeMember, setValue } from "../../src/bodies/edit-json.js";
import { shortenTexts } from "../../src/bodies/shorten-texts.js";
import type { Wire } from "../../src/registry.js";

describe("shortenTexts: the long texts of values", () => {
  const long = (start: string) => start + '"\\\n\u0001'.repeat(1000);
  const values: Wire = {
    model: "m",
    prompt: long("a"),
    options: { hint: long("b"), most: 2, all: [long("c"), "short", null] },
    none: null,
  };
  const { text, restore } = shortenTexts(values);

  it("are not in the text that is edited", () => expect(text.length).to.be.below(500));

  it("are back after edits, and what no edit changed is the same as before", () => {
    const edited = setValue(setValue(text, ["model"], '"inner"'), ["later"], JSON.stringify(long("d")));
    const restored = restore(edited);
    expect(restored).to.deep.equal({ ...values, model: "inner", later: long("d") });
    expect(restored.options).to.equal(values.options);
  });

  it("are back beside an edit in the same object", () => {
    const edited = editJson(text, [{ path: ["options", "most"], value: "3" }, { path: ["options", "all", 1] }]);
    expect(restore(edited).options).to.deep.equal({ hint: long("b"), most: 3, all: [long("c"), null] });
  });

  it("may be replaced and removed", () => {
    const { options, none } = values;
    expect(restore(removeMember(text, "prompt"))).to.deep.equal({ model: "m", options, none });
    expect(restore(setValue(text, ["prompt"], '"p"')).prompt).to.equal("p");
  });

  it("may be under names that objects inherit", () => {
    const odd = JSON.parse(`{"__proto__":${JSON.stringify(long("a"))},"toString":"x"}`) as Wire;
    const shortened = shortenTexts(odd);
    expect(JSON.stringify(shortened.restore(shortened.text))).to.equal(JSON.stringify(odd));
  });
});
