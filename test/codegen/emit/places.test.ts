import { expect } from "chai";
import { Places } from "../../../codegen/emit/places.js";
import { codeOf, Name, type Piece } from "../../../codegen/print/code.js";

const body = new Name("body");
const textOf = (piece: Piece): string => codeOf(piece).text;
const declared = (places: Places): string[] => places.declarations.map(textOf);

describe("places: expressions that read paths of an object", () => {
  const cases: [name: string, paths: readonly string[], read: readonly string[], declarations: readonly string[]][] = [
    ["the object itself", [""], ["body"], []],
    ["a member", ["a"], ["body.a"], []],
    ["a member whose name is no word of a program", ["a-b"], ['body["a-b"]'], []],
    ["a member of an object inside", ["a.b"], ["inA.b"], ["const inA = inner(body.a);"]],
    ["members of one object, which is read once", ["a.b", "a.c"], ["inA.b", "inA.c"], ["const inA = inner(body.a);"]],
    ["an object in an object", ["a.b.c"], ["inAB.c"], ["const inA = inner(body.a);", "const inAB = inner(inA.b);"]],
    ["an item of a list", ["a[0].b"], ["inA0.b"], ["const inA0 = inner(asList(body.a)[0]);"]],
    ["the first item that has something", ["a[*].b.c"], ['firstAt(body.a, ["b", "c"])'], []],
    [
      "objects whose names would be the same",
      ["is_new.a", "isNew.a"],
      ["inIsNew.a", "inIsNew2.a"],
      ["const inIsNew = inner(body.is_new);", "const inIsNew2 = inner(body.isNew);"],
    ],
  ];
  for (const [name, paths, read, declarations] of cases)
    it(`reads ${name}`, () => {
      const places = new Places(body);
      expect(paths.map((path) => textOf(places.read(path)))).to.deep.equal(read);
      expect(declared(places)).to.deep.equal(declarations);
    });

  it("names an object without reading a member of it", () => {
    const places = new Places(body);
    expect(textOf(places.object("a"))).to.equal("inA");
    expect(textOf(places.object(""))).to.equal("body");
  });

  it("gives other values of the function names of their own", () => {
    const places = new Places(body);
    expect([places.local("text"), places.local("text"), places.local("state")]).to.deep.equal([
      "text",
      "text2",
      "state",
    ]);
  });

  describe("of a function that another one calls", () => {
    it("takes the objects that the other has read", () => {
      const around = new Places(body);
      around.read("a.b");
      const places = new Places(body, body, around);
      expect(textOf(places.read("a.c"))).to.equal("inA.c");
      expect([declared(places), places.taken.map(textOf)]).to.deep.equal([[], ["inA"]]);
    });

    it("reads the others itself", () => {
      const places = new Places(body, body, new Places(body));
      expect(textOf(places.read("a.c"))).to.equal("inA.c");
      expect([declared(places), places.taken]).to.deep.equal([["const inA = inner(body.a);"], []]);
    });
  });
});
