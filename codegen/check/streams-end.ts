/** A stream that is read has an end: an event, a marker, or a close after what it must have had. */
import type { Mapping } from "../model/mapping.js";
import type { EventRule } from "../model/stream-rules.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function streamsEnd({ mappings }: Specs): Problem[] {
  return mappings
    .filter(isEndless)
    .map(({ file }) =>
      file.problem(
        ["stream", "read"],
        "nothing ends a stream: every one would count as cut",
        "write end: true at the last event; beside read:, write end: with the data that ends a stream, " +
          "or ends_on_close_after: [finish]",
        { rank: 1 },
      ),
    );
}

function isEndless({ file, stream }: Mapping): boolean {
  if (file.value.stream?.read === undefined) return false;
  return stream.endMarker === undefined && stream.endsOnCloseAfter.length === 0 && !hasEnd(stream.read);
}

function hasEnd({ end, mayClose, cases }: EventRule): boolean {
  return end || mayClose || Object.values(cases).some(hasEnd);
}
