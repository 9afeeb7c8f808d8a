import type { Json } from "../../../src/conversion/json.js";
import { objectSchema } from "../../../src/conversion/transforms/object-schema.js";
import { keeps, reads, writes } from "../../support/conversion/transform-cases.js";

describe("objectSchema", () => {
  writes<Json>(objectSchema, [
    ["a schema of an object as it is", { type: "object", properties: {} }, { type: "object", properties: {} }],
    ["one without a declared type", { properties: { x: {} } }, { properties: { x: {} }, type: "object" }],
    ["one that may be null", { type: ["object", "null"] }, { type: "object" }],
    ["a schema of another type as it is", { type: "string" }, { type: "string" }],
    ["what is no schema as it is", true, true],
    ["nothing", undefined, undefined],
  ]);
  reads<Json>(objectSchema, [
    ["any schema", { properties: {} }, { properties: {} }],
    ["null", null, undefined],
  ]);
  keeps<Json>(objectSchema, [["a schema", { type: "object", required: ["x"] }]]);
});
