/** Copies texts. Browsers offer pages no clipboard that were opened over plain http from another host. */

/** Shown where a text could not be copied, and is selected in place of it. */
export const SELECTED = "The browser does not let this page copy. The text is selected: copy it with the keyboard.";

/** Whether the text is in the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  if (!("clipboard" in navigator)) return false;
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}

/** Selects the text of the control in this element. */
export function selectText(around: Element | null): void {
  const control = around?.querySelector<HTMLInputElement | HTMLTextAreaElement>("input, textarea");
  control?.focus();
  control?.select();
}
