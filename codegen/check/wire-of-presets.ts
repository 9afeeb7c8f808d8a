/** What a preset declares about the wire of a dialect names what the dialect has, and changes something there. */
import type { DialectDocument } from "../model/dialect-document.js";
import type { Mapping } from "../model/mapping.js";
import { inlineForms } from "../emit/keys.js";
import { linePaths } from "../emit/places-of-money.js";
import { hintFor, nearest } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import type { PresetSource, WireSource } from "../load/sources/provider.js";
import type { Pointer } from "../load/pointer.js";
import type { SpecFile } from "../load/spec-file.js";
import { SchemaPlace } from "./schema-place.js";
import type { Specs } from "./specs.js";

/** The wire of a preset in one dialect. */
interface PresetWire {
  readonly file: SpecFile<PresetSource>;
  readonly pointer: Pointer;
  readonly wire: WireSource;
  readonly document: DialectDocument;
  readonly mapping: Mapping;
  /** Clients of another dialect call its models. */
  readonly isConverted: boolean;
}

export function wireOfPresets(specs: Specs): Problem[] {
  const { files, documents, mappings } = specs;
  return files.provider.flatMap((file) =>
    Object.entries(file.value.wire ?? {}).flatMap(([name, wire]) => {
      const dialect = wire.as ?? name;
      const document = documents.find((one) => one.name === dialect);
      const mapping = mappings.find((one) => one.dialect === dialect);
      if (document === undefined || mapping === undefined) return [];
      const isConverted = receivesOthers(specs, mapping);
      const preset: PresetWire = { file, pointer: ["wire", name], wire, document, mapping, isConverted };
      return [...membersRenamed(preset), ...limitsIgnored(preset), ...rolesReplaced(preset), ...textsCut(preset)];
    }),
  );
}

/** Only bodies of other dialects are written anew. Those of the host's own dialect are forwarded as they came. */
function receivesOthers({ documents, mappings }: Specs, { dialect, vocabulary }: Mapping): boolean {
  const clients = documents.filter(({ name, routes }) => name !== dialect && routes.length > 0);
  return clients.some(({ name }) =>
    mappings.some((one) => one.dialect === name && one.vocabulary.name === vocabulary.name),
  );
}

/** Members have a name of the document. The host's own name may be any, but hardly one that is nearly another. */
function membersRenamed(preset: PresetWire): Problem[] {
  const { file, pointer, wire, document, mapping } = preset;
  const { rename = {} } = wire;
  if (wire.rename !== undefined && !preset.isConverted) {
    const message = `only clients of "${mapping.dialect}" call its models, and their bodies are forwarded as they came`;
    const hint = "describe the host's form as a dialect of its own, and name it with as: in place of rename:";
    return [file.problem([...pointer, "rename"], message, hint)];
  }
  const places = document.requests.map((name) => SchemaPlace.named(document, name)).filter((one) => one !== undefined);
  const known = SchemaPlace.union(places)?.names ?? [];
  return Object.entries(rename).flatMap(([member, other]) => {
    const node = [...pointer, "rename", member];
    if (!known.includes(member))
      return [
        file.problem(node, `no request of ${document.file.name} has a member "${member}"`, hintFor(member, known)),
      ];
    if (member === other) return [unchanged(file, node, `the member "${member}" keeps its name`)];
    const twin = Object.keys(rename).find((one) => one !== member && rename[one] === other);
    if (twin !== undefined) {
      const message = `"${member}" and "${twin}" are renamed to "${other}", and one of two values is lost`;
      return [file.problem(node, message, "give each a name of its own")];
    }
    if (membersWritten(mapping, wire).includes(other)) {
      const message = `"${member}" is renamed to "${other}", which the dialect writes too`;
      return [file.problem(node, message, `rename ${other} too, or list its concept under lacks:`)];
    }
    const near = known.includes(other) ? undefined : nearest(other, known);
    if (near === undefined) return [];
    return [
      file.problem(node, `no request of ${document.file.name} has a member "${other}"`, `did you mean "${near}"?`),
    ];
  });
}

/** Members at the top of requests that keep their names: one of two values at one place would be lost. */
function membersWritten(mapping: Mapping, { rename = {}, lacks = [] }: WireSource): string[] {
  const { request, layout, isConversation } = mapping;
  const lines = request.lines.filter(({ concept, readOnly }) => !readOnly && !lacks.includes(concept));
  const ofRecords = inlineForms(lines, mapping).flatMap((form) => form.lines);
  const ofTurns = isConversation ? [layout.at] : [];
  return [...[...lines, ...ofRecords].flatMap(({ at: [written = ""] }) => written), ...ofTurns]
    .flatMap((path) => path.split(/[.[]/, 1))
    .filter((member) => member !== "" && !(member in rename));
}

/** The gateway reads the ignored members for holds alone, and these depend on output limits. */
function limitsIgnored({ file, pointer, wire: { ignored = [] }, mapping }: PresetWire): Problem[] {
  const known = linePaths(mapping, "output_limit").filter((path) => !path.includes("."));
  return ignored.flatMap((member, index) =>
    known.includes(member)
      ? []
      : [
          file.problem(
            [...pointer, "ignored", index],
            `the ${mapping.dialect} dialect has no output limit at its top named "${member}"`,
            hintFor(member, known) ?? "leave ignored: out",
          ),
        ],
  );
}

/** Roles are those of the vocabulary, on both sides: they are replaced before the dialect's words are written. */
function rolesReplaced({ file, pointer, wire: { roles = {} }, mapping: { vocabulary } }: PresetWire): Problem[] {
  const known = (vocabulary.enums.get("Role") ?? []).map(({ name }) => name);
  return Object.entries(roles).flatMap(([role, other]) => {
    const node = [...pointer, "roles", role];
    const unknown = [role, other].find((name) => !known.includes(name));
    if (unknown !== undefined)
      return [
        file.problem(
          node,
          `no turn of the vocabulary "${vocabulary.name}" has the role "${unknown}"`,
          hintFor(unknown, known) ?? "leave roles: out",
        ),
      ];
    return role === other ? [unchanged(file, node, `the role "${role}" stays as it is`)] : [];
  });
}

/** Only texts have a length. */
function textsCut({ file, pointer, wire: { longest = {} }, mapping: { vocabulary } }: PresetWire): Problem[] {
  const fields = vocabulary.records.get("Request")?.fields ?? [];
  const texts = fields.filter(({ type }) => type.kind === "string").map(({ name }) => name);
  return Object.keys(longest)
    .filter((concept) => fields.some(({ name }) => name === concept) && !texts.includes(concept))
    .map((concept) =>
      file.problem(
        [...pointer, "longest", concept],
        `"${concept}" is no text, and longest: has lengths of texts`,
        `these are texts: ${texts.join(", ")}`,
      ),
    );
}

function unchanged(file: SpecFile, node: Pointer, what: string): Problem {
  return file.problem(node, `${what}, so this line changes nothing`, "leave it out");
}
