/** A JSON Schema of the language of specs, as far as its files use JSON Schema. */
import type { Json } from "../../src/conversion/json.js";

export interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly description?: string;
  readonly examples?: readonly Json[];
  readonly type?: string | readonly string[];
  readonly pattern?: string;
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly not?: Schema;
  readonly "x-renamed"?: Json;
  readonly "x-former"?: Json;
}
