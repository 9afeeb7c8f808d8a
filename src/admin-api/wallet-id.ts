import { RefusedError } from "../config/refused.js";
import { GatewayError } from "../errors/gateway-error.js";
import type { WalletAdministration } from "../stores/wallets/wallet-store.js";
import { sentenceOf } from "./refusals.js";

/** The ID of the wallet that the parameter `wallet` of a query names, if any. */
export async function walletIdOf(
  stores: { readonly wallets: Pick<WalletAdministration, "show"> },
  name: string | undefined,
): Promise<string | undefined> {
  if (name === undefined) return undefined;
  try {
    return (await stores.wallets.show(name)).id;
  } catch (error) {
    if (!(error instanceof RefusedError) || error.kind !== "unknown") throw error;
    throw new GatewayError("invalid_request", sentenceOf(error), { param: "wallet" });
  }
}
