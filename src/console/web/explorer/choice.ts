/** What the address of the explorer names: `#from=chat&to=messages&field=stop`. Each state of the page has one. */
import { usePlace } from "../router.js";

export const VIEWS = ["request", "answer", "stream"] as const;
export type View = (typeof VIEWS)[number];

export interface Chosen {
  readonly from: string;
  readonly to: string;
  /** The place of a field in the client's request. */
  readonly field: string;
  readonly view: View;
}

const NOTHING: Chosen = { from: "", to: "", field: "", view: "request" };

export function useChoice(): readonly [Chosen, (next: Partial<Chosen>) => void] {
  const { hash, go } = usePlace();
  const chosen = chosenIn(hash);
  return [chosen, (next) => go(addressOf({ ...chosen, field: "", ...next }))];
}

function chosenIn(hash: string): Chosen {
  const named = new URLSearchParams(hash.slice(1));
  const view = VIEWS.find((one) => one === named.get("view")) ?? NOTHING.view;
  return { from: named.get("from") ?? "", to: named.get("to") ?? "", field: named.get("field") ?? "", view };
}

export function addressOf(chosen: Partial<Chosen>): string {
  const named = Object.entries(chosen).filter(
    ([name, value]) => value !== "" && !(name === "view" && value === NOTHING.view),
  );
  return `#${new URLSearchParams(named).toString()}`;
}
