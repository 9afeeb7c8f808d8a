/** Transforms and passes that the messages dialect alone needs. */
import type { MediaPart, Part, Request, Tool, Turn } from "../../../generated/interlingua/text.js";
import { decodeDocuments } from "../../../src/conversion/conversation/decode-documents.js";
import { wordsForTools } from "../../../src/conversion/found-tools.js";
import type { Json } from "../../../src/conversion/json.js";
import { formatOfType, typeOfFormat, typeOfImage } from "../../../src/conversion/media-types.js";
import { asText } from "../../../src/conversion/values.js";

/** A reference to a tool by its name. */
export const namedTool = {
  read(value: Json | undefined): Tool[] | undefined {
    const name = asText(value);
    return name === undefined ? undefined : [{ name }];
  },

  write(): Json | undefined {
    return undefined;
  },
};

/** A reference to a tool, as text with its name. The tool itself is declared with the call. */
export const toolNameText = {
  read(value: Json | undefined): string | undefined {
    const name = asText(value);
    return name === undefined ? undefined : wordsForTools([{ name }]);
  },

  write(): Json | undefined {
    return undefined;
  },
};

/** Adds a tool choice for dialects that have the switch against parallel calls inside it. */
export function choiceForParallelSwitch(request: Request): Request {
  if (request.parallel_calls !== false) return { ...request, parallel_calls: undefined };
  if (request.tool_choice?.mode === "none") return { ...request, parallel_calls: undefined };
  return { ...request, tool_choice: request.tool_choice ?? { mode: "auto" } };
}

/** Without this member of the request it changes nothing. */
choiceForParallelSwitch.about = ["parallel_calls"] as const;

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
choiceForParallelSwitch.carries = { parallel_calls: ["tool_choice.mode"] } as const;

/** Concepts that this pass drops, except under these conditions. */
choiceForParallelSwitch.drops = { parallel_calls: "unless true" } as const;

/** Documents that are text, though their types tell what kind of text. */
const TEXTS = /^(?:text\/|application\/(?:json|jsonl|xml|yaml|x-yaml|toml|sql|javascript)\b)/i;

/** Writes documents that are text, such as csv and json, as plain text: the vendor takes no bytes but those of PDF. */
export function decodeTexts(turns: Turn[]): Turn[] {
  return decodeDocuments(turns, TEXTS);
}

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
decodeTexts.carries = { "media[medium=document].source.data": ["media[medium=document].source.text"] } as const;

/** The condition under which it carries them. */
decodeTexts.carriesWhen = "of text" as const;

/** Without these parts it changes nothing. */
decodeTexts.about = ["media"] as const;

/** Gives images the type that their bytes show, or its usual name: the vendor refuses images called by another one. */
export function typesAsShown(turns: Turn[]): Turn[] {
  const shown = (part: Part): Part => {
    if (part.kind === "result") return { ...part, parts: part.parts.map(shown) };
    const mime = isImageOfBytes(part) ? typeOf(part) : undefined;
    return mime !== undefined && part.kind === "media" ? { ...part, source: { ...part.source, mime } } : part;
  };
  const isTouched = (part: Part): boolean =>
    part.kind === "result" ? part.parts.some(isImageOfBytes) : isImageOfBytes(part);
  return turns.map((turn) => (turn.parts.some(isTouched) ? { ...turn, parts: turn.parts.map(shown) } : turn));
}

function typeOf({ source: { data = "", mime = "" } }: MediaPart): string | undefined {
  return typeOfImage(data) ?? typeOfFormat("image", formatOfType("image", mime) ?? "");
}

function isImageOfBytes(part: Part): part is MediaPart {
  return part.kind === "media" && part.medium === "image" && part.source.data !== undefined;
}

/** Without these parts it changes nothing. */
typesAsShown.about = ["media"] as const;
