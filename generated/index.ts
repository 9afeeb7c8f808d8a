// Made from specs/dialects/chat.yaml, specs/dialects/messages.yaml, specs/mappings/chat.yaml, specs/mappings/messages.yaml by "make generate". Change the specs, not this file.
import type { Dialect, FieldRow } from "../codegen/runtime/dialect.js";
import { chat } from "./chat/dialect.js";
import { messages } from "./messages/dialect.js";
import * as chatToMessages from "./pairs/chat-to-messages.js";
import * as messagesToChat from "./pairs/messages-to-chat.js";

/** Every dialect by its name. */
export const dialects: ReadonlyMap<string, Dialect> = new Map<string, Dialect>([["chat", chat], ["messages", messages]]);

/** Its error shape serves paths that belong to no dialect. */
export const fallbackDialect: Dialect = chat;

export interface Pair { readonly from: string; readonly to: string; readonly fields: readonly FieldRow[]; readonly dropped: readonly FieldRow[] }

/** What a request of one dialect becomes for a model behind another. */
export const pairs: readonly Pair[] = [
  { from: "chat", to: "messages", ...chatToMessages },
  { from: "messages", to: "chat", ...messagesToChat },
];

export { routes } from "./routes.js";
export { gatewayCodes } from "./error-codes.js";
export { refusals } from "./refusals.js";
export { presets } from "./presets.js";
export { profiles } from "./profiles.js";
