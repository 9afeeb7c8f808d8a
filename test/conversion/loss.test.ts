import { expect } from "chai";
import { ConversionError } from "../../src/conversion/conversion-error.js";
import { join, Loss, noLoss, type Unmapped, withAnother } from "../../src/conversion/loss.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import { respelled } from "../../src/conversion/spelling.js";

const concepts = {
  "request.stop": ["stop", "stops"],
  "part.image.detail": ["image_url.detail"],
  "part.bare.text": [""],
  "reasoning.effort": ["reasoning_effort"],
  "choice.mode": ["kind?"],
};

function paths(body: Wire, report: (loss: Loss) => void): string[] {
  const loss = new Loss(concepts, body);
  report(loss);
  return loss.paths;
}

describe("Loss", () => {
  const imagePart = { image_url: { url: "u" } };
  const words: Json[] = ["a", imagePart];
  const message = { name: "a", content: words };
  const tools: Wire[] = [{}, { function: {} }];
  const body: Wire = { messages: [message], tools, n: 1, stop: "a" };
  const request = { origin: { from: body, form: "request" } };
  const image = { origin: { from: imagePart, form: "part.image" } };
  const bare = { origin: { from: words, member: 0, form: "part.bare" } };

  describe("what is reported", () => {
    const elsewhere = { from: tools[1] ?? {}, form: "part.image" };
    const cases: [name: string, report: (loss: Loss) => void, want: string[]][] = [
      ["a member of an object", (loss) => loss.at(message, "name"), ["messages[0].name"]],
      ["a member of the body", (loss) => loss.at(body, "n"), ["n"]],
      ["a member inside others", (loss) => loss.at(body, "messages[0].name"), ["messages[0].name"]],
      ["a member that is not there", (loss) => loss.at(message, "role"), ["messages[0].role"]],
      ["an object", (loss) => loss.at(imagePart), ["messages[0].content[1]"]],
      ["an item that is no object", (loss) => loss.at(words, 0), ["messages[0].content[0]"]],
      ["the same place once", (loss) => [loss.at(body, "n"), loss.at(body, "n")], ["n"]],
      ["a place by its path", (loss) => loss.atPath("messages[0].name"), ["messages[0].name"]],
      ["nothing for an object that the gateway made", (loss) => loss.at({ name: "a" }, "name"), []],
      ["a whole record", (loss) => loss.drop(image), ["messages[0].content[1]"]],
      ["a record that was no object", (loss) => loss.drop(bare), ["messages[0].content[0]"]],
      ["nothing for a record that the gateway made", (loss) => loss.drop({}), []],
      [
        "members of a record that is one of several",
        (loss) => loss.drop({ origin: { from: body, form: "reasoning" }, effort: "high", budget: 4 } as object),
        ["reasoning_effort"],
      ],
      [
        "the members of a record that is the value of a concept, and one of several in an object",
        (loss) =>
          loss.dropConcept(request, "reasoning", {
            origin: { from: body, form: "reasoning" },
            effort: "high",
          } as object),
        ["reasoning_effort"],
      ],
      [
        "a concept at its place",
        (loss) => loss.dropConcept(image, "detail", "high"),
        ["messages[0].content[1].image_url.detail"],
      ],
      [
        "a concept of a record that was no object",
        (loss) => loss.dropConcept(bare, "text", "a"),
        ["messages[0].content[0]"],
      ],
      ["nothing for a concept without a place", (loss) => loss.dropConcept(image, "title", "a"), []],
      ["nothing for an absent value", (loss) => loss.dropConcept(image, "detail", undefined), []],
      ["nothing for an empty text", (loss) => loss.dropConcept(image, "detail", ""), []],
      ["nothing for an empty list", (loss) => loss.dropConcept(request, "stop", []), []],
      [
        "nothing for a concept that was made of others",
        (loss) => {
          loss.makes(image, "detail");
          loss.dropConcept(image, "detail", "high");
        },
        [],
      ],
      ["nothing for a default", (loss) => loss.dropConcept(image, "detail", "auto", "auto"), []],
      [
        "a false that is not neutral",
        (loss) => loss.dropConcept(image, "detail", false, true),
        ["messages[0].content[1].image_url.detail"],
      ],
      [
        "the records of a list without a place of its own",
        (loss) => loss.dropConcept(request, "images", [image, bare]),
        ["messages[0].content[0]", "messages[0].content[1]"],
      ],
      [
        "members of the value of a concept",
        (loss) => loss.dropInside(image, "detail", ["a", "b"]),
        ["messages[0].content[1].image_url.detail.a", "messages[0].content[1].image_url.detail.b"],
      ],
      [
        "both origins of a record that received something from elsewhere",
        (loss) => loss.drop({ origin: withAnother(elsewhere, { ...image.origin, concept: "detail" }) }),
        ["messages[0].content[1].image_url.detail", "tools[1]"],
      ],
      [
        "a concept from elsewhere, at its origin",
        (loss) =>
          loss.dropConcept(
            { origin: withAnother(elsewhere, { ...image.origin, concept: "detail" }) },
            "detail",
            "high",
          ),
        ["messages[0].content[1].image_url.detail"],
      ],
      [
        "a place inside a reported one is not reported again",
        (loss) => [loss.at(body, "tools[1].function"), loss.at(tools, 1), loss.at(body, "tools[10]")],
        ["tools[1]", "tools[10]"],
      ],
      [
        "a place whose name only begins like a reported one",
        (loss) => [loss.at(body, "stop"), loss.at(body, "stops")],
        ["stop", "stops"],
      ],
      [
        "what an object loses that is read in place of a value",
        (loss) => {
          const substitute = loss.substitute(words, 0);
          loss.at(substitute, "text");
          loss.drop({ origin: { from: loss.substitute(body, "n"), form: "x" } });
        },
        ["messages[0].content[0].text", "n"],
      ],
    ];
    for (const [name, report, want] of cases) it(name, () => expect(paths(body, report)).to.have.members(want));
  });

  it("reports the one place that the client used", () => {
    const named = (given: Wire): string[] =>
      paths(given, (loss) => loss.dropConcept({ origin: { from: given, form: "request" } }, "stop", ["END"]));
    expect(named({ stops: ["END"] })).to.deep.equal(["stops"]);
    expect(named({ stop: null, stops: ["END"] })).to.deep.equal(["stops"]);
    expect(named({})).to.deep.equal(["stop"]);
  });

  it("reports what a member says by being absent at no place", () => {
    const named = (choice: Wire): string[] =>
      paths({ choice }, (loss) => loss.dropConcept({ origin: { from: choice, form: "choice" } }, "mode", "required"));
    expect(named({ kind: "function" })).to.deep.equal(["choice.kind"]);
    expect(named({ name: "a" })).to.deep.equal([]);
  });

  it("a place in any item of a list is reported with the index of the item", () => {
    const given = { format: [{ size: 1 }, { span: 2 }] };
    const several = new Loss({ "request.span": ["format.span", "format[*].span"] }, given);
    several.dropConcept({ origin: { from: given, form: "request" } }, "span", 2);
    expect(several.paths).to.deep.equal(["format[1].span"]);
  });

  describe("names that are integers, in the order of the text", () => {
    const cases: [name: string, text: string, want: string[]][] = [
      ["among others", '{"zz":1,"1":2,"aa":3,"0":1}', ["zz", "1", "aa", "0"]],
      ["with escapes", '{"z\\"":1,"\\u0031":"\\":","0" : 1}', ['z"', "1", "0"]],
      ["inside of others", '{"b":[{"y":1,"2":2,"1":{}}]}', ["b[0].y", "b[0].2", "b[0].1"]],
    ];
    for (const [name, text, want] of cases)
      it(name, () => {
        const given = JSON.parse(text) as Wire;
        const loss = new Loss({}, given, text);
        for (const holder of [given, (given.b as Wire[] | undefined)?.[0] ?? {}])
          for (const key of Object.keys(holder)) if (key !== "b") loss.at(holder, key);
        expect(loss.paths).to.deep.equal(want);
      });
  });

  it("an empty object in place of a concept loses nothing", () => {
    const given = { stop: {} };
    const report = (loss: Loss): void => loss.dropConcept({ origin: { from: given, form: "request" } }, "stop", {});
    expect(paths(given, report)).to.deep.equal([]);
  });

  describe("a number that is sent as another one within bounds", () => {
    const given: Wire = { stop: 1 };
    const clamped = (value: number): string[] =>
      paths(given, (loss) => loss.clamp({ origin: { from: given, form: "request" } }, "stop", value));
    it("is reported", () => expect(clamped(2 ** 40)).to.deep.equal(["stop"]));
    for (const value of [2 ** 53, -(2 ** 53), 1e18])
      it(`is refused when it is the integer ${value}, of which digits may be lost`, () =>
        expect(() => clamped(value)).to.throw(ConversionError, "stop is too large"));
  });

  it("reports members of each object of a list with their objects", () => {
    const named = (format: Json): string[] =>
      paths({ format }, (loss) => loss.unmappedEach(format, new Map([["size", "known" as const]])));
    expect(named([{ size: 1 }, 7, { size: 2, colour: "red" }])).to.deep.equal(["format[2].colour"]);
    expect(named({ colour: "red" })).to.deep.equal([]);
  });

  it("reports an object at two places at the first", () => {
    const twice = { colour: "red" };
    expect(paths({ a: [{ b: twice }], c: twice }, (loss) => loss.at(twice, "colour"))).to.deep.equal(["a[0].b.colour"]);
  });

  it("reports a body that was read under other names in the client's spelling", () => {
    const given = {
      safety_settings: [{ a_b: 1 }],
      tool_config: { x_y: { long_name: 1 }, "a.b_c": 2 },
      toolConfig: null,
    };
    const loss = new Loss({ "request.length": ["toolConfig.xY.longName"] }, given);
    const read = respelled(given, { own: new Set(), lists: new Set() }, loss);
    loss.dropConcept({ origin: { from: read, form: "request" } }, "length", 1);
    loss.at((read.safetySettings as Wire[])[0] ?? {}, "aB");
    loss.unmapped(read.toolConfig as Wire, new Map([["xY", "known" as const]]));
    expect(loss.paths).to.deep.equal(["safety_settings[0].a_b", "tool_config.x_y.long_name", "tool_config.a.b_c"]);
  });

  it("reports places in the order of the client's body, whatever the order of the calls", () => {
    const first = {};
    const second = {};
    const named = { name: "a", content: [first, second] };
    const third = {};
    const letters = { y: 1, x: 2 };
    const given = { zeta: 1, messages: [{}, named, third], alpha: 2, b: letters };
    const report = (loss: Loss): void => {
      loss.at(given, "alpha");
      loss.at(letters, "x");
      loss.at(second);
      loss.at(third);
      loss.atPath("zeta");
      loss.at(letters, "y");
      loss.at(named, "name");
      loss.at(named.content, 0);
    };
    expect(paths(given, report)).to.deep.equal([
      "zeta",
      "messages[1].name",
      "messages[1].content[0]",
      "messages[1].content[1]",
      "messages[2]",
      "alpha",
      "b.y",
      "b.x",
    ]);
  });

  describe("members that no concept covers", () => {
    const known: Unmapped = new Map<string, "known" | readonly Json[]>([
      ["model", "known"],
      ["store", [false]],
      ["modalities", [["text"]]],
    ]);
    const cases: [name: string, wire: Wire, want: string[]][] = [
      ["carried elsewhere", { model: "m" }, []],
      ["unknown", { model: "m", colour: "red" }, ["colour"]],
      ["null requests nothing", { colour: null }, []],
      ["an empty list requests nothing", { colours: [] }, []],
      ["false may request something", { colour: false }, ["colour"]],
      ["an empty text may request something", { colour: "" }, ["colour"]],
      ["a neutral value", { store: false }, []],
      ["a name that is empty, beside others", { "": 1, colour: "red" }, ['""', "colour"]],
      ["another value", { store: true }, ["store"]],
      ["a neutral list", { modalities: ["text"] }, []],
      ["another list", { modalities: ["text", "audio"] }, ["modalities"]],
      [
        "a name that objects inherit",
        JSON.parse('{"constructor": 1, "__proto__": 2}') as Wire,
        ["constructor", "__proto__"],
      ],
    ];
    for (const [name, wire, want] of cases)
      it(name, () => expect(paths(wire, (loss) => loss.unmapped(wire, known))).to.have.members(want));

    it("are reported although their names look like places inside lost ones", () => {
      const given = { "tools[0].x": 1, "a.b": 2, a: 3, b: 4, tools: [{}] };
      const report = (loss: Loss): void => {
        loss.unmapped(given, new Map([["tools", "known" as const]]));
        loss.at(given.tools, 0);
      };
      expect(paths(given, report)).to.have.members(["tools[0].x", "a.b", "a", "b", "tools[0]"]);
      const ordered = { b: 1, "a.b": 2, a: 3 };
      expect(paths(ordered, (loss) => loss.unmapped(ordered, new Map()))).to.deep.equal(["b", "a.b", "a"]);
    });

    it("are reported with the path of their object, whatever its name is", () => {
      const inside = { colour: "red" };
      expect(paths({ "a.b": [{ function: inside }] }, (loss) => loss.unmapped(inside, known))).to.deep.equal([
        "a.b[0].function.colour",
      ]);
    });
  });

  describe("the place of a record or of a concept", () => {
    const loss = new Loss(concepts, body);
    const cases: [name: string, found: string | undefined, want: string | undefined][] = [
      ["of an object", loss.pathOf(image), "messages[0].content[1]"],
      ["of a value that is no object", loss.pathOf(bare), "messages[0].content[0]"],
      ["of the request", loss.pathOf(request), ""],
      ["of a record that the gateway made", loss.pathOf({}), ""],
      ["of a concept", loss.placeOf(image, "detail"), "messages[0].content[1].image_url.detail"],
      ["of a concept by its record", loss.placeOf({ ...request, image } as object, "image"), "messages[0].content[1]"],
      [
        "of a concept by the first of its records",
        loss.placeOf({ images: [bare] } as object, "images"),
        "messages[0].content[0]",
      ],
      ["of a concept that has none", loss.placeOf(image, "title"), undefined],
    ];
    for (const [name, found, want] of cases) it(name, () => expect(found).to.equal(want));

    it("is there or not", () => {
      expect(loss.hasPlace(image, "detail")).to.equal(true);
      expect(loss.hasPlace(image, "title")).to.equal(false);
      expect(loss.hasPlace({}, "detail")).to.equal(false);
    });
  });

  it("nothing is reported for answers", () => {
    const none: Loss = noLoss;
    none.at(body, "n");
    none.atPath("n");
    none.dropInside(image, "detail", ["a"]);
    none.unmapped({ colour: "red" }, new Map());
    expect(none.substitute(words, 0)).to.deep.equal({});
    expect(none.paths).to.deep.equal([]);
  });
});

describe("join", () => {
  const cases: [path: string, member: string, want: string][] = [
    ["", "a", "a"],
    ["a", "b", "a.b"],
    ["a", "[0]", "a[0]"],
    ["a", "", "a"],
    ["", "", ""],
    ["a[0]", "b.c", "a[0].b.c"],
  ];
  for (const [path, member, want] of cases)
    it(`${path} and ${member}`, () => expect(join(path, member)).to.equal(want));
});
