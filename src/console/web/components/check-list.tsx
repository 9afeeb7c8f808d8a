/** Several of a few names. */
import { useId } from "preact/hooks";

interface CheckListProps {
  readonly label: string;
  readonly hint: string;
  readonly options: readonly string[];
  readonly chosen: readonly string[];
  onChosen(chosen: readonly string[]): void;
}

export function CheckList({ label, hint, options, chosen, onChosen }: CheckListProps) {
  const id = useId();
  const toggle = (option: string, isChecked: boolean) =>
    onChosen(options.filter((one) => (one === option ? isChecked : chosen.includes(one))));
  return (
    <fieldset class="field" aria-describedby={id}>
      <legend>{label}</legend>
      <div class="check-list">
        {options.map((option) => (
          <label class="check" key={option}>
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={(event) => toggle(option, event.currentTarget.checked)}
            />
            {option}
          </label>
        ))}
      </div>
      <p class="hint" id={id}>
        {hint}
      </p>
    </fieldset>
  );
}
