/** The doc comments of functions that specs name, read from the TypeScript that exports them. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Node, Project, type SourceFile } from "ts-morph";
import { firstSentence } from "./first-sentence.js";

export interface DocumentedFunction {
  readonly name: string;
  /** The first sentence of the comment above the function, or of the comment that opens its file. */
  readonly summary: string;
}

/** Every function that an `index.ts` exports, in alphabetical order. */
export function readDocumentedFunctions(index: string): DocumentedFunction[] {
  const project = new Project({ useInMemoryFileSystem: true, skipLoadingLibFiles: true });
  const parse = (path: string) => project.createSourceFile(path, readFileSync(path, "utf8"), { overwrite: true });
  const functions = parse(index)
    .getExportDeclarations()
    .flatMap((exported) => {
      const from = exported.getModuleSpecifierValue() ?? "";
      const source = parse(join(dirname(index), from.replace(/\.js$/, ".ts")));
      return exported.getNamedExports().map((named) => ({
        name: named.getName(),
        summary: firstSentence(commentOf(source, named.getName())),
      }));
    });
  return functions.sort((one, other) => (one.name < other.name ? -1 : 1));
}

function commentOf(source: SourceFile, name: string): string {
  const exported = source.getExportedDeclarations().get(name)?.[0];
  const statement = Node.isVariableDeclaration(exported) ? exported.getVariableStatement() : exported;
  const above = Node.isJSDocable(statement) ? statement.getJsDocs().at(-1)?.getText() : undefined;
  const opening = source.getStatements()[0]?.getLeadingCommentRanges()[0]?.getText();
  const comment = above ?? opening;
  if (comment === undefined) throw new Error(`${source.getFilePath()} has no comment that describes ${name}.`);
  return comment;
}
