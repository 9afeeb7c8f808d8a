/** Public Internet addresses: the only ones that receivers of callbacks and hosts of media may have. */
import { BlockList, isIP } from "node:net";
import { networkInterfaces } from "node:os";

/** All of IPv4 that is not public, from the registries of special-purpose addresses. */
const SPECIAL_V4: readonly (readonly [network: string, prefix: number, what: string])[] = [
  ["0.0.0.0", 8, "this network"],
  ["10.0.0.0", 8, "private"],
  ["100.64.0.0", 10, "carrier's own, and a cloud's metadata"],
  ["127.0.0.0", 8, "loopback"],
  ["168.63.129.16", 32, "a cloud's platform"],
  ["169.254.0.0", 16, "link-local, and clouds' metadata"],
  ["172.16.0.0", 12, "private"],
  ["192.0.0.0", 24, "protocol assignments"],
  ["192.0.2.0", 24, "documentation"],
  ["192.31.196.0", 24, "AS112"],
  ["192.52.193.0", 24, "AMT"],
  ["192.88.99.0", 24, "6to4 relays"],
  ["192.168.0.0", 16, "private"],
  ["192.175.48.0", 24, "AS112"],
  ["198.18.0.0", 15, "benchmarking"],
  ["198.51.100.0", 24, "documentation"],
  ["203.0.113.0", 24, "documentation"],
  ["224.0.0.0", 4, "multicast"],
  ["240.0.0.0", 4, "reserved, and broadcast"],
];

/** The only part of IPv6 that is assigned to hosts. Loopback, local, NAT64 and the rest are outside of it. */
const GLOBAL_V6 = ["2000::", 3] as const;
/** An IPv4 address inside IPv6: it is checked as IPv4. */
const MAPPED_V6 = ["::ffff:0:0", 96] as const;

const SPECIAL_V6: readonly (readonly [network: string, prefix: number, what: string])[] = [
  ["2001::", 23, "protocol assignments, Teredo among them"],
  ["2001:db8::", 32, "documentation"],
  ["2002::", 16, "6to4"],
  ["2620:4f:8000::", 48, "AS112"],
  ["3fff::", 20, "documentation"],
];

const special = new BlockList();
for (const [network, prefix] of SPECIAL_V4) special.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of SPECIAL_V6) special.addSubnet(network, prefix, "ipv6");
const global = new BlockList();
global.addSubnet(...GLOBAL_V6, "ipv6");
const mapped = new BlockList();
mapped.addSubnet(...MAPPED_V6, "ipv6");

/** Whether an address is that of a public host, and not of this machine. A name is not an address. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 0 || address.includes("%")) return false;
  if (version === 4) return !special.check(address, "ipv4") && !isOwn(address);
  // Embedded IPv4 addresses are checked as well.
  if (special.check(address, "ipv6") || isOwn(address)) return false;
  return global.check(address, "ipv6") || mapped.check(address, "ipv6");
}

/** A public address of this machine also leads to its internal services, behind its firewall. */
function isOwn(address: string): boolean {
  const own = new BlockList();
  for (const { address: one, family } of Object.values(networkInterfaces()).flatMap((list) => list ?? [])) {
    own.addAddress(one.split("%", 1)[0] ?? one, family === "IPv4" ? "ipv4" : "ipv6");
  }
  return own.check(address, isIP(address) === 4 ? "ipv4" : "ipv6");
}
