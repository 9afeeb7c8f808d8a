import { assistantAfterResults } from "../../../../specs/dialects/chat/functions.js";
import { assistant, call, result, system, user } from "../../../support/conversion/turns.js";
import { passCases } from "../../../support/conversion/pass-cases.js";

const ok = assistant("OK.");

describe("assistantAfterResults", () => {
  passCases(assistantAfterResults, [
    [
      "a conversation without results is left alone",
      [system("a"), user("hi"), assistant("ho"), user("hi")],
      [system("a"), user("hi"), assistant("ho"), user("hi")],
    ],
    [
      "results at the end are left alone",
      [user("hi"), assistant(call("1")), user(result("1"))],
      [user("hi"), assistant(call("1")), user(result("1"))],
    ],
    [
      "results that were answered are left alone",
      [assistant(call("1")), user(result("1")), assistant("ho"), user("hi")],
      [assistant(call("1")), user(result("1")), assistant("ho"), user("hi")],
    ],
    [
      "text beside results follows a new turn of the assistant",
      [assistant(call("1")), user(result("1"), "and?")],
      [assistant(call("1")), user(result("1")), ok, user("and?")],
    ],
    [
      "so does text in a turn of its own",
      [assistant(call("1")), user(result("1")), user("and?")],
      [assistant(call("1")), user(result("1")), ok, user("and?")],
    ],
    [
      "only one turn is added",
      [user(result("1")), user(result("2"), "a"), user("b")],
      [user(result("1")), user(result("2")), ok, user("a"), user("b")],
    ],
  ]);
});
