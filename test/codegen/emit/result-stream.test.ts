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
const given = video({ name: "clips", records }).map(([file, from, to]): Edit => {
  const isMapping = file.endsWith("mapping.yaml");
  return [file, from, isMapping ? JSON.stringify({ ...JSON.parse(to), stream: { results } }) : to];
});

describe("result-stream: lines of specs and the generated code", () => {
  emitCases([
    [
      "the times at which events are written",
      { given, made: ["clips/read-stream.ts", `new Map([ ["clip.partial", "preview"], ["clip.done", "result"], ]),`] },
    ],
    [
      "the record that an event is",
      { given, made: ["clips/read-stream.ts", "read: (event, loss) => readEvent(event, loss, event) ?? {},"] },
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
