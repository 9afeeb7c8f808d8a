/** The events of a stream that was pasted as text. */
import { messages } from "../conversion/stream/message-layout.js";
import type { StreamFraming } from "../conversion/stream/framing.js";

export interface PastedEvent {
  readonly data: string;
  /** Its frame marks it as a failure. */
  readonly isFailure: boolean;
}

/** Binary messages cannot be pasted: each is a line with its name and its JSON. */
export function readEvents(text: string, framing: StreamFraming | undefined): PastedEvent[] {
  switch (framing?.framing ?? "sse") {
    case "sse":
      return text
        .split(/(?:\r\n|\r|\n){2,}/)
        .map(eventIn)
        .filter(({ data }) => data !== "");
    case "ndjson":
      return linesOf(text).map((data) => ({ data, isFailure: false }));
    case "eventstream":
      return linesOf(text).map((line) => messageIn(line, framing?.named ?? ""));
  }
}

function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

/** The lines of the field for data. Some hosts write an error without a frame. */
function eventIn(block: string): PastedEvent {
  if (block.startsWith("{")) return { data: block.trim(), isFailure: true };
  const lines = block.split(/\r\n|\r|\n/);
  const values = lines.flatMap((line) => /^data(?:: ?(.*))?$/s.exec(line)?.[1] ?? []);
  return { data: values.join("\n"), isFailure: lines.some((line) => /^event: ?error$/.test(line)) };
}

function messageIn(line: string, named: string): PastedEvent {
  const isFailure = line.startsWith(messages.failure);
  const space = line.indexOf(" ");
  const event = line.slice(isFailure ? messages.failure.length : 0, space);
  const rest = line
    .slice(space + 1)
    .trim()
    .slice(1)
    .trimStart();
  const name = `{${JSON.stringify(named)}:${JSON.stringify(event)}`;
  return { data: rest.startsWith("}") ? `${name}}` : `${name},${rest}`, isFailure };
}
