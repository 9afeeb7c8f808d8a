/**
 * Puts another value in place of a top-level member of a JSON text and does not change any other byte.
 * Undefined when there is no such member.
 */
export function replaceTopLevelMember(text: string, name: string, value: string): string | undefined {
  const found = findTopLevelMember(text, name);
  return found === undefined ? undefined : text.slice(0, found.start) + value + text.slice(found.end);
}

/** The place of the value of a top-level member in a JSON text. */
export function findTopLevelMember(text: string, name: string): { start: number; end: number } | undefined {
  let depth = 0;
  let position = 0;
  while (position < text.length) {
    const character = text[position] ?? "";
    if (character === '"') {
      const end = endOfString(text, position);
      const colon = skipSpace(text, end);
      if (depth === 1 && text[colon] === ":" && JSON.parse(text.slice(position, end)) === name) {
        const start = skipSpace(text, colon + 1);
        return { start, end: endOfValue(text, start) };
      }
      position = end;
      continue;
    }
    if (character === "{" || character === "[") depth += 1;
    if (character === "}" || character === "]") depth -= 1;
    position += 1;
  }
  return undefined;
}

function endOfString(text: string, start: number): number {
  let position = start + 1;
  while (position < text.length && text[position] !== '"') position += text[position] === "\\" ? 2 : 1;
  return position + 1;
}

function skipSpace(text: string, start: number): number {
  let position = start;
  while (/\s/.test(text[position] ?? "")) position += 1;
  return position;
}

function endOfValue(text: string, start: number): number {
  let depth = 0;
  let position = start;
  while (position < text.length) {
    const character = text[position] ?? "";
    if (character === '"') {
      position = endOfString(text, position);
      if (depth === 0) return position;
      continue;
    }
    if (character === "{" || character === "[") depth += 1;
    if (character === "}" || character === "]") {
      if (depth === 0) return position;
      depth -= 1;
      if (depth === 0) return position + 1;
    }
    if (depth === 0 && (character === "," || /\s/.test(character))) return position;
    position += 1;
  }
  return position;
}
