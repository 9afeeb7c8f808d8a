/** The frame around all pages: navigation, theme, sign-out. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Session, signOut } from "../api.js";
import { CONSOLE } from "../console-path.js";
import { Link, usePlace } from "../router.js";
import { useTheme } from "../theme.js";
import { keepFocusIn } from "./keep-focus.js";

const PAGES = ["Overview", "Requests", "Models", "Wallets", "Keys", "Tasks", "Playground", "Explorer"] as const;

interface ShellProps {
  readonly session: Session;
  readonly children: ComponentChildren;
  onSignedOut(): void;
}

export function Shell({ session, children, onSignedOut }: ShellProps) {
  const { path } = usePlace();
  const nav = useRef<HTMLElement>(null);
  const content = useRef<HTMLElement>(null);
  useEffect(() => showCurrent(nav.current), [path]);
  useEffect(() => (content.current === null ? undefined : keepFocusIn(content.current)), []);
  return (
    <div class="shell">
      <a class="skip" href="#content" onClick={skip}>
        Skip to the content
      </a>
      <header class="bar">
        <Link href={CONSOLE} class="brand">
          Isogloss
        </Link>
        <nav aria-label="Main" ref={nav}>
          <ul>
            {PAGES.map((name) => (
              <li key={name}>
                <Link href={addressOf(name)} aria-current={isAt(path, addressOf(name)) ? "page" : undefined}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <SessionControls session={session} onSignedOut={onSignedOut} />
      </header>
      <main id="content" tabIndex={-1} ref={content}>
        {children}
      </main>
    </div>
  );
}

function SessionControls({ session, onSignedOut }: Omit<ShellProps, "children">) {
  const [theme, nextTheme] = useTheme();
  const [error, setError] = useState<string | undefined>();
  const leave = () => {
    setError(undefined);
    signOut().then(onSignedOut, (reason: Error) => setError(reason.message));
  };
  return (
    <div class="session">
      <p class="who" title={`${session.name} (${session.role})`}>
        {session.name}
        <span>{session.role}</span>
      </p>
      <button type="button" class="quiet" onClick={nextTheme}>
        Theme: {theme}
      </button>
      <button type="button" class="quiet" onClick={leave}>
        Sign out
      </button>
      {error !== undefined && (
        <p class="error" role="alert">
          Not signed out: {error}
        </p>
      )}
    </div>
  );
}

/** The address stays: what follows its # may be the state of a page. */
function skip(event: Event): void {
  event.preventDefault();
  document.getElementById("content")?.focus();
}

/** On phones the navigation scrolls: the link of the page comes to its middle. */
function showCurrent(nav: HTMLElement | null): void {
  const link = nav?.querySelector("[aria-current]")?.getBoundingClientRect();
  if (nav === null || link === undefined) return;
  const { left, width } = nav.getBoundingClientRect();
  nav.scrollLeft += link.left + link.width / 2 - (left + width / 2);
}

function addressOf(name: (typeof PAGES)[number]): string {
  return name === "Overview" ? CONSOLE : `${CONSOLE}/${name.toLowerCase()}`;
}

function isAt(path: string, address: string): boolean {
  return path.replace(/\/$/, "") === address || (address !== CONSOLE && path.startsWith(`${address}/`));
}
