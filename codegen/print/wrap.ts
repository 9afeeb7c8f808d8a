/** Breaks prose and long texts into lines. */

/** How wide lines of code are, as for code that is written by hand. */
export const WIDTH = 120;

/** The words of a text in lines of at most so many characters; a longer word has a line of its own. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The same, where a line ends with a clause if one ends in its second half. */
export function wrapClauses(text: string, width: number): string[] {
  const [line = "", ...others] = wrap(text, width);
  if (others.length === 0) return [line];
  const [clauses = ""] = /^.*[,;:.](?= )/.exec(line) ?? [];
  const first = clauses.length > width / 2 ? clauses : line;
  return [first, ...wrapClauses(text.slice(first.length + 1), width)];
}

/** The lines of a comment that is too wide, with a line for each piece. */
export function wrapComment(line: string): string[] {
  if (line.length <= WIDTH) return [line];
  const [, indent = "", text] = /^(\s*)\/\*\* (.*) \*\/$/.exec(line) ?? [];
  if (text !== undefined)
    return [
      `${indent}/**`,
      ...wrap(text, WIDTH - indent.length - 3).map((part) => `${indent} * ${part}`),
      `${indent} */`,
    ];
  const [, start, inside] = /^(\s* \* )(.*)$/.exec(line) ?? [];
  if (start === undefined || inside === undefined) return [line];
  return wrap(inside, WIDTH - start.length).map((part) => start + part);
}
