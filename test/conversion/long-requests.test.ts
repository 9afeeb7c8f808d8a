/** Clients send long conversations and many tools. Quadratic work would block the gateway. */
import { expect } from "chai";
import type { Part, Tool, Turn } from "../../generated/interlingua/text.js";
import { nameDocuments } from "../../specs/dialects/bedrock-converse/functions.js";
import * as conversation from "../../src/conversion/conversation/index.js";
import { Loss } from "../../src/conversion/loss.js";
import { dropHostedTools } from "../../src/conversion/request/drop-hosted-tools.js";
import { toolsAsFunctions } from "../../src/conversion/request/tools-as-functions.js";
import { stateEdits } from "../../src/conversion/state/places.js";
import { withRefusedInWords } from "../../src/conversion/schema-limits.js";
import { respelled } from "../../src/conversion/spelling.js";
import { isStrictSchema } from "../../src/conversion/strict-schema.js";
import type { StateRule } from "../../src/conversion/state/rule.js";
import { mergeItems } from "../../src/conversion/write.js";
import { assistant, call, result, text, user } from "../support/conversion/turns.js";

/** So many that quadratic work takes far longer than any case here may. */
const LENGTH = 20_000;
const MOST_MICROSECONDS = 4_000_000;

const numbers = Array.from({ length: LENGTH }, (_, index) => index);
const thought: Part = { kind: "reasoning", text: "hm" };
const signed: Part = { kind: "call", id: "a", name: "f", arguments: "{}", signature: "s" };
const loss = (): Loss => new Loss({}, {});

const rule: StateRule = {
  family: "home",
  lists: [{ at: ["turns", "*", "parts"], items: [{ when: { type: "thinking" }, at: [["proof"]] }] }],
  loop: {
    turns: "turns",
    items: "parts",
    caller: { role: "model" },
    call: { type: "call" },
    requested_by: "thinking",
    when: { type: "on" },
    with: [],
  },
};

/** The input is prepared before the clock starts. */
const cases: readonly (readonly [title: string, prepare: () => () => unknown])[] = [
  ["calls that share one ID are answered", over(conversation.answerCalls, () => [assistant(call("a")), user("x")])],
  [
    "calls, results and text of one turn are split",
    over(
      conversation.answerCalls,
      inOneTurn((index) => [call(`c${index}`), result(`c${index}`), text("x")]),
    ),
  ],
  ["neighbours are merged", over(conversation.mergeNeighbours, () => [user("x")])],
  ["items are joined", joinedItems],
  [
    "documents are named",
    over(
      nameDocuments,
      inOneTurn(() => [{ kind: "media", medium: "document", source: { text: "x" } }]),
    ),
  ],
  ["trailing reasoning is dropped", over(conversation.dropTrailingReasoning, () => [user("x"), assistant(thought)])],
  [
    "state of calls is moved",
    over(
      conversation.detachSignatures,
      inOneTurn(() => [signed]),
      ["call"],
    ),
  ],
  [
    "state of calls is moved onto reasoning",
    over(
      conversation.detachSignatures,
      inOneTurn(() => [thought, signed]),
      ["call"],
    ),
  ],
  [
    "state is put onto calls",
    over(
      conversation.attachSignatures,
      inOneTurn(() => [thought, signed]),
    ),
  ],
  ["hosted tools are dropped", hostedTools],
  ["tools of groups are chosen", groupedTools],
  ["state is removed from a body", foreignState],
  ["unknown members are reported", unknownMembers],
  ["unknown members of another spelling are reported", respelledMembers],
  ["keywords that a vendor refuses are put in words", refusedKeywords],
  ["required properties are looked up", requiredProperties],
];

describe("a long request is converted in linear time", () => {
  for (const [title, prepare] of cases) {
    it(title, () => {
      const work = prepare();
      const start = process.cpuUsage();
      work();
      expect(process.cpuUsage(start).user).to.be.below(MOST_MICROSECONDS);
    });
  }
});

type Pass = (turns: Turn[], loss: Loss, value: never) => Turn[];

/** A pass over many copies of what `make` returns. */
function over(pass: Pass, make: (() => Turn[]) | Turn, value?: readonly string[]): () => () => unknown {
  return () => {
    const turns = typeof make === "function" ? numbers.flatMap(make) : [make];
    return () => pass(turns, loss(), value as never);
  };
}

/** One turn of the assistant with as many parts. */
function inOneTurn(make: (index: number) => Part[]): Turn {
  return { role: "assistant", parts: numbers.flatMap(make) };
}

function joinedItems(): () => unknown {
  // Copies are so fast that only more items take long.
  const items = numbers.flatMap(() => Array.from({ length: 4 }, () => ({ role: "user", content: [{ text: "x" }] })));
  return () => mergeItems(items, "role", "content");
}

function hostedTools(): () => unknown {
  const tools = numbers.map((index): Tool => ({ name: `t${index}`, ...(index % 2 === 0 && { calling: "hosted" }) }));
  const names = tools.map(({ name }) => name);
  return () => dropHostedTools({ turns: [], tools, tool_choice: { mode: "auto", names } }, loss());
}

function groupedTools(): () => unknown {
  const tools = numbers.map((index): Tool => ({ name: `t${index}`, group: `g${index % 1000}` }));
  const names = tools.map(({ name }) => name);
  const context = { model: "m", stream: false };
  return () => toolsAsFunctions({ turns: [], tools, tool_choice: { mode: "auto", names } }, loss(), undefined, context);
}

function foreignState(): () => unknown {
  const parts = [...numbers.map(() => ({ type: "thinking", proof: "s" })), { type: "call" }];
  const body = { thinking: { type: "on" }, turns: [{ role: "model", parts }] };
  return () => stateEdits(rule, body, { family: "away", isKnown: true });
}

function unknownMembers(): () => unknown {
  const body = Object.fromEntries(numbers.map((index) => [`x${index}`, 1]));
  return () => {
    const lost = new Loss({}, body);
    lost.unmapped(body, new Map());
    return lost.paths;
  };
}

function respelledMembers(): () => unknown {
  const body = Object.fromEntries(numbers.map((index) => [`x_a${index}`, 1]));
  return () => {
    const lost = new Loss({}, body);
    const read = respelled(body, { own: new Set(), lists: new Set() }, lost);
    lost.unmapped(read, new Map());
    return lost.paths;
  };
}

function refusedKeywords(): () => unknown {
  // Names are compared so fast that only many of them take long.
  const schema = Object.fromEntries(numbers.flatMap((index) => Array.from("abcdef", (name) => [name + index, 1])));
  return () => withRefusedInWords(schema, { keywords: ["type"] });
}

function requiredProperties(): () => unknown {
  const names = numbers.flatMap((index) => Array.from("abcdef", (name) => name + index));
  const properties = Object.fromEntries(names.map((name) => [name, { type: "string" }]));
  const schema = { type: "object", properties, required: names, additionalProperties: false };
  return () => isStrictSchema(schema);
}
