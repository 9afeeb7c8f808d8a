import { expect } from "chai";
import { encodeEvents } from "../../src/registry.js";
import { formatOf } from "../../src/streams/stream-format.js";
import { type FoundEvents, TextEvents } from "../../src/streams/text-events.js";

type Write = (json: string) => string;

const event: Write = (json) => `data: {"index":0,"text":${json},"end":null}\n\n`;
const sentOf: Write = (json) => `data: {"index":0,"text":${json},"end":null,"model":"m"}\n\n`;

/** Events that only added text were read, in the frame of a dialect. */
function learned(came: readonly string[], sent = came, framing?: "ndjson" | "eventstream"): TextEvents {
  const format = formatOf(framing === undefined ? {} : { framing: { framing, byDefault: false } });
  const texts = new TextEvents(format, new Set(["index", "text", "end", "model"]));
  for (const [index, text] of came.entries()) {
    const bytes = bytesOf(text, framing);
    texts.learn(bytes, sent === came ? bytes : (sent[index] ?? ""), ["one", "two"][index]);
  }
  return texts;
}

function bytesOf(text: string, framing?: "ndjson" | "eventstream"): Buffer {
  return Buffer.from(encodeEvents(text, framing && { framing, byDefault: false }));
}

function two(write: Write): string[] {
  return ['"one"', '"two"'].map(write);
}

function find(texts: TextEvents, ...events: readonly string[]): FoundEvents {
  return texts.find(Buffer.from(events.join("")), 0);
}

