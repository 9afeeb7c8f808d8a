import { exportsOf } from "../exports-of.js";
import type { VendorForms } from "./form.js";

/** The forms of every dialect that has a file here, by its name. */
export const vendorForms = await exportsOf<VendorForms>(import.meta.dirname, "forms", ["form", "index"]);
