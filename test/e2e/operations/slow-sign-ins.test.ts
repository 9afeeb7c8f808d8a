/** Clients without a token do not keep operators out of the console. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { gzipSync } from "node:zlib";
import { expect } from "chai";
import { ADMIN_TOKEN } from "../../support/gateway.js";
import { scriptedGateway } from "../../support/scripted-gateway.js";

const LONGEST = 4096;
const MANY = 300;
const HEAD = `POST /console/session HTTP/1.1\r\nhost: x\r\nx-isogloss-console: 1\r\ncontent-length: ${LONGEST}\r\n\r\n`;

describe("the sign-in to the console", () => {
  const scripted = scriptedGateway([
    { id: "maker/same", kind: "text", routes: [{ provider: "one", model: "inner", dialect: "chat" }] },
  ]);
  const signIn = (body: string | Buffer<ArrayBuffer>, encoding = "identity") =>
    fetch(`${scripted().gateway.url}/console/session`, {
      method: "POST",
      headers: { "x-isogloss-console": "1", "content-encoding": encoding },
      body,
    });
  const withToken = JSON.stringify({ token: ADMIN_TOKEN });
  let sockets: Socket[] = [];
  afterEach(() => sockets.forEach((socket) => socket.destroy()));

  it("is open beside hundreds that never send their token", async () => {
    const port = Number(new URL(scripted().gateway.url).port);
    sockets = Array.from({ length: MANY }, () => connect(port, "127.0.0.1"));
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    for (const socket of sockets) socket.write(HEAD);
    // What was written before is read before.
    await (await fetch(`${scripted().gateway.url}/healthz`)).text();
    const answer = await signIn(withToken);
    expect(answer.status, await answer.text()).to.equal(200);
  });

  it("takes the longest token, compressed too", async () => {
    const longest = withToken.padEnd(LONGEST);
    for (const [body, encoding] of [[longest], [gzipSync(longest), "gzip"]] as const)
      expect((await signIn(body, encoding)).status).to.equal(200);
    expect((await signIn(gzipSync(`${longest} `), "gzip")).status).to.equal(413);
  });
});
