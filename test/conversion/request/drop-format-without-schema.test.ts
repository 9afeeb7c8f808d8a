import { expect } from "chai";
import type { OutputFormat } from "../../../generated/interlingua/text.js";
import { Loss } from "../../../src/conversion/loss.js";
import { dropFormatWithoutSchema } from "../../../src/conversion/request/drop-format-without-schema.js";

const ofList: OutputFormat = { kind: "schema", schema: { type: "array" } };
const cases: [name: string, format: OutputFormat | undefined, kept: OutputFormat | undefined][] = [
  ["a schema", ofList, ofList],
  ["a schema that is missing", { kind: "schema" }, undefined],
  ["an empty schema", { kind: "schema", schema: {}, name: "n" }, { kind: "json", name: "n" }],
  ["any JSON", { kind: "json" }, { kind: "json" }],
  ["no format", undefined, undefined],
];

describe("dropFormatWithoutSchema", () => {
  for (const [name, format, kept] of cases)
    it(name, () => {
      const request = dropFormatWithoutSchema({ turns: [], output_format: format }, new Loss({}, {}));
      expect(request.output_format).to.deep.equal(kept);
    });
});
