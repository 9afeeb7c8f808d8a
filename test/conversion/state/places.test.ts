import { expect } from "chai";
import { stateEdits } from "../../../src/conversion/state/places.js";
import type { JsonEdit, StateRule } from "../../../src/conversion/state/rule.js";
import { tagState } from "../../../src/conversion/state/tag.js";
import type { Json, Wire } from "../../../src/conversion/json.js";

const rule: StateRule = {
  family: "home",
  camel: true,
  lists: [
    {
      at: ["turns", "*", "parts"],
      items: [
        { when: { type: "thinking" }, at: [["proof"]], needed: true },
        { when: { callOf: "present" }, at: [["proof"]], beside: true, instead: "none" },
        { when: { text: "present" }, at: [["proof"]], beside: true },
      ],
    },
    { at: ["items"], items: [{ when: { type: "thinking" }, at: [["proof"]] }] },
  ],
};
const away = tagState("away", "c3RhdGU=");
const turns = (...parts: Json[]): Wire => ({ turns: [{ parts: [{ text: "hi" }] }, { parts }] });

const cases: (readonly [name: string, body: Wire, to: string, edits: readonly JsonEdit[], lost: readonly string[]])[] =
  [
    ["state without a tag stays", turns({ type: "thinking", proof: "s" }), "home", [], []],
    [
      "state without a tag belongs to no other family",
      turns({ type: "thinking", proof: "s" }, { text: "well" }),
      "away",
      [{ path: ["turns", 1, "parts", 0] }],
      ["turns[1].parts[0]"],
    ],
    ["a placeholder for state stays for every family", turns({ callOf: "f", proof: "none" }), "away", [], []],
    [
      "state with a tag reaches its family without the tag",
      turns({ type: "thinking", proof: away }, { text: "well" }),
      "away",
      [{ path: ["turns", 1, "parts", 0, "proof"], value: "c3RhdGU=" }],
      [],
    ],
    [
      "a part that only carries its state is dropped for any other family",
      turns({ type: "thinking", proof: away }, { text: "well" }),
      "home",
      [{ path: ["turns", 1, "parts", 0] }],
      ["turns[1].parts[0]"],
    ],
    [
      "a list that becomes empty is dropped with its holder",
      turns({ type: "thinking", proof: away }),
      "home",
      [{ path: ["turns", 1] }],
      ["turns[1].parts[0]"],
    ],
    [
      "an item without its list loses its state",
      { turns: { parts: { callOf: "f", proof: away } } },
      "home",
      [{ path: ["turns", "parts", "proof"], value: "none" }],
      ["turns.parts.proof"],
    ],
    [
      "a part without its list is dropped with its holder",
      { turns: [{ parts: { type: "thinking", proof: away } }] },
      "home",
      [{ path: ["turns", 0] }],
      ["turns[0].parts"],
    ],
    [
      "a list at the top stays",
      { items: [{ type: "thinking", proof: away }] },
      "home",
      [{ path: ["items", 0] }],
      ["items[0]"],
    ],
    [
      "state beside text is dropped alone",
      turns({ text: "well", proof: away }),
      "home",
      [{ path: ["turns", 1, "parts", 0, "proof"] }],
      ["turns[1].parts[0].proof"],
    ],
    [
      "a placeholder replaces it where one is required",
      turns({ callOf: "f", proof: away }),
      "home",
      [{ path: ["turns", 1, "parts", 0, "proof"], value: "none" }],
      ["turns[1].parts[0].proof"],
    ],
    [
      "members may be in the other spelling",
      turns({ call_of: "f", proof: away }),
      "home",
      [{ path: ["turns", 1, "parts", 0, "proof"], value: "none" }],
      ["turns[1].parts[0].proof"],
    ],
    [
      "reasoning without state is dropped where state is required",
      turns({ type: "thinking" }, { text: "well" }),
      "home",
      [{ path: ["turns", 1, "parts", 0] }],
      ["turns[1].parts[0]"],
    ],
    [
      "empty state does not count",
      turns({ type: "thinking", proof: "" }, { text: "well" }),
      "home",
      [{ path: ["turns", 1, "parts", 0] }],
      ["turns[1].parts[0]"],
    ],
    ["other hosts may take it", turns({ type: "thinking", proof: "" }, { text: "well" }), "away", [], []],
    ["a body without such lists stays", { turns: "hi", items: { type: "thinking" } }, "home", [], []],
  ];

