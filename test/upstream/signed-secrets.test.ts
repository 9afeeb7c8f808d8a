import { expect } from "chai";
import { rememberSecrets } from "../../src/upstream/signed-secrets.js";

const REQUEST = { method: "POST", url: new URL("https://h.test/"), headers: { "user-agent": "u".repeat(30) } } as const;
const token = (letter: string) => `${letter.repeat(20)}+/`;

describe("the secrets of signed requests", () => {
  async function scrubAfter(...signed: readonly Readonly<Record<string, string>>[]) {
    const left = [...signed];
    const { sign, scrub } = rememberSecrets(async () => left.shift() ?? {});
    for (const headers of signed) expect(await sign(REQUEST)).to.equal(headers);
    return scrub;
  }

  const bearer = (letter: string) => ({ authorization: `Bearer ${token(letter)}` });
  const cases: readonly (readonly [string, readonly Readonly<Record<string, string>>[], string, string])[] = [
    ["removes a token with its scheme", [bearer("a")], `no: Bearer ${token("a")}!`, "no: [removed]!"],
    ["removes a token alone", [bearer("a")], `token ${token("a")} is over`, "token [removed] is over"],
    [
      "removes a token as it is written in a URL",
      [bearer("a")],
      `?t=${encodeURIComponent(token("a"))}`,
      "?t=[removed]",
    ],
    ["removes the token before the latest", [bearer("a"), bearer("b")], token("a") + token("b"), "[removed][removed]"],
    ["keeps short values", [{ "x-date": "20261124T033255Z" }], "at 20261124T033255Z", "at 20261124T033255Z"],
    ["keeps headers that were there before", [{ ...REQUEST.headers }], "u".repeat(30), "u".repeat(30)],
    ["changes nothing before the first request", [], token("a"), token("a")],
  ];
  for (const [name, signed, given, want] of cases) {
    it(name, async () => expect((await scrubAfter(...signed))(given)).to.equal(want));
  }
});
