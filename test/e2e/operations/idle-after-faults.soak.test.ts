/** A fault of an upstream costs its call, and no processor time afterwards. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { ADMIN_TOKEN, startGatewayProcess } from "../../support/gateway.js";
import { parseMetrics } from "../../support/metrics.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers, hangsUp, streams, type Script } from "../../support/upstream.js";
import { vendorForms } from "../../support/vendor-forms/index.js";

const { beginning = [] } = vendorForms.get("chat") ?? {};
const REFUSAL = { error: { message: "Later.", type: "rate_limit_error", code: 429, param: null } };
const OBSERVED_MS = 1_000;
/**
 * A process that spins uses a whole core, also long after. One that waits uses hundredths, but in the first second it
 * may collect garbage, and a busy machine takes longer for it.
 */
const MOST_OF_A_CORE = 0.3;
const MOST_SECONDS = (OBSERVED_MS / 1_000) * MOST_OF_A_CORE;
const LOOKS = 3;

describe("a gateway whose upstream fails", function () {
  this.timeout(90_000);
  const scripted = scriptedGateway(
    [{ id: "maker/same", kind: "text", routes: [{ provider: "one", model: "inner", dialect: "chat" }] }],
    {},
    startGatewayProcess,
  );

  async function processorSeconds(): Promise<number> {
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
    const text = await (await fetch(`${scripted().gateway.url}/metrics`, { headers })).text();
    return parseMetrics(text).find(({ name }) => name === "process_cpu_seconds_total")?.value ?? NaN;
  }

  async function secondsInAWhile(): Promise<number> {
    const before = await processorSeconds();
    await sleep(OBSERVED_MS);
    return (await processorSeconds()) - before;
  }

  const cases: [string, Script][] = [
    ["by a refusal in the middle of a stream", streams([...beginning, `data: ${JSON.stringify(REFUSAL)}\n\n`])],
    ["by a refusal and an open connection", streams([`data: ${JSON.stringify(REFUSAL)}\n\n`], { ending: "mute" })],
    ["by a cut in the middle of a stream", streams(beginning, { ending: "cut" })],
    ["by a refusal", answers(REFUSAL, { status: 429 })],
    ["by a closed connection", hangsUp()],
  ];
  for (const [what, script] of cases) {
    it(`waits without processor time after it failed ${what}`, async () => {
      const { gateway, one } = scripted();
      one.plays(script);
      const response = await fetch(`${gateway.url}/v1/chat/completions`, {
        method: "POST",
        headers: { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" },
        body: JSON.stringify({ model: "maker/same", stream: true, messages: [{ role: "user", content: "hi" }] }),
      });
      expect(await response.text()).to.contain("error");
      await sleep(200);
      const used: number[] = [];
      while (used.length < LOOKS && !used.some((seconds) => seconds < MOST_SECONDS)) used.push(await secondsInAWhile());
      expect(Math.min(...used)).to.be.below(MOST_SECONDS);
    });
  }
});
