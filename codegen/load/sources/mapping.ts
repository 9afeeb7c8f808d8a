/** Files of specs/dialects/<name>/mapping.yaml as specs/language/mapping.json has them: with their shorthands. */
import type { ContentPlace, Item, Layout, Mapping, Own, Request } from "../../../generated/language/mapping.js";
import type { Passes } from "../../../generated/language/passes.js";
import type { StreamSource } from "./mapping-stream.js";

export interface MappingSource extends Omit<Mapping, "stream"> {
  readonly stream?: StreamSource;
}

export type RequestSource = Request;
export type ResponseSource = Mapping["response"];
export type LayoutSource = Layout;

/** A name, or a name with options. */
export type PassSource = Passes[number];

export type OwnSource = Own;
export type OwnItemSource = Extract<Own[string], readonly unknown[]>[number];

/** The words of each way to end, or the one that is only written; `else` names a way. */
export type FinishSource = NonNullable<Mapping["finish"]>;

export type ContentSource = ContentPlace;

/** A place for any parts, or for those of one form or of several. */
export type ContentPlaceSource = Exclude<ContentPlace, string>;

export type ItemSource = Item;

/** What is different in answers. */
export type AnswerItemSource = NonNullable<Item["answer"]>;
