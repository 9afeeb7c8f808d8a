/** Any model through any dialect, beside the raw exchange. */
import { useState } from "preact/hooks";
import type { ExplorerIndex } from "../../../explorer/tables.js";
import { api, unwrap } from "../api.js";
import { Choice, TextArea, TextField } from "../components/field.js";
import { AfterLoading } from "../components/states.js";
import { useFile } from "../explorer/data.js";
import { listWallets } from "../pages/wallets.js";
import { useMay } from "../session.js";
import { useLoaded } from "../use-loaded.js";
import { AnswerView } from "./answer.js";
import { type Exchanging, useExchange } from "./exchange.js";
import { keyOf } from "./keys.js";
import { RawExchange } from "./raw.js";
import { Settings, type Values } from "./settings.js";

type Dialect = ExplorerIndex["dialects"][number];
type Model = Awaited<ReturnType<typeof listModels>>[number];

const PROMPT = "What is 17 * 23?";

export function Playground() {
  const index = useFile<ExplorerIndex>("index.json");
  const models = useLoaded(listModels, []);
  const exchanging = useExchange();
  return (
    <section class="page">
      <h1>Playground</h1>
      <AfterLoading loaded={index}>
        {({ dialects }) => (
          <AfterLoading loaded={models}>
            {(known) => (
              <QuestionForm
                dialects={dialects.filter(({ isServed }) => isServed)}
                models={known.filter(({ enabled }) => enabled)}
                exchanging={exchanging}
              />
            )}
          </AfterLoading>
        )}
      </AfterLoading>
      <div class="columns">
        <AnswerView exchanging={exchanging} />
        <RawExchange exchange={exchanging.exchange} />
      </div>
    </section>
  );
}

async function listModels() {
  return (await unwrap(api.GET("/models"))).models;
}

interface QuestionFormProps {
  readonly dialects: readonly Dialect[];
  readonly models: readonly Model[];
  readonly exchanging: Exchanging;
}

function QuestionForm({ dialects, models, exchanging }: QuestionFormProps) {
  const [chosen, setChosen] = useState(() => firstChoice(dialects, models));
  const [texts, setTexts] = useState({ prompt: PROMPT, instructions: "" });
  const [settings, setSettings] = useState<Values>({});
  const [isStreamed, setStreamed] = useState(true);
  const [hasTool, setTool] = useState(false);
  const payer = usePayer();
  const dialect = dialects.find(({ name }) => name === chosen.dialect);
  const isText = dialect?.vocabulary === "text";
  const mayStream = isText && dialect.framing !== undefined;
  const stream = isStreamed && mayStream;
  const send = (event: Event) => {
    event.preventDefault();
    void exchanging.send({ ...chosen, ...texts, settings, stream, hasTool }, payer.findKey);
  };
  return (
    <form class="card form" onSubmit={send}>
      <div class="filters">
        <Choice
          label="Dialect"
          value={chosen.dialect}
          options={dialects.map(({ name }) => name)}
          onValue={(name) => setChosen(withDialect(name, chosen.model, dialects, models))}
        />
        <Choice
          label="Model"
          value={chosen.model}
          options={models.map(({ id }) => id)}
          onValue={(id) => setChosen(withModel(id, chosen.dialect, dialects, models))}
        />
        {payer.fields}
      </div>
      <Texts texts={texts} isText={isText} onTexts={(changed) => setTexts({ ...texts, ...changed })} />
      <Settings dialect={chosen.dialect} values={settings} onValues={setSettings} />
      <div class="actions">
        <button type="submit" class="primary" disabled={models.length === 0}>
          Send
        </button>
        {exchanging.isBusy && (
          <button type="button" onClick={exchanging.stop}>
            Stop
          </button>
        )}
        <Check label="Stream" isChecked={stream} isDisabled={!mayStream} onCheck={setStreamed} />
        <Check label="Offer a tool" isChecked={hasTool} isDisabled={!isText} onCheck={setTool} />
      </div>
      {models.length === 0 && <p class="hint">There is no enabled model. Write one into the catalog first.</p>}
    </form>
  );
}

interface TextsProps {
  readonly texts: { readonly prompt: string; readonly instructions: string };
  /** The dialect has a place for a system prompt. */
  readonly isText: boolean;
  onTexts(changed: Partial<TextsProps["texts"]>): void;
}

function Texts({ texts: { prompt, instructions }, isText, onTexts }: TextsProps) {
  return (
    <>
      {isText && (
        <TextArea
          label="Instructions"
          rows={2}
          value={instructions}
          onValue={(value) => onTexts({ instructions: value })}
          placeholder="What the system says before the prompt, if anything."
        />
      )}
      <TextArea label="Prompt" rows={3} value={prompt} onValue={(value) => onTexts({ prompt: value })} />
    </>
  );
}

interface CheckProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly isDisabled: boolean;
  onCheck(isChecked: boolean): void;
}

function Check({ label, isChecked, isDisabled, onCheck }: CheckProps) {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onCheck(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}

interface Chosen {
  readonly dialect: string;
  readonly model: string;
}

function firstChoice(dialects: readonly Dialect[], models: readonly Model[]): Chosen {
  const model = models.find(({ kind }) => kind === "text") ?? models[0];
  const possible = dialects.filter(({ vocabulary }) => vocabulary === model?.kind);
  const dialect = possible.find(({ framing }) => framing === "sse") ?? possible[0] ?? dialects[0];
  return { dialect: dialect?.name ?? "", model: model?.id ?? "" };
}

/** The model stays if it makes what the dialect asks for. */
function withDialect(name: string, model: string, dialects: readonly Dialect[], models: readonly Model[]): Chosen {
  const kind = dialects.find((one) => one.name === name)?.vocabulary;
  const fits = models.filter((one) => one.kind === kind);
  const kept = fits.find(({ id }) => id === model) ?? fits[0];
  return { dialect: name, model: kept?.id ?? model };
}

function withModel(id: string, dialect: string, dialects: readonly Dialect[], models: readonly Model[]): Chosen {
  const kind = models.find((one) => one.id === id)?.kind;
  const fits = dialects.filter(({ vocabulary }) => vocabulary === kind);
  const kept = fits.find(({ name }) => name === dialect) ?? fits[0];
  return { model: id, dialect: kept?.name ?? dialect };
}

/** Who pays: a wallet, for which a key is made, or a key that is pasted. */
function usePayer() {
  const mayMake = useMay("operator");
  const wallets = useLoaded(listWallets, []);
  const [wallet, setWallet] = useState("");
  const [key, setKey] = useState("");
  const richest = [...(wallets.data ?? [])].sort(
    (one, other) => Number(other.balance_ticks) - Number(one.balance_ticks),
  );
  const payer = wallet === "" ? (richest[0]?.name ?? "") : wallet;
  const findKey = async () => {
    if (key !== "") return key;
    if (!mayMake) throw new Error("Paste an API key: only operators may make one.");
    if (payer === "") throw new Error("There is no wallet that pays. Create one with credit first.");
    return keyOf(payer);
  };
  const names = richest.map(({ name }) => name);
  const fields = (
    <>
      {mayMake && (
        <Choice
          label="Wallet"
          value={payer}
          options={names}
          disabled={key !== ""}
          onValue={setWallet}
          hint="A key of it is made that ends in an hour."
        />
      )}
      <TextField
        label="API key"
        class="secret"
        value={key}
        onValue={setKey}
        placeholder={mayMake ? "none: the wallet pays" : "sk-iso-…"}
      />
    </>
  );
  return { findKey, fields };
}
