/**
 * Traces and metrics over OpenTelemetry. The standard environment variables switch them on. Without them nothing of
 * OpenTelemetry's SDK is loaded.
 */
import type { Context, Tracer } from "@opentelemetry/api";
import type { EventLog } from "./log-event.js";
import { logEvent } from "./log-event.js";
import type { MeasuredCall } from "./measured-call.js";

export type TelemetryEnvironment = Readonly<Record<string, string | undefined>>;
export type Headers = Readonly<Record<string, string | string[] | undefined>>;

export interface Telemetry {
  readonly tracer: Tracer;
  /** Spans also have the texts of requests and answers, without media and secrets. */
  readonly keepsContent: boolean;
  /** The context that a client sent, by the W3C recommendation. */
  extract(headers: Headers): Context;
  /** The headers that give a context to an upstream. */
  inject(context: Context): Readonly<Record<string, string>>;
  callEnded(call: MeasuredCall, operation: string): void;
  /** Sends what is not sent yet. */
  stop(): Promise<void>;
}

/** What is exported: nothing where the variables of its endpoint are absent, or its exporter is `none`. */
export interface TelemetryKinds {
  readonly traces: boolean;
  readonly metrics: boolean;
}

const ENDPOINT = "OTEL_EXPORTER_OTLP_ENDPOINT";

export function telemetryKinds(environment: TelemetryEnvironment): TelemetryKinds {
  const isOff = environment.OTEL_SDK_DISABLED?.toLowerCase() === "true";
  const isOn = (kind: "TRACES" | "METRICS") => {
    const endpoint = environment[`OTEL_EXPORTER_OTLP_${kind}_ENDPOINT`] || environment[ENDPOINT];
    const exporter = environment[`OTEL_${kind}_EXPORTER`] || "otlp";
    return !isOff && endpoint !== undefined && endpoint !== "" && exporter === "otlp";
  };
  return { traces: isOn("TRACES"), metrics: isOn("METRICS") };
}

/** Without telemetry the gateway serves all the same. */
export async function openTelemetry(environment: TelemetryEnvironment, log: EventLog): Promise<Telemetry | undefined> {
  const kinds = telemetryKinds(environment);
  if (!kinds.traces && !kinds.metrics) return undefined;
  try {
    const { startSdk } = await import("./telemetry-sdk.js");
    return startSdk(environment, kinds, log);
  } catch (error) {
    logEvent(log, "telemetry.failed", { reason: String(error) });
    return undefined;
  }
}
