import type { Recording, RecordingKind } from "./recordings.js";
import type { ReplayDialect } from "./readers/dialect.js";

/** One recording carried from its dialect into another, or through the gateway in its own. */
export interface Play {
  readonly recording: Recording;
  readonly from: ReplayDialect;
  readonly to: ReplayDialect;
}

export interface Outcome {
  readonly file: string;
  readonly kind: RecordingKind;
  readonly from: string;
  readonly to: string;
  /** Empty when the meaning was kept. */
  readonly faults: readonly string[];
}

export interface Selection {
  /** Only files whose name contains this. */
  readonly only?: string;
  /** Only this pair, as `from:to`. */
  readonly pair?: string;
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

/** Every recording of a known dialect into every dialect. */
export function listPlays(recordings: readonly Recording[], dialects: readonly ReplayDialect[], selection: Selection): Play[] {
  const skipped = new Set(listSkipped(recordings, dialects).map(({ file }) => file));
  const plays = recordings.filter(({ file }) => !skipped.has(file)).flatMap((recording) => {
    const from = dialects.find((dialect) => dialect.name === recording.dialect);
    return from === undefined ? [] : dialects.map((to) => ({ recording, from, to }));
  });
  return plays.filter((play) =>
    play.recording.file.includes(selection.only ?? "") &&
    (selection.pair === undefined || selection.pair === `${play.from.name}:${play.to.name}`));
}

/** Requests travel from client to upstream, everything else from upstream to client. */
export function upstreamOf(play: Play): ReplayDialect {
  return play.recording.kind === "request" ? play.to : play.from;
}
