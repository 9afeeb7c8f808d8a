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
  ...["application/json", "text/x.enum", undefined].map((responseMimeType): Case => ({
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
];
