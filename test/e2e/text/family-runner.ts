/** Clients of each dialect that call models of many families, at hosts with presets. */
import { expect } from "chai";
import { startGateway, type RunningGateway, UPSTREAM_KEY } from "../../support/gateway.js";
import { answers, ScriptedUpstream } from "../../support/upstream.js";
import { vendorForms } from "../../support/vendor-forms/index.js";
import { type Case, type Client, clients, type Fields, type Host, hosts } from "./family-calls.js";

export function at(body: Fields, path: string): unknown {
  return path.split(".").reduce<unknown>((value, name) => (value as Fields | undefined)?.[name], body);
}

export const idOf = (host: Host, model: string): string => `${host}/${model}`;

export const providersAt = (baseUrl: string): Fields[] =>
  Object.keys(hosts).map((id) => ({ id, preset: id.split("-")[0], baseUrl, apiKey: UPSTREAM_KEY }));

export const modelsOf = (cases: readonly Case[]): (Fields & { readonly id: string })[] =>
  [...new Map(cases.map(([host, model]) => [idOf(host, model), { host, model }]))].map(([id, { host, model }]) => ({
    id,
    kind: "text",
    routes: [{ provider: host, model, dialect: hosts[host] }],
  }));

export async function askModel(
  { url, key }: Pick<RunningGateway, "url" | "key">,
  id: string,
  client: Client,
  requested: Fields,
): Promise<Response> {
  const { path, body } = clients[client](id, requested);
  const headers = {
    authorization: `Bearer ${key}`,
    "content-type": "application/json",
    "anthropic-version": "2023-06-01",
  };
  return fetch(url + path, { method: "POST", headers, body: JSON.stringify(body) });
}

export const wholeAnswer = (dialect: string) =>
  answers((vendorForms.get(dialect) ?? { words: { body: {} } }).words.body);

/** One case against a running gateway and its upstream. */
export async function checkFamilyCase(
  [host, model, client, given, want, dropped]: Case,
  gateway: RunningGateway,
  upstream: ScriptedUpstream,
): Promise<void> {
  upstream.plays(wholeAnswer(hosts[host]));
  const response = await askModel(gateway, idOf(host, model), client, given);
  expect(response.status, await response.text()).to.equal(200);
  for (const [path, value] of Object.entries(want)) expect(at(upstream.onlyJson, path), path).to.deep.equal(value);
  if (client !== hosts[host] || dropped !== undefined)
    expect(response.headers.get("x-dropped-params") ?? undefined).to.equal(dropped);
}

/** Every case of a table, against one gateway. */
export function familyCases(cases: readonly Case[]): void {
  let gateway: RunningGateway;
  let upstream: ScriptedUpstream;

  before(async () => {
    upstream = await ScriptedUpstream.start();
    gateway = await startGateway({ catalog: { providers: providersAt(upstream.baseUrl), models: modelsOf(cases) } });
  });

  after(async () => {
    await gateway.stop();
    await upstream.stop();
  });

  for (const one of cases) {
    const [host, model, client, given] = one;
    it(`${client} requests ${model} at ${host} with ${JSON.stringify(given)}`, () =>
      checkFamilyCase(one, gateway, upstream));
  }
}
