/** Media that a request names by an address or an ID: as much is held for them as for media of their kind. */
import { expect } from "chai";
import { estimateInput } from "../../src/calls/estimate-hold.js";
import { dialects, type AnyDialect, type Json } from "../../src/registry.js";

const LINK = "https://host.test/some/medium";
const S3 = { s3Location: { uri: "s3://bucket/medium" } };
const KINDS = { image: 1_000, audio: 2_000, document: 5_000, video: 10_000 };

const media: [dialect: string, what: string, kind: keyof typeof KINDS, body: Json][] = [
  ["interactions", "a video without a type", "video", { type: "video", uri: LINK }],
  ["interactions", "sound without a type", "audio", { type: "audio", uri: LINK }],
  ["interactions", "a document with a type", "document", { type: "document", uri: LINK, mime_type: "application/pdf" }],
  ["messages", "an image", "image", { type: "image", source: { type: "url", url: LINK } }],
  ["messages", "a document", "document", { type: "document", source: { type: "url", url: LINK } }],
  [
    "messages",
    "a document of the vendor's files",
    "document",
    { type: "document", source: { type: "file", file_id: "file_1" } },
  ],
  [
    "messages",
    "an image of the vendor's files",
    "image",
    { type: "image", source: { type: "file", file_id: "file_1" } },
  ],
  ["bedrock-converse", "an image in a bucket", "image", { image: { format: "png", source: S3 } }],
  ["bedrock-converse", "a video in a bucket", "video", { video: { format: "mp4", source: S3 } }],
  ["bedrock-converse", "sound in a bucket", "audio", { audio: { format: "mp3", source: S3 } }],
  ["bedrock-converse", "a document in a bucket", "document", { document: { name: "a", source: S3 } }],
  ["chat", "an image", "image", { type: "image_url", image_url: { url: LINK } }],
  ["chat", "a file of the vendor's", "document", { type: "file", file: { file_id: "file-1" } }],
  ["chat", "a document", "document", { type: "document_url", document_url: LINK }],
  ["responses", "an image", "image", { type: "input_image", image_url: LINK }],
  ["responses", "an image of the vendor's files", "image", { type: "input_image", file_id: "file-1" }],
  ["responses", "a document", "document", { type: "input_file", file_url: LINK }],
  ["responses", "a document of the vendor's files", "document", { type: "input_file", file_id: "file-1" }],
  ["generate-content", "a video", "video", { fileData: { fileUri: LINK, mimeType: "video/mp4" } }],
  ["generate-content", "a video without a type", "video", { file_data: { file_uri: LINK } }],
  ["generate-content", "sound", "audio", { file_data: { file_uri: LINK, mime_type: "audio/mpeg" } }],
  ["generate-content", "a text", "document", { fileData: { fileUri: LINK, mimeType: "text/csv" } }],
  ["generate-content", "a document", "document", { fileData: { fileUri: LINK, mimeType: "application/pdf" } }],
];

const others: [dialect: string, what: string, body: Json][] = [
  ["messages", "arguments of a tool", { type: "tool_use", name: "f", input: { type: "url", url: LINK } }],
  ["messages", "a page that is cited", { type: "web_search_result_location", url: LINK, title: "A page" }],
  ["interactions", "a page that is cited", { type: "url_citation", uri: LINK }],
  ["responses", "arguments of a tool", { type: "custom", file_id: "file-1" }],
  ["generate-content", "arguments of a tool", { functionCall: { name: "f", args: { fileUri: LINK } } }],
];

/** What is no address, however long, where one is expected. */
const PROSE = "A sentence is no address of a page. ".repeat(20_000);
const PDF = Buffer.concat([Buffer.from("%PDF-1.7\n", "latin1"), Buffer.alloc(3_000_000)]).toString("base64");

const hidden: [dialect: string, what: string, body: Json, asText: Json][] = [
  [
    "messages",
    "prose in arguments of a tool",
    { type: "tool_use", id: "a", name: "f", input: { type: "image", source: { type: "url", url: PROSE } } },
    { type: "tool_use", id: "a", name: "f", input: { type: "picture", source: { type: "url", url: PROSE } } },
  ],
  [
    "messages",
    "prose after an address",
    { type: "image", source: { type: "url", url: LINK + PROSE } },
    { type: "picture", source: { type: "url", url: LINK + PROSE } },
  ],
  [
    "messages",
    "a member that all objects inherit",
    { type: "image", source: { type: "url", url: LINK, constructor: PROSE } },
    { type: "picture", source: { type: "url", url: LINK, constructor: PROSE } },
  ],
  [
    "interactions",
    "prose in arguments of a tool",
    { type: "function_call", arguments: { type: "image", uri: PROSE } },
    { type: "function_call", arguments: { type: "picture", uri: PROSE } },
  ],
  [
    "generate-content",
    "prose in arguments of a tool",
    { functionCall: { name: "f", args: { fileData: { fileUri: PROSE } } } },
    { functionCall: { name: "f", args: { fileDate: { fileUri: PROSE } } } },
  ],
  ["responses", "a document in base64", { type: "input_file", file_url: PDF }, { type: "input_file", file_data: PDF }],
  ["chat", "prose after an address", { image_url: { url: LINK + PROSE } }, { page_url: { address: LINK + PROSE } }],
];

const estimateOf = (dialect: string, body: Json) =>
  estimateInput({ parts: [body] }, dialects.get(dialect) as AnyDialect);

describe("the estimate of media by address", () => {
  for (const [dialect, what, kind, body] of media)
    it(`${dialect}: ${what}`, () => expect(estimateOf(dialect, body)).to.be.within(KINDS[kind], KINDS[kind] + 60));

  for (const [dialect, what, body, asText] of hidden)
    it(`${dialect}: as much as elsewhere for ${what}`, () =>
      expect(estimateOf(dialect, body))
        .to.be.at.least(0.99 * estimateOf(dialect, asText))
        .and.above(90_000));

  for (const [dialect, what, body] of others)
    it(`${dialect}: not ${what}`, () => expect(estimateOf(dialect, body)).to.be.below(80));
});
