/** Clients send long conversations and many tools. Quadratic work would block the gateway. */
import { expect } from "chai";
import type { Part, Tool, Turn } from "../../generated/interlingua/text.js";
import { joinCachePoints, nameDocuments } from "../../specs/dialects/bedrock-converse/functions.js";
import { base64 } from "../../specs/dialects/generate-content/functions.js";
import { formatDroppedParams } from "../../src/calls/dropped-params.js";
import { checkJson } from "../../src/bodies/check-json.js";
import * as conversation from "../../src/conversion/conversation/index.js";
import type { Wire } from "../../src/conversion/json.js";
import { Loss, type Origin, withAnother } from "../../src/conversion/loss.js";
import { describeGroups } from "../../src/conversion/request/describe-groups.js";
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
const cachePoint: Part = { kind: "text", text: "", cache: "short" };
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
  [
    "thoughts before signed content are lost with it",
    over(
      lostThoughts,
      inOneTurn(() => [{ ...thought, origin: { from: {}, member: "x", form: "f" } }]),
    ),
  ],
  [
    "points of a cache are joined",
    over(
      joinCachePoints,
      inOneTurn((index) => Array.from({ length: 3 }, () => (index < LENGTH / 2 ? thought : cachePoint))),
    ),
  ],
  ["marks of one part are lost", lostMarks],
  ["hosted tools are dropped", hostedTools],
  ["a group of tools is described", describedGroup],
  ["tools of groups get names of their own", numberedTools],
  ["a row of padding inside of base64 is read", () => () => base64.read(`${"=".repeat(5 * LENGTH)}A`)],
  ["long integers under a long name are found", longIntegers],
  ["tools of groups are chosen", groupedTools],
  ["state is removed from a body", foreignState],
  ["unknown members are reported", unknownMembers((index) => `x${index}`)],
  ["unknown members with an index are reported", unknownMembers((index) => `x[${index}]`)],
  ["unknown members that are integers are reported", unknownMembers(String)],
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

function lostThoughts(turns: Turn[], lost: Loss): Turn[] {
  const [first] = turns;
  const signedTurn = { ...first, role: "assistant" as const, parts: [...(first?.parts ?? []), signed] };
  const detached = conversation.detachSignatures([signedTurn], lost, ["call"] as never);
  for (const part of conversation.attachSignatures(detached, lost, undefined as never)[0]?.parts ?? []) lost.drop(part);
  return detached;
}

function lostMarks(): () => unknown {
  const marks = numbers.map(() => ({ from: {}, member: "cache", form: "f", concept: "cache" }));
  const another = marks.reduce<Origin | undefined>((known, mark) => withAnother(mark, known), undefined);
  return () => loss().dropConcept({ origin: { from: {}, form: "f", another } }, "cache", "short");
}

function describedGroup(): () => unknown {
  const tools = numbers.map((index): Tool => ({ name: `t${index}`, group: "g", group_description: "about" }));
  return () => describeGroups({ turns: [], tools }, loss(), undefined, { model: "m", stream: false });
}

/** All groups with their tools have one name. */
function numberedTools(): () => unknown {
  const parts = Array.from({ length: 500 }, () => "a");
  const same = parts.slice(1).map((_, index): Tool => {
    const [group, name] = [parts.slice(0, index + 1), parts.slice(index + 1)].map((words) => words.join("__"));
    return { name: name ?? "", group };
  });
  const taken = numbers.slice(0, LENGTH / 2).map((index): Tool => ({
    name: index === 0 ? parts.join("__") : `${parts.join("__")}_${index + 1}`,
  }));
  const tools = [...taken, ...same];
  return () => toolsAsFunctions({ turns: [], tools }, loss(), undefined, { model: "m", stream: false });
}

function longIntegers(): () => unknown {
  const body = `{"${"a".repeat(10 * LENGTH)}\\n":[${numbers.map(() => "9007199254740993").join()}]}`;
  return () => checkJson(body, (pathOf) => pathOf());
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

/** Of one object. JavaScript has names that are integers before others. */
function unknownMembers(makeName: (index: number) => string): () => () => unknown {
  return () => {
    const names = Array.from({ length: 5 * LENGTH }, (_, index) => makeName(index));
    const text = `{"z":1,${names.map((name) => `"${name}":1`).join()}}`;
    const body = JSON.parse(text) as Wire;
    return () => {
      const lost = new Loss({}, body, text);
      lost.unmapped(body, new Map());
      const { paths } = lost;
      expect(paths).to.have.length(5 * LENGTH + 1);
      expect(formatDroppedParams(paths)).to.match(/^z, /);
    };
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
