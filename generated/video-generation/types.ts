// Made from specs/dialects/video-generation/dialect.yaml by "make generate". Change the specs, not this file.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description One call for a video. */
    Request: {
      /** @description Public ID of the model. */
      model: string;
      /** @description What is to be seen. */
      prompt?: string | null;
      /** @description The image that the video begins with. */
      image?: components["schemas"]["Image"];
      /** @description The image that it ends with, for models that take one. */
      last_frame?: components["schemas"]["Image"];
      /** @description Images of what is to be seen in it. */
      reference_images?: components["schemas"]["Medium"][] | null;
      /** @description Sounds or voices to be heard in it, up to three. */
      reference_audios?: components["schemas"]["Sound"][] | null;
      /** @description 480p, 720p or 1080p; 480p when left out. */
      resolution?: string | null;
      /** @description Width to height: 1:1, 16:9, 9:16, 4:3, 3:4, 3:2 or 2:3. */
      aspect_ratio?: string | null;
      /** @description Its length in seconds, 1 to 15; 8 when left out. */
      duration?: components["schemas"]["Seconds"];
      /** @description The same where duration is left out. */
      seconds?: components["schemas"]["Seconds"];
      /** @description Whether it has sound, for models that leave the choice. */
      generate_audio?: boolean | null;
      /** @description The end user on whose behalf the call is made. */
      user?: string | null;
      /** @description The URL to call when the task has ended. */
      callback_url?: string | null;
    };
    /** @description One call for a video made of another. */
    EditRequest: {
      /** @description Public ID of the model. */
      model: string;
      /** @description What is to change. */
      prompt: string;
      /** @description The video to be changed. */
      video: components["schemas"]["Video"];
      /** @description The end user on whose behalf the call is made. */
      user?: string | null;
      /** @description The URL to call when the task has ended. */
      callback_url?: string | null;
    };
    /** @description One call that extends a video. */
    ExtendRequest: {
      /** @description Public ID of the model. */
      model: string;
      /** @description What is to happen. */
      prompt: string;
      /** @description The video to extend. */
      video: components["schemas"]["Video"];
      /** @description The length of what is new in seconds, 2 to 10; 6 when left out. */
      duration?: components["schemas"]["Seconds"];
      /** @description The same where duration is left out. */
      seconds?: components["schemas"]["Seconds"];
      /** @description The end user on whose behalf the call is made. */
      user?: string | null;
      /** @description The URL to call when the task has ended. */
      callback_url?: string | null;
    };
    /** @description A whole number above 0, or one as a text. */
    Seconds: number | string | null;
    /** @description An image as an object. */
    Image: {
      [key: string]: unknown;
    } | null;
    /** @description A video as an object. */
    Video: {
      [key: string]: unknown;
    } & components["schemas"]["Medium"];
    /** @description An address or a data URI, or a file of the host. */
    Medium:
      | {
          /** @description Address or data URI. */
          url?: string | null;
          /** @description Another name of url. */
          image_url?: string | null;
          /** @description ID of a file at the host. */
          file_id?: string | null;
        }
      | {
          url: string;
        }
      | {
          image_url: string;
        }
      | {
          file_id: string;
        };
    /** @description An address or a data URI, or a voice of the host. */
    Sound:
      | {
          /** @description Address or data URI. */
          url?: string | null;
          /** @description Name of a voice at the host. */
          voice_id?: string | null;
        }
      | {
          url: string;
        }
      | {
          voice_id: string;
        };
    /** @description The task that was made. */
    Accepted: {
      /** @description ID of the task. */
      request_id: string;
    };
    /** @description What is known of a task. */
    Response: {
      /** @description ID of the task. */
      request_id: string;
      /** @description pending, done, failed or expired. */
      status: string;
      /** @description 0 to 100. */
      progress?: number;
      /** @description Public ID of the model. */
      model?: string;
      video?: components["schemas"]["MadeVideo"];
      usage?: components["schemas"]["Usage"];
      /** @description Why there is no video. */
      error?: {
        code?: string;
        message?: string;
      };
    };
    /** @description The video. */
    MadeVideo: {
      /** @description Its address. */
      url?: string;
      /** @description Its length in seconds. */
      duration?: number;
      /** @description False where it was withheld. */
      respect_moderation?: boolean;
    };
    /** @description What it took. */
    Usage: {
      /** @description What it cost in ticks of which a US dollar has 10 000 000 000. */
      cost_in_usd_ticks?: number;
    };
    /** @description A failed call. */
    Error: {
      error: {
        message: string;
        type: string;
        param: string | null;
        code: string | null;
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
