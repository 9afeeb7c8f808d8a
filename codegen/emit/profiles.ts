/** What families of models accept, as tables. */
import type { Mapping } from "../join/mapping.js";
import type { SpecFile } from "../load/spec-file.js";
import type { Module } from "../print/module.js";
import type { Json } from "../runtime/json.js";
import { literal, quote, segmentsOf } from "./text.js";

interface ProfileSource {
  readonly profile: string;
  readonly means: string;
  readonly native?: string;
  readonly only?: Readonly<Record<string, { readonly values?: readonly Json[]; readonly least?: number; readonly inputs?: Json; readonly message: string }>>;
}

export function emitProfiles(files: readonly SpecFile[], mappings: readonly Mapping[]): Module {
  const profiles = files.map(({ value }) => value as unknown as ProfileSource);
  const entries = profiles.map((profile) => {
    const mapping = mappings.find(({ dialect }) => dialect === profile.native);
    const rules = Object.entries(profile.only ?? {}).map(([concept, { values, least, inputs, message }]) => {
      const at = mapping?.request.lines.find((line) => line.concept === concept)?.at[0] ?? concept;
      const limits = [...(values === undefined ? [] : [`values: ${literal([...values])}`]), ...(least === undefined ? [] : [`least: ${least}`]), ...(inputs === undefined ? [] : [`inputs: ${literal(inputs)}`])];
      return `{ concept: ${quote(concept)}, at: ${literal(segmentsOf(at).map(String))}, ${limits.join(", ")}, message: ${quote(message)} },`;
    });
    return `[${quote(profile.profile)}, { native: ${profile.native === undefined ? "undefined" : quote(profile.native)}, only: [\n${rules.join("\n")}\n] }],`;
  });
  return {
    path: "profiles.ts",
    specs: files.map(({ name }) => name),
    lines: [
      `import type { Profile } from "../codegen/runtime/profile.js";`,
      "",
      "export const profiles: ReadonlyMap<string, Profile> = new Map<string, Profile>([",
      ...entries,
      "]);",
    ],
  };
}
