import { Ajv2020 } from "ajv/dist/2020.js";
import { expect } from "chai";
import fc from "fast-check";
import { dialectsOf, openApi, type Dialect, type StreamListener, type Vocabularies } from "../../../src/registry.js";
import { EventParser } from "../../support/event-parser.js";
import { runs } from "../../support/conversion/arbitraries.js";
import { imageResponse } from "./arbitrary-results.js";

type Answer = Vocabularies["image"]["response"];
type Image = Answer["images"][number];

const dialect = (name: string) => dialectsOf("image").get(name) as Dialect<"image">;
const client = dialect("images");
const streams = client.modality.streams;
if (streams === undefined) throw new Error("images have streams");

const eventText = (event: object) => `event: ${(event as { type: string }).type}\ndata: ${JSON.stringify(event)}\n\n`;
const wireOf = ({ data, order, box, fault, fault_code, ...image }: Image) => ({
  ...image,
  ...(data !== undefined && { b64_json: data }),
  ...(order !== undefined && { z_index: order }),
  ...(box !== undefined && { bounding_box: box }),
  ...(fault !== undefined && { error: { message: fault, code: fault_code } }),
});

/** The chunks that upstreams of each dialect send for an answer. */
const HOSTS: Readonly<Record<string, (answer: Answer) => string>> = {
  images: ({ images, usage, created }) =>
    images
      .filter(({ fault }) => fault === undefined)
      .flatMap((image, index, all) => [
        { type: "image_generation.partial_image", partial_image_index: 0, created_at: created, ...wireOf(image) },
        {
          type: "image_generation.completed",
          created_at: created,
          ...wireOf(image),
          ...(index === all.length - 1 &&
            usage !== undefined && {
              usage: { input_tokens: usage.input, output_tokens: usage.output, total_tokens: usage.total },
            }),
        },
      ])
      .map(eventText)
      .join(""),
  "images-of-layers": ({ images, usage, created }) => {
    const reported = images.map((image, index) => ({
      type: `image_generation.partial_${image.fault === undefined ? "succeeded" : "failed"}`,
      model: "inner",
      created,
      image_index: index,
      ...wireOf(image),
    }));
    return (
      [
        ...reported,
        {
          type: "image_generation.completed",
          ...(usage !== undefined && {
            usage: { generated_images: usage.images, output_tokens: usage.output, total_tokens: usage.total },
          }),
        },
      ]
        .map(eventText)
        .join("") + "data: [DONE]\n\n"
    );
  },
};

interface Outcome {
  readonly text: string;
  readonly ended: boolean;
  readonly failed: boolean;
  readonly seen: number;
  readonly previews: number;
}

/** The client's stream when the upstream sends these chunks and closes, and what is counted meanwhile. */
function convert(from: Dialect<"image">, chunks: readonly Buffer[]): Outcome {
  let [text, seen, previews] = ["", 0, 0];
  const listener: StreamListener = {
    onText: () => undefined,
    onUsage: () => undefined,
    onFinish: () => undefined,
    onImage: ({ count }) => (seen += count),
    onPreview: () => void previews++,
  };
  const { openWriter, openReader } = streams as NonNullable<typeof streams>;
  const writer = openWriter(client, {
    model: "maker/model",
    requestId: "request",
    usageWanted: true,
    listener,
    write: (piece) => (text += piece),
  });
  const reader = openReader(from, writer);
  const parser = new EventParser();
  const feed = (events: ReturnType<EventParser["push"]>): void =>
    events.forEach(({ data }) => data !== undefined && reader.event(data));
  for (const chunk of chunks) feed(parser.push(chunk));
  feed(parser.end());
  reader.close();
  return { text, ended: writer.ended, failed: writer.failure !== undefined, seen, previews };
}

const eventsIn = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.startsWith("data: "))
    .map((line) => JSON.parse(line.slice(6)) as Record<string, unknown>);
const reported = (text: string) => eventsIn(text).filter(({ type }) => type === "image_generation.completed");

for (const [name, streamOf] of Object.entries(HOSTS)) {
  describe(`any stream of images from ${name}`, () => {
    const from = dialect(name);

    it("is the same in chunks of any size", () => {
      fc.assert(
        fc.property(imageResponse, fc.integer({ min: 1, max: 40 }), (answer, size) => {
          const bytes = Buffer.from(streamOf(answer));
          const whole = convert(from, [bytes]);
          const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_unused, index) =>
            bytes.subarray(index * size, (index + 1) * size),
          );
          expect([whole.ended, convert(from, chunks)]).to.deep.equal([true, whole]);
        }),
        { numRuns: runs },
      );
    });

    it("is the same when it is split at any byte", () => {
      fc.assert(
        fc.property(imageResponse, (answer) => {
          const bytes = Buffer.from(streamOf(answer));
          const whole = convert(from, [bytes]);
          for (let at = 0; at <= bytes.length; at++)
            expect(convert(from, [bytes.subarray(0, at), bytes.subarray(at)])).to.deep.equal(whole);
        }),
        { numRuns: Math.max(3, Math.floor(runs / 20)) },
      );
    });

    it("reports only whole images, and as many as are counted, when it is cut at any byte", () => {
      fc.assert(
        fc.property(imageResponse, (answer) => {
          const bytes = Buffer.from(streamOf(answer));
          const all = reported(convert(from, [bytes]).text).map(({ b64_json, url }) => b64_json ?? url);
          for (let at = 0; at < bytes.length; at++) {
            const cut = convert(from, [bytes.subarray(0, at)]);
            const images = reported(cut.text).map(({ b64_json, url }) => b64_json ?? url);
            expect(images).to.deep.equal(all.slice(0, images.length));
            if (cut.ended) expect(images).to.have.length(cut.seen).and.not.to.have.length(0);
          }
        }),
        { numRuns: Math.max(3, Math.floor(runs / 20)) },
      );
    });

    it("reports each image once, and the usage with the last of them", () => {
      fc.assert(
        fc.property(imageResponse, (answer) => {
          const made = answer.images.filter(({ fault }) => fault === undefined);
          const { text, seen } = convert(from, [Buffer.from(streamOf(answer))]);
          const events = reported(text);
          expect(events.map(({ b64_json, url }) => b64_json ?? url)).to.deep.equal(
            made.map(({ data, url }) => data ?? url),
          );
          expect(seen).to.equal(made.length);
          expect(events.slice(0, -1).filter(({ usage }) => usage !== undefined)).to.deep.equal([]);
          expect((events.at(-1)?.usage as Record<string, unknown> | undefined)?.total_tokens).to.equal(
            answer.usage?.total,
          );
        }),
        { numRuns: runs },
      );
    });

    it("consists of events that the API's description defines", () => {
      const ajv = new Ajv2020({ strict: false }).addSchema(JSON.parse(openApi) as object, "api");
      const isEvent = ajv.compile({ $ref: "api#/components/schemas/ImagesEvent" });
      const known = ajv.getSchema("api#/components/schemas/ImagesCompleted")?.schema as { properties: object };
      fc.assert(
        fc.property(imageResponse, (answer) => {
          for (const event of eventsIn(convert(from, [Buffer.from(streamOf(answer))]).text)) {
            expect(isEvent(event), JSON.stringify(isEvent.errors)).to.equal(true);
            if (event.type === "image_generation.completed")
              expect(Object.keys(known.properties)).to.include.members(Object.keys(event));
          }
        }),
        { numRuns: runs },
      );
    });
  });
}
