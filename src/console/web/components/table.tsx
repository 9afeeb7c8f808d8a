/** A table of rows. It scrolls in its own box where the window is narrow. */
import type { ComponentChildren } from "preact";

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
  /** Shown in place of rows. */
  readonly empty: ComponentChildren;
}

export function Table<Row>({ name, columns, rows, keyOf, isCompact = false, empty }: TableProps<Row>) {
  return (
    <div class="table-box" role="region" aria-label={`${name}, scrollable`} tabIndex={0}>
      <table aria-label={name} class={isCompact ? "compact" : ""}>
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
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ title, isNumber, cell }) => (
                <td key={title} class={isNumber ? "number" : ""}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
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
