import { useState } from "preact/hooks";
import { api, unwrap } from "../api.js";
import { Badge } from "../components/badge.js";
import { Body } from "../components/body.js";
import { Dialog } from "../components/dialog.js";
import { type Fact, Facts, Region } from "../components/facts.js";
import { Choice, TextField } from "../components/field.js";
import { Form } from "../components/form.js";
import { AfterLoading } from "../components/states.js";
import { Table } from "../components/table.js";
import { dateTime, milliseconds, usd } from "../format.js";
import { CONSOLE } from "../console-path.js";
import type { PageProps } from "../page-props.js";
import { Link } from "../router.js";
import { useMay } from "../session.js";
import { useLoaded } from "../use-loaded.js";
import { Charges } from "./charges.js";
import { requestAddress } from "./requests.js";
import { TaskTimeline } from "./task-timeline.js";
import { StateBadge } from "./tasks.js";
import { WalletLink } from "./wallets.js";
import { readTask, type Task } from "./read-task.js";

const LIVE_MS = 2_000;

export function TaskPage({ named }: PageProps) {
  const [isResolving, setResolving] = useState(false);
  const mayChange = useMay("operator");
  const [isOver, setOver] = useState(false);
  const load = async () => {
    const task = await readTask(named);
    setOver(task.finished_at !== null && (task.callback === null || task.callback.outcome !== null));
    return task;
  };
  const loaded = useLoaded(load, [named], { everyMs: isOver ? undefined : LIVE_MS });
  return (
    <section class="page">
      <div class="head">
        <h1>Task {named}</h1>
        <Link href={`${CONSOLE}/tasks`}>All tasks</Link>
      </div>
      <AfterLoading loaded={loaded}>
        {(task) => (
          <>
            {task.state === "ambiguous" && <Ambiguous {...{ task, mayChange }} onResolve={() => setResolving(true)} />}
            <div class="columns">
              <div class="card">
                <Facts facts={factsOf(task)} />
              </div>
              <Media {...task} />
            </div>
            <TaskTimeline task={task} />
            <Cost task={task} />
            <Callbacks task={task} mayChange={mayChange} onBegun={() => loaded.change(begunAgain)} />
            {task.snapshot !== null && (
              <Region title="What its owner reads">
                <Body text={task.snapshot} />
              </Region>
            )}
            {isResolving && <Resolve task={task} onClose={() => setResolving(false)} onResolved={loaded.reload} />}
          </>
        )}
      </AfterLoading>
    </section>
  );
}

interface AmbiguousProps {
  readonly task: Task;
  readonly mayChange: boolean;
  onResolve(): void;
}

function Ambiguous({ task: { deadline_at, provider }, mayChange, onResolve }: AmbiguousProps) {
  return (
    <div class="notice">
      <p>
        It is not known whether the provider accepted this task. Its money is held until you decide, at most until{" "}
        {dateTime(deadline_at)}. Look for it at {provider}.{!mayChange && " Only an operator may decide."}
      </p>
      <button type="button" disabled={!mayChange} onClick={onResolve}>
        Resolve
      </button>
    </div>
  );
}

function factsOf(task: Task): Fact[] {
  const { charged_ticks: charged } = task;
  const facts: Fact[] = [
    ["State", <StateBadge key="state" state={task.state} />],
    ["Model", task.model],
    ["Dialect", `${task.dialect} → ${task.upstream_dialect}`],
    ["Provider", `${task.provider} ${task.upstream_model}`],
    ["Upstream job", task.upstream_id ?? "–"],
    ["Wallet", <WalletLink key="wallet" name={task.wallet} />],
    ["Key", task.key_id],
    ["Request", task.request === null ? "–" : <Request key="request" id={task.request} />],
    ["Held", `${usd(task.held_ticks)} (${task.money})`],
    ["Cost", charged === null ? "–" : usd(charged)],
  ];
  if (task.reason !== null && task.reason !== task.state) facts.push(["Reason", task.reason]);
  return facts;
}

function Request({ id }: { readonly id: string }) {
  return (
    <Link class="mono" href={requestAddress(id)}>
      {id}
    </Link>
  );
}

function Cost({ task: { charges, charged_ticks: ticks, estimated, held_ticks: held } }: { readonly task: Task }) {
  return (
    <Region title="Cost">
      {charges === null ? (
        <p class="muted">It is charged when the task ends. Until then {usd(held)} are held.</p>
      ) : ticks === null ? (
        <p class="muted">Nothing was charged. What was held was given back.</p>
      ) : (
        <Charges {...{ charges, ticks, estimated }} />
      )}
    </Region>
  );
}

