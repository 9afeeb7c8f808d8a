/** A table of rows. It scrolls in its own box where the window is narrow. */
import type { ComponentChildren } from "preact";
import { usePlace } from "../router.js";

export interface Column<Row> {
  readonly title: string;
  /** Numbers are aligned to the right. */
  readonly isNumber?: boolean;
  cell(row: Row): ComponentChildren;
}

interface TableProps<Row> {
  /** The accessible name. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  keyOf(row: Row): string;
  /** Cells are not broken into lines. */
  readonly isCompact?: boolean;
  /** The last column has buttons. It stays in view on narrow screens. */
  readonly hasActions?: boolean;
  /** The page of a row. A click anywhere in the row opens it; a link in it does so for the keyboard. */
  hrefOf?(row: Row): string;
  /** Shown in place of rows. */
  readonly empty: ComponentChildren;
}

export function Table<Row>(props: TableProps<Row>) {
  const { name, columns, rows, isCompact = false, hasActions = false, empty } = props;
  const classes = [isCompact && "compact", hasActions && "with-actions"].filter(Boolean).join(" ");
  return (
    <div class="table-box" role="region" aria-label={`${name}, scrollable`} tabIndex={0}>
      <table aria-label={name} class={classes}>
        <thead>
          <tr>
            {columns.map(({ title, isNumber }) => (
              <th key={title} scope="col" class={isNumber ? "number" : ""}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Rows {...props} />
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} class="empty">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

function Rows<Row>({ columns, rows, keyOf, hrefOf }: TableProps<Row>) {
  const { go } = usePlace();
  const open = (row: Row, { target }: MouseEvent) => {
    const isOwn = target instanceof Element && target.closest("a, button, input") !== null;
    if (hrefOf !== undefined && !isOwn) go(hrefOf(row));
  };
  return rows.map((row) => (
    <tr key={keyOf(row)} class={hrefOf === undefined ? "" : "opens"} onClick={hrefOf && ((event) => open(row, event))}>
      {columns.map(({ title, isNumber, cell }) => (
        <td key={title} class={isNumber ? "number" : ""}>
          {cell(row)}
        </td>
      ))}
    </tr>
  ));
}
