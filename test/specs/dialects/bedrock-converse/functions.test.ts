import { expect } from "chai";
import type { Medium, Part, Tool, Turn } from "../../../../generated/interlingua/text.js";
import {
  audioFormat,
  cachePoint,
  documentFormat,
  hourWrites,
  imageFormat,
  joinCachePoints,
  joinToolCachePoints,
  nameDocuments,
  onlyKnownFormats,
  schemaText,
  splitCachePoints,
  splitToolCachePoints,
  textBesideDocuments,
  toolsOfCalls,
  valueText,
  videoFormat,
} from "../../../../specs/dialects/bedrock-converse/functions.js";
import { formatOf, mimeOf } from "../../../../specs/dialects/bedrock-converse/media-formats.js";
import { Loss } from "../../../../src/conversion/loss.js";
import { keeps, reads, writes } from "../../../support/conversion/transform-cases.js";
import { passCases } from "../../../support/conversion/pass-cases.js";
import { assistant, call, image, plain, result, user } from "../../../support/conversion/turns.js";

const point: Part = { kind: "text", text: "", cache: "short" };
const marked = (words: string, cache = "short"): Part => ({ kind: "text", text: words, cache });
const thought: Part = { kind: "reasoning", text: "hm" };
const document = (title?: string): Part => ({
  kind: "media",
  medium: "document",
  source: { text: "a" },
  ...(title !== undefined && { title }),
});
const noLoss = () => new Loss({}, {});
const hello = [user("hi")];

describe("joinCachePoints", () => {
  passCases(
    (turns) => joinCachePoints(turns, noLoss()),
    [
      ["a point after a text", [user("a", point, "b")], [user(marked("a"), "b")]],
      [
        "a point after reasoning marks what is before that",
        [assistant("a", thought, point)],
        [assistant(marked("a"), thought)],
      ],
      ["a point before everything", [user(point, "a")], [user("a")]],
      ["no points", [user("a", "")], [user("a", "")]],
    ],
  );
});

describe("valueText", () => {
  reads(valueText, [
    ["an object as its JSON", { rooms: 2 }, '{"rooms":2}'],
    ["a list as its JSON", [1, "b"], '[1,"b"]'],
    ["a number as its JSON", 0, "0"],
    ["a switch as its JSON", false, "false"],
    ["a text as it is", "null", "null"],
    ["an empty text as it is", "", ""],
    ["null", null, undefined],
  ]);
});

describe("splitCachePoints", () => {
  const inside = { ...result("c"), parts: [marked("done")] } as Part;
  passCases(splitCachePoints, [
    ["a marked text", [user(marked("a"), "b")], [user("a", point, "b")]],
    [
      "a marked image",
      [user({ ...image(), cache: "long" } as Part)],
      [user(image(), { ...point, cache: "long" } as Part)],
    ],
    ["a mark inside a result", [user(inside)], [user(result("c"), point)]],
  ]);
});

describe("hourWrites", () => {
  const kept = (ttl: string, inputTokens: number) => ({ ttl, inputTokens });
  reads(hourWrites, [
    ["those for an hour", [kept("1h", 7), kept("5m", 3)], 7],
    ["several of them", [kept("1h", 7), kept("1h", 2)], 9],
    ["those for minutes alone", [kept("5m", 3)], 0],
    ["an impossible count", [kept("1h", -7)], 0],
    ["no list", undefined, undefined],
    ["null", null, undefined],
    ["no object in the list", ["1h"], 0],
  ]);
  writes(hourWrites, [
    ["a count", 7, [kept("1h", 7)]],
    ["no count", undefined, undefined],
  ]);
});

describe("cache points of tools", () => {
  const tools: Tool[] = [{ name: "f" }, { name: "", cache: "long" }, { name: "g" }];
  const joined: Tool[] = [{ name: "f", cache: "long" }, { name: "g" }];

  it("mark the tool before them", () =>
    expect(plain(joinToolCachePoints({ turns: hello, tools }, noLoss()).tools)).to.deep.equal(joined));
  it("follow a tool that is marked", () =>
    expect(plain(splitToolCachePoints({ turns: hello, tools: joined }).tools)).to.deep.equal(tools));
});

describe("toolsOfCalls", () => {
  const called: Turn[] = [...hello, assistant(call("1"), call("2")), user(result("1"), result("2"))];
  const f: Tool = { name: "f", description: "It calls." };
  const cases: [name: string, given: object, want: object][] = [
    ["declares tools of earlier calls, once each", { turns: called }, { tools: [{ name: "f" }] }],
    ["keeps the tools that are declared", { turns: called, tools: [f] }, { tools: [f] }],
    ["adds none to a history without calls", { turns: hello }, {}],
  ];
  for (const [name, given, want] of cases)
    it(name, () => {
      const { tools, tool_choice } = toolsOfCalls({ turns: hello, ...given });
      expect(plain({ tools, tool_choice })).to.deep.equal(want);
    });
});

