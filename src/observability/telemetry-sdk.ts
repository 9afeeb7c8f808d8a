/** OpenTelemetry's SDK, set up from the standard environment variables. Loaded only where they switch it on. */
import {
  type Attributes,
  defaultTextMapGetter,
  defaultTextMapSetter,
  diag,
  DiagLogLevel,
  type Histogram,
  ROOT_CONTEXT,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPMetricExporter as JsonMetricExporter } from "@opentelemetry/exporter-metrics-otlp-http";
import { OTLPMetricExporter as ProtobufMetricExporter } from "@opentelemetry/exporter-metrics-otlp-proto";
import { OTLPTraceExporter as JsonTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { OTLPTraceExporter as ProtobufTraceExporter } from "@opentelemetry/exporter-trace-otlp-proto";
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from "@opentelemetry/resources";
import { MeterProvider, PeriodicExportingMetricReader } from "@opentelemetry/sdk-metrics";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import { type EventLog, logEvent } from "./log-event.js";
import type { MeasuredCall, TokenType } from "./measured-call.js";
import type { Telemetry, TelemetryEnvironment, TelemetryKinds } from "./telemetry.js";

const NAME = "isogloss";
const PROTOCOLS = ["http/protobuf", "http/json"] as const;
/** The buckets that the conventions for generative models give. */
const SECONDS = [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 1.28, 2.56, 5.12, 10.24, 20.48, 40.96, 81.92];
const TOKENS = [1, 4, 16, 64, 256, 1024, 4096, 16384, 65536, 262144, 1048576, 4194304, 16777216, 67108864];
/** The conventions know two types of tokens. */
const TYPES: readonly TokenType[] = ["input", "output"];

export function startSdk(environment: TelemetryEnvironment, kinds: TelemetryKinds, log: EventLog): Telemetry {
  reportFaults(log);
  const resource = defaultResource()
    .merge(resourceFromAttributes({ "service.name": NAME }))
    .merge(detectResources({ detectors: [envDetector] }));
  const traces = new BasicTracerProvider({
    resource,
    spanProcessors: kinds.traces ? [new BatchSpanProcessor(traceExporter(environment))] : [],
  });
  const metrics = new MeterProvider({
    resource,
    readers: kinds.metrics ? [new PeriodicExportingMetricReader({ exporter: metricExporter(environment) })] : [],
  });
  const propagator = new W3CTraceContextPropagator();
  return {
    tracer: traces.getTracer(NAME),
    keepsContent: environment.OTEL_INSTRUMENTATION_GENAI_CAPTURE_MESSAGE_CONTENT?.toLowerCase() === "true",
    extract: (headers) => propagator.extract(ROOT_CONTEXT, headers, defaultTextMapGetter),
    inject(context) {
      const headers: Record<string, string> = {};
      propagator.inject(context, headers, defaultTextMapSetter);
      return headers;
    },
    callEnded: measureCalls(metrics),
    async stop() {
      await Promise.allSettled([traces.shutdown(), metrics.shutdown()]);
      diag.disable();
    },
  };
}

/** The SDK reports exports that fail, again and again while a collector is away. */
function reportFaults(log: EventLog): void {
  const report = (reason: string) => logEvent(log, "telemetry.failed", { reason });
  const nothing = () => undefined;
  diag.setLogger(
    { error: report, warn: report, info: nothing, debug: nothing, verbose: nothing },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}

function isProtobuf(environment: TelemetryEnvironment, kind: "TRACES" | "METRICS"): boolean {
  const name = `OTEL_EXPORTER_OTLP_${kind}_PROTOCOL`;
  const given = environment[name] || environment.OTEL_EXPORTER_OTLP_PROTOCOL || PROTOCOLS[0];
  if (given !== PROTOCOLS[0] && given !== PROTOCOLS[1])
    throw new Error(`the protocol of OpenTelemetry must be ${PROTOCOLS.join(" or ")}, not ${given}`);
  return given === PROTOCOLS[0];
}

/** Exporters read endpoints, headers, timeouts and compression from the environment themselves. */
function traceExporter(environment: TelemetryEnvironment): ProtobufTraceExporter | JsonTraceExporter {
  return isProtobuf(environment, "TRACES") ? new ProtobufTraceExporter() : new JsonTraceExporter();
}

function metricExporter(environment: TelemetryEnvironment): ProtobufMetricExporter | JsonMetricExporter {
  return isProtobuf(environment, "METRICS") ? new ProtobufMetricExporter() : new JsonMetricExporter();
}

/** The metrics of the conventions. Those of the gateway itself are at `/metrics`. */
function measureCalls(provider: MeterProvider): Telemetry["callEnded"] {
  const meter = provider.getMeter(NAME);
  const histogram = (name: string, unit: string, description: string, explicitBucketBoundaries: number[]): Histogram =>
    meter.createHistogram(name, { unit, description, advice: { explicitBucketBoundaries } });
  const duration = histogram("gen_ai.client.operation.duration", "s", "The duration of a call.", SECONDS);
  const usage = histogram("gen_ai.client.token.usage", "{token}", "The tokens of a call.", TOKENS);
  return ({ model, provider: name, code, seconds, tokens }: MeasuredCall, operation) => {
    const attributes: Attributes = {
      "gen_ai.operation.name": operation,
      "gen_ai.provider.name": name,
      "gen_ai.request.model": model,
    };
    duration.record(seconds, code === "" ? attributes : { ...attributes, "error.type": code });
    for (const type of tokens === undefined ? [] : TYPES)
      usage.record(tokens?.[type] ?? 0, { ...attributes, "gen_ai.token.type": type });
  };
}
