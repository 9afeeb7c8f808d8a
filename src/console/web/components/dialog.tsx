/**
 * A dialog over the page. Escape closes it, and the focus returns to where it was. While a form of it is sent it stays:
 * what the answer says may be shown once alone.
 */
import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef } from "preact/hooks";

interface DialogProps {
  readonly title: string;
  readonly children: ComponentChildren;
  onClose(): void;
}

export function Dialog({ title, children, onClose }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    box.current?.showModal();
    const isSending = () => box.current?.querySelector("form[aria-busy=true]") !== null;
    const keep = (event: Event) => isSending() && event.preventDefault();
    // A browser lets a page refuse the first cancel alone. A key that is refused asks for none.
    const keepOnEscape = (event: KeyboardEvent) => event.key === "Escape" && keep(event);
    box.current?.addEventListener("cancel", keep);
    addEventListener("keydown", keepOnEscape);
    return () => {
      removeEventListener("keydown", keepOnEscape);
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog ref={box} aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
