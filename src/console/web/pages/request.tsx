import { reasonOf } from "../../../explorer/reasons.js";
import type { ExplorerPair } from "../../../explorer/tables.js";
import { api, unwrap } from "../api.js";
import { Badge, StatusBadge } from "../components/badge.js";
import { type Fact, Facts, Region } from "../components/facts.js";
import { AfterLoading } from "../components/states.js";
import { addressOf } from "../explorer/choice.js";
import { useFile } from "../explorer/data.js";
import { Body } from "../components/body.js";
import { count, dateTime, milliseconds, usd } from "../format.js";
import { CONSOLE, type PageProps } from "../pages.js";
import { Link } from "../router.js";
import { useLoaded } from "../use-loaded.js";
import { SentBody } from "./sent-body.js";

export type RequestDetails = Awaited<ReturnType<typeof showRequest>>;

export function RequestPage({ named }: PageProps) {
  const loaded = useLoaded(() => showRequest(named), [named]);
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
              <Region title="Cost">
                <Facts facts={costFacts(row)} />
              </Region>
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

function showRequest(id: string) {
  return unwrap(api.GET("/requests/{id}", { params: { path: { id } } }));
}

function Summary({ row }: { readonly row: RequestDetails }) {
  const facts: Fact[] = [
    ["Status", <StatusBadge key="status" status={row.status} code={row.code} />],
    ["Time", dateTime(row.created_at)],
    ["Duration", milliseconds(row.milliseconds)],
    ["Model", row.model ?? "–"],
    ["Dialect", `${row.dialect}, ${row.operation}${row.stream ? ", stream" : ""}`],
    ["Wallet", row.wallet ?? "–"],
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

interface Span {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly isBad?: boolean;
}

/** The attempts on a time line, from the arrival of the call to its end. */
function Attempts({ row }: { readonly row: RequestDetails }) {
  const spans = spansOf(row);
  return (
    <Region title="Attempts">
      {row.attempts.length === 0 ? (
        <p class="muted">Nothing was sent to a provider.</p>
      ) : (
        <ol class="timeline">
          {spans.map((span, index) => (
            <li key={index}>
              <span>{span.name}</span>
              <span class="track">
                <span class={span.isBad ? "span bad" : "span"} style={placeOf(span, row.milliseconds)} />
              </span>
              <span class="number">{milliseconds(span.to - span.from)}</span>
            </li>
          ))}
        </ol>
      )}
    </Region>
  );
}

function spansOf(row: RequestDetails): Span[] {
  const { attempts, upstream_milliseconds: sent, first_byte_milliseconds: answered, milliseconds: end } = row;
  // Retries follow each other: the last attempt began when the provider was called.
  const earlier = attempts.slice(0, -1).reduce((sum, one) => sum + one.milliseconds, 0);
  let from = Math.max(0, (sent ?? 0) - earlier);
  const spans: Span[] = attempts.map((one, index) => {
    const start = index === attempts.length - 1 ? Math.max(from, sent ?? from) : from;
    from = start + one.milliseconds;
    const name = `${one.provider} ${one.model}: ${one.outcome}`;
    return { name, from: start, to: from, isBad: one.outcome !== "success" };
  });
  if (sent !== null && sent > 0)
    spans.unshift({ name: "before the first attempt", from: 0, to: spans[0]?.from ?? sent });
  if (answered !== null && answered < end) spans.push({ name: "the answer", from: answered, to: end });
  return spans;
}

function placeOf({ from, to }: Span, whole: number) {
  const share = (value: number) => `${Math.min(100, (value / Math.max(1, whole)) * 100)}%`;
  return { left: share(from), width: share(to - from) };
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
        <p class="muted">None: the provider got everything that the client sent.</p>
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

function costFacts(row: RequestDetails): Fact[] {
  const counts: readonly (readonly [string, number | null])[] = [
    ["Input tokens", row.input_tokens],
    ["of them cached", row.cached_input_tokens],
    ["of them written to a cache", row.cache_write_tokens],
    ["Output tokens", row.output_tokens],
    ["of them reasoning", row.reasoning_tokens],
    ["Images", row.images],
  ];
  const facts: Fact[] = counts.flatMap(([name, value]) => (value === null ? [] : [[name, count(value)] as const]));
  if (row.media_milliseconds !== null) facts.push(["Length of media", milliseconds(row.media_milliseconds)]);
  const cost = <strong key="cost">{usd(row.cost_ticks)}</strong>;
  const estimated = <Badge tone="warn">in part an estimate</Badge>;
  return [
    ...facts,
    [
      "Cost",
      row.estimated ? (
        <>
          {cost} {estimated}
        </>
      ) : (
        cost
      ),
    ],
  ];
}
