/** The dialect `video-generation`, as its tests read and write it. */
import { videoDialect } from "../../support/videos/video-dialects.js";

export const dialect = videoDialect("video-generation");

export const { jobs } = dialect.modality;

export const IMAGE = "data:image/png;base64,AAAA";

export const VIDEO = { url: "https://example.test/a.mp4" };
