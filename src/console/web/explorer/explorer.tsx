/** The mapping explorer: what becomes of each field between two dialects, and of what the reader pastes. */
import { useState } from "preact/hooks";
import type { DialectSummary, ExplorerIndex, ExplorerPair, ExplorerSample } from "../../../explorer/tables.js";
import { Choice } from "../components/field.js";
import { AfterLoading } from "../components/states.js";
import { Link } from "../router.js";
import { type Chosen, useChoice } from "./choice.js";
import { Conversion, type Edits } from "./conversion.js";
import { useFile } from "./data.js";
import { Fields } from "./fields.js";
import { Matrices } from "./matrix.js";

const NONE = { value: "", title: "choose a dialect" };

export function Explorer() {
  const index = useFile<ExplorerIndex>("index.json");
  return (
    <div class="page explorer">
      <h1>Explorer</h1>
      <p class="lead">
        Every field of every dialect: how an upstream of another dialect gets it, or why it is dropped. What you paste
        is converted in your browser, by the code that the gateway runs.
      </p>
      <AfterLoading loaded={index}>{(data) => <Chooser index={data} />}</AfterLoading>
    </div>
  );
}

function Chooser({ index }: { readonly index: ExplorerIndex }) {
  const [chosen, choose] = useChoice();
  const from = named(index, chosen.from);
  const to = named(index, chosen.to);
  const isPair = from !== undefined && to !== undefined && from.vocabulary === to.vocabulary;
  return (
    <>
      <PairChoice index={index} chosen={chosen} onChosen={choose} />
      {[chosen.from, chosen.to]
        .filter((name) => name !== "" && named(index, name) === undefined)
        .map((name) => (
          <p key={name} class="notice" role="status">
            There is no dialect <code>{name}</code>.
          </p>
        ))}
      {isPair ? (
        <Pair key={from.vocabulary} index={index} from={from} to={to} chosen={chosen} />
      ) : (
        <Matrices index={index} />
      )}
    </>
  );
}

interface PairChoiceProps {
  readonly index: ExplorerIndex;
  readonly chosen: Chosen;
  onChosen(next: Partial<Chosen>): void;
}

function PairChoice({ index, chosen, onChosen }: PairChoiceProps) {
  const from = named(index, chosen.from);
  const to = named(index, chosen.to);
  const clients = index.dialects.filter(({ isServed }) => isServed);
  const upstreams = index.dialects.filter(({ vocabulary }) => from === undefined || vocabulary === from.vocabulary);
  const onFrom = (name: string) => {
    const isSame = named(index, name)?.vocabulary === to?.vocabulary;
    onChosen({ from: name, to: isSame ? chosen.to : (firstFor(index, name) ?? "") });
  };
  return (
    <div class="pair-choice">
      <Choice label="From" value={chosen.from} onValue={onFrom} options={[NONE, ...clients.map(optionOf)]} />
      <button
        type="button"
        class="swap"
        disabled={to?.isServed !== true || from === undefined}
        onClick={() => onChosen({ from: chosen.to, to: chosen.from })}
      >
        Swap
      </button>
      <Choice
        label="To"
        value={chosen.to}
        onValue={(name) => onChosen({ to: name })}
        options={[NONE, ...upstreams.map(optionOf)]}
      />
      {chosen.from + chosen.to !== "" && <Link href="#">All pairs</Link>}
    </div>
  );
}

interface PairProps {
  readonly index: ExplorerIndex;
  readonly from: DialectSummary;
  readonly to: DialectSummary;
  readonly chosen: Chosen;
}

function Pair({ index, from, to, chosen }: PairProps) {
  const [, choose] = useChoice();
  const [edits, setEdits] = useState<Edits>({});
  const summary = index.pairs.find((one) => one.from === from.name && one.to === to.name);
  const table = useFile<ExplorerPair>(summary && `${from.name}-to-${to.name}.json`);
  const fromSample = useFile<ExplorerSample>(`sample-${from.name}.json`);
  const toSample = useFile<ExplorerSample>(`sample-${to.name}.json`);
  if (summary === undefined)
    return (
      <p class="notice">
        {from.name} to {to.name}: the body is forwarded as it came, but for the model's name.
      </p>
    );
  return (
    <>
      <p class="counts">
        Of a request:
        <span class="carried">{summary.carried} carried</span> <span class="dropped">{summary.dropped} dropped</span>
        {summary.handled > 0 && <span class="muted">{summary.handled} handled by the gateway, or refused</span>}
      </p>
      <AfterLoading loaded={toSample}>
        {(ofTo) => (
          <AfterLoading loaded={fromSample}>
            {(ofFrom) => (
              <Conversion
                from={from}
                to={to}
                pair={table.data}
                samples={{ from: ofFrom, to: ofTo }}
                edits={edits}
                onEdits={setEdits}
                view={chosen.view}
                onView={(view) => choose({ view })}
              />
            )}
          </AfterLoading>
        )}
      </AfterLoading>
      <AfterLoading loaded={table}>
        {(pair) => <Fields pair={pair} functions={index.functions} field={chosen.field} view={chosen.view} />}
      </AfterLoading>
    </>
  );
}

function named({ dialects }: ExplorerIndex, name: string): DialectSummary | undefined {
  return dialects.find((one) => one.name === name);
}

/** Another dialect of the same vocabulary. */
function firstFor(index: ExplorerIndex, from: string): string | undefined {
  const vocabulary = named(index, from)?.vocabulary;
  return index.dialects.find((one) => one.vocabulary === vocabulary && one.name !== from)?.name;
}

function optionOf({ name, title }: DialectSummary): { value: string; title: string } {
  return { value: name, title: `${name} – ${title}` };
}
