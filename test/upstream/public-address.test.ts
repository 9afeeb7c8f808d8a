import { expect } from "chai";
import { networkInterfaces } from "node:os";
import { isPublicAddress } from "../../src/upstream/public-address.js";

const PUBLIC = [
  "1.1.1.1",
  "8.8.8.8",
  "93.184.216.34",
  "100.63.255.255",
  "100.128.0.0",
  "172.15.255.255",
  "172.32.0.0",
  "192.167.255.255",
  "223.255.255.255",
];
const PUBLIC_V6 = [
  "2606:2800:220:1:248:1893:25c8:1946",
  "2a00:1450:4001::200e",
  "::ffff:8.8.8.8",
  "::ffff:0808:0808",
  "2001:200::1",
  "2400:cb00::1",
];

/** First and last of each, and some by name. */
const SPECIAL = [
  ...[
    "0.0.0.0",
    "0.255.255.255",
    "10.0.0.0",
    "10.255.255.255",
    "100.64.0.0",
    "100.100.100.200",
    "100.127.255.255",
    "127.0.0.1",
    "127.255.255.255",
  ],
  ...[
    "168.63.129.16",
    "169.254.0.0",
    "169.254.169.254",
    "169.254.170.2",
    "172.16.0.0",
    "172.31.255.255",
    "192.0.0.0",
    "192.0.0.192",
    "192.0.2.1",
  ],
  ...[
    "192.31.196.1",
    "192.52.193.1",
    "192.88.99.1",
    "192.168.0.0",
    "192.168.255.255",
    "192.175.48.1",
    "198.18.0.0",
    "198.19.255.255",
    "198.51.100.1",
  ],
  ...["203.0.113.1", "224.0.0.1", "239.255.255.250", "240.0.0.0", "255.255.255.255"],
  ...[
    "::",
    "::1",
    "0:0:0:0:0:0:0:1",
    "fc00::1",
    "fd00:ec2::254",
    "fdff:ffff::1",
    "fe80::1",
    "fe80::1%eth0",
    "febf::1",
    "fec0::1",
    "ff02::1",
  ],
  ...[
    "2001::1",
    "2001:0:4136:e378:8000:63bf:3fff:fdd2",
    "2001:10::1",
    "2001:20::1",
    "2001:2::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "2002:808:808::1",
  ],
  ...[
    "64:ff9b::7f00:1",
    "64:ff9b::8.8.8.8",
    "64:ff9b:1::1",
    "100::1",
    "3fff::1",
    "5f00::1",
    "4000::1",
    "2620:4f:8000::1",
  ],
  ...[
    "::ffff:127.0.0.1",
    "::ffff:7f00:1",
    "::ffff:10.0.0.1",
    "::ffff:169.254.169.254",
    "0:0:0:0:0:ffff:c0a8:1",
    "::127.0.0.1",
    "::7f00:1",
    "::ffff:0:127.0.0.1",
  ],
];
const NONE = [
  "",
  "localhost",
  "example.com",
  "127.1",
  "0x7f.0.0.1",
  "2130706433",
  "[::1]",
  "8.8.8.8.",
  "8.8.8.8/32",
  "fe80::1%",
  "1.1.1.1%eth0",
];

describe("isPublicAddress: a public address", () => {
  for (const address of [...PUBLIC, ...PUBLIC_V6])
    it(`is ${address}`, () => expect(isPublicAddress(address)).to.equal(true));
  for (const address of [...SPECIAL, ...NONE])
    it(`is not ${address === "" ? "nothing" : address}`, () => expect(isPublicAddress(address)).to.equal(false));

  it("is none of this machine's own", () => {
    for (const { address } of Object.values(networkInterfaces()).flatMap((list) => list ?? []))
      expect(isPublicAddress(address)).to.equal(false);
  });
});
