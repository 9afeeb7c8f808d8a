import { expect } from "chai";
import { LastClose } from "../../../src/conversion/stream/last-close.js";
import { initialState } from "../../../src/conversion/stream/initial-state.js";
import { begun } from "../../../src/conversion/stream/growing.js";
import { block, templates } from "./written-stream.js";

function closed(marksCut: boolean): { written: string[]; state: ReturnType<typeof initialState>; closing: LastClose } {
  const text = {
    ...block,
    close: ({ finish }: { finish: string }, { index }: { index: number }) => `${index}]${finish}`,
  };
  const marked = { ...templates, marksCut, parts: { ...templates.parts, text } };
  const state = initialState(marked, { model: "m", requestId: "r", usageWanted: false, write: () => {} });
  for (const index of [0, 1])
    state.parts.push({ ...begun("text", { kind: "text" }, { mustLead: false, order: index }).part, index });
  const written: string[] = [];
  return { written, state, closing: new LastClose(marked, state, (events) => written.push(events)) };
}

describe("LastClose", () => {
  it("holds the close of the last part until it is released, once", () => {
    const { written, state, closing } = closed(true);
    for (const part of state.parts) closing.close(part);
    expect(written).to.deep.equal(["0]other"]);
    state.finish = "length";
    closing.release();
    closing.release();
    expect(written).to.deep.equal(["0]other", "1]length"]);
  });

  it("holds none where the close does not tell it", () => {
    const { written, state, closing } = closed(false);
    for (const part of state.parts) closing.close(part);
    closing.release();
    expect(written).to.deep.equal(["0]other", "1]other"]);
  });
});
