// Made from specs/dialects/video-generation/dialect.yaml by "make generate". Change the specs, not this file.
export interface paths {
  "/v1/videos/generations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a video
     * @description Makes a video of words, of an image, or of references.
     */
    post: operations["createVideo"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/videos/edits": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Change a video
     * @description Makes a video from another one and a prompt that describes the change.
     */
    post: operations["editVideo"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/videos/extensions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Extend a video
     * @description Makes a video that continues another one.
     */
    post: operations["extendVideo"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/videos/{task}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read a task
     * @description Returns the state of a task, in the dialect that created it.
     */
    get: operations["getVideo"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/tasks/{task}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read any task
     * @description Returns the state of a task of any video dialect, in the dialect that created it.
     */
    get: operations["getTask"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
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
export interface operations {
  createVideo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "model": "maker/some-videoWriter",
         *       "prompt": "A paper boat on a pond",
         *       "duration": 6
         *     }
         */
        "application/json": components["schemas"]["Request"];
      };
    };
    responses: {
      /** @description The task. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Accepted"];
        };
      };
      /** @description The call was refused or failed. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  editVideo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "model": "maker/some-videoWriter",
         *       "prompt": "Let it snow",
         *       "video": {
         *         "url": "https://example.test/house.mp4"
         *       }
         *     }
         */
        "application/json": components["schemas"]["EditRequest"];
      };
    };
    responses: {
      /** @description The task. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Accepted"];
        };
      };
      /** @description The call was refused or failed. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  extendVideo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        /**
         * @example {
         *       "model": "maker/some-videoWriter",
         *       "prompt": "The boat sails on",
         *       "video": {
         *         "url": "https://example.test/boat.mp4"
         *       },
         *       "duration": 6
         *     }
         */
        "application/json": components["schemas"]["ExtendRequest"];
      };
    };
    responses: {
      /** @description The task. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Accepted"];
        };
      };
      /** @description The call was refused or failed. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  getVideo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description ID of the task. */
        task: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What is known of the task. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Response"];
        };
      };
      /** @description There is no such task, or it cannot be looked up now. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  getTask: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description ID of the task. */
        task: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What is known of the task. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Response"];
        };
      };
      /** @description There is no such task, or it cannot be looked up now. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
}
