/** Any model through any dialect, beside the raw exchange. */
import { useEffect, useRef } from "preact/hooks";
import type { ExplorerIndex } from "../../../explorer/tables.js";
import { Choice, TextArea } from "../components/field.js";
import { AfterLoading } from "../components/states.js";
import { useFile } from "../explorer/data.js";
import { listWallets, type Wallet } from "../pages/wallets.js";
import { useLoaded } from "../use-loaded.js";
import { AnswerView } from "./answer.js";
import { type Dialect, listModels, type Model, withDialect, withModel } from "./choice.js";
import { type Exchanging, useExchange } from "./exchange.js";
import { imageFor, ImageInput, useImageWays } from "./image-input.js";
import { usePayer } from "./payer.js";
import { useQuestion } from "./question.js";
import { RawExchange } from "./raw.js";
import { Settings } from "./settings.js";

const TOOLS_HINT =
  "A JSON list. Each tool is written as the dialect wants it. Nothing runs them: you give their results.";

export function Playground() {
  const index = useFile<ExplorerIndex>("index.json");
  const known = useLoaded(async () => {
    const [models, wallets] = await Promise.all([listModels(), listWallets()]);
    return { models: models.filter(({ enabled }) => enabled), wallets };
  }, []);
  const exchanging = useExchange();
  const answer = useRef<HTMLDivElement>(null);
  const { isBusy, exchange } = exchanging;
  // The page is longer when its question is shown: it can be scrolled further. Later it would move under the pointer.
  useEffect(() => {
    if (isBusy) showBelow(answer.current);
  }, [isBusy, exchange?.question]);
  return (
    <section class="page">
      <h1>Playground</h1>
      <AfterLoading loaded={index}>
        {({ dialects }) => (
          <AfterLoading loaded={known}>
            {({ models, wallets }) => (
              <QuestionForm
                dialects={dialects.filter(({ isServed }) => isServed)}
                models={models}
                wallets={wallets}
                exchanging={exchanging}
              />
            )}
          </AfterLoading>
        )}
      </AfterLoading>
      <div class="columns" ref={answer}>
        <AnswerView exchanging={exchanging} />
        <RawExchange exchange={exchange} />
      </div>
    </section>
  );
}

const LOWER_PART = 0.6;

/** Who sends a prompt sees the answer come, also below a long form or on a phone. */
function showBelow(element: HTMLElement | null): void {
  if (element !== null && element.getBoundingClientRect().top > innerHeight * LOWER_PART) element.scrollIntoView();
}

interface QuestionFormProps {
  readonly dialects: readonly Dialect[];
  readonly models: readonly Model[];
  readonly wallets: readonly Wallet[];
  readonly exchanging: Exchanging;
}

function QuestionForm({ dialects, models, wallets, exchanging }: QuestionFormProps) {
  const question = useQuestion(dialects, models);
  const { chosen, texts, settings, tools, image } = question;
  const ways = useImageWays(chosen.dialect);
  const payer = usePayer(wallets);
  const dialect = dialects.find(({ name }) => name === chosen.dialect);
  const isText = dialect?.vocabulary === "text";
  const mayStream = isText && dialect.framing !== undefined;
  const stream = question.isStreamed && mayStream;
  const offersTools = question.areToolsOffered && isText;
  const send = (event: Event) => {
    event.preventDefault();
    const given = { image: imageFor(ways, image), ...(offersTools && { tools }) };
    void exchanging.send({ ...chosen, ...texts, settings, stream, ...given }, payer.findKey);
  };
  return (
    <form class="card form" onSubmit={send}>
      <div class="filters">
        <Choice
          label="Dialect"
          value={chosen.dialect}
          options={dialects.map(({ name }) => name)}
          onValue={(name) => question.setChosen(withDialect(name, chosen.model, dialects, models))}
        />
        <Choice
          label="Model"
          value={chosen.model}
          options={models.map(({ id }) => id)}
          onValue={(id) => question.setChosen(withModel(id, chosen.dialect, dialects, models))}
        />
        {payer.fields}
      </div>
      <Texts texts={texts} isText={isText} onTexts={(changed) => question.setTexts({ ...texts, ...changed })} />
      <ImageInput ways={ways} value={image} onValue={question.setImage} />
      {offersTools && <TextArea label="Tools" rows={9} value={tools} onValue={question.setTools} hint={TOOLS_HINT} />}
      <Settings dialect={chosen.dialect} values={settings} onValues={question.setSettings} />
      <div class="actions">
        <Send isDisabled={models.length === 0} />
        <Check label="Stream" isChecked={stream} isDisabled={!mayStream} onCheck={question.setStreamed} />
        <Check label="Offer tools" isChecked={offersTools} isDisabled={!isText} onCheck={question.setToolsOffered} />
        <Stop exchanging={exchanging} />
      </div>
      {models.length === 0 && <p class="hint">There is no enabled model. Write one into the catalog first.</p>}
    </form>
  );
}

function Send({ isDisabled }: { readonly isDisabled: boolean }) {
  return (
    <button type="submit" class="primary" disabled={isDisabled}>
      Send
    </button>
  );
}

/** It is the last of its row: what comes and goes moves no other control. */
function Stop({ exchanging: { isBusy, stop } }: { readonly exchanging: Exchanging }) {
  if (!isBusy) return null;
  return (
    <button type="button" onClick={stop}>
      Stop
    </button>
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
