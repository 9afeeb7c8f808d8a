import { expect } from "chai";
import type { Fields } from "../support/dialect-clients/dialect-client.js";
import { counts, textDialect } from "../support/dialect-features.js";
import { answers, streams } from "../support/upstream.js";
import { forEachEmptyPlace } from "../support/engines.js";
import { after, id, models, formsOf, everyone } from "../support/money/logged-calls.js";

forEachEmptyPlace("texts that databases refuse", (location, engine) => {
  const strange = "a\u0000b \ud800 c \udfff \u{1f1f3}\u{1f1f4}";

  it("are charged and logged without an error", async function () {
    this.timeout(60_000);
    const { ScriptedUpstream } = await import("../support/upstream.js");
    const { startGateway } = await import("../support/gateway.js");
    const upstream = await ScriptedUpstream.start();
    const catalog = { providers: [{ id: "one", baseUrl: upstream.baseUrl, auth: "none" }], models };
    const gateway = await startGateway({ catalog, config: engine === "postgres" ? { database: location() } : {} });
    try {
      for (const { dialect, dialectClient } of everyone) {
        for (const [model, stream] of [dialect, after(dialect)].flatMap(
          (name) =>
            [
              [name, false],
              [name, true],
            ] as const,
        )) {
          const { words } = formsOf(model);
          const echo = (text: string) => text.replaceAll("Oslo", JSON.stringify(strange).slice(1, -1));
          upstream.plays(stream ? streams(words.stream.map(echo)) : answers(echo(JSON.stringify(words.body))));
          const [credential] = dialectClient.credentials(gateway.key);
          const body = JSON.stringify({
            ...dialectClient.body(id(model)),
            ...dialectClient.everywhere(strange),
            ...(stream ? dialectClient.streaming : {}),
          });
          const headers = { "content-type": "application/json", ...dialectClient.headers, ...credential.headers };
          const response = await fetch(gateway.url + dialectClient.path(id(model), stream), {
            method: "POST",
            headers,
            body,
          });
          expect(response.status, await response.text()).to.equal(200);
        }
      }
      const rows = await eventually(gateway.url, everyone.length * 4);
      for (const row of rows) {
        const dialect = textDialect(String(row.model).replace("maker/", ""));
        const cached = counts(dialect, "cached_input") ? 5 : 0;
        const ticks = (21 - cached) * 30_000 + cached * 3_000 + 9 * 150_000;
        expect(row).to.deep.include({ cost_ticks: String(ticks), status: 200 });
      }
      expect(gateway.logged()).not.to.match(/22P05|request_log\.(?:write_failed|rows_refused)/);
    } finally {
      await gateway.stop();
      await upstream.stop();
    }
  });
});

/** The rows that the admin API lists, once there are so many. */
async function eventually(url: string, count: number): Promise<Fields[]> {
  for (let attempt = 0; ; attempt++) {
    const response = await fetch(`${url}/admin/api/requests?limit=100`, {
      headers: { authorization: "Bearer a-token-for-tests" },
    });
    const { requests } = (await response.json()) as { requests: Fields[] };
    if (requests.length >= count) return requests;
    if (attempt > 300) throw new Error(`${requests.length} of ${count} requests are written down`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
