import { hoistInstructions } from "../../../src/conversion/conversation/hoist-instructions.js";
import { assistant, developer, system, user } from "../turns.js";
import { passCases } from "./pass-cases.js";

describe("hoistInstructions", () => {
  passCases(hoistInstructions, [
    ["a conversation without instructions is left alone", [user("hi"), assistant("ho")], [user("hi"), assistant("ho")]],
    ["instructions at the head stay", [system("a"), user("hi")], [system("a"), user("hi")]],
    [
      "instructions anywhere move to the head, in their order",
      [user("hi"), system("a"), assistant("ho"), developer("b")],
      [system("a"), developer("b"), user("hi"), assistant("ho")],
    ],
  ]);
});
