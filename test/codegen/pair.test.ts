import { expect } from "chai";
import { pairs } from "../../generated/pairs/index.js";
import type { FieldRow } from "../../src/registry.js";

function rowsOf(from: string, to: string): readonly FieldRow[] {
  const pair = pairs.find((candidate) => candidate.from === from && candidate.to === to);
  return [...(pair?.fields ?? []), ...(pair?.dropped ?? [])];
}

describe("the table of a pair", () => {
  it("does not send an image to where sounds go", () => {
    const rows = rowsOf("messages", "chat").filter(({ from }) => from.startsWith("messages[].content[image]"));
    expect(rows.filter(({ to = "" }) => to.includes("input_audio"))).to.deep.equal([]);
  });

  const cases: [name: string, from: string, to: string, path: string, want: Partial<FieldRow>][] = [
    [
      "a field under another name",
      "messages",
      "generate-content",
      "max_tokens",
      { to: "generationConfig.maxOutputTokens" },
    ],
    [
      "a record without an object of its own",
      "messages",
      "generate-content",
      "output_config.format",
      { to: "generationConfig.responseMimeType or generationConfig.responseJsonSchema" },
    ],
    [
      "a concept that a pass over requests expresses otherwise",
      "messages",
      "chat",
      "thinking.type",
      { by: "fit reasoning" },
    ],
    [
      "a concept that a pass over turns expresses otherwise",
      "messages",
      "chat",
      "messages[].content[document].source.data",
      { by: "plain documents as text" },
    ],
    [
      "members of a record that a pass expresses otherwise",
      "chat",
      "messages",
      "tools[].custom.format.grammar.definition",
      { by: "tools as functions" },
    ],
    [
      "members of parts that a pass over requests expresses otherwise",
      "messages",
      "chat",
      "messages[].content[tool_reference].tool_name",
      { concept: "text.tools", by: "clean tool names" },
    ],
    ["a tool that its own vendor runs", "messages", "chat", "tools[].type", { dropped: "its own vendor runs it" }],
    [
      "a member of a part that no pass over requests expresses",
      "messages",
      "generate-content",
      "messages[].content[redacted].data",
      { dropped: "hidden reasoning has the form of one vendor" },
    ],
    [
      "a constant that a form implies",
      "messages",
      "generate-content",
      "messages[].content[result].is_error",
      { to: "contents[].parts[failed_result].functionResponse.response.error" },
    ],
    [
      "a member that has a form in answers only",
      "messages",
      "chat",
      "messages[].content[text].citations[]",
      { dropped: "the chat dialect has no place for it" },
    ],
    [
      "reasoning, which is sent to hosts that require it",
      "messages",
      "chat",
      "messages[].content[reasoning].thinking",
      { to: "messages[].reasoning_content" },
    ],
    [
      "a value that another vendor cannot take",
      "chat",
      "generate-content",
      "logit_bias",
      { dropped: "tokens are numbered differently by every vendor" },
    ],
    [
      "a member that only this dialect has, inside a record of a part",
      "generate-content",
      "messages",
      "contents[].parts[inline].inlineData.displayName",
      { dropped: "names of files are not carried" },
    ],
    [
      "a member that the gateway acts on",
      "chat",
      "messages",
      "stream_options",
      {
        by:
          "acted on by the gateway: the gateway always asks the upstream for usage and passes " +
          "it on when the client asked",
      },
    ],
  ];
  for (const [name, from, to, path, want] of cases) {
    it(`reports ${name}`, () => {
      const rows = rowsOf(from, to).filter((row) => row.from === path);
      expect(
        rows.some((row) => Object.entries(want).every(([key, value]) => row[key as keyof FieldRow] === value)),
        JSON.stringify(rows),
      ).to.equal(true);
    });
  }

  for (const { from, to, fields, dropped } of pairs) {
    it(`has the result of every row of ${from} to ${to}`, () => {
      expect(fields.filter((row) => row.to === undefined && (row.by ?? "") === "")).to.deep.equal([]);
      expect(dropped.filter((row) => (row.dropped ?? "") === "" || row.to !== undefined)).to.deep.equal([]);
    });
  }
});
