/** Citations that an answer tells beside its words are told by its streams too, and the other way round. */
import type { EventRule } from "../join/stream-rules.js";
import type { Mapping } from "../join/mapping.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function citationsInStreams({ mappings }: Specs): Problem[] {
  return mappings.flatMap(({ file, response, stream }: Mapping) => {
    const isRead = tells(stream.read);
    const isWritten = stream.write.citations !== undefined;
    const told = response.citations !== undefined;
    return [
      ...(isRead === told ? [] : [file.problem(["stream", "read"], wrong("read", told), hint("read", told))]),
      ...(isWritten === (told && !response.citations.isOnlyRead)
        ? []
        : [file.problem(["stream", "write"], wrong("write", told && !isWritten), hint("write", told && !isWritten))]),
    ];
  });
}

function tells(rule: EventRule): boolean {
  return rule.citations.length > 0 || Object.values(rule.cases).some(tells);
}

function wrong(way: string, told: boolean): string {
  return told
    ? `answers tell citations beside the words, and streams do not ${way} them`
    : `streams ${way} citations beside the words, and answers do not tell any there`;
}

function hint(way: string, told: boolean): string {
  if (!told) return "say at response.citations in which form they are told";
  return way === "read"
    ? "say in an event where they stand, under citations:"
    : "give the events that tell them, under citations:, with $citations in its place";
}
