import { expect } from "chai";
import { isInNetworks, isNetwork } from "../../src/config/networks.js";

describe("networks", () => {
  const cases: [readonly string[], string, boolean][] = [
    [[], "192.0.2.1", false],
    [["192.0.2.1"], "", false],
    [["192.0.2.1"], "192.0.2.1", true],
    [["192.0.2.1"], "192.0.2.2", false],
    [["192.0.2.1"], "::ffff:192.0.2.1", true],
    [["192.0.2.1"], "::ffff:c000:201", true],
    [["192.0.2.1"], "::ffff:192.0.2.2", false],
    [["192.0.2.1"], "::192.0.2.1", false],
    [["::ffff:192.0.2.1"], "192.0.2.1", true],
    [["::ffff:192.0.2.1"], "192.0.2.2", false],
    [["::ffff:192.0.2.0/120"], "192.0.2.255", true],
    [["::ffff:192.0.2.0/120"], "192.0.3.0", false],
    [["10.0.0.0/8", "192.0.2.0/24"], "192.0.2.255", true],
    [["10.0.0.0/8", "192.0.2.0/24"], "192.0.3.0", false],
    [["192.0.2.7/31"], "192.0.2.6", true],
    [["192.0.2.7/31"], "192.0.2.8", false],
    [["0.0.0.0/0"], "203.0.113.9", true],
    [["0.0.0.0/0"], "2001:db8::1", false],
    [["2001:db8::/32"], "2001:db8:ffff::1", true],
    [["2001:db8::/32"], "2001:db9::", false],
    [["2001:db8::/32"], "192.0.2.1", false],
    [["2001:DB8:0:0::1"], "2001:db8::1", true],
    [["::1"], "::1", true],
    [["::1"], "127.0.0.1", false],
    [["fe80::/10"], "fe80::1%eth0", true],
  ];
  for (const [networks, address, allowed] of cases)
    it(`${allowed ? "contain" : "do not contain"} ${address || "no address"} in [${networks.join(", ")}]`, () =>
      expect(isInNetworks(networks, address)).to.equal(allowed));

  const sound = ["192.0.2.1", "192.0.2.0/0", "192.0.2.0/32", "::/0", "2001:db8::/128", "::ffff:10.0.0.0/96"];
  for (const written of sound) it(`may be written as ${written}`, () => expect(isNetwork(written)).to.equal(true));

  const unsound = [
    "",
    "/8",
    "example.com",
    "192.0.2",
    "192.0.2.256",
    "010.0.0.1",
    "192.0.2.1/",
    "192.0.2.1/33",
    "192.0.2.1/-1",
    "192.0.2.0/255.255.255.0",
    "2001:db8::/129",
    "2001:db8:::/32",
    "fe80::1%eth0",
    "::ffff:10.0.0.0/8",
    " 192.0.2.1",
    "192.0.2.1/24/24",
  ];
  for (const written of unsound)
    it(`may not be written as ${JSON.stringify(written)}`, () => expect(isNetwork(written)).to.equal(false));
});
