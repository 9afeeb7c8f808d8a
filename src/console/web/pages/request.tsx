import { reasonOf } from "../../../explorer/reasons.js";
import type { ExplorerPair } from "../../../explorer/tables.js";
import { StatusBadge } from "../components/badge.js";
import { type Fact, Facts, Region } from "../components/facts.js";
import { AfterLoading } from "../components/states.js";
import { type Span, Timeline } from "../components/timeline.js";
import { addressOf } from "../explorer/choice.js";
import { useFile } from "../explorer/data.js";
import { Body } from "../components/body.js";
import { count, dateTime, milliseconds, usd } from "../format.js";
import { CONSOLE } from "../console-path.js";
import type { PageProps } from "../page-props.js";
import { Link } from "../router.js";
import { useLoaded } from "../use-loaded.js";
import { Charges } from "./charges.js";
import { SentBody } from "./sent-body.js";
import { readTask } from "./read-task.js";
import { StateBadge, taskAddress } from "./tasks.js";
import { WalletLink } from "./wallets.js";
import { readRequest, type RequestDetails } from "./read-request.js";

export function RequestPage({ named }: PageProps) {
  const loaded = useLoaded(() => readRequest(named), [named]);
  return (
    <section class="page">
      <div class="head">
        <h1>Request {named}</h1>
        <Link href={`${CONSOLE}/requests`}>All requests</Link>
      </div>
      <AfterLoading loaded={loaded}>
        {(row) => (
          <>
            <Summary row={row} />
            <Attempts row={row} />
            <div class="columns">
              <DroppedParameters row={row} />
              <Cost row={row} />
            </div>
            <div class="columns">
              <Region title="Question">
                <Body text={row.request_body} />
              </Region>
              <SentBody row={row} />
            </div>
            <Region title="Answer">
              <Body text={row.response_body} />
            </Region>
          </>
        )}
      </AfterLoading>
    </section>
  );
}

function Summary({ row }: { readonly row: RequestDetails }) {
  const facts: Fact[] = [
    ["Status", <StatusBadge key="status" status={row.status} code={row.code} />],
    ["Time", dateTime(row.created_at)],
    ["Duration", milliseconds(row.milliseconds)],
    ["Model", row.model ?? "–"],
    ["Dialect", `${row.dialect}, ${row.operation}${row.stream ? ", stream" : ""}`],
    ["Wallet", row.wallet === null ? "–" : <WalletLink key="wallet" name={row.wallet} />],
    ["Key", row.key_id ?? "–"],
    ["Request ID", row.request_id],
  ];
  if (row.code !== null) facts.push(["Error", row.code]);
  if (row.cause !== null) facts.push(["Cause", row.cause]);
  if (row.repeats > 0) facts.push(["Equal refusals", `${count(row.repeats)} more within a minute`]);
  return (
    <div class="card">
      <Facts facts={facts} />
    </div>
  );
}

/** The attempts on a time line, from the arrival of the call to its end. */
function Attempts({ row }: { readonly row: RequestDetails }) {
  const { attempts } = row;
  const isSent = attempts.some(({ outcome }) => outcome !== UNSUITED);
  return (
    <Region title="Attempts">
      {!isSent && (
        <p class="muted">
          Nothing was sent to a provider{attempts.length > 0 && ": no route that was tried takes this call"}.
        </p>
      )}
      {attempts.length > 0 && <Timeline spans={spansOf(row)} whole={row.milliseconds} />}
    </Region>
  );
}

/** The outcome of a route that was passed over. */
const UNSUITED = "unsuited";

