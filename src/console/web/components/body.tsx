/** A stored body. It may be the beginning of one, and then it is no JSON. */
export function Body({ text }: { readonly text: string | null }) {
  if (text === null || text === "") return <p class="muted">Nothing is stored.</p>;
  return <pre tabIndex={0}>{pretty(text)}</pre>;
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
