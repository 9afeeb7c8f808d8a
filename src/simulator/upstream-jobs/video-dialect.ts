import type { AnyDialect, Dialect, Vocabularies, VocabularyName } from "../../registry.js";

type Video = Dialect<"video">;

/** A dialect whose calls make jobs. */
export type VideoDialect = Video & { readonly jobs: NonNullable<Video["jobs"]> };

/** What a job is to make. */
export type VideoRequest = Vocabularies["video"]["request"];

/** The state of a job. */
export type VideoResponse = Vocabularies["video"]["response"];

export function makesVideos(dialect: AnyDialect): dialect is VideoDialect {
  return dialect.vocabulary === "video" && dialect.jobs !== undefined;
}

/** The places of media that the dialect's answers have. */
export interface VideoPlaces {
  /** Without it, the answer contains the video itself. */
  readonly address: boolean;
  readonly input: boolean;
}

/** Found by writing an answer and reading it back. */
export function placesIn(dialect: VideoDialect): VideoPlaces {
  const url = "https://videos.example/video.mp4";
  const { videos, usage } = dialect.readResponse(
    dialect.writeResponse({ state: "succeeded", videos: [{ url }], usage: { input: 1 } }),
  );
  return { address: videos[0]?.url === url, input: usage?.input !== undefined };
}

/** A request in the form of its dialect. */
interface VideoCall {
  readonly dialect: AnyDialect;
  readonly request: Vocabularies[VocabularyName]["request"];
}

export function isForVideo(
  requested: VideoCall,
): requested is VideoCall & { readonly dialect: VideoDialect; readonly request: VideoRequest } {
  return makesVideos(requested.dialect);
}
