import { trimPrefill } from "../../../src/conversion/conversation/trim-prefill.js";
import { assistant, user } from "../../support/conversion/turns.js";
import { passCases } from "../../support/conversion/pass-cases.js";

describe("trimPrefill", () => {
  passCases(trimPrefill, [
    ["the end of the last text", [user("a"), assistant(" b \n")], [user("a"), assistant(" b")]],
    ["only the last part", [user("a"), assistant("b ", "c ")], [user("a"), assistant("b ", "c")]],
    ["not a turn that has an answer", [assistant("b "), user("c ")], [assistant("b "), user("c ")]],
    ["text without trailing white space", [user("a"), assistant("b")], [user("a"), assistant("b")]],
    ["no turns", [], []],
  ]);
});
