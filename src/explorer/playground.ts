/** Requests of the playground in any dialect, and what their answers contain. */
import { dialectLoaders } from "../../generated/load.js";
import type { AnyDialect } from "../conversion/dialect.js";
import { MessageTexts } from "./message-texts.js";
import { objectIn } from "./object-in.js";
import { openStream, openWhole } from "./playground-answer.js";
import type { Playground, TextReader } from "./playground-contract.js";
import { imageWaysOf, settingsOf, writeQuestion } from "./playground-request.js";

export const playground: Playground = {
  async settingsOf(name) {
    return settingsOf(await load(name));
  },

  async imageWaysOf(name) {
    return imageWaysOf(await load(name));
  },

  async write(question) {
    return writeQuestion(await load(question.dialect), question);
  },

  async openText(name, isStream) {
    const { framing } = await load(name);
    return isStream && framing?.framing === "eventstream" ? new MessageTexts() : plainText();
  },

  async openAnswer(name, isStream) {
    const dialect = await load(name);
    return isStream ? openStream(dialect) : openWhole(dialect);
  },

  async refusal(name, status, text) {
    const { errors } = await load(name);
    return errors.read(status, objectIn(text)).message;
  },
};

async function load(name: string): Promise<AnyDialect> {
  const loader = dialectLoaders[name];
  if (loader === undefined) throw new RangeError(`There is no dialect "${name}".`);
  return loader();
}

function plainText(): TextReader {
  const decoder = new TextDecoder();
  return { push: (bytes) => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
}
