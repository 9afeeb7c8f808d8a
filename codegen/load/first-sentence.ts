/** Comments of functions, for the reference. */

/** The text of a comment without its marks, up to its first full stop. */
export function firstSentence(comment: string): string {
  const text = comment
    .replace(/^\/\*\*|\*\/$/g, "")
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, "").trim())
    .join(" ")
    .trim();
  return /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
}
