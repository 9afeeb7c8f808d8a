import { expect } from "chai";
import { RefusedError } from "../../src/config/refused.js";
import { isProxied, proxyIn } from "../../src/upstream/outbound-proxy.js";

const PROXY = "http://proxy.test:3128";

function isProxiedWith(exceptions: string, hostname: string, port = "443"): boolean {
  const proxy = proxyIn({ HTTPS_PROXY: PROXY, NO_PROXY: exceptions });
  return proxy !== undefined && isProxied(proxy, { hostname, port });
}

describe("the proxy of the environment", () => {
  it("is read from either spelling of its name, the small one first", () => {
    expect(proxyIn({ HTTPS_PROXY: PROXY })?.url.host).to.equal("proxy.test:3128");
    expect(proxyIn({ https_proxy: "http://small.test", HTTPS_PROXY: PROXY })?.url.host).to.equal("small.test");
    expect(proxyIn({ https_proxy: "", HTTPS_PROXY: PROXY })?.url.host).to.equal("proxy.test:3128");
  });

  it("has a user, or none", () => {
    expect(proxyIn({ HTTPS_PROXY: PROXY })?.user).to.equal("");
    expect(proxyIn({ HTTPS_PROXY: "http://alice:s%40crt%25@proxy.test" })?.user).to.equal("alice:s@crt%");
  });

  it("may be written without a scheme", () => {
    expect(proxyIn({ HTTPS_PROXY: "proxy.test:3128" })?.url.href).to.equal("http://proxy.test:3128/");
  });

  it("is none where no variable names one", () => {
    expect(proxyIn({})).to.equal(undefined);
    expect(proxyIn({ HTTPS_PROXY: " ", HTTP_PROXY: PROXY })).to.equal(undefined);
    expect(proxyIn({ HTTPS_PROXY: PROXY, NO_PROXY: "a.test, *" })).to.equal(undefined);
  });

  for (const written of [
    "socks5://user:secret@proxy.test",
    "http://user:secret@",
    "http://[secret",
    "http://user:100%secret@proxy.test",
  ])
    it(`is refused as ${written}, without its password in the error`, () => {
      expect(() => proxyIn({ HTTPS_PROXY: written }))
        .to.throw(RefusedError, "HTTPS_PROXY")
        .that.does.not.match(/secret/);
    });
});

describe("a host", () => {
  it("is reached through the proxy unless NO_PROXY names it", () => {
    expect(isProxiedWith("", "api.vendor.test")).to.equal(true);
    expect(isProxiedWith("api.vendor.test", "api.vendor.test")).to.equal(false);
    expect(isProxiedWith("other.test API.Vendor.test", "api.vendor.test.")).to.equal(false);
  });

  it("is named by a name above it", () => {
    for (const exception of ["vendor.test", ".vendor.test", "*.vendor.test"])
      expect(isProxiedWith(exception, "api.vendor.test"), exception).to.equal(false);
    expect(isProxiedWith("vendor.test", "api.othervendor.test")).to.equal(true);
  });

  it("is named with its port, or with all ports", () => {
    expect(isProxiedWith("vendor.test:8443", "vendor.test", "8443")).to.equal(false);
    expect(isProxiedWith("vendor.test:8443", "vendor.test")).to.equal(true);
  });

  it("is named by its address or a network", () => {
    for (const exception of ["10.1.2.3", "10.0.0.0/8", "10.1.2.3:443"])
      expect(isProxiedWith(exception, "10.1.2.3"), exception).to.equal(false);
    expect(isProxiedWith("10.0.0.0/8", "11.1.2.3")).to.equal(true);
    for (const exception of ["fd00::/8", "[fd12::1]"])
      expect(isProxiedWith(exception, "fd12::1"), exception).to.equal(false);
  });

  it("is never this machine", () => {
    for (const own of ["localhost", "vllm.localhost", "127.0.0.1", "127.1.2.3", "0.0.0.0", "::1", "::"])
      expect(isProxiedWith("", own), own).to.equal(false);
  });
});
