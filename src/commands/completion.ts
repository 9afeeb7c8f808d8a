import { type Action, runAction } from "./action.js";
import { SCRIPTS } from "./completion-scripts.js";
import { type CommandIo, UsageError } from "./io.js";

const SHELLS = Object.keys(SCRIPTS);

const completion: Action = {
  name: "completion",
  summary: `Prints a script that completes commands and options in a shell: ${SHELLS.join(", ")}.`,
  examples: [
    ["completion bash > /etc/bash_completion.d/isogloss", "in every new bash"],
    ["completion zsh > ~/.zfunc/_isogloss", "in every new zsh whose fpath has that directory"],
    ["completion fish > ~/.config/fish/completions/isogloss.fish", "in every new fish"],
  ],
  positionals: ["SHELL"],
  async run(call) {
    const script = SCRIPTS[call.positional("SHELL")];
    if (script === undefined)
      throw new UsageError(`SHELL must be one of ${SHELLS.join(", ")}, not "${call.positional("SHELL")}"`);
    // Each command loads this list when it is asked for, so it is not loaded with this file.
    const { commands } = await import("./index.js");
    const completed = commands.map(async ({ name, summary, load }) => ({
      name,
      summary,
      actions: (await load()).actions,
    }));
    const text = script(await Promise.all(completed));
    call.print({ script: text }, () => text.trimEnd());
  },
};

/** All that this command does. */
export const actions: readonly Action[] = [completion];

/** `isogloss completion` */
export function run(args: string[], io: CommandIo): Promise<number> {
  return runAction(completion, args, io);
}
