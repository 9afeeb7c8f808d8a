/** What calls of clients become on the wire of each vendor: one row for each setting of videos. */

import { type Row } from "./correspondence-row.js";
import { lengthsAndSizes } from "./length-and-size-cases.js";
import { mediaInputs } from "./media-input-cases.js";
import { settings } from "./setting-cases.js";

export const rows: readonly Row[] = [...lengthsAndSizes, ...mediaInputs, ...settings];
