import { expect } from "chai";
import { dialects, dialectsOf, type Json } from "../../../src/registry.js";
import { type Simulator, startSimulator } from "../../../src/simulator/simulator.js";
import { TICKS_PER_USD } from "../../../src/stores/wallets/money.js";
import { ADMIN_TOKEN, type RunningGateway, startGateway } from "../../support/gateway.js";
import {
  type NumericField,
  type NumericOperation,
  numericOperations,
  type Place,
  withValue,
} from "./numeric-fields.js";

const COUNT = { refused: ["0", "-1", "2147483648"], taken: ["1", "100000", "null"] };
const FROM_NOTHING = { refused: ["-1", "2147483648"], taken: ["0", "null"] };
const TEXT_SECONDS = {
  refused: ["0", "-1", '"0"', '"-1"', '"00"', '"8s"', '"1e9"', "16", "3600"],
  taken: ["8", '"8"', "null"],
};

interface Edge {
  readonly refused: readonly string[];
  readonly taken: readonly string[];
}

/** Numbers just within and just beyond the bounds, by the operation and the name of the member. */
const EDGES: Readonly<Record<string, Readonly<Record<string, Edge>>>> = {
  createChatCompletion: {
    max_tokens: COUNT,
    max_completion_tokens: COUNT,
    n: { refused: ["0", "-1", "129"], taken: ["1", "null"] },
    top_logprobs: FROM_NOTHING,
    seed: { refused: ["9223372036854779904"], taken: ["-5", "2147483647"] },
  },
  createResponse: { max_output_tokens: COUNT, top_logprobs: FROM_NOTHING, max_tool_calls: FROM_NOTHING },
  createMessage: { max_tokens: { refused: ["-1", "2147483648", "null"], taken: ["0", "1"] }, top_k: FROM_NOTHING },
  generateContent: {
    "generationConfig.maxOutputTokens": COUNT,
    "generationConfig.candidateCount": { refused: ["0", "-1", "129"], taken: ["1"] },
    "generationConfig.topK": FROM_NOTHING,
    "generationConfig.thinkingConfig.thinkingBudget": { refused: ["-2", "2147483648"], taken: ["-1", "0", "1024"] },
    "generationConfig.seed": { refused: ["2147483648", "-2147483649"], taken: ["-5", "0"] },
  },
  createInteraction: { "generation_config.max_output_tokens": COUNT, "generation_config.top_k": FROM_NOTHING },
  createEmbeddings: { dimensions: COUNT },
  createImage: {
    n: { refused: ["0", "-1", "129"], taken: ["1", "null"] },
    partial_images: { refused: ["-1", "4"], taken: ["0", "3"] },
    output_compression: { refused: ["-1", "101"], taken: ["0", "100"] },
    "sequential_image_generation_options.max_images": { refused: ["0", "-1", "129"], taken: ["1", "15"] },
  },
  editImage: { n: { refused: ["0", "129"], taken: ["1"] }, partial_images: { refused: ["4"], taken: ["3"] } },
  createVideo: { duration: TEXT_SECONDS, seconds: { refused: ["0", "-1", '"0"'], taken: ["8", '"8"', "null"] } },
  extendVideo: { duration: { ...TEXT_SECONDS, refused: [...TEXT_SECONDS.refused, "1", "11"] } },
  createContentTask: {
    duration: { refused: ["0", "-2", "61", '"8"'], taken: ["-1", "1", "60", "null"] },
    frames: { refused: ["0", "-1", "28", "30", "290"], taken: ["29", "289", "null"] },
  },
  predictLongRunning: {
    "parameters.durationSeconds": { refused: ["0", "-1", "61", '"0"', '"-1"', '"8s"'], taken: ["8", '"8"', "null"] },
    "parameters.sampleCount": { refused: ["0", "-1", "2"], taken: ["1", "null"] },
    "parameters.numberOfVideos": { refused: ["0", "-1", "2"], taken: ["1", "null"] },
    "parameters.seed": { refused: ["-1", "4294967296"], taken: ["0", "4294967295"] },
  },
  createInteractionVideo: {
    "response_format.duration": {
      refused: ['"0s"', '"-1s"', '"1.5s"', '"8"', "8", '"61s"', '"999999999s"', '""'],
      taken: ['"8s"', '"8.0s"', "null"],
    },
  },
};

