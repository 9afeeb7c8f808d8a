/** `settle:` and `prepare:` name passes of the right kind: over requests, or over turns. */
import { camel } from "../emit/text.js";
import type { Pass } from "../join/mapping.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/spec-file.js";
import * as conversation from "../runtime/conversation/index.js";
import * as request from "../runtime/request/index.js";
import { snake } from "./snake.js";
import type { Specs } from "./specs.js";

interface Kind {
  readonly over: string;
  readonly section: string;
  readonly names: readonly string[];
}

const overRequests: Kind = { over: "requests", section: "request", names: Object.keys(request) };
const overTurns: Kind = { over: "turns", section: "layout", names: Object.keys(conversation) };

export function passesKnown({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => {
    const check = (passes: readonly Pass[], wanted: Kind, other: Kind, pointer: Pointer): Problem[] =>
      passes.flatMap(({ name }, index) => {
        if (wanted.names.includes(camel(name))) return [];
        const isOther = other.names.includes(camel(name));
        const hint = isOther ? `it is a pass over ${other.over}: name it under ${other.section}` : hintFor(name, wanted.names.map(snake));
        return [mapping.file.problem([...pointer, index, "pass"], `there is no pass "${name}" over ${wanted.over}`, hint)];
      });
    return [
      ...check(mapping.request.prepare, overRequests, overTurns, ["request", "prepare"]),
      ...check(mapping.layout.settle, overTurns, overRequests, ["layout", "settle"]),
      ...check(mapping.layout.prepare, overTurns, overRequests, ["layout", "prepare"]),
      ...check(mapping.response.settle, overTurns, overRequests, ["response", "settle"]),
      ...check(mapping.response.prepare, overTurns, overRequests, ["response", "prepare"]),
    ];
  });
}
