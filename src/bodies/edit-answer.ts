/** Edits answers that are passed on without conversion: whole ones, or event by event. */
import { type AnyDialect, asWire, type Json, stateTagger, valueAt, type Wire } from "../registry.js";
import { removeAt, replaceValue } from "./edit-json.js";
import { asText, editJson } from "./edit-many.js";

export interface AnswerEdits {
  readonly dialect: AnyDialect;
  /** The model's public name. */
  readonly publicId: string;
  /** The family that the opaque state is tagged with, where it is not that of the dialect's own vendor. */
  readonly family: string | undefined;
  /** A member that is taken out of events where it is null. */
  readonly withoutNull?: readonly string[] | undefined;
}

/** Writes the model's public name, the values that the dialect fixes, and the tags of opaque state. */
export function answerEditor(
  { dialect, publicId, family, withoutNull }: AnswerEdits,
  form: "whole" | "event",
): (text: string, parsed?: Wire) => string {
  const { responseModel, responseFixed, eventModel, eventFixed } = dialect.places;
  const [models, fixed] = form === "whole" ? [responseModel, responseFixed] : [eventModel, eventFixed];
  const model = JSON.stringify(publicId);
  const tagsOf = stateTagger(dialect, family);
  return (text, parsed) => {
    let edited = text;
    for (const at of models) if (mayHold(parsed, at)) edited = replaceValue(edited, at, model);
    for (const { at, value } of fixed)
      if (mayHold(parsed, at)) edited = replaceValue(edited, at, JSON.stringify(value));
    if (withoutNull !== undefined && parsed !== undefined && valueAt(parsed, withoutNull) === null)
      edited = removeAt(edited, withoutNull);
    return tagsOf === undefined ? edited : editJson(edited, tagsOf(edited, parsed).map(asText));
  };
}

/** Whether a text may have a value at a path: most places are seen to be absent without a search in the text. */
function mayHold(parsed: Wire | undefined, path: readonly string[]): boolean {
  let value: Json | undefined = parsed;
  for (const key of path) {
    const holder = asWire(value);
    if (holder === undefined) return true;
    value = holder[key];
    if (value === undefined) return false;
  }
  return true;
}
