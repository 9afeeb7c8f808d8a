/** The requests of the clients of this folder to the simulated models, and their tools. */
import { PIXEL, textDialect, typesImages } from "../dialect-features.js";

export const SUM = "What is 17 * 23?";
export const SUM_ANSWER = "17*23 = 391.";
export const BOTH_CITIES = "What are the weather in Oslo and the clock in Rome?";
export const DEGREES = "It is 21 degrees in Oslo.";

export { PIXEL };

/** How a simulated model behind a dialect describes it. */
export function pixelSeen(dialect: string): string {
  const typed = typesImages(textDialect(dialect)) ? " (image/png)" : "";
  return `You gave me an image${typed} of ${Buffer.byteLength(PIXEL, "base64")} bytes`;
}

/** The arguments of both tools. */
export const PLACE = { type: "object" as const, properties: { city: { type: "string" as const } }, required: ["city"] };
export const WEATHER = {
  type: "object" as const,
  properties: { city: { type: "string" as const }, degrees: { type: "integer" as const } },
  required: ["city", "degrees"],
  additionalProperties: false,
};

/** Every tool by its name, with its purpose and its result. */
export const TOOLS = [
  { name: "get_weather", description: "Tells the weather of a city.", answer: "snow and wind" },
  { name: "read_clock", description: "Tells the clock of a city.", answer: "five past nine" },
] as const;

/** The calls that the question about both cities leads to. */
export const BOTH_CALLS = [
  ["get_weather", { city: "Oslo" }],
  ["read_clock", { city: "Rome" }],
];

/** The answer of the tool of this name. */
export function answerOf(name: string | undefined): string {
  const tool = TOOLS.find((one) => one.name === name);
  if (tool === undefined) throw new Error(`there is no tool ${name}`);
  return tool.answer;
}

/** The text of a simulated model once both tools have answered. */
export const REPORT = TOOLS.map(({ name, answer }) => `${name} answered: ${answer}.`).join(" ");
