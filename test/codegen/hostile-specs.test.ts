import { expect } from "chai";
import ts from "typescript";
import { Loss } from "../../src/conversion/loss.js";
import type { Wire } from "../../src/conversion/json.js";
import { importGenerated, type Index } from "../support/codegen/generated-tree.js";
import { faultCases } from "../support/codegen/fault-cases.js";
import { SpecTree, type Edit } from "../support/codegen/spec-tree.js";

/** Code with a side effect, behind every way out of a string, a template, a comment or a line. */
const attacks = [
  '"',
  "'",
  "`",
  "${globalThis.broken = 1}",
  "*/ globalThis.broken = 1 /*",
  "\\",
  "\\u0022",
  "</script>",
  "\u2028globalThis.broken = 1\u2028",
  "\nglobalThis.broken = 1\n",
];
const attack = attacks.join(" ; globalThis.broken = 1 ; ");
/** The same on one line, for places that accept no other. */
const lineAttack = attacks.filter((text) => !/[\n\u2028]|\*\//.test(text)).join(" ; globalThis.broken = 1 ; ");
/** The same as a short text, for constants of a dialect. */
const word = '"]; globalThis.broken = 1; [" \'`${globalThis.broken = 1}` \\ </script> //';
const quoted = JSON.stringify(attack);
const lineQuoted = JSON.stringify(lineAttack);

const chat = "dialects/chat/mapping.yaml";
const document = "dialects/chat/dialect.yaml";

/** Every place where a spec may have free text. */
const escaped: Edit[] = [
  [document, "  title: A flat dialect", `  title: ${quoted}`],
  [
    document,
    '        seed: { type: [integer, "null"], description: Makes sampling repeatable. }',
    `        seed: { type: [integer, "null"], description: ${quoted} }`,
  ],
  [document, "      summary: Answer a conversation", `      summary: ${quoted}`],
  [
    document,
    '        user: { type: [string, "null"]',
    `        user: { type: [string, "null"], pattern: ` +
      `${JSON.stringify('^(?!["`$\\\\/*])')}, x-form: ${quoted}, enum: [${quoted}, low, ` +
      "null]",
  ],
  [document, 'store: { type: [boolean, "null"] }', 'store: { type: [boolean, string, "null"] }'],
  [document, "include_usage: {", `${quoted}: { const: ${quoted}, description: ${quoted} }, include_usage: {`],
  [document, "usage_event: { choices: [] }", `usage_event: { choices: [${quoted}] }`],
  [
    document,
    '      message: "`deferred` is not supported',
    `      message: "\\"; globalThis.broken = 1; // \`deferred\` is not supported`,
  ],
  [chat, "    logit_bias: tokens are numbered differently by every vendor", `    logit_bias: ${lineQuoted}`],
  [
    chat,
    "    store: { reason: answers are not stored, neutral: [false] }",
    `    store: { reason: ${lineQuoted}, neutral: [${quoted}] }`,
  ],
  [chat, "    top_k: { absent: sampling here is by temperature }", `    top_k: { absent: ${lineQuoted} }`],
  [chat, "required: [required, any] } }", `required: [required, any, ${JSON.stringify(word)}] } }`],
  [chat, '  stop: [stop, eos, ""]', `  stop: [stop, eos, "", ${JSON.stringify(word)}]`],
  [chat, "    404: invalid_request_error", `    404: ${JSON.stringify(word)}`],
  [
    chat,
    "finish: [{ choices: [{ index: 0, delta: {},",
    `finish: [{ choices: [{ index: 0, delta: { ${quoted}: ${quoted} },`,
  ],
  [chat, 'default: "{}" } }\n    consumed', `default: ${quoted} } }\n    consumed`],
  [chat, "  const: { object: chat.completion,", `  const: { object: ${quoted},`],
  [chat, '  end: "[DONE]"', `  end: ${JSON.stringify(word)}`],
  ["providers/openai.yaml", "dialects: [chat]", `dialects: [chat]\nheaders: { x-note: ${JSON.stringify(lineAttack)} }`],
  ["profiles/assistant-4.7.yaml", '"this model does not accept top_k"', lineQuoted],
  [
    "interlingua/text.yaml",
    "temperature: { type: number, description: sampling temperature }",
    `temperature: { type: number, description: ${lineQuoted} }`,
  ],
  ["errors.yaml", "description: there is nothing at this path", `description: ${lineQuoted}`],
];

const request: Wire = {
  model: "maker/model",
  messages: [{ role: "user", content: "hi" }],
  stop: ["END"],
  logit_bias: { 1: 2 },
};

describe("hostile specs", () => {
  describe("text that is escaped", () => {
    let files: Map<string, string>;
    let index: Index;

    before(async () => {
      const tree = new SpecTree(escaped);
      try {
        files = await tree.compile();
      } finally {
        tree.remove();
      }
      index = await importGenerated(files);
    });

    it("reaches generated code", () => {
      const holding = [...files].filter(([, text]) => text.includes("globalThis.broken")).map(([path]) => path);
      expect(holding).to.include.members([
        "chat/read.ts",
        "chat/write.ts",
        "chat/write-stream.ts",
        "chat/errors.ts",
        "chat/dialect.ts",
        "chat/types.ts",
        "chat/validate.ts",
        "interlingua/text.ts",
        "error-codes.ts",
        "presets.ts",
        "profiles.ts",
        "openapi.json",
      ]);
    });

    it("leaves every file well formed", () => {
      for (const [path, text] of files) {
        if (!path.endsWith(".ts")) continue;
        const { diagnostics } = ts.transpileModule(text, {
          reportDiagnostics: true,
          compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
        });
        expect(
          diagnostics?.map(({ messageText }) => messageText),
          path,
        ).to.deep.equal([]);
      }
      expect(() => JSON.parse(files.get("openapi.json") ?? "") as unknown).to.not.throw();
    });

    it("stays text: no code of the specs runs", () => {
      const from = index.dialects.get("chat");
      const to = index.dialects.get("messages");
      const loss = new Loss(from?.paths ?? {}, request);
      expect(from?.validate(request)).to.equal(undefined);
      const read = from?.readRequest(request, loss);
      expect(read?.stop).to.deep.equal(["END"]);
      expect(read && to?.writeRequest(read, loss, { model: "m", stream: false }).stop_sequences).to.deep.equal(["END"]);
      const called = from?.readRequest(
        { messages: [{ role: "assistant", tool_calls: [{ id: "c", function: { name: "f" } }] }] },
        loss,
      ).turns[0]?.parts[0];
      expect(called).to.include({ name: "f", arguments: attack });
      expect(loss.paths).to.deep.equal(["logit_bias"]);
      expect(from?.title).to.equal(attack);
      expect(from?.errors.write({ status: 404, message: "none" }, "r").error).to.include({ type: word });
      expect(from?.refuse({ ...request, deferred: true })?.message).to.match(/^"; globalThis\.broken = 1; \/\/ /);
      expect(index.presets.openai?.headers).to.deep.equal({ "x-note": lineAttack });
      expect(globalThis).to.not.have.property("broken");
    });

    it("is validated as plain text", () => {
      const from = index.dialects.get("chat");
      expect(from?.validate({ ...request, stream_options: { [attack]: attack } })).to.equal(undefined);
      expect(from?.validate({ ...request, stream_options: { [attack]: "other" } })?.message).to.match(
        /must be equal to constant/,
      );
      expect(globalThis).to.not.have.property("broken");
    });
  });

  describe("text that is refused", () => {
    faultCases([
      [
        "code as a path",
        [[chat, "    seed: seed\n", '    ▸seed: "seed];globalThis.broken=1;["\n']],
        'seed has "[" without "]"',
        "select items as in list[member=word].member, or all of them by list[]",
      ],
      [
        "code as the name of a concept",
        [[chat, "    seed: seed\n", '    seed: seed\n    ▸"a: 1 }; globalThis.broken = 1; ({": seed\n']],
        '"a: 1 }; globalThis.broken = 1; ({" is not a name allowed in fields',
        "A name in lower case: words of letters and digits, joined by underscores. No word starts " +
          "with a digit. Several names are joined by commas.",
      ],
      [
        "code as the name of a transform",
        [
          [
            chat,
            "    seed: seed\n",
            '    seed: { at: seed, ▸transform: "single.read(0); globalThis.broken = 1; single" }\n',
          ],
        ],
        'transform has a form that is not allowed: "single.read(0); globalThis.broken = 1; single"',
        "write transform: whole_number; a name in lower case: words of letters and digits, joined by " +
          "underscores. No word starts with a digit.",
      ],
      [
        "code as a bound",
        [["dialects/messages/mapping.yaml", "clamp: [0, 1]", 'clamp: [0, ▸"1); globalThis.broken = 1; (0"]']],
        'clamp[1] must be a number, not "1); globalThis.broken = 1; (0"',
        "write clamp: [0, <most>]",
      ],
      [
        "code as the lowest accepted value",
        [["profiles/assistant-4.7.yaml", "least: 16", '▸least: "16; globalThis.broken = 1"']],
        'least must be a number, not "16; globalThis.broken = 1"',
        "The least accepted number.",
      ],
      [
        "code as a status",
        [
          [
            "errors.yaml",
            "not_found: { status: 404, retry: false, description: there is nothing",
            'not_found: { ▸status: "404 }, broken: { status: 1", retry: false, description: there is nothing',
          ],
        ],
        'status must be a whole number, not "404 }, broken: { status: 1"',
        "HTTP status.",
      ],
      [
        "code as the type of a concept",
        [
          [
            "interlingua/text.yaml",
            "      seed: { type: integer,",
            '      seed: { ▸type: "string; } globalThis.broken = 1; interface X { y: string",',
          ],
        ],
        'type has a form that is not allowed: "string; } globalThis.broken = 1; interface X { y: string"',
        "string, number, integer, boolean, json, the name of an enum, record or union, or `list of` one of these.",
      ],
      [
        "code as the name of a preset",
        [["providers/openai.yaml", "preset: openai\n", '▸preset: "a: 1 }; globalThis.broken = 1; ({"\n']],
        'preset has a form that is not allowed: "a: 1 }; globalThis.broken = 1; ({"',
        "write preset: acme; a name of letters and digits joined by dashes or dots, " +
          "such as openai-compatible or P1.5-pro.",
      ],
      [
        "code as a catalog value",
        [
          [
            "dialects/messages/mapping.yaml",
            "default: { model: outputLimit, else: 4096 }",
            'default: { ▸model: "outputLimit; globalThis.broken = 1", else: 4096 }',
          ],
        ],
        'model must be "outputLimit", not "outputLimit; globalThis.broken = 1"',
        "write model: outputLimit",
      ],
      [
        "code behind a comment",
        [["errors.yaml", "description: there is nothing at this path", '▸description: "*/ globalThis.broken = 1 /*"']],
        'description has a form that is not allowed: "*/ globalThis.broken = 1 /*"',
        "One line of plain English, for people to read.",
      ],
    ]);

    it("a file whose name would end its comment", async () => {
      const tree = new SpecTree([
        [
          "profiles/none\nglobalThis.broken = 1\n.yaml",
          null,
          "profile: other\nvocabulary: text\ndescription: whatever\n",
        ],
      ]);
      try {
        await tree.compile();
        expect.fail("the file was taken");
      } catch (error) {
        expect((error as Error).message).to.include("the file has a name that is not allowed");
      } finally {
        tree.remove();
      }
    });
  });
});
