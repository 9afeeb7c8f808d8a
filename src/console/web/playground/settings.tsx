/** What the dialect lets its clients choose of images and videos. A model refuses what it cannot do, and says why. */
import { useEffect, useState } from "preact/hooks";
import { playground } from "isogloss:explorer";
import type { Setting } from "../../../explorer/playground-contract.js";
import { Choice, TextField } from "../components/field.js";

export type Values = Readonly<Record<string, string>>;

interface SettingsProps {
  readonly dialect: string;
  readonly values: Values;
  onValues(values: Values): void;
}

const LABELS: Readonly<Record<string, string>> = {
  count: "Count",
  size: "Size",
  aspect_ratio: "Aspect ratio",
  resolution: "Resolution",
  quality: "Quality",
  background: "Background",
  format: "Format",
  duration: "Duration (seconds)",
  seed: "Seed",
  audio: "Sound",
};

const SWITCH = [
  { value: "", title: "as the model does" },
  { value: "yes", title: "with sound" },
  { value: "no", title: "without sound" },
];

export function Settings({ dialect, values, onValues }: SettingsProps) {
  const offered = useSettings(dialect);
  if (offered.length === 0) return null;
  return (
    <fieldset>
      <legend>Settings</legend>
      <p class="hint">Those of the dialect. What is empty is left to the model.</p>
      <div class="filters">
        {offered.map((setting) => (
          <SettingField
            key={setting.name}
            setting={setting}
            value={values[setting.name] ?? ""}
            onValue={(value) => onValues({ ...values, [setting.name]: value })}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface SettingFieldProps {
  readonly setting: Setting;
  readonly value: string;
  onValue(value: string): void;
}

function SettingField({ setting: { name, kind, example }, value, onValue }: SettingFieldProps) {
  const label = LABELS[name] ?? name;
  if (kind === "switch") return <Choice label={label} options={SWITCH} value={value} onValue={onValue} />;
  const inputMode = kind === "number" ? "numeric" : "text";
  return <TextField {...{ label, placeholder: example, inputMode, value, onValue }} />;
}

/** Those of the dialect before are not shown while the next one is loaded. */
function useSettings(dialect: string): readonly Setting[] {
  const [state, setState] = useState<{ dialect: string; offered: readonly Setting[] }>({ dialect: "", offered: [] });
  useEffect(() => {
    let isCurrent = true;
    void playground.settingsOf(dialect).then((offered) => isCurrent && setState({ dialect, offered }));
    return () => {
      isCurrent = false;
    };
  }, [dialect]);
  return state.dialect === dialect ? state.offered : [];
}
