import type { Logger } from "pino";
import { applyCatalog } from "../catalog/apply.js";
import { TICKS_PER_USD } from "../stores/wallets/money.js";
import type { OpenStores } from "../stores/open.js";
import type { Simulator } from "../simulator/simulator.js";
import { type Action, type ActionCall, runAction } from "./action.js";
import { loadCatalogWords } from "../catalog/load-words.js";
import { type DemoCatalog, type DemoModel, demoCatalog } from "./demo-catalog.js";
import type { CommandIo } from "./io.js";
import { createLog } from "./log.js";
import { readableLines } from "./readable-log.js";
import { table } from "./output.js";
import { portOf } from "./port.js";
import { type Serving, startServing } from "./serving.js";
import { watchForEnd } from "./watch-for-end.js";

const WALLET = "demo";
const CREDIT_TICKS = 100n * TICKS_PER_USD;
const LEAST_TICKS = 10n * TICKS_PER_USD;
/** The simulated upstreams are local, and a user waits for the video. */
const POLL_SECONDS = [1];

const demo: Action = {
  name: "demo",
  summary: "Serves a demonstration: the gateway with simulated upstreams, a wallet with credit and a fresh key.",
  examples: [["demo", "try the gateway without any account"]],
  options: { port: { value: "N", summary: "the port to listen on" } },
  async run(call) {
    const { startSimulator } = await import("../simulator/simulator.js");
    const simulator = await startSimulator({ port: 0 });
    try {
      return await demonstrate(call, simulator);
    } finally {
      await simulator.stop();
    }
  },
};

/** All that this command does. */
export const actions: readonly Action[] = [demo];

/** `isogloss demo` */
export function run(args: string[], io: CommandIo): Promise<number> {
  return runAction(demo, args, io);
}

async function demonstrate(call: ActionCall, simulator: Simulator): Promise<number> {
  const { dialects, profilesOf } = await import("../registry.js");
  const catalog = demoCatalog(simulator.baseUrls, {
    vocabularyOf: (name) => dialects.get(name)?.vocabulary ?? "text",
    profileOf: (name) => profilesOf(name).at(-1) ?? "none",
  });
  // The output is for people, so only warnings and errors are logged.
  const logs = { ...call.config().logs, level: "warn" } as const;
  const log = createLog({ logs }, call.io.stderr, { format: readableLines(call) });
  // The first start of a gateway generates a token that can be shown only then. Later ones make their own.
  let generated: string | undefined;
  const serving = await serveDemo(call, catalog, log, (shown) => (generated = shown));
  const ending = watchForEnd(log);
  try {
    await fillWallet(serving.stores);
    const name = `demo ${new Date().toISOString()}`;
    const { secret } = await serving.stores.keys.create(WALLET, name);
    const token = generated ?? (await makeAdminToken(serving.stores, name));
    await welcome(call, { url: serving.url, secret, token, models: catalog.models });
    return await ending.code;
  } finally {
    await serving.stop(ending.most());
    ending.over();
  }
}

async function serveDemo(
  call: ActionCall,
  catalog: DemoCatalog,
  log: Logger,
  announceAdminToken: (token: string) => void,
): Promise<Serving> {
  const { io } = call;
  const port = portOf(call.text("port"));
  const loaded = call.config(port === undefined ? {} : { port });
  const config = {
    ...loaded,
    tasks: { ...loaded.tasks, pollSeconds: POLL_SECONDS },
    compatibility: { ...loaded.compatibility, tokenCounting: true },
  };
  const words = await loadCatalogWords();
  const prepare = async ({ catalog: store, vault }: OpenStores) => void (await applyCatalog(store, vault, catalog));
  const opened = { announceAdminToken, opensExplorer: true };
  return startServing({ config, words, environment: io.environment, log, prepare, ...opened });
}

async function fillWallet({ wallets }: OpenStores): Promise<void> {
  const wallet = (await wallets.list()).find(({ name }) => name === WALLET);
  if (wallet === undefined) await wallets.create(WALLET, CREDIT_TICKS);
  else if (wallet.balanceTicks < LEAST_TICKS) await wallets.credit(WALLET, CREDIT_TICKS);
}

/** A token for the console. Those of earlier starts end. */
async function makeAdminToken({ adminTokens }: OpenStores, name: string): Promise<string> {
  const earlier = (await adminTokens.list()).filter((one) => one.name.startsWith("demo ") && !one.revokedAt);
  for (const { id } of earlier) await adminTokens.revoke(id);
  return (await adminTokens.create(name, "owner")).token;
}

interface Welcome {
  readonly url: string;
  /** Of the API key. */
  readonly secret: string;
  /** The admin token. */
  readonly token: string;
  readonly models: readonly DemoModel[];
}

async function welcome(call: ActionCall, { url, secret, token, models }: Welcome): Promise<void> {
  const { demoCall, demoVideo } = await import("./demo-call.js");
  const curl = demoCall(url, secret, models[0]?.id ?? "");
  const video = demoVideo(url, secret, models.find(({ kind }) => kind === "video")?.id ?? "");
  const [console, explorer] = [`${url}/console`, `${url}/explorer`];
  const printed = {
    url,
    key: secret,
    console,
    explorer,
    adminToken: token,
    models: models.map(({ id }) => id),
    curl,
    video,
  };
  call.print(printed, () =>
    [
      table([
        ["base URL", url],
        ["API key", secret],
        ["console", console],
        ["explorer", explorer],
        ["admin token", token],
      ]),
      "",
      "The API key is for calls of models. The admin token is for the console, and for programs that call /admin/api.",
      "",
      table(models.map(({ id, shows }) => [id, shows])),
      "",
      "Paste this into another terminal:",
      "",
      curl,
      "",
      "These make a video. Send the second one with the ID from the first answer, until it has the URL of the video:",
      "",
      video.create,
      video.read,
      "",
      "Ctrl-C ends the demonstration.",
    ].join("\n"),
  );
}
