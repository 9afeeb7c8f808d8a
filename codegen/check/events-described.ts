/** A document that describes answers describes the events of streams too: paths of mappings are checked there. */
import type { DialectDocument } from "../model/dialect-document.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { Specs } from "./specs.js";
import { streamTypeIn } from "./stream-type.js";

export function eventsDescribed({ documents, mappings }: Specs): Problem[] {
  return documents.flatMap((document) => {
    const mapping = mappings.find(({ dialect }) => dialect === document.name);
    const isRead = mapping?.isConversation === true && mapping.file.value.stream?.read !== undefined;
    const pointer = streamOf(document);
    if (!isRead || pointer === undefined || document.events.length > 0) return [];
    const schema = '{ schema: { $ref: "#/components/schemas/<name>" } }';
    return [
      document.file.problem(
        pointer,
        "the answer has no schema for the events of streams",
        `write ${streamTypeIn(document)}: ${schema} under content:`,
      ),
    ];
  });
}

/** The first operation that answers with streams, and whose answer has content that is described. */
function streamOf({ openapi }: DialectDocument): Pointer | undefined {
  for (const [path, methods] of Object.entries(openapi.paths))
    for (const [method, { "x-stream": stream = "never", responses = {} }] of Object.entries(methods))
      if (stream !== "never" && responses["200"]?.content !== undefined) return ["paths", path, method];
  return undefined;
}
