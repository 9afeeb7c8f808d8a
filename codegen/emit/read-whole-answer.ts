/** Events that have the whole answer, which is read as one that was not streamed. */
import { inside } from "../model/line.js";
import type { Mapping } from "../model/mapping.js";
import { partsOfAnswer } from "../model/parts-of-answer.js";
import type { EventRule } from "../model/stream-rules.js";
import { code, madeOf, type Code } from "../print/code.js";
import { locals } from "./locals.js";
import { reader } from "./own-names.js";
import type { Places } from "./places.js";
import { read } from "./runtime.js";
import { quote } from "./text.js";

export function wholeStatements(rule: EventRule, places: Places, mapping: Mapping): Code[] {
  const { answer } = rule;
  if (answer === undefined) return [];
  const whole = code`${reader(mapping, "Response")}(${read.inner}(${places.read(answer)}))`;
  const place = quote(partsOfAnswer(answer, mapping));
  return [madeOf(inside(rule, "answer"), code`${locals.state}.sink.whole(${whole}, ${place});`)];
}
