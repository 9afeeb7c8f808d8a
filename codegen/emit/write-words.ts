/** Places of words alone: what a text has beside its words is reported there. */
import { writtenAs, writtenItems } from "../join/forms-in-use.js";
import type { Mapping } from "../join/mapping.js";
import { oncePer } from "../join/once-per.js";
import type { Field } from "../join/vocabulary.js";
import { code, Name, type Code, type Piece } from "../print/code.js";
import { functionOf, type FunctionDeclaration } from "../print/declarations.js";
import { locals } from "./locals.js";
import { content, types, vocabularyType } from "./runtime.js";
import { quote } from "./text.js";
import { reportAbsent } from "./write-report.js";

const { loss, part } = locals;

/** The words of parts as one text. In answers there is nothing to report to. */
export function writeWords(parts: Piece, between: string, where: string, mapping: Mapping): Code {
  const report = where === "answer" || lostBesideWords(mapping).length === 0 ? "" : code`, ${reporter}`;
  return code`${content.writeWords}(${parts}, ${quote(between)}, ${loss}${report})`;
}

/** The function that reports them, for dialects with such places in their requests. */
export function emitWordsReport(mapping: Mapping): FunctionDeclaration[] {
  const lost = lostBesideWords(mapping);
  if (!hasWords(mapping) || lost.length === 0) return [];
  return [
    functionOf({
      name: reporter,
      docs: "Reports what a text has beside its words, where words alone are written.",
      parameters: [
        { name: part, type: vocabularyType(mapping.vocabulary, "TextPart") },
        { name: loss, type: types.Loss },
      ],
      result: "void",
      body: lost.map((field) => reportAbsent(part, { concept: field.name, field })),
    }),
  ];
}

const reporter = new Name("reportBesideWords");

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
