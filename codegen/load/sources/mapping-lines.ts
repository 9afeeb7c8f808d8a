/** Lines and forms of mappings as specs/language/mapping-lines.json has them. */
import type {
  AnswerWords,
  Constants,
  FormLine,
  MappingLinesWords,
  Match,
  PartForm,
  RecordForm,
  RequestLine,
  ResponseLine,
  Unmapped,
  UsageLine,
} from "../../../generated/language/mapping-lines.js";
import type { Merged } from "./merged.js";

export type { Paths } from "../../../generated/language/common.js";
export type { Constants, Match };

export type WordsSource = AnswerWords | MappingLinesWords;

export type UnmappedSource = Unmapped;

/** The options of lines of requests, forms, answers and usage. */
export type LineSource = Merged<Exclude<RequestLine | FormLine | ResponseLine | UsageLine, string>>;

/** A path alone, or a line with its options. */
export type LineSources = Readonly<Record<string, string | LineSource>>;

/** The options of forms of parts and of records. */
export type FormSource = Merged<PartForm | RecordForm>;

export type FormSources<Source> = Readonly<Record<string, Source>>;
