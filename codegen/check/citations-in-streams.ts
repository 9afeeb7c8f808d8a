/** Citations that an answer has beside its text are in its streams too, and the other way round. */
import type { EventRule } from "../model/stream-rules.js";
import type { Mapping } from "../model/mapping.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function citationsInStreams({ mappings }: Specs): Problem[] {
  return mappings.flatMap(({ file, response, stream }: Mapping) => {
    const isRead = hasCitations(stream.read);
    const isWritten = stream.write.citations !== undefined;
    const inAnswers = response.citations !== undefined;
    return [
      ...(isRead === inAnswers
        ? []
        : [file.problem(["stream", "read"], wrong("read", inAnswers), hint("read", inAnswers))]),
      ...(isWritten === (inAnswers && !response.citations.isOnlyRead)
        ? []
        : [
            file.problem(
              ["stream", "write"],
              wrong("write", inAnswers && !isWritten),
              hint("write", inAnswers && !isWritten),
            ),
          ]),
    ];
  });
}

function hasCitations(rule: EventRule): boolean {
  return rule.citations.length > 0 || Object.values(rule.cases).some(hasCitations);
}

function wrong(way: string, inAnswers: boolean): string {
  return inAnswers
    ? `answers have citations beside the text, and streams do not ${way} them`
    : `streams ${way} citations beside the text, and answers have none there`;
}

function hint(way: string, inAnswers: boolean): string {
  if (!inAnswers) return "write their form at response.citations";
  return way === "read"
    ? "give their place in an event, under citations:"
    : "write the events that carry them, under citations:, with $citations in its place";
}
