/** The text without a row of one character at its end. A pattern would try each character of a row elsewhere. */
export function withoutLast(text: string, character: string): string {
  let end = text.length;
  while (text[end - 1] === character) end--;
  return text.slice(0, end);
}
