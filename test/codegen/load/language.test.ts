import { faultCases, type FaultCase } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

const lines: FaultCase[] = [
  [
    "a mistyped option",
    [[chat, "stop: { at: stop, always: list", "stop: { at: stop, ▸alwys: list"]],
    'unknown key "alwys" in stop',
    'did you mean "always"?',
  ],
  [
    "an option that is nothing like one",
    [[chat, "    seed: seed", "    seed: { at: seed, ▸colour: red }"]],
    'unknown key "colour" in seed',
    "known here: at, transform",
  ],
  [
    "a reason beside a place",
    [[chat, "    seed: seed", "    ▸seed: { at: seed, absent: no vendor has it }"]],
    "gives a reason and something else",
    "or a reason why not",
  ],
  [
    "two reasons",
    [[chat, "    seed: seed", "    ▸seed: { absent: there is none, implicit: by silence }"]],
    "gives a reason and something else",
    "or a reason why not",
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
    "one of transform, record",
  ],
  [
    "options without a place",
    [[chat, "stop: { at: stop, always: list, at_most: 4 }", "▸stop: { always: list }"]],
    'stop lacks "at"',
    "Give its place",
  ],
  [
    "other members of no objects",
    [
      [
        chat,
        '    tools: { at: "tools[]", record: tool }',
        '    tools: { ▸at: "tools[]", record: tool, others: { calling: text } }',
      ],
    ],
    "`others` are members of objects that hold the records in a list",
    "tools[].records[]",
  ],
  [
    "a line that is a number",
    [[chat, "    seed: seed", "    ▸seed: 4"]],
    "seed must be a text or a map, not 4",
    "A path, or `at:`",
  ],
  [
    "a path with a space",
    [[chat, "    seed: seed", "    ▸seed: a seed"]],
    'seed has a form that is not allowed: "a seed"',
    "A path",
  ],
  [
    "a path into the prototype",
    [[chat, "    seed: seed", "    ▸seed: metadata.__proto__.seed"]],
    "has a form that is not allowed",
    "A path",
  ],
  [
    "a path to the constructor",
    [[chat, "    seed: seed", "    seed: { ▸at: constructor }"]],
    "at has a form that is not allowed",
    "A path, or a list of paths",
  ],
  [
    "bounds without an end",
    [[messages, "clamp: [0, 1]", "clamp: [0, ▸.inf]"]],
    "clamp[1] must be a number",
    "A number",
  ],
  [
    "a name that is no word",
    [
      [
        chat,
        "tool_choice: { at: tool_choice, record: tool_choice }",
        "tool_choice: { at: tool_choice, ▸record: Tool-Choice }",
      ],
    ],
    "record has a form that is not allowed",
    "lower case",
  ],
  [
    "a reason over two lines",
    [[chat, "    metadata: pairs stay with the vendor", '    ▸metadata: "pairs\\nstay"']],
    "metadata has a form that is not allowed",
    "The reason",
  ],
  [
    "a reason that would end a comment",
    [[chat, "    metadata: pairs stay with the vendor", "    ▸metadata: pairs */ stay"]],
    "metadata has a form that is not allowed",
    "The reason",
  ],
];

const forms: FaultCase[] = [
  [
    "a bare text with members",
    [[chat, "declined: { kind: refusal,", "declined: { kind: refusal, ▸when: { type: refusal },"]],
    "when cannot be combined with value",
    "",
  ],
  [
    "a form that is dropped and may be written",
    [
      [
        chat,
        "      function: { when: { type: [function, absent] }, fields:",
        "      ▸function: { dropped: its vendor runs it, when: { type: [function, absent] }, fields:",
      ],
    ],
    'function has "dropped" and lacks "direction"',
    "",
  ],
  [
    "a direction that is none",
    [[chat, "kind: refusal, direction: read,", "kind: refusal, ▸direction: reading,"]],
    'direction must be one of read, write, not "reading"',
    "only read",
  ],
  [
    "a list that says yes in another way",
    [[chat, "stop: { at: stop,", "stop: { at: stop, ▸omit_empty: false,"]],
    "unknown key",
    "",
  ],
  [
    "an item that is a part and has content",
    [
      [
        chat,
        "tool: { role: user, part: answered, when: { role: tool } }",
        "tool: { role: user, part: answered, when: { role: tool }, ▸content: content }",
      ],
    ],
    "content cannot be combined with part",
    "",
  ],
  [
    "an item named as the answer is",
    [[chat, "    tool: { role: user, part: answered", "    ▸answer: { role: user, part: answered"]],
    '"answer" is not a name allowed in items',
    "answer is reserved",
  ],
  [
    "an empty table of forms",
    [
      [
        chat,
        "  tool:\n    is: Tool\n    forms:\n      function: { when: { type: [function, " +
          "absent] }, fields: { name: function.name, strict: function.strict } }",
        "  tool:\n    is: Tool\n    ▸forms: {}",
      ],
    ],
    "forms must not be empty",
    "Its forms",
  ],
  [
    "a switch that is a word",
    [[chat, "  text_shorthand: true", "  ▸text_shorthand: sometimes"]],
    'text_shorthand must be true or false, not "sometimes"',
    "A single text",
  ],
];

describe("the language of specs", () => {
  describe("lines", () => faultCases(lines));
  describe("forms and layout", () => faultCases(forms));
});
