import { expect } from "chai";
import { leastProcessorTime } from "../support/processor-time.js";
import { complaints, parse } from "./parse-support.js";

const COUNT = 6_000;
/** Each of them took ten times as long or more. */
const MOST_MS = 1_500;

const repeated = (line: (index: number) => string, count = COUNT): string =>
  Array.from({ length: count }, (_, index) => line(index)).join("");

describe("a hostile catalog", () => {
  const provider = 'providers:\n- { id: p0, baseUrl: "http://p.test" }\n';
  for (const [what, text, count] of [
    ["unknown keys", repeated((index) => `k${index}: 1\n`), 1_000],
    ["errors of YAML", repeated(() => '- "\\q\n'), 1_000],
    ["equal keys", repeated(() => "k: 1\n"), 1_000],
    [
      "one provider many times",
      `providers:\n- &p { id: p, baseUrl: "http://p.test" }\n${repeated(() => "- *p\n")}`,
      1_000,
    ],
    ["beginnings of variables", `providers: "${repeated(() => "${A:-")}"`, 1],
  ] as const) {
    it(`with ${what} is read soon, and has few problems`, () => {
      let problems: readonly string[] = [];
      const milliseconds = leastProcessorTime(() => (problems = complaints(text)), 2);
      expect(problems).to.have.lengthOf(count);
      expect(milliseconds).to.be.below(MOST_MS);
    });
  }

  it("whose aliases repeat very much is not read to its end", () => {
    const long = "v".repeat(200_000);
    const headers = `{ h: &long ${long}${repeated((index) => `, h${index}: *long`, 100)} }`;
    const text = `providers:\n- { id: p, baseUrl: "http://p.test", headers: ${headers} }\n`;
    expect(complaints(text)[0]).to.match(/: its aliases repeat too much of the file$/);
  });

  it("whose aliases grow with each other is refused where all of a value is read", () => {
    const grown = ["b", "c", "d", "e"].map((name, index) => {
      const before = ["a", "b", "c", "d"][index] ?? "";
      return `, ${name}: &${name} [${repeated(() => `*${before},`, 9)}]`;
    });
    const model = `id: a/b, accepts: { a: &a [1, 1]${grown.join("")} }`;
    expect(complaints(`models:\n- { ${model} }\n`)).to.deep.equal([
      "catalog.yaml:2:23: its aliases repeat too much of the file",
    ]);
  });

  it("may name a member of every object as a variable, which is not set", () => {
    const { warnings } = parse(provider.replace(" }", ', apiKey: "${constructor}" }'));
    expect(warnings?.join()).to.match(/reads the variable constructor, which is not set/);
  });

  it("has the place of a key that its mapping has before", () => {
    expect(complaints(provider.replace("id: p0,", "id: p0, id: p1,"))).to.deep.equal([
      "catalog.yaml:2:13: Map keys must be unique",
    ]);
  });

  it("gets the target that an alias has at its place", () => {
    const text = `providers:\n- &a { id: p }\n- &a { id: q }\n- *a\n`;
    expect(complaints(text).at(-1)).to.equal('catalog.yaml:3:12: providers[2].id names provider "q" a second time');
  });
});
