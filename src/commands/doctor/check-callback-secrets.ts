/** Whether the callbacks of all wallets that have a secret for them can be signed. Others are never sent. */
import type { Environment } from "../../config/interpolate.js";
import type { Config } from "../../config/types.js";
import { openStores } from "../../stores/open.js";
import type { CallbackSecretStore } from "../../stores/wallets/callback-secrets.js";
import { checkSecret } from "./check-secret.js";
import { everyLine, type Finding, messageOf, problem } from "./finding.js";
import { withSecret } from "./with-secret.js";

const CHECK = "callback secrets";
const MOST_NAMED = 5;
const ADVICE =
  "give this command and the gateway the ISOGLOSS_SECRET that they were stored under, " +
  "or make new ones: isogloss wallet callback-secret NAME";

type Unreadable = Awaited<ReturnType<CallbackSecretStore["unreadable"]>>[number];

const unlogged = everyLine(() => undefined);

/** In a database whose tables are current. What is wrong with the secret itself is said elsewhere. */
export async function checkCallbackSecrets({ database }: Config, environment: Environment): Promise<Finding[]> {
  if (checkSecret({ database }, environment, undefined) !== undefined) return [];
  try {
    return describe(await unreadableIn(database, environment));
  } catch (error) {
    return [problem(CHECK, messageOf(error), "see what is said of the database, and try again")];
  }
}

async function unreadableIn(database: string, environment: Environment): Promise<readonly Unreadable[]> {
  const readable = withSecret(environment, database);
  const stores = await openStores({ database }, { presets: {}, environment: readable, log: unlogged });
  return stores.callbackSecrets.unreadable().finally(() => stores.close());
}

function describe(unreadable: readonly Unreadable[]): Finding[] {
  const [first] = unreadable;
  if (first === undefined) return [];
  const named = unreadable.slice(0, MOST_NAMED).map(({ wallet }) => wallet);
  const others = unreadable.length > MOST_NAMED ? ` and ${unreadable.length - MOST_NAMED} more` : "";
  const wallets = `${named.join(", ")}${others}`;
  return [problem(CHECK, `callbacks of these wallets are not sent: ${wallets} (${first.reason})`, ADVICE)];
}
