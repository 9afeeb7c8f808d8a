import { expect } from "chai";
import { typeProblems } from "../../support/codegen/type-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

const BARE = "thought: { kind: reasoning, in: [answer], fields: { ▸text: { at: ., transform: negated } } }";
const EVENT_TEXT = "text_delta: [{ key: index, text: delta.text, ▸transform: negated }]";

describe("spec-line: a fault of generated code names the line that it comes from", () => {
  const cases: [name: string, edit: Edit, problem: string][] = [
    [
      "a transform of a line of the request",
      [chat, "    seed: seed\n", "    ▸seed: { at: seed, transform: negated }\n"],
      'the transform "negated" does not fit the concept "seed": Type \'boolean | undefined\' is not assignable to ' +
        "type 'number | undefined'. Type 'boolean' is not assignable to type 'number'\n" +
        "    hint: write seed: seed",
    ],
    [
      "a transform of a line of a form of parts",
      [
        messages,
        "fields: { text: thinking, signature: signature }",
        "fields: { ▸text: { at: thinking, transform: negated }, signature: signature }",
      ],
      'the transform "negated" does not fit the concept "text": Type \'string | boolean\' is not assignable to ' +
        "type 'string'. Type 'boolean' is not assignable to type 'string'\n" +
        "    hint: write text: thinking",
    ],
    [
      "a transform of a line of a record",
      [chat, "strict: function.strict }", "▸strict: { at: function.strict, transform: joined_text } }"],
      'the transform "joined_text" does not fit the concept "strict": Type \'string | undefined\' is not ' +
        "assignable to type 'boolean | undefined'. Type 'string' is not assignable to type 'boolean | undefined'\n" +
        "    hint: write strict: function.strict",
    ],
    [
      "a transform where another mapping has one that fits",
      [chat, "names: { at: function.name, transform: single }", "▸names: { at: function.name, transform: negated }"],
      'the transform "negated" does not fit the concept "names": Type \'boolean | undefined\' is not assignable to ' +
        "type 'string[] | undefined'. Type 'boolean' is not assignable to type 'string[]'\n" +
        "    hint: write names: { at: function.name, transform: single }",
    ],
    [
      "a transform beside a default",
      [
        chat,
        "created: { at: created, default: $now }",
        "▸created: { at: created, transform: joined_text, default: $now }",
      ],
      'the transform "joined_text" does not fit the concept "created": Type \'string | undefined\' is not assignable ' +
        "to type 'number | undefined'. Type 'string' is not assignable to type 'number'\n" +
        "    hint: write created: { at: created, default: $now }",
    ],
    [
      "a transform of a place whose values no concept has as they are",
      [
        messages,
        "arguments: { at: input, transform: json_object, default: {} }",
        "▸arguments: { at: input, transform: negated, default: {} }",
      ],
      'the transform "negated" does not fit the concept "arguments": Type \'string | boolean\' is not assignable to ' +
        "type 'string'. Type 'boolean' is not assignable to type 'string'\n" +
        "    hint: write arguments: { at: input, transform: <name>, default: {} }",
    ],
    [
      "a transform of a count",
      [messages, "  output: output_tokens\n", "  ▸output: { at: output_tokens, transform: joined_text }\n"],
      'the transform "joined_text" does not fit the concept "output": Type \'string | undefined\' is not ' +
        "assignable to type 'number | undefined'. Type 'string' is not assignable to type 'number'\n" +
        "    hint: write output: output_tokens",
    ],
    [
      "the items of a list in an event",
      [
        chat,
        `  read:
    start: { id: id, created: created }
    pieces:
      - { kind: reasoning, text: "choices[0].delta.reasoning_content" }
      - { at: "choices[0].delta.content[type=text]", kind: text, text: text }
`,
        `  read:
    start: { id: id, created: created }
    pieces:
      - { kind: reasoning, text: "choices[0].delta.reasoning_content" }
      - { at: "choices[0].delta.content[type=text]", kind: text, text: text, ▸transform: negated }
`,
      ],
      "the code made of it does not compile: Type 'boolean' is not assignable to type 'string'\n" +
        "    hint: generated/chat/read-stream.ts would have `if (text !== undefined) state.sink.piece({ kind: " +
        '"text", text });`; write it as other mappings do',
    ],
    [
      "a transform of a member of an answer",
      [
        messages,
        "explanation: { at: stop_details.explanation, const: { type: refusal } }",
        "▸explanation: { at: stop_details.explanation, transform: negated }",
      ],
      'the transform "negated" does not fit the concept "explanation": Type \'boolean | undefined\' is not ' +
        "assignable to type 'string | undefined'. Type 'boolean' is not assignable to type 'string'\n" +
        "    hint: write explanation: stop_details.explanation",
    ],
    [
      "a transform among the members of the object around a record",
      [
        messages,
        "  budget: thinking.budget_tokens\n",
        "  ▸budget: { at: thinking.budget_tokens, transform: negated }\n",
      ],
      'the transform "negated" does not fit the concept "budget": Type \'boolean | undefined\' is not assignable to ' +
        "type 'number | undefined'. Type 'boolean' is not assignable to type 'number'\n" +
        "    hint: write budget: thinking.budget_tokens",
    ],
    [
      "a transform of a part that is a bare value",
      [chat, "thought: { kind: reasoning, in: [answer], fields: { text: . } }", BARE],
      'the transform "negated" does not fit the concept "text": This comparison appears to be unintentional because ' +
        "the types 'boolean' and 'string' have no overlap\n" +
        "    hint: write text: .",
    ],
    [
      "a transform of a count that another count includes",
      [
        messages,
        "cached_input: { at: cache_read_input_tokens, default: 0 }",
        "▸cached_input: { at: cache_read_input_tokens, transform: joined_text, default: 0 }",
      ],
      'the transform "joined_text" does not fit the concept "cached_input": Argument of type \'string | undefined\' ' +
        "is not assignable to parameter of type 'number | undefined'. Type 'string' is not assignable to " +
        "type 'number'\n" +
        "    hint: write cached_input: { at: cache_read_input_tokens, default: 0 }",
    ],
    [
      "a constant that the document does not have",
      [messages, "const: { type: message, role: assistant }", "const: { ▸type: 5, role: assistant }"],
      "the code made of it does not compile: Type 'number' is not assignable to type 'string'\n" +
        "    hint: generated/messages/write.ts would have `type: 5,`; write it as other mappings do",
    ],
    [
      "a transform of a text in an event of one kind",
      [messages, "text_delta: [{ key: index, text: delta.text }]", EVENT_TEXT],
      "the code made of it does not compile: Type 'boolean | undefined' is not assignable to type 'string | " +
        "undefined'. Type 'boolean' is not assignable to type 'string'\n" +
        "    hint: generated/messages/read-stream.ts would have `state.sink.piece({ key: keyOf(event.index), text: " +
        "negated.read(inDelta.text) });`; write it as other mappings do",
    ],
    [
      "a transform of a signature in an event",
      [
        messages,
        "signature_delta: [{ key: index, signature: delta.signature }]",
        "signature_delta: [{ key: index, ▸signature: { at: delta.signature, transform: negated } }]",
      ],
      "the code made of it does not compile: Type 'boolean | undefined' is not assignable to type 'string | " +
        "undefined'. Type 'boolean' is not assignable to type 'string'\n" +
        "    hint: generated/messages/read-stream.ts would have `state.sink.piece({ key: keyOf(event.index), place: " +
        '"delta.signature", signature: negated.read(inDelta.signature) });`; write it as other mappings do',
    ],
  ];

  for (const [name, edit, problem] of cases)
    it(name, async () => {
      const { problems, marks } = await typeProblems([edit]);
      expect(problems).to.deep.equal([`${marks[0] ?? ""}: ${problem}`]);
    });
});
