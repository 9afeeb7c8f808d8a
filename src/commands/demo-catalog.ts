import type { CatalogFile, WrittenModel } from "../catalog/catalog-file.js";
import type { ModelRoute } from "../catalog/types.js";
import type { VocabularyName } from "../registry.js";
import { simulatedVideographers, simulatedModels } from "../simulator/models.js";

/** A model of the demonstration, with a description of what it shows. */
export interface DemoModel extends WrittenModel {
  readonly shows: string;
}

export interface DemoCatalog extends CatalogFile {
  readonly models: readonly DemoModel[];
}

const ASSISTANT = "assistant";
const EMBEDDER = "embedder";
const VIDEOGRAPHER = "videographer";
const PAINTER = "painter";
const OVERLOADED = "assistant-error-503";
/** US dollars for a million tokens. */
const PRICES = { input: 0.5, output: 2 };
/** US dollars for a second of video. */
const VIDEO_PRICES = { perSecond: { "480p": 0.05, "720p": 0.07, default: 0.25 } };

/** The facts about dialects that the catalog needs. */
export interface DialectKnowledge {
  vocabularyOf(dialect: string): VocabularyName;
  /** The profile of a dialect's own models. */
  profileOf(dialect: string): string;
}

/** A catalog of the simulated upstreams, from the base URL of each dialect. The first dialect serves most models. */
export function demoCatalog(
  baseUrls: ReadonlyMap<string, string>,
  { vocabularyOf, profileOf }: DialectKnowledge,
): DemoCatalog {
  const dialectsOf = (vocabulary: VocabularyName) =>
    [...baseUrls.keys()].filter((dialect) => vocabularyOf(dialect) === vocabulary);
  return {
    providers: [...baseUrls].map(([dialect, baseUrl]) => ({
      id: providerOf(dialect),
      baseUrl,
      auth: "none",
      headers: {},
    })),
    models: [
      ...textModels(dialectsOf("text")),
      ...dialectsOf("embedding").map(embeddingModel),
      ...dialectsOf("image").map(imageModel),
      ...videoModels(dialectsOf("video"), profileOf),
    ],
  };
}

function textModels(dialects: readonly string[]): DemoModel[] {
  const [first = ""] = dialects;
  return [
    ...simulatedModels.map(({ name, shows }) => demoModel(name, shows, [routeTo(name, first)])),
    ...dialects.map((dialect) =>
      demoModel(`${ASSISTANT}-${dialect}`, `the same, behind the dialect ${dialect}`, [routeTo(ASSISTANT, dialect)]),
    ),
    demoModel(`${ASSISTANT}-resilient`, "moves on when its first upstream is overloaded", [
      routeTo(OVERLOADED, first),
      routeTo(ASSISTANT, first, 1),
    ]),
  ];
}

function embeddingModel(dialect: string): DemoModel {
  const routes = [routeTo(EMBEDDER, dialect)];
  return {
    ...demoModel(`${EMBEDDER}-${dialect}`, `makes vectors, behind the dialect ${dialect}`, routes),
    kind: "embedding",
    outputs: ["embedding"],
  };
}

function imageModel(dialect: string): DemoModel {
  const routes = [routeTo(PAINTER, dialect)];
  return {
    ...demoModel(`${PAINTER}-${dialect}`, `makes images, behind the dialect ${dialect}`, routes),
    kind: "image",
    outputs: ["image"],
    pricing: { perImage: 0.01 },
  };
}

/** The first dialect serves every simulated model; each other dialect serves one. */
function videoModels(dialects: readonly string[], profileOf: DialectKnowledge["profileOf"]): DemoModel[] {
  const videoModel = (name: string, model: string, shows: string, dialect: string): DemoModel => ({
    ...demoModel(name, shows, [routeTo(model, dialect)]),
    ...{ kind: "video", outputs: ["video"], pricing: VIDEO_PRICES, profile: profileOf(dialect) },
  });
  return [
    ...dialects
      .slice(0, 1)
      .flatMap((dialect) => simulatedVideographers.map(({ name, shows }) => videoModel(name, name, shows, dialect))),
    ...dialects.map((dialect) =>
      videoModel(`${VIDEOGRAPHER}-${dialect}`, VIDEOGRAPHER, `makes videos, behind the dialect ${dialect}`, dialect),
    ),
  ];
}

function demoModel(name: string, shows: string, routes: readonly ModelRoute[]): DemoModel {
  return {
    id: `demo/${name}`,
    shows,
    kind: "text",
    routes,
    profile: "none",
    outputs: ["text"],
    enabled: true,
    pricing: PRICES,
  };
}

function routeTo(model: string, dialect: string, priority = 0): ModelRoute {
  return { provider: providerOf(dialect), model, dialect, priority, weight: 1 };
}

function providerOf(dialect: string): string {
  return `simulated-${dialect}`;
}
