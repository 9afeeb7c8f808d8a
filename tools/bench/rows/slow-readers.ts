/**
 * Two hundred clients that read an endless stream slowly: memory, who gets no first byte, and how long another waits.
 */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Bench, Figure } from "../bench.js";
import { bodyOf, load } from "../load.js";
import { residentMib } from "../processes.js";
import type { Gateway, Subject } from "../subjects.js";

const READERS = 200;
/** A reader takes one piece in this time. */
const PAUSE_MS = 500;
const READ_MS = 20_000;
const SAMPLE_MS = 100;

interface Reader {
  readonly socket: Socket;
  readonly began: () => boolean;
}

export async function measureSlowReaders({ gateways }: Bench): Promise<readonly Figure[]> {
  const found = new Map<string, readonly [number, number, number]>();
  for (const gateway of gateways) found.set(gateway.name, await measure(gateway));
  const valuesOf = (place: 0 | 1 | 2) => Object.fromEntries([...found].map(([name, all]) => [name, all[place]]));
  return [
    { name: `memory with ${READERS} slow readers`, unit: "MiB", values: valuesOf(0), wanted: 300 },
    { name: "slow readers that never began", unit: "", values: valuesOf(1), wanted: 0 },
    { name: "a new call beside slow readers", unit: "ms", values: valuesOf(2), wanted: 100 },
  ];
}

async function measure({ same, pid }: Gateway): Promise<readonly [number, number, number]> {
  const readers = await Promise.all(Array.from({ length: READERS }, () => openReader(same)));
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, residentMib(pid))), SAMPLE_MS);
  await sleep(READ_MS);
  const { times } = await load(same, { behaviour: "fixed", connections: 1, calls: 5 });
  clearInterval(watch);
  const waiting = readers.filter(({ began }) => !began()).length;
  for (const { socket } of readers) socket.destroy();
  return [peak, waiting, times.at(-1) ?? NaN];
}

async function openReader(subject: Subject): Promise<Reader> {
  const { hostname, port } = new URL(subject.origin);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  const body = bodyOf(subject, { behaviour: "endless", connections: 1, calls: 1, stream: true });
  const headers = Object.entries({
    ...subject.headers("endless"),
    host: hostname,
    "content-length": String(body.length),
  });
  const lines = [`POST ${subject.path("endless")} HTTP/1.1`, ...headers.map(([name, value]) => `${name}: ${value}`)];
  socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`);
  let began = false;
  socket
    .on("error", () => undefined)
    .on("data", () => {
      began = true;
      socket.pause();
      setTimeout(() => socket.resume(), PAUSE_MS);
    });
  return { socket, began: () => began };
}
