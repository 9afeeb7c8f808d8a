/** What single pieces of a request become in another dialect, and what is named as lost: the compiled specs, case by case. */
import { requestCases, type Case } from "./request-cases.js";

const cases: readonly Case[] = [
  {
    name: "an answer of any JSON object where there is no such form",
    from: "responses",
    says: { instructions: "be brief", text: { format: { type: "json_object" } } },
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
    name: "media inside a result stay in it where results take them",
    from: "generate-content",
    says: {
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
      chat: { "messages.2.content": "see", "messages.3.content.0.image_url.url": "data:image/png;base64,AAAA" },
      interactions: { "input.2.result.1.data": "AAAA" },
    },
  },
  {
    name: "a call, its result and what followed in one turn keep their order",
    from: "generate-content",
    says: {
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
    name: "a turn of reasoning alone at the end goes, and leaves no empty item",
    from: "messages",
    says: {
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
    name: "values that stand in for opaque state are no state, and no loss",
    from: "generate-content",
    says: {
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
    name: "two texts of one result keep their border",
    from: "messages",
    says: {
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
    says: {
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
    name: "a result among the words of the user",
    from: "interactions",
    says: {
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
    name: "one form of the answer in a list",
    from: "interactions",
    says: { response_format: [{ type: "text", mime_type: "application/json" }] },
    becomes: {
      chat: { response_format: { type: "json_object" } },
      "generate-content": { "generationConfig.responseMimeType": "application/json" },
    },
  },
  {
    name: "several forms of the answer, of which one is in words",
    from: "interactions",
    says: { response_format: [{ type: "image" }, { type: "text", mime_type: "application/json" }] },
    becomes: { chat: { response_format: { type: "json_object" } } },
    lost: ["response_format[0]"],
  },
  {
    name: "a constant in a schema",
    from: "chat",
    says: {
      response_format: {
        type: "json_schema",
        json_schema: { name: "a", schema: { type: "object", properties: { x: { const: "y" } } } },
      },
    },
    becomes: { "generate-content": { "generationConfig.responseJsonSchema.properties.x": { enum: ["y"] } } },
    lost: ["response_format.json_schema.name"],
  },
  {
    name: "types as their interface definition counts them",
    from: "generate-content",
    says: {
      tools: [
        { functionDeclarations: [{ name: "f", parameters: { type: 6, properties: { x: { type: "STRING" } } } }] },
      ],
    },
    becomes: { messages: { "tools.0.input_schema": { type: "object", properties: { x: { type: "string" } } } } },
  },
  {
    name: "a schema of arguments that does not say they are an object",
    from: "generate-content",
    says: { tools: [{ functionDeclarations: [{ name: "f", parametersJsonSchema: { properties: { x: {} } } }] }] },
    becomes: {
      messages: { "tools.0.input_schema.type": "object" },
      chat: { "tools.0.function.parameters.type": "object" },
      responses: { "tools.0.parameters.type": "object" },
    },
  },
  {
    name: "one of some words as the answer",
    from: "generate-content",
    says: {
      generationConfig: { responseMimeType: "text/x.enum", responseSchema: { type: "STRING", enum: ["a", "b"] } },
    },
    becomes: {
      chat: { "response_format.json_schema.schema": { type: "string", enum: ["a", "b"] } },
      messages: { "output_config.format.schema": { type: "string", enum: ["a", "b"] } },
    },
  },
  {
    name: "a schema without a type of media",
    from: "generate-content",
    says: { generationConfig: { responseSchema: { type: "OBJECT" } } },
    becomes: {
      chat: { "response_format.json_schema.schema": { type: "object" } },
      "generate-content": { "generationConfig.responseMimeType": "application/json" },
    },
  },
  {
    name: "a schema for plain words",
    from: "generate-content",
    says: { generationConfig: { responseMimeType: "text/plain", responseSchema: { type: "OBJECT" } } },
    becomes: { chat: { response_format: undefined } },
    lost: ["generationConfig.responseMimeType", "generationConfig.responseSchema"],
  },
  {
    name: "white space before a call",
    from: "chat",
    says: {
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
    name: "an address that only its vendor can follow",
    from: "generate-content",
    says: {
      contents: [
        {
          role: "user",
          parts: [{ text: "hi" }, { fileData: { mimeType: "image/png", fileUri: "gs://bucket/a.png" } }],
        },
      ],
    },
    becomes: {
      messages: { "messages.0.content": [{ type: "text", text: "hi" }] },
      chat: { "messages.0.content": "hi" },
      responses: { "input.0.content": "hi" },
    },
    lost: ["contents[0].parts[1]"],
  },
  {
    name: "the same address at the same vendor",
    from: "generate-content",
    says: {
      contents: [{ role: "user", parts: [{ fileData: { mimeType: "image/png", fileUri: "gs://bucket/a.png" } }] }],
    },
    becomes: { interactions: { "input.0.content.0.uri": "gs://bucket/a.png" } },
  },
  {
    name: "plain words in bytes",
    from: "generate-content",
    says: { contents: [{ role: "user", parts: [{ inlineData: { mimeType: "text/plain", data: "aG8=" } }] }] },
    becomes: {
      messages: {
        "messages.0.content.0": { type: "document", source: { type: "text", media_type: "text/plain", data: "ho" } },
      },
      chat: { "messages.0.content": "ho" },
      responses: { "input.0.content": "ho" },
      interactions: { "input.0.content.0": { type: "text", text: "ho" } },
    },
  },
  {
    name: "pairs that the caller wants kept",
    from: "chat",
    says: { metadata: { team: "a" } },
    becomes: { "generate-content": { labels: { team: "a" } }, interactions: { labels: { team: "a" } } },
  },
  {
    name: "how closely to look",
    from: "generate-content",
    says: {
      contents: [
        {
          role: "user",
          parts: [
            {
              inlineData: { mimeType: "image/png", data: "AAAA" },
              mediaResolution: { level: "MEDIA_RESOLUTION_HIGH" },
            },
          ],
        },
      ],
    },
    becomes: {
      chat: { "messages.0.content.0.image_url.detail": "high" },
      responses: { "input.0.content.0.detail": "high" },
      interactions: { "input.0.content.0.resolution": "high" },
    },
  },
  {
    name: "how closely to look where only some words are known",
    from: "interactions",
    says: { input: [{ type: "image", data: "AAAA", mime_type: "image/png", resolution: "ultra_high" }] },
    becomes: {
      chat: { "messages.0.content.0.image_url.detail": undefined },
      responses: { "input.0.content.0.detail": "auto" },
    },
    lost: ["input[0].resolution"],
  },
  {
    name: "tools that are all strict",
    from: "chat",
    says: { tools: [{ type: "function", function: { name: "f", strict: true } }] },
    becomes: {
      "generate-content": { "toolConfig.functionCallingConfig.mode": "VALIDATED" },
      interactions: { "generation_config.tool_choice": "validated" },
    },
  },
  {
    name: "tools of which one is strict",
    from: "chat",
    says: {
      tools: [
        { type: "function", function: { name: "f", strict: true } },
        { type: "function", function: { name: "g" } },
      ],
    },
    becomes: {
      "generate-content": { toolConfig: undefined },
      interactions: { "generation_config.tool_choice": undefined },
    },
    lost: ["tools[0].function.strict"],
  },
  {
    name: "strict tools of which one must be called",
    from: "chat",
    says: { tools: [{ type: "function", function: { name: "f", strict: true } }], tool_choice: "required" },
    becomes: { "generate-content": { "toolConfig.functionCallingConfig.mode": "ANY" } },
    lost: ["tools[0].function.strict"],
  },
  {
    name: "a search result as words",
    from: "messages",
    says: {
      messages: [
        {
          role: "user",
          content: [
            {
              type: "search_result",
              source: "https://a.test",
              title: "A",
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
      chat: { "messages.0.content": "one\ntwo" },
      "generate-content": { "contents.0.parts.0.text": "one\ntwo" },
    },
    lost: ["messages[0].content[0].source", "messages[0].content[0].title"],
  },
  {
    name: "a document of blocks as words",
    from: "messages",
    says: {
      messages: [
        {
          role: "user",
          content: [
            {
              type: "document",
              source: {
                type: "content",
                content: [
                  { type: "text", text: "one" },
                  { type: "image", source: { type: "url", url: "https://a.test" } },
                ],
              },
            },
          ],
        },
      ],
    },
    becomes: { chat: { "messages.0.content": "one" }, responses: { "input.0.content": "one" } },
    lost: ["messages[0].content[0].source.content[1]"],
  },
  {
    name: "a word for reasoning that nobody knows",
    from: "chat",
    says: { reasoning_effort: "banana" },
    becomes: {
      responses: { reasoning: undefined },
      messages: { thinking: undefined, output_config: undefined },
      "generate-content": { generationConfig: undefined },
      interactions: { generation_config: undefined },
    },
    lost: ["reasoning_effort"],
  },
  {
    name: "no reasoning, where it cannot be switched off",
    from: "chat",
    says: { reasoning_effort: "none" },
    becomes: {
      interactions: { "generation_config.thinking_level": "minimal" },
      "generate-content": { "generationConfig.thinkingConfig.thinkingBudget": 0 },
      messages: { "thinking.type": "disabled" },
    },
  },
  {
    name: "JSON of any form, where answers have a schema or none",
    from: "generate-content",
    says: { generationConfig: { responseMimeType: "application/json" } },
    becomes: {
      messages: {
        output_config: undefined,
        "system.0.text": "Answer with one valid JSON object and nothing else: no words around it and no code fence.",
      },
    },
  },
  {
    name: "JSON of any form, where it can be said",
    from: "generate-content",
    says: { generationConfig: { responseMimeType: "application/json" } },
    becomes: {
      chat: { "response_format.type": "json_object" },
      responses: { "text.format.type": "json_object" },
      interactions: { "response_format.mime_type": "application/json" },
    },
  },
  {
    name: "instructions as an object with parts",
    from: "interactions",
    says: { system_instruction: { role: "system", parts: [{ text: "be" }, { type: "text", text: " brief" }] } },
    becomes: {
      chat: { "messages.0": { role: "system", content: "be brief" } },
      "generate-content": { "systemInstruction.parts.0.text": "be brief" },
    },
  },
  {
    name: "instructions as an object with one text",
    from: "interactions",
    says: { system_instruction: { text: "be brief" } },
    becomes: { messages: { "system.0.text": "be brief" }, responses: { instructions: "be brief" } },
  },
  {
    name: "calls and results whose IDs are empty",
    from: "chat",
    says: {
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
    name: "a call and its result in the manner before tools",
    from: "chat",
    says: {
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
    says: {
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
];

describe("requests", () => requestCases(cases));
