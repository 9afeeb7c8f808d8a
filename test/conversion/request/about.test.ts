/** Passes that are skipped where a request has no member that they are about. */
import { isDeepStrictEqual } from "node:util";
import { expect } from "chai";
import fc from "fast-check";
import type { Request as VideoRequest } from "../../../generated/interlingua/video.js";
import { ConversionError } from "../../../src/conversion/conversion-error.js";
import { Loss } from "../../../src/conversion/loss.js";
import type { Request, Tool, Turn } from "../../../src/registry.js";
import { call, request as usual, runs, token } from "../../support/conversion/arbitraries.js";
import { passesAbout, type PassAbout } from "../../support/conversion/passes-about.js";
import { assistant, plain, result, user } from "../../support/conversion/turns.js";

/** The values that mappings give to passes; without one, a pass has no value. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  offerChosenTools: [undefined, ["auto", "none"], "even_one"],
  schemaAsInstruction: [undefined, "unless_closable"],
  withholdTools: [undefined, "unless_called"],
};

/** What is known of a target that asks for much. */
const context = { model: "maker/model", stream: false, family: { beside_tools: "low" }, usualLimit: 4096 };

/** What a vendor that refuses much accepts in schemas. */
const refusing = { without: ["additionalProperties"] };
const schemas = { all: refusing, answers: refusing, strict: refusing };

/** Counts what is reported, of records from no body too. */
class Reports extends Loss {
  count = 0;

  constructor() {
    super({}, {});
  }

  override at(): void {
    this.count++;
  }
  override atPath(): void {
    this.count++;
  }
  override makes(): void {
    this.count++;
  }
  override drop(): undefined {
    this.count++;
  }
  override dropConcept(_record: object, _concept: string, value: unknown, neutral?: unknown): void {
    if (value !== undefined && value !== neutral) this.count++;
  }
  override dropConcepts(): void {
    this.count++;
  }
  override dropInside(_record: object, _concept: string, members: readonly string[]): void {
    this.count += members.length;
  }
  override hasPlace(): boolean {
    return true;
  }
}

const closed = (name: string): Tool["parameters"] => ({
  type: "object",
  properties: { [name]: { type: "string" } },
  required: [name],
  additionalProperties: false,
});
const tool: fc.Arbitrary<Tool> = fc.oneof(
  token.map((name): Tool => ({ name, strict: true, parameters: closed(name) })),
  token.map((name): Tool => ({ name, strict: true, parameters: { anyOf: [{ type: "object" }, { type: "null" }] } })),
  token.map((name): Tool => ({ name, calling: "hosted" })),
  token.map((name): Tool => ({ name, cache: "short" })),
  token.map((name): Tool => ({ name, group_description: "Tools." })),
  fc.constant<Tool>({ name: "", cache: "short" }),
);
const format: fc.Arbitrary<Request["output_format"]> = fc.oneof(
  fc.constantFrom({ kind: "text" as const }, { kind: "json" as const }, { kind: "schema" as const }),
  token.map((word) => ({ kind: "text" as const, schema: { enum: [word] } })),
  fc
    .boolean()
    .map((strict) => ({ kind: "schema" as const, strict, schema: { type: "array", additionalProperties: false } })),
);
/** Calls without the reasoning that led to them, at the end. */
const calling = call.map((part): Turn[] => [assistant(part), user(result(part.id))]);

/** What a request may have beside what is usual, or in place of it. */
const others: fc.Arbitrary<Partial<Request>> = fc.record(
  {
    tools: fc.array(tool, { maxLength: 2 }),
    tool_choice: fc.record(
      {
        mode: fc.constantFrom("auto" as const, "validated" as const, "none" as const, "required" as const),
        names: fc.array(token, { maxLength: 2 }),
      },
      { requiredKeys: [] },
    ),
    parallel_calls: fc.boolean(),
    strict: fc.boolean(),
    logprobs: fc.boolean(),
    top_logprobs: fc.integer({ min: 0, max: 2 }),
    stop: fc.array(fc.constantFrom("", " ", "end"), { minLength: 1, maxLength: 2 }),
    output_format: format,
    outputs: fc.array(fc.constantFrom({ kind: "text" as const }, { kind: "image" as const }), {
      minLength: 1,
      maxLength: 2,
    }),
    image_ratio: token,
    image_size: token,
    reasoning: fc.record(
      {
        mode: fc.constantFrom("off" as const, "on" as const, "adaptive" as const),
        budget: fc.integer({ min: 0, max: 9000 }),
        effort: fc.constantFrom("none" as const, "low" as const, "high" as const),
        visible: fc.constantFrom("summarized" as const, "omitted" as const),
      },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);
const request: fc.Arbitrary<Request> = fc
  .tuple(usual, others, fc.option(calling, { nil: [] }))
  .map(([given, more, turns]) => ({ ...given, ...more, turns: [...given.turns, ...turns] }));

const medium = fc.oneof(
  token.map((name) => ({ url: `https://example.test/${name}` })),
  token.map((bytes) => ({ url: `data:video/mp4;base64,${bytes}` })),
);
const videoRequest: fc.Arbitrary<VideoRequest> = fc.record(
  {
    prompt: token,
    mode: fc.constantFrom("text" as const, "edit" as const, "extend" as const, "reference" as const),
    aspect_ratio: fc.constantFrom("16:9", "adaptive"),
    duration: fc.constantFrom(5, -1),
    source: medium,
    first_frame: medium,
    reference_images: fc.array(medium, { maxLength: 2 }),
    reference_videos: fc.array(medium, { maxLength: 2 }),
  },
  { requiredKeys: [] },
);

/** Whether a pass changes a request, reports a loss, or refuses the request. */
function changes({ name, pass }: PassAbout<object>, given: object): boolean {
  return (values[name] ?? [undefined]).some((value) => {
    const loss = new Reports();
    try {
      const changed = pass(given, loss, value, context, schemas);
      return loss.count > 0 || !isDeepStrictEqual(plain(changed), plain(given));
    } catch (error) {
      if (error instanceof ConversionError) return true;
      throw error;
    }
  });
}

function without(given: object, about: readonly string[]): object {
  return Object.fromEntries(Object.entries(given).filter(([member]) => !about.includes(member)));
}

const sampleOf = (requests: fc.Arbitrary<object>): object[] => fc.sample(requests, { numRuns: 300, seed: 1 });
const all: readonly fc.Arbitrary<object>[] = [request, videoRequest];
/** The same for every pass. */
const samples = new Map(all.map((requests) => [requests, sampleOf(requests)]));

describe("a pass over requests that says what it is about", () => {
  for (const one of passesAbout<object>("request")) {
    const requests: fc.Arbitrary<object> = one.dialect === "video-content-task" ? videoRequest : request;

    it(`changes nothing without it: ${one.name} without ${one.about.join(" and ")}`, () => {
      fc.assert(
        fc.property(requests, (given) => !changes(one, without(given, one.about))),
        { numRuns: runs * 5 },
      );
    });

    it(`changes some requests with it: ${one.name}`, () => {
      expect(samples.get(requests)?.some((given) => changes(one, given))).to.equal(true);
    });
  }
});