/** Values that no count, length or limit may have. They are written unchanged, because a double would round some. */
const ABSURD = ["1.5", "1e308", "-1e308", '""', "true"];
const DEEP = ["-1", "1e308"];
const ODD = [...ABSURD, "0", "-1", "9007199254740993", '"8"'];

const MODELS: Readonly<Record<string, { readonly kind: string; readonly model: string; readonly pricing: object }>> = {
  text: { kind: "text", model: "assistant", pricing: { input: 1, output: 2 } },
  embedding: { kind: "embedding", model: "embedder", pricing: { input: 1 } },
  image: { kind: "image", model: "painter", pricing: { perImage: 0.04 } },
  video: { kind: "video", model: "videographer-stuck", pricing: { perSecond: 0.05 } },
};
/** Interactions that request a video have the address of those that request text. */
const VIDEO_INTERACTION: NumericOperation = {
  ...{
    dialect: "video-interactions",
    vocabulary: "video",
    id: "createInteractionVideo",
    path: "/v1beta/interactions",
    namesModel: true,
  },
  example: { model: "", input: "a paper boat", response_format: { type: "video" } },
  fields: ["seed", "max_output_tokens"].map((name) => ({
    place: ["generation_config", name],
    isWhole: true,
    isText: false,
    isDeep: false,
  })),
};
const OPERATIONS = [...numericOperations, VIDEO_INTERACTION];
/** No video of these tests is longer than two minutes, with all its sources. */
const MOST_HELD = 6n * TICKS_PER_USD;

const modelAt = (dialect: string) => `maker/${dialect}`;

