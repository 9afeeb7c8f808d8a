// Made from specs/interlingua/text.yaml by "make generate". Change the specs, not this file.
import type { Json } from "../../src/conversion/json.js";
import type { Origin } from "../../src/conversion/loss.js";

export type Role =
  /** instructions from the operator of the conversation */
  | "system"
  /** instructions from the program that calls */
  | "developer"
  /** the person or program that calls and the results of tools */
  | "user"
  /** the model */
  | "assistant";

export type Finish =
  /** the model came to its natural end */
  | "stop"
  /** a stop sequence was met */
  | "stop_sequence"
  /** the model waits for the results of its calls */
  | "awaiting_results"
  /** the output limit was reached */
  | "length"
  /** the context window was filled */
  | "context_full"
  /** a safety system withheld output or the whole prompt */
  | "filtered"
  /** the model declined in words */
  | "refused"
  /** the server wants the turn sent back to go on */
  | "paused"
  /** the model produced a call that cannot be used */
  | "malformed"
  /** the upstream broke off its answer */
  | "failed"
  /** ended for a reason this vocabulary does not know */
  | "other";

export type Effort =
  /** do not reason */
  | "none"
  /** as little reasoning as the model can */
  | "minimal"
  /** little reasoning */
  | "low"
  /** the usual reasoning */
  | "medium"
  /** much reasoning */
  | "high"
  /** more than high */
  | "xhigh"
  /** all the model can */
  | "max";

export type ReasoningMode =
  /** reasoning is switched off */
  | "off"
  /** reasoning with a budget the caller sets */
  | "on"
  /** the model decides when and how much */
  | "adaptive";

export type Visibility =
  /** show a readable form of the reasoning */
  | "summarized"
  /** keep the reasoning hidden */
  | "omitted";

export type ChoiceMode =
  /** the model decides whether to call */
  | "auto"
  /** as auto and arguments must satisfy the schemas */
  | "validated"
  /** the model may not call */
  | "none"
  /** the model must call */
  | "required";

export type Calling =
  /** with one free text in place of arguments */
  | "text"
  /** with arguments and its result is that further tools are offered */
  | "search"
  /** the servers of the vendor that offers it run it so no other vendor can */
  | "hosted";

export type FormatKind =
  /** free text */
  | "text"
  /** any JSON object */
  | "json"
  /** JSON that satisfies a schema */
  | "schema";

export type OutputKind =
  /** words */
  | "text"
  /** images */
  | "image"
  /** sound */
  | "audio";

export type Medium =
  /** an image */
  | "image"
  /** sound */
  | "audio"
  /** moving images */
  | "video"
  /** a file such as a PDF */
  | "document";

export type Detail =
  /** left to the model */
  | "auto"
  /** a glance */
  | "low"
  /** the usual look */
  | "medium"
  /** a close look */
  | "high"
  /** closer than high */
  | "ultra_high"
  /** every pixel there is */
  | "original";

