import { omitAuto } from "../../../src/conversion/transforms/index.js";
import { keeps, reads, writes } from "../../support/conversion/transform-cases.js";

describe("omitAuto: a word of the client, but for auto", () => {
  reads(omitAuto, [
    ["a word", "high", "high"],
    ["auto, as other dialects take it", "auto", "auto"],
    ["null", null, undefined],
    ["nothing", undefined, undefined],
  ]);
  writes(omitAuto, [
    ["a word", "high", "high"],
    ["auto", "auto", undefined],
    ["nothing", undefined, undefined],
  ]);
  keeps(omitAuto, [["a word", "high"]]);
});
