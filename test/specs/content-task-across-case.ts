/** Requests for content-task videos beside those of other dialects. */
import { type Json, type Wire } from "../../src/registry.js";

export interface Case {
  readonly name: string;
  readonly from: string;
  readonly task?: string;
  readonly body: Wire;
  readonly to: string;
  readonly profile?: string;
  /** Members of the sent body. A member with the value undefined must be absent. */
  readonly sends?: Readonly<Record<string, Json | undefined>>;
  readonly loses?: readonly string[];
  /** The texts of the refusal, and the field at fault. */
  readonly refused?: readonly [message: string, param: string];
}

export const url = "https://host.test/a.mp4";

export const generation = "video-generation";

export const task = "video-content-task";

export const least: Wire = { model: "maker/m", prompt: "a boat" };

export const interactions = "video-interactions";

export const running = "video-long-running";

export const bytes = "data:image/png;base64,AAAA";

export const requested: Wire = { model: "maker/m", input: "a boat", response_format: { type: "video" } };

export const instance = (fields: Wire = {}): Wire => ({ instances: [{ prompt: "a boat", ...fields }] });

export const text: Wire = { type: "text", text: "a boat" };
