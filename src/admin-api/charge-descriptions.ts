/** What the charges of calls and of tasks consist of, as operators see it. */
import { costOf } from "../money/cost.js";
import { type ChargeLine, explainCharge, METERS } from "../money/explain-charge.js";
import { pricesFromJson } from "../money/price-list.js";
import { nothingUsed, type Quantities } from "../money/quantities.js";
import type { RequestDetails } from "../stores/logs/request-rows.js";
import type { TaskDetails } from "../stores/tasks/task-lists.js";
import { formatMillionths, formatUsd } from "../stores/wallets/money.js";
import type { Observation } from "../tasks/contract.js";
import { nullable, number, object, rows, text, type ValueOf, wholeNumber, word } from "./schema.js";

const chargeLineSchema = object({
  meter: word(
    METERS,
    "What was counted. `rounding` is the part of a tick that is charged as one. `held` is what was held, because no " +
      "usage was reported. `other` is what no price explains, such as an operator's decision.",
  ),
  of: nullable(text("The size and the quality of images, or the resolution of a video.")),
  count: nullable(number("How many.")),
  price: nullable(text("US dollars for `per` of them, as they were when the call was admitted.")),
  per: nullable(wholeNumber("How many the price is for.")),
  amount: text("Count times price in US dollars, exactly."),
});

export const chargesSchema = nullable(
  rows(chargeLineSchema, "What the cost consists of: the sum of the amounts. Null until the charge is written."),
);
type Charges = ValueOf<typeof chargesSchema>;

export function describeRequestCharges({ costTicks: ticks, quantities, images, prices }: RequestDetails): Charges {
  if (ticks === 0n && quantities === undefined) return [];
  if (prices === undefined) return null;
  const { images: _count, seconds: _seconds, ...tokens } = quantities ?? {};
  const list = pricesFromJson(prices);
  const used = { ...nothingUsed, ...counted(tokens), images: images ?? [] };
  // A call that failed costs its usage alone.
  const calls = costOf(list, used) === ticks ? 0 : 1;
  return explainCharge({ ticks, prices: list, quantities: { ...used, calls } }).map(describeLine);
}

export function describeTaskCharges(task: TaskDetails): Charges {
  const { chargedTicks: ticks, heldTicks, estimated, prices } = task;
  if (ticks === undefined) return task.money === "held" ? null : [];
  const quantities = usedBy(task);
  const isHeld = estimated && ticks === heldTicks;
  return explainCharge({ ticks, prices: pricesFromJson(prices), quantities, isHeld }).map(describeLine);
}

function usedBy({ observation }: TaskDetails): Quantities | undefined {
  return observation === undefined ? undefined : (JSON.parse(observation) as Partial<Observation>).used;
}

/** Without the counts that were not reported. */
function counted(counts: Readonly<Record<string, number | undefined>>): Partial<Quantities> {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count !== undefined));
}

function describeLine({ meter, of, counted: priced, millionths }: ChargeLine): ValueOf<typeof chargeLineSchema> {
  return {
    meter,
    of: of ?? null,
    count: priced?.count ?? null,
    price: priced === undefined ? null : formatUsd(priced.price),
    per: priced?.per ?? null,
    amount: formatMillionths(millionths),
  };
}
