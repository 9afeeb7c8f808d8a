import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { readVaultSecrets, whileSecretFileChanges } from "../../../src/stores/catalog/vault-secret.js";
import { createVault } from "../../../src/stores/catalog/vault.js";
import { nodeRuns } from "../../support/checkout.js";
import { temporaryDirectory } from "../../support/directories.js";

const secret = Buffer.from("a secret for tests of the vault");
/** The user of a gateway that root gives commands for. */
const SERVICE = 12_345;

describe("createVault", () => {
  const vault = createVault(() => [secret]);

  it("opens a sealed value", () => expect(vault.open("acme", vault.seal("acme", "sk-ü"))).to.equal("sk-ü"));

  it("seals the same text differently each time", () =>
    expect(vault.seal("acme", "sk")).not.to.equal(vault.seal("acme", "sk")));

  it("does not show the text it seals", () => {
    expect(Buffer.from(vault.seal("acme", "sk-readable"), "base64").toString("latin1")).not.to.contain("readable");
  });

  it("does not open a value that was sealed for another field", () => {
    expect(() => vault.open("other", vault.seal("acme", "sk"))).to.throw("encrypted under another secret");
  });

  it("does not open a value that was sealed with another secret", () => {
    const other = createVault(() => [Buffer.from("another secret")]);
    expect(() => other.open("acme", vault.seal("acme", "sk"))).to.throw("encrypted under another secret");
  });

  it("opens a value that was sealed with the secret before", () => {
    const sealed = vault.seal("acme", "sk");
    const next = createVault(() => [Buffer.from("the next secret"), secret]);
    expect(next.open("acme", sealed)).to.equal("sk");
    expect(() => vault.open("acme", next.seal("acme", "sk"))).to.throw("encrypted under another secret");
  });

  it("reads the secrets again when they were replaced meanwhile", () => {
    let secrets = [secret];
    const running = createVault(() => secrets);
    expect(running.open("acme", running.seal("acme", "sk"))).to.equal("sk");
    secrets = [Buffer.from("the next secret")];
    expect(running.open("acme", createVault(() => secrets).seal("acme", "sk"))).to.equal("sk");
    expect(running.open("acme", running.seal("acme", "sk"))).to.equal("sk");
  });

  it("does not open a value that was changed", () => {
    const bytes = Buffer.from(vault.seal("acme", "sk"), "base64");
    bytes.writeUInt8(bytes.readUInt8(13) ^ 1, 13);
    expect(() => vault.open("acme", bytes.toString("base64"))).to.throw("encrypted under another secret");
  });

  it("does not open a value that was not sealed", () => expect(() => vault.open("acme", "AAAA")).to.throw("damaged"));

  it("requests the secret only when it is needed", () => {
    expect(() => createVault(() => expect.fail("called too early"))).not.to.throw();
  });
});

