/** The application: its middleware, in order. */
import Koa from "koa";
import type { PipelineContext } from "../calls/context.js";
import type { Stores } from "../stores/types.js";
import type { AdminApi } from "../admin-api/admin-api.js";
import type { WebFiles } from "../console/files.js";
import { adminPaths } from "./admin-paths.js";
import { type ConsoleParts, consolePaths } from "./console-paths.js";
import { docsPaths } from "./docs-paths.js";
import { doWork } from "../errors/work.js";
import { answerErrors } from "./answer-errors.js";
import { allowOrigins, type CorsRules } from "./cross-origin.js";
import type { FailedAuthentications } from "./failed-authentications.js";
import { limitGuesses } from "./limit-failed-authentications.js";
import { dispatch, refuseUnknown } from "./dispatch.js";
import { createMatcher } from "./match-route.js";
import { type MediaPlaces, mediaPaths } from "./media-paths.js";
import { closeWhileDraining } from "./drain.js";
import { type MetricsReader, metricsPath } from "./metrics-path.js";
import { pathDialect } from "./path-dialect.js";
import { nameRequest } from "./name-request.js";
import { modelPaths } from "./model-paths.js";
import {
  readOnlyRoutes,
  type Readiness,
  showHealth,
  showOpenApi,
  showPresence,
  showReadiness,
} from "./health-paths.js";
import { refuseHeads } from "./refuse-heads.js";
import { refuseUpgrades } from "./refuse-upgrades.js";
import { inTurn, type Middleware, type RequestState } from "./state.js";
import { logEvent } from "../observability/log-event.js";

/** Optional parts of the application. */
export interface AppExtras {
  readonly admin?: AdminApi | undefined;
  /** The operator console; none unless given. */
  readonly console?: ConsoleParts | undefined;
  /** The pages of the API's description; none unless given. */
  readonly docs?: (() => Promise<WebFiles | undefined>) | undefined;
  readonly media?: MediaPlaces | undefined;
  /** The limit for clients without a valid key; none unless given. */
  readonly failures?: FailedAuthentications | undefined;
  /** The origins that may call it from a browser; none unless given. */
  readonly cors?: CorsRules | undefined;
  /** Whether the paths that count tokens are served. */
  readonly tokenCounting?: boolean | undefined;
  /** Serves the metrics; not at all unless given. */
  readonly readMetrics?: MetricsReader | undefined;
}

export function createApp(
  context: PipelineContext,
  stores: Pick<Stores, "takesWrites">,
  readiness: Readiness,
  extras: AppExtras = {},
): Koa<RequestState> {
  const { failures, cors, tokenCounting = false } = extras;
  const app = new Koa<RequestState>();
  const match = createMatcher(
    tokenCounting ? context.registry.routes : context.registry.routes.filter(({ counts }) => !counts),
    context.registry.dialects.values(),
  );
  app.use(inTurn(nameRequest, closeWhileDraining(readiness)));
  app.use(answerErrors(context.registry, pathDialect(context.registry, match), context.log, failures));
  app.use(inTurn(refuseHeads));
  if (cors !== undefined && cors.origins.length > 0) app.use(allowOrigins(cors, context.registry.dialects.values()));
  app.use(inTurn(refuseUpgrades(context, match)));
  app.use(dispatch(context, match));
  // Not for calls: their keys are guarded where they are looked up. With a closure in the state of each request, the
  // objects of all calls stayed in memory until a full collection.
  if (failures !== undefined) app.use(inTurn(limitGuesses(failures)));
  app.use((ctx, next) => doWork({ work: "call", requestId: ctx.state.requestId }, next));
  for (const own of ownPaths(context, stores, readiness, extras)) app.use(own);
  app.use(modelPaths(context, match));
  app.use(refuseUnknown(context, match));
  // Koa's own handler gets only connections that broke during their answer.
  app.on("error", (err: unknown) => logEvent(context.log, "connection.lost", { err }));
  return app;
}

/** What the gateway serves besides calls. */
function ownPaths(
  context: PipelineContext,
  stores: Pick<Stores, "takesWrites">,
  readiness: Readiness,
  { admin, console, docs, media, readMetrics }: AppExtras,
): Middleware[] {
  return [
    ...(media === undefined ? [] : [mediaPaths(media, context.log)]),
    readOnlyRoutes({
      "/": showPresence(),
      "/healthz": showHealth(),
      "/readyz": showReadiness(readiness, stores),
      "/openapi.json": showOpenApi(context),
    }),
    ...(readMetrics === undefined ? [] : [metricsPath(readMetrics)]),
    ...(admin === undefined ? [] : [adminPaths(admin)]),
    ...(console === undefined ? [] : [consolePaths(console)]),
    ...(docs === undefined ? [] : [docsPaths(docs)]),
  ];
}
