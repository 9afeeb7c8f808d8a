/** How likely tokens are, which answers say, is in their streams too, and the other way round. */
import { hasProbabilitiesInTexts } from "../emit/probabilities.js";
import { probabilitiesOf } from "../model/stream-rules.js";
import type { Problem } from "../load/problem.js";
import type { Specs } from "./specs.js";

export function probabilitiesInStreams({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => {
    const { file, response, stream, hasStreams } = mapping;
    const line = response.lines.find(({ concept }) => concept === "probabilities");
    if (!hasStreams || line === undefined) return [];
    const inAnswers = line.at.length > 0;
    const isRead = probabilitiesOf(stream.read).length > 0;
    const isWritten = stream.write.parts.text?.likely_text !== undefined;
    const isAnswered = (inAnswers && !line.readOnly) || hasProbabilitiesInTexts(mapping);
    return [
      ...(isRead === inAnswers ? [] : [file.problem(["stream", "read"], ...wrong("read", inAnswers))]),
      ...(isWritten === isAnswered ? [] : [file.problem(["stream", "write"], ...wrong("write", isAnswered))]),
    ];
  });
}

function wrong(way: "read" | "write", inAnswers: boolean): [message: string, hint: string] {
  if (!inAnswers)
    return [
      `streams ${way} how likely tokens are, and answers have no place for it`,
      "write their place at response.fields.probabilities",
    ];
  const hints = {
    read: "give their place in an event, under probabilities:",
    write: "write the events of texts that carry them, under text: likely_text:, with $probabilities in its place",
  };
  return [`answers say how likely tokens are, and streams do not ${way} it`, hints[way]];
}
