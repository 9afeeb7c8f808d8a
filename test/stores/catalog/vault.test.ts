import { chmodSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import { readVaultSecret } from "../../../src/stores/catalog/vault-secret.js";
import { createVault } from "../../../src/stores/catalog/vault.js";
import { temporaryDirectory } from "../../support/directories.js";

const secret = Buffer.from("a secret for tests of the vault");

describe("createVault", () => {
  const vault = createVault(() => secret);

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
    const other = createVault(() => Buffer.from("another secret"));
    expect(() => other.open("acme", vault.seal("acme", "sk"))).to.throw("encrypted under another secret");
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

describe("readVaultSecret", () => {
  const directory = temporaryDirectory();
  const database = () => join(directory(), "test.db");
  const path = () => `${database()}.secret`;

  it("takes the environment's secret", () => {
    const found = readVaultSecret(database(), { ISOGLOSS_SECRET: "sixteen letters!" });
    expect(found.toString()).to.equal("sixteen letters!");
  });

  it("refuses a short one", () => {
    expect(() => readVaultSecret(database(), { ISOGLOSS_SECRET: "short" })).to.throw("at least 16 characters");
  });

  it("makes a file that only its owner can read, and reads it again", () => {
    const made = readVaultSecret(database(), {});
    expect(made).to.have.lengthOf(32);
    expect(statSync(path()).mode & 0o777).to.equal(0o600);
    expect(readVaultSecret(database(), {}).equals(made)).to.equal(true);
  });

  it("takes it from nowhere else beside a database server", () => {
    const server = "postgres://db.example.test/x";
    expect(readVaultSecret(server, { ISOGLOSS_SECRET: "sixteen letters!" }).toString()).to.equal("sixteen letters!");
    expect(() => readVaultSecret(server, {})).to.throw("encrypted under ISOGLOSS_SECRET: set it");
  });

  it("refuses a file that others can read", () => {
    readVaultSecret(database(), {});
    chmodSync(path(), 0o644);
    expect(() => readVaultSecret(database(), {})).to.throw(/must be readable by its owner only: chmod 600/);
  });

  it("refuses a damaged file and does not change it", () => {
    writeFileSync(path(), "AAAA\n", { mode: 0o600 });
    expect(() => readVaultSecret(database(), {})).to.throw("is damaged");
    expect(readFileSync(path(), "utf8")).to.equal("AAAA\n");
  });
});
