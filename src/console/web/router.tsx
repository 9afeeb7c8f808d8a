/** The address of the page: links change it without loading the document again. */
import { type AnchorHTMLAttributes, createContext, type ComponentChildren } from "preact";
import { useCallback, useContext, useEffect, useState } from "preact/hooks";

export interface Place {
  /** For example `/console/requests`. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly hash: string;
  /** Opens another address. */
  go(address: string, how?: { readonly replace?: boolean }): void;
}

const Context = createContext<Place | undefined>(undefined);

export function Router({ children }: { readonly children: ComponentChildren }) {
  const [address, setAddress] = useState(currentAddress);
  useEffect(() => {
    const onMove = () => setAddress(currentAddress());
    addEventListener("popstate", onMove);
    addEventListener("hashchange", onMove);
    return () => {
      removeEventListener("popstate", onMove);
      removeEventListener("hashchange", onMove);
    };
  }, []);
  const go = useCallback<Place["go"]>((next, { replace = false } = {}) => {
    const isOtherPage = new URL(next, location.href).pathname !== location.pathname;
    if (replace) history.replaceState(null, "", next);
    else history.pushState(null, "", next);
    setAddress(currentAddress());
    if (isOtherPage) scrollTo(0, 0);
  }, []);
  const { pathname, searchParams, hash } = new URL(address, location.origin);
  return <Context.Provider value={{ path: pathname, query: searchParams, hash, go }}>{children}</Context.Provider>;
}

export function usePlace(): Place {
  const place = useContext(Context);
  if (place === undefined) throw new Error("usePlace needs a Router around it");
  return place;
}

/** The tab has the title of the page. A page whose code is loaded later has none at first. */
export function showTitle(): void {
  const title = document.querySelector("h1")?.textContent ?? "";
  document.title = title === "" ? "Isogloss" : `${title} · Isogloss`;
}

/** Sets members of the query in place, and removes those that are empty. */
export function useQuery(): readonly [URLSearchParams, (members: Readonly<Record<string, string>>) => void] {
  const { query, go, path } = usePlace();
  const set = (members: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(members)) {
      if (value === "") next.delete(name);
      else next.set(name, value);
    }
    go(next.size === 0 ? path : `${path}?${next}`, { replace: true });
  };
  return [query, set];
}

/** A link to another page. A click with a modifier key opens it as the browser does. */
export function Link({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string }) {
  const { go } = usePlace();
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(href);
  };
  return <a {...rest} href={href} onClick={onClick} />;
}

function currentAddress(): string {
  return location.pathname + location.search + location.hash;
}
