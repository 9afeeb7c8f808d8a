/** Rows that say why a request is refused: they come true where it is, for that reason. */
import type { Mapping } from "../../../codegen/model/mapping.js";
import type { TableRow } from "../../../codegen/tables/table-row.js";
import type { ConversionError, Wire } from "../../../src/registry.js";
import type { Party } from "./party.js";
import type { RowTally } from "./row-tally.js";
import { placeNames, placesIn } from "./table-places.js";

interface Rows {
  readonly from: Mapping;
  readonly rows: readonly TableRow[];
}

const REFUSED = "refused: ";

/** Counts the rows that a refusal by the writer makes true. */
export function countRefused<Meaning>(
  { from: mapping, rows }: Rows,
  from: Party<Meaning>,
  body: Wire,
  { message }: ConversionError,
  tally: RowTally,
): void {
  const refused = rows.filter(({ by = "" }) => by.startsWith(REFUSED) && message.includes(by.slice(REFUSED.length)));
  if (refused.length === 0) return;
  const nameOf = placeNames(
    body,
    from,
    mapping,
    refused.map((row) => row.from),
  );
  const given = new Set(placesIn(body).map(({ path }) => nameOf(path)));
  for (const row of refused) if (given.has(row.from)) tally.count(row, "lost");
}
