/** A table of a list that is all there. A browser needs seconds for thousands of rows, so it shows the first ones. */
import type { ComponentProps } from "preact";
import { useId, useRef, useState } from "preact/hooks";
import { count } from "../format.js";
import { Table } from "./table.js";

const SHOWN_AT_ONCE = 200;

export function LongTable<Row>(props: ComponentProps<typeof Table<Row>>) {
  const { rows } = props;
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const id = useId();
  const shown = useRef<HTMLSpanElement>(null);
  const showMore = () => {
    setMost(most + SHOWN_AT_ONCE);
    // The button is gone when all are there, and the focus would be with it.
    if (most + SHOWN_AT_ONCE >= rows.length) shown.current?.focus();
  };
  return (
    <div class="rows">
      <Table {...props} rows={rows.slice(0, most)} />
      {rows.length > SHOWN_AT_ONCE && (
        <p>
          <span id={id} ref={shown} role="status" tabIndex={-1}>
            {count(Math.min(most, rows.length))} of {count(rows.length)} are shown.
          </span>{" "}
          {rows.length > most && (
            <button type="button" aria-describedby={id} onClick={showMore}>
              Show more
            </button>
          )}
        </p>
      )}
    </div>
  );
}
