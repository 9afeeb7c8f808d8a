import { expect } from "chai";
import { ADMIN_TOKEN, type RunningGateway, startGateway } from "../support/gateway.js";

const PAGE = "https://app.example.com";
const PREFLIGHT = {
  origin: PAGE,
  "access-control-request-method": "POST",
  "access-control-request-headers": "authorization,content-type,x-stainless-os",
};
const ALLOWED = "access-control-allow-origin";

const catalog = { providers: [], models: [] };

function started(config: Record<string, unknown>): () => RunningGateway {
  let gateway: RunningGateway | undefined;
  before(async () => {
    gateway = await startGateway({ catalog, config });
  });
  after(() => gateway?.stop());
  return () => {
    if (gateway === undefined) throw new Error("the gateway has not started");
    return gateway;
  };
}

describe("pages of other origins", () => {
  describe("where none is allowed", () => {
    const gateway = started({});

    it("get no CORS headers", async () => {
      const response = await fetch(`${gateway().url}/v1/chat/completions`, { method: "OPTIONS", headers: PREFLIGHT });
      expect([response.status, response.headers.get(ALLOWED)]).to.deep.equal([405, null]);
    });
  });

  describe("where one is allowed", () => {
    const gateway = started({ cors: { origins: [PAGE] } });

    it("may send preflight requests without a key", async () => {
      const { status, headers } = await fetch(`${gateway().url}/v1/chat/completions`, {
        method: "OPTIONS",
        headers: PREFLIGHT,
      });
      expect([status, headers.get(ALLOWED), headers.get("access-control-allow-methods")]).to.deep.equal([
        204,
        PAGE,
        "GET, HEAD, POST, DELETE",
      ]);
      expect(headers.get("access-control-allow-headers")).to.equal(PREFLIGHT["access-control-request-headers"]);
      expect(headers.get("vary")).to.match(/origin/i);
    });

    it("may read answers, also errors, and their exposed headers", async () => {
      const { status, headers } = await fetch(`${gateway().url}/v1/messages`, {
        method: "POST",
        headers: { origin: PAGE },
      });
      expect([status, headers.get(ALLOWED)]).to.deep.equal([401, PAGE]);
      expect(headers.get("access-control-expose-headers")?.split(", ")).to.include.members([
        "x-dropped-params",
        "x-request-id",
        "retry-after",
        "request-id",
      ]);
      expect(headers.get("access-control-allow-credentials")).to.equal(null);
    });

    for (const origin of ["https://other.example.com", "http://app.example.com", "null", ""]) {
      it(`may not where they come from ${JSON.stringify(origin)}`, async () => {
        const { headers } = await fetch(`${gateway().url}/v1/models`, { headers: { origin } });
        expect([headers.get(ALLOWED), headers.get("vary")?.toLowerCase()]).to.deep.equal([
          null,
          "authorization, origin",
        ]);
      });
    }

    for (const path of ["/admin/api/wallets", "/console"]) {
      it(`may not call ${path}`, async () => {
        for (const method of ["OPTIONS", "GET"]) {
          const { headers } = await fetch(gateway().url + path, {
            method,
            headers: { ...PREFLIGHT, authorization: `Bearer ${ADMIN_TOKEN}` },
          });
          expect(headers.get(ALLOWED)).to.equal(null);
        }
      });
    }
  });

  describe("where all are allowed", () => {
    const gateway = started({ cors: { origins: ["*"] } });

    it("may call, from any origin", async () => {
      expect(
        (await fetch(`${gateway().url}/v1/models`, { headers: { origin: "null" } })).headers.get(ALLOWED),
      ).to.equal("*");
    });
  });
});
