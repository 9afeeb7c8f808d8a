/** What is written into the form of the playground and chosen there. All of it is kept, but for an API key. */
import { useDraft } from "../drafts.js";
import { type Chosen, type Dialect, firstChoice, type Model } from "./choice.js";
import type { Values } from "./settings.js";

const FIRST_TEXTS = { prompt: "What is 17 * 23?", instructions: "" };
const TOOLS = JSON.stringify(
  [
    {
      name: "get_weather",
      description: "The weather in a city",
      parameters: { type: "object", properties: { city: { type: "string" } }, required: ["city"] },
    },
  ],
  undefined,
  2,
);

export function useQuestion(dialects: readonly Dialect[], models: readonly Model[]) {
  const [kept, setChosen] = useDraft<Chosen | undefined>("choice", undefined);
  const [texts, setTexts] = useDraft("question", FIRST_TEXTS);
  const [settings, setSettings] = useDraft<Values>("settings", {});
  const [isStreamed, setStreamed] = useDraft("stream", true);
  const [tools, setTools] = useDraft("tools", TOOLS);
  const [areToolsOffered, setToolsOffered] = useDraft("tools are offered", false);
  const [image, setImage] = useDraft("image", "");
  // A model may be gone or disabled since it was chosen.
  const isThere = kept !== undefined && models.some(({ id }) => id === kept.model);
  const chosen = isThere ? kept : firstChoice(dialects, models);
  const values = { chosen, texts, settings, isStreamed, tools, areToolsOffered, image };
  return { ...values, setChosen, setTexts, setSettings, setStreamed, setTools, setToolsOffered, setImage };
}
