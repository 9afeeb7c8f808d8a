/** What the clients of this folder ask the simulated models, and the tools they bring along. */

export const SUM = "What is 17 * 23?";
export const SUM_ANSWER = "17*23 = 391.";
export const BOTH_CITIES = "What are the weather in Oslo and the clock in Rome?";
export const DEGREES = "It is 21 degrees in Oslo.";

/** An image of one dot. */
export const PIXEL = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";
export const PIXEL_SEEN = `You gave me an image (image/png) of ${Buffer.byteLength(PIXEL, "base64")} bytes`;

/** What both tools take. */
export const PLACE = { type: "object" as const, properties: { city: { type: "string" as const } }, required: ["city"] };
export const WEATHER = {
  type: "object" as const,
  properties: { city: { type: "string" as const }, degrees: { type: "integer" as const } },
  required: ["city", "degrees"],
  additionalProperties: false,
};

/** Every tool by its name, with what it is for and what it answers. */
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

/** What a simulated model says once both tools have answered. */
export const REPORT = TOOLS.map(({ name, answer }) => `${name} answered: ${answer}.`).join(" ");

/** Upstreams that cannot be kept from asking for several tools at once. */
export const ALWAYS_PARALLEL: ReadonlySet<string> = new Set(["generate-content", "interactions"]);

/** Upstreams whose reasoning has no state to send back. */
export const STATELESS: ReadonlySet<string> = new Set(["chat"]);
