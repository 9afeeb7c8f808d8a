/** Light or dark: as the system has it, unless the reader chose otherwise. */
import { useState } from "preact/hooks";

const KEY = "isogloss-theme";
const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

export function applyStoredTheme(): void {
  apply(storedTheme());
}

/** The theme, and the function that chooses the next one. */
export function useTheme(): readonly [Theme, () => void] {
  const [theme, setTheme] = useState(storedTheme);
  const choose = () => {
    const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
    localStorage.setItem(KEY, next);
    apply(next);
    setTheme(next);
  };
  return [theme, choose];
}

export function storedTheme(): Theme {
  const stored = localStorage.getItem(KEY);
  return THEMES.find((theme) => theme === stored) ?? "system";
}

function apply(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
