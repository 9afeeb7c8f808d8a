import { expect } from "chai";
import { FailedAuthentications, networkOf } from "../../src/server/failed-authentications.js";

describe("FailedAuthentications: clients without a valid key", () => {
  let time = 0;
  const open = (perMinute: number, most?: number) => new FailedAuthentications(perMinute, () => time, most);

  it("may fail so often in a minute, then one at a time", () => {
    const failures = open(3);
    for (let call = 0; call < 3; call += 1) expect(failures.count("192.0.2.1")).to.equal(undefined);
    expect(failures.count("192.0.2.1")).to.equal(20);
    time += 19_999;
    expect(failures.count("192.0.2.1")).to.equal(1);
    time += 1;
    expect(failures.count("192.0.2.1")).to.equal(undefined);
    expect(failures.count("192.0.2.2")).to.equal(undefined);
  });

  it("take memory for a fixed number of addresses: the one seen least recently is forgotten", () => {
    const failures = open(1, 2);
    for (const address of ["192.0.2.1", "192.0.2.2", "192.0.2.1", "192.0.2.3"]) failures.count(address);
    expect(["192.0.2.1", "192.0.2.3"].map((address) => failures.count(address) !== undefined)).to.deep.equal([
      true,
      true,
    ]);
    expect(failures.count("192.0.2.2")).to.equal(undefined);
  });

  it("have as many guesses looked up as they may fail, running ones included, then a few per second", () => {
    time = 0;
    const failures = open(3);
    failures.count("192.0.2.1");
    const begun = [1, 2].map(() => failures.beginGuess("192.0.2.1"));
    expect(begun.every((end) => end !== undefined)).to.equal(true);
    const more = Array.from({ length: 8 }, () => failures.beginGuess("192.0.2.1") !== undefined);
    expect(more.filter(Boolean)).to.have.length(5);
    expect(failures.beginGuess("192.0.2.2")).not.to.equal(undefined);
    time += 200;
    expect(
      [failures.beginGuess("192.0.2.1"), failures.beginGuess("192.0.2.1")].map((end) => end !== undefined),
    ).to.deep.equal([true, false]);
  });

  it("have every key looked up where none has failed, as after a restart", () => {
    const failures = open(3);
    const begun = Array.from({ length: 400 }, () => failures.beginGuess("192.0.2.1"));
    expect(begun.every((end) => end !== undefined)).to.equal(true);
  });

  it("have guesses looked up as before once the running ones have found their keys", () => {
    time = 0;
    const failures = open(3);
    for (let round = 0; round < 20; round += 1) {
      const begun = [1, 2, 3].map(() => failures.beginGuess("192.0.2.1"));
      for (const end of begun) (end ?? expect.fail("it was not looked up"))();
    }
    for (let call = 0; call < 3; call += 1) failures.count("192.0.2.1");
    expect(
      Array.from({ length: 9 }, () => failures.beginGuess("192.0.2.1")).filter((end) => end === undefined),
    ).to.have.length(4);
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
  for (const [address, network] of networks)
    it(`come from ${network} at ${address}`, () => expect(networkOf(address)).to.equal(network));
});
