/** A constant at the place from which a stream's finish is read is one of the words for it. */
import type { Mapping } from "../model/mapping.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { Pointer } from "../load/pointer.js";
import type { Json } from "../../src/conversion/json.js";
import { segmentsOf } from "../model/names.js";
import { rulesFor, textIn } from "./readers-of-events.js";
import type { Specs } from "./specs.js";
import { writtenEvents } from "./written-events.js";

export function finishInEvents({ mappings }: Specs): Problem[] {
  return mappings
    .filter(({ file, isConversation }) => isConversation && file.value.stream?.read !== undefined)
    .flatMap((mapping) => {
      const { errors, file, stream } = mapping;
      const pointer: Pointer = ["errors", "event"];
      // The event of a shape belongs to several dialects.
      const failure = file.at(pointer) === undefined ? [] : [{ event: errors.event, pointer }];
      return [...failure, ...writtenEvents(stream)].flatMap((written) => ofEvent(written, mapping));
    });
}

interface Written {
  readonly event: Json;
  readonly pointer: Pointer;
}

function ofEvent({ event, pointer }: Written, { file, finish, stream }: Mapping): Problem[] {
  const known = [...new Set([...Object.keys(finish.read), ...finish.write.values()])];
  // Words at several places are one word with slashes.
  const places = rulesFor(event, stream.read).flatMap(({ rule }) => (rule.finish.length === 1 ? rule.finish : []));
  return places.flatMap((path) => {
    const word = textIn(event, path);
    if (word === undefined || word.includes("$") || known.includes(word)) return [];
    const message = `"${word}" is read as why an answer ended, and is none of the words under finish:`;
    return [file.problem([...pointer, ...segmentsOf(path)], message, hintFor(word, known))];
  });
}
