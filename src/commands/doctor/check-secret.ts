/** Whether there is a secret that what is stored encrypted can be read and written with. */
import { existsSync, statSync } from "node:fs";
import type { CatalogFile, WrittenField, WrittenProvider } from "../../catalog/catalog-file.js";
import type { Environment } from "../../config/interpolate.js";
import type { Config } from "../../config/types.js";
import { readVaultSecrets, secretFileOf } from "../../stores/catalog/vault-secret.js";
import { engineAt } from "../../stores/drivers/database.js";
import { type Finding, messageOf, problem } from "./finding.js";

const CHECK = "secret";
const SET = "set it to 16 characters or more, such as those of: openssl rand -hex 24; the same for every process";

/** What is wrong with the secret, or nothing. A file that is not there yet is made by the gateway, and not here. */
export function checkSecret(
  { database }: Pick<Config, "database">,
  environment: Environment,
  file: CatalogFile | undefined,
): Finding | undefined {
  if (hasSecret(environment)) return faultOf(database, environment, SET);
  if (engineAt(database) === "sqlite") {
    const path = secretFileOf(database);
    const advice = `give the file to the user of the gateway alone, or restore it: docs/backup.md`;
    return existsSync(path) ? faultOf(database, environment, advice) : undefined;
  }
  const literal = (file?.providers ?? []).filter(hasLiteral).map(({ id }) => id);
  if (literal.length === 0) return undefined;
  const detail = `ISOGLOSS_SECRET is not set, and the catalog has literal keys: ${literal.join(", ")}`;
  return problem(CHECK, detail, `${SET}; or name variables as the keys`);
}

/** A gateway with a user of its own cannot read a file that another user has made. */
export function checkSecretOwner({ database }: Pick<Config, "database">, environment: Environment): Finding[] {
  if (hasSecret(environment) || engineAt(database) !== "sqlite") return [];
  const path = secretFileOf(database);
  if (!existsSync(path) || !existsSync(database)) return [];
  const [secret, owner] = [statSync(path), statSync(database)];
  if (secret.uid === owner.uid) return [];
  const detail = `${path} belongs to user ${secret.uid}, and the database to user ${owner.uid}`;
  return [problem(CHECK, detail, `chown ${owner.uid}:${owner.gid} ${path}`)];
}

export function hasSecret({ ISOGLOSS_SECRET = "" }: Environment): boolean {
  return ISOGLOSS_SECRET !== "";
}

function faultOf(database: string, environment: Environment, advice: string): Finding | undefined {
  try {
    readVaultSecrets(database, environment);
    return undefined;
  } catch (error) {
    return problem(CHECK, messageOf(error), advice);
  }
}

function hasLiteral({ secret, credentials }: WrittenProvider): boolean {
  const fields: readonly (WrittenField | undefined)[] = [secret, ...Object.values(credentials?.fields ?? {})];
  return fields.some((field) => field !== undefined && "literal" in field);
}
