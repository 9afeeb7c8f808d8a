/** What becomes of each field of a request, of an answer or of a stream: the rows that `isogloss explain` prints. */
import { useEffect, useRef, useState } from "preact/hooks";
import { reasonOf } from "../../../explorer/reasons.js";
import type { ExplorerPair, ExplorerRow } from "../../../explorer/tables.js";
import { Badge } from "../components/badge.js";
import { Choice, TextField } from "../components/field.js";
import { Link } from "../router.js";
import { addressOf, type View } from "./choice.js";

const FATES = ["carried", "dropped", "handled"] as const;
type Fate = (typeof FATES)[number];

interface FieldsProps {
  readonly pair: ExplorerPair;
  /** What each transform and pass does. */
  readonly functions: Readonly<Record<string, string>>;
  /** The field that the address names. */
  readonly field: string;
  /** Whose fields are shown. */
  readonly view: View;
}

/** The table that is shown. Answers go the other way: from the upstream's dialect to the client's. */
interface Shown {
  readonly rows: readonly ExplorerRow[];
  readonly from: string;
  readonly to: string;
  readonly file: string;
  readonly toFile: string;
}

function shownOf(pair: ExplorerPair, view: View): Shown {
  const { from, to, file, toFile } = pair;
  if (view === "request") return pair;
  return { rows: pair[view], from: to, to: from, file: toFile, toFile: file };
}

export function Fields({ pair, functions, field, view }: FieldsProps) {
  const [text, setText] = useState("");
  const [fate, setFate] = useState("all");
  const shown = shownOf(pair, view);
  const named = field === "" ? undefined : namedRow(field, pair, shown);
  const rows = shown.rows.filter((row) => (fate === "all" || fateOf(row) === fate) && holds(row, text));
  return (
    <section class="card" aria-label="Fields">
      <h2>Fields</h2>
      <div class="filters">
        <TextField label="Filter" value={text} onValue={setText} placeholder="a path, a reason, a transform" />
        <Choice
          label="Show"
          value={fate}
          onValue={setFate}
          options={[
            { value: "all", title: `all (${shown.rows.length})` },
            ...FATES.map((one) => ({ value: one, title: `${one} (${countOf(shown, one)})` })),
          ]}
        />
      </div>
      {field !== "" && named === undefined && <Missing dialect={shown.from} field={field} />}
      <table class="fields" aria-label={`Fields of ${shown.from} for ${shown.to}`}>
        <thead>
          <tr>
            <th scope="col">In {shown.from}</th>
            <th scope="col">In {shown.to}</th>
            <th scope="col">How, when, why</th>
            <th scope="col">Line of mapping.yaml</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={`${row.concept} ${row.from}`}
              row={row}
              shown={shown}
              functions={functions}
              isNamed={row === named}
              href={addressOf({ from: pair.from, to: pair.to, field: row.from, view })}
            />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p class="state">No field matches this filter.</p>}
    </section>
  );
}

/** A link may be of another version. */
function Missing({ dialect, field }: { readonly dialect: string; readonly field: string }) {
  return (
    <p class="notice missing" role="status">
      {dialect} has no field <code>{field}</code>.
    </p>
  );
}

interface RowProps extends Pick<FieldsProps, "functions"> {
  readonly row: ExplorerRow;
  readonly shown: Shown;
  readonly isNamed: boolean;
  readonly href: string;
}

function Row({ row, shown, functions, isNamed, href }: RowProps) {
  const element = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isNamed) element.current?.scrollIntoView({ block: "center" });
  }, [isNamed]);
  const { from, to, file, toFile } = shown;
  return (
    <tr ref={element} class={isNamed ? "named" : ""} aria-current={isNamed ? "true" : undefined}>
      <td>
        <Link class="field-link" href={href} title="Link to this field">
          <code>{row.from}</code>
        </Link>
        <span class="concept">{row.concept}</span>
      </td>
      <td>
        <Becomes row={row} />
      </td>
      <td class="how">
        <How row={row} functions={functions} />
      </td>
      <td class="lines">
        <Line name={from} file={file} line={row.line} />
        <Line name={to} file={toFile} line={row.toLine} />
      </td>
    </tr>
  );
}

function Becomes({ row }: { readonly row: ExplorerRow }) {
  switch (fateOf(row)) {
    case "carried":
      return <code>{row.to}</code>;
    case "dropped":
      return <Badge tone="bad">dropped</Badge>;
    case "handled":
      return <Badge tone="plain">{row.by?.startsWith("refused") ? "refused" : "handled"}</Badge>;
  }
}

function How({ row: { by, when, dropped }, functions }: Pick<RowProps, "row" | "functions">) {
  return (
    <>
      {dropped !== undefined && <p>{dropped}</p>}
      {by !== undefined && by !== "" && <Steps by={by} functions={functions} />}
      {when !== undefined && (
        <p class="when">
          {dropped === undefined && <span class="muted">when</span>} {when}
        </p>
      )}
    </>
  );
}

/** Transforms and passes, which unfold to what they do. */
function Steps({ by, functions }: { readonly by: string } & Pick<RowProps, "functions">) {
  const steps = by.split(", ");
  const known = steps.filter((step) => functions[step] !== undefined);
  if (known.length === 0) return <p>{by}</p>;
  return (
    <details>
      <summary>{by}</summary>
      <dl>
        {known.map((step) => (
          <div key={step}>
            <dt>{step}</dt>
            <dd>{functions[step]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface LineProps {
  readonly name: string;
  readonly file: string;
  readonly line: number | undefined;
}

function Line({ name, file, line }: LineProps) {
  if (line === undefined) return null;
  return (
    <code title={`${file}:${line}`}>
      {name}:{line}
    </code>
  );
}

/** Links from dropped parameters name the place of a value in a request, `messages[1].name`. */
function namedRow(field: string, pair: ExplorerPair, { rows }: Shown): ExplorerRow | undefined {
  const named = rows.find(({ from }) => from === field);
  return named ?? (rows === pair.rows ? reasonOf(field, pair).row : undefined);
}

function fateOf({ to, dropped }: ExplorerRow): Fate {
  return dropped !== undefined ? "dropped" : to !== undefined ? "carried" : "handled";
}

function countOf({ rows }: Shown, fate: Fate): number {
  return rows.filter((row) => fateOf(row) === fate).length;
}

function holds({ concept, from, to, by, when, dropped }: ExplorerRow, text: string): boolean {
  const wanted = text.trim().toLowerCase();
  return [concept, from, to, by, when, dropped].some((one) => one?.toLowerCase().includes(wanted));
}
