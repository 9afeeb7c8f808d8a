/** The text of a module, made by ts-morph from the structures that its declarations are. */
import {
  IndentationText,
  Project,
  StructureKind,
  VariableDeclarationKind,
  type JSDocStructure,
  type OptionalKind,
  type SourceFileStructure,
  type StatementStructures,
} from "ts-morph";
import { codeOf, lines, type Piece } from "./code.js";
import {
  codeOfDeclaration,
  markUnused,
  type Constant,
  type Declaration,
  type Declared,
  type FunctionDeclaration,
} from "./declarations.js";
import { importsOf } from "./imports.js";
import type { CodeModule } from "./module.js";
import { wrap, WIDTH } from "./wrap.js";

/** A blank line separates statements, except neighbouring constants without doc comments. */
const BLANK_LINE = "\n";

const project = new Project({
  useInMemoryFileSystem: true,
  skipLoadingLibFiles: true,
  manipulationSettings: { indentationText: IndentationText.Tab },
});

export function textOfModule(module: CodeModule): string {
  const statements = structureOfModule(module);
  return project.createSourceFile("module.ts", { statements }, { overwrite: true }).getFullText();
}

function structureOfModule({ path, declarations }: CodeModule): SourceFileStructure["statements"] {
  const names = declarations.flatMap((declaration) => codeOfDeclaration(declaration).names);
  const imports = importsOf(names, path);
  const statements = declarations.flatMap((declaration, index) => {
    const structure = structureOf(declaration);
    const previous = declarations[index - 1];
    if (previous === undefined) return imports.length === 0 ? [structure] : [BLANK_LINE, structure];
    return followsClosely(declaration, previous) ? [structure] : [BLANK_LINE, structure];
  });
  return [...imports, ...statements];
}

function followsClosely(declaration: Declaration, previous: Declaration): boolean {
  if (declaration.kind === "export" && previous.kind === "export") return true;
  return isPlainConstant(declaration) && isPlainConstant(previous);
}

function isPlainConstant(declaration: Declaration): boolean {
  return declaration.kind === "constant" && declaration.docs === undefined && declaration.isExported !== true;
}

function structureOf(declaration: Declaration): StatementStructures {
  switch (declaration.kind) {
    case "constant":
      return constantStructure(declaration);
    case "function":
      return functionStructure(declaration);
    case "interface":
      return {
        kind: StructureKind.Interface,
        ...head(declaration),
        properties: declaration.members.map(({ name, type, docs, isOptional = false, isReadonly = false }) => ({
          name,
          type: textOf(type),
          isReadonly,
          hasQuestionToken: isOptional,
          docs: docsOf(docs),
        })),
      };
    case "type":
      return { kind: StructureKind.TypeAlias, ...head(declaration), type: textOf(declaration.type) };
    case "export":
      return {
        kind: StructureKind.ExportDeclaration,
        moduleSpecifier: declaration.from,
        namedExports: [...declaration.names],
      };
  }
}

function constantStructure(declared: Constant): StatementStructures {
  const { name, ...rest } = head(declared);
  return {
    kind: StructureKind.VariableStatement,
    ...rest,
    declarationKind: VariableDeclarationKind.Const,
    declarations: [
      {
        name,
        initializer: textOf(declared.value),
        ...(declared.type !== undefined && { type: textOf(declared.type) }),
      },
    ],
  };
}

function functionStructure(declared: FunctionDeclaration): StatementStructures {
  const body = lines(declared.body);
  return {
    kind: StructureKind.Function,
    ...head(declared),
    parameters: markUnused(declared.parameters, body).map(({ name, type, isOptional = false, default: fallback }) => ({
      name: name.text,
      hasQuestionToken: isOptional,
      ...(type !== undefined && { type: textOf(type) }),
      ...(fallback !== undefined && { initializer: textOf(fallback) }),
    })),
    returnType: textOf(declared.result),
    statements: [body.text],
  };
}

function head({ name, isExported = false, docs }: Declared) {
  return { name: textOf(name), isExported, docs: docsOf(docs) };
}

/** A text that is too wide for a line has a line for each piece. */
function docsOf(text: string | undefined): OptionalKind<JSDocStructure>[] {
  if (text === undefined) return [];
  const description = text.replace(/\s+/g, " ").replace(/\*\//g, "* /");
  const pieces = wrap(description, WIDTH - "   * ".length);
  const isShort = description.length <= WIDTH - "  /**  */".length;
  return [{ description: isShort ? description : `\n${pieces.join("\n")}` }];
}

function textOf(piece: Piece): string {
  return codeOf(piece).text;
}
