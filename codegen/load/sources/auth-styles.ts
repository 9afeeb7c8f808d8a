/** specs/auth-styles.yaml as specs/language has it. */
import type { AuthStyles } from "../../../generated/language/auth-styles.js";

export type AuthStylesSource = AuthStyles;

/** The place of the key; without one, it is not sent. */
export type AuthStyleSource = AuthStyles["styles"][string];
