/** How the sums of calls are shown to operators. */
import type { CallSums, Overview, OverviewPoint, OverviewShare, Percentiles } from "../stores/logs/overview-store.js";
import { timeOf } from "./descriptions.js";
import { type ValueOf, nullable, object, rows, text, ticks, time, wholeNumber } from "./schema.js";

const sums = {
  requests: wholeNumber("Calls that ended."),
  refused: wholeNumber("Calls that were answered with a status from 400 to 498; that of a client that hung up is 499."),
  failed: wholeNumber(
    "Calls that were answered with a status of 500 or more, or broken off after their status was sent.",
  ),
  input_tokens: wholeNumber("Input tokens."),
  output_tokens: wholeNumber("Output tokens."),
  cost_ticks: ticks("What they cost."),
};

const percentiles = (what: string) => ({
  p50: nullable(wholeNumber(`${what} in milliseconds that half of the successful calls do not exceed.`)),
  p95: nullable(wholeNumber(`${what} that 95 of 100 do not exceed.`)),
  p99: nullable(wholeNumber(`${what} that 99 of 100 do not exceed.`)),
});

const times = {
  duration: object(percentiles("The duration")),
  first_byte: object(percentiles("The time until the provider answered")),
};

const points = rows(
  object({ at: time("When the point begins."), ...sums, ...times }),
  "In the order of time. Points without calls are left out.",
);
const group = {
  id: text("The ID of the model, the key or the wallet, the dialect, or the provider and its model; or empty."),
  name: nullable(text("What the key or the wallet is called.")),
};

export const overviewSchema = object({
  step_seconds: wholeNumber("The width of a point in time."),
  points,
  total: object({ ...sums, ...times }, "Of the whole period."),
  shares: rows(object({ ...group, ...sums }), "The groups of calls, those with the most calls first. At most 50."),
  lines: rows(object({ ...group, points }), "The largest groups over time, as many as `lines` asks for."),
});

export function describeOverview(overview: Overview): ValueOf<typeof overviewSchema> {
  return {
    step_seconds: overview.stepMs / 1000,
    points: describePoints(overview.points),
    total: describePoint(overview.total),
    shares: overview.shares.map(describeShare),
    lines: overview.lines.map((line) => ({
      id: line.id,
      name: line.name ?? null,
      points: describePoints(line.points),
    })),
  };
}

function describePoints(all: readonly OverviewPoint[]) {
  return all.map(({ at, ...point }) => ({ at: timeOf(at), ...describePoint(point) }));
}

function describePoint({ duration, firstByte, ...rest }: Omit<OverviewPoint, "at">) {
  return {
    ...describeSums(rest),
    duration: describePercentiles(duration),
    first_byte: describePercentiles(firstByte),
  };
}

function describeShare({ id, name, ...rest }: OverviewShare) {
  return { id, name: name ?? null, ...describeSums(rest) };
}

function describeSums({ requests, refused, failed, inputTokens, outputTokens, costTicks }: CallSums) {
  return {
    requests,
    refused,
    failed,
    input_tokens: inputTokens,
    output_tokens: outputTokens,
    cost_ticks: costTicks,
  };
}

function describePercentiles({ p50, p95, p99 }: Percentiles) {
  return { p50: rounded(p50), p95: rounded(p95), p99: rounded(p99) };
}

function rounded(value: number | undefined): number | null {
  return value === undefined ? null : Math.round(value);
}
