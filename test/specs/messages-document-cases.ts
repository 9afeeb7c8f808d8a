/** Bodies that the document of messages accepts and refuses. */
import { type Good, bodyWith, type Bad, messages, block, turn } from "./described-bodies.js";

export const messagesGood: Good[] = [
  ["a minimal call", messages({})],
  ["a call that only fills the cache", messages({ max_tokens: 0 })],
  ["a list of blocks", block({ type: "text", text: "hi", cache_control: { type: "ephemeral" } })],
  ["an image in base64", block({ type: "image", source: { type: "base64", media_type: "image/png", data: "AA==" } })],
  [
    "a document by address",
    block({ type: "document", source: { type: "url", url: "https://host.test/a.pdf" }, citations: { enabled: true } }),
  ],
  [
    "a search result whose source is a text",
    block({ type: "search_result", source: "https://host.test", title: "t", content: [{ type: "text", text: "hi" }] }),
  ],
  ["a block of an unknown type", block({ type: "hologram", beam: 1 })],
  ["a call", turn({ role: "assistant", content: [{ type: "tool_use", id: "c1", name: "f", input: {} }] })],
  [
    "reasoning",
    turn({
      role: "assistant",
      content: [
        { type: "thinking", thinking: "", signature: "s" },
        { type: "redacted_thinking", data: "d" },
      ],
    }),
  ],
  ["a result as a text", block({ type: "tool_result", tool_use_id: "c1", content: "4", is_error: false })],
  ["a result in blocks", block({ type: "tool_result", tool_use_id: "c1", content: [{ type: "text", text: "4" }] })],
  ["a result without content", block({ type: "tool_result", tool_use_id: "c1" })],
  [
    "the result of a vendor's tool",
    block({ type: "web_fetch_tool_result", tool_use_id: "c1", content: { type: "web_fetch_result" } }),
  ],
  ["a turn that sets an effort and says nothing", turn({ role: "system", output_config: { effort: "low" } })],
  ["instructions as a text", messages({ system: "be brief" })],
  ["instructions as blocks", messages({ system: [{ type: "text", text: "be brief" }] })],
  ["a tool", messages({ tools: [{ name: "f", description: "d", input_schema: { type: "object" } }] })],
  ["a vendor's tool", messages({ tools: [{ type: "web_search_20250305", name: "web_search", max_uses: null }] })],
  ["a forced tool", messages({ tool_choice: { type: "tool", name: "f" } })],
  ["reasoning with a budget", messages({ thinking: { type: "enabled", budget_tokens: 1024 } })],
  [
    "a schema for the answer",
    messages({ output_config: { effort: "high", format: { type: "json_schema", schema: {} } } }),
  ],
  ["an unknown field", messages({ future: true })],
  [
    "nulls for all optional members",
    messages({
      system: null,
      stream: null,
      tools: null,
      tool_choice: null,
      thinking: null,
      metadata: null,
      stop_sequences: null,
      temperature: null,
    }),
  ],
];

export const messagesBad: Bad[] = [
  [
    "no model",
    { max_tokens: 9, messages: [{ role: "user", content: "hi" }] },
    "",
    "must have required property 'model'",
  ],
  ["no messages", { model: "maker/model", max_tokens: 9 }, "", "must have required property 'messages'"],
  ["empty messages", messages({ messages: [] }), "/messages", "must NOT have fewer than 1 items"],
  ["no max_tokens", bodyWith({ role: "user", content: "hi" }), "", "must have required property 'max_tokens'"],
  ["a null max_tokens", messages({ max_tokens: null }), "/max_tokens", "must be integer"],
  ["a negative max_tokens", messages({ max_tokens: -1 }), "/max_tokens", "must be >= 0"],
  ["a turn without role", turn({ content: "hi" }), "/messages/0", "must have required property 'role'"],
  [
    "an unknown role",
    turn({ role: "tool", content: "hi" }),
    "/messages/0/role",
    "must be equal to one of the allowed values",
  ],
  ["a turn without content", turn({ role: "user" }), "/messages/0", "must have required property 'content'"],
  ...[
    { role: "system", output_config: null },
    { role: "user", output_config: { effort: "low" } },
  ].map((it): Bad => [
    `a turn of the ${it.role} that says and sets nothing`,
    turn(it),
    "/messages/0",
    "must have required property 'content'",
  ]),
  [
    "content as one block",
    turn({ role: "user", content: { type: "text", text: "hi" } }),
    "/messages/0/content",
    "must be string,array",
  ],
  ["a block without type", block({ text: "hi" }), "/messages/0/content/0", "must have required property 'type'"],
  ["a text block without text", block({ type: "text" }), "/messages/0/content/0", "must have required property 'text'"],
  [
    "an image without source",
    block({ type: "image" }),
    "/messages/0/content/0",
    "must have required property 'source'",
  ],
  [
    "an image whose source is a text",
    block({ type: "image", source: "https://host.test/a.png" }),
    "/messages/0/content/0/source",
    "must be object",
  ],
  [
    "an image without data",
    block({ type: "image", source: { type: "base64" } }),
    "/messages/0/content/0/source",
    "must have required property 'data'",
  ],
  [
    "a call whose input is JSON text",
    turn({ role: "assistant", content: [{ type: "tool_use", id: "c1", name: "f", input: "{}" }] }),
    "/messages/0/content/0/input",
    "must be object",
  ],
  [
    "a call without id",
    turn({ role: "assistant", content: [{ type: "tool_use", name: "f", input: {} }] }),
    "/messages/0/content/0",
    "must have required property 'id'",
  ],
  [
    "a result without a call ID",
    block({ type: "tool_result", content: "4" }),
    "/messages/0/content/0",
    "must have required property 'tool_use_id'",
  ],
  [
    "a fault inside a result",
    block({ type: "tool_result", tool_use_id: "c1", content: [{ type: "text" }] }),
    "/messages/0/content/0/content/0",
    "must have required property 'text'",
  ],
  ["instructions as an object", messages({ system: {} }), "/system", "must be string,array,null"],
  [
    "a tool without schema",
    messages({ tools: [{ name: "f" }] }),
    "/tools/0",
    "must have required property 'input_schema'",
  ],
  ["a choice as a text", messages({ tool_choice: "auto" }), "/tool_choice", "must be object,null"],
  [
    "a forced tool without name",
    messages({ tool_choice: { type: "tool" } }),
    "/tool_choice",
    "must have required property 'name'",
  ],
  ["one stop text", messages({ stop_sequences: "END" }), "/stop_sequences", "must be array,null"],
  [
    "reasoning without type",
    messages({ thinking: { budget_tokens: 1024 } }),
    "/thinking",
    "must have required property 'type'",
  ],
];
