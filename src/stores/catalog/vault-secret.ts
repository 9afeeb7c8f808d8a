import { randomBytes } from "node:crypto";
import { chownSync, existsSync, linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import type { Environment } from "../../config/interpolate.js";
import { RefusedError } from "../../config/refused.js";
import { engineAt } from "../drivers/database.js";

const SHORTEST_SECRET = 16;
const SECRET_BYTES = 32;
const ENDING = ".secret";

/**
 * The secrets that encrypt what is stored: `ISOGLOSS_SECRET` and `ISOGLOSS_SECRET_BEFORE`, or those of a file beside a
 * SQLite database, created on first use. The current one comes first. With a database server there is no place for a
 * file, and all processes need the same secret.
 */
export function readVaultSecrets(database: string, environment: Environment): readonly Buffer[] {
  const current = environment.ISOGLOSS_SECRET;
  if (current === undefined || current === "") {
    if (engineAt(database) === "sqlite") return readSecretFile(secretFileOf(database));
    throw new RefusedError(
      "unsound",
      "secrets in PostgreSQL are encrypted under ISOGLOSS_SECRET: set it, the same for every process",
    );
  }
  const before = environment.ISOGLOSS_SECRET_BEFORE;
  checkGivenSecrets(environment);
  const given = [current, ...(before ? [before] : [])].map((secret) => Buffer.from(secret, "utf8"));
  return [...given, ...(before ? asFile(before) : [])];
}

/** Nothing may be encrypted yet: a server that starts with a secret that is too short would refuse the first key. */
export function checkGivenSecrets({ ISOGLOSS_SECRET = "", ISOGLOSS_SECRET_BEFORE = "" }: Environment): void {
  for (const [name, secret] of Object.entries({ ISOGLOSS_SECRET, ISOGLOSS_SECRET_BEFORE }))
    if (secret !== "" && secret.length < SHORTEST_SECRET)
      throw new Error(`${name} must have at least ${SHORTEST_SECRET} characters`);
}

/** The variable may have the text of a secret file: that is how a file is given up for a variable. */
function asFile(text: string): readonly Buffer[] {
  const secrets = secretsIn(text);
  return secrets.every(({ length }) => length === SECRET_BYTES) ? secrets : [];
}

/** The file of the secret, where the environment gives none. */
export function secretFileOf(database: string): string {
  return `${database}${ENDING}`;
}

/** Replaces the secret of a file. Both are known while `encrypt` runs. The next change completes one that was cut. */
export async function whileSecretFileChanges<Result>(path: string, encrypt: () => Promise<Result>): Promise<Result> {
  const lock = `${path}.lock`;
  try {
    writeFileSync(lock, "", { flag: "wx" });
  } catch (cause) {
    if (!(cause instanceof Error && "code" in cause && cause.code === "EEXIST")) throw cause;
    throw new Error(`another process is replacing the secret; if none is, remove ${lock}`, { cause });
  }
  try {
    addSecretToFile(path);
    const result = await encrypt();
    removeSecretBeforeFromFile(path);
    return result;
  } finally {
    rmSync(lock);
  }
}

/** Puts a new secret before the one of a file, unless that was done before and was not completed. */
function addSecretToFile(path: string): void {
  const [current, before] = readSecretFile(path);
  if (current === undefined || before !== undefined) return;
  replaceFile(path, [randomBytes(SECRET_BYTES), current]);
}

/** Removes the secret before the current one, when nothing is encrypted under it any more. */
function removeSecretBeforeFromFile(path: string): void {
  replaceFile(path, readSecretFile(path).slice(0, 1));
}

function readSecretFile(path: string): readonly Buffer[] {
  const secrets = existingSecrets(path) ?? makeSecretFile(path);
  if ((statSync(path).mode & 0o077) !== 0)
    throw new Error(`${path} must be readable by its owner only: chmod 600 ${path}`);
  if (secrets.length === 0 || secrets.some(({ length }) => length < SECRET_BYTES))
    throw new Error(`${path} is damaged; restore it, or remove it and apply the provider keys again`);
  return secrets;
}

function existingSecrets(path: string): readonly Buffer[] | undefined {
  try {
    return secretsIn(readFileSync(path, "utf8"));
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

function secretsIn(text: string): readonly Buffer[] {
  return text
    .trim()
    .split(/\s+/)
    .map((line) => Buffer.from(line, "base64"));
}

/** Written completely under another name and then linked: of two processes one creates it, and both read the same. */
function makeSecretFile(path: string): readonly Buffer[] {
  const draft = writeDraft(path, [randomBytes(SECRET_BYTES)]);
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(draft);
  }
  return secretsIn(readFileSync(path, "utf8"));
}

function replaceFile(path: string, secrets: readonly Buffer[]): void {
  renameSync(writeDraft(path, secrets), path);
}

function writeDraft(path: string, secrets: readonly Buffer[]): string {
  const draft = `${path}.${randomBytes(6).toString("hex")}`;
  const lines = secrets.map((secret) => `${secret.toString("base64")}\n`);
  try {
    writeFileSync(draft, lines.join(""), { mode: 0o600, flag: "wx", flush: true });
    giveToOwnerOf(path.slice(0, -ENDING.length), draft);
    return draft;
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** What root writes for a gateway with a user of its own must be readable for that user. SQLite does the same. */
function giveToOwnerOf(database: string, path: string): void {
  if (process.getuid?.() !== 0 || !existsSync(database)) return;
  const { uid, gid } = statSync(database);
  if (statSync(path).uid === uid) return;
  try {
    chownSync(path, uid, gid);
  } catch (error) {
    // In some containers root may not do it. The doctor reports the file.
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) throw error;
  }
}
