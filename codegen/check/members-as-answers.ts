/** Streams have a concept in the member in which whole answers have it: those that are read, and those written. */
import type { Mapping } from "../model/mapping.js";
import type { About, Problem } from "../load/problem.js";
import { printed } from "../load/former-lines.js";
import type { DialectDocument } from "../model/dialect-document.js";
import { eventConcepts, variablesOf } from "./concepts-in-events.js";
import {
  besides,
  conceptsOfParts,
  last,
  membersOfAnswer,
  membersOfPart,
  pathsOfPart,
  wordsOf,
} from "./members-of-answers.js";
import { follow } from "./part-places.js";
import { SchemaPlace } from "./schema-place.js";
import type { Specs } from "./specs.js";
import { textsInEvent } from "./texts-in-events.js";
import type { WordFault } from "./wire-words.js";
import { type WrittenEvent, writtenEvents } from "./written-events.js";

/** A place of the wrong type comes first. */
const AFTER_OTHERS: About = { rank: 1 };

/** What events have of a part, by the variable that they have it with. */
const ofVariables: Readonly<Record<string, (kind: string) => string>> = {
  $part_id: () => "id",
  $part_name: () => "name",
  $signature: () => "signature",
  $redacted: () => "redacted",
  $piece: wordsOf,
  $text: wordsOf,
  $arguments: wordsOf,
  $json_arguments: wordsOf,
};

/** A concept in a member that whole answers have for another one. */
interface Astray {
  /** The members in which whole answers have the concept. */
  readonly own: readonly string[];
  /** Where it would be beside the wrong member. */
  readonly instead: string;
}

/** A place from which a piece of some kind reads what whole answers have in another member. */
export function pieceMemberFault(
  place: SchemaPlace | undefined,
  kind: string | undefined,
  key: string,
  path: string,
  mapping: Mapping,
): WordFault | undefined {
  if (kind === undefined) return undefined;
  const concept = key === "text" || key === "whole" ? wordsOf(kind) : key;
  const astray = partAstray(place, kind, concept, path, mapping);
  if (astray === undefined) return undefined;
  const other = concept === "text" ? kindWith(last(path), mapping) : undefined;
  const own = `whole answers have the ${concept} of a ${kind} in ${listed(astray.own)}`;
  return {
    message: `${own}, and streams read it from "${last(path)}"`,
    hint: `write ${printed({ [key]: astray.instead })}${other === undefined ? "" : `, or kind: ${other}`}`,
    about: AFTER_OTHERS,
  };
}

/** The same of what an event has of the answer itself. */
export function eventMemberFault(key: string, path: string, mapping: Mapping): WordFault | undefined {
  const astray = eventConcepts.some((concept) => concept === key) ? answerAstray(key, path, mapping) : undefined;
  if (astray === undefined) return undefined;
  return {
    message: `whole answers have their ${key} in ${listed(astray.own)}, and streams read it from "${last(path)}"`,
    hint: `write ${printed({ [key]: astray.instead })}`,
    about: AFTER_OTHERS,
  };
}

export function membersAsAnswers({ documents, mappings }: Specs): Problem[] {
  return mappings
    .filter(({ file, isConversation }) => isConversation && file.value.stream?.write !== undefined)
    .flatMap((mapping) => {
      const document = documents.find(({ name }) => name === mapping.dialect);
      const event = document && eventPlace(document);
      return eventsOnce(mapping).flatMap((written) => ofEvent(written, event, mapping));
    });
}

/** The members of all events are one event more, and not in each. */
function eventsOnce({ stream: { write } }: Mapping): WrittenEvent[] {
  const shared = { event: write.always, pointer: ["stream", "write", "const"], phase: "const", kind: undefined };
  return [shared, ...writtenEvents({ write: { ...write, always: {} } })];
}

function eventPlace(document: DialectDocument): SchemaPlace | undefined {
  const places = document.events.map((name) => SchemaPlace.named(document, name));
  return SchemaPlace.union(places.filter((place) => place !== undefined));
}

function ofEvent({ event, pointer, kind }: WrittenEvent, place: SchemaPlace | undefined, mapping: Mapping): Problem[] {
  return textsInEvent(mapping.file, event, pointer).flatMap(({ text, path, member, pointer: at }) => {
    const ofPart = kind === undefined ? undefined : ofVariables[text]?.(kind);
    const ofAnswer = eventConcepts.find((one) => variablesOf[one].some((variable) => variable === text));
    const [concept, astray, of] =
      ofPart === undefined || kind === undefined
        ? [ofAnswer, ofAnswer && answerAstray(ofAnswer, path, mapping), `their ${ofAnswer}`]
        : [ofPart, partAstray(place, kind, ofPart, path, mapping), `the ${ofPart} of a ${kind}`];
    if (concept === undefined || astray === undefined) return [];
    const message = `whole answers have ${of} in ${listed(astray.own)}, and streams write it to "${member}"`;
    return [mapping.file.problem(at, message, `write ${last(astray.instead)}: ${text}`, AFTER_OTHERS)];
  });
}

/** Words are often in a member of their own in events: it is wrong where these have that of whole answers too. */
function partAstray(
  place: SchemaPlace | undefined,
  kind: string,
  concept: string,
  path: string,
  mapping: Mapping,
): Astray | undefined {
  const own = membersOfPart(mapping, kind, concept);
  const member = last(path);
  if (own.length === 0 || own.includes(member)) return undefined;
  const [beside] = besides(place, path, own).filter((one) => isText(follow(place, one)));
  const others = concept === "text" ? [] : [...conceptsOfParts, wordsOf(kind)];
  const other = others.find((one) => membersOfPart(mapping, kind, one).includes(member));
  const isMistaken = concept === "text" ? kindWith(member, mapping) !== undefined : other !== undefined;
  const isWords = concept === wordsOf(kind);
  if (isWords ? beside === undefined || !isMistaken : beside === undefined && !isMistaken) return undefined;
  const [instead] = other === undefined ? [] : moved(path, mapping, kind, { from: other, to: concept });
  return { own, instead: instead ?? beside ?? renamed(path, own[0]) };
}

function isText(place: SchemaPlace | undefined): boolean {
  const types = place?.types ?? [];
  return types.length === 0 || types.includes("string");
}

/** A path that ends as whole answers have one concept, with the end that they have for another. */
function moved(
  path: string,
  mapping: Mapping,
  kind: string,
  { from, to }: { readonly from: string; readonly to: string },
): string[] {
  const end = pathsOfPart(mapping, kind, from).find((one) => one === path || path.endsWith(`.${one}`));
  if (end === undefined) return [];
  return pathsOfPart(mapping, kind, to).map((one) => path.slice(0, path.length - end.length) + one);
}

/** The kind of parts whose words whole answers have in a member. */
function kindWith(member: string, mapping: Mapping): string | undefined {
  return ["text", "reasoning", "refusal"].find((kind) => membersOfPart(mapping, kind, "text").includes(member));
}

function answerAstray(concept: string, path: string, mapping: Mapping): Astray | undefined {
  const own = membersOfAnswer(mapping, concept);
  const member = last(path);
  if (own.length === 0 || own.includes(member)) return undefined;
  const isOthers = eventConcepts.some((one) => membersOfAnswer(mapping, one).includes(member));
  return isOthers ? { own, instead: renamed(path, own[0]) } : undefined;
}

function renamed(path: string, member = ""): string {
  return [...path.split(".").slice(0, -1), member].join(".");
}

function listed(members: readonly string[]): string {
  return members.map((member) => `"${member}"`).join(" or ");
}
