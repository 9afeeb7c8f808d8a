/** A gateway that serves, or is asked to end, while PostgreSQL takes its statements and answers none. */
import { expect } from "chai";
import { forEachEngine } from "../../support/engines.js";
import { createKeyStore } from "../../../src/stores/keys/key-store.js";
import { fund } from "../../support/money/holds.js";
import { GatewayDirectory } from "../../support/processes/gateway-directory.js";
import { Replica } from "../../support/processes/replica.js";
import { ServerLink } from "../../support/processes/server-link.js";
import { ScriptedUpstream, streams } from "../../support/upstream.js";
import { until } from "../../support/until.js";

/** Calls get 30 s to end, and what waits for the database 20 s beside them. */
const LONGEST_MS = 35_000;
const RICH = 10n ** 15n;
/** The first for a statement on an open connection, the others where each open one waits for an answer already. */
const SILENT = ["Query read timeout", "no free connection", "Connection terminated due to connection timeout"];
const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    ...{ id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "large-1" },
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;
const pieces = [chunk({ content: "Hel" }), chunk({ content: "lo." }), chunk({}, "stop"), "data: [DONE]\n\n"];

forEachEngine("a gateway whose database is silent", (database, { name, location }) => {
  if (name === "sqlite") return;
  let upstream: ScriptedUpstream;
  let link: ServerLink;
  let directory: GatewayDirectory;
  let gateway: Replica;
  let key: string;

  beforeEach(async () => {
    upstream = await ScriptedUpstream.start();
    link = await ServerLink.open(location());
    directory = new GatewayDirectory(link.address, upstream.baseUrl);
    await fund(database(), "alice", RICH);
    key = (await createKeyStore(database()).create("alice", "test")).secret;
    gateway = await Replica.start(directory.directory);
  });
  afterEach(async () => {
    await gateway.end("SIGKILL");
    await Promise.all([upstream.stop(), link.close()]);
    directory.remove();
  });

  const call = (stream: boolean) =>
    fetch(`${gateway.url}/v1/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
      body: JSON.stringify({ model: "acme/chat", stream, messages: [{ role: "user", content: "Hi" }] }),
    });

  const isRefusing = () =>
    fetch(`${gateway.url}/healthz`, { headers: { connection: "close" } }).then(
      () => false,
      () => true,
    );

  it("shows its metrics within seconds, without the tasks, and asks operators to try again", async () => {
    const read = async () => (await fetch(`${gateway.url}/metrics`)).text();
    expect(await read()).to.contain("# TYPE isogloss_tasks gauge");
    link.hang();
    const begunAt = performance.now();
    expect(await read()).to.contain("isogloss_holds_open 0");
    expect(performance.now() - begunAt).to.be.below(4_000);
    const [, token] = /isogloss admin token, shown this once: (\S+)/.exec(gateway.log) ?? [];
    const answer = await fetch(`${gateway.url}/admin/api/wallets`, { headers: { authorization: `Bearer ${token}` } });
    expect([answer.status, answer.headers.get("retry-after")]).to.deep.equal([503, "1"]);
    expect(gateway.logged("database.away").map(({ reason }) => reason))
      .to.be.an("array")
      .that.includes.oneOf(SILENT);
  });

  it("takes no new calls from the signal on, ends its streams, and then itself, in time", async () => {
    upstream.plays(streams(pieces, { pauseMilliseconds: 300 }));
    const streamed = await call(true);
    link.hang();
    const begunAt = performance.now();
    const ending = gateway.end();
    await until(isRefusing, 5_000);
    expect(await streamed.text()).to.contain("[DONE]");
    expect(performance.now() - begunAt).to.be.below(5_000);
    expect((await ending).code).to.equal(0);
    expect(performance.now() - begunAt).to.be.below(LONGEST_MS);
    expect(gateway.logged("settlement.abandoned")).to.have.lengthOf(1);
  });
});
