import { useState } from "preact/hooks";
import { api, unwrap } from "../api.js";
import { Dialog } from "../components/dialog.js";
import { TextField } from "../components/field.js";
import { Find, useFind } from "../components/find.js";
import { Form } from "../components/form.js";
import { LongTable } from "../components/long-table.js";
import { AfterLoading } from "../components/states.js";
import type { Column } from "../components/table.js";
import { usd } from "../format.js";
import { CONSOLE } from "../console-path.js";
import { Link } from "../router.js";
import { useMay } from "../session.js";
import { useLoaded } from "../use-loaded.js";

export type Wallet = Awaited<ReturnType<typeof listWallets>>[number];

const COLUMNS: readonly Column<Wallet>[] = [
  { title: "Wallet", cell: WalletLink },
  { title: "Balance", isNumber: true, cell: ({ balance_ticks }) => usd(balance_ticks) },
  { title: "Held", isNumber: true, cell: ({ reserved_ticks }) => usd(reserved_ticks) },
  { title: "Spent", isNumber: true, cell: ({ spent_ticks }) => usd(spent_ticks) },
];

export function Wallets() {
  const [isCreating, setCreating] = useState(false);
  const mayCreate = useMay("operator");
  const finding = useFind();
  const loaded = useLoaded(listWallets, []);
  const created = () => {
    setCreating(false);
    loaded.reload();
  };
  return (
    <section class="page">
      <div class="head">
        <h1>Wallets</h1>
        {mayCreate && (
          <button type="button" class="primary" onClick={() => setCreating(true)}>
            Create wallet
          </button>
        )}
      </div>
      <Find finding={finding} name="Filter wallets" placeholder="Name" />
      <AfterLoading loaded={loaded}>
        {(wallets) => (
          <LongTable
            name="Wallets"
            columns={COLUMNS}
            rows={wallets.filter(({ name }) => finding.finds(name))}
            keyOf={({ name }) => name}
            empty={
              wallets.length === 0
                ? "There is no wallet yet. A wallet pays for the calls of its keys."
                : "No wallet matches."
            }
          />
        )}
      </AfterLoading>
      {isCreating && <CreateWallet onClose={() => setCreating(false)} onCreated={created} />}
    </section>
  );
}

/** Leads from what a wallet paid for to its balance and its ledger. */
export function WalletLink({ name }: { readonly name: string }) {
  return <Link href={walletAddress(name)}>{name}</Link>;
}

export async function listWallets() {
  return (await unwrap(api.GET("/wallets"))).wallets;
}

export function walletAddress(name: string): string {
  return `${CONSOLE}/wallets/${encodeURIComponent(name)}`;
}

function CreateWallet({ onClose, onCreated }: { onClose(): void; onCreated(): void }) {
  const [name, setName] = useState("");
  const [credit, setCredit] = useState("");
  const submit = async () => {
    const amount = credit.trim();
    const body = { name: name.trim(), ...(amount !== "" && { credit: { usd: amount } }) };
    await unwrap(api.POST("/wallets", { body }));
    onCreated();
  };
  return (
    <Dialog title="Create a wallet" onClose={onClose}>
      <Form action="Create" submit={submit} onCancel={onClose}>
        <TextField label="Name" required value={name} onValue={setName} />
        <TextField
          label="Credit (USD)"
          inputMode="decimal"
          placeholder="10.00"
          value={credit}
          onValue={setCredit}
          hint="What its calls may spend. Without credit, its calls are refused."
        />
      </Form>
    </Dialog>
  );
}
