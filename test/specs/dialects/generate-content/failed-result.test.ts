import type { Part } from "../../../../generated/interlingua/text.js";
import { failedResult } from "../../../../specs/dialects/generate-content/functions.js";
import { text } from "../../../support/conversion/turns.js";
import { keeps, reads, writes } from "../../../support/conversion/transform-cases.js";

describe("failedResult", () => {
  reads<readonly Part[]>(failedResult, [
    ["words", { error: "no such file" }, [text("no such file")]],
    ["an error that is an object", { error: { code: 4 } }, [text('{"code":4}')]],
    ["an error beside other members", { error: "none", code: 4 }, [text('{"error":"none","code":4}')]],
    ["nothing", undefined, []],
  ]);
  writes<readonly Part[]>(failedResult, [
    ["words", [text("no such file")], { error: "no such file" }],
    ["an object in JSON text", [text('{"code":4}')], { error: { code: 4 } }],
    ["an object that has an error", [text('{"error":"none","code":4}')], { error: "none", code: 4 }],
    ["a list in JSON text", [text("[1]")], { error: "[1]" }],
    ["no text", [], { error: "" }],
    ["nothing", undefined, { error: "" }],
  ]);
  keeps<readonly Part[]>(failedResult, [
    ["words", [text("no such file")]],
    ["an object", [text('{"code":4}')]],
    ["an object with an error and more", [text('{"error":"none","code":4}')]],
  ]);
});
