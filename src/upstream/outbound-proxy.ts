/**
 * The proxy that leads out of a closed network, as the environment of most programs names it: `HTTPS_PROXY`, with the
 * hosts that are reached directly in `NO_PROXY`. Names in small letters come first, as in curl.
 */
import { isInNetworks, isNetwork } from "../config/networks.js";
import { RefusedError } from "../config/refused.js";

export interface OutboundProxy {
  readonly url: URL;
  /** The user with the password. Empty where it asks for none. */
  readonly user: string;
  /** Networks and addresses that are reached directly. */
  readonly networks: readonly string[];
  readonly names: readonly ExceptedName[];
}

/** A name with all names below it. */
interface ExceptedName {
  readonly name: string;
  /** All ports when absent. */
  readonly port?: string | undefined;
}

export interface ProxiedHost {
  readonly hostname: string;
  readonly port: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** No proxy knows this machine's own addresses. */
const OWN_NETWORKS = ["127.0.0.0/8", "0.0.0.0/32", "::1/128", "::/128"];
const OWN_NAME: ExceptedName = { name: "localhost" };
const EVERYTHING = "*";
const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;
const NAME = /^(?:\*?\.)?(.+?)\.?(?::(\d{1,5}))?$/;

/** The value is not in the error, because it may contain a password. */
const UNSOUND =
  "HTTPS_PROXY must be the http or https address of a proxy, such as http://proxy.example.com:3128. " +
  "A percent sign in its password is written as %25.";

/** Nothing where there is no proxy, or everything is reached directly. */
export function proxyIn(environment: Environment): OutboundProxy | undefined {
  const written = (environment.https_proxy || environment.HTTPS_PROXY || "").trim();
  if (written === "") return undefined;
  const exceptions = (environment.no_proxy || environment.NO_PROXY || "").toLowerCase().split(/[\s,]+/);
  const rules = exceptions.filter((rule) => rule !== "").map((rule) => rule.replace(/^\[(.+)\]$/, "$1"));
  if (rules.includes(EVERYTHING)) return undefined;
  return {
    ...readProxy(written),
    networks: [...OWN_NETWORKS, ...rules.filter(isNetwork)],
    names: [OWN_NAME, ...rules.filter((rule) => !isNetwork(rule)).map(readName)],
  };
}

export function isProxied({ networks, names }: OutboundProxy, { hostname, port }: ProxiedHost): boolean {
  if (isInNetworks(networks, hostname)) return false;
  const host = hostname.toLowerCase().replace(/\.$/, "");
  const isOf = ({ name, port: only = port }: ExceptedName) =>
    only === port && (host === name || host.endsWith(`.${name}`));
  return !names.some(isOf);
}

function readProxy(written: string): Pick<OutboundProxy, "url" | "user"> {
  try {
    const url = new URL(SCHEME.test(written) ? written : `http://${written}`);
    if (!/^https?:$/.test(url.protocol)) throw new TypeError("another protocol");
    const { username, password } = url;
    return { url, user: username + password && decodeURIComponent(`${username}:${password}`) };
  } catch {
    throw new RefusedError("unsound", UNSOUND);
  }
}

function readName(rule: string): ExceptedName {
  const [, name = rule, port] = NAME.exec(rule) ?? [];
  return { name, port };
}
