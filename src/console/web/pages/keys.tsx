import { useState } from "preact/hooks";
import { api, unwrap } from "../api.js";
import { Badge } from "../components/badge.js";
import { Dialog } from "../components/dialog.js";
import { Find, useFind } from "../components/find.js";
import { Form } from "../components/form.js";
import { LongTable } from "../components/long-table.js";
import { AfterLoading } from "../components/states.js";
import type { Column } from "../components/table.js";
import { count, dateTime, plural, usd } from "../format.js";
import { useMay } from "../session.js";
import { isOfPlayground } from "../playground/keys.js";
import { type Loaded, useLoaded } from "../use-loaded.js";
import { CreateKey, useCreating } from "./create-key.js";
import { WalletLink } from "./wallets.js";

type Key = Awaited<ReturnType<typeof listKeys>>[number];

const NO_KEY = "There is no key yet. Clients call with a key, and its wallet pays.";

export function Keys() {
  const [isCreating, setCreating] = useCreating();
  const mayChange = useMay("operator");
  const finding = useFind();
  const loaded = useKeys();
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
      <Find finding={finding} name="Filter keys" placeholder="Name, ID or wallet" />
      <AfterLoading loaded={loaded}>
        {({ keys, spent }) => (
          <KeyTables
            keys={keys.filter(({ id, name, wallet }) => finding.finds(id, name, wallet))}
            spent={spent}
            empty={keys.length === 0 ? NO_KEY : "No key matches."}
            onChanged={loaded.reload}
          />
        )}
      </AfterLoading>
      {isCreating && <CreateKey onClose={() => setCreating(false)} onCreated={loaded.reload} />}
    </section>
  );
}

interface KeyTablesProps extends ListedKeys {
  /** They are all of one wallet. */
  readonly isOfWallet?: boolean;
  /** Shown in place of keys. */
  readonly empty?: string;
  onChanged(): void;
}

/** Keys that people made, and apart from them those of the playground. */
export function KeyTables({ keys, spent, isOfWallet = false, empty = NO_KEY, onChanged }: KeyTablesProps) {
  const [revoked, setRevoked] = useState<Key | undefined>();
  const mayChange = useMay("operator");
  const columns = columnsOf(spent, mayChange ? setRevoked : undefined).filter(
    ({ title }) => !(isOfWallet && title === "Wallet"),
  );
  const short = keys.filter(isOfPlayground);
  const table = { columns, hasActions: true, keyOf: ({ id }: Key) => id };
  return (
    <>
      <LongTable {...table} name="Keys" rows={keys.filter((key) => !isOfPlayground(key))} empty={empty} />
      {short.length > 0 && (
        <details>
          <summary>
            {plural(short.length, "key")} of the playground, which{" "}
            {short.length === 1 ? "ends by itself" : "end by themselves"}
          </summary>
          <LongTable {...table} name="Keys of the playground" rows={short} empty="" />
        </details>
      )}
      {revoked && <RevokeKey of={revoked} onClose={() => setRevoked(undefined)} onRevoked={onChanged} />}
    </>
  );
}

interface ListedKeys {
  readonly keys: readonly Key[];
  /** Absent until it is there. */
  readonly spent: Spent | undefined;
}

/** The keys, or those of a wallet. What each has spent comes later: a sum of years takes a while. */
export function useKeys(wallet?: string): Loaded<ListedKeys> {
  const keys = useLoaded(() => listKeys(wallet), [wallet]);
  const spent = useLoaded(async () => ({ wallet, sums: await sumSpent(wallet) }), [wallet]);
  const reload = () => {
    keys.reload();
    spent.reload();
  };
  // The sums of another wallet stay until those of this one are there.
  const isOfThis = spent.data?.wallet === wallet;
  const data = keys.data && { keys: keys.data, spent: isOfThis ? spent.data?.sums : undefined };
  return { data, error: keys.error ?? spent.error, isLoading: keys.isLoading, reload };
}

async function listKeys(wallet?: string) {
  const { keys } = await unwrap(api.GET("/keys", { params: { query: { wallet } } }));
  return [...keys].reverse();
}

async function sumSpent(wallet?: string): Promise<Spent> {
  const { usage } = await unwrap(api.GET("/usage", { params: { query: { by: "key", wallet } } }));
  return new Map(usage.map(({ group, ticks, calls }) => [group, { ticks, calls }]));
}

type Spent = ReadonlyMap<string, { readonly ticks: string; readonly calls: number }>;

const NOT_THERE_YET = "…";

function columnsOf(spent: Spent | undefined, onRevoke: ((key: Key) => void) | undefined): readonly Column<Key>[] {
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
    { title: "Wallet", cell: ({ wallet }) => <WalletLink name={wallet} /> },
    { title: "State", cell: stateOf },
    { title: "Limits", cell: (key) => limitsOf(key).join(", ") || "none" },
    { title: "Calls", isNumber: true, cell: ({ id }) => (spent ? count(spent.get(id)?.calls ?? 0) : NOT_THERE_YET) },
    { title: "Spent", isNumber: true, cell: ({ id }) => (spent ? usd(spent.get(id)?.ticks ?? 0n) : NOT_THERE_YET) },
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
