/** The HTTP server: its timeouts, and its answers to invalid HTTP. */
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Registry } from "../calls/context.js";
import { GatewayError, toFailure } from "../errors/gateway-error.js";
import { watchConnections } from "./drain.js";
import { COMMON_HEADERS, newRequestId } from "./name-request.js";

const TIMES = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
  /** Longer than that of load balancers, so that they close their connections first. */
  keepAliveTimeout: 75_000,
};

/** Errors of the parser that have their own status. */
const PARSER_STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

type ErrorWords = Pick<Registry, "gatewayCodes" | "fallbackDialect">;

export function createHttpServer(listener: RequestListener, words: ErrorWords): Server {
  const current = new WeakMap<Socket, ServerResponse>();
  const server = createServer(TIMES, (request, response) => {
    current.set(request.socket, response);
    listener(request, response);
  });
  watchConnections(server);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const response = current.get(socket);
    const isAnswering = response !== undefined && response.headersSent && !response.writableFinished;
    if (isAnswering || !socket.writable || error.code === "ECONNRESET") socket.destroy();
    else socket.end(refusal(error.code, words));
  });
  return server;
}

/** A whole response as text: after an error of the parser there is no request to answer. */
function refusal(code: string | undefined, { gatewayCodes, fallbackDialect }: ErrorWords): string {
  const requestId = newRequestId();
  const failure = toFailure(new GatewayError("invalid_request", "The request is not valid HTTP."), gatewayCodes);
  const body = JSON.stringify(fallbackDialect.errors.write(failure, requestId));
  const headers = {
    ...COMMON_HEADERS,
    "x-request-id": requestId,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${PARSER_STATUS[code ?? ""] ?? "400 Bad Request"}\r\n${lines.join("")}\r\n${body}`;
}
