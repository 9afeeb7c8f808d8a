/**
 * Measures the gateway beside a bare proxy, in one run. Prints a table, and writes the figures as JSON where wanted:
 *
 *     make bench BASE=REVISION BENCH="--only calls --peer tools/bench/peers/portkey.json --json FILE"
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { freePort } from "../../test/support/free-port.js";
import type { Bench, Figure, Row } from "./bench.js";
import { buildRevision } from "./other-revision.js";
import { findWorse } from "./ratchet.js";
import { measureBodies } from "./rows/bodies.js";
import { measureCalls } from "./rows/calls.js";
import { measureCatalog } from "./rows/catalog.js";
import { measureGrowth } from "./rows/growth.js";
import { measureIdle } from "./rows/idle.js";
import { measureLatency } from "./rows/latency.js";
import { measureSlowReaders } from "./rows/slow-readers.js";
import { measureStreams } from "./rows/streams.js";
import { startGateway, startPeer, startProxy, startUpstream, type Subject } from "./subjects.js";

const ROWS: Readonly<Record<string, Row>> = {
  idle: measureIdle,
  calls: measureCalls,
  streams: measureStreams,
  latency: measureLatency,
  bodies: measureBodies,
  "slow-readers": measureSlowReaders,
  growth: measureGrowth,
  catalog: measureCatalog,
};
const OWN = "isogloss";
const BASE = "base";

const { values: options } = parseArgs({
  options: {
    only: { type: "string", multiple: true },
    base: { type: "string" },
    peer: { type: "string", multiple: true },
    json: { type: "string" },
    check: { type: "string" },
    profile: { type: "string" },
  },
});

const cleanUp: (() => Promise<void> | void)[] = [];

async function started<Thing extends { stop(): Promise<void> }>(starting: Promise<Thing>): Promise<Thing> {
  const thing = await starting;
  cleanUp.unshift(() => thing.stop());
  return thing;
}

async function prepare(): Promise<Bench> {
  const upstream = await started(startUpstream());
  const proxy = await started(startProxy(upstream.origin));
  const gateways = [await started(startGateway(OWN, upstream.origin, { profile: options.profile }))];
  if (options.base !== undefined) {
    const other = buildRevision(options.base);
    cleanUp.push(() => other.remove());
    gateways.push(await started(startGateway(BASE, upstream.origin, { main: other.main })));
  }
  const peers: Subject[] = [];
  for (const file of options.peer ?? []) peers.push(await started(startPeer(file, upstream.origin, await freePort())));
  return { upstream, proxy, gateways, peers };
}

function print({ name, unit, values, wanted }: Figure): void {
  const shown = Object.entries(values).map(([of, value]) => `${of} ${value.toFixed(value < 100 ? 2 : 0)} ${unit}`);
  console.log(`${name.padEnd(52)} ${shown.join("   ")}${wanted === undefined ? "" : `   (wanted ${wanted})`}`);
}

async function main(): Promise<void> {
  const bench = await prepare();
  const figures: Figure[] = [];
  for (const [name, row] of Object.entries(ROWS)) {
    if (options.only !== undefined && !options.only.includes(name)) continue;
    for (const figure of await row(bench)) {
      figures.push(figure);
      print(figure);
    }
  }
  if (options.json !== undefined) writeFileSync(options.json, `${JSON.stringify(figures, undefined, 2)}\n`);
  if (options.check === undefined) return;
  for (const line of findWorse(options.check, OWN, figures)) {
    console.error(line);
    process.exitCode = 1;
  }
}

await main().finally(async () => {
  for (const clean of cleanUp) await clean();
});
