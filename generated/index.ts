// Made from specs/dialects/*/dialect.yaml, specs/dialects/*/mapping.yaml by "make generate". Change the specs, not this
// file.
import type { AnyDialect, Dialect } from "../src/conversion/dialect.js";
import { bedrockConverse } from "./bedrock-converse/dialect.js";
import { chat } from "./chat/dialect.js";
import { cohereChat } from "./cohere-chat/dialect.js";
import { embedContent } from "./embed-content/dialect.js";
import { embeddingsByDtype } from "./embeddings-by-dtype/dialect.js";
import { embeddings } from "./embeddings/dialect.js";
import { generateContent } from "./generate-content/dialect.js";
import { imagesByReference } from "./images-by-reference/dialect.js";
import { imagesOfLayers } from "./images-of-layers/dialect.js";
import { images } from "./images/dialect.js";
import { interactions } from "./interactions/dialect.js";
import { messages } from "./messages/dialect.js";
import { ollamaChat } from "./ollama-chat/dialect.js";
import { responses } from "./responses/dialect.js";
import { videoContentTask } from "./video-content-task/dialect.js";
import { videoGeneration } from "./video-generation/dialect.js";
import { videoInteractions } from "./video-interactions/dialect.js";
import { videoLongRunningByOperation } from "./video-long-running-by-operation/dialect.js";
import { videoLongRunning } from "./video-long-running/dialect.js";

/** Every dialect by its name. */
export const dialects: ReadonlyMap<string, AnyDialect> = new Map<string, AnyDialect>([
  ["bedrock-converse", bedrockConverse],
  ["chat", chat],
  ["cohere-chat", cohereChat],
  ["embed-content", embedContent],
  ["embeddings", embeddings],
  ["embeddings-by-dtype", embeddingsByDtype],
  ["generate-content", generateContent],
  ["images", images],
  ["images-by-reference", imagesByReference],
  ["images-of-layers", imagesOfLayers],
  ["interactions", interactions],
  ["messages", messages],
  ["ollama-chat", ollamaChat],
  ["responses", responses],
  ["video-content-task", videoContentTask],
  ["video-generation", videoGeneration],
  ["video-interactions", videoInteractions],
  ["video-long-running", videoLongRunning],
  ["video-long-running-by-operation", videoLongRunningByOperation],
]);

/** Its error shape serves paths that belong to no dialect. */
export const fallbackDialect: Dialect<"text"> = chat;

export { routes } from "./routes.js";
export { gatewayCodes } from "./error-codes.js";
export { refusals } from "./refusals.js";
export { presets } from "./presets.js";
export { profiles } from "./profiles.js";
