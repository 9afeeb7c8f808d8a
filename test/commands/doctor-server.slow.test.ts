import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "chai";
import pg from "pg";
import type { Finding } from "../../src/commands/doctor/finding.js";
import { callProgram } from "../support/commands/call-program.js";
import { temporaryDirectory } from "../support/directories.js";
import { postgresServer, stopPostgresAtTheEnd } from "../support/postgres-server.js";
import { TransactionPooler } from "../support/stores/transaction-pooler.js";

stopPostgresAtTheEnd();

const ROLE = `poor_${process.pid}`;

describe("isogloss doctor on PostgreSQL", () => {
  const directory = temporaryDirectory();
  let address: string;
  let owner: pg.Client;
  let poor: string;

  beforeEach(async () => {
    address = await (await postgresServer()).create();
    owner = new pg.Client(address);
    await owner.connect();
    await owner.query(`CREATE ROLE ${ROLE} LOGIN PASSWORD 'poor'`);
    poor = Object.assign(new URL(address), { username: ROLE, password: "poor" }).href;
  });

  afterEach(async () => {
    await owner.query(`DROP OWNED BY ${ROLE}; DROP ROLE ${ROLE}`);
    await owner.end();
    await (await postgresServer()).drop(address);
  });

  const use = (database: string) => writeFileSync(join(directory(), "isogloss.yaml"), JSON.stringify({ database }));
  const migrate = async () => {
    use(address);
    await callProgram(directory(), "migrate");
  };

  /** What it says of the database. */
  async function found(database: string): Promise<string[]> {
    use(database);
    const { stdout } = await callProgram(directory(), "doctor", "--offline", "--json");
    const { findings } = JSON.parse(stdout) as { findings: Finding[] };
    const ofDatabase = findings.filter(({ check }) => check === "database");
    return ofDatabase.map(({ state, detail, advice = "" }) => `${state}: ${detail} -> ${advice}`);
  }

  const changed = (change: (url: URL) => void) => {
    const url = new URL(address);
    change(url);
    return url.href;
  };

  const faults: [what: string, prepare: () => Promise<unknown>, location: () => string, wanted: RegExp][] = [
    [
      "a role that may not make tables in an empty database",
      async () => undefined,
      () => poor,
      /^problem: poor_\d+ may not make tables in the schema public.* -> as its owner: GRANT USAGE, CREATE ON SCHEMA/,
    ],
    [
      "a role that may not make tables of the next version",
      migrate,
      () => poor,
      /^problem: poor_\d+ may not make tables/,
    ],
    [
      "a role that may read the tables and not write them",
      async () => {
        await migrate();
        await owner.query(`GRANT CREATE ON SCHEMA public TO ${ROLE}`);
        await owner.query(`GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${ROLE}`);
      },
      () => poor,
      /^problem: poor_\d+ may not use the tables, which belong to \w+ -> let it own them, .*, as \w+: GRANT ALL ON ALL/,
    ],
    [
      "a role without a right on one of the tables",
      async () => {
        await migrate();
        await owner.query(`GRANT CREATE ON SCHEMA public TO ${ROLE}`);
        await owner.query(`GRANT ALL ON ALL TABLES IN SCHEMA public TO ${ROLE}`);
        await owner.query(`REVOKE DELETE ON holds FROM ${ROLE}`);
      },
      () => poor,
      /^problem: poor_\d+ may not use the tables, which belong to \w+/,
    ],
    [
      "a role without rights on the tables",
      async () => {
        await migrate();
        await owner.query(`GRANT CREATE ON SCHEMA public TO ${ROLE}`);
      },
      () => poor,
      /^problem: poor_\d+ may not use the tables, which belong to \w+ -> let it own them, .*, as \w+: GRANT ALL ON ALL/,
    ],
    [
      "a role without a schema",
      () => owner.query(`ALTER ROLE ${ROLE} SET search_path = absent`),
      () => poor,
      /^problem: poor_\d+ has no schema -> make the first one of its search_path/,
    ],
    [
      "a server that takes no writes",
      async () => {
        await migrate();
        await owner.query(`ALTER ROLE ${ROLE} SET default_transaction_read_only = on`);
      },
      () => poor,
      /^problem: it takes no writes, as a standby -> let `database` lead to the primary; .*_read_only$/,
    ],
    [
      "a wrong password",
      async () => undefined,
      () => changed((url) => (url.password = "another")),
      /^problem: .*password authentication failed.* -> check the user and the password in `database`, and pg_hba\.conf/,
    ],
    [
      "a database that is not there",
      async () => undefined,
      () => changed((url) => (url.pathname = "/absent")),
      /^problem: .*"absent" does not exist -> make the database, encoded in UTF8/,
    ],
    [
      "a server without TLS",
      async () => undefined,
      () => `${address}?sslmode=verify-full`,
      /^problem: .*does not support SSL connections -> end `database` without sslmode/,
    ],
  ];
  for (const [what, prepare, location, wanted] of faults)
    it(`names what to do about ${what}`, async () => {
      await prepare();
      const findings = await found(location());
      expect(findings).to.have.lengthOf(1);
      expect(findings[0]).to.match(wanted);
    });

  it("names a statement that is enough for a role without rights on the tables", async () => {
    await migrate();
    await owner.query(`GRANT CREATE ON SCHEMA public TO ${ROLE}`);
    const [problem = ""] = await found(poor);
    const refused = await callProgram(directory(), "wallet", "list");
    expect(refused.stderr).to.equal(
      "isogloss: the database cannot be used: permission denied for table schema_migrations; " +
        "isogloss doctor names what to do\n",
    );
    await owner.query(problem.slice(problem.indexOf("GRANT ")));
    expect(await found(poor)).to.deep.equal(["ok: PostgreSQL is sound and has the current schema -> "]);
    expect(await callProgram(directory(), "wallet", "create", "alice", "--credit", "5")).to.include({ code: 0 });
  });

  it("warns of a pooler in transaction mode", async () => {
    await migrate();
    const pooler = await TransactionPooler.open(address);
    expect((await found(pooler.address))[0]).to.match(
      /^warning: connections share sessions, .*pooler in transaction mode.* -> .*use the pooler's session mode$/,
    );
    await pooler.close();
  });
});
