import type { Output } from "./io.js";

/** Writes a value as one line of JSON, big integers digit for digit. */
export function printJson(output: Output, value: unknown): void {
  output.write(`${toJson(value) ?? "null"}\n`);
}

/** JSON in which a big integer is a number. Returns nothing for values that JSON cannot hold. */
export function toJson(value: unknown): string | undefined {
  if (typeof value === "bigint") return value.toString();
  if (Array.isArray(value)) return `[${value.map((item) => toJson(item) ?? "null").join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).flatMap(([key, member]) => {
    const written = toJson(member);
    return written === undefined ? [] : [`${JSON.stringify(key)}:${written}`];
  });
  return `{${members.join(",")}}`;
}

/** Rows in columns as wide as their widest cell. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_cell, column) => Math.max(...rows.map((row) => (row[column] ?? "").length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
