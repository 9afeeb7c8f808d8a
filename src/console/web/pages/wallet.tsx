import { useMemo, useState } from "preact/hooks";
import { api, ApiError, unwrap } from "../api.js";
import { Badge } from "../components/badge.js";
import { Dialog } from "../components/dialog.js";
import { Facts } from "../components/facts.js";
import { TextField } from "../components/field.js";
import { Form } from "../components/form.js";
import { Pages, usePages } from "../components/paged.js";
import { AfterLoading, Failed, Loading } from "../components/states.js";
import { type Column, Table } from "../components/table.js";
import { dateTime, exactUsd } from "../format.js";
import { CONSOLE } from "../console-path.js";
import type { PageProps } from "../page-props.js";
import { Link } from "../router.js";
import { useMay } from "../session.js";
import { type Loaded, useLoaded } from "../use-loaded.js";
import { CreateKey, useCreating } from "./create-key.js";
import { KeyTables, useKeys } from "./keys.js";

const NOT_FOUND = 404;

type Wallet = Awaited<ReturnType<typeof showWallet>>;
type LedgerRow = Awaited<ReturnType<typeof readLedger>>["rows"][number];

const COLUMNS: readonly Column<LedgerRow>[] = [
  { title: "Time", cell: ({ created_at }) => <span class="nowrap">{dateTime(created_at)}</span> },
  {
    title: "Kind",
    cell: ({ kind, estimated }) =>
      estimated ? (
        <>
          {kind} <Badge tone="warn">estimated</Badge>
        </>
      ) : (
        kind
      ),
  },
  { title: "Amount", isNumber: true, cell: ({ ticks }) => exactUsd(ticks) },
  { title: "Model", cell: ({ model }) => model ?? "–" },
];

export function WalletPage({ named }: PageProps) {
  const wallet = useLoaded(() => showWallet(named), [named]);
  const { data, error } = wallet;
  const isAbsent = error instanceof ApiError && error.status === NOT_FOUND;
  if (!isAbsent && (data !== undefined || error !== undefined)) {
    // The address may spell the name in another way.
    return <FoundWallet named={data?.name ?? named} wallet={wallet} />;
  }
  return <UnknownWallet named={named} error={error} />;
}

/** Its error, or that it is not there yet, and nothing that needs the wallet. */
function UnknownWallet({ named, error }: { readonly named: string; readonly error: Error | undefined }) {
  return (
    <section class="page">
      <div class="head">
        <h1>Wallet {named}</h1>
        <Link href={`${CONSOLE}/wallets`}>All wallets</Link>
      </div>
      {error === undefined ? <Loading /> : <Failed error={error} />}
    </section>
  );
}

interface FoundWalletProps {
  readonly named: string;
  readonly wallet: Loaded<Wallet>;
}

function FoundWallet({ named, wallet }: FoundWalletProps) {
  const [changing, setChanging] = useState<keyof typeof CHANGES | undefined>();
  const mayChange = useMay("operator");
  const ledger = usePages((cursor) => readLedger(named, cursor), [named]);
  const changed = () => {
    setChanging(undefined);
    wallet.reload();
    ledger.reload();
  };
  return (
    <section class="page">
      <div class="head">
        <h1>Wallet {named}</h1>
        <div class="actions">
          <Link href={`${CONSOLE}/wallets`}>All wallets</Link>
          {mayChange && (
            <>
              <button type="button" onClick={() => setChanging("debit")}>
                Take credit back
              </button>
              <button type="button" class="primary" onClick={() => setChanging("credit")}>
                Add credit
              </button>
            </>
          )}
        </div>
      </div>
      <AfterLoading loaded={wallet}>{(shown) => <Balance of={shown} />}</AfterLoading>
      <WalletKeys wallet={named} />
      <h2>Ledger</h2>
      <Pages paged={ledger}>
        {(rows) => (
          <Table
            name="Ledger"
            columns={COLUMNS}
            rows={rows}
            keyOf={({ transfer_id, hold_id, created_at, ticks }) => `${transfer_id} ${hold_id} ${created_at} ${ticks}`}
            empty="Nothing was put in or taken out yet."
          />
        )}
      </Pages>
      {changing && (
        <ChangeBalance kind={changing} wallet={named} onClose={() => setChanging(undefined)} onChanged={changed} />
      )}
    </section>
  );
}

function showWallet(name: string) {
  return unwrap(api.GET("/wallets/{name}", { params: { path: { name } } }));
}

function Balance({ of }: { readonly of: Wallet }) {
  const { balance_ticks, reserved_ticks, allotted_ticks = "0", spent_ticks } = of;
  return (
    <div class="card">
      <Facts
        facts={[
          ["Balance", exactUsd(balance_ticks)],
          ["Held for calls under way", exactUsd(reserved_ticks)],
          ["Set aside for calls to come", exactUsd(allotted_ticks)],
          ["Spent so far", exactUsd(spent_ticks)],
        ]}
      />
    </div>
  );
}

/** The keys that it pays for, with what each has spent. */
function WalletKeys({ wallet }: { readonly wallet: string }) {
  const [isCreating, setCreating] = useCreating(wallet);
  const mayCreate = useMay("operator");
  const keys = useKeys(wallet);
  return (
    <>
      <div class="head">
        <h2>Keys</h2>
        {mayCreate && (
          <button type="button" onClick={() => setCreating(true)}>
            Create key
          </button>
        )}
      </div>
      <AfterLoading loaded={keys}>
        {(listed) => <KeyTables {...listed} isOfWallet onChanged={keys.reload} />}
      </AfterLoading>
      {isCreating && <CreateKey wallet={wallet} onClose={() => setCreating(false)} onCreated={keys.reload} />}
    </>
  );
}

async function readLedger(name: string, cursor: string | undefined) {
  const { rows, next_cursor } = await unwrap(
    api.GET("/wallets/{name}/ledger", { params: { path: { name }, query: { cursor } } }),
  );
  return { rows, next: next_cursor };
}

/** Changes of a balance by hand. */
const CHANGES = {
  credit: {
    path: "/wallets/{name}/credits",
    title: "Add credit to",
    action: "Add",
    hint: "It is added to the balance at once.",
  },
  debit: {
    path: "/wallets/{name}/debits",
    title: "Take credit back from",
    action: "Take back",
    hint: "What is spent or held for calls stays.",
  },
} as const;

interface ChangeBalanceProps {
  readonly kind: keyof typeof CHANGES;
  readonly wallet: string;
  onClose(): void;
  onChanged(): void;
}

function ChangeBalance({ kind, wallet, onClose, onChanged }: ChangeBalanceProps) {
  const { path, title, action, hint } = CHANGES[kind];
  const [credit, setCredit] = useState("");
  // The same amount that is sent again, because its answer was lost, counts once.
  const key = useMemo(randomKey, [credit]);
  const submit = async () => {
    const params = { path: { name: wallet }, header: { "idempotency-key": key } };
    await unwrap(api.POST(path, { params, body: { usd: credit.trim() } }));
    onChanged();
  };
  return (
    <Dialog title={`${title} ${wallet}`} onClose={onClose}>
      <Form action={action} submit={submit} onCancel={onClose}>
        <TextField
          label="Credit (USD)"
          required
          inputMode="decimal"
          placeholder="10.00"
          value={credit}
          onValue={setCredit}
          hint={hint}
        />
      </Form>
    </Dialog>
  );
}

/** Browsers have `crypto.randomUUID` on secure pages alone. */
function randomKey(): string {
  return `console-${Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16)).join("")}`;
}
