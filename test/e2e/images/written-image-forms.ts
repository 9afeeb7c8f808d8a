/** Forms with images, as clients write them. */
import { route, type TestGateway } from "../../support/server/temporary-gateway.js";
import { FORM_TYPE, type WrittenPart, writtenForm } from "../../support/forms.js";

export const EDITS = "/v1/images/edits";

export const painter = { kind: "image", outputs: ["image"], pricing: { perImage: 0.04 } } as const;

export const FAMILIES = ["family-A", "family-B", "family-C", "family-D", "none"];

export const alike = FAMILIES.map((profile) => ({
  ...painter,
  id: `maker/${profile}`,
  profile,
  routes: [route("one", "images")],
}));

export const apart = [
  { ...painter, id: "maker/by-reference", profile: "none", routes: [route("one", "images-by-reference")] },
  { ...painter, id: "maker/of-layers", profile: "none", routes: [route("one", "images-of-layers")] },
  {
    ...painter,
    id: "maker/failing-over",
    profile: "none",
    routes: [route("one", "images"), route("two", "images", 1)],
  },
];

export const catalog = { models: [...alike, ...apart] };

/** Every byte, and more than the bytes that are kept of an image's beginning. */
export const PNG = Buffer.concat([
  Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
  Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 256)),
]);

export const JPEG = Buffer.from("\xff\xd8\xff\xe0 a photograph", "latin1");

export const scalars = (model: string): WrittenPart[] => [
  { name: "model", value: model },
  { name: "prompt", value: "let it snow \u2744" },
];

export const file = (
  name: string,
  filename = "a.png",
  value = PNG,
  type: string | undefined = "image/png",
): WrittenPart => ({
  name,
  filename,
  type,
  value,
});

export async function sent(test: TestGateway, parts: readonly WrittenPart[] | Buffer, type = FORM_TYPE) {
  const body = Buffer.isBuffer(parts) ? parts : writtenForm(parts);
  const response = await fetch(test.url + EDITS, {
    method: "POST",
    headers: { authorization: `Bearer ${test.key}`, "content-type": type },
    body,
  });
  return { status: response.status, dropped: response.headers.get("x-dropped-params"), text: await response.text() };
}