describe("opaque state in bodies that are forwarded unconverted", () => {
  for (const [name, body, to, edits, lost] of cases) {
    it(name, () => {
      expect(stateEdits(rule, body, { family: to, isKnown: true })).to.deep.equal({ edits, lost });
    });
  }

  it("a part without state stays where the vendor is only presumed", () => {
    expect(
      stateEdits(rule, turns({ type: "thinking" }, { text: "well" }), { family: "home", isKnown: false }),
    ).to.deep.equal({ edits: [], lost: [] });
  });

  it("nothing is removed where there is none", () => {
    expect(
      stateEdits(undefined, turns({ type: "thinking", proof: away }), { family: "home", isKnown: true }),
    ).to.deep.equal({ edits: [], lost: [] });
  });
});

describe("lists beside the texts of their holders", () => {
  const cited: StateRule = {
    ...rule,
    lists: [
      { at: ["parts", "*", "cited"], items: [{ when: { type: "page" }, at: [["proof"]], needed: true, aside: true }] },
    ],
  };
  const page = (proof: string): Wire => ({ type: "page", proof });
  const body = (...cited: Json[]): Wire => ({ parts: [{ text: "so", cited }] });

  it("are dropped alone where they become empty", () => {
    expect(stateEdits(cited, body(page(""), page("")), { family: "home", isKnown: true })).to.deep.equal({
      edits: [{ path: ["parts", 0, "cited"] }],
      lost: ["parts[0].cited[0]", "parts[0].cited[1]"],
    });
  });

  it("keep what the vendor accepts", () => {
    expect(stateEdits(cited, body(page(""), page("s")), { family: "home", isKnown: true })).to.deep.equal({
      edits: [{ path: ["parts", 0, "cited", 0] }],
      lost: ["parts[0].cited[0]"],
    });
  });
});

const worded: StateRule = {
  ...rule,
  inWords: { at: ["turns"], members: ["thought", "said"], records: { record: "recorder" }, bare: ["role"] },
};
const wordy = (...turns: Json[]): Wire => ({ turns });

const words: (readonly [
  name: string,
  body: Wire,
  edits: readonly JsonEdit[],
  lost: readonly string[],
  refused?: readonly string[],
])[] = [
  [
    "every refused member is dropped",
    wordy({ role: "user" }, { role: "model", text: "so", thought: "hm", said: ["hm"] }),
    [{ path: ["turns", 1, "thought"] }, { path: ["turns", 1, "said"] }],
    ["turns[1].thought", "turns[1].said"],
  ],
  [
    "what the host accepts stays",
    wordy({ role: "model", text: "so", thought: "hm", said: "hm" }),
    [{ path: ["turns", 0, "thought"] }],
    ["turns[0].thought"],
    ["thought"],
  ],
  [
    "a member that is null is dropped without a report",
    wordy({ text: "so", thought: null }),
    [{ path: ["turns", 0, "thought"] }],
    [],
  ],
  [
    "a turn that becomes empty is dropped",
    wordy({ role: "model", text: null, thought: "hm" }, { role: "user", text: "on" }),
    [{ path: ["turns", 0] }],
    ["turns[0].thought"],
  ],
  [
    "a record of another host is dropped with it",
    wordy({ role: "model", text: "so", thought: "hm", record: [{ text: "hm" }] }, { role: "model", record: [{}] }),
    [{ path: ["turns", 0, "thought"] }, { path: ["turns", 0, "record"] }, { path: ["turns", 1] }],
    ["turns[0].thought", "turns[0].record", "turns[1].record"],
  ],
  [
    "an empty record is dropped without a report",
    wordy({ role: "model", text: "so", record: [] }),
    [{ path: ["turns", 0, "record"] }],
    [],
  ],
  ["other turns stay", wordy("hi", { role: "user", text: "on" }), [], []],
];

