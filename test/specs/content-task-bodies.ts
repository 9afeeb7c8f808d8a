/** Pieces of bodies of the content-task dialect. */
import { dialectsOf, type Dialect, type Wire } from "../../src/registry.js";

const found = dialectsOf("video").get("video-content-task");
if (found === undefined) throw new Error("There is no such dialect.");
export const dialect: Dialect<"video"> = found;

export const words: Wire = { type: "text", text: "A paper boat" };
export const image = (role?: string, url = "https://host.test/a.png"): Wire => ({
  type: "image_url",
  image_url: { url },
  ...(role !== undefined && { role }),
});
export const video = (url = "https://host.test/a.mp4"): Wire => ({
  type: "video_url",
  video_url: { url },
  role: "reference_video",
});
export const sound = (url = "https://host.test/a.mp3"): Wire => ({
  type: "audio_url",
  audio_url: { url },
  role: "reference_audio",
});
export const draft: Wire = { type: "draft_task", draft_task: { id: "task_1" } };
export const many = (count: number, item: Wire): Wire[] => Array.from({ length: count }, () => item);

export const ask = (fields: Wire = {}): Wire => ({ model: "maker/m", content: [words], ...fields });
export const give = (...content: Wire[]): Wire => ask({ content: [words, ...content] });
