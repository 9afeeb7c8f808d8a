/** Connections through a proxy. It learns the name of the host, and can read nothing of what is sent. */
import { type ClientRequest, request as requestPlain } from "node:http";
import { request as requestOverTls } from "node:https";
import { isIP, isIPv6, type LookupFunction, type Socket } from "node:net";
import { type buildConnector, errors } from "undici";
import { outsideWork } from "../errors/work.js";
import { isProxied, type OutboundProxy, type ProxiedHost } from "./outbound-proxy.js";
import { isSuccess } from "./outcome.js";

export interface TunnelOptions {
  /** From the first byte to the proxy until it has reached the host. TLS with the host has as long again. */
  readonly timeoutMs: number;
  readonly lookup: LookupFunction;
}

type OnTunnel = (error: Error | null, socket: Socket | null) => void;

const HTTPS_PORT = "443";

/** The proxy does not connect to the host. Operators see its status. */
class ProxyRefusedError extends Error {
  override readonly name = "ProxyRefusedError";
  readonly code: string;

  constructor(status: number) {
    super(`the proxy answered ${status}`);
    this.code = `PROXY_STATUS_${status}`;
  }
}

/** Hosts without TLS are reached directly: they are beside the gateway, and the proxy would read their keys. */
export function throughProxy(
  connect: buildConnector.connector,
  proxy: OutboundProxy | undefined,
  tunnel: TunnelOptions,
): buildConnector.connector {
  if (proxy === undefined) return connect;
  return (options, callback) => {
    const hostname = options.hostname.replace(/^\[|\]$/g, "");
    const host = { hostname, port: options.port || HTTPS_PORT };
    if (options.protocol !== "https:" || !isProxied(proxy, host)) return connect(options, callback);
    outsideWork(() =>
      openTunnel(proxy, host, tunnel, (error, httpSocket) => {
        if (httpSocket === null) callback(error ?? new Error("the proxy opened no connection"), null);
        else connect({ ...options, httpSocket }, callback);
      }),
    );
  };
}

function openTunnel(
  proxy: OutboundProxy,
  host: ProxiedHost,
  { timeoutMs, lookup }: TunnelOptions,
  onTunnel: OnTunnel,
): void {
  const request = askProxy(proxy, authorityOf(host), lookup);
  const timer = setTimeout(
    () => request.destroy(new errors.ConnectTimeoutError("the proxy did not connect in time")),
    timeoutMs,
  );
  request.on("connect", ({ statusCode = 0 }, socket: Socket, head: Buffer) => {
    clearTimeout(timer);
    // The connection above it reports what ends this one.
    socket.on("error", () => undefined);
    if (isSuccess(statusCode)) {
      if (head.length > 0) socket.unshift(head);
      return onTunnel(null, socket);
    }
    socket.destroy();
    onTunnel(new ProxyRefusedError(statusCode), null);
  });
  request.on("error", (error) => {
    clearTimeout(timer);
    onTunnel(error, null);
  });
  request.end();
}

function askProxy({ url, user }: OutboundProxy, authority: string, lookup: LookupFunction): ClientRequest {
  const ask = url.protocol === "https:" ? requestOverTls : requestPlain;
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return ask({
    host,
    port: url.port,
    // Else it would be the name in the header, which is that of the host behind the proxy. An address is no name.
    servername: isIP(host) === 0 ? host : "",
    method: "CONNECT",
    path: authority,
    headers: { host: authority, ...(user === "" ? {} : { "proxy-authorization": `Basic ${toBase64(user)}` }) },
    agent: false,
    lookup,
  });
}

function toBase64(text: string): string {
  return Buffer.from(text).toString("base64");
}

function authorityOf({ hostname, port }: ProxiedHost): string {
  return `${isIPv6(hostname) ? `[${hostname}]` : hostname}:${port}`;
}
