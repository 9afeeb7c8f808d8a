/** Bodies of long-running operations that make videos. */
import { type Wire } from "../../src/registry.js";

export const bytes: Wire = { bytesBase64Encoded: "iVBO", mimeType: "image/png" };

export const imageUri = "data:image/png;base64,iVBO";

export const give = (instance: Wire, parameters?: Wire): Wire => ({
  instances: [{ prompt: "A paper boat", ...instance }],
  ...(parameters !== undefined && { parameters }),
});

export const set = (parameters: Wire): Wire => give({}, parameters);

export const uri = "https://host.test/a.mp4";

export const made = (...videos: Wire[]): Wire => ({
  generateVideoResponse: { generatedSamples: videos.map((video) => ({ video })) },
});

export const failed = (code: number, message: string): Wire => ({ name: "t", done: true, error: { code, message } });
