import { api, noneOfUnknownWallet, unwrap } from "../api.js";
import { Badge, type Tone } from "../components/badge.js";
import { Choice, TextField } from "../components/field.js";
import { Pages, usePages } from "../components/paged.js";
import { type Column, Table } from "../components/table.js";
import { dateTime, trimmed, usd } from "../format.js";
import { CONSOLE } from "../console-path.js";
import { Link, useQuery } from "../router.js";

const LIVE_MS = 3_000;
const NAMES = ["state", "model", "wallet"] as const;
type Filter = Partial<Record<(typeof NAMES)[number], string>>;
type Task = Awaited<ReturnType<typeof listTasks>>["rows"][number];

const STATES = {
  created: "plain",
  queued: "plain",
  running: "plain",
  succeeded: "good",
  failed: "bad",
  cancelled: "warn",
  expired: "warn",
  ambiguous: "bad",
} as const satisfies Readonly<Record<string, Tone>>;

export type TaskState = keyof typeof STATES;

const COLUMNS: readonly Column<Task>[] = [
  {
    title: "Task",
    cell: ({ id, created_at }) => (
      <>
        <Link href={taskAddress(id)} class="mono">
          {id}
        </Link>
        <br />
        <span class="muted">{dateTime(created_at)}</span>
      </>
    ),
  },
  { title: "State", cell: ({ state }) => <StateBadge state={state} /> },
  { title: "Model", cell: ({ model }) => model },
  { title: "Wallet", cell: ({ wallet }) => wallet },
  { title: "Provider", cell: ({ provider }) => provider },
  { title: "Polls", isNumber: true, cell: ({ polls }) => polls },
  { title: "Cost", isNumber: true, cell: ({ charged_ticks }) => (charged_ticks === null ? "–" : usd(charged_ticks)) },
];

export function Tasks() {
  const [query, set] = useQuery();
  const filter: Filter = Object.fromEntries(
    NAMES.flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? ""]] : [])),
  );
  const paged = usePages((cursor) => listTasks(filter, cursor), [query.toString()], { everyMs: LIVE_MS });
  const text = (name: keyof Filter) => ({
    value: filter[name] ?? "",
    onValue: (value: string) => set({ [name]: value }),
  });
  return (
    <section class="page">
      <h1>Tasks</h1>
      <div class="filters" role="search" aria-label="Filter tasks">
        <Choice label="State" options={[{ value: "", title: "all" }, ...Object.keys(STATES)]} {...text("state")} />
        <TextField label="Model" {...text("model")} />
        <TextField label="Wallet" {...text("wallet")} />
      </div>
      <Pages paged={paged}>
        {(rows) => (
          <Table
            name="Tasks"
            columns={COLUMNS}
            rows={rows}
            keyOf={({ id }) => id}
            hrefOf={({ id }) => taskAddress(id)}
            empty="No task matches. A call that makes a video creates one."
          />
        )}
      </Pages>
    </section>
  );
}

async function listTasks(filter: Filter, cursor: string | undefined) {
  const { state, ...texts } = trimmed(filter);
  const query = { ...texts, ...(isState(state) && { state }), cursor };
  try {
    const { tasks, next_cursor } = await unwrap(api.GET("/tasks", { params: { query } }));
    return { rows: tasks, next: next_cursor };
  } catch (error) {
    return noneOfUnknownWallet(error);
  }
}

function isState(text: string | undefined): text is TaskState {
  return text !== undefined && Object.hasOwn(STATES, text);
}

export function StateBadge({ state }: { readonly state: TaskState }) {
  return <Badge tone={STATES[state]}>{state}</Badge>;
}

export function taskAddress(id: string): string {
  return `${CONSOLE}/tasks/${encodeURIComponent(id)}`;
}
