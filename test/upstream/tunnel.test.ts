/** Upstreams that are reached through a proxy. */
import { createServer, type IncomingMessage, type Server } from "node:http";
import { createServer as createTlsServer, type Server as TlsServer } from "node:https";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setImmediate as turn } from "node:timers/promises";
import { expect } from "chai";
import { Agent } from "undici";
import { rootCodeOf } from "../../src/errors/root-code.js";
import { openAgent } from "../../src/upstream/agent.js";
import { forConnections } from "../../src/upstream/lookup-all.js";
import { proxyIn } from "../../src/upstream/outbound-proxy.js";
import { robustConnector } from "../../src/upstream/robust-connector.js";
import { openSharedLookup } from "../../src/upstream/shared-lookup.js";
import { throughProxy } from "../../src/upstream/tunnel.js";
import { ConnectError } from "../../src/upstream/upstream-error.js";
import { CERTIFICATE, HOST, KEY } from "./certificate.js";

const portOf = (server: Server | TlsServer) => (server.address() as AddressInfo).port;
const listening = (server: Server | TlsServer) =>
  new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

type OnConnect = (request: IncomingMessage, socket: Socket) => void;

describe("an upstream behind a proxy", () => {
  let vendor: TlsServer;
  let proxy: Server;
  let agent: Agent;
  let asked: IncomingMessage[];
  let sockets: Socket[];
  let onConnect: OnConnect;

  const joinVendor: OnConnect = (_request, socket) => {
    const other = connect(portOf(vendor), "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      socket.pipe(other).pipe(socket);
    });
    sockets.push(other.on("error", () => socket.destroy()));
  };

  beforeEach(async () => {
    [asked, sockets, onConnect] = [[], [], joinVendor];
    vendor = createTlsServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
      response.end(`${request.method} ${request.headers.host} ${request.url}`);
    });
    proxy = createServer((_request, response) => response.writeHead(405).end());
    proxy.on("connect", (request: IncomingMessage, socket: Socket) => {
      asked.push(request);
      sockets.push(socket.on("error", () => undefined));
      onConnect(request, socket);
    });
    await Promise.all([listening(vendor), listening(proxy)]);
  });
  afterEach(async () => {
    await agent.destroy();
    for (const socket of sockets) socket.destroy();
    vendor.close();
    proxy.close();
  });

  const environment = (user = "") => ({ HTTPS_PROXY: `http://${user}127.0.0.1:${portOf(proxy)}` });
  const times = { connectTimeoutSeconds: 15, firstByteTimeoutSeconds: 15, idleTimeoutSeconds: 15 };

  /** It knows the certificate of the vendor. */
  function openTrusting(user?: string): Agent {
    const lookup = forConnections(openSharedLookup());
    const direct = robustConnector({ ca: CERTIFICATE, timeout: 15_000 });
    const tunnel = { timeoutMs: 15_000, lookup };
    return new Agent({ connect: throughProxy(direct, proxyIn(environment(user)), tunnel) });
  }

  const ask = (path = "/v1/x") => agent.request({ origin: `https://${HOST}`, path, method: "POST", body: "{}" });

  async function failure(): Promise<ConnectError> {
    const error = await ask().catch((thrown: unknown) => thrown);
    if (!(error instanceof ConnectError)) throw new Error("not an error before a request was sent", { cause: error });
    return error;
  }

  it("is asked through it, and the proxy learns only its name", async () => {
    agent = openTrusting();
    const reply = await ask();
    expect(await reply.body.text()).to.equal(`POST ${HOST} /v1/x`);
    expect(asked.map(({ method, url }) => `${method} ${url}`)).to.deep.equal([`CONNECT ${HOST}:443`]);
    expect(asked[0]?.headers)
      .to.include({ host: `${HOST}:443` })
      .and.not.have.property("proxy-authorization");
  });

  it("is asked again on the same connection", async () => {
    agent = openTrusting();
    for (const path of ["/1", "/2", "/3"]) {
      expect(await (await ask(path)).body.text()).to.equal(`POST ${HOST} ${path}`);
      // The end of an answer is known to the pool a moment later.
      await turn();
    }
    expect(asked).to.have.length(1);
  });

  it("is asked with the user of the proxy, which the vendor does not see", async () => {
    agent = openTrusting("alice:s%40crt@");
    expect((await ask()).statusCode).to.equal(200);
    const basic = `Basic ${Buffer.from("alice:s@crt").toString("base64")}`;
    expect(asked[0]?.headers["proxy-authorization"]).to.equal(basic);
  });

  it("has its certificate checked", async () => {
    agent = openAgent(times, proxyIn(environment()));
    expect(rootCodeOf(await failure())).to.equal("DEPTH_ZERO_SELF_SIGNED_CERT");
    expect(asked).to.have.length(1);
  });

  it("was sent nothing where the proxy refuses, and operators see its status", async () => {
    onConnect = (_request, socket) => socket.end("HTTP/1.1 407 Proxy Authentication Required\r\n\r\n");
    agent = openAgent(times, proxyIn(environment()));
    expect(rootCodeOf(await failure())).to.equal("PROXY_STATUS_407");
  });

  it("was sent nothing where the proxy breaks off", async () => {
    onConnect = (_request, socket) => socket.destroy();
    agent = openAgent(times, proxyIn(environment()));
    expect(rootCodeOf(await failure())).to.equal("ECONNRESET");
  });

  it("is given up when the proxy does not answer", async () => {
    onConnect = () => undefined;
    agent = openAgent({ ...times, connectTimeoutSeconds: 0.05 }, proxyIn(environment()));
    expect((await failure()).timedOut).to.equal(true);
  });

  it("without TLS is reached directly", async () => {
    agent = openAgent(times, proxyIn({ ...environment(), HTTP_PROXY: "http://127.0.0.1:1" }));
    const origin = `http://127.0.0.1:${portOf(proxy)}`;
    expect((await agent.request({ origin, path: "/", method: "GET" })).statusCode).to.equal(405);
    expect(asked).to.have.length(0);
  });

  it("behind a proxy with TLS is asked for under the proxy's own name", async () => {
    const names: string[] = [];
    const tlsProxy = createTlsServer({
      ...{ key: KEY, cert: CERTIFICATE },
      SNICallback: (name, done) => {
        names.push(name);
        done(null);
      },
    });
    await listening(tlsProxy);
    agent = openAgent(times, proxyIn({ HTTPS_PROXY: `https://localhost:${portOf(tlsProxy)}` }));
    expect(rootCodeOf(await failure())).to.equal("DEPTH_ZERO_SELF_SIGNED_CERT");
    expect(names).to.deep.equal(["localhost"]);
    tlsProxy.close();
  });

  it("of version 6 on this machine is reached directly", async () => {
    agent = openAgent(times, proxyIn(environment()));
    await agent.request({ origin: "https://[::1]:1", path: "/", method: "GET" }).catch(() => undefined);
    expect(asked).to.have.length(0);
  });

  it("is reached directly where NO_PROXY names it", async () => {
    agent = openAgent(times, proxyIn({ ...environment(), NO_PROXY: ".test" }));
    expect(rootCodeOf(await failure())).to.equal("ENOTFOUND");
    expect(asked).to.have.length(0);
  });
});
