import { type Action, runAction } from "./action.js";
import type { CommandIo } from "./io.js";
import { table } from "./output.js";
import { explainListening, portOf } from "./port.js";
import { untilEndSignal } from "./watch-for-end.js";

const USUAL_PORT = 8788;

const simulate: Action = {
  name: "simulate",
  summary: "Serves the simulated upstreams, every dialect at an address of its own, until a signal ends it.",
  examples: [["simulate --port 9000", "stubs of all upstreams for your own tests"]],
  options: { port: { value: "N", summary: `the port to listen on; ${USUAL_PORT} unless given` } },
  async run(call) {
    const { startSimulator } = await import("../simulator/simulator.js");
    const port = portOf(call.text("port")) ?? USUAL_PORT;
    const simulator = await startSimulator({ port }).catch((error: unknown) => {
      throw explainListening(error, { host: "127.0.0.1", port });
    });
    const endSignal = untilEndSignal();
    const { url, baseUrls } = simulator;
    call.print({ url, dialects: Object.fromEntries(baseUrls) }, () => table([["DIALECT", "BASE URL"], ...baseUrls]));
    await endSignal;
    await simulator.stop();
  },
};

/** All that this command does. */
export const actions: readonly Action[] = [simulate];

/** `isogloss simulate` */
export function run(args: string[], io: CommandIo): Promise<number> {
  return runAction(simulate, args, io);
}
