import { expect } from "chai";
import { writeSessionCookie } from "../../src/console/session-cookie.js";

describe("writeSessionCookie", () => {
  const pathOf = (prefix: string | undefined) =>
    /; Path=([^;]*);/.exec(writeSessionCookie("secret", { prefix, seconds: 60, isSecure: false }))?.[1];

  for (const [prefix, path] of [
    [undefined, "/console"],
    ["/", "/console"],
    ["/models", "/models/console"],
    ["/models/v2", "/models/v2/console"],
    ["/services/http:isogloss:8787/proxy", "/services/http:isogloss:8787/proxy/console"],
    ["/user/a@b.c/a+b", "/user/a@b.c/a+b/console"],
    ["/models/", "/console"],
    ["models", "/console"],
    ["/modèles", "/console"],
    ["/a;b", "/console"],
    ["/; Domain=example.test", "/console"],
    ["/a\r\nset-cookie: b=c", "/console"],
  ] as const)
    it(`is for ${path} where the page reports ${JSON.stringify(prefix)}`, () => {
      expect(pathOf(prefix)).to.equal(path);
    });
});
