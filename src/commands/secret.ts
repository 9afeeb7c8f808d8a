import { secretFileOf, whileSecretFileChanges } from "../stores/catalog/vault-secret.js";
import { engineAt } from "../stores/drivers/database.js";
import { type Action, runGroup } from "./action.js";
import { changeStores } from "./change-stores.js";
import { type CommandIo, UsageError } from "./io.js";

const rotate: Action = {
  name: "secret rotate",
  summary: "Encrypts stored keys again, under a new secret. Running gateways go on meanwhile.",
  examples: [["secret rotate", "after a copy of the database or of the secret was lost"]],
  async run(call) {
    const config = call.config();
    const file = secretFile(config.database, call.io);
    const encrypt = () =>
      changeStores(call, "rotateSecrets", (stores, record) => stores.rotateSecrets(record), {
        name: "encrypting stored keys anew",
      });
    const texts = await (file === undefined ? encrypt() : whileSecretFileChanges(file, encrypt));
    call.print({ rotated: texts }, () => `${texts} stored ${texts === 1 ? "key is" : "keys are"} encrypted anew`);
  },
};

/** All that this command does. */
export const actions: readonly Action[] = [rotate];

/** `isogloss secret` */
export function run(args: string[], io: CommandIo): Promise<number> {
  return runGroup("secret", actions, args, io);
}

/** The file beside a SQLite database, unless the environment has the secrets. */
function secretFile(database: string, { environment }: CommandIo): string | undefined {
  const { ISOGLOSS_SECRET: given = "", ISOGLOSS_SECRET_BEFORE: before = "" } = environment;
  if (given === "" && engineAt(database) === "sqlite") return secretFileOf(database);
  if (given !== "" && before !== "") return undefined;
  throw new UsageError(
    "set ISOGLOSS_SECRET to the new secret and ISOGLOSS_SECRET_BEFORE to the one until now, " +
      "for every process and for this command",
  );
}
