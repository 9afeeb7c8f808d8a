/** Requests for images and vectors, and their answers, in the terms of their vocabularies. */
import fc from "fast-check";
import type { Vocabularies } from "../../../src/registry.js";
import { token } from "../../support/conversion/arbitraries.js";

type ImageRequest = Vocabularies["image"]["request"];
export type ImageResponse = Vocabularies["image"]["response"];
type Image = ImageResponse["images"][number];
type VectorRequest = Vocabularies["embedding"]["request"];
type VectorResponse = Vocabularies["embedding"]["response"];

const address = token.map((name) => `https://example.test/${name}.png`);
const bytes = fc.uint8Array({ minLength: 1, maxLength: 60 }).map((some) => Buffer.from(some).toString("base64"));
const source = fc.oneof(
  { weight: 3, arbitrary: address.map((url) => ({ url })) },
  bytes.map((data) => ({ url: `data:image/png;base64,${data}` })),
  { weight: 1, arbitrary: token.map((file) => ({ file })) },
);

/** No request in it sets a default explicitly. */
export const imageRequest: fc.Arbitrary<ImageRequest> = fc.record(
  {
    prompt: token,
    sources: fc.array(source, { minLength: 1, maxLength: 3 }),
    mask: source,
    count: fc.integer({ min: 2, max: 10 }),
    size: fc.constantFrom("1024x1024", "2K"),
    aspect_ratio: fc.constantFrom("1:1", "16:9"),
    resolution: fc.constantFrom("1k", "2k"),
    quality: fc.constantFrom("low", "high"),
    background: fc.constantFrom("opaque", "transparent"),
    moderation: fc.constant("low"),
    fidelity: fc.constantFrom("low", "high"),
    format: fc.constantFrom("png", "webp"),
    compression: fc.integer({ min: 0, max: 100 }),
    carrier: fc.constantFrom("url" as const, "bytes" as const),
    partials: fc.integer({ min: 1, max: 3 }),
    series: fc.constant("auto"),
    series_length: fc.integer({ min: 1, max: 15 }),
    layers: fc.constant(true),
    user: token,
  },
  { requiredKeys: ["prompt"] },
);

export const vectorRequest: fc.Arbitrary<VectorRequest> = fc.record(
  {
    inputs: fc.oneof(
      {
        weight: 4,
        arbitrary: fc.array(
          token.map((text) => ({ text })),
          { minLength: 1, maxLength: 4 },
        ),
      },
      fc.array(
        fc.array(fc.nat(100_000), { minLength: 1, maxLength: 5 }).map((numbers) => ({ tokens: numbers })),
        { minLength: 1, maxLength: 3 },
      ),
    ),
    dimensions: fc.integer({ min: 1, max: 3072 }),
    encoding: fc.constant("base64" as const),
    user: token,
  },
  { requiredKeys: ["inputs"] },
);

const carried = fc.oneof(
  bytes.map((data): Image => ({ data })),
  address.map((url): Image => ({ url })),
);
const layer = fc.record(
  {
    size: fc.constant("64x64"),
    revised_prompt: token,
    order: fc.nat(9),
    box: fc.record({ x: fc.nat(99) }),
    name: token,
    description: token,
  },
  { requiredKeys: [] },
);
const image: fc.Arbitrary<Image> = fc.tuple(carried, layer).map(([held, more]) => ({ ...held, ...more }));
const fault = fc.tuple(token, token).map(([message, code]): Image => ({ fault: message, fault_code: code }));

export const imageResponse: fc.Arbitrary<ImageResponse> = fc.record(
  {
    created: fc.integer({ min: 1, max: 2_000_000_000 }),
    images: fc
      .tuple(image, fc.array(fc.oneof({ weight: 3, arbitrary: image }, fault), { maxLength: 3 }))
      .map(([first, more]) => [first, ...more]),
    size: fc.constant("1024x1024"),
    quality: fc.constant("high"),
    usage: fc.record({
      input: fc.nat(9000),
      output: fc.nat(9000),
      total: fc.nat(18_000),
      images: fc.nat(9),
      cost: fc.nat(10 ** 9),
    }),
  },
  { requiredKeys: ["created", "images"] },
);

export const vectorResponse: fc.Arbitrary<VectorResponse> = fc.record(
  {
    embeddings: fc
      .array(fc.array(fc.integer({ min: -99, max: 99 }), { minLength: 1, maxLength: 8 }), {
        minLength: 1,
        maxLength: 4,
      })
      .map((vectors) => vectors.map((vector, index) => ({ index, vector }))),
    usage: fc.nat(9000).map((input) => ({ input, total: input })),
  },
  { requiredKeys: ["embeddings"] },
);
