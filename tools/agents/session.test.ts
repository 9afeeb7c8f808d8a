import { expect } from "chai";
import { StrictUpstream } from "../../test/support/strict/upstream.js";
import type { AgentCli } from "./client.js";
import { runSession } from "./session.js";

/** A client of a few lines, without a gateway between it and the vendor. A word selects its mistake. */
const PROGRAM = `
  import { spawnSync } from "node:child_process";
  const [wrong, url, model] = process.argv.slice(1);
  const parameters = { type: "object", properties: { command: { type: "string" } }, required: ["command"] };
  const tools = [{ type: "function", function: { name: "bash", parameters } }];
  const messages = [{ role: "user", content: "Go on." }];
  const headers = { authorization: "Bearer key" };
  const post = (path, body) => fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
  const ask = async () => {
    const unknown = wrong === "refused" && { top_k: 1 };
    const answer = await post("/chat/completions", { model, messages, tools, ...unknown });
    const { choices } = await answer.json();
    const { role, content, tool_calls } = choices[0].message;
    messages.push({ role, content, tool_calls });
    return { content, tool_calls };
  };
  if (wrong === "hangs") setInterval(() => undefined, 1000);
  else {
    if (wrong === "unknown path") await post("/telemetry", {});
    let message = await ask();
    while (message.tool_calls !== undefined) {
      for (const call of message.tool_calls) {
        let { command } = JSON.parse(call.function.arguments);
        if (wrong === "arguments") command = command.replaceAll("ünïcode", "unicode");
        let { stdout } = spawnSync("bash", ["-c", wrong === "tool" ? "true" : command], { encoding: "utf8" });
        if (wrong === "result" && stdout.includes("tool")) stdout = stdout.slice(10);
        if (wrong === "other result" && stdout.includes("left")) stdout = "";
        messages.push({ role: "tool", tool_call_id: call.id, content: stdout || "nothing" });
      }
      if (wrong === "sends results again") (await ask(), messages.pop());
      message = await ask();
    }
    if (wrong !== "answer") console.log(message.content);
    if (wrong === "ending") process.exit(3);
  }
`;

const wrongs: Readonly<Record<string, readonly RegExp[]>> = {
  nothing: [],
  "sends results again": [],
  refused: [/^refused by the vendor of chat: .*top_k/],
  "unknown path": [/^refused by the gateway, 1 times: POST \/telemetry 404 .*Invalid URL/],
  tool: [/^the tool did not run$/, /^the results did not come back whole/, /^the answer was not printed$/],
  arguments: [/^the tool was given other arguments$/, /^the results did not come back whole/],
  result: [/^the results did not come back whole/],
  "other result": [/^the results did not come back whole/],
  answer: [/^the answer was not printed$/],
  ending: [/^it ended with 3/],
  hangs: [
    /^nothing reached the vendor/,
    /^the tool did not run$/,
    /^the results did not/,
    /^the answer was not printed$/,
    /^it had not ended after 1 s$/,
  ],
};

describe("the judge of sessions of agents", () => {
  let upstream: StrictUpstream;

  before(async () => {
    upstream = await StrictUpstream.start();
  });

  after(() => upstream.stop());

  for (const [wrong, expected] of Object.entries(wrongs)) {
    it(`reports the mistake of a client: ${wrong}`, async () => {
      const cli: AgentCli = {
        name: "a client",
        dialect: "chat",
        packages: [],
        program: "",
        isRequired: true,
        args: ({ url, model }) => ["--input-type=module", "-e", PROGRAM, wrong, url, model],
        environment: () => ({}),
      };
      const { faults, traces } = await runSession({
        cli,
        program: process.execPath,
        gateway: { url: upstream.baseUrl("chat"), key: "key" },
        model: "gpt-4.1",
        upstream,
        isVerbose: false,
        timeoutMilliseconds: wrong === "hangs" ? 1_000 : 60_000,
      });
      expect(faults).to.have.length(expected.length, faults.join("\n"));
      for (const [index, pattern] of expected.entries()) expect(faults[index]).to.match(pattern);
      expect(traces.filter((trace) => trace.startsWith("std"))).to.have.length(expected.length === 0 ? 0 : 2);
      if (wrong === "other result") expect(traces[0]).to.equal('result in request 2 of 3: "nothing"');
    });
  }
});
