// Made from specs/interlingua/image.yaml by "make generate". Change the specs, not this file.
import type { Json } from "../../src/conversion/json.js";
import type { Origin } from "../../src/conversion/loss.js";

export type Carrier =
  /** images come as addresses */
  | "url"
  /** images come as base64 */
  | "bytes";

/** a call for images */
export interface Request {
  /** the requested model */
  model?: string | undefined;
  /** what is to be seen */
  prompt?: string | undefined;
  /** images to work on in order */
  sources?: Source[] | undefined;
  /** where the first of them may change */
  mask?: Source | undefined;
  /** how many images to make */
  count?: number | undefined;
  /** width and height or a name for them */
  size?: string | undefined;
  /** width to height */
  aspect_ratio?: string | undefined;
  /** the length of the longer side as a tier */
  resolution?: string | undefined;
  /** how much is put into it */
  quality?: string | undefined;
  /** whether it is transparent */
  background?: string | undefined;
  /** how strictly it is moderated */
  moderation?: string | undefined;
  /** how close it stays to the sources */
  fidelity?: string | undefined;
  /** the encoding of the files */
  format?: string | undefined;
  /** how much of 100 is kept by the encoding */
  compression?: number | undefined;
  /** whether addresses or bytes are wanted */
  carrier?: Carrier | undefined;
  /** send the answer as a stream */
  stream?: boolean | undefined;
  /** the number of previews */
  partials?: number | undefined;
  /** whether one prompt may make a series */
  series?: string | undefined;
  /** the most images of a series */
  series_length?: number | undefined;
  /** take the source apart into layers */
  layers?: boolean | undefined;
  /** the end user on whose behalf the call is made */
  user?: string | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** an image that is given */
export interface Source {
  /** its address or a data URI */
  url?: string | undefined;
  /** the ID of a file at the host */
  file?: string | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** the images that were made */
export interface Response {
  /** the model that answered */
  model?: string | undefined;
  /** when in Unix seconds */
  created?: number | undefined;
  /** one for each image */
  images: Image[];
  /** the size that was used */
  size?: string | undefined;
  /** the quality that was used */
  quality?: string | undefined;
  /** the background that was used */
  background?: string | undefined;
  /** the encoding that was used */
  format?: string | undefined;
  /** what it took */
  usage?: Usage | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** one image or why there is none */
export interface Image {
  /** its address */
  url?: string | undefined;
  /** its bytes in base64 */
  data?: string | undefined;
  /** its width and height */
  size?: string | undefined;
  /** the prompt as the host changed it */
  revised_prompt?: string | undefined;
  /** the quality that was used for it */
  quality?: string | undefined;
  /** its background */
  background?: string | undefined;
  /** its encoding */
  format?: string | undefined;
  /** its place among previews */
  index?: number | undefined;
  /** its place from the background to the front */
  order?: number | undefined;
  /** its place in the whole */
  box?: Json | undefined;
  /** what a layer is called */
  name?: string | undefined;
  /** what a layer shows */
  description?: string | undefined;
  /** why it was not made */
  fault?: string | undefined;
  /** the same as a code */
  fault_code?: string | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** what it took */
export interface Usage {
  /** all tokens of prompt and sources */
  input?: number | undefined;
  /** tokens of the prompt */
  text_input?: number | undefined;
  /** tokens of the sources */
  image_input?: number | undefined;
  /** tokens of the images */
  output?: number | undefined;
  /** all tokens */
  total?: number | undefined;
  /** images that the host charges */
  images?: number | undefined;
  /** the cost of the call that the host reports, in ticks of which a US dollar has 10 000 000 000 */
  cost?: number | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}
