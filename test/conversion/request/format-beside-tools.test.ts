import { expect } from "chai";
import type { Request } from "../../../generated/interlingua/text.js";
import { Loss } from "../../../src/conversion/loss.js";
import { formatBesideTools } from "../../../src/conversion/request/format-beside-tools.js";
import { user } from "../../support/conversion/turns.js";

const tools = [{ name: "f" }];
const object = { type: "object" };
const pass = (request: Omit<Request, "turns">) =>
  formatBesideTools({ turns: [user("hi")], ...request }, new Loss({}, {}), undefined, {});

describe("formatBesideTools", () => {
  const cases: [name: string, request: Omit<Request, "turns">, words: string][] = [
    ["any JSON object", { tools, output_format: { kind: "json" } }, "one valid JSON object"],
    ["a schema", { tools, output_format: { kind: "schema", schema: object } }, JSON.stringify(JSON.stringify(object))],
  ];
  for (const [name, request, words] of cases)
    it(`requests ${name} by an instruction`, () => {
      const { turns, output_format: format } = pass(request);
      expect(JSON.stringify(turns[0])).to.contain(words.replace(/^"|"$/g, ""));
      expect(format).to.equal(undefined);
    });

  for (const none of [undefined, []])
    it(`keeps the form beside ${none === undefined ? "no tools" : "an empty list of tools"}`, () =>
      expect(pass({ tools: none, output_format: { kind: "json" } }).output_format).to.deep.equal({ kind: "json" }));
});
