/** Stops a server after its open answers have ended. */
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { type Socket, Server as Listener } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import { withinTime } from "../errors/race.js";
import type { Readiness } from "./health-paths.js";
import type { Step } from "./state.js";

const SWEEP_MS = 100;
/** So many connections wait at most: Node.js's default. */
const MOST_WAITING = 511;
/** While a turn of the event loop does its work, it does not see who connects. */
const SHORT_TURN_MS = 0.2;
/** A process that is too busy for a short turn does not wait for one any longer. */
const LONGEST_LOOK_MS = 1_000;

export interface DrainTimes {
  /** How long open answers may last. */
  readonly longestMs: number;
  /** How long idle connections stay open after a connection was opened, or an answer ended that keeps its own alive. */
  readonly quietMs: number;
}

const TIMES: DrainTimes = { longestMs: 30_000, quietMs: 0 };

/** What the server itself does not know of its connections. */
interface Connections {
  /** The answers under way on each. For the server a connection without a request is not idle. */
  readonly answers: Map<Socket, Set<ServerResponse>>;
  /** When the last connection was opened, or the last answer ended that keeps its connection alive. */
  usedAt: number;
}

const connections = new WeakMap<Server, Connections>();

/** Requests that clients close this connection. */
export function closeWhileDraining(readiness: Readiness): Step {
  return (ctx) => {
    if (readiness.isDraining) ctx.set("connection", "close");
  };
}

/**
 * The same for answers that are under way, as far as their head is not sent. Of several on one connection, the last
 * closes it.
 */
export function closeAfterAnswers(server: Server): void {
  for (const answers of connections.get(server)?.answers.values() ?? []) {
    const last = [...answers].at(-1);
    if (last?.headersSent === false) last.setHeader("connection", "close");
  }
}

/**
 * Accepts no new connections, waits for open answers, and closes the rest after a time. A client may send its next
 * request as soon as an answer ends, so that one is awaited before the connection is closed.
 */
export async function drainServer(server: Server, times: Partial<DrainTimes> = {}): Promise<void> {
  if (!server.listening) return;
  const { longestMs, quietMs } = { ...TIMES, ...times };
  await acceptWaiting(server);
  // The method of the HTTP server would close idle connections at once.
  const closed = new Promise<void>((resolve) => Listener.prototype.close.call(server, () => resolve()));
  const sweep = setInterval(() => void closeQuietConnections(server, quietMs), SWEEP_MS);
  void closeQuietConnections(server, quietMs);
  await withinTime(closed, longestMs, () => server.closeAllConnections());
  await closed;
  clearInterval(sweep);
  // The rest of it: the server watches its connections with a timer.
  server.close(() => undefined);
}

export function watchConnections(server: Server): void {
  const watched: Connections = { answers: new Map(), usedAt: -Infinity };
  connections.set(server, watched);
  server.on("connection", (socket: Socket) => {
    watched.usedAt = performance.now();
    const answers = new Set<ServerResponse>();
    watched.answers.set(socket, answers);
    socket.once("close", () => {
      watched.answers.delete(socket);
      closeWaiting(answers);
    });
  });
  const watchAnswer = ({ socket }: IncomingMessage, answer: ServerResponse) => {
    const answers = watched.answers.get(socket);
    answers?.add(answer);
    answer.once("close", () => {
      answers?.delete(answer);
      if (answer.shouldKeepAlive && answer.getHeader("connection") !== "close") watched.usedAt = performance.now();
    });
  };
  for (const event of ["request", "checkContinue", "checkExpectation"]) server.prependListener(event, watchAnswer);
}

/**
 * Node.js 20 informs only the answer that is being sent, not those that wait for their turn on the same connection.
 * Later releases inform them too, in the next tick.
 */
function closeWaiting(answers: ReadonlySet<ServerResponse>): void {
  for (const answer of answers) {
    if (answer.socket !== null || answer.closed) continue;
    answer.destroy();
    process.nextTick(() => answer.closed || answer.emit("close"));
  }
}

/**
 * The system resets connections that are not accepted yet. One is accepted in each turn of the event loop. Clients
 * whose answers end together connect again together, often while a long turn still ends other answers. So the last turn
 * is one that accepts nobody and is short. A signal arrives in the middle of a turn, and the rest of that turn accepts
 * nobody either.
 */
async function acceptWaiting(server: Server): Promise<void> {
  const watched = connections.get(server);
  await nextTurn();
  const begunAt = performance.now();
  for (let turns = 0; turns < MOST_WAITING; turns += 1) {
    const usedBefore = watched?.usedAt;
    const turnAt = performance.now();
    await nextTurn();
    const now = performance.now();
    const isShort = now - turnAt < SHORT_TURN_MS || now - begunAt > LONGEST_LOOK_MS;
    if (isShort && watched?.usedAt === usedBefore) return;
  }
}

/** Answers that started earlier keep their connections alive, which become idle when the answer ends. */
async function closeQuietConnections(server: Server, quietMs: number): Promise<void> {
  // Timers run before requests are read that have arrived meanwhile.
  await nextTurn();
  const { answers, usedAt } = connections.get(server) ?? { answers: new Map<Socket, unknown>(), usedAt: -Infinity };
  if (performance.now() - usedAt < quietMs) return;
  server.closeIdleConnections();
  for (const socket of answers.keys()) if (socket.bytesRead === 0) socket.destroy();
}
