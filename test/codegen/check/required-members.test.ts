import { describedEvents } from "../../support/codegen/described-events.js";
import { faultCases } from "../../support/codegen/fault-cases.js";

const messages = "dialects/messages/mapping.yaml";
const document = "dialects/messages/dialect.yaml";

/** The document describes some events by their words, and any other event without. */
const described = describedEvents(`    Event:
      oneOf:
        - { $ref: "#/components/schemas/Start" }
        - { $ref: "#/components/schemas/Delta" }
        - { $ref: "#/components/schemas/Other" }
    Start:
      type: object
      required: [type, message]
      properties:
        type: { const: message_start }
        message: { type: object, required: [id, model], additionalProperties: true }
    Delta:
      type: object
      required: [type, delta]
      properties:
        type: { const: message_delta }
        delta: { anyOf: [{ required: [stop_reason] }, { required: [text] }], additionalProperties: true }
        usage: { type: object, additionalProperties: true }
    Other:
      type: object
      required: [type]
      properties:
        type:
          enum: [content_block_start, content_block_delta, content_block_stop, message_stop, error, ping]
        delta: { type: object, additionalProperties: true }
      additionalProperties: true
`);

/** The document requires what an event begins a part with. */
const begun = describedEvents(`    Event:
      oneOf:
        - { $ref: "#/components/schemas/Begun" }
        - { $ref: "#/components/schemas/Other" }
    Begun:
      type: object
      required: [type, content_block]
      properties:
        type: { const: content_block_start }
        index: { type: integer }
        content_block: { $ref: "#/components/schemas/Block" }
    Other:
      type: object
      required: [type]
      properties:
        type:
          enum: [message_start, content_block_delta, content_block_stop, message_delta, message_stop, error, ping]
        delta: { type: object, additionalProperties: true }
      additionalProperties: true
`);

const refer = (name: string): string => `        - { $ref: "#/components/schemas/${name}" }\n`;

const continued = `    Continued:
      type: object
      required: [type]
      properties:
        type: { const: content_block_delta }
        delta: { anyOf: [{ $ref: "#/components/schemas/Call" }, { $ref: "#/components/schemas/Words" }] }
      additionalProperties: true
    Call:
      type: object
      required: [id]
      properties: { type: { const: input_json_delta } }
      additionalProperties: true
    Words:
      type: object
      properties: { type: { enum: [text_delta, thinking_delta, signature_delta, citations_delta] } }
      additionalProperties: true
`;

describe("requiredMembers: what is written has the members that the schemas require", () => {
  faultCases([
    [
      "a member of requests that clients may leave out",
      [
        [
          messages,
          "    output_limit: { at: max_tokens, default: { model: outputLimit, else: 4096 } }\n",
          "    ▸output_limit: max_tokens\n",
        ],
      ],
      'requests lack the member "max_tokens" where a client says nothing of it, ' +
        "and the schemas of specs/dialects/messages/dialect.yaml require it",
      'write output_limit: { at: max_tokens, default: <value> }, or leave "max_tokens" out of required: in the schema',
    ],
    [
      "a member of requests that only the catalog fills",
      [
        [
          messages,
          "    output_limit: { at: max_tokens, default: { model: outputLimit, else: 4096 } }\n",
          "    ▸output_limit: { at: max_tokens, default: { model: outputLimit } }\n",
        ],
      ],
      'requests lack the member "max_tokens" where a client says nothing of it, ' +
        "and the schemas of specs/dialects/messages/dialect.yaml require it",
      'write output_limit: { at: max_tokens, default: <value> }, or leave "max_tokens" out of required: in the schema',
    ],
    [
      "a member of requests",
      [
        [document, "required: [model, messages, max_tokens]", "required: [model, messages, max_tokens, tier]"],
        [document, "        max_tokens:", "        tier: { type: string }\n        max_tokens:"],
        [messages, "request:\n", "▸request:\n"],
        [messages, "  unmapped:\n", "  unmapped:\n    tier: there is one\n"],
      ],
      'requests lack the member "tier", which the schemas of specs/dialects/messages/dialect.yaml require',
      "write tier as the place of a concept",
    ],
    [
      "a member of an event",
      [
        ...described,
        [
          messages,
          "finish: [{ type: message_delta, delta: { stop_reason: $finish }, usage",
          "finish: [▸{ type: message_delta, usage",
        ],
      ],
      'the event lacks the member "delta", which the schemas of specs/dialects/messages/dialect.yaml require',
      "write delta: <value>",
    ],
    [
      "a member inside",
      [
        ...described,
        [
          messages,
          "        message: { id: $id, type: message, role: assistant, model: $model,",
          "        ▸message: { id: $id, type: message, role: assistant,",
        ],
      ],
      'the event lacks the member "message.model", which the schemas of specs/dialects/messages/dialect.yaml require',
      "write model: $model",
    ],
    [
      "a member of the schema that lacks least",
      [...described, [messages, "delta: { stop_reason: $finish }", "▸delta: { stop: $finish }"]],
      'the event lacks the member "delta.stop_reason", ' +
        "which the schemas of specs/dialects/messages/dialect.yaml require",
      "write stop_reason: $finish",
    ],
    [
      "a member of a call, which the answer has too",
      [
        ...described,
        [document, "content_block_start, content_block_delta,", "content_block_start,"],
        [document, "    Other:\n", `${continued}    Other:\n`],
        [document, '        - { $ref: "#/components/schemas/Delta" }\n', `${refer("Delta")}${refer("Continued")}`],
        [messages, "delta: { type: input_json_delta, partial", "▸delta: { type: input_json_delta, partial"],
      ],
      'the event lacks the member "delta.id", which the schemas of specs/dialects/messages/dialect.yaml require',
      "write id: $part_id",
    ],
    [
      "a member of answers",
      [
        [
          document,
          "    Response:\n      type: object\n",
          "    Response:\n      type: object\n      required: [id, type]\n",
        ],
        [messages, "  const: { type: message, role: assistant }\n", "  const: { role: assistant }\n"],
        [messages, "\nresponse:\n", "\n▸response:\n"],
      ],
      'answers lack the member "type", which the schemas of specs/dialects/messages/dialect.yaml require',
      "write type: under const:, or as the place of a concept",
    ],
    [
      "a member by which a part begins where events are read",
      [
        ...begun,
        [
          messages,
          'open: [{ type: content_block_start, index: $index, content_block: { type: text, text: "" } }]',
          "open: [▸{ type: content_block_start, index: $index }]",
        ],
      ],
      'the event lacks the member "content_block", which the schemas of specs/dialects/messages/dialect.yaml require',
      "write content_block: <value>",
    ],
  ]);
});
