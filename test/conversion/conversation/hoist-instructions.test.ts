import { hoistInstructions } from "../../../src/conversion/conversation/hoist-instructions.js";
import { assistant, developer, system, user } from "../../support/conversion/turns.js";
import { passCases } from "../../support/conversion/pass-cases.js";

describe("hoistInstructions", () => {
  passCases(hoistInstructions, [
    [
      "a conversation without instructions does not change",
      [user("hi"), assistant("ho")],
      [user("hi"), assistant("ho")],
    ],
    ["instructions at the start stay", [system("a"), user("hi")], [system("a"), user("hi")]],
    [
      "instructions elsewhere move to the start, in their order",
      [user("hi"), system("a"), assistant("ho"), developer("b")],
      [system("a"), developer("b"), user("hi"), assistant("ho")],
    ],
  ]);
});
