// Made from specs/dialects/chat/dialect.yaml, specs/dialects/chat/mapping.yaml,
// specs/dialects/embed-content/dialect.yaml, specs/dialects/embed-content/mapping.yaml,
// specs/dialects/embeddings/dialect.yaml, specs/dialects/embeddings/mapping.yaml,
// specs/dialects/generate-content/dialect.yaml, specs/dialects/generate-content/mapping.yaml,
// specs/dialects/images/dialect.yaml, specs/dialects/images/mapping.yaml,
// specs/dialects/images-by-reference/dialect.yaml, specs/dialects/images-by-reference/mapping.yaml,
// specs/dialects/images-of-layers/dialect.yaml, specs/dialects/images-of-layers/mapping.yaml,
// specs/dialects/interactions/dialect.yaml, specs/dialects/interactions/mapping.yaml,
// specs/dialects/messages/dialect.yaml, specs/dialects/messages/mapping.yaml, specs/dialects/responses/dialect.yaml,
// specs/dialects/responses/mapping.yaml, specs/dialects/video-content-task/dialect.yaml,
// specs/dialects/video-content-task/mapping.yaml, specs/dialects/video-generation/dialect.yaml,
// specs/dialects/video-generation/mapping.yaml, specs/dialects/video-interactions/dialect.yaml,
// specs/dialects/video-interactions/mapping.yaml, specs/dialects/video-long-running/dialect.yaml,
// specs/dialects/video-long-running/mapping.yaml, specs/dialects/video-long-running-by-operation/dialect.yaml,
// specs/dialects/video-long-running-by-operation/mapping.yaml by "make generate". Change the specs, not this file.
import type { AnyDialect, Dialect, Pair } from "../src/conversion/dialect.js";
import { chat } from "./chat/dialect.js";
import { embedContent } from "./embed-content/dialect.js";
import { embeddings } from "./embeddings/dialect.js";
import { generateContent } from "./generate-content/dialect.js";
import { imagesByReference } from "./images-by-reference/dialect.js";
import { imagesOfLayers } from "./images-of-layers/dialect.js";
import { images } from "./images/dialect.js";
import { interactions } from "./interactions/dialect.js";
import { messages } from "./messages/dialect.js";
import { fromChat } from "./pairs/chat.js";
import { fromEmbedContent } from "./pairs/embed-content.js";
import { fromEmbeddings } from "./pairs/embeddings.js";
import { fromGenerateContent } from "./pairs/generate-content.js";
import { fromImagesByReference } from "./pairs/images-by-reference.js";
import { fromImagesOfLayers } from "./pairs/images-of-layers.js";
import { fromImages } from "./pairs/images.js";
import { fromInteractions } from "./pairs/interactions.js";
import { fromMessages } from "./pairs/messages.js";
import { fromResponses } from "./pairs/responses.js";
import { fromVideoContentTask } from "./pairs/video-content-task.js";
import { fromVideoGeneration } from "./pairs/video-generation.js";
import { fromVideoInteractions } from "./pairs/video-interactions.js";
import { fromVideoLongRunningByOperation } from "./pairs/video-long-running-by-operation.js";
import { fromVideoLongRunning } from "./pairs/video-long-running.js";
import { responses } from "./responses/dialect.js";
import { videoContentTask } from "./video-content-task/dialect.js";
import { videoGeneration } from "./video-generation/dialect.js";
import { videoInteractions } from "./video-interactions/dialect.js";
import { videoLongRunningByOperation } from "./video-long-running-by-operation/dialect.js";
import { videoLongRunning } from "./video-long-running/dialect.js";

/** Every dialect by its name. */
export const dialects: ReadonlyMap<string, AnyDialect> = new Map<string, AnyDialect>([
  ["chat", chat],
  ["embed-content", embedContent],
  ["embeddings", embeddings],
  ["generate-content", generateContent],
  ["images", images],
  ["images-by-reference", imagesByReference],
  ["images-of-layers", imagesOfLayers],
  ["interactions", interactions],
  ["messages", messages],
  ["responses", responses],
  ["video-content-task", videoContentTask],
  ["video-generation", videoGeneration],
  ["video-interactions", videoInteractions],
  ["video-long-running", videoLongRunning],
  ["video-long-running-by-operation", videoLongRunningByOperation],
]);

/** Its error shape serves paths that belong to no dialect. */
export const fallbackDialect: Dialect<"text"> = chat;

/** What a request of one dialect becomes for a model behind another. */
export const pairs: readonly Pair[] = [
  ...fromChat,
  ...fromEmbedContent,
  ...fromEmbeddings,
  ...fromGenerateContent,
  ...fromImages,
  ...fromImagesByReference,
  ...fromImagesOfLayers,
  ...fromInteractions,
  ...fromMessages,
  ...fromResponses,
  ...fromVideoContentTask,
  ...fromVideoGeneration,
  ...fromVideoInteractions,
  ...fromVideoLongRunning,
  ...fromVideoLongRunningByOperation,
];

export { routes } from "./routes.js";
export { gatewayCodes } from "./error-codes.js";
export { refusals } from "./refusals.js";
export { presets } from "./presets.js";
export { profiles } from "./profiles.js";
