/** What a page shows while it waits, when it failed, and when there is nothing. */
import type { ComponentChildren } from "preact";
import { ApiError } from "../api.js";
import type { Loaded } from "../use-loaded.js";

export function Loading() {
  return (
    <p class="state" role="status">
      Loading…
    </p>
  );
}

export function Failed({ error, onRetry }: { readonly error: Error; readonly onRetry?: () => void }) {
  const isAway = !(error instanceof ApiError);
  return (
    <div class="state failed" role="alert">
      <p>{isAway ? "The gateway cannot be reached." : error.message}</p>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          Try again
        </button>
      )}
    </div>
  );
}

export function Empty({ children }: { readonly children: ComponentChildren }) {
  return <div class="state empty">{children}</div>;
}

interface AfterLoadingProps<Data> {
  readonly loaded: Loaded<Data>;
  children(data: Data): ComponentChildren;
}

/** The children once there is data. An error beside older data is shown above it. */
export function AfterLoading<Data>({ loaded: { data, error, reload }, children }: AfterLoadingProps<Data>) {
  if (data === undefined) return error === undefined ? <Loading /> : <Failed error={error} onRetry={reload} />;
  return (
    <>
      {error && <Failed error={error} onRetry={reload} />}
      {children(data)}
    </>
  );
}
