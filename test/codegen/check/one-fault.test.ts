import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CHECKOUT } from "../../support/checkout.js";
import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

/** The text of a section of a mapping, which ends where the next one begins. */
function sectionOf(file: string, name: string, next: string): string {
  const text = readFileSync(join(CHECKOUT, "test/codegen/specs", file), "utf8");
  return text.slice(text.indexOf(`\n${name}:\n`), text.indexOf(`\n${next}:\n`));
}

describe("oneFault: what is missing and what nothing uses are one line to write", () => {
  faultCases([
    [
      "a line with a member",
      [
        [messages, "    top_k: top_k\n", ""],
        [messages, "  fields:\n    model: model\n    stream", "  ▸fields:\n    model: model\n    stream"],
      ],
      'the concept "top_k" of Request is not answered (sample from the k likeliest tokens)',
      "write top_k: top_k, or top_k: { absent: <why> }, or top_k: { implicit: <how> }",
    ],
    [
      "a line with members",
      [
        [chat, "    output_limit: { at: [max_completion_tokens, max_tokens] }\n", ""],
        [chat, "  fields:\n    model: model\n    stream", "  ▸fields:\n    model: model\n    stream"],
      ],
      'the concept "output_limit" of Request is not answered (the most tokens the answer may have)',
      "write output_limit: { at: [max_completion_tokens, max_tokens] }, or output_limit: { absent: <why> }, " +
        "or output_limit: { implicit: <how> }",
    ],
    [
      "a line with a record",
      [
        [chat, "    tool_choice: { at: tool_choice, record: tool_choice }\n", ""],
        [chat, "  fields:\n    model: model\n    stream", "  ▸fields:\n    model: model\n    stream"],
      ],
      'the concept "tool_choice" of Request is not answered (what the model must call)',
      "write tool_choice: { at: tool_choice, record: tool_choice }, or tool_choice: { absent: <why> }, " +
        "or tool_choice: { implicit: <how> }",
    ],
    [
      "a form that is not known where there is none to name, and a record",
      [
        [
          messages,
          "citations: delta.citation, record: citation }]",
          "citations: delta.citation, record: citation }, { kind: media, ▸form: image }]",
        ],
        [
          messages,
          "    fields: { source: { at: source, record: source } }\n",
          "    fields: { source: { at: source, transform: media_uri } }\n    direction: write\n",
        ],
      ],
      'there is no form "image" of media among the parts',
      'write the line that is missing; nothing else uses "source"',
    ],
    [
      "a member that resembles none",
      [[messages, "    top_k: top_k\n", "    ▸top_k: zebra\n"]],
      'there is no "zebra" here in the schemas of specs/dialects/messages/dialect.yaml',
      'did you mean "top_k"?',
    ],
    [
      "a member of an object that is misspelt",
      [[messages, "    user: metadata.user_id\n", "    ▸user: metadtaa.user_id\n"]],
      '"metadtaa.user_id" leads nowhere in the schemas of specs/dialects/messages/dialect.yaml: ' +
        'there is no "metadtaa"',
      'did you mean "metadata"?',
    ],
    [
      "a form without its kind",
      [[messages, "\n  declined: { kind: refusal,", "\n  ▸declined: {"]],
      'there is no kind of part "declined"',
      "write kind: refusal",
    ],
    [
      "a meaning that resembles none",
      [[messages, "values: { summarized: summarized,", "values: { ▸shown: summarized,"]],
      'Visibility has no meaning "shown"',
      'did you mean "summarized"?',
    ],
    [
      "a reason that resembles none",
      [[messages, "  length: [max_tokens]", "  ▸zebra: [max_tokens]"]],
      'there is no way to end "zebra"',
      'did you mean "length"?',
    ],
    [
      "a count that another is without",
      [
        [messages, "  cached_input: { at: cache_read_input_tokens, default: 0 }\n", ""],
        [messages, "\nusage:\n  input", "\n▸usage:\n  input"],
      ],
      'the concept "cached_input" of Usage is not answered (prompt tokens read from a cache)',
      "give its place, or cached_input: { absent: <why> }, or cached_input: { implicit: <how> }",
    ],
    [
      "several concepts of one key",
      [
        [chat, "    temperature: temperature\n", ""],
        [chat, "    top_k: { absent: sampling here is by temperature }\n", ""],
        [chat, "  unmapped:\n    metadata", "  unmapped:\n    temperature: none\n    metadata"],
        [chat, "  fields:\n    model: model\n    stream", "  ▸fields:\n    model: model\n    stream"],
      ],
      'the concept "temperature" of Request is not answered (sampling temperature); likewise for "top_k"',
      "give its place, or temperature, top_k: { absent: <why> }, or temperature, top_k: { implicit: <how> }",
    ],
    [
      "several members of one key",
      [
        [messages, "    halt_texts: part of another field\n", ""],
        [messages, "    speed: { reason: speeds belong to one vendor, neutral: [standard] }\n", ""],
        [messages, "  unmapped:\n  before_write", "  before_write"],
        ["dialects/messages/dialect.yaml", "        halt_texts:", "        ▸halt_texts:"],
      ],
      'specs/dialects/messages/mapping.yaml does not answer the request\'s member "halt_texts"; likewise for "speed"',
      "map it under request.fields, or write under consumed what the gateway does with it, " +
        "or under unmapped why nothing else can hold it",
    ],
    [
      "a form that an item names",
      [
        [
          chat,
          "  answered:\n    kind: result\n    fields: { id: tool_call_id, parts: { at: content, content: tool } }\n",
          "",
        ],
        [chat, "form: answered,", "▸form: answered,"],
      ],
      'there is no form "answered" among the parts',
      "write answered: { kind: result, … } under parts:",
    ],
    [
      "a record that only the missing line names",
      [
        [messages, "    fields: { source: { at: source, record: source } }\n", ""],
        [messages, "\n  image:\n", "\n  ▸image:\n"],
      ],
      'the form "image" has no line for what a part of the kind media always has: "source" (where its bytes are)',
      "under fields: write source: { at: <place>, record: source }, or source: { absent: <why> }",
    ],
    [
      "a record that only a wrong line could name",
      [
        [
          chat,
          "tool_choice: { at: tool_choice, record: tool_choice }",
          "tool_choice: { at: tool_choice, ▸record: tool }",
        ],
      ],
      '"tool" is a Tool where another line refers to it, and a ToolChoice here',
      'write a record for each; nothing else uses "tool_choice"',
    ],
    [
      "a mapping without its records",
      [
        [messages, sectionOf(messages, "records", "response"), ""],
        [messages, "request:\n  fields:\n    model", "▸request:\n  fields:\n    model"],
      ],
      'lines refer to the records "tool", "tool_choice", "reasoning", "citation", "source", ' +
        "and the mapping has no records",
      "write records: { tool: { <form>: … }, tool_choice: { <form>: … }, reasoning: { <form>: … }, " +
        "citation: { <form>: … }, source: { <form>: … } }",
    ],
    [
      "a meaning that others fall back on, and a word that others are written with",
      [
        [messages, "  stop: [end_turn]\n", ""],
        [messages, "\nfinish:\n", "\n▸finish:\n"],
      ],
      'no word is written for "stop" (the model came to its natural end)',
      "name the dialect's words: stop: [<word>], or stop: { written: <word> } for a word that is not read so",
    ],
    [
      "a concept that a form is for",
      [[messages, "    concepts: { medium: image }", "    concepts: { ▸mdeium: image }"]],
      'a part of the kind media has no concept "mdeium"',
      'did you mean "medium"?',
    ],
    [
      "a form without what the forms after it have",
      [
        [chat, "    concepts: { medium: image }\n", ""],
        [chat, "\n  image:\n", "\n  ▸image:\n"],
      ],
      'the form "image" has no line for what a part of the kind media always has: "medium" (which of them)',
      "under fields: write medium: <place>, or medium: { absent: <why> }",
    ],
    [
      "members that only the missing events took",
      [
        [messages, sectionOf(messages, "      reasoning", "      call"), ""],
        [messages, "    named: type\n", "    named: type\n    shared: { thought: { index: $index } }\n"],
        [messages, "    parts:\n      text, refusal:", "    ▸parts:\n      text, refusal:"],
      ],
      'parts lacks "reasoning"',
      "write reasoning: { text: [<an event with $piece>] }, or reasoning: { absent: <why> } under parts: above; " +
        'nothing else uses "thought"',
    ],
    [
      "a record without its place, where the members of the request are its place",
      [[messages, "tool_choice: { at: tool_choice, record: tool_choice }", "▸tool_choice: { record: tool_choice }"]],
      'no object here has the members of the record "tool_choice"',
      "write at: tool_choice",
    ],
  ]);
});
