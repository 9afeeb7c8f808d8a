/** HTML as text. */

export function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The path from one page of the site to another. */
export function relativePath(from: string, to: string): string {
  const up = from
    .split("/")
    .slice(0, -1)
    .map(() => "../");
  return up.join("") + to;
}

/** As GitHub makes anchors of headings. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replace(/\s/g, "-");
}
