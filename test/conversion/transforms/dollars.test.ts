import { dollars } from "../../../src/conversion/transforms/dollars.js";
import { keeps, reads, writes } from "../../support/conversion/transform-cases.js";

describe("dollars", () => {
  reads(dollars, [
    ["a dollar", 1, 10_000_000_000],
    ["part of a cent", 0.000678, 6_780_000],
    ["a number with an exponent", 1.4e-7, 1400],
    ["less than a tick", 1e-12, 0],
    ["nothing at all", 0, 0],
    ["a debt", -0.01, undefined],
    ["more than a number can count", 1e9, undefined],
    ["a text", "0.01", undefined],
    ["an object", { total_cost: 1 }, undefined],
    ["null", null, undefined],
    ["nothing", undefined, undefined],
  ]);
  writes(dollars, [
    ["an amount", 6_780_000, 0.000678],
    ["nothing", undefined, undefined],
  ]);
  keeps(dollars, [
    ["an amount", 71_568_500],
    ["zero", 0],
    ["a tick", 1],
  ]);
});
