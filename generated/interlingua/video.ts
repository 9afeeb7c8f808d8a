// Made from specs/interlingua/video.yaml by "make generate". Change the specs, not this file.
import type { Json } from "../../src/conversion/json.js";
import type { Origin } from "../../src/conversion/loss.js";

export type Mode =
  | "text" /** a film of words alone */
  | "image" /** a film that begins with a picture */
  | "frames" /** a film from a first picture to a last one */
  | "reference" /** a film with what references show */
  | "edit" /** a film that is changed */
  | "extend" /** a film that goes on */
  | "draft" /** a draft made final */
  ;

export type State =
  | "queued" /** nothing has begun */
  | "running" /** it is being made */
  | "succeeded" /** there is a film */
  | "failed" /** there will be none */
  | "cancelled" /** it was called off */
  | "expired" /** its time was over */
  | "incomplete" /** it ended before the film was whole */
  | "exhausted" /** what it was allowed to take was used up */
  ;

export type Fault =
  | "invalid" /** the request cannot be done */
  | "unsafe" /** what was asked for or what came of it was refused for safety */
  | "denied" /** the operator's account may not do it */
  | "overloaded" /** the host has no room */
  | "internal" /** the host failed */
  ;

/** a call for a film */
export interface Request {
  /** the model asked for */
  model?: string | undefined;
  /** what is to be seen */
  prompt?: string | undefined;
  /** which kind of work it is */
  mode?: Mode | undefined;
  /** the picture it begins with */
  first_frame?: Medium | undefined;
  /** the picture it ends with */
  last_frame?: Medium | undefined;
  /** pictures of what is to be seen in it */
  reference_images?: Medium[] | undefined;
  /** films of what is to be seen in it */
  reference_videos?: Medium[] | undefined;
  /** sounds of what is to be heard in it */
  reference_audios?: Medium[] | undefined;
  /** the film that is to be changed or to go on */
  source?: Medium | undefined;
  /** the task whose draft is made final */
  draft_task?: string | undefined;
  /** its length in seconds; minus one leaves it to the model */
  duration?: number | undefined;
  /** its length in frames */
  frames?: number | undefined;
  /** the length of its shorter side as a tier */
  resolution?: string | undefined;
  /** width to height */
  aspect_ratio?: string | undefined;
  /** makes it repeatable where the model can */
  seed?: number | undefined;
  /** whether it has sound */
  audio?: boolean | undefined;
  /** whether it is marked as made */
  watermark?: boolean | undefined;
  /** the container of the file */
  format?: string | undefined;
  /** whether the camera stands still */
  fixed_camera?: boolean | undefined;
  /** whether its last picture is wanted too */
  last_frame_wanted?: boolean | undefined;
  /** whether it is a cheap first look */
  draft?: boolean | undefined;
  /** how many films to make */
  count?: number | undefined;
  /** what the model may use on the way */
  tools?: Json[] | undefined;
  /** the end user on whose behalf the call is made */
  user?: string | undefined;
  /** after how many seconds it is given up */
  expires_after?: number | undefined;
  /** concepts that the client left to its dialect */
  presumed?: string[] | undefined;
  /** Where it stood in the body it was read from. */
  origin?: Origin | undefined;
}

/** a picture or a film or a sound that is given */
export interface Medium {
  /** its address or a data URI */
  url?: string | undefined;
  /** the ID of a file at the host */
  file?: string | undefined;
  /** the name of a voice that the host has */
  voice?: string | undefined;
  /** Where it stood in the body it was read from. */
  origin?: Origin | undefined;
}

/** what is known of a job */
export interface Response {
  /** the name of the job */
  id?: string | undefined;
  /** the model that does it */
  model?: string | undefined;
  /** how it stands */
  state?: State | undefined;
  /** how much of 100 is done */
  progress?: number | undefined;
  /** when it began in Unix seconds */
  created?: number | undefined;
  /** when it last changed in Unix seconds */
  updated?: number | undefined;
  /** what it has made */
  films: Film[];
  /** the address of the last picture */
  last_frame?: string | undefined;
  /** how long the film is */
  seconds?: number | undefined;
  /** the same in frames */
  frames?: number | undefined;
  /** frames of a second */
  rate?: number | undefined;
  /** the resolution that was used */
  resolution?: string | undefined;
  /** the ratio that was used */
  aspect_ratio?: string | undefined;
  /** the seed that was used */
  seed?: number | undefined;
  /** whether it has sound */
  audio?: boolean | undefined;
  /** whether it is a draft */
  draft?: boolean | undefined;
  /** the container of the file */
  format?: string | undefined;
  /** after how many seconds it is given up */
  expires_after?: number | undefined;
  /** false where the film was withheld for safety */
  respected?: boolean | undefined;
  /** what the model said beside the film or in its place */
  words?: string | undefined;
  /** why there is no film */
  fault?: Fault | undefined;
  /** the same in the host's own word */
  fault_code?: string | undefined;
  /** the same for people */
  explanation?: string | undefined;
  /** how many films were withheld for safety */
  withheld?: number | undefined;
  /** why they were */
  reasons?: string[] | undefined;
  /** what it took */
  usage?: Usage | undefined;
  /** the task whose draft was made final */
  draft_task?: string | undefined;
  /** what one dialect alone tells of it */
  own?: Own | undefined;
  /** Where it stood in the body it was read from. */
  origin?: Origin | undefined;
}

/** what one dialect alone tells */
export interface Own {
  /** which one */
  dialect: string;
  /** what it tells in its own form */
  told: Json;
  /** Where it stood in the body it was read from. */
  origin?: Origin | undefined;
}

/** one film */
export interface Film {
  /** its address */
  url?: string | undefined;
  /** its bytes in base64 */
  data?: string | undefined;
  /** its media type */
  mime?: string | undefined;
  /** Where it stood in the body it was read from. */
  origin?: Origin | undefined;
}

/** what it took */
export interface Usage {
  /** all tokens of prompt and media */
  input?: number | undefined;
  /** tokens of the film and all else */
  output?: number | undefined;
  /** tokens of reasoning */
  reasoning?: number | undefined;
  /** input read from a cache */
  cached_input?: number | undefined;
  /** all tokens */
  total?: number | undefined;
  /** what it costs in ticks of which a US dollar has 10 000 000 000 */
  cost?: number | undefined;
  /** Where it stood in the body it was read from. */
  origin?: Origin | undefined;
}
