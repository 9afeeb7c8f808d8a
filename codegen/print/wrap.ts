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

/** Comments of one line that are too wide, with a line for each piece. */
export function wrapComments(line: string): string[] {
  const [, indent, text] = /^(\s*)\/\*\* (.*) \*\/$/.exec(line) ?? [];
  if (indent === undefined || text === undefined || line.length <= WIDTH) return [line];
  return [
    `${indent}/**`,
    ...wrap(text, WIDTH - indent.length - 3).map((part) => `${indent} * ${part}`),
    `${indent} */`,
  ];
}
