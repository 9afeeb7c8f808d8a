import { stated, type Cursor, type Stated } from "../cursor.js";
import type { Json } from "../json.js";
import type { SettingName, Settings } from "../meaning.js";

/** Collects the settings of a request. Settings without a value are left out. */
export class SettingsReader {
  readonly settings = new Map<SettingName, Stated<Json>>();

  set(name: SettingName, cursor: Cursor, value: Json | undefined): void {
    const found = stated(cursor, value);
    if (found !== undefined && !this.settings.has(name)) this.settings.set(name, found);
  }

  number(name: SettingName, cursor: Cursor): void {
    this.set(name, cursor, cursor.number());
  }

  text(name: SettingName, cursor: Cursor): void {
    this.set(name, cursor, cursor.text());
  }

  /** A number that does not count when it has the default value. */
  numberUnless(neutral: number, name: SettingName, cursor: Cursor): void {
    const value = cursor.number();
    if (value !== neutral) this.set(name, cursor, value);
  }

  flagUnless(neutral: boolean, name: SettingName, cursor: Cursor): void {
    const value = cursor.flag();
    if (value !== neutral) this.set(name, cursor, value);
  }

  done(): Settings {
    return this.settings;
  }
}
