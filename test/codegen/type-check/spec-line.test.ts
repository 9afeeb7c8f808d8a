import { expect } from "chai";
import { typeProblems } from "../../support/codegen/type-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

describe("spec-line: a fault of generated code names the line that it comes from", () => {
  const cases: [name: string, edit: Edit, fault: string, code: string][] = [
    [
      "a line of the request",
      [chat, "    seed: seed\n", "    ▸seed: { at: seed, transform: negated }\n"],
      "Type 'boolean | undefined' is not assignable to type 'number | undefined'. " +
        "Type 'boolean' is not assignable to type 'number'",
      "chat/read.ts would have `seed: negated.read(body.seed),`",
    ],
    [
      "a line of a form of parts",
      [
        messages,
        "fields: { text: thinking, signature: signature }",
        "fields: { ▸text: { at: thinking, transform: negated }, signature: signature }",
      ],
      "Type 'string | boolean' is not assignable to type 'string'. Type 'boolean' is not assignable to type 'string'",
      'messages/read.ts would have `text: negated.read(wire.thinking) ?? "",`',
    ],
    [
      "a line of a record",
      [chat, "strict: function.strict }", "▸strict: { at: function.strict, transform: json_object } }"],
      "Type 'string | undefined' is not assignable to type 'boolean | undefined'. Type 'string' is not assignable to " +
        "type 'boolean | undefined'",
      "chat/read.ts would have `strict: jsonObject.read(inFunction.strict),`",
    ],
    [
      "a count",
      [messages, "  output: output_tokens\n", "  ▸output: { at: output_tokens, transform: joined_text }\n"],
      "Type 'string | undefined' is not assignable to type 'number | undefined'. Type 'string' is not assignable to " +
        "type 'number'",
      "messages/read.ts would have `output: joinedText.read(wire.output_tokens),`",
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
        `  ▸read:
    start: { id: id, created: created }
    pieces:
      - { kind: reasoning, text: "choices[0].delta.reasoning_content" }
      - { at: "choices[0].delta.content[type=text]", kind: text, text: text, transform: negated }
`,
      ],
      "Type 'boolean' is not assignable to type 'string'",
      'chat/read-stream.ts would have `if (text !== undefined) state.sink.piece({ kind: "text", text });`',
    ],
  ];

  for (const [name, edit, fault, code] of cases)
    it(name, async () => {
      const { problems, marks } = await typeProblems([edit]);
      expect(problems).to.deep.equal([
        `${marks[0] ?? ""}: the code made of it does not compile: ${fault}\n` +
          `    hint: generated/${code}; write it as other mappings do`,
      ]);
    });

  it("a member that has values of another kind in the document", async () => {
    const { problems, marks } = await typeProblems([
      ["dialects/chat/dialect.yaml", 'seed: { type: [integer, "null"]', "seed: { type: string"],
      [chat, "    seed: seed\n", "    ▸seed: seed\n"],
    ]);
    expect(problems).to.deep.equal([
      `${marks[0] ?? ""}: the code made of it does not compile: Type 'number | undefined' is not assignable to type ` +
        "'string | null | undefined'. Type 'number' is not assignable to type 'string'\n" +
        "    hint: generated/chat/write.ts would have `seed: request.seed,`; write it as other mappings do",
    ]);
  });
});
