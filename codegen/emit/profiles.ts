/** What families of models accept, as tables. */
import type { Mapping } from "../join/mapping.js";
import type { SpecFile } from "../load/spec-file.js";
import type { Module } from "../print/module.js";
import type { Json } from "../runtime/json.js";
import { literal, quote, segmentsOf } from "./text.js";

type RuleSource = Readonly<Record<string, Json>> & { readonly when?: Readonly<Record<string, Json>> };

interface ProfileSource {
  readonly profile: string;
  readonly means: string;
  readonly native?: string;
  readonly only?: Readonly<Record<string, RuleSource | readonly RuleSource[]>>;
}

export function emitProfiles(files: readonly SpecFile[], mappings: readonly Mapping[]): Module {
  const profiles = files.map(({ value }) => value as unknown as ProfileSource);
  const entries = profiles.map(({ profile, native, only = {} }) => {
    const mapping = mappings.find(({ dialect }) => dialect === native);
    const placesOf = (concept: string): string => literal((mapping?.request.lines.find((line) => line.concept === concept)?.at ?? [concept]).map((at) => segmentsOf(at).map(String)));
    const rules = Object.entries(only).flatMap(([concept, told]) => rulesOf(told).map((rule) => ruleText(concept, rule, placesOf)));
    return `[${quote(profile)}, { native: ${native === undefined ? "undefined" : quote(native)}, only: [\n${rules.join("\n")}\n] }],`;
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

/** A concept has one rule or several. */
export function rulesOf(told: RuleSource | readonly RuleSource[]): readonly RuleSource[] {
  return Array.isArray(told) ? (told as readonly RuleSource[]) : [told as RuleSource];
}

function ruleText(concept: string, { when, ...limits }: RuleSource, placesOf: (concept: string) => string): string {
  const conditions = Object.entries(when ?? {}).map(([other, values]) => `{ at: ${placesOf(other)}, values: ${literal(values)} }`);
  const members = Object.entries(limits).map(([name, value]) => `${name}: ${literal(value)}`);
  return `{ concept: ${quote(concept)}, at: ${placesOf(concept)}, when: [${conditions.join(", ")}], ${members.join(", ")} },`;
}
