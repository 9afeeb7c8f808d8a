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
import type { AnyDialect, Dialect, FieldRow } from "../src/conversion/dialect.js";
import { chat } from "./chat/dialect.js";
import { embedContent } from "./embed-content/dialect.js";
import { embeddings } from "./embeddings/dialect.js";
import { generateContent } from "./generate-content/dialect.js";
import { images } from "./images/dialect.js";
import { imagesByReference } from "./images-by-reference/dialect.js";
import { imagesOfLayers } from "./images-of-layers/dialect.js";
import { interactions } from "./interactions/dialect.js";
import { messages } from "./messages/dialect.js";
import { responses } from "./responses/dialect.js";
import { videoContentTask } from "./video-content-task/dialect.js";
import { videoGeneration } from "./video-generation/dialect.js";
import { videoInteractions } from "./video-interactions/dialect.js";
import { videoLongRunning } from "./video-long-running/dialect.js";
import { videoLongRunningByOperation } from "./video-long-running-by-operation/dialect.js";
import * as chatToGenerateContent from "./pairs/chat-to-generate-content.js";
import * as chatToInteractions from "./pairs/chat-to-interactions.js";
import * as chatToMessages from "./pairs/chat-to-messages.js";
import * as chatToResponses from "./pairs/chat-to-responses.js";
import * as embedContentToEmbeddings from "./pairs/embed-content-to-embeddings.js";
import * as embeddingsToEmbedContent from "./pairs/embeddings-to-embed-content.js";
import * as generateContentToChat from "./pairs/generate-content-to-chat.js";
import * as generateContentToInteractions from "./pairs/generate-content-to-interactions.js";
import * as generateContentToMessages from "./pairs/generate-content-to-messages.js";
import * as generateContentToResponses from "./pairs/generate-content-to-responses.js";
import * as imagesToImagesByReference from "./pairs/images-to-images-by-reference.js";
import * as imagesToImagesOfLayers from "./pairs/images-to-images-of-layers.js";
import * as imagesByReferenceToImages from "./pairs/images-by-reference-to-images.js";
import * as imagesByReferenceToImagesOfLayers from "./pairs/images-by-reference-to-images-of-layers.js";
import * as imagesOfLayersToImages from "./pairs/images-of-layers-to-images.js";
import * as imagesOfLayersToImagesByReference from "./pairs/images-of-layers-to-images-by-reference.js";
import * as interactionsToChat from "./pairs/interactions-to-chat.js";
import * as interactionsToGenerateContent from "./pairs/interactions-to-generate-content.js";
import * as interactionsToMessages from "./pairs/interactions-to-messages.js";
import * as interactionsToResponses from "./pairs/interactions-to-responses.js";
import * as messagesToChat from "./pairs/messages-to-chat.js";
import * as messagesToGenerateContent from "./pairs/messages-to-generate-content.js";
import * as messagesToInteractions from "./pairs/messages-to-interactions.js";
import * as messagesToResponses from "./pairs/messages-to-responses.js";
import * as responsesToChat from "./pairs/responses-to-chat.js";
import * as responsesToGenerateContent from "./pairs/responses-to-generate-content.js";
import * as responsesToInteractions from "./pairs/responses-to-interactions.js";
import * as responsesToMessages from "./pairs/responses-to-messages.js";
import * as videoContentTaskToVideoGeneration from "./pairs/video-content-task-to-video-generation.js";
import * as videoContentTaskToVideoInteractions from "./pairs/video-content-task-to-video-interactions.js";
import * as videoContentTaskToVideoLongRunning from "./pairs/video-content-task-to-video-long-running.js";
import * as videoContentTaskToVideoLongRunningByOperation from "./pairs/video-content-task-to-video-long-running-by-operation.js";
import * as videoGenerationToVideoContentTask from "./pairs/video-generation-to-video-content-task.js";
import * as videoGenerationToVideoInteractions from "./pairs/video-generation-to-video-interactions.js";
import * as videoGenerationToVideoLongRunning from "./pairs/video-generation-to-video-long-running.js";
import * as videoGenerationToVideoLongRunningByOperation from "./pairs/video-generation-to-video-long-running-by-operation.js";
import * as videoInteractionsToVideoContentTask from "./pairs/video-interactions-to-video-content-task.js";
import * as videoInteractionsToVideoGeneration from "./pairs/video-interactions-to-video-generation.js";
import * as videoInteractionsToVideoLongRunning from "./pairs/video-interactions-to-video-long-running.js";
import * as videoInteractionsToVideoLongRunningByOperation from "./pairs/video-interactions-to-video-long-running-by-operation.js";
import * as videoLongRunningToVideoContentTask from "./pairs/video-long-running-to-video-content-task.js";
import * as videoLongRunningToVideoGeneration from "./pairs/video-long-running-to-video-generation.js";
import * as videoLongRunningToVideoInteractions from "./pairs/video-long-running-to-video-interactions.js";
import * as videoLongRunningByOperationToVideoContentTask from "./pairs/video-long-running-by-operation-to-video-content-task.js";
import * as videoLongRunningByOperationToVideoGeneration from "./pairs/video-long-running-by-operation-to-video-generation.js";
import * as videoLongRunningByOperationToVideoInteractions from "./pairs/video-long-running-by-operation-to-video-interactions.js";
import * as videoLongRunningByOperationToVideoLongRunning from "./pairs/video-long-running-by-operation-to-video-long-running.js";

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

