import { chownSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import type { Finding } from "../../src/commands/doctor/finding.js";
import { runProgram } from "../../src/commands/program.js";
import type { Environment } from "../../src/config/interpolate.js";
import { collectOutput } from "../support/commands/call-program.js";
import { temporaryDirectory } from "../support/directories.js";
import { emptyPlace } from "../support/engines.js";
import { stopPostgresAtTheEnd } from "../support/postgres-server.js";
import { answers, ScriptedUpstream } from "../support/upstream.js";

stopPostgresAtTheEnd();

const KEY = "sk-doctor-canary-93ab";

describe("the doctor and the catalog", () => {
  const directory = temporaryDirectory();
  const write = (name: string, text: string) => writeFileSync(join(directory(), name), text);
  const catalogWith = (provider: object) => ({
    providers: [{ id: "acme", baseUrl: "http://127.0.0.1:9/v1", ...provider }],
    models: [
      {
        id: "acme/small",
        kind: "text",
        routes: [{ provider: "acme", model: "s", dialect: "chat" }],
        pricing: { input: 1, output: 1 },
      },
    ],
  });
  const writeCatalog = (provider: object) => write("catalog.yaml", JSON.stringify(catalogWith(provider)));
  const callWith = (environment: Environment, ...args: string[]) =>
    collectOutput(directory(), (io) => runProgram(args, { ...io, environment }));

  /** The findings of some checks, as lines. */
  async function examine(environment: Environment, ...args: string[]): Promise<Readonly<Record<string, string>>> {
    const { code, stdout } = await callWith(environment, "doctor", "--json", ...args);
    const { ok, findings } = JSON.parse(stdout) as { ok: boolean; findings: Finding[] };
    expect(code).to.equal(ok ? 0 : 1);
    return Object.fromEntries(
      findings.map(({ check, state, detail, advice = "" }) => [check, `${state}: ${detail} -> ${advice}`]),
    );
  }

  it("looks at the file after a migration and before the first start", async () => {
    writeCatalog({ apiKey: KEY });
    await callWith({}, "migrate");
    const before = readdirSync(join(directory(), "data"));
    const path = join(directory(), "catalog.yaml");
    expect((await examine({}, "--offline")).catalog).to.equal(
      "warning: 1 provider and 1 model that can be called, which are not in the database yet -> " +
        `isogloss catalog apply ${path} (a start does that too)`,
    );
    expect(readdirSync(join(directory(), "data"))).to.deep.equal(before);
  });

  for (const [what, text, advice] of [
    ["there is no file", undefined, /-> write .*catalog\.yaml; docs\/configuration\.md describes it/],
    ["the file has no model", "{}", /-> complete .*catalog\.yaml as docs\/configuration\.md describes/],
  ] as const)
    it(`gives a remedy that works where ${what}`, async () => {
      write("isogloss.yaml", "");
      if (text !== undefined) write("catalog.yaml", text);
      await callWith({}, "migrate");
      expect((await examine({}, "--offline")).catalog)
        .to.match(/^warning: it has no model that can be called/)
        .and.to.match(advice);
    });

  for (const [what, environment, finding] of [
    [
      "is not set",
      {},
      "problem: it reads the variable ACME_ORG: it is not set -> set ACME_ORG for the gateway, and for this command",
    ],
    [
      "cannot be sent",
      { ACME_ORG: "one\ntwo" },
      "problem: the value cannot be sent in a header -> correct the value, or the variables that it reads",
    ],
  ] as const)
    it(`names a header whose variable ${what}`, async () => {
      writeCatalog({ headers: { "x-org": "${ACME_ORG}" } });
      const findings = await examine(environment, "--offline");
      expect(Object.keys(findings)).not.to.include("key of acme");
      expect(findings["header x-org of acme"]).to.equal(finding);
    });

  for (const isMigrated of [false, true])
    it(`names the missing secret of PostgreSQL ${isMigrated ? "after" : "before"} a migration`, async () => {
      const place = await emptyPlace("postgres");
      try {
        write("isogloss.yaml", JSON.stringify({ database: place.location }));
        if (isMigrated) await callWith({}, "migrate");
        writeCatalog({ apiKey: "${ACME_KEY}" });
        expect(await examine({ ACME_KEY: KEY }, "--offline")).not.to.have.property("secret");
        writeCatalog({ apiKey: KEY });
        expect((await examine({}, "--offline")).secret).to.match(
          /^problem: ISOGLOSS_SECRET is not set, and the catalog has literal keys: acme -> set it to 16 characters/,
        );
        const set = await examine({ ISOGLOSS_SECRET: "0123456789abcdef" }, "--offline");
        expect(set).not.to.have.property("secret");
      } finally {
        await place.remove();
      }
    });

  it("names a secret that is too short, and says nothing wrong about the keys", async () => {
    writeCatalog({ apiKey: KEY });
    const environment = { ISOGLOSS_SECRET: "0123456789abcdef" };
    await callWith(environment, "catalog", "apply", "catalog.yaml");
    const findings = await examine({ ISOGLOSS_SECRET: "short" }, "--offline");
    expect(findings.secret).to.match(
      /^problem: ISOGLOSS_SECRET must have at least 16 characters -> set it to 16 characters or more/,
    );
    expect(findings).not.to.have.property("key of acme");
    expect(findings.catalog).to.equal("ok: 1 provider and 1 model that can be called -> ");
  });

  it("names a file of the secret that is not of the owner of the database", async function () {
    if (process.getuid?.() !== 0) this.skip();
    writeCatalog({ apiKey: KEY });
    await callWith({}, "catalog", "apply", "catalog.yaml");
    expect(await examine({}, "--offline")).not.to.have.property("secret");
    const path = join(directory(), "data/isogloss.db.secret");
    chownSync(path, 12_345, 12_345);
    expect((await examine({}, "--offline")).secret).to.equal(
      `problem: ${path} belongs to user 12345, and the database to user 0 -> chown 0:0 ${path}`,
    );
    expect(await examine({ ISOGLOSS_SECRET: "0123456789abcdef" }, "--offline")).not.to.have.property("secret");
  });

  for (const [what, provider, wanted] of [
    [
      "without a key",
      { preset: "openai" },
      'warning: it has none, and openai needs one -> write apiKey: "${OPENAI_API_KEY}", and apply the catalog again',
    ],
    ["with a key", { preset: "openai", apiKey: KEY }, undefined],
    ["with a header instead", { preset: "openai", headers: { authorization: "${ACME_AUTH}" } }, undefined],
    ["at another address", { preset: "openai", baseUrl: "http://127.0.0.1:9/v1" }, undefined],
    ["that needs none", { preset: "ollama" }, undefined],
  ] as const)
    it(`${wanted === undefined ? "accepts" : "warns of"} a preset ${what}`, async () => {
      write("catalog.yaml", JSON.stringify({ providers: [{ id: "acme", ...provider }], models: [] }));
      expect((await examine({ ACME_AUTH: "Bearer abc" }, "--offline"))["key of acme"]).to.equal(wanted);
    });

  const catalogs: [string, (environment: Record<string, string>) => Promise<unknown>][] = [
    ["beside a stored catalog", (environment) => callWith(environment, "catalog", "apply", "catalog.yaml")],
    ["beside one that is not stored yet", async () => undefined],
    ["beside one that is not valid", async () => write("catalog.yaml", "models: 7\n")],
  ];
  for (const [where, prepare] of catalogs)
    it(`names the wallets whose callbacks cannot be signed, ${where}`, async () => {
      writeCatalog({ apiKey: "${ACME_KEY}" });
      const environment = { ISOGLOSS_SECRET: "0123456789abcdef", ACME_KEY: KEY };
      await prepare(environment);
      for (const wallet of ["alice", "bob"]) {
        await callWith(environment, "wallet", "create", wallet);
        await callWith(environment, "wallet", "callback-secret", wallet);
      }
      expect(await examine(environment, "--offline")).not.to.have.property("callback secrets");
      const other = { ...environment, ISOGLOSS_SECRET: "another-secret-of-more" };
      expect((await examine(other, "--offline"))["callback secrets"]).to.match(
        /^problem: callbacks of these wallets are not sent: alice, bob \(.* under another secret\) -> give this/,
      );
    });

  it("does not say that a provider accepts a key that is not set", async () => {
    const upstream = await ScriptedUpstream.start();
    try {
      upstream.plays(answers({ error: { message: "model is missing" } }, { status: 400 }));
      writeCatalog({ baseUrl: upstream.baseUrl, apiKey: "${ACME_KEY}" });
      expect((await examine({}))["provider acme"]).to.match(
        /^ok: it answers within \d+ ms \(400\); its credentials are not complete and were not checked -> $/,
      );
      expect((await examine({ ACME_KEY: KEY }))["provider acme"]).to.match(/accepts the credentials \(400\) -> $/);
    } finally {
      await upstream.stop();
    }
  });
});
