/** Presets name dialects, profiles and concepts that exist. */
import type { PresetSource } from "../load/sources/provider.js";
import { hintFor, misspelt } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { SpecFile } from "../load/spec-file.js";
import { conceptsOfRequests } from "./concepts-of-requests.js";
import type { Specs } from "./specs.js";

type Preset = SpecFile<PresetSource>;
type Wire = NonNullable<PresetSource["wire"]>[string];

export function presetsSound(specs: Specs): Problem[] {
  const dialects = specs.documents.map(({ name }) => name);
  return specs.files.provider.flatMap((file) => [
    ...namedProfiles(file, specs),
    ...file.value.dialects.flatMap((dialect, index) =>
      dialects.includes(dialect)
        ? []
        : [
            file.problem(
              ["dialects", index],
              `there is no dialect "${dialect}"`,
              hintFor(dialect, dialects),
              misspelt(dialect, dialects),
            ),
          ],
    ),
    ...starterDialect(file),
    ...starterDay(file),
    ...Object.entries(file.value.wire ?? {}).flatMap(([dialect, wire]) => ofWire(file, dialect, wire, specs)),
  ]);
}

function starterDialect(file: Preset): Problem[] {
  const { starter: { dialect } = {}, dialects } = file.value;
  if (dialect === undefined || dialects.includes(dialect)) return [];
  const what = `this preset does not list the dialect "${dialect}"`;
  return [file.problem(["starter", "dialect"], what, hintFor(dialect, dialects), misspelt(dialect, dialects))];
}

/** Prices change: each list of them has its day, which was once. */
function starterDay(file: Preset): Problem[] {
  const { starter } = file.value;
  if (starter?.checked !== undefined) return unknownDay(file, starter.checked);
  if (starter === undefined) return [];
  if (!starter.models.some(({ input }) => input !== undefined)) return [];
  const what = "prices need the day on which they were checked";
  return [file.problem(["starter"], what, 'write checked: "YYYY-MM-DD", or leave the prices out')];
}

function unknownDay(file: Preset, day: string): Problem[] {
  if (new Date(day).toISOString().startsWith(day)) return [];
  const [year = "", month = ""] = day.split("-");
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).toISOString().slice(0, "YYYY-MM-DD".length);
  return [file.problem(["starter", "checked"], `there is no day ${day}`, `the month ends with ${last}`)];
}

/** Checks what a preset declares about the wire of one dialect. */
function ofWire(file: Preset, dialect: string, { as, lacks = [], longest = {} }: Wire, specs: Specs): Problem[] {
  const dialects = specs.documents.map(({ name }) => name);
  const { dialects: offered } = file.value;
  const named = [
    ...lacks.map((concept, index) => [concept, ["lacks", index]] as const),
    ...Object.keys(longest).map((concept) => [concept, ["longest", concept]] as const),
  ];
  const known = conceptsOfRequests(specs.mappings.find((mapping) => mapping.dialect === dialect)?.vocabulary);
  return [
    ...(as === undefined || dialects.includes(as)
      ? []
      : [file.problem(["wire", dialect, "as"], `there is no dialect "${as}"`, hintFor(as, dialects))]),
    ...(offered.includes(dialect)
      ? []
      : [
          file.problem(
            ["wire", dialect],
            `this preset does not list the dialect "${dialect}"`,
            hintFor(dialect, offered),
            misspelt(dialect, offered),
          ),
        ]),
    // A dialect that is not known has a problem of its own.
    ...named.flatMap(([concept, at]) =>
      known.length === 0 || known.includes(concept)
        ? []
        : [file.problem(["wire", dialect, ...at], `a request has no concept "${concept}"`, hintFor(concept, known))],
    ),
  ];
}

/** Lines name profiles of models that the preset serves, and presets whose lines are their own. */
function namedProfiles(file: Preset, { mappings, files: { provider, profile } }: Specs): Problem[] {
  const presets = provider.map(({ value }) => value);
  const served = mappings.filter(({ dialect }) => file.value.dialects.includes(dialect));
  const names = profile.flatMap(({ value }) =>
    served.some(({ vocabulary }) => vocabulary.name === value.vocabulary) ? [value.profile] : [],
  );
  return (file.value.profiles ?? []).flatMap((line, index) => {
    const key = line.of === undefined ? (line.profile === undefined ? "else" : "profile") : "of";
    const name = line[key] ?? "";
    if (key !== "of")
      return names.includes(name)
        ? []
        : [
            file.problem(
              ["profiles", index, key],
              `there is no profile "${name}" of models that this preset serves`,
              hintFor(name, names),
            ),
          ];
    const named = presets.find(({ preset }) => preset === name);
    if (named === undefined)
      return [
        file.problem(
          ["profiles", index, key],
          `there is no preset "${name}"`,
          hintFor(
            name,
            presets.map(({ preset }) => preset),
          ),
        ),
      ];
    const isPlain = named.profiles?.every(({ of }) => of === undefined) ?? false;
    return isPlain
      ? []
      : [
          file.problem(
            ["profiles", index, key],
            `the preset "${name}" has no lines of its own, or takes them from another`,
            "name the preset that has the lines",
          ),
        ];
  });
}
