import { expect } from "chai";
import { dialectsOf, Loss, type Wire } from "../../../../src/registry.js";

const [source, target] = ["embed-content", "embeddings"].map((name) => dialectsOf("embedding").get(name));
const input = (text: string, options: Wire = {}): Wire => ({ model: "m", content: { parts: [{ text }] }, ...options });

function converted(requests: Wire[]): { readonly sent: unknown; readonly lost: readonly string[] } {
  const body = { requests };
  const loss = new Loss(source?.paths ?? {}, body);
  const read = source?.readRequest(body, loss);
  const sent = read && target?.writeRequest(read, loss, { model: "n", stream: false });
  return { sent: JSON.parse(JSON.stringify(sent)), lost: loss.paths };
}

describe("liftFromInputs", () => {
  const cases: [name: string, requests: Wire[], sent: Wire, lost: string[]][] = [
    [
      "lifts the length that all inputs have",
      [input("a", { outputDimensionality: 8 }), input("b", { outputDimensionality: 8 })],
      { model: "n", input: ["a", "b"], dimensions: 8 },
      [],
    ],
    [
      "reports lengths that differ",
      [input("a", { outputDimensionality: 8 }), input("b", { outputDimensionality: 9 })],
      { model: "n", input: ["a", "b"] },
      ["requests[0].outputDimensionality", "requests[1].outputDimensionality"],
    ],
    [
      "reports a length that some inputs lack",
      [input("a", { outputDimensionality: 8 }), input("b")],
      { model: "n", input: ["a", "b"] },
      ["requests[0].outputDimensionality"],
    ],
    [
      "reports models that differ",
      [input("a"), input("b", { model: "o" })],
      { model: "n", input: ["a", "b"] },
      ["requests[0].model", "requests[1].model"],
    ],
    [
      "joins the parts of an input",
      [{ model: "m", content: { parts: [{ text: "a" }, { text: "b", thought: true }] } }],
      { model: "n", input: "ab" },
      ["requests[0].content.parts[1].thought"],
    ],
  ];
  for (const [name, requests, sent, lost] of cases)
    it(name, () => {
      expect(converted(requests)).to.deep.equal({ sent, lost });
    });
});