/** one call for text */
export interface Request {
  /** the public model ID */
  model?: string | undefined;
  /** answer as a stream of events */
  stream?: boolean | undefined;
  /** the conversation so far with instructions in their places */
  turns: Turn[];
  /** the most tokens the answer may have with reasoning included */
  output_limit?: number | undefined;
  /** sampling temperature */
  temperature?: number | undefined;
  /** nucleus sampling */
  top_p?: number | undefined;
  /** sample from the k likeliest tokens */
  top_k?: number | undefined;
  /** texts that end the output */
  stop?: string[] | undefined;
  /** penalty on tokens already present */
  presence_penalty?: number | undefined;
  /** penalty on tokens by how often they came */
  frequency_penalty?: number | undefined;
  /** makes sampling repeatable where the model can */
  seed?: number | undefined;
  /** how many answers */
  candidates?: number | undefined;
  /** report token probabilities */
  logprobs?: boolean | undefined;
  /** how many likely tokens to report at each place */
  top_logprobs?: number | undefined;
  /** what the model may call */
  tools?: Tool[] | undefined;
  /** calls of every tool must satisfy its schema exactly */
  strict?: boolean | undefined;
  /** whether and what the model must call */
  tool_choice?: ToolChoice | undefined;
  /** several calls in one turn are welcome */
  parallel_calls?: boolean | undefined;
  /** the form the answer must have */
  output_format?: OutputFormat | undefined;
  /** the kinds of output the answer may have */
  outputs?: RequestedOutput[] | undefined;
  /** width to height of the images that the answer may have */
  image_ratio?: string | undefined;
  /** the tier of their size: 512 or 1K or 2K or 4K */
  image_size?: string | undefined;
  /** how long the answer should be */
  verbosity?: string | undefined;
  /** how much to reason and what of it to show */
  reasoning?: Reasoning | undefined;
  /** who the end user is */
  user?: string | undefined;
  /** free pairs the caller wants kept */
  metadata?: Json | undefined;
  /** groups calls that share a prompt prefix */
  cache_key?: string | undefined;
  /** how long what is cached is kept */
  cache_retention?: string | undefined;
  /** concepts that the client left to its dialect */
  presumed?: string[] | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** the contents of one role */
export interface Turn {
  /** the role */
  role: Role;
  /** the contents in order */
  parts: Part[];
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** a function the model may call */
export interface Tool {
  /** its name */
  name: string;
  /** what it is for */
  description?: string | undefined;
  /** JSON Schema of its arguments */
  parameters?: Json | undefined;
  /** arguments must satisfy the schema exactly */
  strict?: boolean | undefined;
  /** the tools up to here come again: short or long */
  cache?: string | undefined;
  /** how it is called where not as a function */
  calling?: Calling | undefined;
  /** what the free text that it takes must be */
  grammar?: Grammar | undefined;
  /** the group of tools within which it has its name */
  group?: string | undefined;
  /** what the tools of its group are for */
  group_description?: string | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** what a free text must be */
export interface Grammar {
  /** how the definition is written */
  syntax?: string | undefined;
  /** the rules */
  definition?: string | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** whether and what the model must call */
export interface ToolChoice {
  /** may or must or must not call */
  mode?: ChoiceMode | undefined;
  /** the only tools or groups of tools it may choose from */
  names?: string[] | undefined;
  /** how the one that must be called is called where not as a function */
  calling?: Calling | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** the form the answer must have */
export interface OutputFormat {
  /** text or JSON or JSON by a schema */
  kind?: FormatKind | undefined;
  /** the JSON Schema */
  schema?: Json | undefined;
  /** a name for the schema */
  name?: string | undefined;
  /** what the answer is for */
  description?: string | undefined;
  /** the schema must be met exactly */
  strict?: boolean | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** a kind of output that the answer may have */
export interface RequestedOutput {
  /** the kind */
  kind?: OutputKind | undefined;
  /** width to height of images */
  aspect_ratio?: string | undefined;
  /** the tier of the size of images: 512 or 1K or 2K or 4K */
  size?: string | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** how much to reason and what of it to show */
export interface Reasoning {
  /** off or on or left to the model */
  mode?: ReasoningMode | undefined;
  /** how much in words */
  effort?: Effort | undefined;
  /** how much in tokens */
  budget?: number | undefined;
  /** whether the caller wants to read it */
  visible?: Visibility | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** where the bytes of a medium are */
export interface Source {
  /** the bytes in base64 */
  data?: string | undefined;
  /** their media type */
  mime?: string | undefined;
  /** an address to fetch them from */
  url?: string | undefined;
  /** an ID that only the provider knows */
  file?: string | undefined;
  /** the content itself when it is plain text */
  text?: string | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** where a statement comes from */
export interface Citation {
  /** the page */
  url?: string | undefined;
  /** its title */
  title?: string | undefined;
  /** the words cited */
  quote?: string | undefined;
  /** first character of the citing words, in the text of their part */
  start?: number | undefined;
  /** the character after its last */
  end?: number | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** a token of an answer and how likely it was */
export interface Token {
  /** its text, which may be a part of a character in escapes */
  text: string;
  /** the natural logarithm of its probability */
  logarithm: number;
  /** the bytes that it is in the text of the answer */
  bytes: number[];
  /** the likeliest tokens at its place, without a list of their own */
  likeliest?: Token[] | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** one answer */
export interface Response {
  /** the answer's ID */
  id?: string | undefined;
  /** the public model ID */
  model?: string | undefined;
  /** Unix seconds */
  created?: number | undefined;
  /** the output of the model in order */
  parts: Part[];
  /** why it ended */
  finish?: Finish | undefined;
  /** the stop sequence that was met */
  stop_sequence?: string | undefined;
  /** why output was withheld */
  explanation?: string | undefined;
  /** how likely each token of its texts was, in their order */
  probabilities?: Token[] | undefined;
  /** tokens used */
  usage?: Usage | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** tokens used */
export interface Usage {
  /** all prompt tokens with cached ones included */
  input?: number | undefined;
  /** prompt tokens read from a cache */
  cached_input?: number | undefined;
  /** prompt tokens written to a cache */
  cache_write?: number | undefined;
  /** those of cache_write that the cache keeps for an hour */
  cache_write_hour?: number | undefined;
  /** those of cache_write that it keeps for five minutes */
  cache_write_minutes?: number | undefined;
  /** prompt tokens that tool results added on the server */
  tool_input?: number | undefined;
  /** all output tokens with reasoning included */
  output?: number | undefined;
  /** output tokens spent on reasoning */
  reasoning?: number | undefined;
  /** all tokens */
  total?: number | undefined;
  /** the cost of the call that the host reports, in ticks of which a US dollar has 10 000 000 000 */
  cost?: number | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** words */
export interface TextPart {
  kind: "text";
  /** the words */
  text: string;
  /** where the words come from */
  citations?: Citation[] | undefined;
  /** how likely each token of an answer's words was */
  probabilities?: Token[] | undefined;
  /** the tools that the text makes available */
  tools?: Tool[] | undefined;
  /** opaque reasoning state that must come back with the words */
  signature?: string | undefined;
  /** the prompt up to here comes again: short or long */
  cache?: string | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** an image or sound or video or document */
export interface MediaPart {
  kind: "media";
  /** which of them */
  medium: Medium;
  /** where its bytes are */
  source: Source;
  /** how closely to look */
  detail?: Detail | undefined;
  /** its name */
  title?: string | undefined;
  /** opaque reasoning state that must come back with the medium */
  signature?: string | undefined;
  /** the prompt up to here comes again: short or long */
  cache?: string | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** the model calls a tool */
export interface CallPart {
  kind: "call";
  /** ties the result to the call */
  id: string;
  /** the tool */
  name: string;
  /** the arguments as JSON text or the free text */
  arguments: string;
  /** how the tool is called where not as a function */
  calling?: Calling | undefined;
  /** the group of tools within which the tool has its name */
  group?: string | undefined;
  /** opaque reasoning state that must come back with the call */
  signature?: string | undefined;
  /** the prompt up to here comes again: short or long */
  cache?: string | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** what a tool answered */
export interface ResultPart {
  kind: "result";
  /** the call it answers */
  id: string;
  /** the tool that answered */
  name?: string | undefined;
  /** the answer */
  parts: Part[];
  /** the tool failed */
  error?: boolean | undefined;
  /** the prompt up to here comes again: short or long */
  cache?: string | undefined;
  /** how the tool was called where not as a function */
  calling?: Calling | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** what the model thought */
export interface ReasoningPart {
  kind: "reasoning";
  /** its readable form which may be empty */
  text: string;
  /** opaque state that must come back unchanged */
  signature?: string | undefined;
  /** reasoning that is only there in opaque form */
  redacted?: string | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** the model declines */
export interface RefusalPart {
  kind: "refusal";
  /** its words */
  text: string;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** a piece of a turn */
export type Part = TextPart | MediaPart | CallPart | ResultPart | ReasoningPart | RefusalPart;
