/** How the dialects of each vocabulary stream. */
import type { Vocabularies } from "../../../generated/interlingua/index.js";
import type { RepeatingSink, StreamReader, StreamTemplates, TextSink } from "./contract.js";
import type { ResultSink, ResultWriting } from "./results.js";

export type VocabularyName = keyof Vocabularies;

interface NoStreams {
  readonly openReader?: undefined;
  readonly templates?: undefined;
  readonly eventMembers?: undefined;
}

/** The readers and writers of streams, by vocabulary. */
interface ByVocabulary {
  text: {
    /** Reads an upstream's events and reports their content to the sink. */
    openReader(sink: TextSink): StreamReader;
    /** The texts that this dialect's events are made from. */
    readonly templates: StreamTemplates;
    /**
     * The members of its events that are read or edited once a stream has begun. Events that differ in others mean the
     * same. Absent where an event is read as a whole.
     */
    readonly eventMembers?: ReadonlySet<string>;
  };
  embedding: NoStreams;
  video: NoStreams;
  /** Some hosts send images without earlier events. */
  image: {
    openReader?(sink: ResultSink): StreamReader;
    readonly templates?: ResultWriting;
    readonly eventMembers?: undefined;
  };
}

/** The targets of stream readers, by vocabulary. */
interface Sinks {
  text: RepeatingSink;
  embedding: never;
  video: never;
  image: ResultSink;
}

export type SinkOf<V extends VocabularyName> = Sinks[V];

/** What a dialect has for streams. */
export type Streaming<V extends VocabularyName> = ByVocabulary[V];
