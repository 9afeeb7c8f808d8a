import { trimPrefill } from "../../../src/conversion/conversation/trim-prefill.js";
import { assistant, user } from "../turns.js";
import { passCases } from "./pass-cases.js";

describe("trimPrefill", () => {
  passCases(trimPrefill, [
    ["the end of the last words", [user("a"), assistant(" b \n")], [user("a"), assistant(" b")]],
    ["only of the last part", [user("a"), assistant("b ", "c ")], [user("a"), assistant("b ", "c")]],
    ["not of a turn that is answered", [assistant("b "), user("c ")], [assistant("b "), user("c ")]],
    ["words that end well", [user("a"), assistant("b")], [user("a"), assistant("b")]],
    ["no turns", [], []],
  ]);
});
