import { expect } from "chai";
import { replaceTopLevelMember } from "../../../tools/replay/top-level-member.js";

describe("replay: replacing a top-level member", () => {
  const cases: [string, string, string | undefined][] = [
    ["keeps every other byte", '{ "a": 1.0,\n"model" :  "x" , "b":[]}', '{ "a": 1.0,\n"model" :  "new" , "b":[]}'],
    ["passes over nested ones", '{"a":{"model":"y"},"model":"x"}', '{"a":{"model":"y"},"model":"new"}'],
    ["skips texts that look similar", '{"a":"\\"model\\":","model":"x"}', '{"a":"\\"model\\":","model":"new"}'],
    ["recognises an escaped name", '{"\\u006dodel":"x"}', '{"\\u006dodel":"new"}'],
    ["replaces a number at the end", '{"model":12}', '{"model":"new"}'],
    ["replaces an object", '{"model":{"a":"}"},"b":1}', '{"model":"new","b":1}'],
    ["finds none", '{"a":{"model":1}}', undefined],
  ];
  for (const [name, text, want] of cases) {
    it(name, () => expect(replaceTopLevelMember(text, "model", '"new"')).to.equal(want));
  }
});
