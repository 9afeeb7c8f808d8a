/** Calls for images, and the values that tests read in their answers. */
import { route, type TestGateway } from "../../support/server/temporary-gateway.js";

export const FAMILIES = ["family-A", "family-A-new", "family-B", "family-C", "family-D"] as const;

export const painter = {
  kind: "image",
  routes: [route("one", "images")],
  outputs: ["image"],
  pricing: { perImage: { default: 0.04, "1024x1024/high": 0.17, "1k": 0.02 } },
} as const;

export const plain = {
  providers: { one: {} },
  models: [...FAMILIES, "none"].map((profile) => ({ ...painter, id: `maker/${profile}`, profile })),
};

export const GENERATIONS = "/v1/images/generations";

export const EDITS = "/v1/images/edits";

export const base64 = "iVBORw0KGgoAAAANSUhEUg".repeat(40);

export const made = {
  created: 7,
  data: [{ b64_json: base64 }],
  size: "1024x1024",
  quality: "high",
  usage: { input_tokens: 3, output_tokens: 4, total_tokens: 7 },
};

export const SOURCE = { type: "image_url", url: "https://example.test/a.png" };

export const errorOf = (text: string) => (JSON.parse(text) as { error: Record<string, unknown> }).error;

export async function sent(test: TestGateway, path: string, body: unknown) {
  const response = await test.call(path, body);
  return { status: response.status, dropped: response.headers.get("x-dropped-params"), text: await response.text() };
}
