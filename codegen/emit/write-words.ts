/** Places of words alone: what a text has beside its words is reported there. */
import { citesBesideText, writtenAs, writtenItems } from "../model/forms-in-use.js";
import type { Mapping } from "../model/mapping.js";
import { oncePer } from "../model/once-per.js";
import type { Field } from "../model/vocabulary.js";
import { code, Name, type Code, type Piece } from "../print/code.js";
import { functionOf, type FunctionDeclaration } from "../print/declarations.js";
import { locals } from "./locals.js";
import { content, types, vocabularyType } from "./runtime.js";
import { quote } from "./text.js";
import { reportAbsent } from "./write-report.js";

const { loss, part } = locals;

/** The words of parts as one text. */
export function writeWords(parts: Piece, between: string, where: string, mapping: Mapping): Code {
  const report = reporterIn(where, mapping);
  const given = report === undefined ? "" : code`, ${report}`;
  return code`${content.writeWords}(${parts}, ${quote(between)}, ${loss}${given})`;
}

/** The functions that report them, for dialects with such places in their requests or answers. */
export function emitWordsReport(mapping: Mapping): FunctionDeclaration[] {
  const used = [
    ...(hasWords(mapping) ? [{ name: reporterIn("request", mapping), lost: lostBesideWords(mapping) }] : []),
    ...(answersInWords(mapping) ? [{ name: reporterIn("answer", mapping), lost: lostInAnswers(mapping) }] : []),
  ];
  const byName = new Map(used.flatMap(({ name, lost }) => (name === undefined ? [] : [[name, lost] as const])));
  return [...byName].map(([name, lost]) =>
    functionOf({
      name,
      docs: `Reports what a text ${whose(name)}has beside its words, where words alone are written.`,
      parameters: [
        { name: part, type: vocabularyType(mapping.vocabulary, "TextPart") },
        { name: loss, type: types.Loss },
      ],
      result: "void",
      body: lost.map((field) => reportAbsent(part, { concept: field.name, field })),
    }),
  );
}

function whose(name: Name): string {
  return name === answerReporter ? "of an answer " : "";
}

const reporter = new Name("reportBesideWords");
const answerReporter = new Name("reportBesideAnswer");

/** Answers have a function of their own if they have citations beside their words. */
function reporterIn(where: string, mapping: Mapping): Name | undefined {
  const lost = where === "answer" ? lostInAnswers(mapping) : lostBesideWords(mapping);
  if (lost.length === 0) return undefined;
  return lost.length === lostBesideWords(mapping).length ? reporter : answerReporter;
}

function lostInAnswers(mapping: Mapping): readonly Field[] {
  const lost = lostBesideWords(mapping);
  return citesBesideText(mapping) ? lost.filter(({ name }) => name !== "citations") : lost;
}

function answersInWords(mapping: Mapping): boolean {
  return writtenItems(mapping, "answer").some(({ words }) => words === true || words === "answer");
}

/** What texts have beside their words, but for what the dialect expresses without a member. */
const lostBesideWords = oncePer(({ parts, vocabulary }: Mapping): readonly Field[] => {
  const written = parts.forms.filter(({ kind, direction }) => kind === "text" && direction !== "read");
  const implied = written.flatMap(({ lines }) => lines.filter((line) => writtenAs(line) === "nothing"));
  const covered = new Set(["text", ...implied.map(({ concept }) => concept)]);
  const fields = vocabulary.unions.get("Part")?.kinds.get("text")?.fields ?? [];
  return fields.filter(({ name }) => !covered.has(name));
});

function hasWords(mapping: Mapping): boolean {
  const { layout, parts } = mapping;
  return (
    layout.instructions?.words === true ||
    writtenItems(mapping, "request").some(({ words }) => words === true) ||
    parts.forms.some(
      ({ direction, lines }) => direction !== "read" && lines.some((line) => line.kind === "content" && line.words),
    )
  );
}
