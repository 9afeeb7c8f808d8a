/**
 * Resolves names that clients chose. The system resolves names in two threads, which all of the process shares, and one
 * whose servers do not answer holds a thread for many seconds. A few such names would keep all upstreams from being
 * connected. So these names are looked up here, as the system does: in its file of hosts, then over sockets with DNS,
 * within the machine's own domains too.
 */
import type { LookupAddress, LookupOptions } from "node:dns";
import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import { codeOf } from "../errors/error-code.js";
import type { LookupAll, Resolved } from "./lookup-all.js";
import { addressesInHosts, type NameFiles, OF_THE_MACHINE, searchedNames } from "./name-files.js";

export interface ClientLookupOptions {
  /** Those of the system unless given. */
  readonly servers?: readonly string[];
  readonly files?: NameFiles;
  /** How long the first question waits for its answer. The second one may take longer. */
  readonly timeoutMs?: number;
}

/** DNS has answered: there is no such name, or it has no such address. */
const ANSWERED: ReadonlySet<string | undefined> = new Set(["ENOTFOUND", "ENODATA", "EBADNAME"]);
const TIMEOUT_MS = 1_500;
const QUESTIONS = 2;
const FAMILIES = [4, 6] as const;

type Family = (typeof FAMILIES)[number];

export function openClientLookup({
  servers,
  files = OF_THE_MACHINE,
  timeoutMs = TIMEOUT_MS,
}: ClientLookupOptions = {}): LookupAll {
  return (hostname, { family }, callback) => {
    // The servers may have changed since the last name.
    const resolver = new Resolver({ timeout: timeoutMs, tries: QUESTIONS });
    if (servers !== undefined) resolver.setServers(servers);
    resolve(resolver, files, hostname, familiesOf(family)).then(
      ({ error, addresses }) => process.nextTick(callback, error, addresses),
      (error: unknown) => process.nextTick(callback, error, []),
    );
  };
}

/** Codes as the system reports them. `EAI_AGAIN`: no server has answered in time, or one has failed. */
class LookupFailedError extends Error {
  override readonly name = "LookupFailed";

  constructor(readonly code: "ENOTFOUND" | "EAI_AGAIN") {
    super("the name could not be resolved");
  }
}

async function resolve(
  resolver: Resolver,
  files: NameFiles,
  hostname: string,
  families: readonly Family[],
): Promise<Resolved> {
  const ofHosts = (await addressesInHosts(hostname, files)).map((address) => ({ address, family: isIP(address) }));
  const own = ofHosts.filter(({ family }) => families.some((one) => one === family));
  if (own.length > 0) return { error: null, addresses: own };
  let isAnswered = true;
  for (const name of await searchedNames(hostname, files)) {
    const found = await ask(resolver, name, families);
    if (found.addresses.length > 0) return { error: null, addresses: found.addresses };
    isAnswered &&= found.isAnswered;
  }
  return { error: new LookupFailedError(isAnswered ? "ENOTFOUND" : "EAI_AGAIN"), addresses: [] };
}

async function ask(
  resolver: Resolver,
  name: string,
  families: readonly Family[],
): Promise<{ readonly addresses: LookupAddress[]; readonly isAnswered: boolean }> {
  const answers = await Promise.allSettled(families.map((family) => addressesOf(resolver, name, family)));
  return {
    addresses: answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : [])),
    isAnswered: answers.every((answer) => answer.status === "fulfilled" || ANSWERED.has(codeOf(answer.reason))),
  };
}

async function addressesOf(resolver: Resolver, name: string, family: Family): Promise<LookupAddress[]> {
  const addresses = await (family === 4 ? resolver.resolve4(name) : resolver.resolve6(name));
  return addresses.map((address) => ({ address, family }));
}

function familiesOf(family: LookupOptions["family"]): readonly Family[] {
  if (family === 4 || family === "IPv4") return [4];
  return family === 6 || family === "IPv6" ? [6] : FAMILIES;
}
