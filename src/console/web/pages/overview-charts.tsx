/** The charts of the overview: of all calls together, or a line for each of the largest groups. */
import { Chart } from "../components/chart.js";
import { groupName, milliseconds, shortCount } from "../format.js";
import type { OverviewFigures } from "./read-overview.js";

const TICKS_PER_USD = 1e10;

type Point = OverviewFigures["points"][number];
type Values = (of: (point: Point) => number | null, absent?: number | null) => (number | null)[];

export function Charts({ overview }: { readonly overview: OverviewFigures }) {
  const times = timesOf(overview);
  const charts = overview.isSplit ? chartsOfGroups(overview, times) : chartsOfAll(valuesAt(times, overview.points));
  return (
    <div class="columns">
      {charts.map((chart) => (
        <Chart key={chart.title} times={times} range={overview.range} {...chart} />
      ))}
    </div>
  );
}

function timesOf({ step_seconds, range: [since, until] }: OverviewFigures): number[] {
  const first = Math.floor(since / step_seconds) * step_seconds;
  const length = Math.max(0, Math.ceil((until - first) / step_seconds));
  return Array.from({ length }, (_, at) => first + at * step_seconds);
}

/** Points without calls are left out of an answer. */
function valuesAt(times: readonly number[], points: readonly Point[]): Values {
  const byTime = new Map(points.map((point) => [Date.parse(point.at) / 1000, point]));
  return (of, absent = 0) =>
    times.map((time) => {
      const point = byTime.get(time);
      return point === undefined ? absent : of(point);
    });
}

const usd = (value: number) => `$${Number(value.toPrecision(3))}`;
const costOf = ({ cost_ticks }: Point) => Number(cost_ticks) / TICKS_PER_USD;

function chartsOfAll(values: Values) {
  return [
    {
      title: "Requests",
      write: shortCount,
      lines: [
        { name: "all", values: values(({ requests }) => requests), isFilled: true },
        { name: "failed", values: values(({ failed }) => failed) },
        { name: "refused", values: values(({ refused }) => refused) },
      ],
    },
    {
      title: "Duration",
      write: milliseconds,
      lines: [
        { name: "p50", values: values(({ duration }) => duration.p50, null) },
        { name: "p95", values: values(({ duration }) => duration.p95, null) },
        { name: "p99", values: values(({ duration }) => duration.p99, null) },
        { name: "first byte, p50", values: values(({ first_byte }) => first_byte.p50, null) },
      ],
    },
    {
      title: "Tokens",
      write: shortCount,
      lines: [
        { name: "input", values: values(({ input_tokens }) => input_tokens), isFilled: true },
        { name: "output", values: values(({ output_tokens }) => output_tokens) },
      ],
    },
    {
      title: "Spend (USD)",
      write: usd,
      hasFractions: true,
      lines: [{ name: "spend", values: values(costOf), isFilled: true }],
    },
  ];
}

interface Measure {
  readonly title: string;
  /** What there is where there was no call. */
  readonly absent: 0 | null;
  readonly hasFractions?: boolean;
  write(value: number): string;
  of(point: Point): number | null;
}

const MEASURES: readonly Measure[] = [
  { title: "Requests", write: shortCount, absent: 0, of: ({ requests }) => requests },
  {
    title: "Failed or refused",
    write: shortCount,
    absent: 0,
    of: ({ failed, refused }) => failed + refused,
  },
  { title: "Duration, p50", write: milliseconds, absent: null, of: ({ duration }) => duration.p50 },
  { title: "Duration, p95", write: milliseconds, absent: null, of: ({ duration }) => duration.p95 },
  {
    title: "First byte, p50",
    write: milliseconds,
    absent: null,
    of: ({ first_byte }) => first_byte.p50,
  },
  {
    title: "Tokens",
    write: shortCount,
    absent: 0,
    of: (point) => point.input_tokens + point.output_tokens,
  },
  { title: "Spend (USD)", write: usd, hasFractions: true, absent: 0, of: costOf },
];

function chartsOfGroups({ lines, shares }: OverviewFigures, times: readonly number[]) {
  const groups = lines.map((line) => ({ name: groupName(line, shares), values: valuesAt(times, line.points) }));
  return MEASURES.map(({ absent, of, ...measure }) => ({
    ...measure,
    lines: groups.map(({ name, values }) => ({ name, values: values(of, absent) })),
  }));
}
