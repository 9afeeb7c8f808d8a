/** How likely the tokens of an answer are: beside its texts, or in each of them. */
import { transformOf } from "../model/line.js";
import type { Line, Mapping } from "../model/mapping.js";
import { isWrittenIn } from "../model/forms-in-use.js";
import { writtenAnswers } from "./answer-view.js";
import { onlyWhen, stated } from "./condition.js";
import { noPlace } from "./fates.js";
import { partPlace } from "./part-place.js";
import { inside } from "./read-places.js";
import type { TableRow } from "./table-row.js";

const CONCEPT = "probabilities";

export function probabilityRows(from: Mapping, to: Mapping): TableRow[] {
  const [line, target] = [lineOf(from), lineOf(to)];
  const row = { concept: CONCEPT, at: line, toAt: target };
  const place = placeWritten(to);
  const transforms = [line, target].flatMap((one) => (one === undefined ? [] : (transformOf(one) ?? [])));
  const by = transforms.length > 0 && { by: transforms.join(", ").replace(/_/g, " ") };
  const because = target?.kind === "absent" ? target.because : noPlace(to);
  return (line?.at ?? []).map((at) => ({
    ...row,
    from: at,
    ...(place === undefined
      ? { dropped: because }
      : { to: place, ...by, ...onlyWhen([stated("in a known form, where the answer has words")]) }),
  }));
}

function lineOf({ response }: Mapping): Line | undefined {
  return response.lines.find(({ concept }) => concept === CONCEPT);
}

function placeWritten(to: Mapping): string | undefined {
  const line = lineOf(to);
  const own = line === undefined || line.readOnly ? undefined : line.at[0];
  return own ?? inTexts(writtenAnswers(to));
}

/** The place in the texts themselves. */
function inTexts(mapping: Mapping): string | undefined {
  for (const form of mapping.parts.forms) {
    const line = form.lines.find(({ concept }) => concept === CONCEPT);
    const at = line?.at[0];
    if (at !== undefined && isWrittenIn(form, "answer")) return inside(partPlace(mapping, form), at);
  }
  return undefined;
}
