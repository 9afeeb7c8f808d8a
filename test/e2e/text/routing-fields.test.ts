/** Only the catalog decides where a call goes: no field or header of a client names a host that is called. */
import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import { UPSTREAM_KEY } from "../../support/gateway.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";
import { answers } from "../../support/upstream.js";
import { INNER_MODEL } from "../../support/vendor-forms/form.js";
import { vendorForms } from "../../support/vendor-forms/index.js";
import { dialectClients } from "../../support/dialect-clients/index.js";

const FIELDS = [
  "api_base",
  "base_url",
  "baseUrl",
  "endpoint",
  "host",
  "url",
  "proxy",
  "custom_host",
  "target_url",
  "webhook_url",
];
const HEADERS = ["x-forwarded-host", "x-original-url", "x-base-url", "x-custom-host", "x-target-url", "forwarded"];
const PLACES: Readonly<Record<string, (fields: object) => object>> = {
  "at the root": (fields) => fields,
  "in an object for the SDK": (fields) => ({ extra_body: fields }),
  "in a list, three levels deep": (fields) => ({ connection: { fallbacks: [fields] } }),
};

describe("a field that names another host", () => {
  const scripted = scriptedGateway(
    [...vendorForms.keys()].map((dialect) => ({
      id: `maker/${dialect}`,
      kind: "text",
      routes: [{ provider: "one", model: INNER_MODEL, dialect }],
    })),
  );
  let sink: Server;
  let sinkUrl: string;
  let connections = 0;

  before(async () => {
    sink = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => sink.listen(0, "127.0.0.1", resolve));
    sinkUrl = `http://127.0.0.1:${(sink.address() as AddressInfo).port}/v1`;
  });
  after(() => sink.close());

  for (const [dialect, dialectClient] of dialectClients) {
    for (const [place, placed] of Object.entries(PLACES)) {
      it(`reaches no other host than the configured one, ${place}, in ${dialect}`, async () => {
        const { gateway, one } = scripted();
        one.plays(answers(vendorForms.get(dialect)?.words.body));
        const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, sinkUrl]));
        const model = `maker/${dialect}`;
        const response = await fetch(gateway.url + dialectClient.path(model), {
          method: "POST",
          headers: {
            "content-type": "application/json",
            ...dialectClient.headers,
            ...dialectClient.credentials(gateway.key)[0].headers,
            ...named(HEADERS),
          },
          body: JSON.stringify({ ...dialectClient.body(model), ...placed(named(FIELDS)) }),
        });
        expect(response.status, await response.text()).to.equal(200);
        expect(JSON.stringify(one.only.headers)).to.contain(UPSTREAM_KEY).and.not.contain(sinkUrl);
        expect(connections).to.equal(0);
      });
    }
  }
});