/** Some dialects give their clients the address of a video at its host, and nothing of it is stored. */
function withoutMedia({ state, finished_at: finishedAt }: Pick<Task, "state" | "finished_at">): string {
  if (state === "succeeded") return "Its video is at its host, where its owner reads it. Nothing of it is stored here.";
  return finishedAt === null ? "It has made nothing yet." : "It has made nothing.";
}

function Media({ media, ...task }: Pick<Task, "media" | "state" | "finished_at">) {
  if (media.length === 0) return <p class="card muted">{withoutMedia(task)}</p>;
  return (
    <div class="card">
      {media.map(({ id, kind, mime, bytes }) => (
        <figure class="medium" key={id}>
          {mime.startsWith("video/") && (
            <video controls muted preload="metadata" src={`/media/${id}`} aria-label={kind} />
          )}
          {mime.startsWith("image/") && <img src={`/media/${id}`} alt={kind} />}
          <figcaption class="hint">
            <a href={`/media/${id}`}>{kind}</a>, {mime}, {Math.ceil(bytes / 1024)} KiB
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

interface CallbacksProps {
  readonly task: Task;
  readonly mayChange: boolean;
  /** The callback is delivered again. */
  onBegun(): void;
}

/** What the page shows until it is loaded again. */
function begunAgain(task: Task): Task {
  const { callback } = task;
  return callback === null
    ? task
    : { ...task, callback: { ...callback, outcome: null, next_attempt_at: new Date().toISOString() } };
}

function Callbacks({ task: { id, callback }, mayChange, onBegun }: CallbacksProps) {
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const deliver = () => {
    setBusy(true);
    unwrap(api.POST("/tasks/{id}/redeliver", { params: { path: { id } } }))
      .then(
        () => {
          setError(undefined);
          onBegun();
        },
        (reason: Error) => setError(reason.message),
      )
      .finally(() => setBusy(false));
  };
  if (callback === null)
    return (
      <Region title="Callbacks">
        <p class="muted">Its creator asked for no callback.</p>
      </Region>
    );
  return (
    <Region title="Callbacks">
      <p>
        To <span class="mono">{callback.url}</span>:{" "}
        {callback.outcome === null ? (
          <>not delivered yet; the next attempt is at {dateTime(callback.next_attempt_at)}</>
        ) : (
          <Badge tone={callback.outcome === "delivered" ? "good" : "bad"}>{callback.outcome.replace("_", " ")}</Badge>
        )}
      </p>
      <Deliveries deliveries={callback.deliveries} />
      {error !== undefined && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      <p class="after-table">
        <button type="button" disabled={!mayChange || isBusy || callback.outcome === null} onClick={deliver}>
          Deliver again
        </button>{" "}
        <span class="hint">
          sends the same body to the same address.{!mayChange && " Only an operator may do that."}
        </span>
      </p>
    </Region>
  );
}

type Delivery = NonNullable<Task["callback"]>["deliveries"][number];

function Deliveries({ deliveries }: { readonly deliveries: readonly Delivery[] }) {
  return (
    <Table
      name="Attempts to call back"
      columns={[
        { title: "Attempt", cell: ({ attempt }) => attempt },
        { title: "Time", cell: ({ started_at }) => dateTime(started_at) },
        { title: "Status", cell: ({ status }) => status ?? "–" },
        { title: "Result", cell: ({ result }) => result },
        { title: "Duration", isNumber: true, cell: (one) => milliseconds(one.milliseconds) },
      ]}
      rows={deliveries}
      keyOf={({ started_at, attempt }) => `${started_at} ${attempt}`}
      empty="No attempt yet."
    />
  );
}

interface ResolveProps {
  readonly task: Task;
  onClose(): void;
  onResolved(): void;
}

function Resolve({ task: { id, provider, held_ticks }, onClose, onResolved }: ResolveProps) {
  const [outcome, setOutcome] = useState("released");
  const [charge, setCharge] = useState("");
  const submit = async () => {
    const body = outcome === "released" ? { released: true } : { charged: { usd: charge.trim() } };
    await unwrap(api.POST("/tasks/{id}/resolve", { params: { path: { id } }, body }));
    onResolved();
    onClose();
  };
  return (
    <Dialog title="Resolve the task" onClose={onClose}>
      <Form action="Resolve task" isDangerous submit={submit} onCancel={onClose}>
        <p>The task ends with this, and its callback is sent. It cannot be undone.</p>
        <Choice
          label="Outcome"
          value={outcome}
          options={[
            { value: "released", title: `not accepted by ${provider}: give ${usd(held_ticks)} back` },
            { value: "charged", title: `accepted by ${provider}: charge the wallet` },
          ]}
          onValue={setOutcome}
        />
        {outcome === "charged" && (
          <TextField label="Charge (USD)" required inputMode="decimal" value={charge} onValue={setCharge} />
        )}
      </Form>
    </Dialog>
  );
}
