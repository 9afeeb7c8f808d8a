import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { compile } from "../../codegen/compile.js";
import { Loss, noLoss } from "../../src/conversion/loss.js";
import { importGenerated } from "../support/codegen/generated-tree.js";
import { languageFolder, SpecTree, type Edit } from "../support/codegen/spec-tree.js";

async function compileWith(edits: readonly Edit[]): Promise<Map<string, string>> {
  const tree = new SpecTree(edits);
  try {
    return await tree.compile();
  } finally {
    tree.remove();
  }
}

/** The record of the files changes with each of them. */
function changed(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => path !== "record.json" && before.get(path) !== after.get(path))
    .sort();
}

describe("what changes in generated code with a change of the specs", () => {
  it("nothing: two runs make the same bytes in the same order", async () => {
    expect([...(await compileWith([]))]).to.deep.equal([...(await compileWith([]))]);
  });

  describe("another field carries a concept", () => {
    const after: Edit[] = [
      ["dialects/messages/mapping.yaml", "stop: stop_sequences[]", "stop: halt_texts[]"],
      ["dialects/messages/mapping.yaml", "halt_texts: part of another field", "stop_sequences: part of another field"],
    ];

    it("changes the dialect's reader, writer and places, and the tables of its pairs", async () => {
      const [first, second] = [await compileWith([]), await compileWith(after)];
      expect(changed(first, second)).to.deep.equal([
        "messages/paths.ts",
        "messages/read.ts",
        "messages/write.ts",
        "pairs/chat-to-messages.ts",
        "pairs/messages-to-chat.ts",
      ]);
    });

    it("and what the dialect reads and writes", async () => {
      const { dialects } = await importGenerated(await compileWith(after));
      const messages = dialects.get("messages");
      const written = messages?.writeRequest({ turns: [], stop: ["END"] }, noLoss, { model: "m", stream: false });
      expect(written)
        .to.deep.include({ halt_texts: ["END"] })
        .and.not.have.property("stop_sequences");
      expect(
        messages?.readRequest({ model: "m", messages: [], halt_texts: ["FIN"], stop_sequences: ["END"] }, noLoss).stop,
      ).to.deep.equal(["FIN"]);
      expect(messages?.paths["request.stop"]).to.deep.equal(["halt_texts"]);
    });
  });

  it("removes a place that is only written from the reader", async () => {
    const form = "  document:\n    kind: media\n";
    const written = `${form}    direction: write\n`;
    const { dialects } = await importGenerated(await compileWith([["dialects/chat/mapping.yaml", form, written]]));
    const file = { type: "file", file: { file_data: "data:application/pdf;base64,AAAA" } };
    const body = { model: "m", messages: [{ role: "user", content: [{ type: "text", text: "words" }, file] }] };
    const loss = new Loss({}, body);
    const [turn] = dialects.get("chat")?.readRequest(body, loss).turns ?? [];
    expect(turn?.parts.map(({ kind }) => kind)).to.deep.equal(["text"]);
    expect(loss.paths).to.deep.equal(["messages[0].content[1]"]);
  });

  it("makes no ID for answers that have none", async () => {
    const files = await compileWith([
      ["dialects/chat/mapping.yaml", "id: { at: id, default: chatcmpl-$new_id }", "id: { absent: answers have none }"],
    ]);
    expect(files.get("chat/write.ts")).to.not.include("answerId");
  });

  describe("another error text of upstreams for their own faults", () => {
    const after: Edit[] = [
      ["errors.yaml", "codes:\n", "server_faults: { at: [error.kind], words: [broken] }\ncodes:\n"],
    ];

    it("changes the table of errors, and how every dialect reads a success with such an error", async () => {
      const [first, second] = [await compileWith([]), await compileWith(after)];
      expect(changed(first, second)).to.deep.equal(["error-codes.ts"]);
      const reported = { error: { message: "No.", kind: "BrokenPipe", code: 400 } };
      for (const [files, status] of [
        [first, 400],
        [second, 502],
      ] as const) {
        const { dialects } = await importGenerated(files);
        expect([...dialects.values()].map(({ errors }) => errors.read(200, reported).status)).to.deep.equal(
          [...dialects.values()].map(() => status),
        );
      }
    });
  });

  describe("a second tree of specs", () => {
    it("adds a preset and a profile, and edits no shared list", async () => {
      const tree = new SpecTree([]);
      try {
        const more = join(tree.folder, "more");
        mkdirSync(join(more, "providers"), { recursive: true });
        mkdirSync(join(more, "profiles"));
        writeFileSync(
          join(more, "providers/acme.yaml"),
          "preset: acme\nbase_url: https://api.example.test/v1\nauth: x-api-key\ndialects: [chat, messages]\n",
        );
        writeFileSync(
          join(more, "profiles/cool-1.0.yaml"),
          "profile: cool-1.0\nvocabulary: text\ndescription: a cool family\nnative: chat\nrules: { " +
            'temperature: { values: [0], message: "this model is always cool" } }\n',
        );
        const files = await compile([tree.specs, more], languageFolder);
        expect(changed(await tree.compile(), files)).to.deep.equal(["presets.ts", "profiles.ts", "starters.ts"]);
        const { presets, profiles } = await importGenerated(files);
        expect(presets.acme).to.deep.equal({
          baseUrl: "https://api.example.test/v1",
          auth: "x-api-key",
          dialects: ["chat", "messages"],
        });
        expect(profiles.get("cool-1.0")?.rules).to.deep.equal([
          {
            concept: "temperature",
            at: [["temperature"]],
            when: [],
            values: [0],
            message: "this model is always cool",
          },
        ]);
      } finally {
        tree.remove();
      }
    });
  });
});
