/** A table of rows. Where the window is narrow, wide tables become cards, and others scroll in their own box. */
import type { ComponentChildren } from "preact";
import { usePlace } from "../router.js";

export interface Column<Row> {
  readonly title: string;
  /** Numbers are aligned to the right. */
  readonly isNumber?: boolean;
  /** Left out on phones, or also where there is no room for all columns: the page of the row has it. */
  readonly isMinor?: boolean | "on wide windows alone";
  cell(row: Row): ComponentChildren;
}

interface TableProps<Row> {
  /** The accessible name. */
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  keyOf(row: Row): string;
  /** The last column has buttons. It stays in view on narrow screens. */
  readonly hasActions?: boolean;
  /** The page of a row. A click anywhere in the row opens it; a link in it does so for the keyboard. */
  hrefOf?(row: Row): string;
  /** Shown in place of rows. */
  readonly empty: ComponentChildren;
}

/** Wider tables than this cannot be read on a phone. */
const MOST_ON_A_PHONE = 3;

export function Table<Row>(props: TableProps<Row>) {
  const { name, columns, rows, hasActions = false, empty } = props;
  const isWide = columns.length > MOST_ON_A_PHONE;
  const classes = [hasActions && "with-actions", isWide && "cards"].filter(Boolean).join(" ");
  return (
    <div class="table-box" role="region" aria-label={`${name}, scrollable`} tabIndex={0}>
      <table aria-label={name} class={classes}>
        <thead>
          <tr>
            {columns.map(({ title, ...column }) => (
              <th key={title} scope="col" class={classOf(column)}>
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
      {columns.map(({ title, cell, ...column }) => (
        <td key={title} class={classOf(column)} data-title={title}>
          {cell(row)}
        </td>
      ))}
    </tr>
  ));
}

function classOf({ isNumber = false, isMinor = false }: Pick<Column<never>, "isNumber" | "isMinor">): string {
  const minor = isMinor === true ? "minor" : isMinor && "minor wide";
  return [isNumber && "number", minor].filter(Boolean).join(" ");
}
