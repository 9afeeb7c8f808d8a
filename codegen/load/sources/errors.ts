/** specs/errors.yaml, specs/error-shapes.yaml and specs/refusals.yaml as specs/language has them. */
import type { Refusal } from "../../../generated/language/common.js";
import type { ErrorShapes } from "../../../generated/language/error-shapes.js";
import type { Errors } from "../../../generated/language/errors.js";
import type { Refusals } from "../../../generated/language/refusals.js";

export type ErrorsSource = Errors;
export type ErrorCodeSource = Errors["codes"][string];
export type ErrorShapesSource = ErrorShapes;
export type RefusalsSource = Refusals;
export type RefusalSource = Refusal;
