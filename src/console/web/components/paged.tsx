/** Rows of a list that comes in pages. More are loaded on demand. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Loaded, type LoadOptions, useLoaded } from "../use-loaded.js";
import { AfterLoading } from "./states.js";

export interface RowsPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

export interface Paged<Row> extends Loaded<readonly Row[]> {
  readonly hasMore: boolean;
  more(): void;
}

/** Loads the first page, and each further one when it is asked for. Only the first one is live. */
export function usePages<Row>(
  load: (cursor: string | undefined) => Promise<RowsPage<Row>>,
  on: readonly unknown[],
  options?: LoadOptions,
): Paged<Row> {
  const [rest, setRest] = useState<RowsPage<Row> | undefined>();
  const [error, setError] = useState<Error | undefined>();
  const list = useRef(0);
  // Rows that move from the first page to the next one would be on neither: what is longer is not live.
  const isLive = rest === undefined;
  const first = useLoaded(() => load(undefined), on, isLive ? options : {});
  useEffect(() => {
    list.current += 1;
    setRest(undefined);
    setError(undefined);
  }, on);
  const next = rest === undefined ? (first.data?.next ?? null) : rest.next;
  const more = () => {
    if (next === null) return;
    setError(undefined);
    const current = list.current;
    load(next).then(
      (page) => {
        if (current === list.current) setRest({ rows: [...(rest?.rows ?? []), ...page.rows], next: page.next });
      },
      (reason: Error) => setError(reason),
    );
  };
  const reload = () => {
    setRest(undefined);
    setError(undefined);
    first.reload();
  };
  const data = first.data && [...first.data.rows, ...(rest?.rows ?? [])];
  const { isLoading } = first;
  return { isLoading, reload, data, error: error ?? first.error, hasMore: next !== null, more };
}

interface PagesProps<Row> {
  readonly paged: Paged<Row>;
  children(rows: readonly Row[]): ComponentChildren;
}

export function Pages<Row>({ paged, children }: PagesProps<Row>) {
  return (
    <AfterLoading loaded={paged}>
      {(rows) => (
        <>
          {children(rows)}
          {paged.hasMore && (
            <p>
              <button type="button" onClick={paged.more}>
                Show more
              </button>
            </p>
          )}
        </>
      )}
    </AfterLoading>
  );
}