describe("streams/text-events", () => {
  it("knows events after two that differ only in their text", () => {
    const [one = "", other = ""] = two(event);
    expect(learned([one]).isKnown).to.equal(false);
    expect(learned([one, other]).isKnown).to.equal(true);
  });

  const found: readonly (readonly [title: string, json: string, text: string])[] = [
    ["a plain text", '" three"', " three"],
    ["a text with escapes", '"a \\"b\\" \\\\ \\n\\u00e9"', 'a "b" \\ \né'],
    ["a text that ends in a backslash", '"a\\\\"', "a\\"],
    ["characters of several bytes", '"é 雪 🙂"', "é 雪 🙂"],
    ["an empty text", '""', ""],
    ["half a pair of surrogates", '"\\ud83d"', "\ud83d"],
  ];
  for (const [title, json, text] of found)
    it(`finds ${title}`, () => {
      const texts = learned(two(event), two(sentOf));
      const whole = [event('"x"'), event(json), event('"y"')];
      const { texts: added, size, sent } = find(texts, ...whole, event('"z"').slice(0, 40));
      expect(added).to.deep.equal(["x", text, "y"]);
      expect(size).to.equal(Buffer.byteLength(whole.join("")));
      expect(Buffer.from(sent.join(""), "latin1").toString()).to.equal(
        [sentOf('"x"'), sentOf(json), sentOf('"y"')].join(""),
      );
    });

  it("finds the events before another one", () => {
    expect(find(learned(two(event)), event('"x"'), event('"a\\x"'), event('"y"')).texts).to.deep.equal(["x"]);
  });

  const others: readonly (readonly [title: string, event: string])[] = [
    ["another event", 'data: {"index":1,"text":"a","end":null}\n\n'],
    ["another end", 'data: {"index":0,"text":"a","end":"stop"}\n\n'],
    ["a text that is no JSON", event('"a\\x"')],
    ["a text with a raw control character", event('"a\u0007b"')],
    ["the mark of long integers", event('"\\u0001exact:1\\u0001"')],
    ["an event that is not complete", event('"abc"').slice(0, -1)],
    ["a text that is not complete", event('"abc"').slice(0, 30)],
    ["an event whose end is in its text", `${event('"abc').slice(0, -3)}\\",\\"end\\":null}\n\n`],
  ];
  for (const [title, other] of others)
    it(`does not find ${title}`, () => expect(find(learned(two(event)), other).size).to.equal(0));

  it("forgets them after an event that did something else", () => {
    const texts = learned(two(event));
    texts.learn(Buffer.from(event('"three"')), event('"three"'), undefined);
    expect(texts.isKnown).to.equal(false);
  });

  it("keeps them after a text that is written in another way", () => {
    const texts = learned(two(event));
    texts.learn(Buffer.from(event('"\\u0061"')), event('"\\u0061"'), "a");
    expect(find(texts, event('"b"')).texts).to.deep.equal(["b"]);
  });

  it("forgets them after an event that has more members than the text", () => {
    const texts = learned(two(event));
    const other = Buffer.from(event('"three","thought":true,"end":null,"text":"three"'));
    texts.learn(other, other, "three");
    expect(texts.isKnown).to.equal(false);
  });

  it("does not take a member for the text because both are equal", () => {
    const twice = 'data: {"kind":"text","words":"t\\u0065xt"}\n\n';
    const texts = learned([]);
    for (let count = 0; count < 2; count++) texts.learn(Buffer.from(twice), twice, "text");
    expect(texts.isKnown).to.equal(false);
  });

  describe("where members without a meaning differ", () => {
    const numbered = (number: string, json: string, pad = '"ab"') =>
      `event: text\ndata: {"number":${number},"text":${json}, "pad":${pad}}\n\n`;
    const known = [numbered("8", '"one"', '"a"'), numbered("9", '"two"', '"bcd"')];

    const alike: readonly (readonly [title: string, event: string])[] = [
      ["a number of more digits", numbered("10", '"x"')],
      ["zero", numbered("0", '"x"')],
      ["an empty text", numbered("10", '"x"', '""')],
      ["spaces and signs", numbered("10", '"x"', '" -+{}[]:, "')],
    ];
    for (const [title, other] of alike)
      it(`finds an event with ${title}`, () => {
        const { texts, size, sent } = find(learned(known), other, numbered("11", '"y"'));
        expect(texts).to.deep.equal(["x", "y"]);
        expect(size).to.equal(other.length + numbered("11", '"y"').length);
        expect(sent).to.deep.equal([]);
      });

    const near: readonly (readonly [title: string, event: string])[] = [
      ["a number with a sign", numbered("-10", '"x"')],
      ["a number with a fraction", numbered("10.5", '"x"')],
      ["a number with an exponent", numbered("10e5", '"x"')],
      ["a number that starts with a zero", numbered("010", '"x"')],
      ["a number without digits", numbered("", '"x"')],
      ["a text in the place of a number", numbered('"10"', '"x"')],
      ["nothing in the place of a number", numbered("null", '"x"')],
      ["nothing in the place of a text", numbered("10", '"x"', "null")],
      ["an escaped character", numbered("10", '"x"', '"a\\u0062"')],
      ["an escaped quote", numbered("10", '"x"', '"a\\""')],
      ["a character of several bytes", numbered("10", '"x"', '"é"')],
      ["a raw control character", numbered("10", '"x"', '"a\tb"')],
      ["a member more", numbered("10", '"x"', '"ab","end":null')],
      ["a member more in the place of the text", numbered("10", '"x","text":"z"')],
      ["the members in another order", 'event: text\ndata: {"text":"x","number":10, "pad":"ab"}\n\n'],
      ["a member that has a meaning", numbered("10", '"x"').replace('"pad"', '"end"')],
      ["another name", numbered("10", '"x"').replace("event: text", "event: other")],
      ["spaces at other places", numbered("10", '"x"').replace(', "', ',"')],
      ["no end", numbered("10", '"x"').slice(0, -1)],
      ["half of a number", numbered("10", '"x"').slice(0, 32)],
      ["half of a text", numbered("10", '"x"').slice(0, -6)],
    ];
    for (const [title, other] of near)
      it(`does not find an event with ${title}`, () => {
        const texts = learned(known);
        expect(texts.isKnown).to.equal(true);
        expect(find(texts, other).size).to.equal(0);
      });

    const unknown: readonly (readonly [title: string, one: string, other: string])[] = [
      ["a member that has a meaning", 'data: {"index":1,"text":"one"}\n\n', 'data: {"index":2,"text":"two"}\n\n'],
      [
        "a member that has a meaning, with an escaped name",
        'data: {"\\u0069ndex":1,"text":"one"}\n\n',
        'data: {"\\u0069ndex":2,"text":"two"}\n\n',
      ],
      [
        "a member of an object inside",
        'data: {"text":"one","more":{"number":1}}\n\n',
        'data: {"text":"two","more":{"number":2}}\n\n',
      ],
      ["the name of a member", 'data: {"a":1,"text":"one"}\n\n', 'data: {"b":1,"text":"two"}\n\n'],
      ["the type of a member", 'data: {"a":1,"text":"one"}\n\n', 'data: {"a":"1","text":"two"}\n\n'],
      ["another field of the event", 'id: 1\ndata: {"text":"one"}\n\n', 'id: 2\ndata: {"text":"two"}\n\n'],
      ["data of no object", 'data: ["a","one"]\n\n', 'data: ["b","two"]\n\n'],
    ];
    for (const [title, one, other] of unknown)
      it(`knows nothing of events that differ in ${title}`, () => {
        expect(learned([one, other]).isKnown).to.equal(false);
      });

    it("takes no member for the text that has the same text by chance", () => {
      const texts = learned([numbered("1", '"\\u006fne"', '"one"'), numbered("2", '"tw\\u006f"', '"two"')]);
      expect(texts.isKnown).to.equal(false);
    });

    it("takes a value that was the same in two events as one of them", () => {
      const texts = learned([numbered("8", '"one"'), numbered("9", '"two"')]);
      expect(find(texts, numbered("10", '"x"')).texts).to.deep.equal(["x"]);
      expect(find(texts, numbered("10", '"x"', '"c"')).size).to.equal(0);
    });

    const edits: readonly (readonly [place: string, edit: (event: string) => string])[] = [
      ["before them", (event) => event.replace("{", '{"model":"m",')],
      ["between them", (event) => event.replace(', "pad"', ',"model":"m","pad"')],
      ["behind them", (event) => event.replace("}", ',"model":"m"}')],
      ["before and behind them", (event) => event.replace("{", '{"model":"m",').replace("}", ',"end":0}')],
    ];
    for (const [place, edit] of edits)
      it(`passes such members on as they came, where something was edited ${place}`, () => {
        const events = [numbered("10", '"x"', '"yz"'), numbered("11", '"\\n"', '""')];
        const { sent } = find(learned(known, known.map(edit)), ...events);
        expect(sent.join("")).to.equal(events.map(edit).join(""));
      });

    it("knows nothing of events in which such a member was edited", () => {
      const edited = [numbered("18", '"one"', '"a"'), numbered("19", '"two"', '"bcd"')];
      expect(learned(known, edited).isKnown).to.equal(false);
    });

    it("finds an event with other spaces at its end", () => {
      const padded = (json: string, spaces: number) => `data: {"text":${json}${" ".repeat(spaces)}}\n\n`;
      const texts = learned([padded('"one"', 3), padded('"two"', 0)]);
      expect(find(texts, padded('"x"', 0), padded('"y"', 7)).texts).to.deep.equal(["x", "y"]);
      expect(find(texts, padded('"x"', 1).replace(" }", "\t}")).size).to.equal(0);
      expect(find(texts, padded('"x"', 1).replace(" }", ',"end":null}')).size).to.equal(0);
    });

    it("finds lines of JSON", () => {
      const line = (at: string, json: string) => `{"at":"${at}","text":${json}}\n`;
      const texts = learned([line("1:01", '"one"'), line("1:02", '"two"')], undefined, "ndjson");
      expect(find(texts, line("1:03", '"x"'), line("1:04", '"y"')).texts).to.deep.equal(["x", "y"]);
    });
  });

  describe("in binary messages", () => {
    const message = (json: string, pad: string, name = "text") =>
      bytesOf(`${name} {"text":${json},"pad":"${pad}"}\n`, "eventstream");
    const known = () =>
      learned(['text {"text":"one","pad":"a"}\n', 'text {"text":"two","pad":"bcd"}\n'], undefined, "eventstream");
    const changed = (place: number) => {
      const bytes = message('"x"', "ef");
      const at = place < 0 ? bytes.length + place : place;
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return bytes;
    };

    it("finds messages of any length", () => {
      const chunk = Buffer.concat([message('"x"', ""), message('"several words"', "efghi"), message('"y"', "")]);
      const { texts, size } = known().find(chunk, 0);
      expect(texts).to.deep.equal(["x", "several words", "y"]);
      expect(size).to.equal(chunk.length);
    });

    const others: readonly (readonly [title: string, message: Buffer])[] = [
      ["another length", changed(3)],
      ["another length of the headers", changed(7)],
      ["a wrong checksum of the lengths", changed(8)],
      ["a wrong checksum", changed(-1)],
      ["a word that its checksum does not cover", changed(-8)],
      ["another name", message('"x"', "ef", "word")],
      ["half of its bytes", message('"x"', "ef").subarray(0, -10)],
      ["half of its checksum", message('"x"', "ef").subarray(0, -2)],
    ];
    for (const [title, other] of others)
      it(`does not find a message with ${title}`, () => {
        const { texts } = known().find(Buffer.concat([message('"y"', ""), other]), 0);
        expect(texts).to.deep.equal(["y"]);
      });

    it("knows nothing of messages that were edited", () => {
      const lines = ['text {"text":"one"}\n', 'text {"text":"two"}\n'];
      expect(learned(lines, [...lines], "eventstream").isKnown).to.equal(false);
    });
  });
});
