/** Variables of event templates that have more than a name. */

/** The whole answer; a path into it may follow. */
export const ANSWER = "$response";

/** The path into the answer that a variable goes on with. */
export function memberOfAnswer(text: string): string | undefined {
  return text.startsWith(`${ANSWER}.`) ? text.slice(ANSWER.length + 1) : undefined;
}

/** `$index[kind=text|reasoning]` counts the parts of these kinds. */
const indexAmong = /^\$index\[kind=([a-z_]+(?:\|[a-z_]+)*)\]$/;

/** The kinds of parts that an index counts; nothing for any other text. */
export function countedKinds(text: string): readonly string[] | undefined {
  return indexAmong.exec(text)?.[1]?.split("|");
}
