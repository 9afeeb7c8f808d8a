import { GatewayError } from "../../errors/gateway-error.js";
import { nextCursor, pageOf, pageQuery, writeMark } from "../cursor.js";
import {
  describeRequest,
  describeRequestDetails,
  requestDetailsSchema,
  requestSchema,
} from "../request-descriptions.js";
import { operation } from "../operation.js";
import { checkPeriod } from "../period.js";
import { moment, object, optional, rows, text, wholeNumber, word } from "../schema.js";
import { OUTCOMES } from "../../stores/logs/request-rows.js";
import { walletIdOf } from "../wallet-id.js";

const tag = "requests";

export const requestOperations = [
  operation({
    method: "GET",
    path: "/requests",
    tag,
    id: "listRequests",
    summary: "List the calls of the request log, the latest first",
    query: {
      wallet: optional(text("Only those of the wallet of this name.")),
      key: optional(text("Only those of the key of this ID.")),
      model: optional(text("Only those of the model of this ID.")),
      dialect: optional(text("Only those in this dialect.")),
      status: optional(wholeNumber("Only those that were answered with this status.", 100, 599)),
      outcome: optional(word(OUTCOMES, "Only those that failed, or that were refused, as the overview counts them.")),
      request_id: optional(text("Only those whose answer had this `x-request-id`.")),
      since: optional(moment("From then on.")),
      until: optional(moment("Before then.")),
      ...pageQuery,
    },
    answer: object({ requests: rows(requestSchema, "The latest first."), next_cursor: nextCursor }),
    async handle({ stores, query }) {
      checkPeriod(query);
      const { wallet, key: keyId, model, dialect, status, outcome, request_id: requestId, since, until } = query;
      const walletId = await walletIdOf(stores, wallet);
      const filter = { walletId, keyId, model, dialect, status, outcome, requestId, since, until };
      const page = await stores.requests.list(filter, pageOf(query));
      return { requests: page.rows.map(describeRequest), next_cursor: writeMark(page.next) };
    },
  }),
  operation({
    method: "GET",
    path: "/requests/{id}",
    tag,
    id: "showRequest",
    summary: "Show a call with its bodies",
    answer: requestDetailsSchema,
    async handle({ stores, named }) {
      const row = await stores.requests.show(named);
      if (row === undefined) throw new GatewayError("not_found", `There is no request ${named}.`);
      return describeRequestDetails(row);
    },
  }),
];
