/** The tables and samples, each loaded once, from beside the scripts. */
import { useEffect, useState } from "preact/hooks";
import type { Loaded } from "../use-loaded.js";

const files = new Map<string, Promise<unknown>>();

function load(name: string): Promise<unknown> {
  const known = files.get(name);
  if (known !== undefined) return known;
  const loading = fetchJson(name);
  files.set(name, loading);
  // What failed is asked for again.
  loading.catch(() => files.delete(name));
  return loading;
}

async function fetchJson(name: string): Promise<unknown> {
  const response = await fetch(new URL(`./explorer/${name}`, import.meta.url));
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.json();
}

/** The contents of a file. Those of another file are not shown in its place while it loads. */
export function useFile<Data>(name: string | undefined): Loaded<Data> {
  const [state, setState] = useState<{ name?: string | undefined; data?: Data; error?: Error }>({});
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    if (name !== undefined)
      load(name).then(
        (data) => isCurrent && setState({ name, data: data as Data }),
        (error: Error) => isCurrent && setState({ name, error }),
      );
    return () => {
      isCurrent = false;
    };
  }, [name, round]);
  const { data, error } = state.name === name ? state : {};
  return { data, error, isLoading: data === undefined && error === undefined, reload: () => setRound(round + 1) };
}
