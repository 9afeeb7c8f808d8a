import { useState } from "preact/hooks";
import { api, unwrap } from "../api.js";
import { Badge } from "../components/badge.js";
import { Dialog } from "../components/dialog.js";
import { Choice, TextField } from "../components/field.js";
import { Form } from "../components/form.js";
import { AfterLoading } from "../components/states.js";
import { type Column, Table } from "../components/table.js";
import { count, dateTime, usd } from "../format.js";
import { Link } from "../router.js";
import { useMay } from "../session.js";
import { useLoaded } from "../use-loaded.js";
import { listWallets, walletAddress } from "./wallets.js";

type Key = Awaited<ReturnType<typeof listKeys>>["keys"][number];

export function Keys() {
  const [isCreating, setCreating] = useState(false);
  const [revoked, setRevoked] = useState<Key | undefined>();
  const mayChange = useMay("operator");
  const loaded = useLoaded(listKeys, []);
  const closeRevoke = () => setRevoked(undefined);
  return (
    <section class="page">
      <div class="head">
        <h1>Keys</h1>
        {mayChange && (
          <button type="button" class="primary" onClick={() => setCreating(true)}>
            Create key
          </button>
        )}
      </div>
      <AfterLoading loaded={loaded}>
        {({ keys, spent }) => (
          <Table
            name="Keys"
            hasActions
            columns={columnsOf(spent, mayChange ? setRevoked : undefined)}
            rows={keys}
            keyOf={({ id }) => id}
            empty="There is no key yet. Clients call with a key, and its wallet pays."
          />
        )}
      </AfterLoading>
      {isCreating && <CreateKey onClose={() => setCreating(false)} onCreated={loaded.reload} />}
      {revoked && <RevokeKey of={revoked} onClose={closeRevoke} onRevoked={loaded.reload} />}
    </section>
  );
}

/** The keys, and what each has spent. */
async function listKeys() {
  const [{ keys }, { usage }] = await Promise.all([
    unwrap(api.GET("/keys")),
    unwrap(api.GET("/usage", { params: { query: { by: "key" } } })),
  ]);
  const spent = new Map(usage.map(({ group, ticks, calls }) => [group, { ticks, calls }]));
  return { keys: [...keys].reverse(), spent };
}

type Spent = ReadonlyMap<string, { readonly ticks: string; readonly calls: number }>;

function columnsOf(spent: Spent, onRevoke: ((key: Key) => void) | undefined): readonly Column<Key>[] {
  return [
    {
      title: "Key",
      cell: ({ id, name }) => (
        <>
          <span id={`name-of-${id}`}>{name}</span>
          <br />
          <span class="mono muted">{id}</span>
        </>
      ),
    },
    { title: "Wallet", cell: ({ wallet }) => <Link href={walletAddress(wallet)}>{wallet}</Link> },
    { title: "State", cell: stateOf },
    { title: "Limits", cell: (key) => limitsOf(key).join(", ") || "none" },
    { title: "Calls", isNumber: true, cell: ({ id }) => count(spent.get(id)?.calls ?? 0) },
    { title: "Spent", isNumber: true, cell: ({ id }) => usd(spent.get(id)?.ticks ?? 0n) },
    {
      title: "Actions",
      cell: (key) =>
        onRevoke &&
        key.revoked_at === null && (
          <button type="button" class="danger" aria-describedby={`name-of-${key.id}`} onClick={() => onRevoke(key)}>
            Revoke
          </button>
        ),
    },
  ];
}

function stateOf({ revoked_at, expires_at }: Key) {
  if (revoked_at !== null) return <Badge tone="bad">revoked</Badge>;
  if (expires_at === null) return <Badge tone="good">valid</Badge>;
  if (Date.parse(expires_at) < Date.now()) return <Badge tone="bad">expired</Badge>;
  return (
    <>
      <Badge tone="good">valid</Badge> until {dateTime(expires_at)}
    </>
  );
}

function limitsOf(key: Key): string[] {
  const { requests_per_minute, tokens_per_minute, concurrent, budget_per_day_ticks, budget_per_month_ticks } = key;
  return [
    requests_per_minute === null ? undefined : `${count(requests_per_minute)} requests a minute`,
    tokens_per_minute === null ? undefined : `${count(tokens_per_minute)} tokens a minute`,
    concurrent === null ? undefined : `${count(concurrent)} at once`,
    budget_per_day_ticks === null ? undefined : `${usd(budget_per_day_ticks)} a day`,
    budget_per_month_ticks === null ? undefined : `${usd(budget_per_month_ticks)} a month`,
    key.models === null ? undefined : `models ${key.models.join(", ")}`,
    key.dialects === null ? undefined : `dialects ${key.dialects.join(", ")}`,
    key.from === null ? undefined : `from ${key.from.join(", ")}`,
  ].filter((limit) => limit !== undefined);
}

