/** A mode that is written only if the inputs do not determine it: a source video may be edited or extended. */
import type { Mode } from "../../../generated/interlingua/video.js";
import type { Json } from "../json.js";

const READ: readonly Mode[] = ["reference", "edit", "extend"];

export const explicitMode = {
  read: (value: Json | undefined): Mode | undefined => READ.find((mode) => mode === value),
  write: (mode: Mode | undefined): Json | undefined => (mode === "edit" || mode === "extend" ? mode : undefined),
};
