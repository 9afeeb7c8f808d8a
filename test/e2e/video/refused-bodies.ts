/** Bodies that are refused, and the helpers that write them. */

/** A body that is refused before any upstream is called: its model, its dialect and the client's error. */

export interface Refused {
  readonly what: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly path?: string;
  /** The dialect of the request. By default it is the model's own. */
  readonly from?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly code: string;
  /** The client's own name of the invalid member. */
  readonly field: string;
}

export const url = "https://example.test/a.mp4";

export const PNG = "iVBORw0KGgoAAAANSUhEUg==";

export const cannot = (what: string, body: Refused["body"], field: string, path?: string): Refused => ({
  what,
  body,
  field,
  code: "unsupported_capability",
  ...(path !== undefined && { path }),
});

export const wrong = (what: string, body: Refused["body"], field: string, path?: string): Refused => ({
  what,
  body,
  field,
  code: "invalid_request",
  ...(path !== undefined && { path }),
});

export const text = { type: "text", text: "a paper boat" };

export const image = { type: "image", data: PNG, mime_type: "image/png" };

export const shown = (role: string) => ({ type: "image_url", image_url: { url }, role });

export const video = { type: "video_url", video_url: { url }, role: "reference_video" };

export const referenceAudio = { type: "audio_url", audio_url: { url }, role: "reference_audio" };

export const content = (...items: object[]) => ({ content: [text, ...items] });

export const parameters = (more: object) => ({ parameters: more });
