import { isObject, member, textAt, type JsonObject } from "../../replay/json.js";
import { argumentsFor, type OfferedTool, type Script, toolLoop } from "../../support/strict/script.js";

export const MADE_FILE = "made-by-a-tool.txt";
/** What a file holds if the arguments arrived unharmed, and a line of the tool's result. */
export const MADE_TEXT = `a "tool" was here: \\d+ 50% ünïcode → 日本 🦉 {"a": [1]} <b>&amp;</b>`;
/** What the command prints at last. It does not stand in the command, so that only who ran it can tell. */
export const PROOF = "isogloss-4711";
const COMMAND = [
  `printf '%s\\n' '${MADE_TEXT}' > ${MADE_FILE}`,
  `cat ${MADE_FILE}`,
  `printf 'iso%s-%s\\n' gloss 4711`,
].join(" && ");
/** For a tool that takes a script, which calls the shell. */
const CALL = `tools.exec_command({ cmd: ${JSON.stringify(COMMAND)} })`;
const SCRIPT = `const result = await ${CALL}; text(result.output ?? JSON.stringify(result));`;

const shells = ["Bash", "bash", "exec_command", "run_shell_command", "run_commands", "shell", "shell_command"];

/** The search for tools that an agent has not told of whole; none where it offers none. */
function chooseSearch(tools: readonly OfferedTool[]): { tool: OfferedTool; arguments: JsonObject }[] {
  const tool = tools.find(({ name }) => name === "ToolSearch");
  return tool === undefined ? [] : [{ tool, arguments: { ...argumentsFor(tool), query: "select:WebFetch" } }];
}

/** The shell of whatever agent offers its tools; none where it offers none. */
function chooseShell(tools: readonly OfferedTool[]): { tool: OfferedTool; arguments: JsonObject }[] {
  const script = tools.find(({ name }) => /^(functions__)?exec$/.test(name));
  if (script !== undefined) return [{ tool: script, arguments: { input: SCRIPT } }];
  const tool = shells.flatMap((name) => tools.filter((one) => one.name === name)).at(0);
  if (tool === undefined) return [];
  const properties = member(tool.schema, "properties");
  const place = ["cmd", "commands"].find((name) => isObject(properties) && name in properties) ?? "command";
  const isList = textAt(properties, place, "type")?.toLowerCase() === "array";
  const list = place === "commands" ? [COMMAND] : ["bash", "-c", COMMAND];
  return [{ tool, arguments: { ...argumentsFor(tool), [place]: isList ? list : COMMAND } }];
}

/** A model that has a client find one of its tools, where it has them found, then calls the shell, and tells what it said. */
export function proofSession(): Script {
  const [search, shell] = [toolLoop({ choose: chooseSearch }), toolLoop({ choose: chooseShell })];
  let hasSearched = false;
  let isSearching = false;
  return (heard, turn) => {
    const hasFound = isSearching && heard.results.length > 0;
    if (hasFound) [isSearching, hasSearched] = [false, true];
    const said = hasSearched ? undefined : search(heard, turn);
    if (said !== undefined && said.calls.length > 0) {
      isSearching = true;
      return said;
    }
    // What was found is no answer yet.
    return shell(hasFound ? { ...heard, results: [] } : heard, turn);
  };
}

/** Whether a text holds another, as it is or told inside JSON. */
export function tells(text: string, words: string): boolean {
  const once = escaped(words);
  return [words, once, escaped(once)].some((form) => text.includes(form));
}

function escaped(words: string): string {
  return JSON.stringify(words).slice(1, -1);
}
