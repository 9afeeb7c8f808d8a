/**
 * Resolves names that clients chose. The system resolves names in two threads, which all of the process shares, and one
 * whose servers do not answer holds a thread for many seconds. A few such names would keep all upstreams from being
 * connected. So these names are asked for over sockets, and only what DNS does not know is left to the system, such as
 * the names of its file of hosts: one at a time, because that needs one of the two threads.
 */
import { type LookupAddress, type LookupOptions, lookup as systemLookup } from "node:dns";
import { Resolver } from "node:dns/promises";

type AllOptions = LookupOptions & { readonly all: true };

export type LookupAll = (
  hostname: string,
  options: AllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export interface ClientLookupOptions {
  /** Those of the system unless given. */
  readonly servers?: readonly string[];
  readonly system?: LookupAll;
  /** How long the first question waits for its answer. The second one may take longer. */
  readonly timeoutMs?: number;
}

/** DNS has answered, or there is none: the system is as quick. */
const ANSWERED: ReadonlySet<string | undefined> = new Set(["ENOTFOUND", "ENODATA", "ECONNREFUSED"]);
const TIMEOUT_MS = 1_500;
const QUESTIONS = 2;

export function openClientLookup({
  servers,
  system = systemLookup,
  timeoutMs = TIMEOUT_MS,
}: ClientLookupOptions = {}): LookupAll {
  let lastOfSystem: Promise<unknown> = Promise.resolve();

  const askSystem: AskSystem = (hostname, options) => {
    const asked = lastOfSystem.then(() => settled(hostname, options, system));
    lastOfSystem = asked.catch(() => undefined);
    return asked;
  };

  return (hostname, options, callback) => {
    // The servers may have changed since the last name.
    const resolver = new Resolver({ timeout: timeoutMs, tries: QUESTIONS });
    if (servers !== undefined) resolver.setServers(servers);
    resolve(resolver, hostname, options, askSystem).then(
      ({ error, addresses }) => process.nextTick(callback, error, addresses),
      (error: unknown) => process.nextTick(callback, error, []),
    );
  };
}

/** No server of the name has answered in time, or each has failed. */
class LookupFailedError extends Error {
  override readonly name = "LookupFailed";
  // As the system reports it.
  readonly code = "EAI_AGAIN";

  constructor() {
    super("the name could not be resolved");
  }
}

interface Resolved {
  readonly error: NodeJS.ErrnoException | null;
  readonly addresses: LookupAddress[];
}

type AskSystem = (hostname: string, options: AllOptions) => Promise<Resolved>;

async function resolve(
  resolver: Resolver,
  hostname: string,
  options: AllOptions,
  askSystem: AskSystem,
): Promise<Resolved> {
  const { family = 0 } = options;
  const answers = await Promise.allSettled([
    ...(family === 6 || family === "IPv6" ? [] : [addressesOf(resolver.resolve4(hostname), 4)]),
    ...(family === 4 || family === "IPv4" ? [] : [addressesOf(resolver.resolve6(hostname), 6)]),
  ]);
  const addresses = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  if (addresses.length > 0) return { error: null, addresses };
  const isAnswered = answers.every((answer) => answer.status === "fulfilled" || ANSWERED.has(codeOf(answer.reason)));
  return isAnswered ? askSystem(hostname, options) : { error: new LookupFailedError(), addresses: [] };
}

async function addressesOf(resolving: Promise<string[]>, family: 4 | 6): Promise<LookupAddress[]> {
  return (await resolving).map((address) => ({ address, family }));
}

function settled(hostname: string, options: AllOptions, system: LookupAll): Promise<Resolved> {
  return new Promise((done) => system(hostname, options, (error, addresses) => done({ error, addresses })));
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && "code" in error ? String(error.code) : undefined;
}
