import { useRef, useState } from "preact/hooks";
import { api, unwrap } from "../api.js";
import { Badge, type Tone } from "../components/badge.js";
import { Dialog } from "../components/dialog.js";
import { Find, useFind } from "../components/find.js";
import { LongTable } from "../components/long-table.js";
import { AfterLoading } from "../components/states.js";
import type { Column } from "../components/table.js";
import { hasDraft } from "../drafts.js";
import { dateTime } from "../format.js";
import { useMay } from "../session.js";
import { useLoaded } from "../use-loaded.js";
import { CATALOG_DRAFT, CatalogEditor } from "./catalog-editor.js";

const LIVE_MS = 5_000;
type Model = Awaited<ReturnType<typeof listModels>>[number];

export function Models() {
  const [isEditing, setEditing] = useState(hasDraft(CATALOG_DRAFT));
  const finding = useFind();
  const [priced, setPriced] = useState<Model | undefined>();
  const mayChange = useMay("operator");
  const { loaded, switched, onSwitch } = useModels();
  return (
    <section class="page">
      <div class="head">
        <h1>Models</h1>
        <button type="button" aria-expanded={isEditing} onClick={() => setEditing(!isEditing)}>
          Edit catalog
        </button>
      </div>
      {isEditing && <CatalogEditor onApplied={loaded.reload} />}
      <Find finding={finding} name="Filter models" placeholder="ID or provider" />
      <p class="hint">
        Calls of a disabled model are refused as if it did not exist. Calls and tasks under way are finished.
        {!mayChange && " Only an operator may enable and disable models."}
      </p>
      <p role="status">{switched}</p>
      <AfterLoading loaded={loaded}>
        {(models) => (
          <LongTable
            hasActions
            name="Models"
            columns={columnsOf(mayChange, onSwitch, setPriced)}
            rows={models.filter((model) => finding.finds(...textsOf(model)))}
            keyOf={({ id }) => id}
            empty={
              models.length === 0 ? "The catalog has no model yet. Write one with “Edit catalog”." : "No model matches."
            }
          />
        )}
      </AfterLoading>
      {priced && <Prices model={priced} onClose={() => setPriced(undefined)} />}
    </section>
  );
}

const withSwitched = (id: string, enabled: boolean) => (models: readonly Model[]) =>
  models.map((model) => (model.id === id ? { ...model, enabled } : model));

/** The models, how one is switched off and on, and what the last switch did. */
function useModels() {
  const [switched, setSwitched] = useState("");
  const loaded = useLoaded(listModels, [], { everyMs: LIVE_MS });
  const underWay = useRef(new Set<string>());
  const onSwitch = ({ id, enabled }: Model) => {
    // The list still says what was before the first press.
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    switchModel(id, !enabled)
      .then(
        () => {
          setSwitched(enabled ? `${id} is disabled: its calls are refused.` : `${id} is enabled: clients can call it.`);
          // The next press must not switch what the list said before.
          loaded.change(withSwitched(id, !enabled));
        },
        (error: Error) => setSwitched(error.message),
      )
      .finally(() => underWay.current.delete(id));
  };
  return { loaded, switched, onSwitch };
}

function switchModel(id: string, enabled: boolean) {
  const params = { path: { id } };
  return unwrap(enabled ? api.POST("/models/{id}/enable", { params }) : api.POST("/models/{id}/disable", { params }));
}

async function listModels() {
  return (await unwrap(api.GET("/models"))).models;
}

function textsOf({ id, aliases, routes }: Model): readonly string[] {
  return [id, ...aliases, ...routes.flatMap(({ provider, model }) => [provider, model])];
}

