/** The environment to open a database in without making the file of a secret: the gateway makes it. */
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import type { Environment } from "../../config/interpolate.js";
import { secretFileOf } from "../../stores/catalog/vault-secret.js";
import { engineAt } from "../../stores/drivers/database.js";
import { hasSecret } from "./check-secret.js";

/** Where there is no secret yet, what is stored opens under none. */
export function withSecret(environment: Environment, database: string): Environment {
  const isThere = hasSecret(environment) || engineAt(database) !== "sqlite";
  return isThere || existsSync(secretFileOf(database)) ? environment : withRandomSecret(environment);
}

export function withRandomSecret(environment: Environment): Environment {
  return { ...environment, ISOGLOSS_SECRET: randomBytes(32).toString("hex"), ISOGLOSS_SECRET_BEFORE: undefined };
}
