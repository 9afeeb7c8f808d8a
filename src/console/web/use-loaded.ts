/** Loads data for a page, again when what it depends on changes, and again and again where it is live. */
import { useCallback, useEffect, useRef, useState } from "preact/hooks";

export interface Loaded<Data> {
  /** The last data. It stays while newer data is loaded. */
  readonly data: Data | undefined;
  readonly error: Error | undefined;
  readonly isLoading: boolean;
  reload(): void;
}

export interface Changeable<Data> extends Loaded<Data> {
  /** Shows what a change of the data has led to, and loads again. */
  change(changed: (data: Data) => Data): void;
}

export interface LoadOptions {
  /** Loads again after so many milliseconds, while the page is visible. */
  readonly everyMs?: number | undefined;
}

export function useLoaded<Data>(
  load: (signal: AbortSignal) => Promise<Data>,
  on: readonly unknown[],
  { everyMs }: LoadOptions = {},
): Changeable<Data> {
  const [state, setState] = useState<Omit<Loaded<Data>, "reload">>({
    data: undefined,
    error: undefined,
    isLoading: true,
  });
  const [round, setRound] = useState(0);
  const loading = useRef(load);
  loading.current = load;
  useEffect(() => {
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const run = async () => {
      setState((before) => ({ ...before, isLoading: true }));
      try {
        const data = await loading.current(ending.signal);
        if (!ending.signal.aborted) setState({ data, error: undefined, isLoading: false });
      } catch (error) {
        if (!ending.signal.aborted) setState((before) => ({ ...before, error: asError(error), isLoading: false }));
      }
      if (everyMs !== undefined && !ending.signal.aborted) timer = setTimeout(next, everyMs);
    };
    const next = () => (document.hidden ? (timer = setTimeout(next, everyMs)) : void run());
    void run();
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [...on, round, everyMs]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const change = (changed: (data: Data) => Data) => {
    setState((before) => (before.data === undefined ? before : { ...before, data: changed(before.data) }));
    reload();
  };
  return { ...state, reload, change };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
