import type { Part } from "../../../generated/interlingua/text.js";
import { failuresAsText } from "../../../src/conversion/conversation/failures-as-text.js";
import { assistant, call, image, result, text, user } from "../../support/conversion/turns.js";
import { passCases } from "../../support/conversion/pass-cases.js";

const failed = (...parts: Part[]): Part => ({ kind: "result", id: "a", parts, error: true });
const reported = (...parts: Part[]): Part => ({ kind: "result", id: "a", parts });

describe("failuresAsText", () => {
  passCases(failuresAsText, [
    [
      "a result that did not fail is left alone",
      [assistant(call("a")), user(result("a"))],
      [assistant(call("a")), user(result("a"))],
    ],
    [
      "a failure is written before the text",
      [user(failed(text("no such file")))],
      [user(reported(text("Error: no such file")))],
    ],
    [
      "an object with an error is enough",
      [user(failed(text('{"error":"none","code":4}')))],
      [user(reported(text('{"error":"none","code":4}')))],
    ],
    [
      "an object without an error is not",
      [user(failed(text('{"code":4}')))],
      [user(reported(text('Error: {"code":4}')))],
    ],
    [
      "an error of null does not count",
      [user(failed(text('{"error":null}')))],
      [user(reported(text('Error: {"error":null}')))],
    ],
    [
      "text that only begins like an object",
      [user(failed(text('{"error":')))],
      [user(reported(text('Error: {"error":')))],
    ],
    [
      "only the first of several texts gets the mark",
      [user(failed(text("one"), text("two")))],
      [user(reported(text("Error: one"), text("two")))],
    ],
    ["a failure without text", [user(failed())], [user(reported(text("Error")))]],
    ["a failure shown in an image", [user(failed(image()))], [user(reported(text("Error"), image()))]],
  ]);
});
