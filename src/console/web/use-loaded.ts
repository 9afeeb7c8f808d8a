/** Loads data for a page, again when what it depends on changes, and again and again where it is live. */
import { useCallback, useEffect, useRef, useState } from "preact/hooks";

export interface Loaded<Data> {
  /** The last data. It stays while newer data is loaded, and where only its renewal fails. */
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
  const pause = useRef(everyMs);
  pause.current = everyMs;
  const repetition = useRef<Repetition>(undefined);
  // What the data on the page was loaded for. That of a former filter is none of one whose answer is an error.
  const loadedOn = useRef<readonly unknown[]>([]);
  useEffect(() => {
    const run = async (signal: AbortSignal) => {
      setState((before) => ({ ...before, isLoading: true }));
      try {
        const data = await loading.current(signal);
        if (signal.aborted) return;
        loadedOn.current = on;
        setState({ data, error: undefined, isLoading: false });
      } catch (error) {
        if (signal.aborted) return;
        const isSame = on.every((one, index) => Object.is(one, loadedOn.current[index]));
        setState(({ data }) => ({ data: isSame ? data : undefined, error: asError(error), isLoading: false }));
      }
    };
    const own = (repetition.current = repeat(run, () => pause.current));
    return () => own.end();
  }, [...on, round]);
  // Another pause loads nothing by itself.
  useEffect(() => repetition.current?.wait(), [everyMs]);
  const reload = useCallback(() => setRound((before) => before + 1), []);
  const change = (changed: (data: Data) => Data) => {
    setState((before) => (before.data === undefined ? before : { ...before, data: changed(before.data) }));
    reload();
  };
  return { ...state, reload, change };
}

interface Repetition {
  /** Begins the pause before the next run anew. */
  wait(): void;
  end(): void;
}

/** Runs something now, and again after each pause, as long as there is one and while the page is visible. */
function repeat(run: (signal: AbortSignal) => Promise<void>, pauseMs: () => number | undefined): Repetition {
  const ending = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isRunning = false;
  const start = async () => {
    isRunning = true;
    await run(ending.signal);
    isRunning = false;
    wait();
  };
  const wait = () => {
    clearTimeout(timer);
    if (pauseMs() === undefined || isRunning || ending.signal.aborted) return;
    timer = setTimeout(() => (document.hidden ? wait() : void start()), pauseMs());
  };
  const end = () => {
    ending.abort();
    clearTimeout(timer);
  };
  void start();
  return { wait, end };
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