describe("readVaultSecrets", () => {
  const directory = temporaryDirectory();
  const database = () => join(directory(), "test.db");
  const path = () => `${database()}.secret`;

  it("takes the environment's secret", () => {
    const found = readVaultSecrets(database(), { ISOGLOSS_SECRET: "sixteen letters!" });
    expect(found.toString()).to.equal("sixteen letters!");
  });

  it("takes the secret before it too", () => {
    const both = { ISOGLOSS_SECRET: "sixteen letters!", ISOGLOSS_SECRET_BEFORE: "sixteen others!!" };
    expect(readVaultSecrets(database(), both).map(String)).to.deep.equal(["sixteen letters!", "sixteen others!!"]);
    const short = { ...both, ISOGLOSS_SECRET_BEFORE: "short" };
    expect(() => readVaultSecrets(database(), short)).to.throw("ISOGLOSS_SECRET_BEFORE must have at least 16");
  });

  it("has a new secret before the one of a file while it changes, and alone afterwards", async () => {
    const [first] = readVaultSecrets(database(), {});
    const during = await whileSecretFileChanges(path(), async () => readVaultSecrets(database(), {}));
    expect(during.slice(1)).to.deep.equal([first]);
    expect(during[0]).not.to.deep.equal(first);
    expect(statSync(path()).mode & 0o777).to.equal(0o600);
    expect(readVaultSecrets(database(), {})).to.deep.equal(during.slice(0, 1));
  });

  it("keeps both secrets after a change that failed, and the next one needs no third", async () => {
    const [first] = readVaultSecrets(database(), {});
    const failing = whileSecretFileChanges(path(), () => Promise.reject(new Error("away")));
    expect(await failing.catch(String)).to.equal("Error: away");
    const [second, before] = readVaultSecrets(database(), {});
    expect(before).to.deep.equal(first);
    const during = await whileSecretFileChanges(path(), async () => readVaultSecrets(database(), {}));
    expect(during).to.deep.equal([second, before]);
  });

  it("is replaced by one process at a time", async () => {
    await whileSecretFileChanges(path(), async () => {
      const other = await whileSecretFileChanges(path(), () => Promise.resolve()).catch(String);
      expect(other).to.include("another process is replacing the secret");
    });
    await whileSecretFileChanges(path(), () => Promise.resolve());
  });

  it("completes a replacement that was cut", async () => {
    const [first] = readVaultSecrets(database(), {});
    const cut = await whileSecretFileChanges(path(), () => Promise.reject(new Error("cut"))).catch(String);
    expect(cut).to.include("cut");
    const [second] = readVaultSecrets(database(), {});
    await whileSecretFileChanges(path(), () => Promise.resolve());
    expect(readVaultSecrets(database(), {})).to.deep.equal([second]);
    expect(second).not.to.deep.equal(first);
  });

  it("refuses a short one", () => {
    expect(() => readVaultSecrets(database(), { ISOGLOSS_SECRET: "short" })).to.throw("at least 16 characters");
  });

  it("makes a file that only its owner can read, and reads it again", () => {
    const made = readVaultSecrets(database(), {});
    expect(made.map(({ length }) => length)).to.deep.equal([32]);
    expect(statSync(path()).mode & 0o777).to.equal(0o600);
    expect(readVaultSecrets(database(), {})).to.deep.equal(made);
  });

  it("takes it from nowhere else beside a database server", () => {
    const server = "postgres://db.example.test/x";
    expect(readVaultSecrets(server, { ISOGLOSS_SECRET: "sixteen letters!" }).toString()).to.equal("sixteen letters!");
    expect(() => readVaultSecrets(server, {})).to.throw("encrypted under ISOGLOSS_SECRET: set it");
  });

  it("refuses a file that others can read", () => {
    readVaultSecrets(database(), {});
    chmodSync(path(), 0o644);
    expect(() => readVaultSecrets(database(), {})).to.throw(/must be readable by its owner only: chmod 600/);
  });

  it("refuses a damaged file and does not change it", () => {
    writeFileSync(path(), "AAAA\n", { mode: 0o600 });
    expect(() => readVaultSecrets(database(), {})).to.throw("is damaged");
    expect(readFileSync(path(), "utf8")).to.equal("AAAA\n");
  });

  it("is given by root to the owner of the database", async function () {
    if (process.getuid?.() !== 0) this.skip();
    writeFileSync(database(), "");
    chownSync(database(), SERVICE, SERVICE);
    const owner = () => [statSync(path()).uid, statSync(path()).gid];
    readVaultSecrets(database(), {});
    expect(owner()).to.deep.equal([SERVICE, SERVICE]);
    await whileSecretFileChanges(path(), async () => expect(owner()).to.deep.equal([SERVICE, SERVICE]));
    expect(owner()).to.deep.equal([SERVICE, SERVICE]);
  });

  it("leaves nothing behind where it cannot be written", () => {
    const program = [process.execPath, ...nodeRuns("test/stores/make-secret-in-process"), database()];
    // A file may have no byte, as on a full disk.
    const run = () => execFileSync("sh", ["-c", 'ulimit -f 0; exec "$@"', "-", ...program], { stdio: "pipe" });
    expect(run).to.throw("EFBIG");
    expect(readdirSync(directory())).to.deep.equal([]);
  });
});
