import { type LookupAddress, type LookupAllOptions, lookup } from "node:dns";
import { type AddressInfo, type Server, createServer } from "node:net";
import { expect } from "chai";
import type { Agent } from "undici";
import type { PrivateAddresses } from "../../src/config/types.js";
import { openGuardedAgent } from "../../src/upstream/guarded-agent.js";
import { failureOf } from "../support/promises.js";

type Answer = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void;

/** A resolver that returns these addresses, one list for each query. */
function resolver(...answers: readonly (readonly string[])[]): typeof lookup {
  let requested = 0;
  return ((_name: string, _options: LookupAllOptions, answer: Answer) => {
    const addresses = answers[Math.min(requested++, answers.length - 1)] ?? [];
    answer(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  }) as unknown as typeof lookup;
}

describe("openGuardedAgent: a guarded agent", () => {
  let listeners: Server[] = [];
  let port = 0;
  let connections = 0;
  let agents: Agent[] = [];
  const agent = (
    options: { readonly allowPrivateAddresses?: PrivateAddresses; readonly lookup?: typeof lookup } = {},
  ) => {
    const opened = openGuardedAgent({ connectTimeoutMs: 15_000, allowPrivateAddresses: false, ...options });
    agents.push(opened);
    return opened;
  };
  const reasonOf = async (url: string, opened: Agent) => {
    const { origin, pathname } = new URL(url);
    return (
      await failureOf(opened.request({ origin, path: pathname, method: "POST", signal: AbortSignal.timeout(15_000) }))
    ).name;
  };

  /** The target of every attack: everything that listens on this machine, on both families. */
  before(async () => {
    const answer = (socket: import("node:net").Socket) => {
      connections += 1;
      socket.on("error", () => undefined).end("HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n");
    };
    const first = createServer(answer);
    await new Promise<void>((resolve) => first.listen(0, "0.0.0.0", resolve));
    ({ port } = first.address() as AddressInfo);
    const second = createServer(answer);
    await new Promise<void>((resolve) => second.once("error", () => resolve()).listen(port, "::1", resolve));
    listeners = [first, second];
  });
  after(() => listeners.forEach((listener) => listener.close()));
  beforeEach(() => {
    connections = 0;
    agents = [];
  });
  afterEach(() => Promise.all(agents.map((opened) => opened.destroy())));

  const disguises = [
    ...[
      "127.0.0.1",
      "127.1",
      "127.0.1",
      "0",
      "0.0.0.0",
      "2130706433",
      "0x7f000001",
      "0x7f.0.0.1",
      "017700000001",
      "0177.0.0.1",
      "127.0.0.1.",
      "0x7f.1",
    ],
    ...[
      "localhost",
      "LOCALHOST",
      "[::1]",
      "[::]",
      "[0:0:0:0:0:0:0:1]",
      "[::ffff:127.0.0.1]",
      "[::ffff:7f00:1]",
      "[::127.0.0.1]",
    ],
    ...[
      "[64:ff9b::7f00:1]",
      "[2002:7f00:1::]",
      "[2001:0:7f00:1::]",
      "①②⑦.⓪.⓪.①",
      "127。0。0。1",
      "%31%32%37.0.0.1",
      "10.0.0.1",
      "169.254.169.254",
    ],
  ];
  for (const host of disguises) {
    it(`connects to nothing at ${host}`, async () => {
      expect(await reasonOf(`http://${host}:${port}/`, agent())).to.equal("AddressRefused");
      expect(connections).to.equal(0);
    });
  }

  it("connects to nothing at localhost with a dot, which may be a name", async () => {
    expect(await reasonOf(`http://localhost.:${port}/`, agent())).to.be.oneOf(["AddressRefused", "LookupFailed"]);
    expect(connections).to.equal(0);
  });

  it("connects to nothing that was public when it was checked before", async () => {
    const opened = agent({ lookup: resolver(["93.184.216.34"], ["127.0.0.1"]) });
    await failureOf(
      opened.request({ origin: `http://hook.test:${port}`, path: "/", method: "GET", signal: AbortSignal.timeout(50) }),
    );
    expect(await reasonOf(`http://hook.test:${port}/`, opened)).to.equal("AddressRefused");
    expect(connections).to.equal(0);
  });

  for (const answer of [
    ["93.184.216.34", "127.0.0.1"],
    ["127.0.0.1", "93.184.216.34"],
    ["2606:2800:220::1", "::ffff:127.0.0.1"],
    [],
  ]) {
    it(`connects to nothing whose name resolves to ${answer.join(" and ") || "no address"}`, async () => {
      expect(await reasonOf(`http://hook.test:${port}/`, agent({ lookup: resolver(answer) }))).to.equal(
        "AddressRefused",
      );
      expect(connections).to.equal(0);
    });
  }

  it("checks the connected address, whatever was resolved before", async () => {
    // A resolver outside of its control returns the numbers of a public host in a form that only the system
    // understands.
    const opened = agent({
      lookup: ((_name: string, _options: unknown, answer: Answer) =>
        answer(null, [{ address: "0127.0.0.1", family: 4 }])) as unknown as typeof lookup,
    });
    expect(await reasonOf(`http://hook.test:${port}/`, opened)).to.equal("AddressRefused");
    expect(connections).to.equal(0);
  });

  for (const host of ["127.0.0.1", "localhost"]) {
    it(`connects to ${host} where that is allowed`, async () => {
      const { statusCode } = await agent({ allowPrivateAddresses: true }).request({
        origin: `http://${host}:${port}`,
        path: "/",
        method: "POST",
      });
      expect([statusCode, connections]).to.deep.equal([204, 1]);
    });
  }

  const networks: readonly [allowed: readonly string[], host: string, reached: boolean, names?: string[]][] = [
    [["127.0.0.0/8"], "127.0.0.1", true],
    [["127.0.0.0/8"], "2130706433", true],
    [["127.0.0.0/8"], "[::ffff:127.0.0.1]", true],
    [["::ffff:127.0.0.0/104"], "127.0.0.1", true],
    [["127.0.0.1"], "127.0.0.1", true],
    [["10.0.0.0/8", "127.0.0.1/32"], "127.0.0.1", true],
    [["127.0.0.1"], "127.0.0.2", false],
    [["10.0.0.0/8"], "127.0.0.1", false],
    [[], "127.0.0.1", false],
    [["127.0.0.0/8"], "0.0.0.0", false],
    [["127.0.0.0/8"], "[::1]", false],
    [["127.0.0.0/8"], "[64:ff9b::7f00:1]", false],
    [["127.0.0.0/8"], "[2002:7f00:1::]", false],
    [["::1"], "[::1]", true],
    [["::/127"], "[0:0:0:0:0:0:0:1]", true],
    [["::1"], "127.0.0.1", false],
    [["fd00::/8"], "[::1]", false],
    [["127.0.0.0/8"], "hook.test", true, ["127.0.0.1"]],
    [["127.0.0.0/8", "::1"], "hook.test", true, ["127.0.0.1", "::1"]],
    [["127.0.0.0/8"], "hook.test", false, ["10.0.0.1"]],
    [["127.0.0.0/8"], "hook.test", false, ["127.0.0.1", "::1"]],
    [["127.0.0.0/8"], "hook.test", false, ["127.0.0.1", "10.0.0.1"]],
    // The system reads it as another address than it seems to be.
    [["127.0.0.0/16"], "hook.test", false, ["0127.1.0.1"]],
  ];
  for (const [allowed, host, reached, names] of networks) {
    const where = names === undefined ? host : `a name at ${names.join(" and ")}`;
    const target = reached ? where : `nothing at ${where}`;
    it(`connects to ${target} where ${allowed.join(", ") || "no network"} alone is allowed`, async () => {
      const opened = agent({ allowPrivateAddresses: allowed, ...(names && { lookup: resolver(names) }) });
      const outcome = await opened
        .request({ origin: `http://${host}:${port}`, path: "/", method: "POST", signal: AbortSignal.timeout(15_000) })
        .then(
          ({ statusCode }) => statusCode,
          ({ name }: Error) => name,
        );
      expect([outcome, connections]).to.deep.equal(reached ? [204, 1] : ["AddressRefused", 0]);
    });
  }

  it("checks each connection where networks are allowed, whatever the name led to before", async () => {
    const opened = agent({ allowPrivateAddresses: ["127.0.0.1"], lookup: resolver(["127.0.0.1"], ["127.0.0.2"]) });
    await (await opened.request({ origin: `http://hook.test:${port}`, path: "/", method: "POST" })).body.dump();
    expect(await reasonOf(`http://hook.test:${port}/`, opened)).to.equal("AddressRefused");
    expect(connections).to.equal(1);
  });

  it("uses a connection once", async () => {
    const opened = agent({ allowPrivateAddresses: true });
    for (let call = 0; call < 3; call += 1)
      await (await opened.request({ origin: `http://127.0.0.1:${port}`, path: "/", method: "POST" })).body.dump();
    expect(connections).to.equal(3);
  });

  it("reports why a name has no address", async () => {
    const opened = agent({
      lookup: ((_name: string, _options: unknown, answer: Answer) =>
        answer(Object.assign(new Error("none"), { code: "ENOTFOUND" }), [])) as unknown as typeof lookup,
    });
    expect(await failureOf(opened.request({ origin: "http://hook.test", path: "/", method: "POST" }))).to.have.property(
      "code",
      "ENOTFOUND",
    );
  });
});
