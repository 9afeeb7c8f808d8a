import { faultCases, type FaultCase } from "../../support/codegen/fault-cases.js";
import { type Edit } from "../../support/codegen/spec-tree.js";
import { image, operation } from "../../support/codegen/video-specs.js";

const mapping = "dialects/paintings/mapping.yaml";
const document = "specs/dialects/paintings/dialect.yaml";

const asEvents = { "text/event-stream": { schema: { $ref: "#/components/schemas/Event" } } };
const create = operation("createPainting");
const given = image({
  name: "paintings",
  paths: {
    "/paintings": {
      post: { ...create, "x-stream": "body", responses: { 200: { description: "A painting.", content: asEvents } } },
    },
  },
  schemas: {
    Event: {
      type: "object",
      properties: {
        type: { enum: ["painting.sketch", "painting.done"] },
        url: { type: "string" },
        created_at: { type: "integer" },
        usage: { type: "object" },
        failed: { type: "array", items: { type: "object", properties: { error: { type: "string" } } } },
      },
    },
  },
  records: { image: { event: { fields: { url: "url" } } } },
  stream: {
    results: {
      discriminator: "type",
      record: "image",
      created: "created_at",
      usage: "usage",
      faults: { at: "failed", record: "image" },
      values: { preview: ["painting.sketch"], result: { else: "painting.done" } },
    },
  },
});

function fault(name: string, from: string, to: string, message: string, hint: string): FaultCase {
  const edit: Edit = [mapping, from, to];
  return [name, [...given, edit], message, hint];
}

describe("resultEvents: the dialect's schemas have the paths and the words of its events of results", () => {
  faultCases([
    fault(
      "a member that events have, and are not told apart by",
      '"discriminator": "type"',
      '▸"discriminator": "url"',
      `no event of ${document} has a word of "values" at "url"`,
      'did you mean "type"?',
    ),
    fault(
      "a member that no event has",
      '"discriminator": "type"',
      '▸"discriminator": "kind"',
      `no event of ${document} has a word of "values" at "kind"`,
      'did you mean "type"?',
    ),
    fault(
      "a word that no event has",
      '"else": "painting.done"',
      '▸"else": "painting.don"',
      `${document} has no word "painting.don" for "type"`,
      'did you mean "painting.done"?',
    ),
    fault(
      "one of several words of an operation that no event has",
      '"else": "painting.done"',
      '"else": ["painting.done", ▸"painting.don"]',
      `${document} has no word "painting.don" for "type"`,
      'did you mean "painting.done"?',
    ),
    fault(
      "a path that leads nowhere",
      '"created": "created_at"',
      '▸"created": "create_at"',
      `"create_at" leads nowhere in the events of ${document}: there is no "create_at"`,
      'did you mean "created_at"?',
    ),
    fault(
      "a list of faults that no event has",
      '"at": "failed"',
      '▸"at": "fails"',
      `"fails" leads nowhere in the events of ${document}: there is no "fails"`,
      'did you mean "failed"?',
    ),
  ]);
});
