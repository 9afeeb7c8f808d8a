/** Every place where specs name a transform or a pass. */
import { transformOf } from "../model/line.js";
import { piecesOf, probabilitiesOf } from "../model/stream-rules.js";
import type { Line, Mapping, Pass } from "../model/mapping.js";
import { readPasses } from "../model/read-layout.js";
import type { FunctionKind } from "../load/dialect-functions.js";
import type { Pointer } from "../load/pointer.js";
import type { SpecFile } from "../load/spec-file.js";
import { writtenLines } from "./forms.js";
import type { Specs } from "./specs.js";

/** A list of passes; the dialect's own functions are among those that it can name. */
export interface NamedPasses {
  readonly file: SpecFile;
  readonly dialect: string;
  readonly kind: Exclude<FunctionKind, "transforms">;
  readonly passes: readonly Pass[];
  readonly pointer: Pointer;
}

export interface NamedTransform {
  readonly name: string;
  readonly pointer: Pointer;
}

export function transformsNamedIn(mapping: Mapping): NamedTransform[] {
  const one = (name: string | undefined, pointer: Pointer): NamedTransform[] =>
    name === undefined ? [] : [{ name, pointer }];
  const ofLine = (line: Line): NamedTransform[] => {
    const each = line.kind === "transforms" ? line.transforms : [];
    const place = [...line.pointer, "transform"];
    return [...one(transformOf(line), place), ...each.flatMap((name, index) => one(name, [...place, index]))];
  };
  return [
    ...writtenLines(mapping).flatMap(ofLine),
    ...one(mapping.response.citations?.transform, ["response", "citations", "transform"]),
    ...probabilitiesOf(mapping.stream.read).flatMap(({ transform, pointer }) =>
      one(transform, [...pointer, "transform"]),
    ),
    ...piecesOf(mapping.stream.read).flatMap(({ transform, signatureTransform, pointer }) => [
      ...one(transform, [...pointer, "transform"]),
      ...one(signatureTransform, [...pointer, "signature", "transform"]),
    ]),
  ];
}

export function passesNamed({ mappings, files }: Pick<Specs, "files" | "mappings">): NamedPasses[] {
  const ofMappings = mappings.flatMap(({ file, dialect, isConversation, request, layout, response }) => {
    const both = (
      section: Pick<Mapping["layout"], "afterRead" | "beforeWrite">,
      name: string,
      kind: NamedPasses["kind"],
    ) =>
      [
        { file, dialect, kind, passes: section.afterRead, pointer: [name, "after_read"] },
        { file, dialect, kind, passes: section.beforeWrite, pointer: [name, "before_write"] },
      ] as const;
    return [
      ...both(request, "request", "request"),
      ...both(layout, "layout", "conversation"),
      ...both(response, "response", isConversation ? "conversation" : "results"),
    ];
  });
  const ofPresets = files.provider.flatMap((file) =>
    Object.entries(file.value.wire ?? {}).map(([dialect, { before_write: beforeWrite }]) => ({
      file,
      dialect,
      kind: "conversation" as const,
      passes: readPasses(beforeWrite, { file, pointer: ["wire", dialect, "before_write"] }),
      pointer: ["wire", dialect, "before_write"],
    })),
  );
  return [...ofMappings, ...ofPresets];
}

/** The transforms with which profiles write concepts for models of their native dialect. */
export function transformsOfProfiles({
  files,
}: Pick<Specs, "files">): { readonly dialect: string; readonly name: string }[] {
  return files.profile.flatMap(({ value: { native, rewrite = {} } }) =>
    native === undefined ? [] : Object.values(rewrite).map(({ transform }) => ({ dialect: native, name: transform })),
  );
}