describe("text of reasoning, in bodies that are forwarded unconverted", () => {
  for (const [name, body, edits, lost, refusedWords = ["thought", "said"]] of words) {
    it(name, () => {
      expect(stateEdits(worded, body, { family: "home", isKnown: true, refusedWords })).to.deep.equal({ edits, lost });
    });
  }

  it("a record reaches the family that made it", () => {
    const body = wordy({ role: "model", thought: "hm", record: [{}] });
    const reader = { family: "recorder", isKnown: true, refusedWords: ["thought"] };
    expect(stateEdits(worded, body, reader).lost).to.deep.equal(["turns[0].thought"]);
  });

  it("stays at a host that refuses none", () => {
    const body = wordy({ role: "model", thought: "hm" });
    expect(stateEdits(worded, body, { family: "home", isKnown: true })).to.deep.equal({ edits: [], lost: [] });
  });
});

const looped: StateRule = {
  ...rule,
  loop: {
    turns: "turns",
    items: "parts",
    caller: { role: "model" },
    call: { type: "call" },
    requested_by: "thought",
    when: { type: "on" },
    with: ["beside"],
  },
};
const thinking = { type: "thinking", proof: "s" };
const output = (...parts: Json[]): Wire => ({ role: "model", parts });
const requested = (...turns: Json[]): Wire => ({ thought: { type: "on" }, beside: 1, turns });
const answered: Wire = { role: "user", parts: [{ result: "r" }] };

const loops: (readonly [name: string, body: Wire, lost: readonly string[]])[] = [
  ["bare calls", requested(output({ type: "call" }), answered), ["thought", "beside"]],
  ["calls after text", requested(output({ says: "so" }, { type: "call" }), answered), ["thought", "beside"]],
  [
    "calls of a turn whose content is no list",
    requested({ role: "model", parts: "so" }, output({ type: "call" })),
    ["thought", "beside"],
  ],
  ["calls after thinking", requested(output(thinking, { type: "call" }), answered), []],
  ["calls after thinking in the turn before", requested(output(thinking), output({ type: "call" }), answered), []],
  [
    "calls without thinking in the turn before",
    requested(output({ type: "call" }), output({ says: "so" }), answered),
    ["thought", "beside"],
  ],
  ["calls of a turn before the user's", requested(output({ type: "call" }), answered, output({ says: "so" })), []],
  ["no call", requested(output({ says: "so" })), []],
  ["no turn of the model", requested(answered), []],
  ["thinking that was not requested", { turns: [output({ type: "call" })] }, []],
];

describe("thinking is dropped where the last calls lack the state that preceded them", () => {
  for (const [name, body, lost] of loops) {
    it(`${name}: ${lost.length > 0 ? "it is dropped" : "it stays"}`, () => {
      const edits = lost.map((member) => ({ path: [member] }));
      expect(stateEdits(looped, body, { family: "home", isKnown: true })).to.deep.equal({ edits, lost });
    });
  }

  it("stays for vendors that are only presumed, and for others", () => {
    const body = requested(output({ type: "call" }), answered);
    for (const to of [
      { family: "home", isKnown: false },
      { family: "away", isKnown: true },
    ])
      expect(stateEdits(looped, body, to)).to.deep.equal({ edits: [], lost: [] });
  });

  it("is dropped with state that was removed from two neighbouring turns", () => {
    const body = requested(output({ type: "thinking", proof: away }), output({ type: "call" }), answered);
    expect(stateEdits(looped, body, { family: "home", isKnown: true }).lost).to.deep.equal([
      "turns[0].parts[0]",
      "thought",
      "beside",
    ]);
  });
});
