/** Members that another member, or the lack of one, makes useless in another dialect: each is reported. */
import { type Case } from "./request-cases.js";

const schema = (name: string) => ({ type: "object", properties: { [name]: { type: "string" } } });

export const unused: readonly Case[] = [
  {
    name: "a choice that is left to the model",
    from: "chat",
    body: { tools: [{ type: "function", function: { name: "f" } }], tool_choice: "auto" },
    becomes: { "ollama-chat": { "tools.0.function.name": "f", tool_choice: undefined } },
  },
  {
    name: "a required call where the model decides",
    from: "chat",
    body: { tools: [{ type: "function", function: { name: "f" } }], tool_choice: "required" },
    becomes: { "ollama-chat": { "tools.0.function.name": "f", tool_choice: undefined } },
    lost: ["tool_choice"],
  },
  {
    name: "the state of a result that did not fail",
    from: "bedrock-converse",
    body: {
      messages: [
        { role: "user", content: [{ text: "q" }] },
        { role: "assistant", content: [{ toolUse: { toolUseId: "t", name: "f", input: {} } }] },
        { role: "user", content: [{ toolResult: { toolUseId: "t", status: "success", content: [{ text: "r" }] } }] },
      ],
    },
    becomes: { chat: { "messages.2.content": "r" }, messages: { "messages.2.content.0.is_error": undefined } },
  },
  {
    name: "whether a text may be cited",
    from: "messages",
    body: { messages: [{ role: "user", content: [{ type: "text", text: "q", citations: { enabled: true } }] }] },
    becomes: { chat: { "messages.0.content": "q" }, "generate-content": { "contents.0.parts.0.text": "q" } },
    lost: ["messages[0].content[0].citations.enabled"],
  },
  {
    name: "a turn that sets an effort and says nothing",
    from: "messages",
    body: {
      messages: [
        { role: "user", content: "q" },
        { role: "system", output_config: { effort: "low" } },
      ],
    },
    becomes: { chat: { messages: [{ role: "user", content: "q" }] }, "generate-content": { "contents.1": undefined } },
    lost: ["messages[1].output_config"],
  },
  {
    name: "an effort beside another one",
    from: "bedrock-converse",
    body: {
      outputConfig: { effort: "low" },
      additionalModelRequestFields: { output_config: { effort: "high" } },
    },
    becomes: { chat: { reasoning_effort: "low" } },
    lost: ["additionalModelRequestFields.output_config.effort"],
  },
  {
    name: "the same effort at two places",
    from: "bedrock-converse",
    body: {
      outputConfig: { effort: "low" },
      additionalModelRequestFields: { output_config: { effort: "low" } },
    },
    becomes: { chat: { reasoning_effort: "low" } },
  },
  ...["application/json", undefined].map((responseMimeType): Case => ({
    name: `a schema beside another one as ${responseMimeType ?? "no type"}`,
    from: "generate-content",
    body: {
      generationConfig: {
        ...(responseMimeType !== undefined && { responseMimeType }),
        responseJsonSchema: schema("a"),
        responseSchema: schema("b"),
      },
    },
    becomes: { chat: { "response_format.json_schema.schema": schema("a") } },
    lost: ["generationConfig.responseSchema"],
  })),
  {
    name: "groups without tools",
    from: "responses",
    body: {
      tools: [
        { type: "namespace", name: "g", tools: [] },
        { type: "namespace", name: "functions" },
      ],
    },
    becomes: { chat: { tools: undefined }, messages: { tools: undefined } },
    lost: ["tools[0]", "tools[1]"],
  },
  ...[
    { namespace: "g", lost: ["input[0].namespace"] },
    { namespace: "f", lost: [] },
  ].map(({ namespace, lost }): Case => ({
    name: `the group ${namespace} of a call whose tool f has none`,
    from: "responses",
    body: {
      tools: [{ type: "function", name: "f", parameters: { type: "object" } }],
      input: [
        { type: "function_call", call_id: "a", name: "f", namespace, arguments: "{}" },
        { type: "function_call_output", call_id: "a", output: "r" },
      ],
    },
    becomes: { chat: { "messages.0.tool_calls.0.function.name": "f" }, messages: { "messages.1.content.0.name": "f" } },
    lost,
  })),
  {
    name: "the format of a document given as text, which becomes text",
    from: "bedrock-converse",
    body: {
      messages: [
        { role: "user", content: [{ document: { format: "md", source: { text: "# A" } } }, { text: "q" }] },
        { role: "user", content: [{ document: { format: "txt", source: { text: "A" } } }, { text: "q" }] },
      ],
    },
    becomes: { chat: { "messages.0.content.0.text": "# A" }, "generate-content": { "contents.0.parts.0.text": "# A" } },
    lost: ["messages[0].content[0].document.format"],
  },
  {
    name: "the words of reasoning before a signed call, where calls alone are signed",
    from: "chat",
    body: {
      messages: [
        { role: "user", content: "hi" },
        {
          role: "assistant",
          reasoning: "It asks.",
          tool_calls: [
            {
              id: "a",
              function: { name: "f", arguments: "{}" },
              extra_content: { google: { thought_signature: "s" } },
            },
          ],
        },
      ],
    },
    becomes: { "generate-content": { "contents.1.parts.0.thoughtSignature": "s" } },
    lost: ["messages[1].reasoning"],
  },
  ...["auto", "any"].map((word): Case => ({
    name: `an unknown member of the choice ${word}`,
    from: "bedrock-converse",
    body: {
      toolConfig: {
        tools: [{ toolSpec: { name: "f", inputSchema: { json: { type: "object" } } } }],
        toolChoice: { [word]: { limit: 1 } },
      },
    },
    becomes: { messages: { "tool_choice.type": word } },
    lost: [`toolConfig.toolChoice.${word}.limit`],
  })),
  {
    name: "the state of a call without a thought",
    from: "interactions",
    body: {
      input: [
        { type: "user_input", content: [{ type: "text", text: "Hi" }] },
        { type: "function_call", id: "a", name: "f", arguments: {}, signature: "c2ln" },
        { type: "function_result", call_id: "a", name: "f", result: "one" },
      ],
    },
    becomes: {
      "generate-content": { "contents.1.parts.0.thoughtSignature": "c2ln" },
      interactions: { "input.1.signature": "c2ln", "input.2.signature": undefined },
    },
  },
  {
    name: "the state of a call where a host takes none",
    from: "interactions",
    body: {
      input: [
        { type: "user_input", content: [{ type: "text", text: "Hi" }] },
        { type: "function_call", id: "a", name: "f", arguments: {}, signature: "c2ln" },
        { type: "function_result", call_id: "a", name: "f", result: "one" },
      ],
    },
    becomes: { chat: { "messages.1.tool_calls.0.extra_content": undefined } },
    lost: ["input[1].signature"],
  },
  ...[
    {
      name: "members of text in a record of reasoning",
      entries: [{ type: "reasoning.text", text: "Hm", format: "f", id: "a", index: 0, weight: 1 }],
      thinking: "Hm",
      lost: "messages[1].reasoning_details[0].weight",
    },
    {
      name: "entries of a record of reasoning that no one reads",
      entries: [
        { type: "reasoning.text", text: "Hm" },
        { type: "reasoning.table", rows: [1] },
      ],
      thinking: "Hm",
      lost: "messages[1].reasoning_details[1]",
    },
    {
      name: "a record of reasoning without text",
      entries: [{ type: "reasoning.table", rows: [1] }],
      thinking: undefined,
      lost: "messages[1].reasoning_details[0]",
    },
  ].map(({ name, entries, thinking, lost }): Case => ({
    name,
    from: "chat",
    body: {
      messages: [
        { role: "user", content: "Hi" },
        { role: "assistant", content: "Well", reasoning_details: entries },
        { role: "user", content: "So?" },
      ],
    },
    becomes: { "ollama-chat": { "messages.1.thinking": thinking, "messages.1.content": "Well" } },
    lost: [lost],
  })),
];
