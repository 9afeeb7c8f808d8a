// Made from specs/dialects/*/mapping.yaml by "make generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/pair.js";
import { bedrockConverseToChat } from "./bedrock-converse-to-chat.js";
import { bedrockConverseToCohereChat } from "./bedrock-converse-to-cohere-chat.js";
import { bedrockConverseToGenerateContent } from "./bedrock-converse-to-generate-content.js";
import { bedrockConverseToInteractions } from "./bedrock-converse-to-interactions.js";
import { bedrockConverseToMessages } from "./bedrock-converse-to-messages.js";
import { bedrockConverseToOllamaChat } from "./bedrock-converse-to-ollama-chat.js";
import { bedrockConverseToResponses } from "./bedrock-converse-to-responses.js";
import { chatToBedrockConverse } from "./chat-to-bedrock-converse.js";
import { chatToCohereChat } from "./chat-to-cohere-chat.js";
import { chatToGenerateContent } from "./chat-to-generate-content.js";
import { chatToInteractions } from "./chat-to-interactions.js";
import { chatToMessages } from "./chat-to-messages.js";
import { chatToOllamaChat } from "./chat-to-ollama-chat.js";
import { chatToResponses } from "./chat-to-responses.js";
import { cohereChatToBedrockConverse } from "./cohere-chat-to-bedrock-converse.js";
import { cohereChatToChat } from "./cohere-chat-to-chat.js";
import { cohereChatToGenerateContent } from "./cohere-chat-to-generate-content.js";
import { cohereChatToInteractions } from "./cohere-chat-to-interactions.js";
import { cohereChatToMessages } from "./cohere-chat-to-messages.js";
import { cohereChatToOllamaChat } from "./cohere-chat-to-ollama-chat.js";
import { cohereChatToResponses } from "./cohere-chat-to-responses.js";
import { embedContentToEmbeddingsByDtype } from "./embed-content-to-embeddings-by-dtype.js";
import { embedContentToEmbeddings } from "./embed-content-to-embeddings.js";
import { embeddingsByDtypeToEmbedContent } from "./embeddings-by-dtype-to-embed-content.js";
import { embeddingsByDtypeToEmbeddings } from "./embeddings-by-dtype-to-embeddings.js";
import { embeddingsToEmbedContent } from "./embeddings-to-embed-content.js";
import { embeddingsToEmbeddingsByDtype } from "./embeddings-to-embeddings-by-dtype.js";
import { generateContentToBedrockConverse } from "./generate-content-to-bedrock-converse.js";
import { generateContentToChat } from "./generate-content-to-chat.js";
import { generateContentToCohereChat } from "./generate-content-to-cohere-chat.js";
import { generateContentToInteractions } from "./generate-content-to-interactions.js";
import { generateContentToMessages } from "./generate-content-to-messages.js";
import { generateContentToOllamaChat } from "./generate-content-to-ollama-chat.js";
import { generateContentToResponses } from "./generate-content-to-responses.js";
import { imagesByReferenceToImagesOfLayers } from "./images-by-reference-to-images-of-layers.js";
import { imagesByReferenceToImages } from "./images-by-reference-to-images.js";
import { imagesOfLayersToImagesByReference } from "./images-of-layers-to-images-by-reference.js";
import { imagesOfLayersToImages } from "./images-of-layers-to-images.js";
import { imagesToImagesByReference } from "./images-to-images-by-reference.js";
import { imagesToImagesOfLayers } from "./images-to-images-of-layers.js";
import { interactionsToBedrockConverse } from "./interactions-to-bedrock-converse.js";
import { interactionsToChat } from "./interactions-to-chat.js";
import { interactionsToCohereChat } from "./interactions-to-cohere-chat.js";
import { interactionsToGenerateContent } from "./interactions-to-generate-content.js";
import { interactionsToMessages } from "./interactions-to-messages.js";
import { interactionsToOllamaChat } from "./interactions-to-ollama-chat.js";
import { interactionsToResponses } from "./interactions-to-responses.js";
import { messagesToBedrockConverse } from "./messages-to-bedrock-converse.js";
import { messagesToChat } from "./messages-to-chat.js";
import { messagesToCohereChat } from "./messages-to-cohere-chat.js";
import { messagesToGenerateContent } from "./messages-to-generate-content.js";
import { messagesToInteractions } from "./messages-to-interactions.js";
import { messagesToOllamaChat } from "./messages-to-ollama-chat.js";
import { messagesToResponses } from "./messages-to-responses.js";
import { ollamaChatToBedrockConverse } from "./ollama-chat-to-bedrock-converse.js";
import { ollamaChatToChat } from "./ollama-chat-to-chat.js";
import { ollamaChatToCohereChat } from "./ollama-chat-to-cohere-chat.js";
import { ollamaChatToGenerateContent } from "./ollama-chat-to-generate-content.js";
import { ollamaChatToInteractions } from "./ollama-chat-to-interactions.js";
import { ollamaChatToMessages } from "./ollama-chat-to-messages.js";
import { ollamaChatToResponses } from "./ollama-chat-to-responses.js";
import { responsesToBedrockConverse } from "./responses-to-bedrock-converse.js";
import { responsesToChat } from "./responses-to-chat.js";
import { responsesToCohereChat } from "./responses-to-cohere-chat.js";
import { responsesToGenerateContent } from "./responses-to-generate-content.js";
import { responsesToInteractions } from "./responses-to-interactions.js";
import { responsesToMessages } from "./responses-to-messages.js";
import { responsesToOllamaChat } from "./responses-to-ollama-chat.js";
import { videoContentTaskToVideoGeneration } from "./video-content-task-to-video-generation.js";
import { videoContentTaskToVideoInteractions } from "./video-content-task-to-video-interactions.js";
import { videoContentTaskToVideoLongRunningByOperation } from "./video-content-task-to-video-long-running-by-operation.js";
import { videoContentTaskToVideoLongRunning } from "./video-content-task-to-video-long-running.js";
import { videoGenerationToVideoContentTask } from "./video-generation-to-video-content-task.js";
import { videoGenerationToVideoInteractions } from "./video-generation-to-video-interactions.js";
import { videoGenerationToVideoLongRunningByOperation } from "./video-generation-to-video-long-running-by-operation.js";
import { videoGenerationToVideoLongRunning } from "./video-generation-to-video-long-running.js";
import { videoInteractionsToVideoContentTask } from "./video-interactions-to-video-content-task.js";
import { videoInteractionsToVideoGeneration } from "./video-interactions-to-video-generation.js";
import { videoInteractionsToVideoLongRunningByOperation } from "./video-interactions-to-video-long-running-by-operation.js";
import { videoInteractionsToVideoLongRunning } from "./video-interactions-to-video-long-running.js";
import { videoLongRunningByOperationToVideoContentTask } from "./video-long-running-by-operation-to-video-content-task.js";
import { videoLongRunningByOperationToVideoGeneration } from "./video-long-running-by-operation-to-video-generation.js";
import { videoLongRunningByOperationToVideoInteractions } from "./video-long-running-by-operation-to-video-interactions.js";
import { videoLongRunningByOperationToVideoLongRunning } from "./video-long-running-by-operation-to-video-long-running.js";
import { videoLongRunningToVideoContentTask } from "./video-long-running-to-video-content-task.js";
import { videoLongRunningToVideoGeneration } from "./video-long-running-to-video-generation.js";
import { videoLongRunningToVideoInteractions } from "./video-long-running-to-video-interactions.js";

