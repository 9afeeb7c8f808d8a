/**
 * Where the focus goes when the control that has it goes: a browser would let it go to the start of the page, and
 * people who hear the page would not know where they are.
 */

/** Moves the focus to what is left around a control that goes. */
export function keepFocusIn(content: HTMLElement): () => void {
  /** What has the focus, and all around it. */
  let path: HTMLElement[] = [];
  const remember = ({ target }: FocusEvent) => {
    path = target instanceof HTMLElement ? [target, ...around(target, content)] : [];
  };
  const watcher = new MutationObserver(() => {
    const [focused] = path;
    if (focused === undefined || focused.isConnected || document.activeElement !== document.body) return;
    const left = path.find(({ isConnected }) => isConnected);
    if (left !== undefined) focusOnce(left);
  });
  // Who points elsewhere has left it.
  const forget = ({ target }: PointerEvent) => {
    if (!(target instanceof Node && content.contains(target))) path = [];
  };
  addEventListener("pointerdown", forget);
  content.addEventListener("focusin", remember);
  watcher.observe(content, { childList: true, subtree: true });
  return () => {
    removeEventListener("pointerdown", forget);
    content.removeEventListener("focusin", remember);
    watcher.disconnect();
  };
}

function around(element: HTMLElement, outermost: HTMLElement): HTMLElement[] {
  const parent = element === outermost ? null : element.parentElement;
  return parent === null ? [] : [parent, ...around(parent, outermost)];
}

/** What is no control can have the focus until it goes on from there. */
function focusOnce(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) {
    element.tabIndex = -1;
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}
