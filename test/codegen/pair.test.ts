import { expect } from "chai";
import { pairs, type FieldRow } from "../../src/registry.js";

function rowsOf(from: string, to: string): readonly FieldRow[] {
  const pair = pairs.find((candidate) => candidate.from === from && candidate.to === to);
  return [...(pair?.fields ?? []), ...(pair?.dropped ?? [])];
}

describe("the table of a pair", () => {
  const cases: [name: string, from: string, to: string, path: string, want: Partial<FieldRow>][] = [
    [
      "a field under another name",
      "messages",
      "generate-content",
      "max_tokens",
      { to: "generationConfig.maxOutputTokens" },
    ],
    [
      "a record whose members stand among others",
      "messages",
      "generate-content",
      "output_config.format",
      { by: "by its members" },
    ],
    ["what a pass over requests says in other words", "messages", "chat", "thinking.type", { by: "fit reasoning" }],
    [
      "what a pass over turns says in other words",
      "messages",
      "chat",
      "messages[].content[document].source.data",
      { by: "plain documents as text" },
    ],
    [
      "members of a record that a pass says in other words",
      "chat",
      "messages",
      "tools[].custom.format.grammar.definition",
      { by: "tools as functions" },
    ],
    [
      "what a pass over requests says of parts",
      "messages",
      "chat",
      "messages[].content[tool_reference].tool_name",
      { concept: "text.tools", by: "clean tool names" },
    ],
    ["a tool that its own vendor runs", "messages", "chat", "tools[].type", { dropped: "its own vendor runs it" }],
    [
      "what no pass over requests says: it is of a part",
      "messages",
      "generate-content",
      "messages[].content[redacted].data",
      { dropped: "hidden reasoning has the form of one vendor" },
    ],
    [
      "a constant that a form stands for",
      "messages",
      "generate-content",
      "messages[].content[result].is_error",
      { to: "contents[].parts[failed_result].functionResponse.response.error" },
    ],
    [
      "what only answers have a form for",
      "messages",
      "chat",
      "messages[].content[text].citations",
      { dropped: "the chat dialect has no place for it" },
    ],
    [
      "reasoning, which goes back to hosts that want it",
      "messages",
      "chat",
      "messages[].content[reasoning].thinking",
      { to: "messages[].reasoning_content" },
    ],
    [
      "what another vendor cannot take",
      "chat",
      "generate-content",
      "logit_bias",
      { dropped: "tokens are numbered differently by every vendor" },
    ],
    [
      "what only this dialect has, inside a record of a part",
      "generate-content",
      "messages",
      "contents[].parts[inline].inlineData.displayName",
      { dropped: "names of files are not carried" },
    ],
    [
      "what the gateway acts on",
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
    it(`has what becomes of every row of ${from} to ${to}`, () => {
      expect(fields.filter((row) => row.to === undefined && (row.by ?? "") === "")).to.deep.equal([]);
      expect(dropped.filter((row) => (row.dropped ?? "") === "" || row.to !== undefined)).to.deep.equal([]);
    });
  }
});
