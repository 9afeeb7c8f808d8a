/** What presets and profiles say has an effect: the dialect has the concept, and a model has the profile. */
import type { Line, Mapping } from "../model/mapping.js";
import type { Problem } from "../load/problem.js";
import type { ProfileSource } from "../load/sources/profile.js";
import type { PresetSource, WireSource } from "../load/sources/provider.js";
import type { Pointer } from "../load/pointer.js";
import type { SpecFile } from "../load/spec-file.js";
import type { Specs } from "./specs.js";

type Preset = SpecFile<PresetSource>;

/** The pass that writes as many marks as a preset takes; with a value the dialect has a number of its own. */
const MARKS = "mark_caches";

export function idleInPresets(specs: Specs): Problem[] {
  const { provider, profile } = specs.files;
  return [
    ...provider.flatMap((file) => [
      ...switchesUsed(file, specs),
      ...Object.entries(file.value.wire ?? {}).flatMap(([dialect, wire]) => {
        const mapping = specs.mappings.find((one) => one.dialect === (wire.as ?? dialect));
        return mapping === undefined ? [] : ofWire(file, ["wire", dialect], wire, mapping);
      }),
    ]),
    ...profile.flatMap((file) => [...profilesNamed(file, specs.files), ...switchedSomewhere(file, provider)]),
  ];
}

/** A concept without a place in the dialect is not written, whatever its host accepts. */
function ofWire(file: Preset, pointer: Pointer, wire: WireSource, mapping: Mapping): Problem[] {
  const { lacks = [], longest = {}, cache_marks: marks } = wire;
  const named = [
    ...lacks.map((concept, index) => ({ concept, at: ["lacks", index] })),
    ...Object.keys(longest).map((concept) => ({ concept, at: ["longest", concept] })),
  ];
  const without = named.flatMap(({ concept, at }) => {
    const line = mapping.request.lines.find((one) => one.concept === concept);
    if (line === undefined || isWritten(line)) return [];
    const message = `the ${mapping.dialect} dialect does not write "${concept}", so this changes nothing`;
    return [file.problem([...pointer, ...at], message, `leave ${concept} out`)];
  });
  const isMarking = mapping.request.beforeWrite.some(({ name, value }) => name === MARKS && value === undefined);
  if (marks === undefined || isMarking) return without;
  const message = `the ${mapping.dialect} dialect writes no marks for presets, so this changes nothing`;
  const hint = `leave cache_marks: out, or write - ${MARKS} under before_write: of its request`;
  return [...without, file.problem([...pointer, "cache_marks"], message, hint)];
}

function isWritten({ kind, readOnly }: Line): boolean {
  return kind !== "absent" && kind !== "implicit" && !readOnly;
}

/** A switch is for families that are switched. */
function switchesUsed(file: Preset, { files }: Specs): Problem[] {
  const switched = files.profile.filter(({ value }) => isSwitched(value)).map(({ value }) => value.profile);
  const isUsed = profilesOf(file, files.provider).some((name) => switched.includes(name));
  return Object.entries(file.value.wire ?? {}).flatMap(([dialect, { reasoning_switch: found }]) => {
    if (found === undefined || isUsed) return [];
    const message = "no profile of this preset has switched:, so this changes nothing";
    const hint = switched.length === 0 ? "leave it out" : `name one that has: ${switched.join(", ")}; or leave it out`;
    return [file.problem(["wire", dialect, "reasoning_switch"], message, hint)];
  });
}

/** A family is switched by the switch of a host that has it. */
function switchedSomewhere(file: SpecFile<ProfileSource>, presets: readonly Preset[]): Problem[] {
  const { profile } = file.value;
  const hosts = presets.filter((preset) => profilesOf(preset, presets).includes(profile));
  const hasSwitch = ({ value: { wire = {} } }: Preset): boolean =>
    Object.values(wire).some(({ reasoning_switch: found }) => found !== undefined);
  if (!isSwitched(file.value) || hosts.length === 0 || hosts.some(hasSwitch)) return [];
  return [
    file.problem(
      ["reasoning", "switched"],
      `no preset of the profile "${profile}" has a switch, so this changes nothing`,
      "write reasoning_switch: { at: <member>, on: <value>, off: <value> } under wire: of one, or leave it out",
    ),
  ];
}

function isSwitched({ reasoning }: ProfileSource): boolean {
  return typeof reasoning === "object" && reasoning.switched !== undefined;
}

/** The profiles of its lines, and of those of the preset that it takes lines from. */
function profilesOf({ value }: Preset, all: readonly Preset[]): string[] {
  return (value.profiles ?? []).flatMap((line) => {
    const other = all.find((one) => one.value.preset === line.of);
    if (line.of !== undefined) return other === undefined ? [] : profilesOf(other, all);
    return [line.profile ?? line.else ?? []].flat();
  });
}

/** Presets name all profiles of text models. Those of others may be named by catalogs alone. */
function profilesNamed(file: SpecFile<ProfileSource>, { provider, profile: all }: Specs["files"]): Problem[] {
  const named = provider.flatMap(({ value }) =>
    (value.profiles ?? []).flatMap((line) => line.profile ?? line.else ?? []),
  );
  const { profile, vocabulary } = file.value;
  // A name that is not known may be meant for it: that is a problem of its own.
  const isSound = named.length > 0 && named.every((name) => all.some(({ value }) => value.profile === name));
  if (vocabulary !== "text" || !isSound || named.includes(profile)) return [];
  return [
    file.problem(
      ["profile"],
      `no preset names the profile "${profile}"`,
      `write - { models: [<pattern>], profile: ${profile} } under profiles: of a preset`,
    ),
  ];
}
