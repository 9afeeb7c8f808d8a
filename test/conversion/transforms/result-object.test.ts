import type { Part } from "../../../generated/interlingua/text.js";
import { resultObject } from "../../../src/conversion/transforms/result-object.js";
import { text } from "../../support/conversion/turns.js";
import { keeps, reads, writes } from "../../support/conversion/transform-cases.js";

const deep = `{"done":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;

describe("resultObject", () => {
  writes<readonly Part[]>(resultObject, [
    ["text under the wrapper", [text("done")], { output: "done" }],
    ["an object in JSON text as itself", [text('{"done":true}')], { done: true }],
    ["a list in JSON text, which is no object", [text("[1]")], { output: "[1]" }],
    ["text that only begins like an object", [text('{"done":')], { output: '{"done":' }],
    ["an object so deep that no JSON of it could be written", [text(deep)], { output: deep }],
    ["no text", [], { output: "" }],
    ["nothing", undefined, { output: "" }],
  ]);
  reads<readonly Part[]>(resultObject, [
    ["the wrapper", { output: "done" }, [text("done")]],
    ["an object", { done: true }, [text('{"done":true}')]],
    ["the wrapper beside other members", { output: "done", code: 0 }, [text('{"output":"done","code":0}')]],
    ["a wrapper of another value", { output: { x: 1 } }, [text('{"output":{"x":1}}')]],
    ["an error", { error: "no such file" }, [text('{"error":"no such file"}')]],
    ["nothing", undefined, []],
  ]);
  keeps<readonly Part[]>(resultObject, [
    ["words", [text("done")]],
    ["an object", [text('{"done":true}')]],
    ["a list", [text("[1]")]],
  ]);
});
