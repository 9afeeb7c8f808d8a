import type { WalletAdministration } from "../stores/wallets/wallet-store.js";

/** The ID of the wallet that is requested by name, if any. */
export async function walletIdOf(
  stores: { readonly wallets: Pick<WalletAdministration, "show"> },
  name: string | undefined,
): Promise<string | undefined> {
  return name === undefined ? undefined : (await stores.wallets.show(name)).id;
}
