import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import Koa from "koa";
import { webFile } from "../../src/console/files.js";
import { servePage } from "../../src/server/serve-page.js";
import type { RequestState } from "../../src/server/state.js";

const PAGE = '<script type="module" src="/console/assets/main-AB12.js"></script>';

describe("servePage: a page names its files from where it is", () => {
  let server: Server;

  before(async () => {
    const index = await webFile("text/html", Buffer.from(PAGE));
    const files = () => Promise.resolve({ index, assets: new Map(), table: () => Promise.resolve(undefined) });
    const app = new Koa<RequestState>();
    app.use((ctx) => servePage(ctx, { assets: "/console/assets/", files }));
    const answer = app.callback();
    server = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  for (const path of ["/console", "/console/", "/console/requests", "/console/wallets/team%2Fa", "/explorer"])
    it(path, async () => {
      const page = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
      const named = /src="([^"]*)"/.exec(await page.text())?.[1] ?? "";
      const below = new URL(named, `http://gateway.test/models${path}`).pathname;
      expect(below).to.equal("/models/console/assets/main-AB12.js");
    });
});
