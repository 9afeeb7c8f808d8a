import { ensureUserTurn } from "../../../src/conversion/conversation/ensure-user-turn.js";
import { assistant, developer, system, user } from "../turns.js";
import { passCases } from "./pass-cases.js";

describe("ensureUserTurn", () => {
  passCases(ensureUserTurn, [
    ["a conversation with a turn is left alone", [system("a"), user("hi")], [system("a"), user("hi")]],
    ["a turn of the model is a turn too", [assistant("hi")], [assistant("hi")]],
    [
      "instructions alone get a user turn",
      [system("a"), developer("b")],
      [system("a"), developer("b"), user("Continue.")],
    ],
    ["nothing at all gets a user turn", [], [user("Continue.")]],
  ]);
});
