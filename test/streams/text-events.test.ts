import { expect } from "chai";
import { TextEvents } from "../../src/streams/text-events.js";

const event = (json: string) => `data: {"index":0,"text":${json},"end":null}\n\n`;
const sentOf = (json: string) => `data: {"index":0,"text":${json},"end":null,"model":"m"}\n\n`;
const bytes = (text: string) => Buffer.from(text).toString("latin1");

/** Two events were read that only added text. */
function learned(write: (json: string) => string = event): TextEvents {
  const texts = new TextEvents();
  for (const text of ["one", "two"]) {
    const came = Buffer.from(event(JSON.stringify(text)));
    texts.learn(came, write === event ? came : write(JSON.stringify(text)), text);
  }
  return texts;
}

describe("streams/text-events", () => {
  it("knows events after two that differ only in their text", () => {
    const texts = new TextEvents();
    texts.learn(Buffer.from(event('"one"')), event('"one"'), "one");
    expect(texts.isKnown).to.equal(false);
    texts.learn(Buffer.from(event('"two"')), event('"two"'), "two");
    expect(texts.isKnown).to.equal(true);
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
      const texts = learned(sentOf);
      const found = texts.find(bytes(event('"x"') + event(json) + event('"y"') + event('"z"').slice(0, 40)));
      expect(found.texts).to.deep.equal(["x", text, "y"]);
      expect(found.size).to.equal(Buffer.byteLength(event('"x"') + event(json) + event('"y"')));
      expect(texts.sent(found)).to.equal(bytes(sentOf('"x"') + sentOf(json) + sentOf('"y"')));
    });

  it("finds the events before another one", () => {
    const found = learned().find(event('"x"') + event('"a\\x"') + event('"y"'));
    expect(found.texts).to.deep.equal(["x"]);
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
    it(`does not find ${title}`, () => expect(learned().find(bytes(other)).size).to.equal(0));

  it("forgets them after an event that did something else", () => {
    const texts = learned();
    texts.learn(Buffer.from(event('"three"')), event('"three"'), undefined);
    expect(texts.isKnown).to.equal(false);
  });

  it("keeps them after a text that is written in another way", () => {
    const texts = learned();
    texts.learn(Buffer.from(event('"\\u0061"')), event('"\\u0061"'), "a");
    expect(texts.find(event('"b"')).texts).to.deep.equal(["b"]);
  });

  it("forgets them after an event that has more members than the text", () => {
    const texts = learned();
    const other = Buffer.from(event('"three","thought":true,"end":null,"text":"three"'));
    texts.learn(other, other, "three");
    expect(texts.isKnown).to.equal(false);
  });

  it("does not take a member for the text because both are equal", () => {
    const texts = new TextEvents();
    const twice = 'data: {"kind":"text","words":"t\\u0065xt"}\n\n';
    for (let count = 0; count < 2; count++) texts.learn(Buffer.from(twice), twice, "text");
    expect(texts.isKnown).to.equal(false);
  });
});
