/** Lines with keys that selectors took the place of, and how such a line is written now. */
import { Document } from "yaml";
import type { Json } from "../../src/conversion/json.js";

export type Old = Readonly<Record<string, Json>>;

/** Keys of lines that gave the place in a list. */
const former: ReadonlySet<string> = new Set([
  "alone",
  "among",
  "each",
  "item",
  "items",
  "lines",
  "or_list",
  "together",
  "within",
]);

/** How a line with such a key is written now; nothing where it is none. */
export function respellLine(concept: string, key: string, line: unknown): string | undefined {
  return former.has(key) && isMap(line) ? printed({ [concept]: respelled(line) }) : undefined;
}

export function printed(value: Json): string {
  const document = new Document(value);
  const text = document.toString({ collectionStyle: "flow", lineWidth: 0, flowCollectionPadding: true }).trim();
  return text.replace(/^\{ (.*) \}$/s, "$1").replace(/\[ (.*?) \]/g, "[$1]");
}

function respelled({ at, each, record, item, among, lines, within, or_list, alone, ...rest }: Old): Json {
  const { together: _together, items, const: constants, ...others } = rest;
  const paths = [at ?? (typeof among === "string" ? among : "<path>")].flat().map(String);
  const selection = selectionOf(among, item !== undefined && isMap(constants) ? constants : {});
  const inner = isMap(within) ? within : undefined;
  const suffix =
    inner !== undefined
      ? `${selectorOf(isMap(inner.of) ? inner.of : {})}.${String(inner.at)}${each === undefined ? "" : "[]"}`
      : within !== undefined
        ? `[].${String(within)}[]`
        : among !== undefined || item !== undefined || items === true
          ? `${selection}${item === undefined ? "" : `.${String(item)}`}`
          : each !== undefined && alone !== true
            ? "[]"
            : "";
  // A path may have its selector already.
  const selected = paths.map((path) => path + (path.endsWith("]") ? suffix.replace(/^\[[^\]]*\]/, "") : suffix));
  const all = or_list === true ? [...selected, ...selected.map((path) => `${path}[]`)] : selected;
  const written: Record<string, Json> = { at: all.length === 1 ? (all[0] ?? "") : all };
  const form = each ?? record;
  if (form !== undefined) written.record = form;
  if (constants !== undefined && item === undefined) written.const = constants;
  if (lines === true) written.joined_by = "\n";
  Object.assign(written, others);
  return Object.keys(written).length === 1 ? (written.at ?? null) : written;
}

/** The items that are meant, as a map of conditions or as they are written in a selector: `type=function`. */
function selectionOf(among: Json | undefined, constants: Old): string {
  if (isMap(among)) return selectorOf(among);
  const written = [among].flat().filter((one) => typeof one === "string" && one.includes("="));
  return written.length > 0 ? `[${written.join(", ").replace(/^\[|\]$/g, "")}]` : selectorOf(constants);
}

function selectorOf(match: Old): string {
  return `[${Object.entries(match)
    .map(([member, words]) => `${member}=${[words].flat().map(String).join("|")}`)
    .join(", ")}]`;
}

export function isMap(value: unknown): value is Old {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
