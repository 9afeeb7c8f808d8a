import { randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { Environment } from "../../config/interpolate.js";
import { RefusedError } from "../../config/refused.js";
import { engineAt } from "../drivers/database.js";

const SHORTEST_SECRET = 16;
const SECRET_BYTES = 32;

/**
 * The secret that encrypts provider keys: `ISOGLOSS_SECRET`, or a file beside a SQLite database, created on first use.
 * With a database server there is no place for a file, and all processes need the same secret.
 */
export function readVaultSecret(database: string, environment: Environment): Buffer {
  const given = environment.ISOGLOSS_SECRET;
  if (given === undefined || given === "") {
    if (engineAt(database) === "sqlite") return readSecretFile(`${database}.secret`);
    throw new RefusedError(
      "unsound",
      "provider keys in PostgreSQL are encrypted under ISOGLOSS_SECRET: " +
        "set it, the same for every process, or name a variable as the key",
    );
  }
  if (given.length < SHORTEST_SECRET)
    throw new Error(`ISOGLOSS_SECRET must have at least ${SHORTEST_SECRET} characters`);
  return Buffer.from(given, "utf8");
}

function readSecretFile(path: string): Buffer {
  const secret = existingSecret(path) ?? makeSecretFile(path);
  if ((statSync(path).mode & 0o077) !== 0)
    throw new Error(`${path} must be readable by its owner only: chmod 600 ${path}`);
  if (secret.length < SECRET_BYTES)
    throw new Error(`${path} is damaged; restore it, or remove it and apply the provider keys again`);
  return secret;
}

function existingSecret(path: string): Buffer | undefined {
  try {
    return Buffer.from(readFileSync(path, "utf8").trim(), "base64");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** Written completely under another name and then linked: of two processes one creates it, and both read the same. */
function makeSecretFile(path: string): Buffer {
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  writeFileSync(draft, `${randomBytes(SECRET_BYTES).toString("base64")}\n`, { mode: 0o600, flag: "wx" });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(draft);
  }
  return Buffer.from(readFileSync(path, "utf8").trim(), "base64");
}
