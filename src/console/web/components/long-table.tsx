/** A table of a list that is all there. A browser needs seconds for thousands of rows, so it shows the first ones. */
import type { ComponentProps } from "preact";
import { useId, useState } from "preact/hooks";
import { count } from "../format.js";
import { Table } from "./table.js";

const SHOWN_AT_ONCE = 200;

export function LongTable<Row>(props: ComponentProps<typeof Table<Row>>) {
  const { rows } = props;
  const [most, setMost] = useState(SHOWN_AT_ONCE);
  const id = useId();
  return (
    <div class="rows">
      <Table {...props} rows={rows.slice(0, most)} />
      {rows.length > most && (
        <p>
          <span id={id}>
            {count(most)} of {count(rows.length)} are shown.
          </span>{" "}
          <button type="button" aria-describedby={id} onClick={() => setMost(most + SHOWN_AT_ONCE)}>
            Show more
          </button>
        </p>
      )}
    </div>
  );
}
