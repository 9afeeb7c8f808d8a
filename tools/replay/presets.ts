import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Recording } from "./recordings.js";
import { CHECKOUT } from "../../test/support/checkout.js";

const folder = join(CHECKOUT, "specs/providers");
/** The preset of a host that has none of its own. */
const general = "openai-compatible";

/** A preset for a vendor's upstream. */
export interface Preset {
  readonly name: string;
  readonly dialects: readonly string[];
}

/** Every existing preset. */
export function readPresets(): Preset[] {
  return readdirSync(folder)
    .sort()
    .map((file) => {
      const { preset, dialects } = parse(readFileSync(join(folder, file), "utf8")) as {
        preset: string;
        dialects: string[];
      };
      return { name: preset, dialects };
    });
}

/** The preset of the host that a recording was made with. */
export function presetOf(recording: Recording, presets: readonly Preset[]): string | undefined {
  const { provider, dialect } = recording;
  if (provider === undefined) return undefined;
  const speaking = presets.filter(({ dialects }) => dialects.includes(dialect));
  return (speaking.find(({ name }) => name === provider) ?? speaking.find(({ name }) => name === general))?.name;
}
