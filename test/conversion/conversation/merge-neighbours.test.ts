import { mergeNeighbours } from "../../../src/conversion/conversation/merge-neighbours.js";
import { assistant, call, result, user } from "../../support/conversion/turns.js";
import { passCases } from "../../support/conversion/pass-cases.js";

describe("mergeNeighbours", () => {
  passCases(mergeNeighbours, [
    ["turns that alternate are left alone", [user("hi"), assistant("ho")], [user("hi"), assistant("ho")]],
    [
      "neighbours of one role become one, in order",
      [user("a"), user("b"), assistant("c"), assistant("d"), user("e")],
      [user("a", "b"), assistant("c", "d"), user("e")],
    ],
    [
      "results and what follows them become one",
      [assistant(call("a")), user(result("a")), user("thanks")],
      [assistant(call("a")), user(result("a"), "thanks")],
    ],
    ["an empty turn does not separate its neighbours", [user("a"), assistant(), user("b")], [user("a", "b")]],
  ]);
});
