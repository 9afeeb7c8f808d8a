/** A request, an answer and a stream that the reader may change, with what the gateway makes of each. */
import type { ComponentType } from "preact";
import type { ConvertedAnswer, ConvertedRequest, Outcome } from "../../../explorer/contract.js";
import { reasonOf } from "../../../explorer/reasons.js";
import type { DialectSummary, ExplorerPair, ExplorerSample } from "../../../explorer/tables.js";
import { Choice, TextArea } from "../components/field.js";
import { Link } from "../router.js";
import { addressOf, type View } from "./choice.js";
import { Problem } from "./problem.js";
import { Tabs } from "./tabs.js";
import { type Converted, useConverted } from "./use-converted.js";

const ROWS = 16;
const USUAL = "the usual one";

interface ConversionProps {
  readonly from: DialectSummary;
  readonly to: DialectSummary;
  readonly pair: ExplorerPair | undefined;
  readonly samples: { readonly from: ExplorerSample; readonly to: ExplorerSample };
  readonly view: View;
  /** They outlast another dialect on one of the sides. */
  readonly edits: Edits;
  onEdits(edits: Edits): void;
  onView(view: View): void;
}

export function Conversion(props: ConversionProps) {
  const { from, to, pair, samples, view, onView } = props;
  const [texts, change] = textsOf(props);
  const hasStreams = to.framing !== undefined && from.framing !== undefined;
  const { converted, error } = useConverted({
    from: from.name,
    to: to.name,
    ...texts,
    operation: texts.operation === "" ? undefined : texts.operation,
    answer: to.hasJobs ? "" : texts.answer,
    streamed: hasStreams ? texts.streamed : "",
  });
  const parts: ViewProps = { from, to, pair, texts, change, sample: samples.from.request, converted };
  const ChosenView = VIEWS_BY_NAME[view];
  return (
    <section class="card" aria-label="Conversion">
      <Tabs view={view} onView={onView} />
      {error && (
        <p class="error" role="alert">
          The compiled code could not be loaded: {error.message}
        </p>
      )}
      <div role="tabpanel" id="explorer-view" aria-labelledby={`view-${view}`}>
        <ChosenView {...parts} />
      </div>
    </section>
  );
}

interface EditedTexts {
  readonly request: string;
  readonly answer: string;
  readonly streamed: string;
  readonly operation: string;
  readonly stream: boolean;
}

type Change = (next: Partial<EditedTexts>) => void;

/** What the reader has changed, each with the sample that it began as. */
export interface Edits {
  readonly from?: Pick<EditedTexts, "request" | "operation" | "stream"> & { readonly sample: ExplorerSample };
  readonly to?: Pick<EditedTexts, "answer" | "streamed"> & { readonly sample: ExplorerSample };
}

/** The texts of the samples with what the reader has changed of them. */
function textsOf({ samples: { from, to }, edits, onEdits }: ConversionProps): readonly [EditedTexts, Change] {
  const ofFrom = edits.from?.sample === from ? edits.from : { request: from.request, operation: "", stream: false };
  const ofTo = edits.to?.sample === to ? edits.to : { answer: to.answer, streamed: to.stream };
  const { request, operation, stream } = ofFrom;
  const { answer, streamed } = ofTo;
  const texts = { request, operation, stream, answer, streamed };
  const change: Change = (next) => {
    const changed = { ...texts, ...next };
    onEdits({ from: { ...changed, sample: from }, to: { ...changed, sample: to } });
  };
  return [texts, change];
}

interface ViewProps extends Pick<ConversionProps, "from" | "to" | "pair"> {
  readonly texts: EditedTexts;
  readonly sample: string;
  readonly converted: Converted | undefined;
  readonly change: Change;
}

const VIEWS_BY_NAME: Readonly<Record<View, ComponentType<ViewProps>>> = {
  request: RequestView,
  answer: AnswerView,
  stream: StreamView,
};

function RequestView({ from, pair, texts, sample, converted, change }: ViewProps) {
  return (
    <>
      <div class="sides">
        <div class="side">
          <TextArea label="Request" rows={ROWS} value={texts.request} onValue={(request) => change({ request })} />
          <div class="actions">
            <Options from={from} texts={texts} change={change} />
            {texts.request !== sample && (
              <button type="button" onClick={() => change({ request: sample })}>
                Back to the sample
              </button>
            )}
          </div>
        </div>
        <UpstreamRequest outcome={converted?.request} />
      </div>
      <DroppedParameters outcome={converted?.request} pair={pair} />
    </>
  );
}

