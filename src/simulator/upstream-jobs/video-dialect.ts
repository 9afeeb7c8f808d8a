import type { AnyDialect, Dialect, Vocabularies, VocabularyName } from "../../registry.js";

type Video = Dialect<"video">;

/** A dialect whose calls make jobs. */
export type FilmDialect = Video & { readonly jobs: NonNullable<Video["jobs"]> };

/** What a job is to make. */
export type FilmRequest = Vocabularies["video"]["request"];

/** What is known of a job. */
export type Told = Vocabularies["video"]["response"];

export function makesFilms(dialect: AnyDialect): dialect is FilmDialect {
  return dialect.vocabulary === "video" && dialect.jobs !== undefined;
}

/** What there are places for in answers. */
export interface FilmPlaces {
  /** Where there is none for an address, the film itself is in the answer. */
  readonly address: boolean;
  readonly input: boolean;
}

/** Found out by reading what was written. */
export function placesIn(dialect: FilmDialect): FilmPlaces {
  const url = "https://films.example/film.mp4";
  const { films, usage } = dialect.readResponse(dialect.writeResponse({ state: "succeeded", films: [{ url }], usage: { input: 1 } }));
  return { address: films[0]?.url === url, input: usage?.input !== undefined };
}

/** A request in the words of its dialect. */
interface Asked {
  readonly dialect: AnyDialect;
  readonly request: Vocabularies[VocabularyName]["request"];
}

export function isForFilm(asked: Asked): asked is Asked & { readonly dialect: FilmDialect; readonly request: FilmRequest } {
  return makesFilms(asked.dialect);
}
