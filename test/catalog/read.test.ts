import { expect } from "chai";
import { readCatalog } from "../../src/catalog/read.js";
import { sealingName } from "../../src/catalog/credentials.js";
import type { ProviderRecord, StoredField, Vault } from "../../src/catalog/records.js";
import type { Provider } from "../../src/catalog/types.js";
import { createVault } from "../../src/stores/catalog/vault.js";
import { words } from "../support/catalog/catalog-words.js";
import { silentLog } from "../support/silent-log.js";

const vault: Vault = createVault(() => [Buffer.from("a secret for these tests")]);
const environment = { ACME_KEY: "from-the-environment\n", BROKEN: "a\nb", EMPTY: "", ORGANISATION: "org" };

function read(record: Omit<ProviderRecord, "id" | "headers"> & { headers?: Record<string, string> }) {
  const warnings: object[] = [];
  const log = { ...silentLog, warn: (fields: object) => void warnings.push(fields) };
  const providers = new Map([["acme", { headers: {}, ...record, id: "acme" }]]);
  const catalog = readCatalog({ providers, models: new Map() }, { presets: words.presets, vault, environment, log });
  return { provider: catalog.providers.get("acme") as Provider, warnings };
}

describe("readCatalog", () => {
  it("applies a preset", () => {
    expect(read({ preset: "compass" }).provider).to.deep.equal({
      id: "acme",
      preset: "compass",
      baseUrl: "https://compass.example.test/v1",
      auth: "bearer",
      headers: { "x-client": "isogloss" },
      apiKey: undefined,
    });
  });

  it("gives the provider's values precedence", () => {
    const { provider } = read({
      preset: "compass",
      baseUrl: "http://127.0.0.1:9",
      auth: "none",
      headers: { "x-client": "other" },
    });
    expect(provider).to.deep.include({ baseUrl: "http://127.0.0.1:9", auth: "none", headers: { "x-client": "other" } });
  });

  it("reads a key's variable, without the line's end", () => {
    expect(read({ preset: "compass", secret: { variable: "ACME_KEY" } }).provider.apiKey?.reveal()).to.equal(
      "from-the-environment",
    );
  });

  it("opens a sealed key", () => {
    expect(
      read({ preset: "compass", secret: { sealed: vault.seal("acme", "sealed-key") } }).provider.apiKey?.reveal(),
    ).to.equal("sealed-key");
  });

  for (const [variable, reason] of [
    ["UNSET", "is not set"],
    ["EMPTY", "is not set"],
    ["constructor", "is not set"],
    ["BROKEN", "cannot be sent as a credential"],
  ] as const) {
    it(`warns and continues without a key when the variable ${variable} ${reason}`, () => {
      const { provider, warnings } = read({ preset: "compass", secret: { variable } });
      expect(provider.apiKey).to.equal(undefined);
      expect(warnings).to.deep.equal([
        { event: "catalog.credential_unset", provider: "acme", variable, reason: `it ${reason}` },
      ]);
    });
  }

  it("warns and continues without a key that it cannot open", () => {
    const { provider, warnings } = read({ preset: "compass", secret: { sealed: vault.seal("other", "sealed-key") } });
    expect(provider.apiKey).to.equal(undefined);
    expect(warnings).to.have.nested.property("0.event", "catalog.credential_undecryptable");
    expect(warnings).to.have.nested.property("0.reason", "the stored key was encrypted under another secret");
  });

  describe("credentials", () => {
    const place = sealingName("acme", "aws", "secretAccessKey");
    const secretAccessKey = { sealed: vault.seal(place, "the secret") };
    const credentialsOf = (fields: Readonly<Record<string, StoredField>>) =>
      read({ preset: "compass", credentials: { kind: "aws", fields } }).provider.credentials;

    it("are opened, and their variables are read", () => {
      const fields = { region: { text: "${ORGANISATION}-1" }, accessKeyId: { variable: "ACME_KEY" }, secretAccessKey };
      const credentials = credentialsOf(fields);
      expect([credentials?.kind, credentials?.unreadable]).to.deep.equal(["aws", undefined]);
      const values = Object.entries(credentials?.fields ?? {}).map(([name, field]) => [
        name,
        typeof field === "string" ? field : `secret ${field.reveal()}`,
      ]);
      expect(Object.fromEntries(values)).to.deep.equal({
        region: "org-1",
        accessKeyId: "secret from-the-environment",
        secretAccessKey: "secret the secret",
      });
    });

    it("name the field whose variable is not set", () => {
      expect(credentialsOf({ accessKeyId: { variable: "UNSET" }, secretAccessKey })?.unreadable).to.equal(
        "accessKeyId",
      );
    });

    it("name the field that was encrypted for another one", () => {
      const moved = { sealed: vault.seal("acme", "the key of the provider") };
      expect(credentialsOf({ secretAccessKey: moved })?.unreadable).to.equal("secretAccessKey");
    });
  });

  it("reads variables in headers", () => {
    expect(
      read({ preset: "own", baseUrl: "http://x.test", headers: { "x-org": "${ORGANISATION}-1" } }).provider.headers,
    ).to.deep.equal({ "x-org": "org-1" });
  });

  for (const value of ["${UNSET}", "${BROKEN}"]) {
    it(`warns and leaves out the header ${value}`, () => {
      const { provider, warnings } = read({ preset: "own", baseUrl: "http://x.test", headers: { "x-org": value } });
      expect(provider.headers).to.deep.equal({});
      expect(warnings).to.have.lengthOf(1);
    });
  }

  it("fails on an unknown preset", () => {
    expect(() => read({ preset: "sextant" })).to.throw(
      'provider acme has the preset "sextant", which this build does not know',
    );
  });

  it("fails on a provider without an address", () => {
    expect(() => read({ preset: "own" })).to.throw("provider acme has no baseUrl");
  });
});
