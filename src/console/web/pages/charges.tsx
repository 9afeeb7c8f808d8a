/** What a charge consists of, line by line. */
import { Badge } from "../components/badge.js";
import { type Column, Table } from "../components/table.js";
import { count, exactUsd } from "../format.js";
import type { RequestDetails } from "./read-request.js";

type Line = NonNullable<RequestDetails["charges"]>[number];

const NAMES = {
  input_tokens: "Input tokens",
  cached_input_tokens: "Input tokens from a cache",
  cache_write_tokens: "Input tokens written to a cache",
  cache_write_hour_tokens: "Input tokens written to a cache for an hour",
  output_tokens: "Output tokens",
  reasoning_tokens: "Reasoning tokens",
  calls: "Call",
  images: "Images",
  seconds: "Seconds of video",
  rounding: "Part of a tick, rounded up",
  held: "What was held, as no usage was reported",
  other: "Not by a price",
} as const satisfies Readonly<Record<Line["meter"], string>>;

const A_MILLION = 1_000_000;

const COLUMNS: readonly Column<Line>[] = [
  { title: "Charged", cell: ({ meter, of }) => (of === null ? NAMES[meter] : `${NAMES[meter]}, ${of}`) },
  { title: "Count", isNumber: true, cell: ({ count: counted }) => counted !== null && count(counted) },
  { title: "Price", isNumber: true, cell: priceOf },
  { title: "Amount", isNumber: true, cell: ({ amount }) => `$${amount}` },
];

interface ChargesProps {
  readonly charges: readonly Line[];
  readonly ticks: string;
  readonly estimated: boolean;
}

/** The amounts are exact: they add up to the charge. */
export function Charges({ charges, ticks, estimated }: ChargesProps) {
  return (
    <>
      <Table
        name="Charges"
        columns={COLUMNS}
        rows={charges}
        keyOf={({ meter, of }) => `${meter} ${of ?? ""}`}
        empty="Nothing was counted."
      />
      <p class="after-table total">
        Cost <strong>{exactUsd(ticks)}</strong> {estimated && <Badge tone="warn">in part an estimate</Badge>}
      </p>
    </>
  );
}

function priceOf({ price, per }: Line) {
  if (price === null) return "";
  return per === A_MILLION ? `$${price} per million` : `$${price}`;
}
