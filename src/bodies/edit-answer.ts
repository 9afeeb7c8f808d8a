/** Edits answers that are passed on without conversion: whole ones, or event by event. */
import { type AnyDialect, stateTagger, type Wire } from "../registry.js";
import { replaceValues } from "./edit-json.js";
import { asText, editJson } from "./edit-many.js";

export interface AnswerEdits {
  readonly dialect: AnyDialect;
  /** The model's public name. */
  readonly publicId: string;
  /** The family that the opaque state is tagged with, where it is not that of the dialect's own vendor. */
  readonly family: string | undefined;
}

/** Writes the model's public name, the values that the dialect fixes, and the tags of opaque state. */
export function answerEditor(
  { dialect, publicId, family }: AnswerEdits,
  form: "whole" | "event",
): (text: string, parsed?: Wire) => string {
  const { responseModel, responseFixed, eventModel, eventFixed } = dialect.places;
  const [models, fixed] = form === "whole" ? [responseModel, responseFixed] : [eventModel, eventFixed];
  const model = JSON.stringify(publicId);
  const values = fixed.map(({ at, value }) => ({ paths: [at], value: JSON.stringify(value) }));
  const tagsOf = stateTagger(dialect, family);
  return (text, parsed) => {
    let edited = replaceValues(text, models, model);
    for (const { paths, value } of values) edited = replaceValues(edited, paths, value);
    return tagsOf === undefined ? edited : editJson(edited, tagsOf(edited, parsed).map(asText));
  };
}
