import { nonEmptyJsonObject } from "../../../src/conversion/transforms/non-empty-json-object.js";
import { reads } from "../../support/conversion/transform-cases.js";

describe("nonEmptyJsonObject", () => {
  reads(nonEmptyJsonObject, [
    ["an empty object as nothing yet", {}, undefined],
    ["arguments that are complete at once", { x: 1 }, '{"x":1}'],
    ["arguments as text", '{"x":1}', '{"x":1}'],
    ["nothing", undefined, undefined],
  ]);
});
