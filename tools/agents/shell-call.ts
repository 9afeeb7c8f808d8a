import { isObject, member, textAt, type JsonObject } from "../replay/json.js";
import { argumentsFor, type OfferedTool, type Script, toolLoop } from "../../test/support/strict/script.js";

export const MADE_FILE = "made-by-a-tool.txt";
/** The content of a file if the arguments arrived unchanged, and a line of the tool's result. */
export const MADE_TEXT = `a "tool" was here: \\d+ 50% ünïcode → 日本 🦉 {"a": [1]} <b>&amp;</b>`;
/** The final output of commands. The commands do not contain it, so only their execution produces it. */
export const PROOF = "isogloss-4711";
/** The same for two parallel commands. */
const [LEFT, RIGHT] = ["isogloss-left-17", "isogloss-right-18"];
export const PROOFS: readonly string[] = [LEFT, RIGHT, PROOF];
/** Shells of some clients lose the output of a command that ends at once. */
const WAIT = "sleep 0.3";
const AT_ONCE = [`printf 'iso%s-%s\\n' gloss-left 17; ${WAIT}`, `printf 'iso%s-%s\\n' gloss-right 18; ${WAIT}`];
const COMMAND = [
  `printf '%s\\n' '${MADE_TEXT}' > ${MADE_FILE}`,
  `cat ${MADE_FILE}`,
  `printf 'iso%s-%s\\n' gloss 4711`,
  WAIT,
].join(" && ");
const shells = ["Bash", "bash", "exec_command", "run_shell_command", "run_commands", "shell", "shell_command"];

/** After so many requests equal results count as new ones: a shell may fail with the same output each time. */
const MOST_REPEATS = 2;

type Chosen = { tool: OfferedTool; arguments: JsonObject }[];

/** The tool search of an agent that has not declared all its tools. Undefined where it offers none. */
function chooseSearch(tools: readonly OfferedTool[]): Chosen {
  const tool = tools.find(({ name }) => name === "ToolSearch");
  return tool === undefined ? [] : [{ tool, arguments: { ...argumentsFor(tool), query: "select:WebFetch" } }];
}

/** The shell of an agent, by its tools. Undefined where it offers none. */
function chooseShell(tools: readonly OfferedTool[], command: string): Chosen {
  const script = tools.find(({ name }) => /^(functions__)?exec$/.test(name));
  if (script !== undefined) return [{ tool: script, arguments: { input: scriptOf(command) } }];
  const tool = shells.flatMap((name) => tools.filter((one) => one.name === name)).at(0);
  if (tool === undefined) return [];
  const properties = member(tool.schema, "properties");
  const place = ["cmd", "commands"].find((name) => isObject(properties) && name in properties) ?? "command";
  const isList = textAt(properties, place, "type")?.toLowerCase() === "array";
  const list = place === "commands" ? [command] : ["bash", "-c", command];
  return [{ tool, arguments: { ...argumentsFor(tool), [place]: isList ? list : command } }];
}

/** For a tool that takes a script, which calls the shell. */
function scriptOf(command: string): string {
  const call = `tools.exec_command({ cmd: ${JSON.stringify(command)} })`;
  return `const result = await ${call}; text(result.output ?? JSON.stringify(result));`;
}

const steps: readonly ((tools: readonly OfferedTool[]) => Chosen)[] = [
  chooseSearch,
  (tools) => AT_ONCE.flatMap((command) => chooseShell(tools, command)),
  (tools) => chooseShell(tools, COMMAND),
];

/** A model that takes one step after another: each is done when its results have come. At the end it repeats them. */
export function proofSession(): Script {
  const loop = toolLoop();
  let done = 0;
  let last = "";
  let repeats = 0;
  return (input, turn) => {
    // Helper processes of a client have no part in its session.
    if (chooseShell(input.tools, COMMAND).length === 0) return loop({ ...input, tools: [] }, turn);
    // A client that lost an answer sends the same results again and gets the same step.
    const results = JSON.stringify(input.results);
    repeats = results === last ? repeats + 1 : 0;
    last = results;
    if (input.results.length > 0 && (repeats === 0 || repeats > MOST_REPEATS)) done += 1;
    while (done < steps.length) {
      const choose = steps[done];
      const output = toolLoop(choose === undefined ? {} : { choose })({ ...input, results: [] }, turn);
      if (output.calls.length > 0) return output;
      done += 1;
    }
    return loop(input, turn);
  };
}

/** Whether a text contains another, unchanged or inside JSON. */
export function contains(text: string, words: string): boolean {
  const once = escaped(words);
  return [words, once, escaped(once)].some((form) => text.includes(form));
}

function escaped(words: string): string {
  return JSON.stringify(words).slice(1, -1);
}
