import { useState } from "preact/hooks";
import type { ExplorerIndex } from "../../../explorer/tables.js";
import { api, noneOfUnknownWallet, unwrap } from "../api.js";
import { StatusBadge } from "../components/badge.js";
import { Choice, MomentField, TextField } from "../components/field.js";
import { Pages, usePages } from "../components/paged.js";
import { type Column, Table } from "../components/table.js";
import { useFile } from "../explorer/data.js";
import { milliseconds, plural, shortTime, trimmed, usd } from "../format.js";
import { CONSOLE } from "../console-path.js";
import { Link, useQuery } from "../router.js";

const LIVE_MS = 2_000;
const NAMES = ["model", "wallet", "dialect", "status", "outcome", "key", "since", "until"] as const;
const OUTCOMES = ["failed", "refused"] as const;
const STATUS = /^[1-5]\d\d$/;
type Filter = Partial<Record<(typeof NAMES)[number], string>>;
type Row = Awaited<ReturnType<typeof listRequests>>["rows"][number];

const COLUMNS: readonly Column<Row>[] = [
  {
    title: "Time",
    cell: ({ id, created_at }) => (
      <Link class="nowrap" href={requestAddress(id)}>
        {shortTime(created_at)}
      </Link>
    ),
  },
  { title: "Status", cell: ({ status, code }) => <StatusBadge status={status} code={code} /> },
  { title: "Model", cell: ({ model }) => model ?? "–" },
  { title: "Wallet", isMinor: true, cell: ({ wallet }) => wallet ?? "–" },
  { title: "Dialects", cell: dialectsOf },
  { title: "Provider", isMinor: "on wide windows alone", cell: providerOf },
  { title: "Tokens", isNumber: true, cell: ({ input_tokens, output_tokens }) => tokensOf(input_tokens, output_tokens) },
  { title: "Duration", isNumber: true, cell: (row) => milliseconds(row.milliseconds) },
  { title: "Cost", isNumber: true, cell: ({ cost_ticks }) => usd(cost_ticks) },
  {
    title: "Dropped",
    isNumber: true,
    isMinor: true,
    cell: ({ dropped }) => (dropped.length === 0 ? "–" : dropped.length),
  },
];

export function Requests() {
  const [query, set] = useQuery();
  const index = useFile<ExplorerIndex>("index.json").data;
  const [isLive, setLive] = useState(true);
  const filter = filterOf(query);
  const paged = usePages((cursor) => listRequests(filter, cursor), [query.toString()], {
    everyMs: isLive ? LIVE_MS : undefined,
  });
  const text = (name: keyof Filter) => ({
    value: filter[name] ?? "",
    onValue: (value: string) => set({ [name]: value }),
  });
  const served = index?.dialects.filter(({ isServed }) => isServed).map(({ name }) => name) ?? [];
  return (
    <section class="page">
      <div class="head">
        <h1>Requests</h1>
        <label class="check">
          <input type="checkbox" checked={isLive} onChange={(event) => setLive(event.currentTarget.checked)} />
          Live
        </label>
      </div>
      <div class="filters" role="search" aria-label="Filter requests">
        <TextField label="Model" {...text("model")} />
        <TextField label="Wallet" {...text("wallet")} />
        <Choice label="Dialect" options={[{ value: "", title: "all" }, ...served]} {...text("dialect")} />
        <TextField label="Status" inputMode="numeric" placeholder="such as 502" {...text("status")} />
        <Choice label="Outcome" options={[{ value: "", title: "all" }, ...OUTCOMES]} {...text("outcome")} />
        <TextField label="Key ID" {...text("key")} />
        <MomentField label="From" {...text("since")} />
        <MomentField label="To" {...text("until")} />
      </div>
      <Pages paged={paged}>
        {(rows) => (
          <Table
            name="Requests"
            columns={COLUMNS}
            rows={rows}
            keyOf={({ id }) => id}
            hrefOf={({ id }) => requestAddress(id)}
            empty="No call matches. Calls are listed here a moment after they end."
          />
        )}
      </Pages>
    </section>
  );
}

function filterOf(query: URLSearchParams): Filter {
  return Object.fromEntries(NAMES.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? ""]] : [])));
}

async function listRequests(filter: Filter, cursor: string | undefined) {
  const { status, outcome: written, ...texts } = trimmed(filter);
  const outcome = OUTCOMES.find((one) => one === written);
  // Calls of every status would look as if they were of this one.
  if (status !== undefined && !STATUS.test(status)) return { rows: [], next: null };
  const wanted = { ...texts, ...(status !== undefined && { status: Number(status) }), outcome, cursor };
  try {
    const { requests, next_cursor } = await unwrap(api.GET("/requests", { params: { query: wanted } }));
    return { rows: requests, next: next_cursor };
  } catch (error) {
    return noneOfUnknownWallet(error);
  }
}

/** The page with the calls of a filter alone. */
export function requestsAddress(filter: Filter): string {
  return `${CONSOLE}/requests?${new URLSearchParams(filter).toString()}`;
}

export function requestAddress(id: string): string {
  return `${CONSOLE}/requests/${encodeURIComponent(id)}`;
}

/** It is broken at the arrow alone. */
function dialectsOf({ dialect, upstream_dialect: upstream }: Row) {
  const from = <span class="nowrap">{dialect}</span>;
  if (upstream === null || upstream === dialect) return from;
  return (
    <>
      {from} <span class="nowrap">→ {upstream}</span>
    </>
  );
}

function providerOf({ provider, attempts }: Row) {
  if (provider === null) return "–";
  return attempts.length > 1 ? `${provider} (${plural(attempts.length, "attempt")})` : provider;
}

function tokensOf(input: number | null, output: number | null): string {
  return input === null && output === null ? "–" : `${input ?? 0} → ${output ?? 0}`;
}
