import type { Part } from "../../../generated/interlingua/text.js";
import { askToContinue } from "../../../src/conversion/conversation/ask-to-continue.js";
import { assistant, call, image, result, system, user } from "../../support/conversion/turns.js";
import { passCases } from "../../support/conversion/pass-cases.js";

const request = user("Continue from where you left off.");
const thought: Part = { kind: "reasoning", text: "hm" };

describe("askToContinue", () => {
  passCases(askToContinue, [
    ["a conversation that ends in a user's turn is left alone", [user("hi")], [user("hi")]],
    [
      "a turn of the assistant at the end stays, and a user's turn that asks to continue follows it",
      [user("hi"), assistant("hel")],
      [user("hi"), assistant("hel"), request],
    ],
    [
      "instructions after it are not a user's turn",
      [user("hi"), assistant("hel"), system("be brief")],
      [user("hi"), assistant("hel"), system("be brief"), request],
    ],
    ["media count like text", [user("hi"), assistant(image())], [user("hi"), assistant(image()), request]],
    [
      "calls at the end are answered by another pass",
      [user("hi"), assistant("see"), assistant(call("a"))],
      [user("hi"), assistant("see"), assistant(call("a"))],
    ],
    [
      "calls that have their results do not matter",
      [user("hi"), assistant(call("a")), user(result("a")), assistant("hel")],
      [user("hi"), assistant(call("a")), user(result("a")), assistant("hel"), request],
    ],
    ["an empty turn does not count", [user("hi"), assistant(" ")], [user("hi"), assistant(" ")]],
    ["a turn of reasoning alone does not count", [user("hi"), assistant(thought)], [user("hi"), assistant(thought)]],
    ["a conversation of instructions alone is left alone", [system("be brief")], [system("be brief")]],
  ]);
});
