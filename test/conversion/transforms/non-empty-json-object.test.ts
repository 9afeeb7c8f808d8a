import { filledJsonObject } from "../../../src/conversion/transforms/filled-json-object.js";
import { reads } from "./transform-cases.js";

describe("filledJsonObject", () => {
  reads(filledJsonObject, [
    ["an empty object as nothing yet", {}, undefined],
    ["arguments that are told at once", { x: 1 }, '{"x":1}'],
    ["arguments as text", '{"x":1}', '{"x":1}'],
    ["nothing", undefined, undefined],
  ]);
});
