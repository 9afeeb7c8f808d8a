/** A form that sends something once, and shows why it failed. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";

interface FormProps {
  /** The name of the button that sends it. */
  readonly action: string;
  readonly isDangerous?: boolean;
  /** What it needs is not there. */
  readonly isDisabled?: boolean;
  readonly children?: ComponentChildren;
  submit(): Promise<void>;
  onCancel?(): void;
}

export function Form({ action, isDangerous = false, isDisabled = false, children, submit, onCancel }: FormProps) {
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setError(undefined);
    submit()
      .catch((reason: unknown) => setError(reason instanceof Error ? reason.message : String(reason)))
      .finally(() => setBusy(false));
  };
  return (
    <form class="form" aria-busy={isBusy} onSubmit={send}>
      {children}
      {error !== undefined && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      <div class="actions">
        <button type="submit" class={isDangerous ? "danger" : "primary"} disabled={isBusy || isDisabled}>
          {action}
        </button>
        {onCancel && (
          <button type="button" disabled={isBusy} onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </form>
  );
}
