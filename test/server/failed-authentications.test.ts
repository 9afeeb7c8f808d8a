import { expect } from "chai";
import { FailedAuthentications, networkOf } from "../../src/server/failed-authentications.js";

describe("those who come without a valid key", () => {
  let time = 0;
  const open = (perMinute: number, most?: number) => new FailedAuthentications(perMinute, () => time, most);

  it("may come so often in a minute, then as their turn comes", () => {
    const failures = open(3);
    for (let call = 0; call < 3; call += 1) expect(failures.count("192.0.2.1")).to.equal(undefined);
    expect(failures.count("192.0.2.1")).to.equal(20);
    time += 19_999;
    expect(failures.count("192.0.2.1")).to.equal(1);
    time += 1;
    expect(failures.count("192.0.2.1")).to.equal(undefined);
    expect(failures.count("192.0.2.2")).to.equal(undefined);
  });

  it("take no more memory than for so many addresses: the one seen least lately is forgotten", () => {
    const failures = open(1, 2);
    for (const address of ["192.0.2.1", "192.0.2.2", "192.0.2.1", "192.0.2.3"]) failures.count(address);
    expect(["192.0.2.1", "192.0.2.3"].map((address) => failures.count(address) !== undefined)).to.deep.equal([true, true]);
    expect(failures.count("192.0.2.2")).to.equal(undefined);
  });

  const networks: [string, string][] = [
    ["127.0.0.1", "127.0.0.1"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::1", "0:0:0:0::/64"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
    ["2001:db8::9", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["", ""],
  ];
  for (const [address, network] of networks) it(`come from ${network} at ${address}`, () => expect(networkOf(address)).to.equal(network));
});
