/** The HTTP server: its timeouts, and its answers to invalid HTTP. */
import {
  createServer,
  type IncomingMessage,
  maxHeaderSize,
  type RequestListener,
  type Server,
  type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import type { Registry } from "../calls/context.js";
import { DEFAULTS } from "../config/defaults.js";
import type { AnyDialect } from "../registry.js";
import { GatewayError, toFailure } from "../errors/gateway-error.js";
import { watchConnections } from "./drain.js";
import { closeAfter, isLastAnswer } from "./last-answer.js";
import { COMMON_HEADERS, newRequestId } from "./name-request.js";
import type { PathDialect } from "./path-dialect.js";

const OPTIONS = {
  /** A missing one is refused in the shape of the request's dialect. */
  requireHostHeader: false,
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
};

/** Time to read the last answer. */
const CLOSE_MS = 5_000;

interface Refusal {
  readonly status: string;
  readonly message: string;
}

const INVALID: Refusal = { status: "400 Bad Request", message: "The request is not valid HTTP." };
const NO_PROXY: Refusal = { status: INVALID.status, message: "CONNECT is for proxies, and this is none." };
/** Errors of the parser that have their own status. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: "431 Request Header Fields Too Large",
    message: `The path and the headers are larger than ${maxHeaderSize} bytes.`,
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: "408 Request Timeout", message: "The request did not arrive in time." },
};

type ErrorWords = Pick<Registry, "gatewayCodes" | "fallbackDialect">;

export function createHttpServer(
  listener: RequestListener,
  words: ErrorWords,
  dialectOf?: PathDialect,
  idleMs = 1_000 * DEFAULTS.listen.idleSeconds,
): Server {
  const current = new WeakMap<Socket, ServerResponse>();
  const listen: RequestListener = (request, response) => {
    const before = current.get(request.socket);
    // Its answer would be lost. The client sees that it has none, and sends it again.
    if (before !== undefined && isLastAnswer(before)) return void request.resume();
    current.set(request.socket, response);
    listener(request, response);
  };
  const server = createServer({ ...OPTIONS, keepAliveTimeout: idleMs }, listen);
  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    continueWhenRead(request, response);
    listen(request, response);
  });
  // Other expectations may be ignored. The server itself would refuse them without a body and an ID.
  server.on("checkExpectation", listen);
  watchConnections(server);
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
    const response = current.get(socket);
    const asked = response?.writableFinished === false ? response : undefined;
    // The rest of a body whose request has its answer. Whoever shares the connection would take another one for theirs.
    if (asked === undefined && response?.req.complete === false) return closeSoon(socket);
    // What follows a whole request does not concern its answer.
    if (asked?.req.complete === true) return closeAfter(asked);
    if (asked?.headersSent === true) return void socket.destroy();
    const { method = "", url = "" } = asked?.req ?? {};
    const dialect = asked === undefined ? undefined : dialectOf?.(method, url.replace(/\?.*/, ""));
    const refused = REFUSALS[error.code ?? ""] ?? INVALID;
    closeSoon(socket, refusal(refused, words.gatewayCodes, dialect ?? words.fallbackDialect, asked));
  });
  // The server itself would close the connection without an answer. It forgets one that it has given away.
  server.on("connect", (_request: IncomingMessage, socket: Socket) => {
    socket.on("error", () => undefined).resume();
    if (current.get(socket)?.writableFinished === false) return void socket.destroy();
    closeSoon(socket, refusal(NO_PROXY, words.gatewayCodes, words.fallbackDialect));
  });
  return server;
}

/** A client that keeps its own side open would keep its call waiting for a body, with its place and its memory. */
function closeSoon(socket: Socket, lastBytes = ""): void {
  socket.end(lastBytes);
  const timer = setTimeout(() => socket.destroy(), CLOSE_MS);
  socket.once("close", () => clearTimeout(timer));
}

/** A client that waits before it sends its body is not asked for one that is refused unread. */
function continueWhenRead(request: IncomingMessage, response: ServerResponse): void {
  const onListener = (event: string | symbol): void => {
    if (event !== "data" && event !== "readable") return;
    request.off("newListener", onListener);
    if (!response.headersSent) response.writeContinue();
  };
  request.on("newListener", onListener);
}

/**
 * A whole response as text: after an error of the parser there is nothing else to answer with. If the head was read, it
 * has the ID and the headers of that request.
 */
function refusal(
  { status, message }: Refusal,
  gatewayCodes: Registry["gatewayCodes"],
  { errors }: AnyDialect,
  asked?: ServerResponse,
): string {
  const named = asked?.getHeaders() ?? {};
  const requestId = String(named["x-request-id"] ?? newRequestId());
  const failure = toFailure(new GatewayError("invalid_request", message), gatewayCodes);
  const body = JSON.stringify(errors.write(failure, requestId));
  const headers = {
    ...COMMON_HEADERS,
    ...named,
    "x-request-id": requestId,
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
  return `HTTP/1.1 ${status}\r\n${lines.join("")}\r\n${body}`;
}
