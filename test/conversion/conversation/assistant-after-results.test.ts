import { assistantAfterResults } from "../../../src/conversion/conversation/assistant-after-results.js";
import { assistant, call, result, system, user } from "../turns.js";
import { passCases } from "./pass-cases.js";

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
      "words beside results come after a word of the assistant",
      [assistant(call("1")), user(result("1"), "and?")],
      [assistant(call("1")), user(result("1")), ok, user("and?")],
    ],
    [
      "words in a turn of their own too",
      [assistant(call("1")), user(result("1")), user("and?")],
      [assistant(call("1")), user(result("1")), ok, user("and?")],
    ],
    [
      "and once only",
      [user(result("1")), user(result("2"), "a"), user("b")],
      [user(result("1")), user(result("2")), ok, user("a"), user("b")],
    ],
  ]);
});