function spansOf(row: RequestDetails): Span[] {
  const { attempts, upstream_milliseconds: sent, first_byte_milliseconds: answered, milliseconds: end } = row;
  // Retries follow each other: the last attempt began when the provider was called.
  const earlier = attempts.slice(0, -1).reduce((sum, one) => sum + one.milliseconds, 0);
  let from = Math.max(0, (sent ?? 0) - earlier);
  const spans: Span[] = attempts.map((one, index) => {
    const start = index === attempts.length - 1 ? Math.max(from, sent ?? from) : from;
    from = start + one.milliseconds;
    const name = `${one.provider} ${one.model}: ${one.outcome}`;
    const isFailure = one.outcome !== "success" && one.outcome !== UNSUITED;
    return span(name, start, from, isFailure ? "bad" : undefined);
  });
  if (sent !== null && sent > 0) spans.unshift(span("before the first attempt", 0, spans[0]?.from ?? sent));
  if (answered !== null && answered < end) spans.push(span("the answer", answered, end));
  return spans;
}

function span(name: string, from: number, to: number, tone?: Span["tone"]): Span {
  return { name, from, to, at: `after ${milliseconds(from)}`, duration: milliseconds(to - from), tone };
}

/** Each with its reason from the tables, and a link to the field in the explorer. */
function DroppedParameters({
  row: { dropped, dialect, upstream_dialect: upstream },
}: {
  readonly row: RequestDetails;
}) {
  const isExplained = dropped.length > 0 && upstream !== null;
  const pair = useFile<ExplorerPair>(isExplained ? `${dialect}-to-${upstream}.json` : undefined).data;
  if (dropped.length === 0)
    return (
      <Region title="Dropped parameters">
        <p class="muted">
          {upstream === null
            ? "Nothing was sent to a provider."
            : "None: the provider got everything that the client sent."}
        </p>
      </Region>
    );
  return (
    <Region title="Dropped parameters">
      <ul class="plain">
        {dropped.map((path) => (
          <li key={path}>
            {upstream === null ? (
              <code>{path}</code>
            ) : (
              <Link href={explorerAddress(dialect, upstream, path, pair)}>
                <code>{path}</code>
              </Link>
            )}
            {pair && <p class="hint">{reasonOf(path, pair).reasons.join("; ")}</p>}
          </li>
        ))}
      </ul>
    </Region>
  );
}

/** Of the field in the explorer. A path has the places of items, where the table has none. */
function explorerAddress(from: string, to: string, path: string, pair: ExplorerPair | undefined): string {
  const field = (pair && reasonOf(path, pair).row?.from) ?? path;
  return `${CONSOLE}/explorer${addressOf({ from, to, field })}`;
}

function Cost({ row }: { readonly row: RequestDetails }) {
  const { charges, cost_ticks: ticks, estimated, task_id: task } = row;
  return (
    <Region title="Cost">
      {task !== null ? (
        <TaskCost id={task} />
      ) : charges === null ? (
        <Facts facts={[...countFacts(row), ["Cost", usd(ticks)]]} />
      ) : charges.length === 0 && ticks === "0" ? (
        <p class="muted">Nothing was charged.</p>
      ) : (
        <Charges {...{ charges, ticks, estimated }} />
      )}
    </Region>
  );
}

/** A video is charged when its task ends. */
function TaskCost({ id }: { readonly id: string }) {
  const loaded = useLoaded(() => readTask(id), [id]);
  return (
    <>
      <p>
        This call created the task{" "}
        <Link class="mono" href={taskAddress(id)}>
          {id}
        </Link>
        . What it costs is charged when the task ends.
      </p>
      <AfterLoading loaded={loaded}>
        {({ state, charged_ticks: charged }) => (
          <Facts
            facts={[
              ["State", <StateBadge key="state" state={state} />],
              ["Cost of the task", charged === null ? "–" : usd(charged)],
            ]}
          />
        )}
      </AfterLoading>
    </>
  );
}

/** Until the charge is written, there are no prices. */
function countFacts(row: RequestDetails): Fact[] {
  const counts: readonly (readonly [string, number | null])[] = [
    ["Input tokens", row.input_tokens],
    ["of them cached", row.cached_input_tokens],
    ["of them written to a cache", row.cache_write_tokens],
    ["of these for an hour", row.cache_write_hour_tokens],
    ["Output tokens", row.output_tokens],
    ["of them reasoning", row.reasoning_tokens],
    ["Images", row.images],
  ];
  return counts.flatMap(([name, value]) => (value === null ? [] : [[name, count(value)] as const]));
}
