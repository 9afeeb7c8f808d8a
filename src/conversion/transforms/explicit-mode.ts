/** A kind of work that is said only where what is given does not tell it: a source may be changed or may go on. */
import type { Mode } from "../../../generated/interlingua/video.js";
import type { Json } from "../json.js";

const READ: readonly Mode[] = ["reference", "edit", "extend"];

export const explicitMode = {
  read: (value: Json | undefined): Mode | undefined => READ.find((mode) => mode === value),
  write: (mode: Mode | undefined): Json | undefined => (mode === "edit" || mode === "extend" ? mode : undefined),
};
