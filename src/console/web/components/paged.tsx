/** Rows of a list that comes in pages. More are loaded on demand. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Loaded, type LoadOptions, useLoaded } from "../use-loaded.js";
import { AfterLoading } from "./states.js";

export interface RowsPage<Row> {
  readonly rows: readonly Row[];
  readonly next: string | null;
}

interface FirstPage<Row> extends RowsPage<Row> {
  /** What it was loaded for. */
  readonly on: readonly unknown[];
}

export interface Paged<Row> extends Loaded<readonly Row[]> {
  readonly hasMore: boolean;
  /** The rows are those of a former filter, until others are loaded. */
  readonly isFormer: boolean;
  more(): void;
}

/** Loads the first page, and each further one when it is asked for. Only the first one is live. */
export function usePages<Row>(
  load: (cursor: string | undefined) => Promise<RowsPage<Row>>,
  on: readonly unknown[],
  options?: LoadOptions,
): Paged<Row> {
  // The first page as it was when more was asked for. What follows begins where it ends.
  const [held, setHeld] = useState<FirstPage<Row> | undefined>();
  const [rest, setRest] = useState<RowsPage<Row> | undefined>();
  const [error, setError] = useState<Error | undefined>();
  const list = useRef(0);
  // Rows that move from the first page to the next one would be on neither: what is longer is not live.
  const first = useLoaded(async () => ({ ...(await load(undefined)), on }), on, held === undefined ? options : {});
  const begin = () => {
    list.current += 1;
    setHeld(undefined);
    setRest(undefined);
    setError(undefined);
  };
  useEffect(begin, on);
  const shown = held ?? first.data;
  // Where rows of a former filter are shown still, what follows them is not asked for by the new one.
  const isOfFilter = shown !== undefined && on.every((one, index) => Object.is(one, shown.on[index]));
  const next = isOfFilter ? (rest ?? shown).next : null;
  const more = () => {
    if (next === null) return;
    setHeld(shown);
    setError(undefined);
    const current = list.current;
    load(next).then(
      (page) => {
        if (current === list.current) setRest({ rows: [...(rest?.rows ?? []), ...page.rows], next: page.next });
      },
      (reason: Error) => {
        if (current === list.current) setError(reason);
      },
    );
  };
  const reload = () => {
    begin();
    first.reload();
  };
  const data = shown && [...shown.rows, ...(rest?.rows ?? [])];
  const { isLoading } = first;
  return { isLoading, reload, data, error: error ?? first.error, hasMore: next !== null, isFormer: !isOfFilter, more };
}

interface PagesProps<Row> {
  readonly paged: Paged<Row>;
  children(rows: readonly Row[]): ComponentChildren;
}

export function Pages<Row>({ paged, children }: PagesProps<Row>) {
  return (
    <AfterLoading loaded={paged}>
      {(rows) => (
        <div class="rows" aria-busy={paged.isFormer}>
          {children(rows)}
          {paged.hasMore && (
            <p>
              <button type="button" onClick={paged.more}>
                Show more
              </button>
            </p>
          )}
        </div>
      )}
    </AfterLoading>
  );
}
