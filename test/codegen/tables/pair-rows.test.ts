/** Single rows of the tables of pairs, where passes and forms meet. */
import { expect } from "chai";
import { pairs } from "../../../generated/pairs/index.js";
import type { FieldRow } from "../../../src/registry.js";

type Case = readonly [name: string, pair: readonly [from: string, to: string], row: FieldRow];

const cases: readonly Case[] = [
  [
    "citations beside the content of an item",
    ["chat", "messages"],
    {
      concept: "text.citations",
      from: "messages[assistant].annotations[]",
      dropped: "the messages dialect has no place for it",
    },
  ],
  [
    "a member of citations beside the content of an item",
    ["cohere-chat", "chat"],
    {
      concept: "text.citations.url",
      from: "messages[assistant].citations[].document.url",
      dropped: "the chat dialect has no place for it",
    },
  ],
  [
    "a member of a record in a list that another form of it holds",
    ["cohere-chat", "chat"],
    {
      concept: "text.citations.url",
      from: "messages[assistant].citations[].sources[].document.url",
      dropped: "the chat dialect has no place for it",
    },
  ],
  [
    "the list that a form of a record holds",
    ["responses", "chat"],
    {
      concept: "tools",
      from: "tools[].tools[]",
      to: "tools[]",
      when: "of the client; unless another has its name",
    },
  ],
  [
    "a member that only its dialect has, in such a list",
    ["responses", "chat"],
    {
      concept: "(only here)",
      from: "tools[].tools[].defer_loading",
      dropped: "belongs to one vendor",
      when: "unless false",
    },
  ],
  [
    "names of tools that a pass expresses by the tools themselves",
    ["messages", "ollama-chat"],
    {
      concept: "tool_choice.names",
      from: "tool_choice.name",
      to: "tools[]",
      by: "offer chosen tools",
      when:
        "as named; of tools of the client; where calls are not forbidden, else it has no effect; " +
        "beside tools, else it has no effect",
    },
  ],
  [
    "a record of which some forms are lost, by what tells the others apart",
    ["cohere-chat", "bedrock-converse"],
    {
      concept: "tool_choice",
      from: "tool_choice",
      to: "toolConfig.toolChoice or toolConfig.tools[]",
      by: "withhold tools",
      when:
        "where mode is auto or where mode is required or where it forbids calls; " +
        "in a known form; beside tools, else it has no effect",
    },
  ],
  [
    "what a pass moves into a part that other turns do not have",
    ["generate-content", "messages"],
    {
      concept: "text.signature",
      from: "contents[].parts[text].thoughtSignature",
      to: "messages[].content[reasoning].signature",
      by: "detach signatures",
      when:
        'in assistant turns; unless "skip_thought_signature_validator", "context_engineering_is_the_way_to_go"; ' +
        "before something else",
    },
  ],
  [
    "what a form loses that comes before another which needs less",
    ["messages", "chat"],
    {
      concept: "reasoning.signature",
      from: "messages[].content[reasoning].signature",
      to: "messages[].tool_calls[].extra_content.google.thought_signature",
      by: "attach state to calls",
      when:
        "before a call, for hosts that take it there; in assistant turns; not where calling is text; " +
        "for hosts that take it; for hosts that want it back; before something else",
    },
  ],
  [
    "a mode that has no word for what a pass expresses",
    ["chat", "ollama-chat"],
    {
      concept: "tool_choice.mode",
      from: "tool_choice.allowed_tools.mode",
      when: "unless it is free, which has no effect; beside tools, else it has no effect",
      dropped: "the model decides whether to call",
    },
  ],
  [
    "a part that a pass writes in another form, by what other parts have",
    ["chat", "responses"],
    { concept: "result", from: "messages[tool]", to: "input[text_result] or input[result]", when: "with its call" },
  ],
  [
    "a choice whose form needs names to be absent, which a pass takes away first",
    ["chat", "cohere-chat"],
    {
      concept: "tool_choice.mode",
      from: "tool_choice.type",
      to: "tool_choice",
      by: "by its form, implied by leaving it out: what happens without it",
      when: "of tools of the client; beside tools, else it has no effect",
    },
  ],
  [
    "a word that needs none in the target, beside those that have one",
    ["generate-content", "cohere-chat"],
    {
      concept: "tool_choice.mode",
      from: "toolConfig.functionCallingConfig.mode",
      to: "tool_choice",
      by: "word for word, implied by leaving it out: what happens without it",
      when: [
        "only AUTO, auto, MODE_UNSPECIFIED, NONE, none, ANY, any",
        "of tools of the client",
        "beside tools, else it has no effect",
      ].join("; "),
    },
  ],
  [
    "a concept that a pass moves, in a form whose test the pass takes away",
    ["responses", "chat"],
    {
      concept: "tools.group",
      from: "tools[].name",
      to: "tools[].function.name",
      by: "tools as functions",
      when: "of the client; unless another has its name",
    },
  ],
  [
    "reasoning without words, where only words have a place",
    ["messages", "chat"],
    {
      concept: "reasoning",
      from: "messages[].content[redacted]",
      dropped: "the chat dialect has no place for it",
    },
  ],
  [
    "reasoning without words, where the words may not be empty",
    ["messages", "cohere-chat"],
    {
      concept: "reasoning",
      from: "messages[].content[redacted]",
      dropped: "the cohere-chat dialect has no place for it",
    },
  ],
  [
    "a tool that an item of the conversation offers",
    ["responses", "messages"],
    {
      concept: "tools",
      from: "input[more_tools].tools[]",
      to: "tools[]",
      when: "of the client; unless another has its name; among the tools that may be chosen",
    },
  ],
  [
    "a member of an offered tool that only its dialect has",
    ["responses", "messages"],
    {
      concept: "(only here)",
      from: "input[found].tools[].defer_loading",
      dropped: "belongs to one vendor",
      when: "unless false",
    },
  ],
  [
    "a member of a record at the second of its places",
    ["messages", "chat"],
    {
      concept: "output_format.kind",
      from: "output_format.type",
      to: "response_format.type",
      by: "by its form",
      when: "unless output_config.format has another value",
    },
  ],
  [
    "forms of which one asks for more than another",
    ["generate-content", "bedrock-converse"],
    {
      concept: "tool_choice",
      from: "toolConfig.functionCallingConfig",
      to: "toolConfig.toolChoice or toolConfig.tools[]",
      by: "withhold tools",
      when: [
        "where mode is required or where mode is auto or where it forbids calls",
        "of tools of the client",
        "beside tools, else it has no effect",
      ].join("; "),
    },
  ],
  [
    "a choice that a pass expresses by the tools in one of its modes",
    ["cohere-chat", "ollama-chat"],
    {
      concept: "tool_choice.mode",
      from: "tool_choice",
      to: "tools[]",
      by: "withhold tools",
      when: "where it forbids calls; unless it is free, which has no effect; beside tools, else it has no effect",
    },
  ],
  [
    "reasoning that gets the signature of a call from a pass of the reader",
    ["chat", "messages"],
    {
      concept: "reasoning.text",
      from: "messages[].reasoning_content",
      to: "messages[].content[reasoning].thinking",
      when: "with signature; in assistant turns; unless its record has other words; before something else",
    },
  ],
  [
    "the second of the members that a part beside the content is read from",
    ["chat", "ollama-chat"],
    {
      concept: "reasoning.text",
      from: "messages[].reasoning",
      to: "messages[].thinking",
      when: [
        "unless messages[].reasoning_content has another value",
        "in assistant turns",
        "unless its record has other words",
        "before something else",
      ].join("; "),
    },
  ],
  [
    "a refusal in instructions, which have a place for words at the beginning alone",
    ["chat", "responses"],
    {
      concept: "refusal.text",
      from: "messages[].content[refusal].refusal",
      to: "instructions or input[].content[refusal].refusal",
      when: "in system turns at the beginning or in developer turns at the beginning or in assistant turns",
    },
  ],
  [
    "an image in instructions, which later ones may have",
    ["cohere-chat", "responses"],
    {
      concept: "media.source",
      from: "messages[].content[image].image_url.url",
      to: [
        "input[].content[image].image_url",
        "input[text_result].output[image].image_url",
        "input[result].output[image].image_url",
      ].join(" or "),
      by: "media uri",
      when: "in later system turns or in user turns or in results; unless at an address of one vendor",
    },
  ],
  [
    "reasoning that no pass gives a signature",
    ["ollama-chat", "messages"],
    {
      concept: "reasoning.text",
      from: "messages[].thinking",
      dropped: "the messages dialect has no place for it",
    },
  ],
  [
    "a concept that one form of its record leaves out, and that a pass moves in another",
    ["chat", "messages"],
    {
      concept: "output_format.kind",
      from: "response_format.type",
      to: "output_config.format.type or system[text].text",
      by: "by its form, json as instruction, implied by leaving it out: what happens without it",
      when: "unless it lacks its schema",
    },
  ],
  [
    "a concept that is left out, and that a pass drops",
    ["chat", "bedrock-converse"],
    {
      concept: "media.cache",
      from: "messages[].content[image].cache_control",
      by: "implied by leaving it out: a point follows it",
      when: "as far as it is understood; images as png, jpeg, gif, webp; as many as the host takes",
    },
  ],
  [
    "a concept that is left out, and that a pass moves in some cases",
    ["interactions", "generate-content"],
    {
      concept: "media.medium",
      from: "input[].content[media].type",
      to:
        "contents[].parts[text].text or contents[].parts[failed_result].functionResponse.response or " +
        "contents[].parts[result].functionResponse.response",
      by: "plain documents as text, implied by leaving it out: other concepts",
    },
  ],
  [
    "bytes that a pass of the reader makes a text",
    ["bedrock-converse", "messages"],
    {
      concept: "media.source.data",
      from: "messages[].content[document].document.source.bytes",
      to: "messages[].content[document].source.data or messages[].content[result].content[document].source.data",
      by: "bare base64, read plain documents, decode texts",
      when:
        "in user turns or in results or of plain text or of text; unless at an address of one vendor; " +
        "documents of text or of accepted types",
    },
  ],
  [
    "a line that reads some items of a list",
    ["video-content-task", "video-long-running"],
    { concept: "prompt", from: "content[].text", to: "instances[0].prompt", when: "in items whose type is text" },
  ],
  [
    "a concept that is refused, unless a pass takes it away",
    ["video-content-task", "video-generation"],
    {
      concept: "reference_videos.url",
      from: "content[].video_url.url",
      to: "video.url",
      by: "source from references",
      when: "to edit or extend; not with file; else refused: this model takes no videos as references",
    },
  ],
  [
    "a concept that is refused where a pass takes it too",
    ["video-content-task", "video-long-running"],
    {
      concept: "reference_videos.url",
      from: "content[].video_url.url",
      by: "refused: this model makes no videos from other videos",
    },
  ],
  [
    "a place that may hold something else than a list of parts",
    ["interactions", "chat"],
    { concept: "instructions", from: "system_instruction", to: "messages", when: "in a known form" },
  ],
  [
    "a part that is an item of its own, whose place all turns have",
    ["responses", "chat"],
    { concept: "call.id", from: "input[text_call].call_id", to: "messages[].tool_calls[].id" },
  ],
  [
    "a value that one form implies, and of which the other values need none",
    ["interactions", "bedrock-converse"],
    {
      concept: "result.error",
      from: "input[result].is_error",
      to: "messages[].content[failed_result].toolResult.status",
      when: "where error is true; with its call",
    },
  ],
];

describe("the table of a pair", () => {
  for (const [name, [source, target], row] of cases)
    it(`has a row for ${name}`, () => {
      const pair = pairs.find(({ from, to }) => from === source && to === target);
      const rows = [...(pair?.fields ?? []), ...(pair?.dropped ?? [])];
      expect(rows.filter(({ from, concept }) => from === row.from && concept === row.concept)).to.deep.equal([row]);
    });

  it("has no condition without words", () => {
    const rows = pairs.flatMap(({ fields, dropped }) => [...fields, ...dropped]);
    const conditions = rows.flatMap(({ when }) => when?.split("; ") ?? []);
    expect(conditions.filter((one) => /^(?:not)? *$|^ | {2}| or *$|^or /.test(one))).to.deep.equal([]);
  });
});
