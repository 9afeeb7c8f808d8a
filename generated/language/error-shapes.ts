// Made from specs/language/error-shapes.json by "make generate". Change the specs, not this file.
import type { Json } from "../../src/conversion/json.js";
import type { AnswerPlaces } from "./common.js";

/** Forms of errors that several dialects share, by a name that mappings refer to. */
export type ErrorShapes = Readonly<
  Record<
    string,
    {
      readonly body: Body;
      readonly event?: ErrorShapesEvent;
      readonly types: Types;
      readonly event_types?: EventTypes;
      readonly headers?: ErrorShapesHeaders;
      readonly words?: ErrorShapesWords;
      readonly read: Read;
    }
  >
>;

/**
 * The body of an error answer. Its members are in the document's schema Error, if there is one. Texts that start with
 * $ are replaced, such as $message.
 */
export type Body = Readonly<Record<string, Json>>;

/** The same as the last event of a stream; if absent, the body. */
export type ErrorShapesEvent = Readonly<Record<string, Json>>;

/** The dialect's error type by status, by class of status, or else. */
export type Types = Readonly<Record<string, string>>;

/** The types of errors in streams, if they differ from those of error answers. */
export type EventTypes = Types;

/** Headers of an error answer. Texts that start with $ are replaced, such as $type. */
export type ErrorShapesHeaders = Readonly<Record<string, string>>;

/** Messages of some codes that the dialect's own clients detect, by code. */
export type ErrorShapesWords = Readonly<
  Record<
    string,
    {
      readonly is: string;
      readonly else: string;
      readonly holds: string[];
    }
  >
>;

/** The members of an upstream's error, in the forms that hosts send; tried in order. */
export type Read = {
  readonly message?: string[];
  readonly type?: string[];
  readonly type_header?: string;
  readonly code?: string[];
  readonly param?: string[];
  readonly inner_ids?: string[];
  readonly retry_after?: string[];
  readonly status?: {
    readonly at: AnswerPlaces;
    readonly is?: string[];
    readonly holds?: string[];
    readonly in_success?: true;
    readonly status: number;
  }[];
};
