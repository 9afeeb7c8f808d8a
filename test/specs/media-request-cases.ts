/** Media of a conversation that another dialect does not take. */
import type { Json, Wire } from "../../src/registry.js";
import { type Case } from "./request-cases.js";

const office = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const missing = (media: string) => `Left out here, because this model does not take it: ${media}.`;
const pdf = { type: "document", source: { type: "base64", media_type: "application/pdf", data: "JVBERi0=" } };
const sound = { type: "input_audio", input_audio: { data: "AAAA", format: "wav" } };
const linked = { type: "image", source: { type: "url", url: "https://example.com/a.png" } };
const talk = (content: Wire) => [
  { role: "user", content: "a" },
  { role: "assistant", content: "b" },
  { role: "user", content: [content] },
];
const called = (...content: Wire[]) => [
  { role: "user", content: "a" },
  { role: "assistant", content: [{ type: "tool_use", id: "t1", name: "f", input: {} }] },
  { role: "user", content: [{ type: "tool_result", tool_use_id: "t1", content }] },
];

const drawn = (images: Json) => [
  { role: "user", content: "a" },
  { role: "assistant", content: "b", images },
  { role: "user", content: "c" },
];

export const untakenMedia: readonly Case[] = [
  {
    name: "a PDF in the form of an image",
    from: "chat",
    body: {
      messages: talk({ type: "image_url", image_url: { url: "data:application/pdf;base64,JVBERi0=", detail: "high" } }),
    },
    becomes: {
      messages: {
        "messages.2.content.0.type": "document",
        "messages.2.content.0.source.media_type": "application/pdf",
      },
      responses: { "input.2.content.0.type": "input_file" },
      interactions: { "input.2.content": [{ type: "document", data: "JVBERi0=", mime_type: "application/pdf" }] },
    },
    lost: ["messages[2].content[0].image_url.detail"],
  },
  {
    name: "an earlier image by a bare address",
    from: "chat",
    body: { messages: drawn([{ type: "image_url", index: 0, image_url: "data:image/png;base64,AAAA" }]) },
    becomes: {
      "generate-content": { "contents.1.parts.1": { inlineData: { mimeType: "image/png", data: "AAAA" } } },
    },
  },
  {
    name: "earlier images of unknown forms",
    from: "chat",
    body: { messages: drawn(["AAAA", { type: "image_url", image_url: { url: null } }, null]) },
    becomes: { "generate-content": { "contents.1.parts": [{ text: "b" }] } },
    lost: ["messages[1].images[0]", "messages[1].images[1]", "messages[1].images[2]"],
  },
  {
    name: "earlier images in one text",
    from: "chat",
    body: { messages: drawn("AAAA") },
    becomes: { "generate-content": { "contents.1.parts": [{ text: "b" }] } },
    lost: ["messages[1].images"],
  },
  {
    name: "sound and an image in a result",
    from: "chat",
    body: {
      messages: [
        { role: "user", content: "a" },
        {
          role: "assistant",
          content: null,
          tool_calls: [{ id: "t1", type: "function", function: { name: "f", arguments: "{}" } }],
        },
        {
          role: "tool",
          tool_call_id: "t1",
          content: [
            { type: "text", text: "x" },
            sound,
            { type: "image_url", image_url: { url: "data:image/png;base64,AAAA" } },
          ],
        },
      ],
    },
    becomes: {
      "bedrock-converse": {
        "messages.2.content.0.toolResult.content.1.image.format": "png",
        "messages.2.content.1.text": "Media from the result of f (call t1):",
        "messages.2.content.2.audio.source.bytes": "AAAA",
      },
    },
  },
  ...[
    { mimeType: "image/png", becomes: { type: "input_image", image_url: "https://a.test/b", detail: "auto" } },
    { mimeType: "application/pdf", becomes: { type: "input_file", file_url: "https://a.test/b" } },
  ].map(({ mimeType, becomes }): Case => ({
    name: `the type ${mimeType} of a linked file, which an address alone does not have`,
    from: "generate-content",
    body: { contents: [{ parts: [{ text: "a" }, { fileData: { mimeType, fileUri: "https://a.test/b" } }] }] },
    becomes: { responses: { "input.0.content.1": becomes } },
    lost: ["contents[0].parts[1].fileData.mimeType"],
  })),
  {
    name: "the type of an image that is written as its bytes, unless they show it",
    from: "bedrock-converse",
    body: {
      messages: [
        {
          role: "user",
          content: [
            { image: { format: "png", source: { bytes: "iVBORw0KGgoA" } } },
            { image: { format: "webp", source: { bytes: "iVBORw0KGgoA" } } },
          ],
        },
      ],
    },
    becomes: { "ollama-chat": { "messages.0.images": ["iVBORw0KGgoA", "iVBORw0KGgoA"] } },
    lost: ["messages[0].content[1].image.format"],
  },
  {
    name: "a last turn of a document alone",
    from: "messages",
    body: { messages: talk(pdf) },
    becomes: {
      "ollama-chat": { "messages.2": { role: "user", content: missing("document") } },
      "cohere-chat": { "messages.2": { role: "user", content: [{ type: "text", text: missing("document") }] } },
    },
    lost: ["messages[2].content[0]"],
  },
  ...["heic", "svg+xml"].map((type): Case => ({
    name: `a last turn of an image of the type ${type}`,
    from: "chat",
    body: { messages: talk({ type: "image_url", image_url: { url: `data:image/${type};base64,AAAA` } }) },
    becomes: { messages: { "messages.2.content": [{ type: "text", text: missing("image") }] } },
    lost: ["messages[2].content[0]"],
  })),
  {
    name: "an image that one vendor alone takes",
    from: "chat",
    body: { messages: talk({ type: "image_url", image_url: { url: "data:image/heic;base64,AAAA" } }) },
    becomes: { "generate-content": { "contents.2.parts.0.inlineData": { mimeType: "image/heic", data: "AAAA" } } },
  },
  {
    name: "a document of a word processor in a last turn",
    from: "chat",
    body: {
      messages: talk({ type: "file", file: { filename: "a.docx", file_data: `data:${office};base64,AAAA` } }),
    },
    becomes: {
      messages: { "messages.2.content": [{ type: "text", text: missing("document") }] },
    },
    lost: ["messages[2].content[0]"],
  },
  ...[
    ["image/png", "/9j/AA", "image/jpeg"],
    ["application/octet-stream", "iVBORw0KGgoA", "image/png"],
    ["image/gif", "AAAA", "image/gif"],
    ["image/jpg", "AAAA", "image/jpeg"],
  ].map(([declared = "", data = "", media_type = ""]): Case => ({
    name: `an image whose bytes show ${media_type}, called ${declared}`,
    from: "chat",
    body: { messages: talk({ type: "image_url", image_url: { url: `data:${declared};base64,${data}` } }) },
    becomes: { messages: { "messages.2.content.0.source": { type: "base64", media_type, data } } },
  })),
  {
    name: "a last turn of sound alone",
    from: "chat",
    body: { messages: talk(sound) },
    becomes: {
      messages: { "messages.2.content": [{ type: "text", text: missing("audio") }] },
      responses: { "input.2.content": missing("audio") },
    },
    lost: ["messages[2].content[0]"],
  },
  {
    name: "a last turn of an image whose bytes are elsewhere",
    from: "messages",
    body: { messages: talk(linked) },
    becomes: { "ollama-chat": { "messages.2.content": missing("image") } },
    lost: ["messages[2].content[0]"],
  },
  {
    name: "a last turn of a file that only one vendor can read",
    from: "generate-content",
    body: {
      contents: [
        { role: "user", parts: [{ text: "a" }] },
        { role: "model", parts: [{ text: "b" }] },
        { role: "user", parts: [{ fileData: { mimeType: "image/png", fileUri: "gs://bucket/a.png" } }] },
      ],
    },
    becomes: { messages: { "messages.2.content": [{ type: "text", text: missing("image") }] } },
    lost: ["contents[2].parts[0]"],
  },
  {
    name: "an image of plain text, which is none",
    from: "messages",
    body: { messages: talk({ type: "image", source: { type: "text", media_type: "text/plain", data: "a" } }) },
    becomes: { chat: { "messages.2": undefined }, "cohere-chat": { "messages.2.content.0.text": "Continue." } },
    lost: ["messages[2].content[0]"],
  },
  {
    name: "a last turn of an image that only one vendor has",
    from: "messages",
    body: { messages: talk({ type: "image", source: { type: "file", file_id: "f" } }) },
    becomes: {
      "cohere-chat": { "messages.2.content": [{ type: "text", text: "Continue." }] },
      "bedrock-converse": { "messages.2.content": [{ text: "Continue." }] },
    },
    lost: ["messages[2].content[0]"],
  },
  {
    name: "a result of a document alone",
    from: "messages",
    body: { messages: called(pdf) },
    becomes: { "ollama-chat": { "messages.2.content": missing("document"), "messages.3": undefined } },
    lost: ["messages[2].content[0].content[0]"],
  },
  {
    name: "a result of words and a document",
    from: "messages",
    body: { messages: called({ type: "text", text: "done" }, pdf) },
    becomes: {
      "ollama-chat": { "messages.2.content": "done", "messages.3": undefined },
      "cohere-chat": { "messages.2.content": [{ type: "text", text: "done" }], "messages.3": undefined },
    },
    lost: ["messages[2].content[0].content[1]"],
  },
  {
    name: "a member of a lone item that is not carried",
    from: "generate-content",
    body: { contents: { parts: { inline_data: { data: "QQ==", mime_type: "image/png", display_name: "a" } } } },
    becomes: { messages: { "messages.0.content.0.source.data": "QQ==" } },
    lost: ["contents.parts.inline_data.display_name"],
  },
];
