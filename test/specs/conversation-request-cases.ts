/** Turns, calls and their results in another dialect. */
import { type Case } from "./request-cases.js";

export const conversations: readonly Case[] = [
  {
    name: "a result without its call, at the end",
    from: "messages",
    body: {
      messages: [
        { role: "user", content: "a" },
        { role: "assistant", content: "b" },
        { role: "user", content: [{ type: "tool_result", tool_use_id: "t", content: "c" }] },
      ],
    },
    becomes: {
      "cohere-chat": { "messages.2.content.0.text": "Continue." },
      "generate-content": { "contents.2.parts": [{ text: "Continue." }] },
    },
    lost: ["messages[2].content[0]"],
  },
  {
    name: "the words of an earlier answer, where the vendor wants a list of citations with them",
    from: "messages",
    body: {
      messages: [
        { role: "user", content: "a" },
        {
          role: "assistant",
          content: [
            { type: "text", text: "b" },
            { type: "text", text: "c" },
          ],
        },
        { role: "user", content: "d" },
      ],
    },
    becomes: { responses: { "input.1.content.1": { type: "output_text", text: "c", annotations: [] } } },
  },
  {
    name: "an answer of any JSON object where the dialect has no such form",
    from: "responses",
    body: { instructions: "be brief", text: { format: { type: "json_object" } } },
    becomes: {
      messages: {
        "system.0.text": "be brief",
        "system.1.text": "Answer with one valid JSON object and nothing else: no words around it and no code fence.",
        output_config: undefined,
      },
      chat: { response_format: { type: "json_object" } },
    },
  },
  {
    name: "media inside a result stay in it where results accept them",
    from: "generate-content",
    body: {
      contents: [
        { role: "user", parts: [{ text: "hi" }] },
        { role: "model", parts: [{ functionCall: { id: "a", name: "f", args: {} } }] },
        {
          role: "user",
          parts: [
            {
              functionResponse: {
                id: "a",
                name: "f",
                response: { output: "see" },
                parts: [{ inlineData: { mimeType: "image/png", data: "AAAA" } }],
              },
            },
          ],
        },
      ],
    },
    becomes: {
      messages: { "messages.2.content.0.content.1.source.data": "AAAA" },
      responses: { "input.2.output.1.image_url": "data:image/png;base64,AAAA" },
      chat: { "messages.2.content": "see", "messages.3.content.1.image_url.url": "data:image/png;base64,AAAA" },
      interactions: { "input.2.result.1.data": "AAAA" },
    },
  },
  {
    name: "a call, its result and what followed in one turn keep their order",
    from: "generate-content",
    body: {
      contents: [
        { role: "user", parts: [{ text: "hi" }] },
        {
          role: "model",
          parts: [
            { functionCall: { name: "f", args: {} } },
            { functionResponse: { name: "f", response: { output: "done" } } },
            { text: "well" },
          ],
        },
        { role: "user", parts: [{ text: "on" }] },
      ],
    },
    becomes: {
      messages: {
        "messages.1.content.0.type": "tool_use",
        "messages.2.content.0.content.0.text": "done",
        "messages.3.content.0.text": "well",
        "messages.4.content.0.text": "on",
      },
      responses: {
        "input.1.type": "function_call",
        "input.2.type": "function_call_output",
        "input.3.content": "well",
        "input.4.role": "user",
      },
      chat: {
        "messages.1.tool_calls.0.function.name": "f",
        "messages.2.content": "done",
        "messages.3.content": "well",
        "messages.4.role": "user",
      },
      interactions: {
        "input.1.type": "function_call",
        "input.2.type": "function_result",
        "input.3.content.0.text": "well",
        "input.4.type": "user_input",
      },
    },
  },
  {
    name: "state without words before an answer",
    from: "messages",
    body: {
      messages: [
        { role: "user", content: "hi" },
        {
          role: "assistant",
          content: [
            { type: "thinking", thinking: "", signature: "s" },
            { type: "text", text: "a" },
          ],
        },
        { role: "user", content: "and?" },
      ],
    },
    becomes: { "cohere-chat": { "messages.1.content": [{ type: "text", text: "a" }] } },
    lost: ["messages[1].content[0]"],
  },
  {
    name: "a turn of reasoning alone at the end is dropped, and leaves no empty item",
    from: "messages",
    body: {
      messages: [
        { role: "user", content: "hi" },
        { role: "assistant", content: [{ type: "thinking", thinking: "hm", signature: "s" }] },
      ],
    },
    becomes: {
      responses: { "input.0.role": "user", "input.1": undefined },
      chat: { "messages.0.role": "user", "messages.1": undefined },
      interactions: { "input.0.type": "user_input", "input.1": undefined },
      "generate-content": { "contents.0.role": "user", "contents.1": undefined },
    },
    lost: ["messages[1].content[0]"],
  },
  {
    name: "placeholders for opaque state are no state, and no loss",
    from: "generate-content",
    body: {
      contents: [
        { role: "user", parts: [{ text: "hi" }] },
        {
          role: "model",
          parts: [
            { functionCall: { id: "a", name: "f", args: {} }, thoughtSignature: "skip_thought_signature_validator" },
          ],
        },
        { role: "user", parts: [{ functionResponse: { id: "a", name: "f", response: { output: "see" } } }] },
      ],
    },
    becomes: {
      messages: { "messages.1.content.0.type": "tool_use" },
      responses: { "input.1.type": "function_call" },
      chat: { "messages.1.tool_calls.0.id": "a" },
      interactions: { "input.1.type": "function_call" },
    },
    lost: [],
  },
  {
    name: "two texts of one result keep their separator",
    from: "messages",
    body: {
      messages: [
        { role: "user", content: "hi" },
        { role: "assistant", content: [{ type: "tool_use", id: "a", name: "f", input: {} }] },
        {
          role: "user",
          content: [
            {
              type: "tool_result",
              tool_use_id: "a",
              content: [
                { type: "text", text: "one" },
                { type: "text", text: "two" },
              ],
            },
          ],
        },
      ],
    },
    becomes: {
      "generate-content": { "contents.2.parts.0.functionResponse.response.output": "one\ntwo" },
      responses: { "input.2.output.1.text": "two" },
      chat: { "messages.2.content.1.text": "two" },
      interactions: { "input.2.result.1.text": "two" },
    },
  },
  {
    name: "media inside a result are written into it",
    from: "messages",
    body: {
      messages: [
        { role: "user", content: "hi" },
        { role: "assistant", content: [{ type: "tool_use", id: "a", name: "f", input: {} }] },
        {
          role: "user",
          content: [
            {
              type: "tool_result",
              tool_use_id: "a",
              is_error: true,
              content: [
                { type: "text", text: "no" },
                { type: "image", source: { type: "base64", media_type: "image/png", data: "AAAA" } },
              ],
            },
          ],
        },
      ],
    },
    becomes: {
      "generate-content": {
        "contents.2.parts.0.functionResponse": {
          id: "a",
          name: "f",
          response: { error: "no" },
          parts: [{ inlineData: { mimeType: "image/png", data: "AAAA" } }],
        },
      },
    },
  },
  {
    name: "a result among the text of the user",
    from: "interactions",
    body: {
      input: [
        { type: "user_input", content: [{ type: "text", text: "hi" }] },
        { type: "function_call", id: "a", name: "f", arguments: {} },
        {
          type: "user_input",
          content: [
            { type: "function_result", call_id: "a", name: "f", result: "done" },
            { type: "text", text: "go" },
          ],
        },
      ],
    },
    becomes: {
      chat: {
        "messages.2": { role: "tool", tool_call_id: "a", content: "done" },
        "messages.3": { role: "user", content: "go" },
      },
      "generate-content": { "contents.2.parts.0.functionResponse.response": { output: "done" } },
    },
  },
  {
    name: "white space before a call",
    from: "chat",
    body: {
      messages: [
        { role: "user", content: "hi" },
        {
          role: "assistant",
          content: " ",
          tool_calls: [{ id: "a", type: "function", function: { name: "f", arguments: "{}" } }],
        },
        { role: "tool", tool_call_id: "a", content: "done" },
      ],
    },
    becomes: {
      responses: { "input.1.content": " " },
      "generate-content": { "contents.1.parts.0.text": " " },
      interactions: { "input.1.content.0.text": " " },
      messages: { "messages.1.content.0.type": "tool_use" },
    },
  },
  {
    name: "calls and results whose IDs are empty",
    from: "chat",
    body: {
      messages: [
        { role: "user", content: "hi" },
        {
          role: "assistant",
          content: null,
          tool_calls: [
            { id: "", type: "function", function: { name: "f", arguments: "{}" } },
            { id: "", type: "function", function: { name: "g", arguments: "{}" } },
          ],
        },
        { role: "tool", tool_call_id: "", content: "1" },
        { role: "tool", tool_call_id: "", content: "2" },
      ],
    },
    becomes: {
      messages: {
        "messages.2.content": [
          { type: "tool_result", tool_use_id: "call_0", content: [{ type: "text", text: "1" }] },
          { type: "tool_result", tool_use_id: "call_1", content: [{ type: "text", text: "2" }] },
        ],
      },
      responses: {
        "input.3.call_id": "call_0",
        "input.3.output": "1",
        "input.4.call_id": "call_1",
        "input.4.output": "2",
      },
      "generate-content": {
        "contents.2.parts.0.functionResponse.name": "f",
        "contents.2.parts.1.functionResponse.name": "g",
        "contents.2.parts.1.functionResponse.response.output": "2",
      },
    },
  },
  {
    name: "a call and its result in the form before tools",
    from: "chat",
    body: {
      messages: [
        { role: "user", content: "hi" },
        { role: "assistant", content: null, function_call: { name: "f", arguments: "{}" } },
        { role: "function", name: "f", content: "done" },
      ],
    },
    becomes: {
      messages: {
        "messages.1.content.0.id": "call_0",
        "messages.2.content.0.tool_use_id": "call_0",
        "messages.2.content.0.content.0.text": "done",
      },
    },
  },
  {
    name: "a call whose arguments are an empty text",
    from: "chat",
    body: {
      messages: [
        { role: "user", content: "hi" },
        {
          role: "assistant",
          content: null,
          tool_calls: [{ id: "a", type: "function", function: { name: "f", arguments: "" } }],
        },
        { role: "tool", tool_call_id: "a", content: "" },
      ],
    },
    becomes: { responses: { "input.1.arguments": "{}" }, messages: { "messages.1.content.0.input": {} } },
  },
  {
    name: "items without their lists, in the other spelling, as the vendor's own examples have them",
    from: "generate-content",
    body: {
      system_instruction: { parts: { text: "Be brief." } },
      contents: { role: "USER", parts: { text: "hi" } },
      safety_settings: { category: "HARM_CATEGORY_HARASSMENT", threshold: "BLOCK_NONE" },
      generation_config: { stop_sequences: ["END"] },
      tools: { function_declarations: { name: "f", parameters: { type: "object", properties: { a_b: {} } } } },
      tool_config: { function_calling_config: { mode: "ANY", allowed_function_names: ["f"] } },
    },
    becomes: {
      chat: {
        "messages.0.content": "Be brief.",
        "messages.1": { role: "user", content: "hi" },
        stop: ["END"],
        "tools.0.function.name": "f",
        "tools.0.function.parameters.properties": { a_b: {} },
        "tool_choice.function.name": "f",
      },
      messages: { "messages.0.role": "user", stop_sequences: ["END"], "tool_choice.name": "f" },
    },
    lost: ["safety_settings"],
  },
  {
    name: "a turn of the model, in capital letters",
    from: "generate-content",
    body: { contents: [{ parts: { text: "hi" } }, { role: "MODEL", parts: { text: "a" } }, { parts: { text: "b" } }] },
    becomes: { chat: { "messages.1": { role: "assistant", content: "a" } } },
  },
];
