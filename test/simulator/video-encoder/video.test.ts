import { crc32, inflateSync } from "node:zlib";
import { expect } from "chai";
import { BitWriter } from "../../../src/simulator/video-encoder/bit-writer.js";
import { makeVideo, makePoster } from "../../../src/simulator/video-encoder/video.js";
import { gridOver, type BlockFrame } from "../../../src/simulator/video-encoder/block-frame.js";
import { Scene } from "../../../src/simulator/video-encoder/scene.js";
import { unit } from "../../../src/simulator/video-encoder/unit.js";
import { processorTime } from "../../support/processor-time.js";
import {
  BitReader,
  boxesIn,
  content,
  Decoder,
  type Flat,
  readSequence,
  samplesOf,
  setsOf,
} from "../../support/videos/video-reader.js";

/** The limits of levels: macroblocks per second and per frame (table A-1). */
const ALLOWED: Readonly<Record<number, readonly [number, number]>> = {
  30: [40_500, 1_620],
  31: [108_000, 3_600],
  40: [245_760, 8_192],
  51: [983_040, 36_864],
  60: [4_177_920, 139_264],
};

const SIZES: readonly (readonly [number, number, number])[] = [
  [854, 480, 1],
  [480, 854, 30],
  [640, 480, 4],
  [1280, 720, 8],
  [720, 1280, 6],
  [720, 720, 12],
  [1680, 720, 2.5],
  [1920, 1080, 8],
  [1080, 1920, 5],
  [1440, 1080, 10],
  [3840, 2160, 8],
  [2160, 3840, 2],
  [5040, 2160, 2],
  [64, 64, 1],
];

/** The bytes of each sample's only unit. */
function unitsOf(video: Buffer): Buffer[] {
  return samplesOf(video).map(({ data }) => {
    expect(data.readUInt32BE(0)).to.equal(data.length - 4);
    return data.subarray(4);
  });
}

function framesOf(video: Buffer): (readonly Flat[])[] {
  const { sequence, picture } = setsOf(video);
  const decoder = new Decoder(sequence, picture);
  return unitsOf(video).map((each) => decoder.decode(each));
}

function coloursOf(scene: Scene, blockFrame: BlockFrame): Flat[] {
  return Array.from(blockFrame, (number) => {
    const colour = scene.palette[number];
    if (!colour) throw new Error(`no colour ${number}`);
    return [colour.luma, colour.blue, colour.red];
  });
}

describe("makeVideo", () => {
  for (const [width, height, seconds] of SIZES) {
    it(`makes ${seconds} seconds of ${width}x${height}`, () => {
      const video = makeVideo({ words: "a fox", seconds, width, height });
      expect(boxesIn(video).map(({ name }) => name)).to.deep.equal(["ftyp", "moov", "mdat"]);
      const [movie, media] = [content(video, "moov/mvhd"), content(video, "moov/trak/mdia/mdhd")];
      for (const head of [movie, media]) expect(head.readUInt32BE(16) / head.readUInt32BE(12)).to.equal(seconds);
      const track = content(video, "moov/trak/tkhd");
      expect(track.readUInt32BE(20) / movie.readUInt32BE(12)).to.equal(seconds);
      expect([track.readUInt32BE(76) / 65536, track.readUInt32BE(80) / 65536]).to.deep.equal([width, height]);
      const times = content(video, "moov/trak/mdia/minf/stbl/stts");
      expect([times.readUInt32BE(4), times.readUInt32BE(8) * times.readUInt32BE(12)]).to.deep.equal([
        1,
        media.readUInt32BE(16),
      ]);
      expect(samplesOf(video).length).to.equal(seconds * 24);
      const sets = setsOf(video);
      const sequence = readSequence(sets.sequence);
      expect([sets.width, sets.height, sequence.width, sequence.height, sequence.rate]).to.deep.equal([
        width,
        height,
        width,
        height,
        24,
      ]);
      expect([...sets.record.subarray(0, 6)]).to.deep.equal([1, 66, 0xc0, sequence.level, 0xff, 0xe1]);
      const [aSecond, aFrame] = ALLOWED[sequence.level] ?? [0, 0];
      expect(sequence.columns * sequence.rows).to.be.at.most(aFrame);
      expect(sequence.columns * sequence.rows * 24).to.be.at.most(aSecond);
    });
  }

  it("fills its data with its samples, key frames where the table has them", () => {
    const video = makeVideo({ words: "a fox", seconds: 30, width: 640, height: 360 });
    const data = boxesIn(video).find(({ name }) => name === "mdat");
    const samples = samplesOf(video);
    expect(samples[0]?.data.byteOffset).to.equal(video.byteOffset + (data?.from ?? 0));
    expect(samples.reduce((sum, sample) => sum + sample.data.length, 0)).to.equal((data?.to ?? 0) - (data?.from ?? 0));
    expect(samples.flatMap(({ isKey }, index) => (isKey ? [index] : []))).to.deep.equal([0, 240, 480]);
    expect(unitsOf(video).map((each) => (each[0] ?? 0) % 32)).to.deep.equal(
      samples.map(({ isKey }) => (isKey ? 5 : 1)),
    );
  });

  for (const [words, width, height, seconds] of [
    ["a fox", 854, 480, 11],
    ["a lighthouse at dusk", 720, 1280, 2],
    ["", 16, 16, 1],
    ["one row", 640, 16, 3],
    ["Äpfel und Birnen", 2, 200, 2],
  ] as const) {
    it(`shows the scene of ${JSON.stringify(words)} at ${width}x${height}, sample for sample`, () => {
      const scene = new Scene(words, gridOver({ width, height }));
      framesOf(makeVideo({ words, seconds, width, height })).forEach((frame, index) => {
        expect(frame).to.deep.equal(coloursOf(scene, scene.at(index / 24)), `frame ${index}`);
      });
    });
  }

  it("moves in every quarter of a second", () => {
    const frames = framesOf(makeVideo({ words: "a fox", seconds: 6, width: 640, height: 360 }));
    for (let index = 6; index < frames.length; index += 6)
      expect(frames[index]).not.to.deep.equal(frames[index - 6], `frame ${index}`);
  });

  it("makes the same video for the same prompt, and another one for another", () => {
    const [first, again, other] = ["a fox", "a fox", "a hen"].map((words) =>
      makeVideo({ words, seconds: 1, width: 320, height: 180 }),
    );
    expect(first).to.deep.equal(again);
    expect(first).not.to.deep.equal(other);
  });

  it("rounds odd sides down", () => {
    const sets = setsOf(makeVideo({ words: "a fox", seconds: 1, width: 853, height: 481 }));
    const { width, height } = readSequence(sets.sequence);
    expect([sets.width, sets.height, width, height]).to.deep.equal([852, 480, 852, 480]);
  });

  it("has a frame at least", () =>
    expect(framesOf(makeVideo({ words: "a fox", seconds: 0, width: 32, height: 32 })).length).to.equal(1));

  it("is small and quick", () => {
    const begun = processorTime();
    const video = makeVideo({ words: "a fox", seconds: 8, width: 1280, height: 720 });
    expect(processorTime() - begun).to.be.lessThan(300);
    expect(video.length).to.be.lessThan(300_000);
  });
});

