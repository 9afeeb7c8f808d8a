import { expect } from "chai";
import { CallMediaHosts } from "../../src/calls/media-hosts.js";

const MOST = 10;

/** The hosts of a call whose downloads announce their size. Those of `broken` fail after that. */
function hostsOf(size: number) {
  const held: number[] = [];
  const lease = {
    hold: (bytes: number) => {
      held.push(bytes);
      return undefined;
    },
  };
  const fetchInput = async (url: string, _kind: string, hold: (size: number) => unknown) => {
    await hold(size);
    if (url === "broken") throw new Error("The connection is broken.");
    return { mime: "image/png", bytes: Buffer.alloc(size) };
  };
  const context = { lookAt: () => Promise.resolve(undefined), fetchInput };
  const options = { lease, most: MOST, signal: { whole: new AbortController().signal } };
  return new CallMediaHosts(...([context, options] as unknown as ConstructorParameters<typeof CallMediaHosts>));
}

describe("CallMediaHosts: the downloads of one call", () => {
  for (const [what, urls, size, fails] of [
    ["may have the size of a body together", ["a", "b"], MOST / 2, ["", ""]],
    ["may have no more", ["a", "b", "c"], MOST / 2, ["", "", "too large"]],
    ["take it once where they are repeated for another route", ["broken", "broken"], MOST, ["broken", "broken"]],
  ] as const)
    it(what, async () => {
      const hosts = hostsOf(size);
      const failed: string[] = [];
      for (const url of urls)
        failed.push(
          await hosts.fetch(url, "image", hosts.signal).then(
            () => "",
            (error: Error) => /broken|too large/.exec(error.message)?.[0] ?? error.message,
          ),
        );
      expect(failed).to.deep.equal(fails);
    });
});