export interface Pair {
  readonly from: string;
  readonly to: string;
  readonly fields: readonly FieldRow[];
  readonly dropped: readonly FieldRow[];
}

/** What a request of one dialect becomes for a model behind another. */
export const pairs: readonly Pair[] = [
  { from: "chat", to: "generate-content", ...chatToGenerateContent },
  { from: "chat", to: "interactions", ...chatToInteractions },
  { from: "chat", to: "messages", ...chatToMessages },
  { from: "chat", to: "responses", ...chatToResponses },
  { from: "embed-content", to: "embeddings", ...embedContentToEmbeddings },
  { from: "embeddings", to: "embed-content", ...embeddingsToEmbedContent },
  { from: "generate-content", to: "chat", ...generateContentToChat },
  { from: "generate-content", to: "interactions", ...generateContentToInteractions },
  { from: "generate-content", to: "messages", ...generateContentToMessages },
  { from: "generate-content", to: "responses", ...generateContentToResponses },
  { from: "images", to: "images-by-reference", ...imagesToImagesByReference },
  { from: "images", to: "images-of-layers", ...imagesToImagesOfLayers },
  { from: "images-by-reference", to: "images", ...imagesByReferenceToImages },
  { from: "images-by-reference", to: "images-of-layers", ...imagesByReferenceToImagesOfLayers },
  { from: "images-of-layers", to: "images", ...imagesOfLayersToImages },
  { from: "images-of-layers", to: "images-by-reference", ...imagesOfLayersToImagesByReference },
  { from: "interactions", to: "chat", ...interactionsToChat },
  { from: "interactions", to: "generate-content", ...interactionsToGenerateContent },
  { from: "interactions", to: "messages", ...interactionsToMessages },
  { from: "interactions", to: "responses", ...interactionsToResponses },
  { from: "messages", to: "chat", ...messagesToChat },
  { from: "messages", to: "generate-content", ...messagesToGenerateContent },
  { from: "messages", to: "interactions", ...messagesToInteractions },
  { from: "messages", to: "responses", ...messagesToResponses },
  { from: "responses", to: "chat", ...responsesToChat },
  { from: "responses", to: "generate-content", ...responsesToGenerateContent },
  { from: "responses", to: "interactions", ...responsesToInteractions },
  { from: "responses", to: "messages", ...responsesToMessages },
  { from: "video-content-task", to: "video-generation", ...videoContentTaskToVideoGeneration },
  { from: "video-content-task", to: "video-interactions", ...videoContentTaskToVideoInteractions },
  { from: "video-content-task", to: "video-long-running", ...videoContentTaskToVideoLongRunning },
  {
    from: "video-content-task",
    to: "video-long-running-by-operation",
    ...videoContentTaskToVideoLongRunningByOperation,
  },
  { from: "video-generation", to: "video-content-task", ...videoGenerationToVideoContentTask },
  { from: "video-generation", to: "video-interactions", ...videoGenerationToVideoInteractions },
  { from: "video-generation", to: "video-long-running", ...videoGenerationToVideoLongRunning },
  { from: "video-generation", to: "video-long-running-by-operation", ...videoGenerationToVideoLongRunningByOperation },
  { from: "video-interactions", to: "video-content-task", ...videoInteractionsToVideoContentTask },
  { from: "video-interactions", to: "video-generation", ...videoInteractionsToVideoGeneration },
  { from: "video-interactions", to: "video-long-running", ...videoInteractionsToVideoLongRunning },
  {
    from: "video-interactions",
    to: "video-long-running-by-operation",
    ...videoInteractionsToVideoLongRunningByOperation,
  },
  { from: "video-long-running", to: "video-content-task", ...videoLongRunningToVideoContentTask },
  { from: "video-long-running", to: "video-generation", ...videoLongRunningToVideoGeneration },
  { from: "video-long-running", to: "video-interactions", ...videoLongRunningToVideoInteractions },
  {
    from: "video-long-running-by-operation",
    to: "video-content-task",
    ...videoLongRunningByOperationToVideoContentTask,
  },
  { from: "video-long-running-by-operation", to: "video-generation", ...videoLongRunningByOperationToVideoGeneration },
  {
    from: "video-long-running-by-operation",
    to: "video-interactions",
    ...videoLongRunningByOperationToVideoInteractions,
  },
  {
    from: "video-long-running-by-operation",
    to: "video-long-running",
    ...videoLongRunningByOperationToVideoLongRunning,
  },
];

export { routes } from "./routes.js";
export { gatewayCodes } from "./error-codes.js";
export { refusals } from "./refusals.js";
export { presets } from "./presets.js";
export { profiles } from "./profiles.js";
