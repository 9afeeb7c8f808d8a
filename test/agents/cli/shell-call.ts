import { isObject, member, textAt, type JsonObject } from "../../replay/json.js";
import { argumentsFor, type OfferedTool } from "../../support/strict/script.js";

export const MADE_FILE = "made-by-a-tool.txt";
export const MADE_TEXT = "a tool was here";
/** What the command prints. It does not stand in the command, so that only who ran it can tell. */
export const PROOF = "isogloss-4711";
const COMMAND = `echo '${MADE_TEXT}' > ${MADE_FILE} && printf 'iso%s-%s\\n' gloss 4711`;
/** For a tool that takes a script, which calls the shell. */
const SCRIPT = `const result = await tools.exec_command({ cmd: ${JSON.stringify(COMMAND)} }); text(result.output ?? JSON.stringify(result));`;

const shells = ["Bash", "bash", "exec_command", "run_shell_command", "shell", "shell_command"];

/** The shell of whatever agent offers its tools; none where it offers none. */
export function chooseShell(tools: readonly OfferedTool[]): { tool: OfferedTool; arguments: JsonObject }[] {
  const script = tools.find(({ name }) => /^(functions__)?exec$/.test(name));
  if (script !== undefined) return [{ tool: script, arguments: { input: SCRIPT } }];
  const tool = shells.flatMap((name) => tools.filter((one) => one.name === name)).at(0);
  if (tool === undefined) return [];
  const properties = member(tool.schema, "properties");
  const place = isObject(properties) && "cmd" in properties ? "cmd" : "command";
  const isList = textAt(properties, place, "type")?.toLowerCase() === "array";
  return [{ tool, arguments: { ...argumentsFor(tool), [place]: isList ? ["bash", "-c", COMMAND] : COMMAND } }];
}
