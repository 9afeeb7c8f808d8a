import { expect } from "chai";
import OpenAI, { toFile } from "openai";
import { imageDialects, simulated, simulatedGateway } from "./simulated.js";

const gateway = simulatedGateway();

function client(): OpenAI {
  const { url, key } = gateway();
  return new OpenAI({ baseURL: `${url}/v1`, apiKey: key, maxRetries: 0 });
}

const PNG = Buffer.from("\x89PNG", "latin1");

for (const dialect of imageDialects) {
  describe(`the openai client, images from an upstream with the dialect ${dialect}`, () => {
    const model = simulated(dialect);

    it("makes an image", async () => {
      const { created, data = [] } = await client().images.generate({ model, prompt: "a lighthouse" });
      expect(created).to.be.a("number");
      const bytes = Buffer.from(data[0]?.b64_json ?? "", "base64");
      expect([data.length, bytes.subarray(0, 4).equals(PNG)]).to.deep.equal([1, true]);
    });

    it("changes images that it uploads", async () => {
      const image = [
        await toFile(PNG, "a.png", { type: "image/png" }),
        await toFile(PNG, "b.png", { type: "image/png" }),
      ];
      const { data = [], usage } = await client().images.edit({
        model,
        prompt: "let it snow",
        image,
        n: dialect === "images-of-layers" ? undefined : 2,
      });
      expect(data.length).to.equal(dialect === "images-of-layers" ? 1 : 2);
      if (dialect === "images") expect(usage?.input_tokens_details.image_tokens).to.equal(170);
    });

    it("streams an image", async () => {
      const types: string[] = [];
      for await (const event of await client().images.generate({ model, prompt: "a lighthouse", stream: true })) {
        types.push(event.type);
        expect(Buffer.from(event.b64_json, "base64").subarray(0, 4).equals(PNG)).to.equal(true);
      }
      expect(types).to.deep.equal(["image_generation.completed"]);
    });
  });
}
