import { expect } from "chai";
import { encodeVectors } from "../../../../specs/dialects/embeddings/functions.js";

const answer = (...vectors: (number[] | string)[]) => ({
  embeddings: vectors.map((vector, index) => ({ index, vector })),
});
const BYTES = "AACAPwAAAMAAAAA/";
const NUMBERS = [1, -2, 0.5];
/** Four integers of 8 bits, and four of which the float would be none. */
const INTEGERS = Buffer.from(Int8Array.of(5, -14, 77, -40)).toString("base64");
const NOT_NUMBERS = Buffer.from(Int8Array.of(1, 2, -8, 127)).toString("base64");

describe("encodeVectors", () => {
  for (const [requested, given, wanted] of [
    ["base64", NUMBERS, BYTES],
    ["base64", BYTES, BYTES],
    ["float", BYTES, NUMBERS],
    ["float", NUMBERS, NUMBERS],
    [undefined, BYTES, NUMBERS],
    ["float", "AAA", "AAA"],
    ["float", INTEGERS, INTEGERS],
    [undefined, NOT_NUMBERS, NOT_NUMBERS],
    ["ubinary", BYTES, BYTES],
    ["int8", NUMBERS, NUMBERS],
  ] as const) {
    it(`gives ${JSON.stringify(given)} as ${JSON.stringify(wanted)} for a request of ${requested ?? "none"}`, () => {
      const echo = { format: requested };
      const reported = encodeVectors(answer(typeof given === "string" ? given : [...given]), ["format", "type"], echo);
      expect(reported.embeddings[0]?.vector).to.deep.equal(wanted);
    });
  }

  const signed = [5, -14, 127];
  const unsigned = [5, 242, 127];
  for (const [form, type, given, wanted] of [
    ["base64", "int8", signed, "BfJ/"],
    ["base64", "ubinary", unsigned, "BfJ/"],
    ["float", "binary", "BfJ/", signed],
    [undefined, "uint8", "BfJ/", unsigned],
    ["base64", "int8", NUMBERS, BYTES],
    ["base64", "bfloat16", NUMBERS, NUMBERS],
    ["base64", "float", NUMBERS, BYTES],
  ] as const) {
    it(`gives ${JSON.stringify(given)} of ${type} as ${JSON.stringify(wanted)} for ${form ?? "no form"}`, () => {
      const echo = { format: form, type };
      const reported = encodeVectors(answer(typeof given === "string" ? given : [...given]), ["format", "type"], echo);
      expect(reported.embeddings[0]?.vector).to.deep.equal(wanted);
    });
  }
});
