import { useState } from "preact/hooks";
import { api, unwrap } from "../api.js";
import { StatusBadge } from "../components/badge.js";
import { TextField } from "../components/field.js";
import { Pages, usePages } from "../components/paged.js";
import { type Column, Table } from "../components/table.js";
import { dateTime, milliseconds, plural, usd } from "../format.js";
import { CONSOLE } from "../pages.js";
import { Link, usePlace } from "../router.js";

const LIVE_MS = 2_000;
const NAMES = ["model", "wallet", "status", "key"] as const;
type Filter = Partial<Record<(typeof NAMES)[number], string>>;
type Row = Awaited<ReturnType<typeof listRequests>>["rows"][number];

const COLUMNS: readonly Column<Row>[] = [
  {
    title: "Time",
    cell: ({ id, created_at }) => (
      <Link class="nowrap" href={requestAddress(id)}>
        {dateTime(created_at)}
      </Link>
    ),
  },
  { title: "Status", cell: ({ status, code }) => <StatusBadge status={status} code={code} /> },
  { title: "Model", cell: ({ model }) => model ?? "–" },
  { title: "Wallet", cell: ({ wallet }) => wallet ?? "–" },
  { title: "Dialects", cell: dialectsOf },
  { title: "Provider", cell: providerOf },
  { title: "Tokens", isNumber: true, cell: ({ input_tokens, output_tokens }) => tokensOf(input_tokens, output_tokens) },
  { title: "Duration", isNumber: true, cell: (row) => milliseconds(row.milliseconds) },
  { title: "Cost", isNumber: true, cell: ({ cost_ticks }) => usd(cost_ticks) },
  { title: "Dropped", isNumber: true, cell: ({ dropped }) => (dropped.length === 0 ? "–" : dropped.length) },
];

export function Requests() {
  const { query, go, path } = usePlace();
  const [isLive, setLive] = useState(true);
  const filter = filterOf(query);
  const paged = usePages((cursor) => listRequests(filter, cursor), [query.toString()], {
    everyMs: isLive ? LIVE_MS : undefined,
  });
  const set = (name: keyof Filter) => (value: string) => {
    const next = new URLSearchParams(query);
    if (value === "") next.delete(name);
    else next.set(name, value);
    go(next.size === 0 ? path : `${path}?${next}`, { replace: true });
  };
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
        <TextField label="Model" value={filter.model ?? ""} onValue={set("model")} />
        <TextField label="Wallet" value={filter.wallet ?? ""} onValue={set("wallet")} />
        <TextField label="Status" inputMode="numeric" value={filter.status ?? ""} onValue={set("status")} />
        <TextField label="Key ID" value={filter.key ?? ""} onValue={set("key")} />
      </div>
      <Pages paged={paged}>
        {(rows) => (
          <Table
            name="Requests"
            columns={COLUMNS}
            rows={rows}
            keyOf={({ id }) => id}
            hrefOf={({ id }) => requestAddress(id)}
            isCompact
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

async function listRequests({ status, ...texts }: Filter, cursor: string | undefined) {
  const wanted = { ...texts, ...(/^[1-5]\d\d$/.test(status ?? "") && { status: Number(status) }), cursor };
  try {
    const { requests, next_cursor } = await unwrap(api.GET("/requests", { params: { query: wanted } }));
    return { rows: requests, next: next_cursor };
  } catch (error) {
    // While a wallet's name is typed there is none of that name.
    if (error instanceof Error && "status" in error && error.status === 404) return { rows: [], next: null };
    throw error;
  }
}

function requestAddress(id: string): string {
  return `${CONSOLE}/requests/${encodeURIComponent(id)}`;
}

function dialectsOf({ dialect, upstream_dialect }: Row) {
  return upstream_dialect === null || upstream_dialect === dialect ? dialect : `${dialect} → ${upstream_dialect}`;
}

function providerOf({ provider, attempts }: Row) {
  if (provider === null) return "–";
  return attempts.length > 1 ? `${provider} (${plural(attempts.length, "attempt")})` : provider;
}

function tokensOf(input: number | null, output: number | null): string {
  return input === null && output === null ? "–" : `${input ?? 0} → ${output ?? 0}`;
}
