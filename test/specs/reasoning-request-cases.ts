/** Reasoning and its state in a history: what arrives in another dialect, and what is reported as lost. */
import { type Case } from "./request-cases.js";

export const reasoning: readonly Case[] = [
  {
    name: "reasoning inside a result",
    from: "chat",
    body: {
      messages: [
        { role: "user", content: "hi" },
        {
          role: "assistant",
          content: null,
          tool_calls: [{ id: "a", type: "function", function: { name: "f", arguments: "{}" } }],
        },
        {
          role: "tool",
          tool_call_id: "a",
          content: [
            { type: "thinking", thinking: [{ type: "text", text: "hm" }] },
            { type: "text", text: "done" },
          ],
        },
      ],
    },
    becomes: {
      "generate-content": { "contents.2.parts.0.functionResponse.response": { output: "done" } },
      messages: { "messages.2.content.0.content": [{ type: "text", text: "done" }] },
    },
    lost: ["messages[2].content[0]"],
  },
  {
    name: "reasoning of parts, some of which are no texts",
    from: "chat",
    body: {
      messages: [
        { role: "user", content: "hi" },
        {
          role: "assistant",
          content: [
            {
              type: "thinking",
              thinking: [
                { type: "text", text: "h" },
                { type: "reference", reference_ids: [1] },
                { type: "text", text: "m", rank: 1 },
              ],
            },
          ],
          tool_calls: [{ id: "a", type: "function", function: { name: "f", arguments: "{}" } }],
        },
        { role: "tool", tool_call_id: "a", content: "done" },
      ],
    },
    becomes: {
      "cohere-chat": { "messages.1.content": [{ type: "thinking", thinking: "hm" }] },
      "ollama-chat": { "messages.1.thinking": "hm" },
    },
    lost: ["messages[1].content[0].thinking[1]", "messages[1].content[0].thinking[2].rank"],
  },
  {
    name: "the newest level of reasoning, which only newer models take",
    from: "generate-content",
    body: { generationConfig: { thinkingConfig: { thinkingLevel: "XHIGH", includeThoughts: true } } },
    becomes: {
      responses: { "reasoning.effort": "xhigh", "reasoning.summary": "auto" },
      messages: { "output_config.effort": "xhigh" },
      interactions: { "generation_config.thinking_level": "high" },
    },
  },
  {
    name: "the newest level of reasoning in small letters",
    from: "interactions",
    body: { generation_config: { thinking_level: "xhigh" } },
    becomes: {
      chat: { reasoning_effort: "xhigh" },
      "generate-content": { "generationConfig.thinkingConfig.thinkingLevel": "HIGH" },
    },
  },
];
