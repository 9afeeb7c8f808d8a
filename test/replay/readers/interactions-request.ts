import { Cursor, said } from "../cursor.js";
import { isObject, type Json } from "../json.js";
import { Faults, type Reading, type RequestMeaning, type TextPart, type Tool, type Turn } from "../meaning.js";
import type { How } from "./dialect.js";
import { readInteractionsInput } from "./interactions-input.js";
import { SettingsReader } from "./settings.js";

/** Reads a request for a text interaction. */
export function readInteractionsRequest(body: Json, how: How): Reading<RequestMeaning> {
  const faults = new Faults(how.strict);
  const { root, unread } = Cursor.open(body);
  root.key("model").text();
  const turns = [...readInstruction(root.key("system_instruction")), ...readInteractionsInput(root.key("input"), faults)];
  const tools = root.key("tools").items().flatMap((tool) => readTool(tool, faults));
  if (modeOf(root.key("generation_config").key("tool_choice")).text === "validated") {
    const at = modeOf(root.key("generation_config").key("tool_choice")).path;
    return finish(turns, tools.map((tool) => ({ ...tool, strict: { value: true as const, at } })));
  }
  return finish(turns, tools);

  function finish(told: readonly Turn[], offered: readonly Tool[]): Reading<RequestMeaning> {
    const settings = readSettings(root);
    return { meaning: { turns: told, tools: offered, settings, unread: unread() }, faults: faults.list };
  }
}
