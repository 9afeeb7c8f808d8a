/** Networks that operators name, such as `192.0.2.0/24`, and single addresses. */
import { BlockList, isIP } from "node:net";

const NETWORK = /^([0-9a-fA-F.:]+)(?:\/(\d{1,3}))?$/;
/** IPv4 in the form for IPv6. A shorter prefix would be meant for IPv4, and would contain all of it. */
const MAPPED = /^::ffff:/i;
const MAPPED_BITS = 96;
const FAMILIES = { 4: { name: "ipv4", bits: 32 }, 6: { name: "ipv6", bits: 128 } } as const;

interface Network {
  readonly address: string;
  readonly prefix: number;
  readonly family: "ipv4" | "ipv6";
}

/** Built once for each list: the lists of callers are kept with them. */
const built = new WeakMap<readonly string[], BlockList>();

export function isNetwork(written: string): boolean {
  return networkOf(written) !== undefined;
}

/** Whether a list contains an address. IPv4 addresses are the same in their form for IPv6, in the list as well. */
export function isInNetworks(networks: readonly string[], address: string): boolean {
  const family = familyOf(address);
  return family !== undefined && listOf(networks).check(address, family.name);
}

function listOf(networks: readonly string[]): BlockList {
  const known = built.get(networks) ?? buildList(networks);
  built.set(networks, known);
  return known;
}

function buildList(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const written of networks) {
    const network = networkOf(written);
    if (network !== undefined) list.addSubnet(network.address, network.prefix, network.family);
  }
  return list;
}

function networkOf(written: string): Network | undefined {
  const [, address = "", digits] = NETWORK.exec(written) ?? [];
  const family = familyOf(address);
  if (family === undefined) return undefined;
  const prefix = digits === undefined ? family.bits : Number(digits);
  const least = MAPPED.test(address) ? MAPPED_BITS : 0;
  return prefix >= least && prefix <= family.bits ? { address, prefix, family: family.name } : undefined;
}

function familyOf(address: string) {
  const version = isIP(address);
  return version === 4 || version === 6 ? FAMILIES[version] : undefined;
}
