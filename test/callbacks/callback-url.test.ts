import { expect } from "chai";
import { readCallbackUrl } from "../../src/callbacks/callback-url.js";

describe("readCallbackUrl: a callback's address", () => {
  const sound: [string, string][] = [
    ["https://example.test/hook?token=x", "https://example.test/hook?token=x"],
    ["http://example.test:8080", "http://example.test:8080/"],
    ["HTTPS://Example.TEST/Hook", "https://example.test/Hook"],
    ["https://example.test/hook#part", "https://example.test/hook"],
    ["https://example.test/users/@me?mail=a@b.test", "https://example.test/users/@me?mail=a@b.test"],
    // Whether it may be reached is decided at each attempt.
    ["http://127.0.0.1/hook", "http://127.0.0.1/hook"],
    ["http://[::1]:99/hook", "http://[::1]:99/hook"],
    [`https://example.test/${"a".repeat(2000)}`, `https://example.test/${"a".repeat(2000)}`],
  ];
  for (const [written, url] of sound)
    it(`may be ${written.slice(0, 60)}`, () => expect(readCallbackUrl(written)).to.deep.equal({ url }));

  const unsound: [unknown, RegExp][] = [
    ["", /http or https/],
    ["example.test/hook", /http or https/],
    ["ftp://example.test", /http or https/],
    ["file:///etc/passwd", /http or https/],
    ["javascript:alert(1)", /http or https/],
    ["http://", /http or https/],
    ["http://exa mple.test", /http or https/],
    ["http://example.test:99999/", /http or https/],
    ["http://[::1", /http or https/],
    ["http://example.test/\nhost: other", /http or https/],
    ["\thttp://example.test/", /http or https/],
    ["http:\\\\example.test\\hook", /http or https/],
    ["https://user:secret@example.test/", /user or a password/],
    ["https://user@example.test/", /user or a password/],
    ["https://@example.test/", /user or a password/],
    ["https://public.test@127.0.0.1/", /user or a password/],
    ["https:user@example.test/", /user or a password/],
    [`https://example.test/${"a".repeat(2048)}`, /at most 2048/],
    [42, /must be text/],
    [["https://example.test"], /must be text/],
    [null, /must be text/],
  ];
  for (const [written, wanted] of unsound) {
    it(`must not be ${JSON.stringify(written).slice(0, 60)}`, () => {
      const read = readCallbackUrl(written);
      expect("problem" in read ? read.problem : "sound").to.match(wanted);
    });
  }
});
