import { RefusedError } from "../config/refused.js";
import type { WalletAdministration } from "../stores/wallets/wallet-store.js";

/** The ID of the wallet that the parameter `wallet` of a query names, if any. */
export async function walletIdOf(
  stores: { readonly wallets: Pick<WalletAdministration, "show"> },
  name: string | undefined,
): Promise<string | undefined> {
  if (name === undefined) return undefined;
  try {
    return (await stores.wallets.show(name)).id;
  } catch (error) {
    throw error instanceof RefusedError ? new RefusedError(error.kind, error.message, "wallet") : error;
  }
}