interface Limits {
  readonly requests_per_minute: string;
  readonly tokens_per_minute: string;
  readonly concurrent: string;
  readonly budget_per_day: string;
  readonly budget_per_month: string;
  readonly models: string;
}

const NO_LIMITS: Limits = {
  requests_per_minute: "",
  tokens_per_minute: "",
  concurrent: "",
  budget_per_day: "",
  budget_per_month: "",
  models: "",
};

function CreateKey({ onClose, onCreated }: { onClose(): void; onCreated(): void }) {
  const wallets = useLoaded(listWallets, []);
  const [wallet, setWallet] = useState("");
  const [name, setName] = useState("");
  const [limits, setLimits] = useState(NO_LIMITS);
  const [secret, setSecret] = useState<string | undefined>();
  const names = (wallets.data ?? []).map((one) => one.name);
  const chosen = wallet === "" ? (names[0] ?? "") : wallet;
  const submit = async () => {
    const body = { wallet: chosen, ...(name !== "" && { name }), ...limitsBody(limits) };
    const { key } = await unwrap(api.POST("/keys", { body }));
    setSecret(key);
    onCreated();
  };
  if (secret !== undefined) return <NewKey secret={secret} onClose={onClose} />;
  const set = (member: keyof Limits) => (value: string) => setLimits((before) => ({ ...before, [member]: value }));
  return (
    <Dialog title="Create a key" onClose={onClose}>
      <Form action="Create" submit={submit} onCancel={onClose}>
        <Choice label="Wallet" value={chosen} options={names} onValue={setWallet} />
        <TextField label="Name" value={name} onValue={setName} placeholder="default" />
        <details>
          <summary>Limits</summary>
          <div class="form">
            <TextField
              label="Models"
              value={limits.models}
              onValue={set("models")}
              placeholder="vendor/*, vendor/model"
              hint="All models when it is empty."
            />
            {LIMIT_FIELDS.map(([member, label]) => (
              <TextField key={member} label={label} inputMode="decimal" value={limits[member]} onValue={set(member)} />
            ))}
          </div>
        </details>
      </Form>
    </Dialog>
  );
}

const LIMIT_FIELDS = [
  ["requests_per_minute", "Requests per minute"],
  ["tokens_per_minute", "Tokens per minute"],
  ["concurrent", "Requests at the same time"],
  ["budget_per_day", "Budget per day (USD)"],
  ["budget_per_month", "Budget per month (USD)"],
] as const satisfies readonly (readonly [keyof Limits, string])[];

function limitsBody({ models, budget_per_day, budget_per_month, ...numbers }: Limits) {
  const listed = models.split(",").flatMap((model) => (model.trim() === "" ? [] : [model.trim()]));
  const given = Object.entries(numbers).filter(([, value]) => value.trim() !== "");
  return {
    ...Object.fromEntries(given.map(([member, value]) => [member, Number(value)])),
    ...(listed.length > 0 && { models: listed }),
    ...(budget_per_day !== "" && { budget_per_day: { usd: budget_per_day } }),
    ...(budget_per_month !== "" && { budget_per_month: { usd: budget_per_month } }),
  };
}

function NewKey({ secret, onClose }: { readonly secret: string; onClose(): void }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(secret).then(() => setCopied(true));
  return (
    <Dialog title="The key is created" onClose={onClose}>
      <div class="form">
        <TextField
          label="New key"
          class="mono"
          readOnly
          value={secret}
          onValue={() => undefined}
          hint="Copy it now. It is not stored and cannot be shown again."
        />
        <div class="actions">
          <button type="button" class="primary" onClick={copy}>
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

interface RevokeKeyProps {
  readonly of: Key;
  onClose(): void;
  onRevoked(): void;
}

function RevokeKey({ of: { id, name, wallet }, onClose, onRevoked }: RevokeKeyProps) {
  const submit = async () => {
    await unwrap(api.POST("/keys/{id}/revoke", { params: { path: { id } } }));
    onRevoked();
    onClose();
  };
  return (
    <Dialog title={`Revoke ${name}?`} onClose={onClose}>
      <Form action="Revoke key" isDangerous submit={submit} onCancel={onClose}>
        <p>
          Calls with the key <span class="mono">{id}</span> of the wallet {wallet} are refused within seconds. Calls
          under way are finished. This cannot be undone.
        </p>
      </Form>
    </Dialog>
  );
}
