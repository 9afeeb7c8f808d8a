// Made from specs/dialects/video-long-running-by-operation/mapping.yaml by "make generate". Change the specs, not this
// file.
import type { ConceptPaths } from "../../src/conversion/loss.js";

/** The places of each concept of each form in a body of the video-long-running-by-operation dialect. */
export const paths: ConceptPaths = {
  "request.prompt": ["instances[0].prompt"],
  "request.first_frame": ["instances[0].image"],
  "request.last_frame": ["instances[0].lastFrame"],
  "request.reference_images": ["instances[0].referenceImages"],
  "request.source": ["instances[0].video"],
  "request.duration": ["parameters.durationSeconds"],
  "request.resolution": ["parameters.resolution"],
  "request.aspect_ratio": ["parameters.aspectRatio"],
  "request.seed": ["parameters.seed"],
  "request.audio": ["parameters.generateAudio"],
  "request.count": ["parameters.numberOfVideos", "parameters.sampleCount"],
  "medium.nested.url": ["inlineData.data", "inlineData.mimeType"],
  "medium.stored.file": ["gcsUri"],
  "medium.bytes.url": ["bytesBase64Encoded", "mimeType"],
  "reference.bytes.url": ["image.bytesBase64Encoded", "image.mimeType"],
  "video_given.bytes.url": ["encodedVideo", "encoding"],
  "video_given.stored.url": ["uri"],
  "video_given.stored.file": ["gcsUri"],
  "video.bytes.data": ["bytesBase64Encoded"],
  "video.bytes.mime": ["mimeType"],
  "video.linked.url": ["uri", "gcsUri"],
  "video.linked.mime": ["mimeType"],
};
