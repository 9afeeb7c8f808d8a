/** Requests a medium from a host and follows its redirects, as far as that is safe. */
import type { Agent, Dispatcher } from "undici";
import type { SignRequest } from "../upstream/credentials/sign-request.js";
import { asMediaError, MediaError } from "./media-error.js";

/** Access to the provider's own origin. No other host receives it. */
export interface ProviderAccess {
  /** The origin that the operator has set. Its host may be private. */
  readonly origin: string;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Parameters that are credentials. */
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** Makes the headers of short-lived credentials. */
  readonly sign?: SignRequest | undefined;
}

export interface Hosts {
  /** Reaches public hosts only. */
  readonly guarded: Agent;
  /** Reaches any host, for the provider's own. */
  readonly open: Agent;
}

export interface HostCall {
  readonly url: URL;
  /** GET unless given. */
  readonly method?: "GET" | "HEAD";
  readonly provider?: ProviderAccess | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly idleMs: number;
  readonly signal: AbortSignal;
}

export type HostAnswer = Dispatcher.ResponseData;

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const MOST_REDIRECTS = 5;

/** Reads a URL, and refuses everything that is not an HTTP URL of a host. */
export function readMediaUrl(written: string, base?: URL): URL {
  const url = URL.canParse(written, base?.href) ? new URL(written, base) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "")
    throw new MediaError("bad_address");
  return url;
}

/** The answer at the end of all redirects, its body unread. */
export async function askHost(
  hosts: Hosts,
  { url, method = "GET", provider, headers, idleMs, signal }: HostCall,
): Promise<HostAnswer> {
  let address = url;
  let isProvider = address.origin === provider?.origin;
  for (let redirects = 0; ; redirects += 1) {
    // After a redirect, even to the provider itself, its credentials are not sent.
    const credentials = isProvider && redirects === 0 ? provider : undefined;
    const answer = await ask(isProvider ? hosts.open : hosts.guarded, address, credentials, {
      method,
      headers: headers ?? {},
      idleMs,
      signal,
    });
    if (!REDIRECTS.has(answer.statusCode)) return answer;
    discardAnswer(answer);
    if (redirects === MOST_REDIRECTS) throw new MediaError("too_many_redirects");
    const next = redirectOf(answer, address);
    // Only the provider itself may redirect to private hosts of the provider.
    isProvider &&= next.origin === provider?.origin;
    address = next;
  }
}

/** Ends an answer whose body is not needed. */
export function discardAnswer({ body }: Pick<HostAnswer, "body">): void {
  body.on("error", () => undefined).destroy();
}

/** One header of an answer; the first where there are several. */
export function headerOf({ headers }: Pick<HostAnswer, "headers">, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value[0] : value;
}

interface HostRequest extends Required<Pick<HostCall, "method" | "headers">>, Pick<HostCall, "idleMs" | "signal"> {}

async function ask(
  agent: Agent,
  address: URL,
  access: ProviderAccess | undefined,
  { method, headers, idleMs, signal }: HostRequest,
): Promise<HostAnswer> {
  const url = withQuery(address, access?.query);
  const usual = { accept: "*/*", "accept-encoding": "identity" };
  const sent = { ...headers, ...access?.headers, ...usual };
  try {
    return await agent.request({
      origin: url.origin,
      path: url.pathname + url.search,
      method,
      headers: { ...sent, ...(await access?.sign?.({ method, url, headers: sent })) },
      headersTimeout: idleMs,
      bodyTimeout: idleMs,
      signal,
    });
  } catch (error) {
    throw asMediaError(error);
  }
}

/** An existing query is not rewritten, because the URL may be signed. */
function withQuery(url: URL, query: ProviderAccess["query"] = {}): URL {
  const missing = Object.entries(query).filter(([name]) => !url.searchParams.has(name));
  if (missing.length === 0) return url;
  const whole = new URL(url);
  whole.search = [whole.search.slice(1), new URLSearchParams(missing).toString()]
    .filter((part) => part !== "")
    .join("&");
  return whole;
}

function redirectOf(answer: HostAnswer, from: URL): URL {
  const location = headerOf(answer, "location");
  if (location === undefined) throw new MediaError("bad_redirect");
  const next = readMediaUrl(location, from);
  if (from.protocol === "https:" && next.protocol === "http:") throw new MediaError("bad_redirect");
  return next;
}