function columnsOf(
  mayChange: boolean,
  onSwitch: (model: Model) => void,
  onPrices: (model: Model) => void,
): readonly Column<Model>[] {
  return [
    {
      title: "Model",
      cell: ({ id, aliases }) => (
        <>
          <span id={`name-of-${id}`}>{id}</span>
          {aliases.length > 0 && <p class="hint">also {aliases.join(", ")}</p>}
        </>
      ),
    },
    { title: "Kind", isMinor: true, cell: ({ kind }) => kind },
    { title: "Routes", cell: Routes },
    {
      title: "Prices",
      cell: (model) => (
        <button
          type="button"
          class="link"
          aria-label={`Prices of ${model.id}: ${priceText(model.pricing)}`}
          onClick={() => onPrices(model)}
        >
          {priceText(model.pricing)}
        </button>
      ),
    },
    {
      title: "Enabled",
      cell: (model) => (
        <button
          type="button"
          role="switch"
          class="switch"
          aria-checked={model.enabled}
          aria-label="Enabled"
          aria-describedby={`name-of-${model.id}`}
          disabled={!mayChange}
          onClick={() => onSwitch(model)}
        />
      ),
    },
  ];
}

type Route = Model["routes"][number];

const TONES = { half_open: "warn", open: "bad" } as const satisfies Readonly<Record<string, Tone>>;
const STATES = { half_open: "is tried", open: "fails" } as const;

/** A breaker opens after many failures. Before that a route that fails does not look as if it worked. */
function Health({ breaker, failures }: Pick<Route, "breaker" | "failures">) {
  if (breaker === null) return null;
  if (breaker !== "closed") return <Badge tone={TONES[breaker]}>{STATES[breaker]}</Badge>;
  if (failures === null || failures === 0) return <Badge tone="good">works</Badge>;
  return <Badge tone="warn">{failures === 1 ? "the last call failed" : `the last ${failures} calls failed`}</Badge>;
}

function Routes({ routes }: Model) {
  return (
    <ul class="plain">
      {routes.map(({ provider, model, dialect, priority, weight, ...health }) => (
        <li key={`${provider} ${model} ${dialect}`}>
          {provider} <span class="mono">{model}</span> <span class="muted">{dialect}</span>{" "}
          {routes.length > 1 && (
            <span class="muted">
              priority {priority}, weight {weight}
            </span>
          )}{" "}
          <Health {...health} />
        </li>
      ))}
    </ul>
  );
}

const UNITS: Readonly<Record<string, string>> = {
  perCall: "per call",
  perImage: "per image",
  perSecond: "per second",
};

/** The first two prices, which are those of input and output for text. */
function priceText(pricing: Record<string, unknown>): string {
  const entries = Object.entries(pricing);
  if (entries.length === 0) return "free";
  const shown = entries.slice(0, 2).map(([name, value]) => `${UNITS[name] ?? name} ${amountText(value)}`);
  return shown.join(", ") + (entries.length > 2 ? ", …" : "");
}

/** Of prices by size or resolution, the least and the most. */
function amountText(value: unknown): string {
  if (typeof value !== "object" || value === null) return `$${value}`;
  const amounts = Object.values(value).filter((one) => typeof one === "number");
  if (amounts.length === 0) return "…";
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  return least === most ? `$${least}` : `$${least} to $${most}`;
}

function Prices({ model: { id }, onClose }: { readonly model: Model; onClose(): void }) {
  const loaded = useLoaded(() => unwrap(api.GET("/models/{id}/prices", { params: { path: { id } } })), [id]);
  return (
    <Dialog title={`Prices of ${id}`} onClose={onClose}>
      <AfterLoading loaded={loaded}>
        {({ prices }) => (
          <ol class="plain">
            {prices.map(({ since, pricing }) => (
              <li key={since}>
                <h3>Since {dateTime(since)}</h3>
                <pre tabIndex={0}>{JSON.stringify(pricing, undefined, 2)}</pre>
              </li>
            ))}
          </ol>
        )}
      </AfterLoading>
      <p class="hint">In US dollars: per million tokens, per image, per second or per call. A call keeps its price.</p>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </Dialog>
  );
}