/** What a request of one dialect becomes for a model behind another, and what its answer becomes. */
export const pairs: readonly Pair[] = [
  bedrockConverseToChat,
  bedrockConverseToCohereChat,
  bedrockConverseToGenerateContent,
  bedrockConverseToInteractions,
  bedrockConverseToMessages,
  bedrockConverseToOllamaChat,
  bedrockConverseToResponses,
  chatToBedrockConverse,
  chatToCohereChat,
  chatToGenerateContent,
  chatToInteractions,
  chatToMessages,
  chatToOllamaChat,
  chatToResponses,
  cohereChatToBedrockConverse,
  cohereChatToChat,
  cohereChatToGenerateContent,
  cohereChatToInteractions,
  cohereChatToMessages,
  cohereChatToOllamaChat,
  cohereChatToResponses,
  embedContentToEmbeddings,
  embedContentToEmbeddingsByDtype,
  embeddingsToEmbedContent,
  embeddingsToEmbeddingsByDtype,
  embeddingsByDtypeToEmbedContent,
  embeddingsByDtypeToEmbeddings,
  generateContentToBedrockConverse,
  generateContentToChat,
  generateContentToCohereChat,
  generateContentToInteractions,
  generateContentToMessages,
  generateContentToOllamaChat,
  generateContentToResponses,
  imagesToImagesByReference,
  imagesToImagesOfLayers,
  imagesByReferenceToImages,
  imagesByReferenceToImagesOfLayers,
  imagesOfLayersToImages,
  imagesOfLayersToImagesByReference,
  interactionsToBedrockConverse,
  interactionsToChat,
  interactionsToCohereChat,
  interactionsToGenerateContent,
  interactionsToMessages,
  interactionsToOllamaChat,
  interactionsToResponses,
  messagesToBedrockConverse,
  messagesToChat,
  messagesToCohereChat,
  messagesToGenerateContent,
  messagesToInteractions,
  messagesToOllamaChat,
  messagesToResponses,
  ollamaChatToBedrockConverse,
  ollamaChatToChat,
  ollamaChatToCohereChat,
  ollamaChatToGenerateContent,
  ollamaChatToInteractions,
  ollamaChatToMessages,
  ollamaChatToResponses,
  responsesToBedrockConverse,
  responsesToChat,
  responsesToCohereChat,
  responsesToGenerateContent,
  responsesToInteractions,
  responsesToMessages,
  responsesToOllamaChat,
  videoContentTaskToVideoGeneration,
  videoContentTaskToVideoInteractions,
  videoContentTaskToVideoLongRunning,
  videoContentTaskToVideoLongRunningByOperation,
  videoGenerationToVideoContentTask,
  videoGenerationToVideoInteractions,
  videoGenerationToVideoLongRunning,
  videoGenerationToVideoLongRunningByOperation,
  videoInteractionsToVideoContentTask,
  videoInteractionsToVideoGeneration,
  videoInteractionsToVideoLongRunning,
  videoInteractionsToVideoLongRunningByOperation,
  videoLongRunningToVideoContentTask,
  videoLongRunningToVideoGeneration,
  videoLongRunningToVideoInteractions,
  videoLongRunningByOperationToVideoContentTask,
  videoLongRunningByOperationToVideoGeneration,
  videoLongRunningByOperationToVideoInteractions,
  videoLongRunningByOperationToVideoLongRunning,
];
