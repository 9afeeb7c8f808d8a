import { sizeTier } from "../../../../specs/dialects/generate-content/functions.js";
import { reads, writes } from "../../../support/conversion/transform-cases.js";

describe("sizeTier", () => {
  reads(sizeTier, [
    ["a tier", "2K", "2K"],
    ["the smallest tier by its other name", "0.5K", "512"],
    ["a number", 512, "512"],
  ]);
  writes(sizeTier, [
    ["a tier", "2K", "2K"],
    ["the smallest tier by the name of this dialect", "512", "0.5K"],
  ]);
});
