import type { Faults } from "./meaning.js";

export interface SseEvent {
  readonly name: string | undefined;
  readonly data: string;
}

/**
 * Reads server-sent events by the WHATWG specification, and records deviations that a careless client would fail on.
 */
export function readSse(bytes: Uint8Array | string, faults: Faults): SseEvent[] {
  const text = typeof bytes === "string" ? bytes : decode(bytes, faults);
  const lines = text.replace(/^\uFEFF/, "").split(/\r\n|\n|\r/);
  if (lines.at(-1) === "") lines.pop();
  const events: SseEvent[] = [];
  let name: string | undefined;
  let data: string[] | undefined;
  const dispatch = (): void => {
    if (data !== undefined) {
      faults.expect(data.join("") !== "", "an event with empty data");
      events.push({ name, data: data.join("\n") });
    } else {
      faults.expect(name === undefined, `an event named ${name} without data`);
    }
    name = undefined;
    data = undefined;
  };
  for (const line of lines) {
    if (line === "") {
      if (name !== undefined || data !== undefined) dispatch();
      continue;
    }
    const colon = line.indexOf(":");
    if (colon === 0) continue;
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? "" : line.slice(colon + 1).replace(/^ /, "");
    if (field === "data") (data ??= []).push(value);
    else if (field === "event") name = value;
    else if (field !== "id" && field !== "retry") faults.odd(`a line that is no event field: ${line.slice(0, 40)}`);
  }
  if (name !== undefined || data !== undefined) {
    faults.odd("the last event is not ended by a blank line");
    dispatch();
  }
  return events;
}

function decode(bytes: Uint8Array, faults: Faults): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    faults.fault("the stream is not valid UTF-8");
    return new TextDecoder().decode(bytes);
  }
}
