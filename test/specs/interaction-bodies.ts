/** Bodies of interactions that make videos. */
import { type Wire } from "../../src/registry.js";

export const words: Wire = { type: "text", text: "A paper boat" };

export const image: Wire = { type: "image", data: "iVBO", mime_type: "image/png" };

export const video: Wire = { type: "video", data: "AAAA", mime_type: "video/mp4" };

export const bodyWith = (fields: Wire = {}): Wire => ({ model: "maker/m", input: "A paper boat", ...fields });

export const task = (name: string): Wire => ({ generation_config: { video_config: { task: name } } });

export const format = (fields: Wire): Wire => ({ response_format: { type: "video", ...fields } });

export const imageUri = "data:image/png;base64,iVBO";

export const videoUri = "data:video/mp4;base64,AAAA";

export const uri = "https://host.test/a.mp4";
