/** Upstream presets, with what their wire differs in. */
import { libraryFunctions } from "../model/functions.js";
import { inside } from "../model/line.js";
import type { Mapping } from "../model/mapping.js";
import { readPasses } from "../model/read-layout.js";
import type { PresetSource, ProfileLine, WireSource } from "../load/sources/provider.js";
import type { Placed, SpecFile } from "../load/spec-file.js";
import { code, joined, lines, madeOf, object, type Code } from "../print/code.js";
import { arrow, constant } from "../print/declarations.js";
import type { Module } from "../print/module.js";
import { locals } from "./locals.js";
import { passStatements } from "./passes.js";
import { types } from "./runtime.js";
import { literal, memberName } from "./text.js";

export function emitPresets(files: readonly SpecFile<PresetSource>[], mappings: readonly Mapping[]): Module {
  const sources = files.map(({ value }) => value);
  const presets = constant({
    name: "presets",
    isExported: true,
    type: code`Readonly<Record<string, ${types.Preset}>>`,
    value: object(files.map((file) => presetMember(file, sources, mappings))),
  });
  return { path: "presets.ts", specs: files.map(({ name }) => name), declarations: [presets] };
}

function presetMember(
  file: SpecFile<PresetSource>,
  presets: readonly PresetSource[],
  mappings: readonly Mapping[],
): Code {
  const { preset, base_url: baseUrl, auth, headers, dialects, family, profiles, wire = {} } = file.value;
  const members = Object.entries({
    baseUrl,
    auth,
    headers,
    dialects: [...dialects],
    family,
    profiles: profiles && profileLines(profiles, presets),
  }).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${literal(value)}`]));
  const differences = Object.entries(wire).map(([name, declared]) => {
    const node = { file, pointer: ["wire", name] };
    const mapping = mappings.find(({ dialect }) => dialect === name);
    return madeOf(node, code`${memberName(name)}: ${differencesOf(node, declared, mapping)}`);
  });
  const declared = differences.length === 0 ? [] : [code`wire: { ${joined(differences)} }`];
  return madeOf({ file, pointer: [] }, code`${memberName(preset)}: { ${joined([...members, ...declared])} }`);
}

/** All lines with their patterns in small letters; what is left over fits any name. */
function profileLines(
  given: readonly ProfileLine[],
  presets: readonly PresetSource[],
): { models: string[]; profile: string }[] {
  return given.flatMap((line) => {
    const { of, models = [], else: otherwise, profile = "" } = line;
    if (of !== undefined) return profileLines(presets.find(({ preset }) => preset === of)?.profiles ?? [], presets);
    return otherwise === undefined
      ? [{ models: models.map((pattern) => pattern.toLowerCase()), profile }]
      : [{ models: ["*"], profile: otherwise }];
  });
}

/** Where a vendor's wire differs: data, and its passes as a function. */
function differencesOf(
  node: Placed,
  { before_write: beforeWrite, ...data }: WireSource,
  mapping: Mapping | undefined,
): Code {
  const given = readPasses(beforeWrite, inside(node, "before_write"));
  const passes = passStatements(given, "turns", mapping?.functions ?? libraryFunctions);
  const members = Object.entries(data).map(([name, value]) => `${name}: ${literal(value)}`);
  const body = code`{ ${lines(passes)} return ${locals.turns}; }`;
  const write = passes.length === 0 ? [] : [code`beforeWrite: ${arrow([locals.turns, locals.loss], body)}`];
  return code`{ ${joined([...members, ...write])} }`;
}
