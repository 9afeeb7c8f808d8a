// Made from specs/interlingua/video.yaml by "make generate". Change the specs, not this file.
import type { Json } from "../../src/conversion/json.js";
import type { Origin } from "../../src/conversion/loss.js";

export type Mode =
  /** a video of words alone */
  | "text"
  /** a video that begins with an image */
  | "image"
  /** a video from a first image to a last one */
  | "frames"
  /** a video with what references show */
  | "reference"
  /** a video that is changed */
  | "edit"
  /** an extension of a video */
  | "extend"
  /** a draft made final */
  | "draft";

export type State =
  /** nothing has begun */
  | "queued"
  /** it is being made */
  | "running"
  /** there is a video */
  | "succeeded"
  /** there will be none */
  | "failed"
  /** it was called off */
  | "cancelled"
  /** its time was over */
  | "expired"
  /** it ended before the video was whole */
  | "incomplete"
  /** what it was allowed to take was used up */
  | "exhausted";

export type Fault =
  /** the request cannot be done */
  | "invalid"
  /** the request or its output was refused for safety */
  | "unsafe"
  /** the operator's account may not do it */
  | "denied"
  /** the host has no room */
  | "overloaded"
  /** the host failed */
  | "internal";

/** a call for a video */
export interface Request {
  /** the requested model */
  model?: string | undefined;
  /** what is to be seen */
  prompt?: string | undefined;
  /** which kind of work it is */
  mode?: Mode | undefined;
  /** the image it begins with */
  first_frame?: Medium | undefined;
  /** the image it ends with */
  last_frame?: Medium | undefined;
  /** images of what is to be seen in it */
  reference_images?: Medium[] | undefined;
  /** videos of what is to be seen in it */
  reference_videos?: Medium[] | undefined;
  /** sounds of what is to be heard in it */
  reference_audios?: Medium[] | undefined;
  /** the video that is to be changed or to go on */
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
  /** whether the camera is fixed */
  fixed_camera?: boolean | undefined;
  /** whether its last image is wanted too */
  last_frame_wanted?: boolean | undefined;
  /** whether it is a cheap first look */
  draft?: boolean | undefined;
  /** how many videos to make */
  count?: number | undefined;
  /** what the model may use on the way */
  tools?: Json[] | undefined;
  /** the end user on whose behalf the call is made */
  user?: string | undefined;
  /** after how many seconds it is given up */
  expires_after?: number | undefined;
  /** concepts that the client left to its dialect */
  presumed?: string[] | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** an image or a video or a sound that is given */
export interface Medium {
  /** its address or a data URI */
  url?: string | undefined;
  /** the ID of a file at the host */
  file?: string | undefined;
  /** the name of a voice that the host has */
  voice?: string | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** what is known of a job */
export interface Response {
  /** the name of the job */
  id?: string | undefined;
  /** the model that does it */
  model?: string | undefined;
  /** its state */
  state?: State | undefined;
  /** how much of 100 is done */
  progress?: number | undefined;
  /** when it began in Unix seconds */
  created?: number | undefined;
  /** when it last changed in Unix seconds */
  updated?: number | undefined;
  /** what it has made */
  videos: Video[];
  /** the address of the last image */
  last_frame?: string | undefined;
  /** how long the video is */
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
  /** false where the video was withheld for safety */
  respected?: boolean | undefined;
  /** text of the model next to the video or instead of it */
  words?: string | undefined;
  /** why there is no video */
  fault?: Fault | undefined;
  /** the same in the host's own word */
  fault_code?: string | undefined;
  /** the same for people */
  explanation?: string | undefined;
  /** how many videos were withheld for safety */
  withheld?: number | undefined;
  /** why they were */
  reasons?: string[] | undefined;
  /** what it took */
  usage?: Usage | undefined;
  /** the task whose draft was made final */
  draft_task?: string | undefined;
  /** members that only one dialect has */
  own?: Own | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** members that only one dialect has */
export interface Own {
  /** which one */
  dialect: string;
  /** the members in the form of that dialect */
  fields: Json;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** one video */
export interface Video {
  /** its address */
  url?: string | undefined;
  /** its bytes in base64 */
  data?: string | undefined;
  /** its media type */
  mime?: string | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}

/** what it took */
export interface Usage {
  /** all tokens of prompt and media */
  input?: number | undefined;
  /** tokens of the video and all else */
  output?: number | undefined;
  /** tokens of reasoning */
  reasoning?: number | undefined;
  /** input read from a cache */
  cached_input?: number | undefined;
  /** all tokens */
  total?: number | undefined;
  /** what it costs in ticks of which a US dollar has 10 000 000 000 */
  cost?: number | undefined;
  /** Its place in the body it was read from. */
  origin?: Origin | undefined;
}
