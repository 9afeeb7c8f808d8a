/** Where the text of JSON ends whose quote is at a place. A pattern would remember each escape, up to its limit. */
export function endOfText(json: string, start: number): number {
  for (let at = json.indexOf('"', start + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let before = at - 1;
    while (json[before] === "\\") before--;
    if ((at - before) % 2 === 1) return at + 1;
  }
  return json.length;
}
