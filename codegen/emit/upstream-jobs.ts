/** How hosts of a dialect run jobs, as a table. */
import type { DialectKeys, UpstreamFilesSource, VariantSource } from "../load/sources/dialect.js";
import type { UpstreamFiles, VariantOf } from "../../src/conversion/jobs.js";
import { stepsOf } from "../model/names.js";
import { literal } from "./text.js";

export function jobs({
  archive_media: archiveMedia,
  inline_media: inlineMedia,
  delete_when_done: deleteWhenDone,
  variant_of: other,
  files,
  named,
  ...calls
}: NonNullable<DialectKeys["jobs"]>): string {
  return literal({
    ...calls,
    archiveMedia: archiveMedia === true,
    inlineMedia: inlineMedia === true,
    ...(deleteWhenDone && { deleteWhenDone }),
    ...(files && { files: upstreamFiles(files) }),
    ...(named && { named: { ...named, at: stepsOf(named.at) } }),
    ...(other && { variantOf: variantOf(other) }),
  });
}

function variantOf({ dialect, rename = {}, omit = [] }: VariantSource): VariantOf {
  return {
    dialect,
    moves: Object.entries(rename).map(([from, to]) => ({ from: stepsOf(from), to: stepsOf(to) })),
    omit: omit.map(stepsOf),
  };
}

function upstreamFiles({ state, explanation, ...files }: UpstreamFilesSource): UpstreamFiles {
  return { ...files, state: stepsOf(state), ...(explanation !== undefined && { explanation: stepsOf(explanation) }) };
}
