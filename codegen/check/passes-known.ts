/** `after_read:` and `before_write:` name passes of the right kind: over requests, or over turns. */
import { camel } from "../emit/text.js";
import type { Pass } from "../join/mapping.js";
import { readPasses } from "../join/read-layout.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer, SpecFile } from "../load/spec-file.js";
import * as conversation from "../../src/conversion/conversation/index.js";
import * as request from "../../src/conversion/request/index.js";
import * as results from "../../src/conversion/results/index.js";
import { snake } from "./snake.js";
import type { Specs } from "./specs.js";

interface Kind {
  readonly over: string;
  readonly section: string;
  readonly names: readonly string[];
}

const overRequests: Kind = { over: "requests", section: "request", names: Object.keys(request) };
const overTurns: Kind = { over: "turns", section: "layout", names: Object.keys(conversation) };
const overResults: Kind = { over: "results", section: "response", names: Object.keys(results) };

export function passesKnown({ mappings, files }: Specs): Problem[] {
  const ofMappings = mappings.flatMap(({ file, isConversation, request, layout, response }) => [
    ...check(file, request.afterRead, overRequests, overTurns, ["request", "after_read"]),
    ...check(file, request.beforeWrite, overRequests, overTurns, ["request", "before_write"]),
    ...check(file, layout.afterRead, overTurns, overRequests, ["layout", "after_read"]),
    ...check(file, layout.beforeWrite, overTurns, overRequests, ["layout", "before_write"]),
    ...check(file, response.afterRead, isConversation ? overTurns : overResults, overRequests, [
      "response",
      "after_read",
    ]),
    ...check(file, response.beforeWrite, isConversation ? overTurns : overResults, overRequests, [
      "response",
      "before_write",
    ]),
  ]);
  const ofPresets = files.provider.flatMap((file) => {
    const { wire = {} } = file.value;
    return Object.entries(wire).flatMap(([dialect, { before_write: beforeWrite }]) =>
      check(file, readPasses(beforeWrite), overTurns, overRequests, ["wire", dialect, "before_write"]),
    );
  });
  return [...ofMappings, ...ofPresets];
}

function check(file: SpecFile, passes: readonly Pass[], wanted: Kind, other: Kind, pointer: Pointer): Problem[] {
  return passes.flatMap(({ name }, index) => {
    if (wanted.names.includes(camel(name))) return [];
    const isOther = other.names.includes(camel(name));
    const hint = isOther
      ? `it is a pass over ${other.over}: name it under ${other.section}`
      : hintFor(name, wanted.names.map(snake));
    return [file.problem([...pointer, index, name], `there is no pass "${name}" over ${wanted.over}`, hint)];
  });
}