describe("nameDocuments", () => {
  passCases(nameDocuments, [
    ["characters that the host refuses", [user(document("a_b/c.pdf"))], [user(document("a b c pdf"))]],
    ["no name", [user(document(), "a")], [user(document("document"), "a")]],
    [
      "equal names, across turns",
      [user(document("a")), user(document("a"))],
      [user(document("a")), user(document("a 2"))],
    ],
    [
      "equal names beside a given name with a number",
      [user(document("a 3"), document("a"), document("a"), document("a"), document("a 2"))],
      [user(document("a 3"), document("a"), document("a 2"), document("a 4"), document("a 2 2"))],
    ],
    [
      "a given name that was made before",
      [user(document("a"), document("a"), document("a 2"), document("a"))],
      [user(document("a"), document("a 2"), document("a 2 2"), document("a 3"))],
    ],
  ]);
});

describe("textBesideDocuments", () => {
  const attached = "The document is attached.";
  const atAddress: Part = { kind: "media", medium: "document", source: { url: "https://example.test/a.pdf" } };
  passCases(textBesideDocuments, [
    ["a document without text", [user(document("a"), " ")], [user(document("a"), " ", attached)]],
    ["a document at an address, which cannot be sent", [user(atAddress)], [user(atAddress)]],
    ["a document beside a text", [user("a", document("a"))], [user("a", document("a"))]],
    ["a text without documents", [user("a")], [user("a")]],
  ]);
});

describe("onlyKnownFormats", () => {
  const photo = (mime: string): Part => ({ kind: "media", medium: "image", source: { data: "YQ==", mime } });
  const known = photo("image/png");
  const leftOut = "Left out here, because this model does not take its format: a file.";
  passCases(
    (turns) => onlyKnownFormats(turns, noLoss()),
    [
      ["a format that the host refuses", [user("a", photo("image/heic"), known)], [user("a", known)]],
      ["nothing else in a turn", [user(photo("image/bmp"))], [user(leftOut)]],
    ],
  );

  it("reports what it removes", () => {
    const from = {};
    const body = { image: from };
    const loss = new Loss({}, body);
    onlyKnownFormats([user({ ...photo("image/bmp"), origin: { from, form: "" } })], loss);
    expect(loss.paths).to.deep.equal(["image"]);
  });
});

describe("the formats that the tables of pairs name", () => {
  for (const [key, words] of Object.entries(onlyKnownFormats.drops)) {
    const medium = /medium=(\w+)/.exec(key)?.[1] as Medium;
    for (const format of words.replace(/^\w+ as (?:text, )?/, "").split(", "))
      it(`${format} is one of ${medium}`, () => expect(formatOf(medium, mimeOf(medium, format))).to.be.a("string"));
  }
});

describe("formats of media, cachePoint and schemaText", () => {
  reads(documentFormat, [["an unknown format", "abc", "application/abc"]]);
  reads(audioFormat, [
    ["audio in a container of videos", "mp4", "audio/mp4"],
    ["another container", "webm", "audio/webm"],
    ["a short name of that", "m4a", "audio/mp4"],
  ]);
  reads(videoFormat, [["a short name", "mpg", "video/mpeg"]]);
  writes(documentFormat, [
    ["a type with parameters", "text/plain; charset=utf-8", "txt"],
    ["JSON", "application/json", "txt"],
    ["a program", "text/x-python", "txt"],
    ["an unknown type", "application/zip", undefined],
  ]);
  writes(imageFormat, [["another spelling", "image/jpg", "jpeg"]]);
  writes(audioFormat, [
    ["another name of WAV", "audio/x-wav", "wav"],
    ["another name of M4A", "audio/x-m4a", "m4a"],
  ]);
  keeps(documentFormat, [["a type", "application/pdf"]]);
  keeps(cachePoint, [
    ["a short mark", "short"],
    ["a long mark", "long"],
  ]);

  it("writes a closed schema", () =>
    expect(schemaText.write({ type: "object" })).to.equal('{"type":"object","additionalProperties":false}'));

  for (const [what, schema] of [
    ["that is no JSON", "{"],
    ["that is no object", "[]"],
    ["that is nested deeper than anyone can write it", `{"properties":{"a":`.repeat(1_500) + "{}" + "}}".repeat(1_500)],
  ] as const)
    it(`reports a schema ${what}`, () => {
      const structure = { schema };
      const loss = new Loss({}, { structure });
      expect(schemaText.read(schema, loss, structure, "schema")).to.equal(undefined);
      expect(loss.paths).to.deep.equal(["structure.schema"]);
    });
});
