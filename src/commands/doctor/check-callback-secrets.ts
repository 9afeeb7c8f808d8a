/** Whether the callbacks of all wallets that have a secret for them can be signed. Others are never sent. */
import type { CallbackSecretStore } from "../../stores/wallets/callback-secrets.js";
import { type Finding, problem } from "./finding.js";

const MOST_NAMED = 5;
const ADVICE =
  "give this command and the gateway the ISOGLOSS_SECRET that they were stored under, " +
  "or make new ones: isogloss wallet callback-secret NAME";

export async function checkCallbackSecrets(secrets: Pick<CallbackSecretStore, "unreadable">): Promise<Finding[]> {
  const unreadable = await secrets.unreadable();
  const [first] = unreadable;
  if (first === undefined) return [];
  const named = unreadable.slice(0, MOST_NAMED).map(({ wallet }) => wallet);
  const others = unreadable.length > MOST_NAMED ? ` and ${unreadable.length - MOST_NAMED} more` : "";
  const wallets = `${named.join(", ")}${others}`;
  return [problem("callback secrets", `callbacks of these wallets are not sent: ${wallets} (${first.reason})`, ADVICE)];
}
