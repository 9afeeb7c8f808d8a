/** What a new catalog gets for each provider whose key is in the environment. */
import type { PresetSource, StarterModel } from "../load/sources/provider.js";
import type { SpecFile } from "../load/spec-file.js";
import { code, madeOf, object } from "../print/code.js";
import { constant } from "../print/declarations.js";
import type { Module } from "../print/module.js";
import { types } from "./runtime.js";
import { literal, memberName } from "./text.js";

export function emitStarters(files: readonly SpecFile<PresetSource>[]): Module {
  const members = files.flatMap((file) => {
    const { preset, starter, dialects } = file.value;
    if (starter === undefined) return [];
    const { models, dialect = dialects[0], ...rest } = starter;
    const member = code`${memberName(preset)}: ${literal({ ...rest, dialect, models: models.map(modelOf) })}`;
    return [madeOf({ file, pointer: ["starter"] }, member)];
  });
  const starters = constant({
    name: "starters",
    isExported: true,
    docs: "By preset.",
    type: code`Readonly<Record<string, ${types.Starter}>>`,
    value: object(members),
  });
  return { path: "starters.ts", specs: files.map(({ name }) => name), declarations: [starters] };
}

/** A model with its prices as a catalog has them, if they are known. */
function modelOf({ model, input, output, ...cached }: StarterModel) {
  const { cached_input: cachedInput, cache_write: cacheWrite, cache_write_hour: cacheWriteHour } = cached;
  const pricing = { input, cachedInput, cacheWrite, cacheWriteHour, output };
  const given = Object.entries(pricing).filter(([, price]) => price !== undefined);
  return { model, ...(given.length > 0 && { pricing: Object.fromEntries(given) }) };
}
