import type { ComponentChildren } from "preact";
import { Choice, MomentField } from "../components/field.js";
import { AfterLoading } from "../components/states.js";
import { type Column, Table } from "../components/table.js";
import { count, groupName, milliseconds, percent, shortCount, usd } from "../format.js";
import { Link, useQuery } from "../router.js";
import { useLoaded } from "../use-loaded.js";
import { Charts } from "./overview-charts.js";
import { requestsAddress } from "./requests.js";
import { type Filter, FILTERS, type Group, GROUPS, type OverviewFigures, readOverview } from "./read-overview.js";

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
const USUAL_RANGE = RANGES[1];
const OWN_RANGE = "Other";
const TOGETHER = "all calls together";
type Share = OverviewFigures["shares"][number];

export function Overview() {
  const [query, set] = useQuery();
  const by = GROUPS.find((group) => group === query.get("by")) ?? "model";
  const isSplit = query.get("charts") === "each";
  const filter = filterOf(query);
  const isLive = periodOf(query).until === "";
  const loaded = useLoaded(() => readOverview({ period: periodOf(query), by, isSplit, filter }), [query.toString()], {
    everyMs: isLive ? LIVE_MS : undefined,
  });
  const each = `the largest by ${by}`;
  return (
    <section class="page">
      <div class="head">
        <h1>Overview</h1>
        <TimeRange query={query} set={set} />
      </div>
      <OwnPeriod query={query} set={set} />
      <Narrowed filter={filter} set={set} />
      <AfterLoading loaded={loaded}>
        {(overview) => (
          <>
            <Tiles total={overview.total} failures={failuresAddress(query)} />
            <div class="filters">
              <Choice label="Group by" value={by} options={GROUPS} onValue={(value) => set({ by: value })} />
              <Choice
                label="Charts"
                value={isSplit ? each : TOGETHER}
                options={[TOGETHER, each]}
                onValue={(value) => set({ charts: value === each ? "each" : "" })}
              />
            </div>
            <Charts overview={overview} />
            <h2>Calls by {overview.by}</h2>
            <Table
              name={`Calls by ${overview.by}`}
              columns={columnsOf(overview, narrowing(overview.by, set))}
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

interface QueryProps {
  readonly query: URLSearchParams;
  set(members: Readonly<Record<string, string>>): void;
}

function TimeRange({ query, set }: QueryProps) {
  const isOwn = query.has("since");
  const chosen = isOwn ? OWN_RANGE : rangeOf(query)[0];
  const choose = (name: string) => set({ range: name, since: "", until: "" });
  const chooseOwn = () => {
    const { since } = periodOf(query);
    set({ range: "", since, until: query.get("until") ?? "" });
  };
  return (
    <div role="group" aria-label="Time range" class="segments">
      {RANGES.map(([name]) => (
        <button key={name} type="button" aria-pressed={name === chosen} onClick={() => choose(name)}>
          {name}
        </button>
      ))}
      <button type="button" aria-pressed={isOwn} onClick={chooseOwn}>
        {OWN_RANGE}
      </button>
    </div>
  );
}

/** A period between two moments. It goes on as long as no end is chosen. */
function OwnPeriod({ query, set }: QueryProps) {
  const since = query.get("since");
  if (since === null) return null;
  const until = query.get("until") ?? "";
  return (
    <div class="filters" role="group" aria-label="Period">
      <MomentField required label="From" value={since} onValue={(value) => set({ since: value })} />
      <MomentField
        label="To"
        value={until}
        onValue={(value) => set({ until: value })}
        hint="Now, and live, when it is empty."
      />
    </div>
  );
}

function Narrowed({ filter, set }: { readonly filter: Filter; readonly set: QueryProps["set"] }) {
  return Object.entries(filter).map(([name, value]) => (
    <p class="notice" key={name}>
      Only calls of the {name} <strong>{value}</strong>.{" "}
      <button type="button" onClick={() => set({ [name]: "" })}>
        Show all
      </button>
    </p>
  ));
}

/** What a click on a group does. The log knows wallets by their names; one that is gone has none. */
function narrowing(by: Group, set: QueryProps["set"]): ((share: Share) => void) | undefined {
  const name = FILTERS.find((filter) => filter === by);
  return name && (({ id, name: called }) => set({ [name]: by === "wallet" ? (called ?? "") : id }));
}

function filterOf(query: URLSearchParams): Filter {
  return Object.fromEntries(FILTERS.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? ""]] : [])));
}

function rangeOf(query: URLSearchParams) {
  return RANGES.find(([name]) => name === query.get("range")) ?? USUAL_RANGE;
}

/** An empty end is now. */
function periodOf(query: URLSearchParams): { readonly since: string; readonly until: string } {
  const since = query.get("since");
  if (since !== null) return { since, until: query.get("until") ?? "" };
  return { since: new Date(Date.now() - rangeOf(query)[1] * 1000).toISOString(), until: "" };
}

/** The calls that failed among those that are shown. */
function failuresAddress(query: URLSearchParams): string {
  const { since, until } = periodOf(query);
  return requestsAddress({ ...filterOf(query), outcome: "failed", since, ...(until !== "" && { until }) });
}

interface TilesProps {
  readonly total: OverviewFigures["total"];
  readonly failures: string;
}

function Tiles({ total, failures }: TilesProps) {
  const { requests, refused, failed, input_tokens, output_tokens, cost_ticks, duration, first_byte } = total;
  const tiles: readonly (readonly [string, ComponentChildren, string])[] = [
    ["Requests", count(requests), refused === 0 ? "none refused" : `${percent(refused, requests)} refused`],
    [
      "Failed",
      failed === 0 ? "0" : <Link href={failures}>{count(failed)}</Link>,
      failed === 0 ? "none" : percent(failed, requests),
    ],
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

function columnsOf(
  { total, shares }: OverviewFigures,
  narrow: ((share: Share) => void) | undefined,
): readonly Column<Share>[] {
  return [
    {
      title: "Name",
      cell: (share) =>
        share.id === "" ? (
          <span class="muted">none</span>
        ) : narrow === undefined ? (
          groupName(share, shares)
        ) : (
          <button type="button" class="link" onClick={() => narrow(share)}>
            {groupName(share, shares)}
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
