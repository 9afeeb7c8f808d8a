import { useState } from "preact/hooks";
import { api, unwrap } from "../api.js";
import { Chart } from "../components/chart.js";
import { Choice } from "../components/field.js";
import { AfterLoading } from "../components/states.js";
import { type Column, Table } from "../components/table.js";
import { count, milliseconds, percent, shortCount, usd } from "../format.js";
import { usePlace } from "../router.js";
import { useLoaded } from "../use-loaded.js";

const LIVE_MS = 5_000;
const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
const RANGES = [
  ["15 minutes", 15 * MINUTE_S],
  ["1 hour", HOUR_S],
  ["6 hours", 6 * HOUR_S],
  ["24 hours", 24 * HOUR_S],
  ["7 days", 168 * HOUR_S],
  ["30 days", 720 * HOUR_S],
] as const;
const GROUPS = ["model", "key", "wallet", "dialect", "route"] as const;
type Group = (typeof GROUPS)[number];
const TICKS_PER_USD = 1e10;

type Overview = Awaited<ReturnType<typeof readOverview>>;
type Share = Overview["shares"][number];

export function Overview() {
  const { query, go, path } = usePlace();
  const range = RANGES.find(([name]) => name === query.get("range")) ?? RANGES[1];
  const [by, setBy] = useState<Group>("model");
  const model = query.get("model") ?? undefined;
  const loaded = useLoaded(() => readOverview(range[1], by, model), [range, by, model], { everyMs: LIVE_MS });
  const set = (name: string, value: string | undefined) => {
    const next = new URLSearchParams(query);
    if (value === undefined) next.delete(name);
    else next.set(name, value);
    go(next.size === 0 ? path : `${path}?${next}`, { replace: true });
  };
  return (
    <section class="page">
      <div class="head">
        <h1>Overview</h1>
        <TimeRange chosen={range[0]} onChoose={(name) => set("range", name)} />
      </div>
      {model !== undefined && (
        <p class="notice">
          Only calls of <strong>{model}</strong>.{" "}
          <button type="button" onClick={() => set("model", undefined)}>
            Show all
          </button>
        </p>
      )}
      <AfterLoading loaded={loaded}>
        {(overview) => (
          <>
            <Tiles total={overview.total} />
            <Charts overview={overview} />
            <div class="head">
              <h2>Calls by {by}</h2>
              <Choice label="Group by" value={by} options={GROUPS} onValue={(value) => setBy(groupOf(value))} />
            </div>
            <Table
              name={`Calls by ${by}`}
              columns={columnsOf(overview, overview.by === "model" ? (id) => set("model", id) : undefined)}
              rows={overview.shares}
              keyOf={({ id }) => id}
              empty="There was no call in this time."
            />
          </>
        )}
      </AfterLoading>
    </section>
  );
}

function TimeRange({ chosen, onChoose }: { readonly chosen: string; onChoose(name: string): void }) {
  return (
    <div role="group" aria-label="Time range" class="segments">
      {RANGES.map(([name]) => (
        <button key={name} type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
          {name}
        </button>
      ))}
    </div>
  );
}

function groupOf(value: string): Group {
  return GROUPS.find((group) => group === value) ?? "model";
}

async function readOverview(seconds: number, by: Group, model: string | undefined) {
  const until = Date.now();
  const since = until - seconds * 1000;
  const query = { since: new Date(since).toISOString(), until: new Date(until).toISOString(), by, model };
  const overview = await unwrap(api.GET("/overview", { params: { query } }));
  return { ...overview, by, range: [since / 1000, until / 1000] as const };
}

function Tiles({ total }: { readonly total: Overview["total"] }) {
  const { requests, refused, failed, input_tokens, output_tokens, cost_ticks, duration, first_byte } = total;
  const tiles: readonly (readonly [string, string, string])[] = [
    ["Requests", count(requests), refused === 0 ? "none refused" : `${percent(refused, requests)} refused`],
    ["Failed", count(failed), failed === 0 ? "none" : percent(failed, requests)],
    ["Duration", milliseconds(duration.p50), `p95 ${milliseconds(duration.p95)}, p99 ${milliseconds(duration.p99)}`],
    ["First byte", milliseconds(first_byte.p50), `p95 ${milliseconds(first_byte.p95)}`],
    ["Tokens", shortCount(input_tokens + output_tokens), `${shortCount(output_tokens)} of them output`],
    ["Spend", usd(cost_ticks), "charged to wallets"],
  ];
  return (
    <dl class="tiles">
      {tiles.map(([name, value, detail]) => (
        <div class="card" key={name}>
          <dt>{name}</dt>
          <dd>
            {value} <span class="muted">{detail}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Point = Overview["points"][number];
type Values = (of: (point: Point) => number | null, absent?: number | null) => (number | null)[];

function Charts({ overview: { step_seconds, points, range } }: { readonly overview: Overview }) {
  const byTime = new Map(points.map((point) => [Date.parse(point.at) / 1000, point]));
  const first = Math.floor(range[0] / step_seconds) * step_seconds;
  const length = Math.ceil((range[1] - first) / step_seconds);
  const times = Array.from({ length }, (_, at) => first + at * step_seconds);
  const values: Values = (of, absent = 0) =>
    times.map((time) => {
      const point = byTime.get(time);
      return point === undefined ? absent : of(point);
    });
  return (
    <div class="columns">
      {chartsOf(values).map((chart) => (
        <Chart key={chart.title} times={times} range={range} {...chart} />
      ))}
    </div>
  );
}

function chartsOf(values: Values) {
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
      write: (value: number) => `$${Number(value.toPrecision(3))}`,
      lines: [
        { name: "spend", values: values(({ cost_ticks }) => Number(cost_ticks) / TICKS_PER_USD), isFilled: true },
      ],
    },
  ];
}

function columnsOf({ total }: Overview, select: ((id: string) => void) | undefined): readonly Column<Share>[] {
  return [
    {
      title: "Name",
      cell: ({ id, name }) =>
        id === "" ? (
          <span class="muted">none</span>
        ) : select === undefined ? (
          (name ?? id)
        ) : (
          <button type="button" class="link" onClick={() => select(id)}>
            {name ?? id}
          </button>
        ),
    },
    { title: "Requests", isNumber: true, cell: ({ requests }) => count(requests) },
    { title: "Share", isNumber: true, cell: ({ requests }) => percent(requests, total.requests) },
    { title: "Refused", isNumber: true, cell: ({ refused }) => count(refused) },
    { title: "Failed", isNumber: true, cell: ({ failed }) => count(failed) },
    { title: "Input tokens", isNumber: true, cell: ({ input_tokens }) => shortCount(input_tokens) },
    { title: "Output tokens", isNumber: true, cell: ({ output_tokens }) => shortCount(output_tokens) },
    { title: "Spend", isNumber: true, cell: ({ cost_ticks }) => usd(cost_ticks) },
  ];
}
