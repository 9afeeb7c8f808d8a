import type { Recording, RecordingKind } from "./recordings.js";
import { hostDialect } from "./hosts.js";
import { presetOf, type Preset } from "./presets.js";
import type { ReplayDialect } from "./readers/dialect.js";
import { sampleRequests } from "./samples.js";

/** One recording converted from its dialect into another, or forwarded in its own. */
export interface Play {
  readonly recording: Recording;
  readonly from: ReplayDialect;
  readonly to: ReplayDialect;
  /** The preset of the upstream. */
  readonly preset?: string;
  /** A request of another host, played only for the preset. */
  readonly isSample?: true;
}

export interface Outcome {
  readonly file: string;
  readonly kind: RecordingKind;
  readonly from: string;
  readonly to: string;
  readonly preset?: string;
  readonly isSample?: true;
  /** Empty when the meaning was kept. */
  readonly faults: readonly string[];
}

export interface Selection {
  /** Only files whose name contains this. */
  readonly only?: string;
  /** Only this pair, as `from:to`. */
  readonly pair?: string;
  /** Only this preset. */
  readonly preset?: string;
}

/** A recording that is not played, and why. */
export interface Skipped {
  readonly file: string;
  readonly reason: string;
}

/** The recordings that their dialect has a reason not to play. */
export function listSkipped(recordings: readonly Recording[], dialects: readonly ReplayDialect[]): Skipped[] {
  return recordings.flatMap((recording) => {
    const dialect = dialects.find(({ name }) => name === recording.dialect);
    const reason = dialect?.whySkipped?.(recording.kind, recording.read().toString("utf8"));
    return reason === undefined ? [] : [{ file: recording.file, reason }];
  });
}

/**
 * Every recording of a known dialect into every dialect, with the preset of its host where it is the upstream,
 * and for every preset a sample of requests of clients of other dialects.
 */
export function listPlays(
  recordings: readonly Recording[],
  dialects: readonly ReplayDialect[],
  selection: Selection,
  presets: readonly Preset[] = [],
): Play[] {
  const skipped = new Set(listSkipped(recordings, dialects).map(({ file }) => file));
  const played = recordings.filter(({ file }) => !skipped.has(file));
  const plays = played.flatMap((recording) => {
    const from = dialects.find((dialect) => dialect.name === recording.dialect);
    const host = presetOf(recording, presets);
    return from === undefined
      ? []
      : dialects.map((to): Play => ({
          recording,
          from,
          to,
          preset: recording.kind !== "request" || from === to ? host : undefined,
        }));
  });
  return [...plays, ...listSamples(played, dialects, presets)].filter(
    (play) =>
      play.recording.file.includes(selection.only ?? "") &&
      (selection.pair === undefined || selection.pair === `${play.from.name}:${play.to.name}`) &&
      (selection.preset === undefined || selection.preset === play.preset),
  );
}

function listSamples(
  recordings: readonly Recording[],
  dialects: readonly ReplayDialect[],
  presets: readonly Preset[],
): Play[] {
  if (presets.length === 0) return [];
  const requests = recordings.filter(({ kind }) => kind === "request");
  const samples = dialects.flatMap((from) =>
    sampleRequests(
      requests.filter(({ dialect }) => dialect === from.name),
      from,
    ).map((recording) => ({ recording, from })),
  );
  return presets.flatMap(({ name: preset, dialects: spoken }) =>
    dialects
      .filter(({ name }) => spoken.includes(name))
      .flatMap((dialect) => {
        const to = hostDialect(
          preset,
          dialect,
          requests.filter((recording) => recording.dialect === dialect.name && presetOf(recording, presets) === preset),
        );
        return samples
          .filter(({ from }) => from !== dialect)
          .map(({ recording, from }): Play => ({ recording, from, to, preset, isSample: true }));
      }),
  );
}

/** Requests travel from client to upstream, everything else from upstream to client. */
export function upstreamOf(play: Play): ReplayDialect {
  return play.recording.kind === "request" ? play.to : play.from;
}
