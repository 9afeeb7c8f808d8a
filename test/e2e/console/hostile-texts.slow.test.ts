/** Texts of clients and providers, as the console shows them: they run nothing, load nothing and break no page. */
import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { until } from "../../support/until.js";
import { type Demonstration, expectNoFaults, expectUsable, signedIn } from "../../support/browser/console.js";

const SCRIPT = `"><img src=x onerror="window.hasRun=1"><script>window.hasRun=1</script>{{7*7}}javascript:hasRun=1`;
/** Without a place to break it. Letters alone would count as base64. */
const LONG = "W~".repeat(45);
const STEERING = "\u202edetrevni\u2066 \u001b[31mred\u001b]0;title\u0007";
const MODEL = "demo/hostile";
const JSON_BODY = { "content-type": "application/json" };

function answer(body: string, response: ServerResponse): void {
  const send = (status: number, json: object) => {
    response.writeHead(status, JSON_BODY).end(JSON.stringify(json));
  };
  const error = { message: SCRIPT + STEERING + LONG, type: LONG, code: LONG, param: SCRIPT };
  if (body.includes("refuse")) return send(400, { error });
  const call = { id: SCRIPT, type: "function", function: { name: "a", arguments: JSON.stringify({ [LONG]: SCRIPT }) } };
  const message = { role: "assistant", content: SCRIPT + STEERING + LONG, tool_calls: [call] };
  send(200, {
    ...{ id: SCRIPT, object: "chat.completion", created: 1, model: SCRIPT },
    choices: [{ index: 0, message, finish_reason: "tool_calls" }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  });
}

function hostileProvider(): () => string {
  let server: Server;
  before(async () => {
    server = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk: Buffer) => (body += chunk.toString())).on("end", () => answer(body, response));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  after(() => server.close());
  return () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function addModel({ url, adminToken }: Demonstration, baseUrl: string): Promise<void> {
  const routes = [{ provider: "hostile", model: "hostile", dialect: "chat" }];
  const catalog = {
    providers: [{ id: "hostile", baseUrl }],
    models: [{ id: MODEL, kind: "text", pricing: { input: 1, output: 1 }, routes }],
  };
  const response = await fetch(`${url}/admin/api/catalog/apply`, {
    method: "POST",
    headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/yaml" },
    body: JSON.stringify(catalog),
  });
  expect(response.status, await response.text()).to.equal(200);
}

/** A call whose members have hostile names. Returns the ID of its row. */
async function call({ url, key, adminToken }: Demonstration, text: string): Promise<string> {
  const id = `hostile-${text}`;
  const response = await fetch(`${url}/v1/messages`, {
    method: "POST",
    headers: { ...JSON_BODY, "x-api-key": key, "anthropic-version": "2023-06-01", "x-request-id": id },
    body: JSON.stringify({
      ...{ model: MODEL, max_tokens: 9, messages: [{ role: "user", content: text + SCRIPT }] },
      ...{ [SCRIPT]: 1, [LONG]: 1, [STEERING]: 1, metadata: { user_id: SCRIPT } },
    }),
  });
  await response.text();
  const headers = { authorization: `Bearer ${adminToken}` };
  let row: string | undefined;
  await until(async () => {
    const list = await fetch(`${url}/admin/api/requests?request_id=${id}`, { headers });
    row = ((await list.json()) as { requests: { id: string }[] }).requests[0]?.id;
    return row !== undefined;
  });
  return row ?? "";
}

describe("hostile texts in the console", function () {
  this.timeout(180_000);
  const open = signedIn();
  const provider = hostileProvider();

  for (const text of ["answer", "refuse"])
    it(`run nothing and break no page of a request: ${text}`, async () => {
      const opened = await open("/console/requests");
      const { page, demo } = opened;
      page.on("dialog", (dialog) => void dialog.dismiss());
      await addModel(demo, provider());
      const row = await call(demo, text);
      await page.reload();
      await page.getByRole("table", { name: "Requests" }).locator("tbody tr").first().waitFor();
      await expectUsable(page, `hostile-requests-${text}`);
      await page.goto(`/console/requests/${row}`);
      expect(await page.getByRole("region", { name: "Question" }).innerText()).to.contain("onerror=");
      await expectUsable(page, `hostile-request-${text}`);
      expect(await page.evaluate("window.hasRun")).to.equal(undefined);
      expectNoFaults(opened);
    });

  it("run nothing and break nothing in the playground", async () => {
    const opened = await open("/console/playground");
    const { page, demo } = opened;
    await addModel(demo, provider());
    await page.reload();
    await page.getByRole("combobox", { name: "Model" }).selectOption(MODEL);
    await page.getByRole("textbox", { name: "Prompt" }).fill(SCRIPT);
    await page.getByRole("checkbox", { name: "Stream" }).setChecked(false);
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByRole("region", { name: "Answer" }).getByText("<script>").first().waitFor();
    await expectUsable(page, "hostile-playground");
    expect(await page.evaluate("window.hasRun")).to.equal(undefined);
    expectNoFaults(opened);
  });
});
