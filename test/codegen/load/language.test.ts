import { faultCases, type FaultCase } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

const lines: FaultCase[] = [
  [
    "a mistyped option",
    [[chat, 'stop: { at: "stop[]", clamp', 'stop: { at: "stop[]", ▸clmp']],
    'unknown key "clmp" in stop',
    'did you mean "clamp"?',
  ],
  [
    "an option that resembles none",
    [[chat, "    seed: seed", "    seed: { at: seed, ▸colour: red }"]],
    'unknown key "colour" in seed',
    "known here: at, transform, record, values, const, default, direction, clamp, absent, implicit, neutral, others, …",
  ],
  [
    "a reason beside a place",
    [[chat, "    seed: seed", "    ▸seed: { at: seed, absent: no vendor has it }"]],
    "seed gives a reason and something else",
    "write seed: { absent: no vendor has it }, or seed: seed",
  ],
  [
    "two reasons",
    [[chat, "    seed: seed", "    ▸seed: { absent: there is none, implicit: by silence }"]],
    "seed gives a reason and something else",
    "write seed: { absent: there is none }, or seed: { implicit: by silence }",
  ],
  [
    "a reason beside options of a place, and a value without effect",
    [[chat, "    seed: seed", "    ▸seed: { absent: no vendor has it, neutral: [0], at: seed, clamp: [0, 9] }"]],
    "seed gives a reason and something else",
    "write seed: { absent: no vendor has it, neutral: [0] }, or seed: { at: seed, clamp: [0, 9], neutral: [0] }",
  ],
  [
    "a reason beside an option without a place",
    [[chat, "    seed: seed", "    ▸seed: { implicit: by silence, transform: single }"]],
    "seed gives a reason and something else",
    "write seed: { implicit: by silence }",
  ],
  [
    "a value changed in two ways",
    [
      [
        chat,
        '    tools: { at: "tools[]", record: tool }',
        '    ▸tools: { at: "tools[]", record: tool, transform: single }',
      ],
    ],
    "tools changes its value in two ways",
    "one of transform, record, content, values and clamp is enough",
  ],
  [
    "a number with bounds and a table",
    [
      [messages, "clamp: [0, 1] }", "clamp: [0, 1], values: { auto: [auto] } }"],
      [messages, "    temperature:", "    ▸temperature:"],
    ],
    "temperature changes its value in two ways",
    "one of transform, record, content, values and clamp is enough",
  ],
  [
    "options without a place",
    [[chat, 'stop: { at: "stop[]", clamp: 4 }', "▸stop: { clamp: 4 }"]],
    'stop lacks "at"',
    "write stop: { at: <path>, clamp: 4 }",
  ],
  [
    "`others` without a list of records",
    [
      [
        chat,
        '    tools: { at: "tools[]", record: tool }',
        '    tools: { ▸at: "tools[]", record: tool, others: { calling: text } }',
      ],
    ],
    "`others` are members of objects that hold the records in a list",
    "select the records of that list, as tools[].records[] does",
  ],
  [
    "a line that is a number",
    [[chat, "    seed: seed", "    ▸seed: 4"]],
    "seed must be a text or a map, not 4",
    "A path, or `at:` with options, or why the dialect has no place for it.",
  ],
  [
    "a path with a space",
    [[chat, "    seed: seed", "    ▸seed: a seed"]],
    'seed has a form that is not allowed: "a seed"',
    "write seed: { absent: a seed }, or seed: a seed under unmapped: if it is a member that no concept covers",
  ],
  [
    "a path into the prototype",
    [[chat, "    seed: seed", "    ▸seed: metadata.__proto__.seed"]],
    'seed has a form that is not allowed: "metadata.__proto__.seed"',
    "A path, or `at:` with options, or why the dialect has no place for it.",
  ],
  [
    "a path to the constructor",
    [[chat, "    seed: seed", "    seed: { ▸at: constructor }"]],
    'at has a form that is not allowed: "constructor"',
    "write at: <path>; a path, or a list of paths. The first one is written, and all are read in this " +
      "order. Each may select items of lists.",
  ],
  [
    "bounds without an end",
    [[messages, "clamp: [0, 1]", "clamp: [0, ▸.inf]"]],
    "clamp[1] must be a number, not null",
    "write clamp: [0, <most>]",
  ],
  [
    "an invalid name",
    [
      [
        chat,
        "tool_choice: { at: tool_choice, record: tool_choice }",
        "tool_choice: { at: tool_choice, ▸record: Tool-Choice }",
      ],
    ],
    'record has a form that is not allowed: "Tool-Choice"',
    "write record: tool_choice; a name in lower case: words of letters and digits, joined by underscores. No " +
      "word starts with a digit.",
  ],
  [
    "a reason over two lines",
    [[chat, "    metadata: pairs stay with the vendor", '    ▸metadata: "pairs\\nstay"']],
    'metadata has a form that is not allowed: "pairs\\nstay"',
    "The reason, or the reason and the values without effect.",
  ],
  [
    "a reason that would end a comment",
    [[chat, "    metadata: pairs stay with the vendor", "    ▸metadata: pairs */ stay"]],
    'metadata has a form that is not allowed: "pairs */ stay"',
    "The reason, or the reason and the values without effect.",
  ],
];

const headings: FaultCase[] = [
  [
    "reasons whose heading is missing",
    [[messages, "  unmapped:\n    halt_texts", "    ▸halt_texts"]],
    "halt_texts and the members behind it are reasons, and no lines of concepts",
    "write the heading of what they belong to, unmapped: or consumed:, on a line of its own before them",
  ],
];

const forms: FaultCase[] = [
  [
    "an invalid direction",
    [[chat, "kind: refusal, direction: read,", "kind: refusal, ▸direction: reading,"]],
    'direction must be one of read, write, not "reading"',
    "write direction: read",
  ],
  [
    "an item that is a part and has content",
    [
      [
        chat,
        "tool: { role: user, form: answered, when: { role: tool } }",
        "tool: { role: user, form: answered, when: { role: tool }, ▸content: content }",
      ],
    ],
    "content cannot be combined with form: the item is that part and nothing else",
    "leave content out",
  ],
  [
    "an item with the name of the answer's item",
    [[chat, "    tool: { role: user, form: answered", "    ▸answer: { role: user, form: answered"]],
    '"answer" is not a name allowed in items',
    "A name in lower case; answer is reserved.",
  ],
  [
    "an empty table of forms",
    [
      [
        chat,
        "  tool:\n    function: { when: { type: [function, " +
          "absent] }, fields: { name: function.name, strict: function.strict } }",
        "  ▸tool: {}",
      ],
    ],
    "tool must not be empty",
    "",
  ],
  [
    "forms of a record in a member",
    [[chat, "\nrecords:\n", "\nrecords:\n  ▸held: { is: Tool, forms: { one: {}, other: {} } }\n"]],
    "a record is the map of its forms now",
    "write held: { one: …, other: … }",
  ],
  [
    "words for a free text",
    [[chat, "    seed: seed\n", '    seed: { at: seed, values: { ▸"1:1": square } }\n']],
    '"1:1" is not a name allowed in values',
    "A meaning of the concept's enum. A concept that is a free text takes a transform in place of values.",
  ],
  [
    "a switch that is a text",
    [[chat, "  text_shorthand: true", "  ▸text_shorthand: sometimes"]],
    'text_shorthand must be true or false, not "sometimes"',
    "write text_shorthand: true",
  ],
];

describe("the language of specs", () => {
  describe("lines", () => faultCases(lines));
  describe("headings", () => faultCases(headings));
  describe("forms and layout", () => faultCases(forms));
});
