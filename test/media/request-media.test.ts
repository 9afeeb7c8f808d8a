import { Readable } from "node:stream";
import { expect } from "chai";
import type { Agent, Dispatcher } from "undici";
import { type ProviderAccess, askHost } from "../../src/media/request-media.js";
import { failureOf } from "../support/promises.js";

type Request = Pick<Dispatcher.RequestOptions, "origin" | "path" | "headers">;

/** Agents that answer each address with a redirect to the next, and the last with 200. */
function hostsOf(addresses: readonly string[]) {
  const requested: string[] = [];
  const agent = (name: string) => ({
    request: async ({ origin, path, headers }: Request) => {
      requested.push(
        `${name} ${String(origin)}${path}${"authorization" in (headers as object) ? " with credentials" : ""}`,
      );
      const next = addresses[addresses.indexOf(`${String(origin)}${path}`) + 1];
      return {
        statusCode: next === undefined ? 200 : 302,
        headers: next === undefined ? {} : { location: next },
        body: Readable.from([]),
      };
    },
  });
  return {
    requested,
    hosts: { guarded: agent("guarded") as unknown as Agent, open: agent("open") as unknown as Agent },
  };
}

describe("the hosts on the way to a medium", () => {
  const provider: ProviderAccess = { origin: "http://10.0.0.5:8000", headers: { authorization: "Bearer secret" } };
  const ask = async (...addresses: readonly string[]) => {
    const { requested, hosts } = hostsOf(addresses);
    const call = { url: new URL(addresses[0] ?? ""), provider, idleMs: 1_000, signal: new AbortController().signal };
    const answer = await askHost(hosts, call).catch((error: unknown) => error);
    return { requested, code: answer instanceof Error && "code" in answer ? answer.code : "fetched" };
  };
  const OWN = "http://10.0.0.5:8000";

  const rows: readonly (readonly [what: string, addresses: readonly string[], requested: readonly string[]])[] = [
    [
      "only the provider's own is reached unguarded, with its credentials",
      [`${OWN}/a`],
      [`open ${OWN}/a with credentials`],
    ],
    ["another is guarded", ["https://cdn.test/a"], ["guarded https://cdn.test/a"]],
    ["another port is another", ["http://10.0.0.5:8001/a"], ["guarded http://10.0.0.5:8001/a"]],
    ["another scheme is another", ["https://10.0.0.5:8000/a"], ["guarded https://10.0.0.5:8000/a"]],
    [
      "the provider may redirect to itself, without credentials",
      [`${OWN}/a`, `${OWN}/b`],
      [`open ${OWN}/a with credentials`, `open ${OWN}/b`],
    ],
    [
      "a redirect to another host is guarded",
      [`${OWN}/a`, "http://10.0.0.6/b"],
      [`open ${OWN}/a with credentials`, "guarded http://10.0.0.6/b"],
    ],
    [
      "no other host leads to it unguarded",
      ["http://cdn.test/a", `${OWN}/b`],
      ["guarded http://cdn.test/a", `guarded ${OWN}/b`],
    ],
    [
      "nor does it lead back",
      [`${OWN}/a`, "http://cdn.test/b", `${OWN}/c`],
      [`open ${OWN}/a with credentials`, "guarded http://cdn.test/b", `guarded ${OWN}/c`],
    ],
    [
      "from http to https is allowed",
      ["http://cdn.test/a", "https://cdn.test/b"],
      ["guarded http://cdn.test/a", "guarded https://cdn.test/b"],
    ],
  ];
  for (const [what, addresses, requested] of rows) {
    it(what, async () => expect(await ask(...addresses)).to.deep.equal({ requested, code: "fetched" }));
  }

  it("from https to http is refused", async () => {
    expect(await ask("https://cdn.test/a", "http://cdn.test/b")).to.deep.equal({
      requested: ["guarded https://cdn.test/a"],
      code: "bad_redirect",
    });
  });

  it("names no address in its errors", async () => {
    const { hosts } = hostsOf(["https://cdn.test/a?signed=secret", "http://cdn.test/b"]);
    const failure = await failureOf(
      askHost(hosts, {
        url: new URL("https://cdn.test/a?signed=secret"),
        idleMs: 1,
        signal: new AbortController().signal,
      }),
    );
    expect(failure.message).to.equal("the medium could not be downloaded: bad_redirect");
  });
});
