/** Rows of a list that comes in pages. More are loaded on demand. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
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
  const first = useLoaded(() => load(undefined), on, options);
  const [rest, setRest] = useState<RowsPage<Row> | undefined>();
  const [error, setError] = useState<Error | undefined>();
  useEffect(() => setRest(undefined), on);
  const next = rest === undefined ? (first.data?.next ?? null) : rest.next;
  const more = () => {
    if (next === null) return;
    setError(undefined);
    load(next).then(
      (page) => setRest({ rows: [...(rest?.rows ?? []), ...page.rows], next: page.next }),
      (reason: Error) => setError(reason),
    );
  };
  const data = first.data && [...first.data.rows, ...(rest?.rows ?? [])];
  return { ...first, data, error: error ?? first.error, hasMore: next !== null, more };
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
