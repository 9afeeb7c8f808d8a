import { expect } from "chai";
import type { OutputFormat } from "../../../generated/interlingua/text.js";
import { Loss } from "../../../src/conversion/loss.js";
import { dropFormatWithoutSchema } from "../../../src/conversion/request/drop-format-without-schema.js";

const cases: [name: string, format: OutputFormat | undefined, isKept: boolean][] = [
  ["a schema", { kind: "schema", schema: {} }, true],
  ["a schema that is missing", { kind: "schema" }, false],
  ["any JSON", { kind: "json" }, true],
  ["no format", undefined, false],
];

describe("dropFormatWithoutSchema", () => {
  for (const [name, format, isKept] of cases)
    it(name, () => {
      const { output_format: kept } = dropFormatWithoutSchema({ turns: [], output_format: format }, new Loss({}, {}));
      expect(kept).to.deep.equal(isKept ? format : undefined);
    });
});
