import { expect } from "chai";
import type { Registry } from "../../../src/calls/context.js";
import * as compiled from "../../../src/registry.js";
import type { Dialect, Profile } from "../../../src/registry.js";
import { json, route, temporaryGateway, type TestGateway } from "../../support/server/temporary-gateway.js";
import { readByAnother, type WrittenPart } from "../../support/forms.js";
import { EDITS, file, JPEG, painter, scalars, sent } from "./written-image-forms.js";

const made = {
  created: 7,
  data: [{ b64_json: "AAAA" }],
  usage: { input_tokens: 3, output_tokens: 4, total_tokens: 7 },
};

/** A host that needs constants, and values of the dialect in its own spelling. */
function strictDialect(): Dialect<"image"> {
  const images = compiled.dialectsOf("image").get("images");
  if (images === undefined) throw new Error("the dialect is not compiled");
  return {
    ...images,
    places: {
      ...images.places,
      normalise: [{ at: ["options", "mode"], values: { fast: "quick" } }],
      always: [
        { at: ["watermark"], value: false },
        { at: ["audit", "level"], value: 2 },
      ],
      askUsage: { at: ["stream_options", "include_usage"], value: true },
    },
  };
}

type Rewrite = NonNullable<Profile["rewrite"]>[number];

const rewrite: readonly Rewrite[] = [
  // Another name, and another kind of value.
  { from: ["quality"], at: "steps", transform: (value) => (value === "high" ? 50 : 10) },
  // An object, which has no room for all that the client wrote.
  {
    from: ["region"],
    at: "area",
    transform: (value, loss) => {
      if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
      loss.at(value, "unit");
      return { box: [value.left ?? 0, value.top ?? 0], label: "a \u2744", parts: [{ on: true }], none: null };
    },
  },
  // The same member, with a list.
  { from: ["tags"], at: "tags", transform: (value) => [value, "more"] },
  // Files have names of their own in forms.
  {
    from: ["image"],
    at: "images",
    transform: (value, loss, from, member) => {
      loss.at(from, member);
      return [value];
    },
  },
];

const profile: Profile = {
  vocabulary: "image",
  native: "images",
  rewrite,
  rules: [
    { concept: "background", at: [["background"]], when: [], values: [], left_out: ["auto"], message: "has none" },
    { concept: "count", at: [["n"]], when: [], values: [], left_out: [1], message: "makes one" },
  ],
};

const registry: Registry = {
  ...compiled,
  dialects: new Map([...compiled.dialects, ["images", strictDialect()]]),
  rewriteForProfile: (_, ...given) => compiled.rewriteForProfile(profile, ...given),
};

describe("a form on a route with the client's dialect", () => {
  const open = temporaryGateway(
    { models: [{ ...painter, id: "maker/strict", routes: [route("one", "images")] }] },
    registry,
  );

  async function changed(test: TestGateway, given: readonly WrittenPart[]) {
    test.upstream.answer = json(made);
    const { status, dropped, text } = await sent(test, [...scalars("maker/strict"), ...given]);
    expect(status, text).to.equal(200);
    const [request] = test.upstream.requests;
    const parts = await readByAnother(request?.bytes ?? Buffer.of(), String(request?.headers["content-type"]));
    expect(request?.headers["content-length"]).to.equal(String(request?.bytes.length));
    return { dropped, parts: parts.map(({ name, filename, value }) => [name, filename ?? String(value)]) };
  }

  const named = [
    ["model", "inner-model"],
    ["prompt", "let it snow \u2744"],
  ];
  const constants = [
    ["watermark", "false"],
    ["audit[level]", "2"],
  ];

  for (const [what, given, wanted, dropped = null] of [
    ["the constants of its dialect", [file("image")], [["image", "a.png"]]],
    [
      "a member under another name",
      [{ name: "quality", value: "high" }, file("image")],
      [
        ["image", "a.png"],
        ["steps", "50"],
      ],
    ],
    [
      "an object as parts, and reports what has no place",
      [{ name: "region[left]", value: "7" }, { name: "region[unit]", value: "px" }, file("image")],
      [
        ["image", "a.png"],
        ["area[box][]", "7"],
        ["area[box][]", "0"],
        ["area[label]", "a \u2744"],
        ["area[parts][0][on]", "true"],
      ],
      "region.unit",
    ],
    [
      "a list in the place of its value",
      [{ name: "tags", value: "one" }, file("image")],
      [
        ["tags[]", "one"],
        ["tags[]", "more"],
        ["image", "a.png"],
      ],
    ],
    [
      "no value that asks for what happens anyway",
      [{ name: "background", value: "auto" }, { name: "n", value: "1" }, file("image")],
      [["image", "a.png"]],
    ],
    [
      "the spelling that its host knows, inside members too",
      [{ name: "options[mode]", value: "fast" }, { name: "options[kept]", value: "1.0" }, file("image")],
      [
        ["options[mode]", "quick"],
        ["options[kept]", "1.0"],
        ["image", "a.png"],
      ],
    ],
    [
      "its files and every other part as they were sent",
      [
        file("image[]", "b.jpg", JPEG),
        { name: "later[deep][]", value: " 1.0 " },
        { name: "output_compression", value: "5e1" },
        { name: "sequential_image_generation_options", value: '{ "max_images": 2 }' },
        file("mask"),
        { name: "image[]", value: "https://example.test/a.png" },
      ],
      [
        ["image[]", "b.jpg"],
        ["later[deep][]", " 1.0 "],
        ["output_compression", "5e1"],
        ["sequential_image_generation_options", '{ "max_images": 2 }'],
        ["mask", "a.png"],
        ["image[]", "https://example.test/a.png"],
      ],
    ],
  ] as const) {
    it(`is sent with ${what}`, async () => {
      const answer = await changed(open(), given);
      expect(answer.parts).to.deep.equal([...named, ...wanted, ...constants]);
      expect(answer.dropped).to.equal(dropped);
    });
  }

  it("has the constants of its dialect in place of other values", async () => {
    const { parts } = await changed(open(), [{ name: "watermark", value: "true" }, file("image")]);
    expect(parts).to.deep.equal([...named, ["watermark", "false"], ["image", "a.png"], ["audit[level]", "2"]]);
  });

  it("is changed as the same body in JSON", async () => {
    const test = open();
    const { dropped } = await changed(test, [
      { name: "quality", value: "high" },
      { name: "background", value: "auto" },
      { name: "region[left]", value: "7" },
      { name: "region[unit]", value: "px" },
      { name: "image[url]", value: "https://example.test/a.png" },
    ]);
    const response = await test.call(EDITS, {
      model: "maker/strict",
      prompt: "let it snow \u2744",
      quality: "high",
      background: "auto",
      region: { left: "7", unit: "px" },
      image: { url: "https://example.test/a.png" },
    });
    // In JSON the image has another name, and this profile says that it has no place.
    expect([dropped, response.headers.get("x-dropped-params")]).to.deep.equal(["region.unit", "region.unit, image"]);
    expect(JSON.parse(test.upstream.requests[1]?.body ?? "")).to.deep.include({
      steps: 50,
      area: { box: ["7", 0], label: "a \u2744", parts: [{ on: true }], none: null },
      audit: { level: 2 },
      watermark: false,
    });
  });

  it("asks for the usage of a stream", async () => {
    const { parts } = await changed(open(), [file("image"), { name: "stream", value: "true" }]);
    expect(parts).to.deep.include(["stream_options[include_usage]", "true"]);
  });
});
