import { expect } from "chai";
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import { linkResultsByName } from "../../../src/conversion/conversation/link-results-by-name.js";
import { noLoss } from "../../../src/conversion/loss.js";
import { assistant, call, from, result, text, user } from "../../support/conversion/turns.js";
import { passCases } from "../../support/conversion/pass-cases.js";
import { lossOf } from "../../support/origins.js";

/** So long that quadratic work takes far longer than any case here may. */
const LENGTH = 20_000;

function repeated(step: () => Turn[]): Turn[] {
  return Array.from({ length: LENGTH }, step).flat();
}

/** All calls in one turn, and all results in the next. */
function inOneTurn(pair: (index: number) => [Part, Part]): Turn[] {
  const pairs = Array.from({ length: LENGTH }, (_, index) => pair(index));
  return [assistant(...pairs.map(([made]) => made)), user(...pairs.map(([, answer]) => answer))];
}

describe("linkResultsByName", () => {
  passCases(
    (turns) => linkResultsByName(turns, noLoss),
    [
      [
        "existing IDs stay",
        [assistant(call("a", "f")), user(result("a", "1", "f"))],
        [assistant(call("a", "f")), user(result("a", "1", "f"))],
      ],
      [
        "a call and its result get an ID",
        [assistant(call("", "f")), user(result("", "1", "f"))],
        [assistant(call("call_0", "f")), user(result("call_0", "1", "f"))],
      ],
      [
        "two calls of one tool are answered in order",
        [assistant(call("", "f"), call("", "f")), user(result("", "1", "f"), result("", "2", "f"))],
        [
          assistant(call("call_0", "f"), call("call_1", "f")),
          user(result("call_0", "1", "f"), result("call_1", "2", "f")),
        ],
      ],
      [
        "calls of different tools are distinguished by name",
        [assistant(call("", "f"), call("", "g")), user(result("", "2", "g"), result("", "1", "f"))],
        [
          assistant(call("call_0", "f"), call("call_1", "g")),
          user(result("call_1", "2", "g"), result("call_0", "1", "f")),
        ],
      ],
      [
        "a result with an ID leaves the other calls to the other results",
        [assistant(call("a", "f"), call("b", "f")), user(result("b", "2", "f"), result("", "1", "f"))],
        [assistant(call("a", "f"), call("b", "f")), user(result("b", "2", "f"), result("a", "1", "f"))],
      ],
      [
        "results with neither ID nor name answer in order",
        [assistant(call("", "f"), call("", "g")), user(result("", "1"), result("", "2"))],
        [assistant(call("call_0", "f"), call("call_1", "g")), user(result("call_0", "1"), result("call_1", "2"))],
      ],
      [
        "a result with an unknown ID and no name answers no call",
        [assistant(call("a", "f")), user(result("b", "1"))],
        [assistant(call("a", "f")), user(result("b", "1"))],
      ],
      [
        "a name that no call has is matched by position",
        [assistant(call("a", "f")), user(result("", "1", "5331575f"))],
        [assistant(call("a", "f")), user(result("a", "1", "f"))],
      ],
      [
        "several such names in order, beside one that a call has",
        [
          assistant(call("a", "f"), call("b", "g"), call("c", "h")),
          user(result("", "1", "x"), result("", "3", "h"), result("", "2", "y")),
        ],
        [
          assistant(call("a", "f"), call("b", "g"), call("c", "h")),
          user(result("a", "1", "f"), result("c", "3", "h"), result("b", "2", "g")),
        ],
      ],
      [
        "beside a call of an earlier turn that was aborted",
        [assistant(call("a", "f")), user(text("stop")), assistant(call("b", "g")), user(result("", "2", "x"))],
        [assistant(call("a", "f")), user(text("stop")), assistant(call("b", "g")), user(result("b", "2", "g"))],
      ],
      [
        "beside one of several earlier calls that was aborted",
        [
          assistant(call("a", "f"), call("b", "f")),
          user(result("a", "1", "f")),
          assistant(call("c", "g"), call("d", "h")),
          user(result("", "3", "x"), result("", "4", "y")),
        ],
        [
          assistant(call("a", "f"), call("b", "f")),
          user(result("a", "1", "f")),
          assistant(call("c", "g"), call("d", "h")),
          user(result("c", "3", "g"), result("d", "4", "h")),
        ],
      ],
      [
        "by name to the call just before, and not to an aborted call of the same name",
        [assistant(call("", "f")), user(text("stop")), assistant(call("", "f")), user(result("", "2", "f"))],
        [
          assistant(call("call_0", "f")),
          user(text("stop")),
          assistant(call("call_1", "f")),
          user(result("call_1", "2", "f")),
        ],
      ],
      [
        "and with neither ID nor name",
        [assistant(call("a", "f")), user(text("stop")), assistant(call("b", "g")), user(result("", "2"))],
        [assistant(call("a", "f")), user(text("stop")), assistant(call("b", "g")), user(result("b", "2"))],
      ],
      [
        "results that come late, after text of the assistant",
        [assistant(call("", "f")), user(text("on")), assistant(text("well")), user(result("", "1", "f"))],
        [assistant(call("call_0", "f")), user(text("on")), assistant(text("well")), user(result("call_0", "1", "f"))],
      ],
      [
        "results in a turn each, in order",
        [assistant(call("", "f"), call("", "f")), user(result("", "1", "f")), user(result("", "2", "f"))],
        [
          assistant(call("call_0", "f"), call("call_1", "f")),
          user(result("call_0", "1", "f")),
          user(result("call_1", "2", "f")),
        ],
      ],
      [
        "results in a turn each, with names that no call has",
        [assistant(call("a", "f"), call("b", "g")), user(result("", "1", "x")), user(result("", "2", "y"))],
        [assistant(call("a", "f"), call("b", "g")), user(result("a", "1", "f")), user(result("b", "2", "g"))],
      ],
      [
        "not where the counts differ",
        [assistant(call("a", "f"), call("b", "g")), user(result("", "1", "x"))],
        [assistant(call("a", "f"), call("b", "g")), user(result("", "1", "x"))],
      ],
      ["a result of an unknown call stays without an ID", [user(result("", "1", "f"))], [user(result("", "1", "f"))]],
      [
        "results whose names are IDs of calls, in any order",
        [assistant(call("a", "f"), call("b", "f")), user(result("", "2", "b"), result("", "1", "a"))],
        [assistant(call("a", "f"), call("b", "f")), user(result("b", "2", "f"), result("a", "1", "f"))],
      ],
      [
        "a name that is the ID of one call and the name of another, by the ID",
        [assistant(call("a", "g"), call("g", "f")), user(result("", "2", "g"), result("", "1", "g"))],
        [assistant(call("a", "g"), call("g", "f")), user(result("g", "2", "f"), result("a", "1", "g"))],
      ],
      [
        "a name that looks like an ID but that no client sent, by the name",
        [assistant(call("", "f"), call("", "call_0")), user(result("", "2", "call_0"), result("", "1", "f"))],
        [
          assistant(call("call_0", "f"), call("call_1", "call_0")),
          user(result("call_1", "2", "call_0"), result("call_0", "1", "f")),
        ],
      ],
      [
        "more results of a name than the last turn has calls, with the latest earlier calls",
        [
          assistant(call("a", "f")),
          user(text("on")),
          assistant(call("b", "f")),
          user(text("on")),
          assistant(call("c", "f")),
          user(result("", "2", "f"), result("", "3", "f")),
        ],
        [
          assistant(call("a", "f")),
          user(text("on")),
          assistant(call("b", "f")),
          user(text("on")),
          assistant(call("c", "f")),
          user(result("b", "2", "f"), result("c", "3", "f")),
        ],
      ],
    ],
  );

  const lostNames: readonly (readonly [title: string, result: Part, lost: readonly string[]])[] = [
    ["a name that no call has", result("", "1", "x"), ["contents[1].name"]],
    ["not the name of the call", result("", "1", "f"), []],
    ["not the ID of the call as a name", result("", "1", "a"), []],
  ];
  for (const [title, answer, lost] of lostNames) {
    it(`reports ${title}`, () => {
      const loss = lossOf({ "part.result.name": ["name"] });
      linkResultsByName([assistant(call("a", "f")), user(from("contents[1]", answer))], loss);
      expect(loss.paths).to.deep.equal(lost);
    });
  }

  const longConversations: readonly [title: string, turns: Turn[]][] = [
    ["of calls without results", repeated(() => [assistant(call("", "a")), user(text("x"))])],
    ["of calls that share one ID", repeated(() => [assistant(call("a", "f")), user(text("x"))])],
    ["of calls in one turn, answered by name", inOneTurn((index) => [call("", "f"), result("", `${index}`, "f")])],
    [
      "of calls in one turn, each of another tool",
      inOneTurn((index) => [call("", `f${index}`), result("", "1", `f${index}`)]),
    ],
    ["of calls in one turn, answered in order", inOneTurn((index) => [call("", `f${index}`), result("", "1")])],
    [
      "of calls in one turn, answered under names that no call has",
      inOneTurn((index) => [call(`c${index}`, "f"), result("", "1", `x${index}`)]),
    ],
    ["of calls in one turn, answered by ID", inOneTurn((index) => [call(`c${index}`, "f"), result(`c${index}`, "1")])],
  ];
  for (const [title, turns] of longConversations) {
    it(`links a long conversation ${title} in linear time`, () => {
      const start = process.cpuUsage();
      linkResultsByName(turns, noLoss);
      const { user: microseconds } = process.cpuUsage(start);
      expect(microseconds).to.be.below(4_000_000);
    });
  }
});