describe("makePoster", () => {
  it("shows the video's first frame", () => {
    const [width, height] = [100, 50];
    const file = makePoster({ words: "a fox", width, height });
    expect(file.toString("latin1", 0, 8)).to.equal("\x89PNG\r\n\x1a\n");
    const chunks = chunksOf(file);
    const head = chunks.get("IHDR") ?? Buffer.alloc(0);
    expect([head.readUInt32BE(0), head.readUInt32BE(4), ...head.subarray(8)]).to.deep.equal([
      width,
      height,
      8,
      3,
      0,
      0,
      0,
    ]);
    const lines = inflateSync(chunks.get("IDAT") ?? Buffer.alloc(0));
    expect(lines.length).to.equal((width + 1) * height);
    const grid = gridOver({ width, height });
    const scene = new Scene("a fox", grid);
    const seen = scene.at(0);
    expect(chunks.get("PLTE")?.length).to.equal(3 * scene.palette.length);
    for (let y = 0; y < height; y++) {
      const wanted = Array.from({ length: width }, (_unused, x) => seen[(y >> 4) * grid.columns + (x >> 4)]);
      expect([...lines.subarray(y * (width + 1), (y + 1) * (width + 1))]).to.deep.equal([0, ...wanted]);
    }
  });

  it("has different colours for different texts", () => {
    const [fox, hen] = ["a fox", "a hen"].map((words) =>
      chunksOf(makePoster({ words, width: 64, height: 64 })).get("PLTE"),
    );
    expect(fox).not.to.deep.equal(hen);
  });
});

/** A PNG file's chunks, after a check of their sums. */
function chunksOf(file: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < file.length;) {
    const end = at + 8 + file.readUInt32BE(at);
    expect(file.readUInt32BE(end)).to.equal(crc32(file.subarray(at + 4, end)) >>> 0);
    chunks.set(file.toString("latin1", at + 4, at + 8), file.subarray(at + 8, end));
    at = end + 4;
  }
  return chunks;
}

describe("a unit of a video's stream", () => {
  for (const [name, bytes, wanted] of [
    ["guards a start code", [0, 0, 1], [0, 0, 3, 1]],
    ["guards zeros", [0, 0, 0, 0, 0, 128], [0, 0, 3, 0, 0, 3, 0, 128]],
    ["guards a guard", [0, 0, 3, 9], [0, 0, 3, 3, 9]],
    ["does not change the rest", [0, 1, 0, 0, 4], [0, 1, 0, 0, 4]],
  ] as const) {
    it(name, () => expect([...unit("key", Buffer.from(bytes))]).to.deep.equal([0x65, ...wanted]));
  }
});

describe("BitWriter", () => {
  for (const [value, wanted] of [
    [0, "1"],
    [1, "010"],
    [2, "011"],
    [3, "00100"],
    [7, "0001000"],
  ] as const) {
    it(`writes ${value} as ${wanted}`, () => {
      const bits = [...new BitWriter().unsigned(value).finish()]
        .map((byte) => byte.toString(2).padStart(8, "0"))
        .join("");
      expect(bits).to.equal(`${wanted}1`.padEnd(8, "0"));
    });
  }

  it("writes numbers of any size that are read back", () => {
    const numbers = Array.from({ length: 5_000 }, (_unused, index) => (index * 7_919) % 139_265);
    const writer = new BitWriter();
    for (const number of numbers)
      writer
        .unsigned(number)
        .signed(-number)
        .bits(number & 7, 3);
    const reader = new BitReader(unit("key", writer.finish()));
    for (const number of numbers)
      expect([reader.unsigned(), -reader.signed(), reader.bits(3)]).to.deep.equal([number, number, number & 7]);
    expect(reader.hasMore()).to.equal(false);
  });
});
