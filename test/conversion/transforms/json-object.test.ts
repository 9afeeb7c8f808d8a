import { jsonObject } from "../../../src/conversion/transforms/json-object.js";
import { keeps, reads, writes } from "../../support/conversion/transform-cases.js";

const deep = (levels: number) => `{"x":${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}}`;

describe("jsonObject", () => {
  writes(jsonObject, [
    ["an object", '{"x": [1, {"y": null}]}', { x: [1, { y: null }] }],
    ["no arguments", "", {}],
    ["arguments of spaces", " \n", {}],
    ["arguments that were cut", '{"x": 1', { raw_arguments: '{"x": 1' }],
    ["a list, which is no object", "[1]", { raw_arguments: "[1]" }],
    ["a bare value, which is no object", "4", { raw_arguments: "4" }],
    ["null, which is no object", "null", { raw_arguments: "null" }],
    ["an object of 129 levels, more than a body may have", deep(129), { raw_arguments: deep(129) }],
    ["an object so deep that no JSON of it could be written", deep(100_000), { raw_arguments: deep(100_000) }],
    ["nothing", undefined, undefined],
  ]);
  reads(jsonObject, [
    ["an object", { x: 1 }, '{"x":1}'],
    ["an empty object", {}, "{}"],
    ["arguments that are text already", '{"x": 1}', '{"x": 1}'],
    ["null", null, undefined],
    ["nothing", undefined, undefined],
    ["a list", [1], "[1]"],
    ["the wrapper of text that was cut", { raw_arguments: '{"x": 1' }, '{"x": 1'],
    ["the wrapper beside other members", { raw_arguments: "a", x: 1 }, '{"raw_arguments":"a","x":1}'],
    ["a wrapper that holds no text", { raw_arguments: 4 }, '{"raw_arguments":4}'],
    [
      "a member of that name that holds an object: not our wrapper",
      { raw_arguments: '{"x":1}' },
      '{"raw_arguments":"{\\"x\\":1}"}',
    ],
    ["a member of that name that is empty: not our wrapper", { raw_arguments: "" }, '{"raw_arguments":""}'],
  ]);
  keeps(jsonObject, [
    ["an object", '{"x":1}'],
    ["text that was cut", '{"x": "a'],
    ["a list", "[1,2]"],
    ["words", "forty two"],
    ["an object of 128 levels", deep(128)],
    ["an object that is too deep", deep(100_000)],
    ["an object with the wrapper's own member", '{"raw_arguments":"{}"}'],
  ]);
});
