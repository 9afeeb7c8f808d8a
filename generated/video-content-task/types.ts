// Made from specs/dialects/video-content-task/dialect.yaml by "make generate". Change the specs, not this file.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description One call for a video. */
    Request: {
      /** @description Public ID of the model. */
      model: string;
      /**
       * @description What the video is made of, in order. References are named in the words by their place among
       * those of their kind.
       */
      content: components["schemas"]["Content"][];
      /** @description The length of the shorter side: 480p, 720p, 1080p, or 4k where supported. */
      resolution?: string | null;
      /**
       * @description Width to height; adaptive fits it to what is given.
       * @enum {string|null}
       */
      ratio?: "16:9" | "4:3" | "1:1" | "3:4" | "9:16" | "21:9" | "adaptive" | null;
      /** @description Length in seconds; -1 leaves it to models that choose it. */
      duration?: number | null;
      /** @description Length in frames in place of seconds. */
      frames?: number | null;
      /** @description Make sound too. */
      generate_audio?: boolean | null;
      /** @description Mark the video as made. */
      watermark?: boolean | null;
      /**
       * @description Container of the file, mp4 or mov.
       * @enum {string|null}
       */
      output_format?: "mp4" | "mov" | null;
      /** @description Makes it repeatable where the model can; -1 for any. */
      seed?: number | null;
      /** @description Keep the camera still. */
      camera_fixed?: boolean | null;
      /** @description Keep the last image too. */
      return_last_frame?: boolean | null;
      /** @description Make a cheap first look, which a later task can make final. */
      draft?: boolean | null;
      /**
       * @description The purpose of references; auto derives it from them.
       * @enum {string|null}
       */
      omni_reference_task_type?: "auto" | "reference" | "edit" | "extend" | null;
      /** @description Seconds after which the task is given up. */
      execution_expires_after?: number | null;
      /** @description The end user on whose behalf the call is made. */
      safety_identifier?: string | null;
      /** @description What the model may use on the way. */
      tools?: components["schemas"]["Tool"][] | null;
      /** @description Processing tier; paid tiers are refused. */
      service_tier?: string | null;
      /** @description The URL to call when the task has ended. */
      callback_url?: string | null;
    };
    /** @description Words, a medium, or a draft. */
    Content: {
      /**
       * @description Kind of content.
       * @enum {string}
       */
      type: "text" | "image_url" | "video_url" | "audio_url" | "draft_task";
      /** @description The words. */
      text?: string | null;
      /** @description An image: an address, a data URI or an asset. */
      image_url?: components["schemas"]["Medium"];
      /** @description A video: an address or an asset. */
      video_url?: components["schemas"]["Medium"];
      /** @description A sound: an address, a data URI or an asset. */
      audio_url?: components["schemas"]["Medium"];
      /** @description A task of this wallet whose draft is made final. */
      draft_task?: {
        /** @description ID of the task. */
        id?: string;
      } | null;
      /**
       * @description What a medium is for: first_frame, last_frame, reference_image, reference_video or
       * reference_audio.
       */
      role?: string | null;
    } & (unknown & unknown & unknown & unknown & unknown);
    /** @description A medium by its address. */
    Medium: {
      /** @description Address, data URI or asset://ID. */
      url?: string;
    } | null;
    /** @description Something the model may use. */
    Tool: {
      /** @description Kind of tool: web_search. */
      type: string;
    };
    /** @description A task that was accepted. */
    Accepted: {
      /** @description ID of the task. */
      id: string;
    };
    /** @description The current state of a task. Unknown members are absent. */
    Response: {
      /** @description ID of the task. */
      id: string;
      /** @description Public ID of the model. */
      model?: string;
      /** @description queued, running, succeeded, failed, cancelled (or canceled) or expired. */
      status: string;
      /** @description What was made. */
      content?: {
        /** @description Address of the video. */
        video_url?: string;
        /** @description Address of its last image. */
        last_frame_url?: string;
      };
      usage?: components["schemas"]["Usage"];
      /** @description Why there is no video. */
      error?: {
        code?: string;
        message?: string;
      } | null;
      /** @description When it began in Unix seconds. */
      created_at?: number;
      /** @description When it last changed in Unix seconds. */
      updated_at?: number;
      resolution?: string;
      ratio?: string;
      /** @description Length in seconds. */
      duration?: number;
      /** @description Length in frames. */
      frames?: number;
      framespersecond?: number;
      seed?: number;
      generate_audio?: boolean;
      draft?: boolean;
      output_format?: string;
      execution_expires_after?: number;
      /** @description The task whose draft was made final. */
      draft_task_id?: string;
      /** @description Processing tier. */
      service_tier?: string;
      /** @description Place among what waits. */
      priority?: number;
      /** @description The end user on whose behalf the call was made. */
      safety_identifier?: string;
      /** @description What the model might use on the way. */
      tools?: unknown[];
      /** @description The words as the model took them. */
      revised_prompt?: string;
      subdivisionlevel?: string;
      fileformat?: string;
    };
    /** @description What it took. */
    Usage: {
      completion_tokens?: number;
      total_tokens?: number;
      /** @description How often each tool was used. */
      tool_usage?: {
        [key: string]: unknown;
      };
    };
    /** @description An empty object. */
    Nothing: Record<string, never>;
    /** @description A failed call. */
    Error: {
      error: {
        code: string | null;
        message: string;
        param: string | null;
        type: string;
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
