// Made from specs/interlingua/embedding.yaml by "make generate". Change the specs, not this file.
import type { Json } from "../../src/conversion/json.js";
import type { Origin } from "../../src/conversion/loss.js";

export type Encoding =
  /** vectors are lists of numbers */
  | "float"
  /** vectors are the bytes of their 32-bit floats in base64 */
  | "base64";

/** a call for the vectors of some inputs */
export interface Request {
  /** the requested model */
  model?: string | undefined;
  /** what is to be embedded in order */
  inputs: Input[];
  /** how long the vectors are to be */
  dimensions?: number | undefined;
  /** the type of the numbers of vectors such as int8 */
  number_type?: string | undefined;
  /** the form of the vectors */
  encoding?: Encoding | undefined;
  /** the end user on whose behalf the call is made */
  user?: string | undefined;
  /** notes of the client on the call */
  metadata?: Json | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** one input of which a vector is made */
export interface Input {
  /** its words */
  text?: string | undefined;
  /** its tokens by number */
  tokens?: Json | undefined;
  /** the requested model if each input has one */
  model?: string | undefined;
  /** the length of the vector if each input has one */
  dimensions?: number | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** the vectors of all inputs */
export interface Response {
  /** the answer's ID */
  id?: string | undefined;
  /** the model that answered */
  model?: string | undefined;
  /** one vector for each input */
  embeddings: Embedding[];
  /** what it took */
  usage?: Usage | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** the vector of one input */
export interface Embedding {
  /** the place of its input */
  index?: number | undefined;
  /** numbers or their bytes in base64 */
  vector: Json;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** tokens used */
export interface Usage {
  /** all tokens of the inputs */
  input?: number | undefined;
  /** all tokens */
  total?: number | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}
