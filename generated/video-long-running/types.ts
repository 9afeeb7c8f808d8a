// Made from specs/dialects/video-long-running/dialect.yaml by "make generate". Change the specs, not this file.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description One call for a video. */
    Request: {
      /** @description What the video is made of; exactly one. */
      instances: components["schemas"]["Instance"][];
      /** @description How the video is made. */
      parameters?: components["schemas"]["Parameters"];
      /** @description A public URL that is called when the task has ended. */
      callback_url?: string | null;
      /** @description The model once more; only the path counts. */
      model?: string | null;
      /** @description Where to report the end; refused. */
      webhookConfig?: {
        [key: string]: unknown;
      } | null;
      /** @description Free pairs the caller wants kept with the call. */
      labels?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description What a video is made of. */
    Instance: {
      /** @description What is to be seen. */
      prompt?: string | null;
      /** @description The image it begins with. */
      image?: components["schemas"]["Medium"];
      /** @description The image it ends with; refused. */
      lastFrame?: components["schemas"]["Medium"];
      /** @description Images of what is to be seen; refused. */
      referenceImages?: components["schemas"]["Reference"][] | null;
      /** @description A video to extend; refused. */
      video?: components["schemas"]["Medium"];
      /** @description Where a video may change. */
      mask?: {
        [key: string]: unknown;
      } | null;
    };
    /** @description An image of what is to be seen. */
    Reference: {
      /** @description The image. */
      image?: components["schemas"]["Medium"];
      /** @description asset or style. */
      referenceType?: string | null;
    };
    /** @description An image or a video, as bytes or as a file at the vendor. */
    Medium:
      | (
          | (
              | {
                  /** @description Its bytes in base64. */
                  bytesBase64Encoded?: string | null;
                  /** @description Its media type. */
                  mimeType?: string | null;
                  /** @description The same in another form. */
                  inlineData?: {
                    /** @description Its media type. */
                    mimeType?: string | null;
                    /** @description Its bytes in base64. */
                    data?: string | null;
                  } | null;
                  /** @description Its place in the vendor's storage. */
                  gcsUri?: string | null;
                  /** @description Its address at the vendor. */
                  uri?: string | null;
                  /** @description The bytes of a video in base64. */
                  encodedVideo?: string | null;
                  /** @description The media type of a video. */
                  encoding?: string | null;
                }
              | {
                  bytesBase64Encoded: string;
                }
              | {
                  inlineData: {
                    data: string;
                  };
                }
              | {
                  gcsUri: string;
                }
              | {
                  uri: string;
                }
              | {
                  encodedVideo: string;
                }
            )
          | null
        )
      | {
          bytesBase64Encoded: string;
        }
      | {
          inlineData: {
            data: string;
          };
        }
      | {
          gcsUri: string;
        }
      | {
          uri: string;
        }
      | {
          encodedVideo: string;
        };
    /** @description How a video is made. */
    Parameters: {
      /** @description Its length in seconds, as a number or a text; 8 unless given. */
      durationSeconds?: number | string | null;
      /** @description 720p, 1080p or 4k, as far as the model can; 720p unless given. */
      resolution?: string | null;
      /** @description 16:9 or 9:16; 16:9 unless given. */
      aspectRatio?: string | null;
      /** @description How many videos; always 1. */
      numberOfVideos?: number | null;
      /** @description The same under the name that clients of the vendor write. */
      sampleCount?: number | null;
      /** @description Makes the video repeatable as far as the model can. */
      seed?: number | null;
      /** @description Whether it has sound, for models that can leave it out. */
      generateAudio?: boolean | null;
      /** @description What is not to be seen. */
      negativePrompt?: string | null;
      /** @description Whether the prompt is rewritten. */
      enhancePrompt?: boolean | null;
      /** @description Whether people may be seen. */
      personGeneration?: string | null;
      /** @description A place at the vendor where the video is put. */
      storageUri?: string | null;
      /** @description Frames of a second. */
      fps?: number | null;
      /** @description How much is kept by the encoding. */
      compressionQuality?: string | null;
      /** @description How an image of another ratio is fitted. */
      resizeMode?: string | null;
      /** @description Where the vendor reports progress. */
      pubsubTopic?: string | null;
    } | null;
    /** @description What is known of a task. */
    Response: {
      /** @description The name of the task. */
      name: string;
      /** @description Whether it has ended. */
      done?: boolean;
      /** @description What it made. */
      response?: {
        /** @description The videos, in the form of some hosts. */
        videos?: components["schemas"]["Sample"][];
        /** @description How many were withheld, in the form of some hosts. */
        raiMediaFilteredCount?: number;
        /** @description Why they were, in the form of some hosts. */
        raiMediaFilteredReasons?: string[];
        /** @description The videos, or how many were withheld. */
        generateVideoResponse?: {
          /** @description The videos. */
          generatedSamples?: components["schemas"]["Sample"][];
          /** @description How many videos were withheld for safety. */
          raiMediaFilteredCount?: number;
          /** @description Why they were. */
          raiMediaFilteredReasons?: string[];
        };
      };
      error?: components["schemas"]["Fault"];
    };
    /** @description One video. */
    Sample: {
      /** @description The video. */
      video?: {
        /** @description Its address. */
        uri?: string;
        /** @description Its bytes in base64. */
        encodedVideo?: string;
        /** @description Its media type. */
        encoding?: string;
      };
      /** @description Its bytes in base64, in the form of some hosts. */
      bytesBase64Encoded?: string;
      /** @description Its media type beside them. */
      mimeType?: string;
    };
    /** @description Why there is no video. */
    Fault: {
      /** @description The fault as a number. */
      code?: number;
      /** @description The fault in words. */
      message?: string;
      /** @description The fault as a word. */
      status?: string;
    };
    /** @description A failed call. */
    Error: {
      error: {
        /** @description The HTTP status. */
        code: number;
        /** @description The fault in words. */
        message: string;
        /** @description The class of the fault. */
        status: string;
      };
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
