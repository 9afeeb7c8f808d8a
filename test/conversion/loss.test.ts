import { expect } from "chai";
import { join, Loss, noLoss, type Unmapped, withAnother } from "../../src/conversion/loss.js";
import type { Json, Wire } from "../../src/conversion/json.js";

const concepts = {
  "request.stop": ["stop", "stops"],
  "part.image.detail": ["image_url.detail"],
  "reasoning.effort": ["reasoning_effort"],
};

function paths(body: Wire, report: (loss: Loss) => void): string[] {
  const loss = new Loss(concepts, body);
  report(loss);
  return loss.paths;
}

describe("Loss", () => {
  const request = { origin: { path: "", form: "request" } };
  const image = { origin: { path: "messages[0].content[1]", form: "part.image" } };

  describe("what is named", () => {
    const cases: [name: string, report: (loss: Loss) => void, want: string[]][] = [
      ["a place", (loss) => loss.at("messages[0].name"), ["messages[0].name"]],
      ["a place once", (loss) => [loss.at("n"), loss.at("n")], ["n"]],
      ["a whole record", (loss) => loss.drop(image), ["messages[0].content[1]"]],
      ["nothing for a record that the gateway made", (loss) => loss.drop({}), []],
      [
        "members of a record that stands among others",
        (loss) => loss.drop({ origin: { path: "", form: "reasoning" }, effort: "high", budget: 4 } as object),
        ["reasoning_effort"],
      ],
      [
        "a concept at its place",
        (loss) => loss.dropConcept(image, "detail", "high"),
        ["messages[0].content[1].image_url.detail"],
      ],
      ["nothing for a concept without a place", (loss) => loss.dropConcept(image, "title", "a"), []],
      ["nothing for an absent value", (loss) => loss.dropConcept(image, "detail", undefined), []],
      ["nothing for an empty text", (loss) => loss.dropConcept(image, "detail", ""), []],
      ["nothing for an empty list", (loss) => loss.dropConcept(request, "stop", []), []],
      ["nothing for what happens anyway", (loss) => loss.dropConcept(image, "detail", "auto", "auto"), []],
      [
        "a false that is not neutral",
        (loss) => loss.dropConcept(image, "detail", false, true),
        ["messages[0].content[1].image_url.detail"],
      ],
      [
        "both places of a record that took something from elsewhere",
        (loss) =>
          loss.drop({
            origin: withAnother({ path: "a[0]", form: "part.other" }, { ...image.origin, concept: "detail" }),
          }),
        ["messages[0].content[1].image_url.detail", "a[0]"],
      ],
      [
        "a concept that came from elsewhere, where it stood",
        (loss) =>
          loss.dropConcept(
            { origin: withAnother({ path: "a[0]", form: "part.image" }, { ...image.origin, concept: "detail" }) },
            "detail",
            "high",
          ),
        ["messages[0].content[1].image_url.detail"],
      ],
      [
        "a place inside a lost one is not named again",
        (loss) => [loss.at("tools[1].function"), loss.at("tools[1]"), loss.at("tools[10]")],
        ["tools[1]", "tools[10]"],
      ],
      [
        "a place whose name only begins like a lost one",
        (loss) => [loss.at("stop"), loss.at("stops")],
        ["stop", "stops"],
      ],
    ];
    for (const [name, report, want] of cases) it(name, () => expect(paths({}, report)).to.deep.equal(want));
  });

  it("of several places the one that the client used is named", () => {
    expect(paths({ stops: ["END"] }, (loss) => loss.dropConcept(request, "stop", ["END"]))).to.deep.equal(["stops"]);
    expect(paths({ stop: null, stops: ["END"] }, (loss) => loss.dropConcept(request, "stop", ["END"]))).to.deep.equal([
      "stops",
    ]);
  });

  it("a place in any item of a list is named in the item that leads on", () => {
    const several = new Loss(
      { "request.span": ["format.span", "format[*].span"] },
      { format: [{ size: 1 }, { span: 2 }] },
    );
    several.dropConcept(request, "span", 2);
    expect(several.paths).to.deep.equal(["format[1].span"]);
  });

  it("members of each object of a list are named with their objects", () => {
    expect(
      paths({}, (loss) =>
        loss.unmappedEach([{ size: 1 }, { size: 2, colour: "red" }], "format", new Map([["size", "known" as const]])),
      ),
    ).to.deep.equal(["format[1].colour"]);
    expect(paths({}, (loss) => loss.unmappedEach({ colour: "red" }, "format", new Map()))).to.deep.equal([]);
  });

  it("places come in the order of the client's body, whatever the order of the reports", () => {
    const body = { zeta: 1, messages: [{}, { name: "a", content: [{}, {}] }, {}], alpha: 2, b: { y: 1, x: 2 } };
    const lost = [
      "alpha",
      "b.x",
      "messages[1].content[1]",
      "messages[2]",
      "zeta",
      "b.y",
      "messages[1].name",
      "messages[1].content[0]",
    ];
    expect(paths(body, (loss) => lost.forEach((place) => loss.at(place)))).to.deep.equal([
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
      ["not known at all", { model: "m", colour: "red" }, ["colour"]],
      ["null asks for nothing", { colour: null }, []],
      ["an empty list asks for nothing", { colours: [] }, []],
      ["false may ask for something", { colour: false }, ["colour"]],
      ["an empty text may ask for something", { colour: "" }, ["colour"]],
      ["a neutral value", { store: false }, []],
      ["another value", { store: true }, ["store"]],
      ["a neutral list", { modalities: ["text"] }, []],
      ["another list", { modalities: ["text", "audio"] }, ["modalities"]],
      [
        "a name that objects have anyway",
        JSON.parse('{"constructor": 1, "__proto__": 2}') as Wire,
        ["constructor", "__proto__"],
      ],
    ];
    for (const [name, wire, want] of cases)
      it(name, () => expect(paths(wire, (loss) => loss.unmapped(wire, "", known))).to.have.members(want));

    it("are named although their names look like places inside lost ones", () => {
      const body = { "tools[0].x": 1, "a.b": 2, a: 3, b: 4 };
      const report = (loss: Loss): void => {
        loss.unmapped(body, "", new Map());
        loss.at("tools[0]");
      };
      expect(paths(body, report)).to.have.members(["tools[0].x", "a.b", "a", "b", "tools[0]"]);
      expect(
        paths({ b: 1, "a.b": 2, a: 3 }, (loss) => loss.unmapped({ b: 1, "a.b": 2, a: 3 }, "", new Map())),
      ).to.deep.equal(["b", "a.b", "a"]);
    });

    it("are named with the place of their object", () => {
      expect(paths({}, (loss) => loss.unmapped({ colour: "red" }, "tools[0].function", known))).to.deep.equal([
        "tools[0].function.colour",
      ]);
    });
  });

  it("answers report to nobody", () => {
    const nobody: Loss = noLoss;
    nobody.at("n");
    nobody.unmapped({ colour: "red" }, "", new Map());
    expect(nobody.paths).to.deep.equal([]);
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
