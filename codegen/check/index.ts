/** Every rule about specs that the JSON Schemas of the language cannot express, run over all files at once. */
import { dirname } from "node:path";
import { compareProblems, SpecProblems } from "../load/problem.js";
import { answeredOnce } from "./answered-once.js";
import { authStylesKnown } from "./auth-styles-known.js";
import { bareFormsReached } from "./bare-forms-reached.js";
import { callsOfJobs } from "./calls-of-jobs.js";
import { callingsHeld } from "./callings-held.js";
import { casesOfEvents } from "./cases-of-events.js";
import { choicesOfTools } from "./choices-of-tools.js";
import { probabilitiesInStreams } from "./probabilities-in-streams.js";
import { citationsInStreams } from "./citations-in-streams.js";
import { closesAfterOthers } from "./closes-after-others.js";
import { conceptsAnswered } from "./concepts-answered.js";
import { conceptsOfForms } from "./concepts-of-forms.js";
import { conceptsKnown } from "./concepts-known.js";
import { conversationsLaidOut } from "./conversations-laid-out.js";
import { withoutConsequences } from "./consequences.js";
import { constantsAnswered } from "./constants-answered.js";
import { constantsFit } from "./constants-fit.js";
import { contentInEvents } from "./content-in-events.js";
import { controlsHeld } from "./controls-held.js";
import { credentialsDistinct } from "./credentials-distinct.js";
import { defaultsFit } from "./defaults-fit.js";
import { dialectPlaces } from "./dialect-places.js";
import { dialectsAndMappings } from "./dialects-and-mappings.js";
import { distinctPlaces } from "./distinct-places.js";
import { documentsOfText } from "./documents-of-text.js";
import { effectsKnown } from "./effects-known.js";
import { endsAsAnswers } from "./ends-as-answers.js";
import { endsReadBack } from "./ends-read-back.js";
import { endsTooEarly } from "./ends-too-early.js";
import { enumWords } from "./enum-words.js";
import { enumsInWords } from "./enums-in-words.js";
import { errorPaths } from "./error-paths.js";
import { errorsExplained } from "./errors-explained.js";
import { errorShapesKnown } from "./error-shapes-known.js";
import { everyRecord } from "./every-record.js";
import { everyRequest } from "./every-request.js";
import { eventsDescribed } from "./events-described.js";
import { eventsOfParts } from "./events-of-parts.js";
import { eventsOfStreams } from "./events-of-streams.js";
import { eventPaths } from "./event-paths.js";
import { examplesDescribed } from "./examples-described.js";
import { familiesSound } from "./families-sound.js";
import { finishInEvents } from "./finish-in-events.js";
import { finishWords } from "./finish-words.js";
import { formsOnce } from "./forms-once.js";
import { formsPlaced } from "./forms-placed.js";
import { formsBeside } from "./forms-beside.js";
import { formsEnd } from "./forms-end.js";
import { formsWritten } from "./forms-written.js";
import { formsReached } from "./forms-reached.js";
import { framingsSound } from "./framings-sound.js";
import { hostedTools } from "./hosted-tools.js";
import { tasksSound } from "./tasks-sound.js";
import { idleOptions } from "./idle-options.js";
import { idleInPresets } from "./idle-in-presets.js";
import { instructionsAsTurns } from "./instructions-as-turns.js";
import { itemsReached } from "./items-reached.js";
import { itemsWritten } from "./items-written.js";
import { keysOfOperations } from "./keys-of-operations.js";
import { kindsAsAnswers } from "./kinds-as-answers.js";
import { kindsOfEvents } from "./kinds-of-events.js";
import { cutItems } from "./cut-items.js";
import { lastState } from "./last-state.js";
import { membersAsAnswers } from "./members-as-answers.js";
import { misspeltWords } from "./misspelt-words.js";
import { modelsInAnswers } from "./models-in-answers.js";
import { modelLists } from "./model-lists.js";
import { moreUsage } from "./more-usage.js";
import { namesOfFiles } from "./names-of-files.js";
import { neutralValues } from "./neutral-values.js";
import { operationsReached } from "./operations-reached.js";
import { ownFunctionsNamed } from "./own-functions.js";
import { ownMembers } from "./own-members.js";
import { partKinds } from "./part-kinds.js";
import { pathVariables } from "./path-variables.js";
import { passesKnown } from "./passes-known.js";
import { passesOfReasons } from "./passes-of-reasons.js";
import { pathsOfErrors } from "./paths-of-errors.js";
import { piecesOfStreams } from "./pieces-of-streams.js";
import { piecesPassedOver } from "./pieces-passed-over.js";
import { placesBeside } from "./places-beside.js";
import { placesOfAnswers } from "./places-of-answers.js";
import { placesOfCalls } from "./places-of-calls.js";
import { placesOfContent } from "./places-of-content.js";
import { presenceInForms } from "./presence-in-forms.js";
import { presetsSound } from "./presets-sound.js";
import { presumedValues } from "./presumed-values.js";
import { profilesSound } from "./profiles-sound.js";
import { rareWords } from "./rare-words.js";
import { recordsOfCitations } from "./records-of-citations.js";
import { referencesKnown } from "./references-known.js";
import { refusalCodes } from "./refusal-codes.js";
import { refusalsPlaced } from "./refusals-placed.js";
import { refusedReasoning } from "./refused-reasoning.js";
import { requestCovered } from "./request-covered.js";
import { requiredMembers } from "./required-members.js";
import { requiredProperties } from "./required-properties.js";
import { resultEvents } from "./result-events.js";
import { rolesLaidOut } from "./roles-laid-out.js";
import { rolesWritten } from "./roles-written.js";
import { rulesKnown } from "./rules-known.js";
import { schemaKeywords } from "./schema-keywords.js";
import { schemaReferences } from "./schema-references.js";
import { schemasEnd } from "./schemas-end.js";
import { schemasFitted } from "./schemas-fitted.js";
import { schemasUsed } from "./schemas-used.js";
import { schemaValues } from "./schema-values.js";
import { selectorsValid } from "./selectors-valid.js";
import { presumptionsDecided } from "./presumptions-decided.js";
import { presumptionsAndAddresses } from "./presumptions-and-addresses.js";
import type { Rule, Specs } from "./specs.js";
import { stateFamilies } from "./state-families.js";
import { statePlaced } from "./state-placed.js";
import { streamsAsAnswers } from "./streams-as-answers.js";
import { streamsEnd } from "./streams-end.js";
import { swappedWords } from "./swapped-words.js";
import { templateVariablesKnown } from "./template-variables-known.js";
import { transformsKnown } from "./transforms-known.js";
import { uniqueNames } from "./unique-names.js";
import { wholeValues } from "./whole-values.js";
import { usageInEvents } from "./usage-in-events.js";
import { unitsOfPlaces } from "./units-of-places.js";
import { usableNames } from "./usable-names.js";
import { valuesOfRules } from "./values-of-rules.js";
import { vocabulariesSound } from "./vocabularies-sound.js";
import { wireOfPresets } from "./wire-of-presets.js";
import { wirePaths } from "./wire-paths.js";

