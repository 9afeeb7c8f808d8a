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
