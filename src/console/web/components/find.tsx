/** A search in a list that is all there. Its text is in the address: who comes back finds the same rows. */
import { useQuery } from "../router.js";
import { TextField } from "./field.js";

interface Finding {
  readonly text: string;
  onText(text: string): void;
  /** Whether one of the texts has what is searched for. */
  finds(...texts: readonly string[]): boolean;
}

export function useFind(): Finding {
  const [query, set] = useQuery();
  const text = query.get("find") ?? "";
  const wanted = plain(text.trim());
  const finds = (...texts: readonly string[]) => texts.some((one) => plain(one).includes(wanted));
  return { text, onText: (find) => set({ find }), finds };
}

/** Letters with marks can be written in two ways. */
function plain(text: string): string {
  return text.toLowerCase().normalize("NFC");
}

interface FindProps {
  readonly finding: Finding;
  /** The accessible name. */
  readonly name: string;
  /** What can be searched for. */
  readonly placeholder: string;
}

export function Find({ finding: { text, onText }, name, placeholder }: FindProps) {
  return (
    <div class="filters" role="search" aria-label={name}>
      <TextField label="Find" value={text} onValue={onText} placeholder={placeholder} />
    </div>
  );
}
