import { emitCases } from "../../support/codegen/emit-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";
import { video } from "../../support/codegen/video-specs.js";

const results = {
  discriminator: "type",
  record: "event",
  values: { preview: ["clip.partial"], result: { else: "clip.done" } },
  created: "created_at",
};
const records = { event: { address: { fields: { url: "uri" } } } };
/** A dialect whose answers stream. */
function clips(stream: object): Edit[] {
  return video({ name: "clips", records }).map(([file, from, to]) => {
    const isMapping = file.endsWith("mapping.yaml");
    return [file, from, isMapping ? JSON.stringify({ ...JSON.parse(to), stream: { results: stream } }) : to];
  });
}
const given = clips(results);

describe("result-stream: lines of specs and the generated code", () => {
  emitCases([
    [
      "the kinds of events, and failures without one",
      {
        given,
        made: [
          "clips/read-stream.ts",
          [
            'case "clip.partial": return readPreviewEvent(event, state);',
            'case "clip.done": return readResultEvent(event, state);',
            "default: if (event.error != null) state.sink.fail(readError(200, event));",
          ].join(" "),
        ],
      },
    ],
    [
      "the record that an event is, after which the stream may close",
      {
        given,
        made: [
          "clips/read-stream.ts",
          [
            "state.sink.start(asInteger(event.created_at));",
            "state.sink.result(readEvent(event, noLoss, event) ?? {});",
            "state.complete = true; }",
          ].join(" "),
        ],
      },
    ],
    [
      "an item of a series, after which the stream may not close",
      {
        given: clips({ ...results, values: { result: ["clips.done"], item: ["clip.done", "clip.lost"] } }),
        made: [
          "clips/read-stream.ts",
          [
            "function readItemEvent(event: Wire, state: State): void {",
            "state.sink.start(asInteger(event.created_at));",
            "state.sink.result(readEvent(event, noLoss, event) ?? {}); }",
          ].join(" "),
        ],
      },
    ],
    [
      "an event that sums up, the faults in the event of a result, and the end of a stream",
      {
        given: clips({
          ...results,
          values: { result: ["clip.done"], summary: ["clips.done"] },
          usage: "usage",
          faults: { at: "failed", record: "event" },
          end: "[DONE]",
        }),
        made: [
          "clips/read-stream.ts",
          [
            "for (const fault of readEach(event.failed, noLoss, readEvent) ?? []) state.sink.result(fault);",
            "const usage = asWire(event.usage);",
            "if (usage !== undefined) state.sink.count(readUsage(usage)); }",
            "function readSummaryEvent(event: Wire, state: State): void {",
            "state.sink.start(asInteger(event.created_at)); state.complete = true;",
          ].join(" "),
        ],
      },
    ],
    [
      "the values of written events",
      {
        given,
        made: ["clips/write-stream.ts", `preview: { else: "clip.partial" }, result: { else: "clip.done" } },`],
      },
    ],
  ]);
});
