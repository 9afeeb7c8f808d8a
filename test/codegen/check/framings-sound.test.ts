import { readFileSync } from "node:fs";
import { join } from "node:path";
import { faultCases } from "../../support/codegen/fault-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";
import { image, operation } from "../../support/codegen/video-specs.js";
import { CHECKOUT } from "../../support/checkout.js";

const mapping = "dialects/messages/mapping.yaml";
const document = "dialects/messages/dialect.yaml";
const framed = (stream: string): Edit => [
  document,
  "  vocabulary: text\n",
  `  vocabulary: text\n  stream: ${stream}\n`,
];

/** The stream section of a mapping, which is its last. */
function streamOf(file: string): string {
  const text = readFileSync(join(CHECKOUT, "test/codegen/specs", file), "utf8");
  return text.slice(text.indexOf("\nstream:\n"));
}

/** The answer of a document that lists a type for streams. */
const listed = (type: string): readonly Edit[] => [
  [
    document,
    "      x-stream: body\n",
    `      x-stream: body
      responses:
        "200":
          description: The answer.
          content: { ${type}: { schema: { $ref: "#/components/schemas/Event" } } }
`,
  ],
  [document, "    post:\n", "    ▸post:\n"],
  [document, "    Source:\n", "    Event: { type: object, additionalProperties: true }\n    Source:\n"],
];

const RESULTS = [
  "discriminator: type",
  "record: source",
  "created: created_at",
  "usage: usage",
  "values: { preview: { else: preview }, result: { else: result } }",
];

describe("framingsSound: streams are written as they are framed", () => {
  faultCases([
    [
      "an answer with the type of a stream that is never one",
      [...listed("text/event-stream"), [document, "      x-stream: body\n", "      x-stream: never\n"]],
      "the answer lists text/event-stream, and it is never a stream",
      "write x-stream: body, or leave text/event-stream out",
    ],
    [
      "streams of a mapping, and no operation that is answered with one",
      [
        [document, "      x-stream: body\n", "      x-stream: never\n"],
        [document, "paths:\n", "▸paths:\n"],
      ],
      "the mapping has stream:, and no operation here is answered with one",
      "write x-stream: body at the operation that is",
    ],
    [
      "an operation that is answered with streams, and a mapping without them",
      [
        ...image({
          name: "paintings",
          paths: { "/v1/paintings": { post: { ...operation("createPainting"), "x-stream": "always" } } },
        }),
        ["dialects/paintings/dialect.yaml", '"x-stream": "always"', '▸"x-stream": "always"'],
      ],
      "POST /v1/paintings is answered with a stream, and specs/dialects/paintings/mapping.yaml has no stream:",
      "write stream: there, or x-stream: never here",
    ],
    [
      "a default without a member that decides",
      [framed("{ framing: sse, ▸by_default: true }"), [document, "request_stream: stream, ", ""]],
      "no member of a request decides about a stream",
      "write places.request_stream too, or leave by_default out",
    ],
    [
      "no framing, and a document with another type",
      listed("application/x-ndjson"),
      "streams are framed as sse, and the answer lists application/x-ndjson for them",
      "write stream: { framing: ndjson } under x-dialect, or text/event-stream under content:",
    ],
    [
      "another framing than that of the type of the document",
      [framed("{ framing: eventstream }"), ...listed("text/event-stream")],
      "streams are framed as eventstream, and the answer lists text/event-stream for them",
      "write stream: { framing: sse } under x-dialect, or application/vnd.amazon.eventstream under content:",
    ],
    [
      "a type that is that of no framing",
      listed("application/json-seq"),
      "streams are framed as sse, and the answer lists application/json-seq for them",
      "write stream: { framing: sse, content_type: application/json-seq } under x-dialect, " +
        "or text/event-stream under content:",
    ],
    [
      "comments among lines of JSON",
      [
        framed("{ framing: ndjson }"),
        [mapping, "    named: type\n", ""],
        [mapping, "keep_alive: [{ type: ping }]", "▸keep_alive: comment"],
      ],
      "streams framed as ndjson have no comments",
      "write keep_alive: none, or an event that clients ignore",
    ],
    [
      "names of lines",
      [framed("{ framing: ndjson }"), [mapping, "    named: type\n", "    ▸named: type\n"]],
      "lines of JSON have no names",
      "leave named out, and the name of the end",
    ],
    [
      "messages without names",
      [framed("{ framing: eventstream }"), [mapping, "  write:\n    named: type\n", "  ▸write:\n"]],
      "messages of an eventstream need names",
      "write named: with the member of each event that is its name, such as named: type",
    ],
    [
      "messages of results",
      [
        framed("{ framing: eventstream }"),
        [mapping, streamOf(mapping), `\nstream:\n  ▸results:\n    ${RESULTS.join("\n    ")}\n`],
      ],
      "streams of results cannot be framed as eventstream",
      "frame them as sse or ndjson",
    ],
    [
      "messages with a marker",
      [framed("{ framing: eventstream }"), [mapping, "stream:\n", 'stream:\n  ▸end: "[DONE]"\n']],
      "the data of a message is JSON, so no marker can end an eventstream",
      "write end: true at the last event",
    ],
  ]);
});
