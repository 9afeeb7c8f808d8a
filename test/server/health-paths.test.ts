import { rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { expect } from "chai";
import Koa from "koa";
import { readOnlyRoutes, showReadiness } from "../../src/server/health-paths.js";
import type { RequestState } from "../../src/server/state.js";
import { temporaryDirectory } from "../support/directories.js";
import { writeMigratedFile } from "../support/migrated-file.js";
import { storesAt } from "../support/stores.js";

describe("readiness", () => {
  const directory = temporaryDirectory();
  const file = () => join(directory(), "test.db");
  beforeEach(() => writeMigratedFile(file()));
  const stores = storesAt(file);
  const readiness = { isDraining: false };
  let server: Server;

  beforeEach(async () => {
    readiness.isDraining = false;
    const app = new Koa<RequestState>().use(readOnlyRoutes({ "/readyz": showReadiness(readiness, stores()) }));
    server = createServer(app.callback());
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  async function healthOf(): Promise<[number, unknown]> {
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/readyz`);
    return [response.status, await response.json()];
  }

  it("is reported while the database answers", async () =>
    expect(await healthOf()).to.deep.equal([200, { status: "ready" }]));

  it("is not reported when the database is unavailable", async () => {
    await stores().close();
    expect(await healthOf()).to.deep.equal([503, { status: "database unreachable" }]);
  });

  it("is not reported when the database takes no writes", async () => {
    await rm(file());
    expect(await healthOf()).to.deep.equal([503, { status: "database takes no writes" }]);
  });

  it("is not reported as soon as the server drains", async () => {
    readiness.isDraining = true;
    expect(await healthOf()).to.deep.equal([503, { status: "draining" }]);
  });
});
