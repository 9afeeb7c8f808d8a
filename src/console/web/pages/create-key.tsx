/** The dialog that makes a key, and shows it once. */
import { useRef, useState } from "preact/hooks";
import type { ExplorerIndex } from "../../../explorer/tables.js";
import { api, unwrap } from "../api.js";
import { CheckList } from "../components/check-list.js";
import { copyText, SELECTED, selectText } from "../components/copy.js";
import { Dialog } from "../components/dialog.js";
import { Choice, MomentField, TextField } from "../components/field.js";
import { Form } from "../components/form.js";
import { endDraft, hasDraft, useDraftOf } from "../drafts.js";
import { useFile } from "../explorer/data.js";
import { trimmed } from "../format.js";
import { type Loaded, useLoaded } from "../use-loaded.js";
import { listWallets } from "./wallets.js";

interface Rules {
  readonly requests_per_minute: string;
  readonly tokens_per_minute: string;
  readonly concurrent: string;
  readonly budget_per_day: string;
  readonly budget_per_month: string;
  readonly models: string;
  readonly from: string;
  readonly expires_at: string;
  readonly dialects: readonly string[];
}

const NO_RULES: Rules = {
  requests_per_minute: "",
  tokens_per_minute: "",
  concurrent: "",
  budget_per_day: "",
  budget_per_month: "",
  models: "",
  from: "",
  expires_at: "",
  dialects: [],
};

interface Written extends Rules {
  readonly payer: string;
  readonly name: string;
}

/** Whether the dialog is open. It is where a key was being written when the session ended. */
export function useCreating(wallet?: string) {
  return useState(() => hasDraft(draftOf(wallet)));
}

function draftOf(wallet = ""): string {
  return `key of ${wallet}`;
}

interface CreateKeyProps {
  /** The wallet that pays. Absent: it is chosen. */
  readonly wallet?: string;
  onClose(): void;
  onCreated(): void;
}

export function CreateKey({ wallet, onClose, onCreated }: CreateKeyProps) {
  const wallets = useLoaded(listWallets, []);
  const draft = draftOf(wallet);
  const [written, write] = useDraftOf<Written>(draft, { ...NO_RULES, payer: wallet ?? "", name: "" });
  const { payer, name, ...rules } = written;
  const [secret, setSecret] = useState<string | undefined>();
  const names = (wallets.data ?? []).map((one) => one.name);
  const chosen = payer === "" ? (names[0] ?? "") : payer;
  const submit = async () => {
    const body = { wallet: chosen, ...trimmed({ name }), ...rulesBody(rules) };
    const { key } = await unwrap(api.POST("/keys", { body }));
    endDraft(draft);
    setSecret(key);
    onCreated();
  };
  const close = () => {
    endDraft(draft);
    onClose();
  };
  if (secret !== undefined) return <NewKey secret={secret} onClose={onClose} />;
  return (
    <Dialog title="Create a key" onClose={close}>
      <Form action="Create" isDisabled={chosen === ""} submit={submit} onCancel={close}>
        <Choice
          label="Wallet"
          value={chosen}
          options={names}
          onValue={(next) => write({ payer: next })}
          hint={payerHint(wallets)}
        />
        <TextField label="Name" value={name} onValue={(next) => write({ name: next })} placeholder="default" />
        <RuleFields rules={rules} onRules={write} />
      </Form>
    </Dialog>
  );
}

/** Why there is no wallet to choose. */
function payerHint({ data, error }: Loaded<readonly unknown[]>): string | undefined {
  if (data !== undefined) return data.length === 0 ? "There is none yet. Create a wallet first." : undefined;
  return error === undefined ? "The wallets are being loaded." : `The wallets could not be loaded: ${error.message}`;
}

interface RuleFieldsProps {
  readonly rules: Rules;
  onRules(changed: Partial<Rules>): void;
}

type TextRule = Exclude<keyof Rules, "dialects">;

function RuleFields({ rules, onRules }: RuleFieldsProps) {
  const index = useFile<ExplorerIndex>("index.json").data;
  const served = index?.dialects.filter(({ isServed }) => isServed).map(({ name }) => name) ?? [];
  const text = (rule: TextRule) => ({
    value: rules[rule],
    onValue: (value: string) => onRules({ [rule]: value }),
  });
  return (
    <>
      <details>
        <summary>What it may call, from where, and until when</summary>
        <div class="form">
          <TextField
            label="Models"
            {...text("models")}
            placeholder="vendor/*, vendor/model"
            hint="All models when it is empty."
          />
          <CheckList
            label="Dialects"
            hint="All dialects when none is chosen."
            options={served}
            chosen={rules.dialects}
            onChosen={(dialects) => onRules({ dialects })}
          />
          <TextField
            label="Networks"
            {...text("from")}
            placeholder="192.0.2.0/24, 2001:db8::/32"
            hint="Anywhere when it is empty. The address of the connection counts."
          />
          <MomentField label="Ends" {...text("expires_at")} hint="Never, unless it is revoked, when it is empty." />
        </div>
      </details>
      <details>
        <summary>Limits and budgets</summary>
        <div class="form">
          {LIMIT_FIELDS.map(([rule, label]) => (
            <TextField key={rule} label={label} inputMode="decimal" {...text(rule)} />
          ))}
        </div>
      </details>
    </>
  );
}

const LIMIT_FIELDS = [
  ["requests_per_minute", "Requests per minute"],
  ["tokens_per_minute", "Tokens per minute"],
  ["concurrent", "Requests at the same time"],
  ["budget_per_day", "Budget per day (USD)"],
  ["budget_per_month", "Budget per month (USD)"],
] as const satisfies readonly (readonly [TextRule, string])[];

/** The rules that are given. The others do not limit. */
function rulesBody({ dialects, ...texts }: Rules) {
  const { models, from, expires_at, budget_per_day: day, budget_per_month: month, ...numbers } = trimmed(texts);
  const lists = Object.entries({ models: listed(models), from: listed(from), dialects });
  return {
    ...Object.fromEntries(Object.entries(numbers).map(([rule, value]) => [rule, Number(value)])),
    ...Object.fromEntries(lists.filter(([, items]) => items.length > 0)),
    ...(expires_at !== undefined && { expires_at }),
    ...(day !== undefined && { budget_per_day: { usd: day } }),
    ...(month !== undefined && { budget_per_month: { usd: month } }),
  };
}

function listed(text = ""): string[] {
  return text.split(/[\s,]+/).filter((item) => item !== "");
}

function NewKey({ secret, onClose }: { readonly secret: string; onClose(): void }) {
  const [isCopied, setCopied] = useState<boolean | undefined>();
  const box = useRef<HTMLDivElement>(null);
  const copy = async () => {
    const done = await copyText(secret);
    setCopied(done);
    if (!done) selectText(box.current);
  };
  return (
    <Dialog title="The key is created" onClose={onClose}>
      <div class="form" ref={box}>
        <TextField
          label="New key"
          class="mono"
          readOnly
          value={secret}
          onValue={() => undefined}
          hint="Copy it now. It is not stored and cannot be shown again."
        />
        {isCopied === false && <p role="status">{SELECTED}</p>}
        <div class="actions">
          <button type="button" class="primary" onClick={() => void copy()}>
            {isCopied ? "Copied" : "Copy"}
          </button>
          <button type="button" onClick={onClose}>
            Close
          </button>
        </div>
      </div>
    </Dialog>
  );
}
