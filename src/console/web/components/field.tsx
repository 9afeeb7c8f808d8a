/** A labelled control of a form. */
import type { ComponentChildren } from "preact";
import { useId, useRef, useState } from "preact/hooks";
import { localMinute, momentOf } from "../format.js";

interface Labelled {
  readonly label: string;
  readonly hint?: string | undefined;
}

interface TextProps extends Labelled {
  readonly value: string;
  readonly class?: string;
  readonly inputMode?: "decimal" | "numeric" | "text";
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  onValue(value: string): void;
}

export function TextField({ label, hint, value, onValue, ...rest }: TextProps) {
  const id = useId();
  return (
    <Labelling label={label} hint={hint} id={id}>
      <input
        {...rest}
        id={id}
        type="text"
        autocomplete="off"
        spellcheck={false}
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
    </Labelling>
  );
}

interface MomentProps extends Labelled {
  /** As the admin API takes it; empty when none is chosen. */
  readonly value: string;
  readonly required?: boolean;
  onValue(value: string): void;
}

/**
 * A minute, in the time zone of who looks at the page. What is typed is a date after the first digit already: it is
 * taken when the field is left, or with Enter. What is picked is taken at once.
 */
export function MomentField({ label, hint, value, required, onValue }: MomentProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | undefined>();
  const isTyping = useRef(false);
  const shown = localMinute(value);
  const take = (input: HTMLInputElement) => {
    isTyping.current = false;
    // What cannot be read keeps a form from being sent, as the browser says.
    if (input.validity.badInput && input.form !== null) return;
    setDraft(undefined);
    if (input.validity.badInput || (required === true && input.value === "")) input.value = shown;
    else if (input.value !== shown) onValue(momentOf(input.value));
  };
  return (
    <Labelling label={label} hint={hint} id={id}>
      <input
        id={id}
        type="datetime-local"
        required={required}
        value={draft ?? shown}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onKeyDown={({ key, currentTarget }) => (key === "Enter" ? take(currentTarget) : (isTyping.current = true))}
        onInput={(event) => setDraft(event.currentTarget.value)}
        onChange={(event) => !isTyping.current && take(event.currentTarget)}
        onBlur={(event) => take(event.currentTarget)}
      />
    </Labelling>
  );
}

interface ChoiceProps extends Labelled {
  readonly value: string;
  readonly options: readonly (string | { readonly value: string; readonly title: string })[];
  readonly disabled?: boolean;
  onValue(value: string): void;
}

export function Choice({ label, hint, value, options, disabled, onValue }: ChoiceProps) {
  const id = useId();
  return (
    <Labelling label={label} hint={hint} id={id}>
      <select id={id} value={value} disabled={disabled} onChange={(event) => onValue(event.currentTarget.value)}>
        {options.map((option) => {
          const one = typeof option === "string" ? { value: option, title: option } : option;
          return (
            <option key={one.value} value={one.value} selected={one.value === value}>
              {one.title}
            </option>
          );
        })}
      </select>
    </Labelling>
  );
}

interface AreaProps extends Labelled {
  readonly value: string;
  readonly rows?: number;
  readonly placeholder?: string;
  readonly readOnly?: boolean;
  onValue(value: string): void;
}

export function TextArea({ label, hint, value, onValue, ...rest }: AreaProps) {
  const id = useId();
  return (
    <Labelling label={label} hint={hint} id={id}>
      <textarea
        {...rest}
        id={id}
        spellcheck={false}
        value={value}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
    </Labelling>
  );
}

interface LabellingProps extends Labelled {
  readonly id: string;
  readonly children: ComponentChildren;
}

function Labelling({ label, hint, id, children }: LabellingProps) {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children}
      {hint !== undefined && (
        <p class="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