/** What the path of a call decides. */
function Options({ from, texts, change }: Pick<ViewProps, "from" | "texts" | "change">) {
  return (
    <>
      {from.operations.length > 0 && (
        <Choice
          label="Operation"
          value={texts.operation}
          onValue={(operation) => change({ operation })}
          options={[{ value: "", title: USUAL }, ...from.operations]}
        />
      )}
      {from.isStreamInPath && (
        <label class="check">
          <input type="checkbox" checked={texts.stream} onChange={() => change({ stream: !texts.stream })} /> The path
          asks for a stream
        </label>
      )}
    </>
  );
}

function AnswerView({ to, texts, converted, change }: ViewProps) {
  if (to.hasJobs)
    return (
      <p class="notice">A video is a task of the gateway: its answer is made of the task, and of no single answer.</p>
    );
  return (
    <Answers
      label="Upstream answer"
      text={texts.answer}
      onText={(answer) => change({ answer })}
      title="Answer"
      outcome={converted?.answer}
    />
  );
}

function StreamView({ from, to, texts, converted, change }: ViewProps) {
  if (to.framing === undefined || from.framing === undefined)
    return <p class="notice">One of the two dialects has no streams.</p>;
  return (
    <Answers
      label="Upstream stream"
      text={texts.streamed}
      onText={(streamed) => change({ streamed })}
      title="Stream"
      outcome={converted?.stream}
    />
  );
}

function UpstreamRequest({ outcome }: { readonly outcome: Converted["request"] | undefined }) {
  return (
    <section class="side" aria-label="Upstream request">
      <h3>Upstream request</h3>
      {outcome === undefined && <p class="muted">Converting…</p>}
      {outcome !== undefined && "error" in outcome && <Problem error={outcome.error} />}
      {outcome !== undefined && "done" in outcome && (
        <>
          <p class="path">
            <code>POST {outcome.done.path}</code>
          </p>
          <pre tabIndex={0}>{outcome.done.text}</pre>
          {outcome.done.fetched.length > 0 && (
            <p class="hint">The gateway fetches {outcome.done.fetched.join(", ")}. Here the bytes are a placeholder.</p>
          )}
        </>
      )}
    </section>
  );
}

interface DroppedProps {
  readonly outcome: Outcome<ConvertedRequest> | undefined;
  readonly pair: ExplorerPair | undefined;
}

function DroppedParameters({ outcome, pair }: DroppedProps) {
  const done = outcome !== undefined && "done" in outcome ? outcome.done : undefined;
  return (
    <section aria-label="Dropped parameters">
      <h3>Dropped parameters</h3>
      {done === undefined || done.dropped.length === 0 ? (
        <p class="muted">
          {done === undefined
            ? "The request is not converted."
            : "None: the upstream gets everything that the client sent."}
        </p>
      ) : (
        <>
          <p class="path">
            <code>x-dropped-params: {done.header}</code>
          </p>
          <ul class="lost">
            {done.dropped.map((path) => (
              <Lost key={path} path={path} pair={pair} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Lost({ path, pair }: { readonly path: string; readonly pair: ExplorerPair | undefined }) {
  if (pair === undefined)
    return (
      <li>
        <code>{path}</code>
      </li>
    );
  const { row, reasons } = reasonOf(path, pair);
  const { from, to } = pair;
  return (
    <li>
      <code>{path}</code>
      <span>{reasons.join("; ")}</span>
      {row && <Link href={addressOf({ from, to, field: row.from })}>its row</Link>}
    </li>
  );
}

interface AnswersProps {
  readonly label: string;
  readonly text: string;
  readonly title: string;
  readonly outcome: Outcome<ConvertedAnswer> | undefined;
  onText(text: string): void;
}

function Answers({ label, text, title, outcome, onText }: AnswersProps) {
  const lost = outcome !== undefined && "done" in outcome ? outcome.done.lost : [];
  return (
    <>
      <div class="sides">
        <div class="side">
          <TextArea
            label={label}
            rows={ROWS}
            value={text}
            onValue={onText}
            placeholder="Paste what the upstream answers."
          />
        </div>
        <section class="side" aria-label={`${title} for the client`}>
          <h3>{title} for the client</h3>
          {outcome === undefined && <p class="muted">Nothing to convert yet.</p>}
          {outcome !== undefined && "error" in outcome && <Problem error={outcome.error} />}
          {outcome !== undefined && "done" in outcome && <pre tabIndex={0}>{outcome.done.text}</pre>}
        </section>
      </div>
      <section aria-label="Lost of the answer">
        <h3>Lost of the answer</h3>
        {lost.length === 0 ? (
          <p class="muted">Nothing is reported as lost.</p>
        ) : (
          <ul class="lost">
            {lost.map((place) => (
              <li key={place}>
                <code>{place}</code>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  );
}
