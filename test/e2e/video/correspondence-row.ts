/** A row of the table of video correspondences, and the helpers that write it. */

/** Images and videos at an address of the test, and the responses when they are fetched. */
export interface Hosted {
  readonly image: string;
  readonly video: string;
  readonly imageBytes: string;
  readonly videoBytes: string;
}

/** A call with more than the minimum of its dialect. */
export interface Ask {
  readonly path?: string;
  readonly more: (hosted: Hosted) => Record<string, unknown>;
}

/**
 * What one vendor receives: members of its wire, undefined where they must be absent, and what is reported as dropped.
 * Or the texts of a refusal.
 */
export type Outcome =
  | { readonly sends: (hosted: Hosted) => Record<string, unknown>; readonly drops?: string }
  | { readonly refuses: string; readonly param?: string };

export interface Row {
  readonly what: string;
  readonly from: string;
  readonly ask: Ask;
  /** By the dialect of the vendor. Vendors without an entry are not called. */
  readonly to: Readonly<Record<string, Outcome>>;
}

export const [GV, IA, LR, BO, CT] = [
  "video-generation",
  "video-interactions",
  "video-long-running",
  "video-long-running-by-operation",
  "video-content-task",
] as const;

export const EDITS = "/v1/videos/edits";

export const EXTENSIONS = "/v1/videos/extensions";

export const sends = (members: Record<string, unknown>, drops?: string): Outcome => ({
  sends: () => members,
  ...(drops !== undefined && { drops }),
});

export const requests = (more: Record<string, unknown>, path?: string): Ask => ({
  more: () => more,
  ...(path !== undefined && { path }),
});

export const refuses = (words: string, param?: string): Outcome => ({
  refuses: words,
  ...(param !== undefined && { param }),
});

export const text = { type: "text", text: "a paper boat" };

export const image = (url: string, role: string) => ({ type: "image_url", image_url: { url }, role });

export const video = (url: string) => ({ type: "video_url", video_url: { url }, role: "reference_video" });

export const PNG = "iVBORw0KGgoAAAANSUhEUg==";

export const IN_DATA = `data:image/png;base64,${PNG}`;

export const format = (more: object) => ({ response_format: { type: "video", ...more } });

export const parameters = (more: object) => ({ parameters: more });
