/** specs/auth-styles.yaml as specs/language has it. */
export interface AuthStylesSource {
  readonly styles: Readonly<Record<string, AuthStyleSource>>;
}

/** The place of the key; without one, it is not sent. */
export interface AuthStyleSource {
  readonly description: string;
  readonly in?: "header" | "query";
  readonly name?: string;
  readonly scheme?: string;
}
