/** Light or dark: as the system has it, unless the reader chose otherwise. */
import { useEffect, useState } from "preact/hooks";

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

/** A number that changes with the colours of the page. */
export function useThemeChanges(): number {
  const [changes, setChanges] = useState(0);
  useEffect(() => {
    const count = () => setChanges((before) => before + 1);
    const system = matchMedia("(prefers-color-scheme: dark)");
    const chosen = new MutationObserver(count);
    chosen.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    system.addEventListener("change", count);
    return () => {
      chosen.disconnect();
      system.removeEventListener("change", count);
    };
  }, []);
  return changes;
}

export function storedTheme(): Theme {
  const stored = localStorage.getItem(KEY);
  return THEMES.find((theme) => theme === stored) ?? "system";
}

function apply(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
