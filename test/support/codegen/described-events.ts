/** A document that describes the events of streams, as documents of vendors do. */
import type { Edit } from "./spec-tree.js";

const document = "dialects/messages/dialect.yaml";

/** Edits by which `Event` in the components is the schema of the events. */
export function describedEvents(event: string): readonly Edit[] {
  return [
    [
      document,
      "      x-stream: body\n",
      `      x-stream: body
      responses:
        "200":
          description: The answer.
          content: { text/event-stream: { schema: { $ref: "#/components/schemas/Event" } } }
`,
    ],
    [document, "    Source:\n", `${event}    Source:\n`],
  ];
}

/** The events of the nested dialect. */
export const describedMessages = describedEvents(`    Event:
      type: object
      properties:
        type:
          enum:
            - message_start
            - content_block_start
            - content_block_delta
            - content_block_stop
            - message_delta
            - message_stop
            - error
            - ping
        index: { type: integer }
        message: { $ref: "#/components/schemas/Response" }
        content_block: { $ref: "#/components/schemas/Block" }
        delta: { $ref: "#/components/schemas/Delta" }
        usage: { type: object, additionalProperties: true }
        error: { type: object, additionalProperties: true }
    Delta:
      type: object
      properties:
        type:
          type: string
          description: text_delta, thinking_delta, input_json_delta, signature_delta or citations_delta.
        text: { type: string }
        partial_json: { type: string }
        thinking: { type: string }
        signature: { type: string }
        citation: { type: object, additionalProperties: true }
        stop_reason: { type: string }
`);
