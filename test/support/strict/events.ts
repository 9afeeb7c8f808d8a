/** Server-sent events, as vendors write them. */

/** An event with data alone. */
export function dataEvent(data: unknown): string {
  return `data: ${typeof data === "string" ? data : JSON.stringify(data)}\n\n`;
}

export function namedEvent(name: string, data: unknown): string {
  return `event: ${name}\n${dataEvent(data)}`;
}

/** A text in pieces of arbitrary length. */
export function piecesOf(text: string): string[] {
  return text.match(/[^]{1,9}/gu) ?? [];
}
