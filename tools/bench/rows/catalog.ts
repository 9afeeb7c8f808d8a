/** Five thousand models: how long the gateway takes to start, and how long a reload keeps it from answering. */
import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { request } from "undici";
import type { Bench, Figure } from "../bench.js";
import { startGateway, type Gateway } from "../subjects.js";

const MODELS = 5_000;
const ASK_MS = 5;
/** A changed catalog is noticed and loaded within this time. */
const RELOAD_MS = 8_000;

export async function measureCatalog({ upstream, gateways }: Bench): Promise<readonly Figure[]> {
  const found = new Map<string, readonly [number, number]>();
  for (const { name, main } of gateways) {
    const gateway = await startGateway(name, upstream.origin, { main, otherModels: MODELS });
    try {
      found.set(name, [gateway.startedMs, await longestAnswer(gateway)]);
    } finally {
      await gateway.stop();
    }
  }
  const valuesOf = (place: 0 | 1) => Object.fromEntries([...found].map(([name, both]) => [name, both[place]]));
  return [
    { name: `start with ${MODELS} models`, unit: "ms", values: valuesOf(0), wanted: 1_000 },
    { name: "longest block while a model changes", unit: "ms", values: valuesOf(1), wanted: 50 },
  ];
}

/** The longest answer to a health check while the price of a model changes, in milliseconds. */
async function longestAnswer({ main, directory, same }: Gateway): Promise<number> {
  const changed = join(directory, "changed.yaml");
  const catalog = readFileSync(join(directory, "catalog.yaml"), "utf8");
  writeFileSync(changed, catalog.replace('"input":1,', '"input":1.5,'));
  let longest = 0;
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const begunAt = performance.now();
      await (await request(`${same.origin}/healthz`)).body.dump();
      longest = Math.max(longest, performance.now() - begunAt);
      await sleep(ASK_MS);
    }
  })();
  await promisify(execFile)(process.execPath, [main, "catalog", "apply", changed], { cwd: directory });
  await sleep(RELOAD_MS);
  isOver = true;
  await asking;
  return longest;
}