/** Where one of these is broken, what other rules find in the dialect may be its consequence. */
const rulesOfSchemas: readonly Rule[] = [schemaKeywords, schemaReferences, schemasEnd, schemaValues];

const rules: readonly Rule[] = [
  vocabulariesSound,
  uniqueNames,
  usableNames,
  dialectPlaces,
  placesOfCalls,
  credentialsDistinct,
  pathVariables,
  keysOfOperations,
  operationsReached,
  pathsOfErrors,
  requiredProperties,
  formsEnd,
  eventsDescribed,
  schemasFitted,
  defaultsFit,
  examplesDescribed,
  conversationsLaidOut,
  presetsSound,
  wireOfPresets,
  profilesSound,
  refusedReasoning,
  authStylesKnown,
  errorShapesKnown,
  familiesSound,
  idleInPresets,
  refusalCodes,
  refusalsPlaced,
  rulesKnown,
  valuesOfRules,
  tasksSound,
  callsOfJobs,
  modelLists,
  modelsInAnswers,
  statePlaced,
  stateFamilies,
  lastState,
  cutItems,
  conceptsAnswered,
  everyRequest,
  everyRecord,
  conceptsKnown,
  conceptsOfForms,
  choicesOfTools,
  callingsHeld,
  ownMembers,
  partKinds,
  referencesKnown,
  selectorsValid,
  wholeValues,
  idleOptions,
  distinctPlaces,
  presumptionsAndAddresses,
  presumedValues,
  presumptionsDecided,
  transformsKnown,
  passesKnown,
  schemasUsed,
  passesOfReasons,
  controlsHeld,
  ownFunctionsNamed,
  documentsOfText,
  presenceInForms,
  effectsKnown,
  enumWords,
  enumsInWords,
  finishWords,
  finishInEvents,
  usageInEvents,
  swappedWords,
  misspeltWords,
  framingsSound,
  streamsEnd,
  closesAfterOthers,
  piecesOfStreams,
  piecesPassedOver,
  eventsOfStreams,
  eventsOfParts,
  endsReadBack,
  endsTooEarly,
  endsAsAnswers,
  streamsAsAnswers,
  kindsAsAnswers,
  membersAsAnswers,
  kindsOfEvents,
  casesOfEvents,
  templateVariablesKnown,
  citationsInStreams,
  probabilitiesInStreams,
  recordsOfCitations,
  contentInEvents,
  wirePaths,
  placesBeside,
  placesOfAnswers,
  placesOfContent,
  eventPaths,
  resultEvents,
  unitsOfPlaces,
  moreUsage,
  errorPaths,
  errorsExplained,
  neutralValues,
  hostedTools,
  answeredOnce,
  constantsAnswered,
  constantsFit,
  formsPlaced,
  formsOnce,
  formsBeside,
  formsReached,
  bareFormsReached,
  formsWritten,
  itemsReached,
  itemsWritten,
  rolesLaidOut,
  rolesWritten,
  instructionsAsTurns,
  requestCovered,
  requiredMembers,
  rareWords,
];

/** Throws what is wrong with names by which files find each other: all else would be its consequence. */
export function checkNames(files: Specs["files"]): void {
  for (const rule of [namesOfFiles, dialectsAndMappings]) {
    const problems = rule(files);
    if (problems.length > 0) throw new SpecProblems(problems.sort(compareProblems));
  }
}

/** Throws what is wrong with vocabularies alone: types are made from them before all else is read. */
export function checkVocabularies(vocabularies: Specs["vocabularies"]): void {
  const problems = vocabulariesSound({ vocabularies });
  if (problems.length > 0) throw new SpecProblems([...problems].sort(compareProblems));
}

/** Throws every problem that any rule finds, in the order of files and lines. */
export function checkSpecs(specs: Specs): void {
  const ofSchemas = rulesOfSchemas.flatMap((rule) => rule(specs));
  const unsound = new Set(ofSchemas.map(({ file }) => dirname(file)));
  const others = rules.flatMap((rule) => rule(specs)).filter(({ file }) => !unsound.has(dirname(file)));
  const problems = withoutConsequences([...ofSchemas, ...others]);
  if (problems.length > 0) throw new SpecProblems([...problems].sort(compareProblems));
}
