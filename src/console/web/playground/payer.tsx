import { useState } from "preact/hooks";
import { Choice, TextField } from "../components/field.js";
import { useDraft } from "../drafts.js";
import type { Wallet } from "../pages/wallets.js";
import { useMay } from "../session.js";
import { keyOf } from "./keys.js";

/** Who pays: a wallet, for which a key is made, or a key that is pasted. */
export function usePayer(wallets: readonly Wallet[]) {
  const mayMake = useMay("operator");
  const [wallet, setWallet] = useDraft("payer", "");
  const [key, setKey] = useState("");
  const richest = [...wallets].sort((one, other) => Number(other.balance_ticks) - Number(one.balance_ticks));
  const payer = wallet === "" ? (richest[0]?.name ?? "") : wallet;
  const findKey = async () => {
    if (key.trim() !== "") return key.trim();
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
        hint={mayMake ? undefined : "Paste one: only operators may have one made."}
      />
    </>
  );
  return { findKey, fields };
}
