import { expect } from "chai";
import { format } from "prettier";
import { listOfRows, type Row } from "../../../codegen/print/rows.js";
import { WIDTH } from "../../../codegen/print/wrap.js";

function rowOf(...pieces: string[]): Row {
  return [
    ["name", ["short"]],
    ["text", pieces],
    ["words", pieces],
  ];
}

/** As long as a piece may be. */
const LONGEST = 140;

const lengths = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

describe("rows: lists laid out as prettier lays them out", () => {
  const cases: [name: string, rows: readonly Row[]][] = [
    ["no row", []],
    ["one short row", [rowOf("x")]],
    ["two short rows", [rowOf("x"), rowOf("x")]],
    ["texts around the width of a line", lengths(70, LONGEST + 1).map((length) => rowOf("x".repeat(length)))],
    ["sums around the width of a line", lengths(30, 60).map((length) => rowOf("x".repeat(length), "x".repeat(length)))],
    ["a sum of long texts", [rowOf(..."xyz".split("").map((letter) => letter.repeat(LONGEST)))]],
    ["double quotes", [rowOf('unless "auto"')]],
    ["quotes of both kinds", [rowOf(`the vendor's "auto"`), rowOf(`the vendor's own's "auto"`)]],
    ["backslashes and ends of lines", [rowOf('a\\b\n"c" \u2028')]],
  ];
  const widths = lengths(70, LONGEST + 1).map((length): (typeof cases)[number] => [
    `a lone row with ${length} characters`,
    [rowOf("x".repeat(length))],
  ]);
  for (const [name, rows] of [...cases, ...widths]) {
    it(name, async () => {
      const text = `const made = {\n${listOfRows("rows", rows, "  ")}\n};\n`;
      expect(text).to.equal(await format(text, { parser: "babel-ts", printWidth: WIDTH }));
    });
  }
});
