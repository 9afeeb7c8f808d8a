/** The views of a pair. Arrow keys move between them. */
import { type View, VIEWS } from "./choice.js";

const TITLES: Readonly<Record<View, string>> = { request: "Request", answer: "Answer", stream: "Stream" };
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

export function Tabs({ view, onView }: { readonly view: View; onView(view: View): void }) {
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const next = VIEWS[(VIEWS.indexOf(view) + step + VIEWS.length) % VIEWS.length] ?? view;
    onView(next);
    document.getElementById(`view-${next}`)?.focus();
  };
  return (
    <div class="tabs" role="tablist" aria-label="What is converted" onKeyDown={onKeyDown}>
      {VIEWS.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`view-${one}`}
          aria-selected={one === view}
          aria-controls="explorer-view"
          tabIndex={one === view ? 0 : -1}
          onClick={() => onView(one)}
        >
          {TITLES[one]}
        </button>
      ))}
    </div>
  );
}
