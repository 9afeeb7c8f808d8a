import { expect } from "chai";
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import { answerCalls } from "../../../src/conversion/conversation/answer-calls.js";
import { assistant, call, from, plain, result, system, user } from "../../support/conversion/turns.js";
import { lossOf } from "../../support/origins.js";

const answered = (id: string, words = "done", name = "f"): Part => result(id, words, name);
const missing = (id: string): Part => ({
  kind: "result",
  id,
  name: "f",
  error: true,
  parts: [{ kind: "text", text: "No result was recorded for this call." }],
});

const cases: [name: string, given: Turn[], want: Turn[], lost?: string[]][] = [
  ["a conversation without calls is left alone", [user("hi"), assistant("ho")], [user("hi"), assistant("ho")]],
  [
    "a result right after its call stays there, with the tool's name",
    [assistant(call("a")), user(result("a"))],
    [assistant(call("a")), user(answered("a"))],
  ],
  [
    "results one turn each become one turn",
    [assistant(call("a"), call("b")), user(result("a")), user(result("b"))],
    [assistant(call("a"), call("b")), user(answered("a"), answered("b"))],
  ],
  [
    "results come in the order of the calls",
    [assistant(call("a"), call("b")), user(result("b", "2")), user(result("a", "1"))],
    [assistant(call("a"), call("b")), user(answered("a", "1"), answered("b", "2"))],
  ],
  [
    "text of the user beside results follows them",
    [assistant(call("a")), user("first this", result("a"), "then that")],
    [assistant(call("a")), user(answered("a")), user("first this", "then that")],
  ],
  [
    "a result that comes late moves to its call",
    [assistant(call("a")), user("wait"), assistant("well"), user(result("a"))],
    [assistant(call("a")), user(answered("a")), user("wait"), assistant("well"), user()],
  ],
  [
    "a call without a result gets a result that reports this",
    [assistant(call("a")), user("never mind")],
    [assistant(call("a")), user(missing("a")), user("never mind")],
  ],
  [
    "one of two calls has no result",
    [assistant(call("a"), call("b")), user(result("b"))],
    [assistant(call("a"), call("b")), user(missing("a"), answered("b"))],
  ],
  [
    "calls at the end may wait for their results",
    [user("hi"), assistant(call("a"))],
    [user("hi"), assistant(call("a"))],
  ],
  [
    "repeated IDs are answered in order and made distinct",
    [assistant(call("a")), user(result("a", "1")), assistant(call("a")), user(result("a", "2"))],
    [assistant(call("a")), user(answered("a", "1")), assistant(call("a_2")), user(answered("a_2", "2"))],
  ],
  [
    "calls of one turn that share an ID are answered in order",
    [assistant(call("a"), call("a")), user(result("a", "1")), user(result("a", "2"))],
    [assistant(call("a"), call("a_2")), user(answered("a", "1"), answered("a_2", "2"))],
  ],
  [
    "an ID that is used again after a call without a result",
    [assistant(call("a")), user("stop"), assistant(call("a")), user(result("a"))],
    [assistant(call("a")), user(missing("a")), user("stop"), assistant(call("a_2")), user(answered("a_2"))],
  ],
  [
    "no call gets the ID of another call",
    [assistant(call("a_2"), call("a"), call("a")), user(result("a", "1"), result("a_2", "2"), result("a", "3"))],
    [
      assistant(call("a_2"), call("a"), call("a_3")),
      user(answered("a_2", "2"), answered("a", "1"), answered("a_3", "3")),
    ],
  ],
  [
    "a result without its call is dropped and reported",
    [user("hi"), user(from("messages[1].content[0]", result("x")))],
    [user("hi")],
    ["messages[1].content[0]"],
  ],
  [
    "a second result for one call is dropped and reported",
    [assistant(call("a")), user(result("a", "1"), from("messages[1].content[1]", result("a", "2")))],
    [assistant(call("a")), user(answered("a", "1"))],
    ["messages[1].content[1]"],
  ],
  [
    "a result keeps its own name",
    [assistant(call("a", "f")), user(result("a", "done", "g"))],
    [assistant(call("a", "f")), user(answered("a", "done", "g"))],
  ],
  [
    "a result among instructions still finds its call",
    [assistant(call("a")), system("be brief", result("a"))],
    [assistant(call("a")), user(answered("a")), system("be brief")],
  ],
  [
    "a call, its result and what followed in one turn keep their order",
    [assistant(call("a"), result("a"), "well")],
    [assistant(call("a")), user(answered("a")), assistant("well")],
  ],
  [
    "several of them keep theirs",
    [assistant("so", call("a"), result("a", "1"), call("b"), result("b", "2"), "well")],
    [
      assistant("so", call("a")),
      user(answered("a", "1")),
      assistant(call("b")),
      user(answered("b", "2")),
      assistant("well"),
    ],
  ],
  [
    "an empty turn stays",
    [user("hi"), assistant(), assistant(call("a")), user(result("a"))],
    [user("hi"), assistant(), assistant(call("a")), user(answered("a"))],
  ],
];

describe("answerCalls", () => {
  for (const [name, given, want, lost = []] of cases) {
    it(name, () => {
      const before = structuredClone(given);
      const loss = lossOf({});
      expect(plain(answerCalls(given, loss))).to.deep.equal(plain(want));
      expect(loss.paths).to.deep.equal(lost);
      expect(given).to.deep.equal(before);
    });
  }
});
