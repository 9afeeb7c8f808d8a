import { indented } from "../format.js";

/** A stored body. It may be the beginning of one, and then it is no JSON. */
export function Body({ text }: { readonly text: string | null }) {
  if (text === null || text === "") return <p class="muted">Nothing is stored.</p>;
  return <pre tabIndex={0}>{indented(text)}</pre>;
}
