/** An event that is written with the counts of tokens is read with them: calls would cost too little without them. */
import { printed } from "../load/former-lines.js";
import type { Problem } from "../load/problem.js";
import type { Mapping } from "../model/mapping.js";
import { rulesFor } from "./readers-of-events.js";
import type { Specs } from "./specs.js";
import { textsInEvent } from "./texts-in-events.js";
import { writtenEvents } from "./written-events.js";

const VARIABLE = "$usage";

export function usageInEvents({ mappings }: Specs): Problem[] {
  return mappings
    .filter(({ file, isConversation }) => isConversation && file.value.stream?.read !== undefined)
    .flatMap((mapping) => writtenEvents(mapping.stream).flatMap((written) => unread(written, mapping)));
}

type Written = ReturnType<typeof writtenEvents>[number];

function unread({ event, pointer }: Written, { file, stream }: Mapping): Problem[] {
  const places = textsInEvent(file, event, pointer).filter(({ text }) => text === VARIABLE);
  const rules = rulesFor(event, stream.read);
  return places.flatMap(({ path, pointer: at }) => {
    const isRead = rules.some(({ rule: { usage } }) => usage.some((one) => one === "." || one === path));
    const last = rules.at(-1);
    if (isRead || last === undefined) return [];
    const message = `the counts of tokens are written at "${path}" of this event, and not read there`;
    const place = last.rule.pointer.slice(1).join(".");
    const hint = `write ${printed({ usage: [...new Set([...last.rule.usage, path])] })} under ${place}:`;
    return [file.problem(at, message, hint, { rank: 3 })];
  });
}
