import { ensureUserTurn } from "../../../src/conversion/conversation/ensure-user-turn.js";
import { assistant, developer, system, user } from "../../support/conversion/turns.js";
import { passCases } from "../../support/conversion/pass-cases.js";

describe("ensureUserTurn", () => {
  passCases(ensureUserTurn, [
    ["a conversation with a turn is left alone", [system("a"), user("hi")], [system("a"), user("hi")]],
    ["a turn of the model counts as a turn", [assistant("hi")], [assistant("hi")]],
    [
      "instructions alone get a user turn",
      [system("a"), developer("b")],
      [system("a"), developer("b"), user("Continue.")],
    ],
    [
      "the last turn of the user asks to continue where nothing is left of it",
      [user("a"), assistant("b"), user()],
      [user("a"), assistant("b"), user("Continue.")],
    ],
    ["but not where a turn of the user is before it", [user("a"), user()], [user("a")]],
    [
      "other turns without content are left out",
      [user(), assistant("b"), user("c"), assistant()],
      [assistant("b"), user("c")],
    ],
    ["an empty conversation gets a user turn", [], [user("Continue.")]],
  ]);
});
