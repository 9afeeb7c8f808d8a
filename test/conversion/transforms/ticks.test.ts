import { ticks } from "../../../src/conversion/transforms/ticks.js";
import { keeps, reads, writes } from "../../support/conversion/transform-cases.js";

describe("ticks", () => {
  reads(ticks, [
    ["an amount", 71_568_500, 71_568_500],
    ["zero", 0, 0],
    ["more than any count of tokens", 7_000_000_000_000, 7_000_000_000_000],
    ["a debt", -1, undefined],
    ["a fraction", 0.5, undefined],
    ["more than a double can hold", 1e16, undefined],
    ["a text", "5", undefined],
    ["null", null, undefined],
    ["nothing", undefined, undefined],
  ]);
  writes(ticks, [
    ["an amount", 5, 5],
    ["nothing", undefined, undefined],
  ]);
  keeps(ticks, [["an amount", 5]]);
});