describe("numbers at the bounds", () => {
  let simulator: Simulator;
  let gateway: RunningGateway;

  before(async () => {
    simulator = await startSimulator({ port: 0, chunkIntervalMilliseconds: 0, jobMilliseconds: 600_000 });
    const providers = [...simulator.baseUrls].map(([dialect, baseUrl]) => ({ id: dialect, baseUrl, auth: "none" }));
    const models = Object.entries(MODELS).flatMap(([vocabulary, { model, ...known }]) =>
      clientsOf(vocabulary).map((dialect) => ({
        ...known,
        id: modelAt(dialect),
        routes: [{ provider: dialect, model, dialect }],
      })),
    );
    gateway = await startGateway({
      catalog: { providers, models },
      config: { compatibility: { tokenCounting: true } },
    });
  });

  after(async () => {
    await gateway.stop();
    await simulator.stop();
  });

  async function post({ path, namesModel, example }: NumericOperation, upstream: string, place: Place, number: string) {
    const model = modelAt(upstream);
    const body = JSON.stringify(withValue(namesModel ? { ...example, model } : example, place, MARK)).replace(
      JSON.stringify(MARK),
      () => number,
    );
    const headers = {
      authorization: `Bearer ${gateway.key}`,
      "content-type": "application/json",
      "anthropic-version": "2023-06-01",
    };
    const answer = await fetch(gateway.url + path.replace("{model}", model), { method: "POST", headers, body });
    const text = await answer.text();
    return { status: answer.status, text, what: `${number}: ${answer.status} ${text}` };
  }

  /** Refused calls hold nothing, so they may run in parallel. */
  async function expectRefused(
    operation: NumericOperation,
    upstream: string,
    place: Place,
    numbers: readonly string[],
  ): Promise<void> {
    if (numbers.length === 0) return;
    const before = await held(operation);
    const answers = await Promise.all(numbers.map((number) => post(operation, upstream, place, number)));
    for (const { status, text, what } of answers) {
      expect(status, what).to.equal(400);
      expect(dialects.get(operation.dialect)?.errors.read(status, JSON.parse(text) as Json).message, what)
        .to.be.a("string")
        .and.not.to.match(/internal_error|upstream/);
    }
    expect(await held(operation), answers.map(({ what }) => what).join("; ")).to.equal(before);
  }

  /** Each call is answered or refused. The hold for a video is for one, so calls for videos run one by one. */
  async function expectSafe(
    operation: NumericOperation,
    upstream: string,
    place: Place,
    numbers: readonly string[],
  ): Promise<number[]> {
    if (operation.vocabulary !== "video")
      return Promise.all(numbers.map(async (number) => (await safe(operation, upstream, place, number)).status));
    const statuses: number[] = [];
    let before = await held(operation);
    for (const number of numbers) {
      const { status, what } = await safe(operation, upstream, place, number);
      statuses.push(status);
      const after = await held(operation);
      const ticks = after - before;
      before = after;
      expect(status === 200 ? ticks > 0n && ticks <= MOST_HELD : ticks === 0n, `${what} holds ${ticks}`).to.equal(true);
    }
    return statuses;
  }

  async function safe(operation: NumericOperation, upstream: string, place: Place, number: string) {
    const answer = await post(operation, upstream, place, number);
    expect(answer.status, answer.what).to.be.oneOf([200, 400]);
    return answer;
  }

  /** The hold for text is released a little after the answer: only the hold for videos is certain. */
  async function held({ vocabulary }: NumericOperation): Promise<bigint> {
    if (vocabulary !== "video") return 0n;
    const answer = await fetch(`${gateway.url}/admin/api/wallets/test`, {
      headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
    });
    const text = await answer.text();
    const { reserved_ticks: ticks } = JSON.parse(text) as { reserved_ticks: string };
    return BigInt(ticks);
  }

  for (const operation of OPERATIONS) {
    for (const upstream of partnersOf(operation)) {
      describe(`${operation.id} with ${upstream}`, () => {
        for (const [name, { refused, taken }] of Object.entries(EDGES[operation.id] ?? {})) {
          it(`keeps ${name} within its bounds`, async () => {
            await expectRefused(operation, upstream, name.split("."), refused);
            const statuses = await expectSafe(operation, upstream, name.split("."), taken);
            if (upstream === operation.dialect) expect(statuses).to.deep.equal(taken.map(() => 200));
          });
        }

        for (const field of operation.fields.filter(({ isDeep }) => !isDeep || upstream === operation.dialect)) {
          it(`survives any value at ${field.place.join(".")}`, async () => {
            const numbers = numbersFor(field, upstream === operation.dialect);
            await expectRefused(
              operation,
              upstream,
              field.place,
              numbers.filter((number) => isAbsurd(field, number)),
            );
            await expectSafe(
              operation,
              upstream,
              field.place,
              numbers.filter((number) => !isAbsurd(field, number)),
            );
          });
        }
      });
    }
  }

  it("covers the members that it bounds", () => {
    for (const id of Object.keys(EDGES)) expect(OPERATIONS.map((operation) => operation.id)).to.include(id);
  });
});

const MARK = "the number";

function clientsOf(vocabulary: string): string[] {
  return [...dialectsOf(vocabulary as "text").keys()];
}

/** Its own dialect, and another one. */
function partnersOf({ dialect, vocabulary }: NumericOperation): string[] {
  return [
    dialect,
    ...clientsOf(vocabulary)
      .filter((name) => name !== dialect)
      .slice(0, 1),
  ];
}

/** A client's dialect refuses an invalid number before any upstream, so the largest is enough for other upstreams. */
function numbersFor({ isDeep, isWhole }: NumericField, isOwn: boolean): readonly string[] {
  if (isDeep) return DEEP;
  return isOwn || !isWhole ? ODD : ODD.filter((number) => number === "1e308" || !ABSURD.includes(number));
}

/** Bounds of sampling are tested in their own dialect only. */
function isAbsurd({ isWhole, isDeep }: NumericField, number: string): boolean {
  return isWhole && !isDeep && ABSURD.includes(number);
}
