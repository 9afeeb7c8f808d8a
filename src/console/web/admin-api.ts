// Written by tools/admin-api-types.ts from the description of the admin API. Do not edit.
// Of this input and text: 56c70b662f2b6550ba08222cb348c35a
export interface paths {
  "/admins": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the admin tokens beside the configured one, without their secrets
     * @description Needs an admin token with the role owner.
     */
    get: operations["listAdmins"];
    put?: never;
    /**
     * Make an admin token and return it, once
     * @description Needs an admin token with the role owner.
     */
    post: operations["createAdmin"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/admins/{id}/revoke": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End an admin token for good; every process stops accepting it within seconds
     * @description Needs an admin token with the role owner.
     */
    post: operations["revokeAdmin"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/audit": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List what administrators changed and what they were refused, the latest first
     * @description Needs an admin token with the role read-only or operator or owner.
     */
    get: operations["listAudit"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/catalog": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show the catalog in the form of a catalog file; a stored key is null
     * @description Needs an admin token with the role read-only or operator or owner.
     */
    get: operations["exportCatalog"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/catalog/apply": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Apply a catalog file in one transaction and return the changes
     * @description Needs an admin token with the role owner.
     */
    post: operations["applyCatalog"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/catalog/check": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * List everything that is wrong with a catalog file
     * @description Needs an admin token with the role operator or owner.
     */
    post: operations["checkCatalog"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/catalog/file": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show the catalog as a file that can be applied again, without stored keys
     * @description Needs an admin token with the role read-only or operator or owner.
     */
    get: operations["exportCatalogFile"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/holds": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List what is held for calls under way, the latest first, and what is set aside for calls to come
     * @description Needs an admin token with the role read-only or operator or owner.
     */
    get: operations["listOpenHolds"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/keys": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the keys, without their secrets
     * @description Needs an admin token with the role read-only or operator or owner.
     */
    get: operations["listKeys"];
    put?: never;
    /**
     * Create a key and return its secret, once
     * @description Needs an admin token with the role operator or owner.
     */
    post: operations["createKey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/keys/{id}/revoke": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End a key for good; every process stops accepting it within seconds
     * @description Needs an admin token with the role operator or owner.
     */
    post: operations["revokeKey"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/models": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the models with their routes, and whether these work
     * @description Needs an admin token with the role read-only or operator or owner.
     */
    get: operations["listModels"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/models/{id}/disable": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Refuse calls of a model, as if it did not exist. Calls under way are finished
     * @description Needs an admin token with the role operator or owner.
     */
    post: operations["disableModel"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/models/{id}/enable": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Let clients call a model
     * @description Needs an admin token with the role operator or owner.
     */
    post: operations["enableModel"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/models/{id}/prices": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the prices that a model has and had
     * @description Needs an admin token with the role read-only or operator or owner.
     */
    get: operations["listPrices"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/overview": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Sum up the calls of a period over time, and by what they have in common
     * @description Needs an admin token with the role read-only or operator or owner.
     */
    get: operations["readOverview"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/requests": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the calls of the request log, the latest first
     * @description Needs an admin token with the role read-only or operator or owner.
     */
    get: operations["listRequests"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/requests/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show a call with its bodies
     * @description Needs an admin token with the role read-only or operator or owner.
     */
    get: operations["showRequest"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tasks": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List tasks, the latest first
     * @description Needs an admin token with the role read-only or operator or owner.
     */
    get: operations["listTasks"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tasks/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show a task, with what it made and every attempt to call back about it
     * @description Needs an admin token with the role read-only or operator or owner.
     */
    get: operations["showTask"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tasks/{id}/redeliver": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Deliver a task's callback again, from the first attempt on
     * @description Needs an admin token with the role operator or owner.
     */
    post: operations["redeliverTask"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/tasks/{id}/resolve": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * End a task of which it is not known whether its upstream took it: charge it, or release what is held
     * @description Needs an admin token with the role operator or owner.
     */
    post: operations["resolveTask"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/usage": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Sum up what was used and what it cost
     * @description Needs an admin token with the role read-only or operator or owner.
     */
    get: operations["sumUsage"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/wallets": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the wallets
     * @description Needs an admin token with the role read-only or operator or owner.
     */
    get: operations["listWallets"];
    put?: never;
    /**
     * Make a wallet, with its first credit if there is one
     * @description Needs an admin token with the role operator or owner.
     */
    post: operations["createWallet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/wallets/{name}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Show a wallet
     * @description Needs an admin token with the role read-only or operator or owner.
     */
    get: operations["showWallet"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/wallets/{name}/callback-secret": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Make a secret that signs the callbacks of a wallet. The one before signs too for a day
     * @description Needs an admin token with the role operator or owner.
     */
    post: operations["renewCallbackSecret"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/wallets/{name}/callback-secret/remove": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Sign no callbacks of a wallet any more
     * @description Needs an admin token with the role operator or owner.
     */
    post: operations["removeCallbackSecret"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/wallets/{name}/credits": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Add to a wallet's balance. A repetition with the same idempotency-key adds nothing
     * @description Needs an admin token with the role operator or owner.
     */
    post: operations["creditWallet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/wallets/{name}/debits": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take credit back that no call holds. A repetition with the same idempotency-key takes nothing
     * @description Needs an admin token with the role operator or owner.
     */
    post: operations["debitWallet"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/wallets/{name}/ledger": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read what was put into a wallet and taken out of it, the latest first
     * @description Needs an admin token with the role read-only or operator or owner.
     */
    get: operations["readLedger"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Error: {
      error: {
        /** @description What went wrong, for programs. */
        code: string | null;
        /** @description What went wrong, for people. */
        message: string;
        /** @description The member or the query's name at fault. */
        param: string | null;
        /** @description Of a catalog: everything that is wrong with it, with line and column. */
        problems?: Record<string, never>[];
      };
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listAdmins: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description In the order they were made. */
            admins: {
              /**
               * Format: date-time
               * @description When it was made.
               */
              created_at: string;
              /** @description The token's ID. */
              id: string;
              /** @description Whose it is. */
              name: string;
              /** @description When it was revoked. */
              revoked_at: string | null;
              /**
               * @description What it may do: look up, also change, or also administer admin tokens.
               * @enum {string}
               */
              role: "read-only" | "operator" | "owner";
            }[];
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  createAdmin: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description Whose it is: 1 to 100 printable characters. */
          name: string;
          /**
           * @description What it may do: look up, also change, or also administer admin tokens.
           * @enum {string}
           */
          role: "read-only" | "operator" | "owner";
        };
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The token's ID. */
            id: string;
            /** @description Whose it is. */
            name: string;
            /**
             * @description What it may do: look up, also change, or also administer admin tokens.
             * @enum {string}
             */
            role: "read-only" | "operator" | "owner";
            /** @description The token, shown only here. */
            token: string;
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description There is one already, or the idempotency key was used for something else. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The body is of another type. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  revokeAdmin: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The token's ID. */
            id: string;
            /** @description True. */
            revoked: boolean;
            /** @description Whether it had ended before. */
            was_revoked: boolean;
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  listAudit: {
    parameters: {
      query?: {
        cursor?: string;
        limit?: number;
        since?: string;
        until?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The latest first. */
            audit: {
              /** @description The name of the token, `admin.token` for the configured one, or `command line`. */
              actor: string;
              /**
               * Format: date-time
               * @description When it was written.
               */
              created_at: string;
              /** @description The row's ID. */
              id: string;
              /** @description What was requested, without secrets; of a catalog, what it changed. */
              input: Record<string, never>;
              /** @description What was done: the ID of an operation of this API. */
              operation: string;
              /** @description Of the command line: the name in the operating system. */
              os_user: string | null;
              /** @description `ok`, or the code of the error. */
              outcome: string;
              /** @description The `x-request-id` of the answer. */
              request_id: string | null;
              /**
               * @description The role at that time.
               * @enum {string}
               */
              role: "read-only" | "operator" | "owner";
              /** @description What it was done to: a name or an ID. */
              target: string | null;
              /** @description The ID of the token, unless it is the configured one. */
              token_id: string | null;
            }[];
            /** @description Where the next page begins; null on the last one. */
            next_cursor: string | null;
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  exportCatalog: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description By ID. */
            models: Record<string, never>[];
            /** @description By ID. */
            providers: Record<string, never>[];
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  applyCatalog: {
    parameters: {
      query?: {
        dry_run?: boolean;
        prune?: boolean;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": Record<string, never>;
        "application/x-yaml": string;
        "application/yaml": string;
        "text/x-yaml": string;
        "text/yaml": string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description False for a dry run. */
            applied: boolean;
            /** @description Empty when the catalog is the same. */
            changes: {
              /**
               * @description `keep`: the file lacks it, and it stays as nothing is pruned.
               * @enum {string}
               */
              action: "add" | "change" | "remove" | "keep";
              /** @description What reads differently. */
              fields: {
                /** @description The field. */
                field: string;
                /** @description The value before. */
                from?: unknown;
                /** @description Its value. */
                to?: unknown;
              }[];
              /** @description Its ID. */
              id: string;
              /**
               * @description What it is.
               * @enum {string}
               */
              what: "provider" | "model";
            }[];
            /** @description About tasks that a removed provider leaves behind. */
            warnings?: string[];
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description There is one already, or the idempotency key was used for something else. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The body is of another type. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  checkCatalog: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": Record<string, never>;
        "application/x-yaml": string;
        "application/yaml": string;
        "text/x-yaml": string;
        "text/yaml": string;
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Whether it can be applied. */
            ok: boolean;
            /** @description In the order of the file. */
            problems: {
              /** @description From one. */
              column: number;
              /** @description From one. */
              line: number;
              /** @description What is wrong there. */
              message: string;
            }[];
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description There is one already, or the idempotency key was used for something else. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The body is of another type. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  exportCatalogFile: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/yaml": string;
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  listOpenHolds: {
    parameters: {
      query?: {
        cursor?: string;
        key?: string;
        limit?: number;
        wallet?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description What gateways set aside of the wallets, the latest first. */
            allotments: {
              /**
               * Format: date-time
               * @description When it was set aside.
               */
              created_at: string;
              /**
               * Format: date-time
               * @description When it is given back, unless its process renews it.
               */
              expires_at: string;
              /** @description What of that calls under way held a moment ago. */
              held_ticks: string;
              /** @description The allotment's ID. */
              id: string;
              /** @description What a gateway has set aside. */
              ticks: string;
              /** @description The name of the wallet. */
              wallet: string;
            }[];
            /**
             * @description The latest first. Of calls admitted from an allotment, only those of the process that
             * answers.
             */
            holds: {
              /** @description The call it is for. */
              call_id: string;
              /**
               * Format: date-time
               * @description When the call was admitted.
               */
              created_at: string;
              /**
               * Format: date-time
               * @description When it is given back, unless the call's process renews it.
               */
              expires_at: string;
              /** @description The hold's ID. */
              id: string;
              /** @description The key that calls. */
              key_id: string;
              /** @description The model that is called. */
              model: string;
              /** @description What is held. */
              ticks: string;
              /** @description The name of the wallet. */
              wallet: string;
            }[];
            /** @description Where the next page begins; null on the last one. */
            next_cursor: string | null;
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  listKeys: {
    parameters: {
      query?: {
        wallet?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description In the order they were made. */
            keys: {
              /** @description What it may spend in a day of UTC. */
              budget_per_day_ticks: string | null;
              /** @description What it may spend in a month of UTC. */
              budget_per_month_ticks: string | null;
              /** @description How many calls it may make at the same time. */
              concurrent: number | null;
              /**
               * Format: date-time
               * @description When it was made.
               */
              created_at: string;
              /** @description The dialects it may be used in; all when null. */
              dialects: string[] | null;
              /** @description When it ends by itself. */
              expires_at: string | null;
              /** @description Where it may be used from; anywhere when null. */
              from: string[] | null;
              /** @description The key's ID. Its secret is shown once, when it is created. */
              id: string;
              /** @description The models it may call; all when null. */
              models: string[] | null;
              /** @description What it is called. */
              name: string;
              /** @description How many calls it may make in a minute. */
              requests_per_minute: number | null;
              /** @description When it was ended by hand. */
              revoked_at: string | null;
              /** @description How many tokens its calls may take in a minute. */
              tokens_per_minute: number | null;
              /** @description The same of this month. */
              used_this_month_ticks: string | null;
              /** @description What counts towards its budgets today: charges and open holds. Null without a budget. */
              used_today_ticks: string | null;
              /** @description The name of the wallet that pays. */
              wallet: string;
            }[];
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  createKey: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description What it may spend in a day of UTC. */
          budget_per_day?: {
            /** @description The same in ticks; one of the two is given. */
            ticks?: string;
            /** @description US dollars, as text: `12.50`. At most ten decimals. */
            usd?: string;
          };
          /** @description What it may spend in a month of UTC. */
          budget_per_month?: {
            /** @description The same in ticks; one of the two is given. */
            ticks?: string;
            /** @description US dollars, as text: `12.50`. At most ten decimals. */
            usd?: string;
          };
          /** @description How many calls it may make at the same time. */
          concurrent?: number;
          /** @description The dialects it may be used in; all by default. */
          dialects?: string[];
          /**
           * @description When the key is to end by itself. A day in UTC such as 2026-01-31, or a time with its zone
           * such as 2026-01-31T12:00:00Z.
           */
          expires_at?: string;
          /** @description Where it may be used from; anywhere by default. The address of the connection counts. */
          from?: string[];
          /** @description The models it may call; all by default. */
          models?: string[];
          /** @description What to call the key. */
          name?: string;
          /** @description How many calls it may make in a minute. */
          requests_per_minute?: number;
          /** @description How many tokens its calls may take in a minute. */
          tokens_per_minute?: number;
          /** @description The name of the wallet that pays. */
          wallet: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The key's ID. */
            id: string;
            /** @description The secret, shown only here. */
            key: string;
            /** @description The name of the wallet. */
            wallet: string;
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description There is one already, or the idempotency key was used for something else. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The body is of another type. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  revokeKey: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The key's ID. */
            id: string;
            /** @description True. */
            revoked: boolean;
            /** @description Whether it had ended before. */
            was_revoked: boolean;
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  listModels: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description By ID. */
            models: {
              /** @description Further names under which clients call it. */
              aliases: string[];
              /** @description Whether clients can call it. */
              enabled: boolean;
              /** @description The public ID. */
              id: string;
              /** @description What it makes. */
              kind: string;
              /** @description Its prices, as written in the catalog. */
              pricing: Record<string, never>;
              /** @description Its profile. */
              profile: string;
              /** @description The ways to reach it. */
              routes: {
                /** @description Whether the route works, in this process. Null: not called lately. */
                breaker: ("closed" | "half_open" | "open") | null;
                /** @description The provider's dialect. */
                dialect: string;
                /** @description How many calls in a row failed there until now, in this process. */
                failures: number | null;
                /** @description The model's name there. */
                model: string;
                /** @description Routes with a lower number are tried first. */
                priority: number;
                /** @description The provider. */
                provider: string;
                weight: number;
              }[];
            }[];
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  disableModel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Whether clients can call it now. */
            enabled: boolean;
            /** @description The model's ID. */
            id: string;
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  enableModel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Whether clients can call it now. */
            enabled: boolean;
            /** @description The model's ID. */
            id: string;
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  listPrices: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The latest first. At most 100. */
            prices: {
              /** @description The prices, as written in the catalog. */
              pricing: Record<string, never>;
              /**
               * Format: date-time
               * @description When it was written into the catalog.
               */
              since: string;
            }[];
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  readOverview: {
    parameters: {
      query?: {
        by?: "model" | "key" | "wallet" | "dialect" | "route";
        dialect?: string;
        key?: string;
        lines?: number;
        model?: string;
        provider?: string;
        since?: string;
        until?: string;
        wallet?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The largest groups over time, as many as `lines` asks for. */
            lines: {
              /**
               * @description The ID of the model, the key or the wallet, the dialect, or the provider and its model; or
               * empty.
               */
              id: string;
              /** @description What the key or the wallet is called. */
              name: string | null;
              /** @description In the order of time. Points without calls are left out. */
              points: {
                /**
                 * Format: date-time
                 * @description When the point begins.
                 */
                at: string;
                /** @description What they cost. */
                cost_ticks: string;
                duration: {
                  /** @description The duration in milliseconds that half of the successful calls do not exceed. */
                  p50: number | null;
                  /** @description The duration that 95 of 100 do not exceed. */
                  p95: number | null;
                  /** @description The duration that 99 of 100 do not exceed. */
                  p99: number | null;
                };
                /**
                 * @description Calls that were answered with a status of 500 or more, or broken off after their status
                 * was sent.
                 */
                failed: number;
                first_byte: {
                  /**
                   * @description The time until the provider answered in milliseconds that half of the successful calls
                   * do not exceed.
                   */
                  p50: number | null;
                  /** @description The time until the provider answered that 95 of 100 do not exceed. */
                  p95: number | null;
                  /** @description The time until the provider answered that 99 of 100 do not exceed. */
                  p99: number | null;
                };
                /** @description Input tokens. */
                input_tokens: number;
                /** @description Output tokens. */
                output_tokens: number;
                /**
                 * @description Calls that were answered with a status from 400 to 498; that of a client that hung up is
                 * 499.
                 */
                refused: number;
                /** @description Calls that ended. */
                requests: number;
              }[];
            }[];
            /** @description In the order of time. Points without calls are left out. */
            points: {
              /**
               * Format: date-time
               * @description When the point begins.
               */
              at: string;
              /** @description What they cost. */
              cost_ticks: string;
              duration: {
                /** @description The duration in milliseconds that half of the successful calls do not exceed. */
                p50: number | null;
                /** @description The duration that 95 of 100 do not exceed. */
                p95: number | null;
                /** @description The duration that 99 of 100 do not exceed. */
                p99: number | null;
              };
              /**
               * @description Calls that were answered with a status of 500 or more, or broken off after their status
               * was sent.
               */
              failed: number;
              first_byte: {
                /**
                 * @description The time until the provider answered in milliseconds that half of the successful calls
                 * do not exceed.
                 */
                p50: number | null;
                /** @description The time until the provider answered that 95 of 100 do not exceed. */
                p95: number | null;
                /** @description The time until the provider answered that 99 of 100 do not exceed. */
                p99: number | null;
              };
              /** @description Input tokens. */
              input_tokens: number;
              /** @description Output tokens. */
              output_tokens: number;
              /**
               * @description Calls that were answered with a status from 400 to 498; that of a client that hung up is
               * 499.
               */
              refused: number;
              /** @description Calls that ended. */
              requests: number;
            }[];
            /** @description The groups of calls, those with the most calls first. At most 50. */
            shares: {
              /** @description What they cost. */
              cost_ticks: string;
              /**
               * @description Calls that were answered with a status of 500 or more, or broken off after their status
               * was sent.
               */
              failed: number;
              /**
               * @description The ID of the model, the key or the wallet, the dialect, or the provider and its model; or
               * empty.
               */
              id: string;
              /** @description Input tokens. */
              input_tokens: number;
              /** @description What the key or the wallet is called. */
              name: string | null;
              /** @description Output tokens. */
              output_tokens: number;
              /**
               * @description Calls that were answered with a status from 400 to 498; that of a client that hung up is
               * 499.
               */
              refused: number;
              /** @description Calls that ended. */
              requests: number;
            }[];
            /** @description The width of a point in time. */
            step_seconds: number;
            /** @description Of the whole period. */
            total: {
              /** @description What they cost. */
              cost_ticks: string;
              duration: {
                /** @description The duration in milliseconds that half of the successful calls do not exceed. */
                p50: number | null;
                /** @description The duration that 95 of 100 do not exceed. */
                p95: number | null;
                /** @description The duration that 99 of 100 do not exceed. */
                p99: number | null;
              };
              /**
               * @description Calls that were answered with a status of 500 or more, or broken off after their status
               * was sent.
               */
              failed: number;
              first_byte: {
                /**
                 * @description The time until the provider answered in milliseconds that half of the successful calls
                 * do not exceed.
                 */
                p50: number | null;
                /** @description The time until the provider answered that 95 of 100 do not exceed. */
                p95: number | null;
                /** @description The time until the provider answered that 99 of 100 do not exceed. */
                p99: number | null;
              };
              /** @description Input tokens. */
              input_tokens: number;
              /** @description Output tokens. */
              output_tokens: number;
              /**
               * @description Calls that were answered with a status from 400 to 498; that of a client that hung up is
               * 499.
               */
              refused: number;
              /** @description Calls that ended. */
              requests: number;
            };
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  listRequests: {
    parameters: {
      query?: {
        cursor?: string;
        dialect?: string;
        key?: string;
        limit?: number;
        model?: string;
        outcome?: "failed" | "refused";
        request_id?: string;
        since?: string;
        status?: number;
        until?: string;
        wallet?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Where the next page begins; null on the last one. */
            next_cursor: string | null;
            /** @description The latest first. */
            requests: {
              /** @description The requests to providers, in order. */
              attempts: {
                /** @description The provider's dialect. */
                dialect: string;
                /** @description How long it took until the provider began to answer, or until it failed. */
                milliseconds: number;
                /** @description The model's name there. */
                model: string;
                /**
                 * @description `success`, a kind of error (`connect`, `timeout`, `broken`), a status such as `503`, its
                 * class, `cancelled`, or `unsuited` where the dialect cannot express the call and nothing was sent.
                 */
                outcome: string;
                /** @description The provider. */
                provider: string;
              }[];
              /** @description Of what was written to a cache: what it keeps for an hour. */
              cache_write_hour_tokens: number | null;
              /** @description Of the input: written to a cache. */
              cache_write_tokens: number | null;
              /** @description Of the input: read from a cache. */
              cached_input_tokens: number | null;
              /** @description What went wrong behind that, which the client did not see. */
              cause: string | null;
              /** @description What went wrong, as the client saw it. */
              code: string | null;
              /** @description What the call cost. */
              cost_ticks: string;
              /**
               * Format: date-time
               * @description When the call came in.
               */
              created_at: string;
              /** @description The dialect of the client. */
              dialect: string;
              /** @description What had no counterpart in the provider's dialect. */
              dropped: string[];
              /** @description Whether some of what was used is an estimate. */
              estimated: boolean;
              /** @description When the provider began to answer, from the beginning of the call. */
              first_byte_milliseconds: number | null;
              /** @description What was held for it. */
              hold_id: string | null;
              /** @description The row's ID. */
              id: string;
              /** @description Images that were made. */
              images: number | null;
              /** @description Input, cached input and what was written to a cache included. */
              input_tokens: number | null;
              /** @description The key that called. */
              key_id: string | null;
              /** @description How long the media that were made last. */
              media_milliseconds: number | null;
              /** @description How long the call took. */
              milliseconds: number;
              /** @description The model that was called. */
              model: string | null;
              /** @description The operation of the dialect. */
              operation: string;
              /** @description Output, reasoning included. */
              output_tokens: number | null;
              /** @description The last provider that the call was sent to. */
              provider: string | null;
              /** @description Of the output: reasoning. */
              reasoning_tokens: number | null;
              /**
               * @description How many refusals came after it within a minute that were equal to it, and have no row of
               * their own.
               */
              repeats: number;
              /** @description The `x-request-id` of the answer. */
              request_id: string;
              /** @description The status of the answer; 499 when the client hung up. */
              status: number;
              /** @description Whether the answer was a stream. */
              stream: boolean;
              /** @description The task that it created, whose cost is its own. */
              task_id: string | null;
              /** @description The dialect of the provider. */
              upstream_dialect: string | null;
              /** @description When the provider was called, in milliseconds from the start of the call. */
              upstream_milliseconds: number | null;
              /** @description The model's name there. */
              upstream_model: string | null;
              /** @description The name of the wallet. */
              wallet: string | null;
            }[];
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  showRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The requests to providers, in order. */
            attempts: {
              /** @description The provider's dialect. */
              dialect: string;
              /** @description How long it took until the provider began to answer, or until it failed. */
              milliseconds: number;
              /** @description The model's name there. */
              model: string;
              /**
               * @description `success`, a kind of error (`connect`, `timeout`, `broken`), a status such as `503`, its
               * class, `cancelled`, or `unsuited` where the dialect cannot express the call and nothing was sent.
               */
              outcome: string;
              /** @description The provider. */
              provider: string;
            }[];
            /** @description Of what was written to a cache: what it keeps for an hour. */
            cache_write_hour_tokens: number | null;
            /** @description Of the input: written to a cache. */
            cache_write_tokens: number | null;
            /** @description Of the input: read from a cache. */
            cached_input_tokens: number | null;
            /** @description What went wrong behind that, which the client did not see. */
            cause: string | null;
            /** @description What the cost consists of: the sum of the amounts. Null until the charge is written. */
            charges:
              | {
                  /** @description Count times price in US dollars, exactly. */
                  amount: string;
                  /** @description How many. */
                  count: number | null;
                  /**
                   * @description What was counted. `rounding` is the part of a tick that is charged as one. `held` is
                   * what was held, because no usage was reported. `other` is what no price explains, such as an
                   * operator's decision.
                   * @enum {string}
                   */
                  meter:
                    | "input_tokens"
                    | "cached_input_tokens"
                    | "cache_write_tokens"
                    | "cache_write_hour_tokens"
                    | "output_tokens"
                    | "reasoning_tokens"
                    | "calls"
                    | "images"
                    | "seconds"
                    | "rounding"
                    | "held"
                    | "other";
                  /** @description The size and the quality of images, or the resolution of a video. */
                  of: string | null;
                  /** @description How many the price is for. */
                  per: number | null;
                  /** @description US dollars for `per` of them, as they were when the call was admitted. */
                  price: string | null;
                }[]
              | null;
            /** @description What went wrong, as the client saw it. */
            code: string | null;
            /** @description What the call cost. */
            cost_ticks: string;
            /**
             * Format: date-time
             * @description When the call came in.
             */
            created_at: string;
            /** @description The dialect of the client. */
            dialect: string;
            /** @description What had no counterpart in the provider's dialect. */
            dropped: string[];
            /** @description Whether some of what was used is an estimate. */
            estimated: boolean;
            /** @description When the provider began to answer, from the beginning of the call. */
            first_byte_milliseconds: number | null;
            /** @description What was held for it. */
            hold_id: string | null;
            /** @description The row's ID. */
            id: string;
            /** @description Images that were made. */
            images: number | null;
            /** @description Input, cached input and what was written to a cache included. */
            input_tokens: number | null;
            /** @description The key that called. */
            key_id: string | null;
            /** @description How long the media that were made last. */
            media_milliseconds: number | null;
            /** @description How long the call took. */
            milliseconds: number;
            /** @description The model that was called. */
            model: string | null;
            /** @description The operation of the dialect. */
            operation: string;
            /** @description Output, reasoning included. */
            output_tokens: number | null;
            /** @description The last provider that the call was sent to. */
            provider: string | null;
            /** @description Of the output: reasoning. */
            reasoning_tokens: number | null;
            /**
             * @description How many refusals came after it within a minute that were equal to it, and have no row of
             * their own.
             */
            repeats: number;
            /** @description The request body; media and secrets are replaced by their size, and long bodies are cut. */
            request_body: string | null;
            /** @description The `x-request-id` of the answer. */
            request_id: string;
            /** @description What it was answered, in the same way. */
            response_body: string | null;
            /** @description The status of the answer; 499 when the client hung up. */
            status: number;
            /** @description Whether the answer was a stream. */
            stream: boolean;
            /** @description The task that it created, whose cost is its own. */
            task_id: string | null;
            /** @description The dialect of the provider. */
            upstream_dialect: string | null;
            /** @description When the provider was called, in milliseconds from the start of the call. */
            upstream_milliseconds: number | null;
            /** @description The model's name there. */
            upstream_model: string | null;
            /** @description The name of the wallet. */
            wallet: string | null;
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  listTasks: {
    parameters: {
      query?: {
        cursor?: string;
        limit?: number;
        model?: string;
        state?: "created" | "ambiguous" | "queued" | "running" | "succeeded" | "failed" | "cancelled" | "expired";
        wallet?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Where the next page begins; null on the last one. */
            next_cursor: string | null;
            /** @description The latest first. */
            tasks: {
              /** @description When the provider had taken it. */
              accepted_at: string | null;
              /** @description What it cost. */
              charged_ticks: string | null;
              /**
               * Format: date-time
               * @description When it was written down.
               */
              created_at: string;
              /**
               * Format: date-time
               * @description When its time is over.
               */
              deadline_at: string;
              /** @description The dialect of the client. */
              dialect: string;
              /** @description Whether that is an estimate. */
              estimated: boolean;
              /** @description How often that failed since it last did not. */
              failures: number;
              /** @description When it ended. */
              finished_at: string | null;
              /** @description What was held for it. */
              held_ticks: string;
              /** @description The task's ID. */
              id: string;
              /** @description The key that made it. */
              key_id: string;
              /** @description The requested model. */
              model: string;
              /**
               * @description What became of that.
               * @enum {string}
               */
              money: "held" | "settled" | "released" | "expired";
              /**
               * Format: date-time
               * @description When it is polled next, unless it has ended.
               */
              next_poll_at: string;
              /** @description How often it was polled. */
              polls: number;
              /** @description The provider it went to. */
              provider: string;
              /** @description Why it is so. */
              reason: string | null;
              /** @description When its owner removed it. */
              removed_at: string | null;
              /** @description When it was first known to run. */
              running_at: string | null;
              /** @description When it was about to be sent. */
              sent_at: string | null;
              /**
               * @description What is known of it.
               * @enum {string}
               */
              state: "created" | "ambiguous" | "queued" | "running" | "succeeded" | "failed" | "cancelled" | "expired";
              /** @description The dialect of the provider. */
              upstream_dialect: string;
              /** @description The job's name there. */
              upstream_id: string | null;
              /** @description The model's name there. */
              upstream_model: string;
              /** @description The name of the wallet. */
              wallet: string;
            }[];
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  showTask: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description When the provider had taken it. */
            accepted_at: string | null;
            callback: {
              /** @description Attempts since the last redelivery, with one that was interrupted. */
              attempts: number;
              /** @description The attempts, the earliest first. */
              deliveries: {
                /** @description The attempt's number, from 1 again after every redelivery. */
                attempt: number;
                /** @description How long it took. */
                milliseconds: number;
                /** @description `delivered`, or why it was not. */
                result: string;
                /**
                 * Format: date-time
                 * @description When it began.
                 */
                started_at: string;
                /** @description What the receiver answered. */
                status: number | null;
              }[];
              /** @description When it was over. */
              finished_at: string | null;
              /**
               * Format: date-time
               * @description When it is tried next, unless it is over.
               */
              next_attempt_at: string;
              /** @description How it ended. */
              outcome: ("delivered" | "given_up") | null;
              /** @description Where to, without what is secret in it. */
              url: string;
            } | null;
            /** @description What it cost. */
            charged_ticks: string | null;
            /** @description What the cost consists of: the sum of the amounts. Null until the charge is written. */
            charges:
              | {
                  /** @description Count times price in US dollars, exactly. */
                  amount: string;
                  /** @description How many. */
                  count: number | null;
                  /**
                   * @description What was counted. `rounding` is the part of a tick that is charged as one. `held` is
                   * what was held, because no usage was reported. `other` is what no price explains, such as an
                   * operator's decision.
                   * @enum {string}
                   */
                  meter:
                    | "input_tokens"
                    | "cached_input_tokens"
                    | "cache_write_tokens"
                    | "cache_write_hour_tokens"
                    | "output_tokens"
                    | "reasoning_tokens"
                    | "calls"
                    | "images"
                    | "seconds"
                    | "rounding"
                    | "held"
                    | "other";
                  /** @description The size and the quality of images, or the resolution of a video. */
                  of: string | null;
                  /** @description How many the price is for. */
                  per: number | null;
                  /** @description US dollars for `per` of them, as they were when the call was admitted. */
                  price: string | null;
                }[]
              | null;
            /**
             * Format: date-time
             * @description When it was written down.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When its time is over.
             */
            deadline_at: string;
            /** @description The dialect of the client. */
            dialect: string;
            /** @description Whether that is an estimate. */
            estimated: boolean;
            /** @description How often that failed since it last did not. */
            failures: number;
            /** @description When it ended. */
            finished_at: string | null;
            /** @description What was held for it. */
            held_ticks: string;
            /** @description The task's ID. */
            id: string;
            /** @description The key that made it. */
            key_id: string;
            /** @description What is kept of what it made. */
            media: {
              /** @description Its size. */
              bytes: number;
              /** @description What its address ends with. */
              id: string;
              /** @description What it is of its task. */
              kind: string;
              /** @description Its type. */
              mime: string;
            }[];
            /** @description The requested model. */
            model: string;
            /**
             * @description What became of that.
             * @enum {string}
             */
            money: "held" | "settled" | "released" | "expired";
            /**
             * Format: date-time
             * @description When it is polled next, unless it has ended.
             */
            next_poll_at: string;
            /** @description The last observation of the upstream job; media are replaced by their size. */
            observation: string | null;
            /** @description How often it was polled. */
            polls: number;
            /** @description The provider it went to. */
            provider: string;
            /** @description Why it is so. */
            reason: string | null;
            /** @description When its owner removed it. */
            removed_at: string | null;
            /** @description The ID of the call that created it, in the request log. */
            request: string | null;
            /** @description When it was first known to run. */
            running_at: string | null;
            /** @description When it was about to be sent. */
            sent_at: string | null;
            /** @description The final snapshot that its owner reads; media are replaced by their size. */
            snapshot: string | null;
            /**
             * @description What is known of it.
             * @enum {string}
             */
            state: "created" | "ambiguous" | "queued" | "running" | "succeeded" | "failed" | "cancelled" | "expired";
            /** @description The dialect of the provider. */
            upstream_dialect: string;
            /** @description The job's name there. */
            upstream_id: string | null;
            /** @description The model's name there. */
            upstream_model: string;
            /** @description The name of the wallet. */
            wallet: string;
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  redeliverTask: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description When the provider had taken it. */
            accepted_at: string | null;
            callback: {
              /** @description Attempts since the last redelivery, with one that was interrupted. */
              attempts: number;
              /** @description The attempts, the earliest first. */
              deliveries: {
                /** @description The attempt's number, from 1 again after every redelivery. */
                attempt: number;
                /** @description How long it took. */
                milliseconds: number;
                /** @description `delivered`, or why it was not. */
                result: string;
                /**
                 * Format: date-time
                 * @description When it began.
                 */
                started_at: string;
                /** @description What the receiver answered. */
                status: number | null;
              }[];
              /** @description When it was over. */
              finished_at: string | null;
              /**
               * Format: date-time
               * @description When it is tried next, unless it is over.
               */
              next_attempt_at: string;
              /** @description How it ended. */
              outcome: ("delivered" | "given_up") | null;
              /** @description Where to, without what is secret in it. */
              url: string;
            } | null;
            /** @description What it cost. */
            charged_ticks: string | null;
            /** @description What the cost consists of: the sum of the amounts. Null until the charge is written. */
            charges:
              | {
                  /** @description Count times price in US dollars, exactly. */
                  amount: string;
                  /** @description How many. */
                  count: number | null;
                  /**
                   * @description What was counted. `rounding` is the part of a tick that is charged as one. `held` is
                   * what was held, because no usage was reported. `other` is what no price explains, such as an
                   * operator's decision.
                   * @enum {string}
                   */
                  meter:
                    | "input_tokens"
                    | "cached_input_tokens"
                    | "cache_write_tokens"
                    | "cache_write_hour_tokens"
                    | "output_tokens"
                    | "reasoning_tokens"
                    | "calls"
                    | "images"
                    | "seconds"
                    | "rounding"
                    | "held"
                    | "other";
                  /** @description The size and the quality of images, or the resolution of a video. */
                  of: string | null;
                  /** @description How many the price is for. */
                  per: number | null;
                  /** @description US dollars for `per` of them, as they were when the call was admitted. */
                  price: string | null;
                }[]
              | null;
            /**
             * Format: date-time
             * @description When it was written down.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When its time is over.
             */
            deadline_at: string;
            /** @description The dialect of the client. */
            dialect: string;
            /** @description Whether that is an estimate. */
            estimated: boolean;
            /** @description How often that failed since it last did not. */
            failures: number;
            /** @description When it ended. */
            finished_at: string | null;
            /** @description What was held for it. */
            held_ticks: string;
            /** @description The task's ID. */
            id: string;
            /** @description The key that made it. */
            key_id: string;
            /** @description What is kept of what it made. */
            media: {
              /** @description Its size. */
              bytes: number;
              /** @description What its address ends with. */
              id: string;
              /** @description What it is of its task. */
              kind: string;
              /** @description Its type. */
              mime: string;
            }[];
            /** @description The requested model. */
            model: string;
            /**
             * @description What became of that.
             * @enum {string}
             */
            money: "held" | "settled" | "released" | "expired";
            /**
             * Format: date-time
             * @description When it is polled next, unless it has ended.
             */
            next_poll_at: string;
            /** @description The last observation of the upstream job; media are replaced by their size. */
            observation: string | null;
            /** @description How often it was polled. */
            polls: number;
            /** @description The provider it went to. */
            provider: string;
            /** @description Why it is so. */
            reason: string | null;
            /** @description When its owner removed it. */
            removed_at: string | null;
            /** @description The ID of the call that created it, in the request log. */
            request: string | null;
            /** @description When it was first known to run. */
            running_at: string | null;
            /** @description When it was about to be sent. */
            sent_at: string | null;
            /** @description The final snapshot that its owner reads; media are replaced by their size. */
            snapshot: string | null;
            /**
             * @description What is known of it.
             * @enum {string}
             */
            state: "created" | "ambiguous" | "queued" | "running" | "succeeded" | "failed" | "cancelled" | "expired";
            /** @description The dialect of the provider. */
            upstream_dialect: string;
            /** @description The job's name there. */
            upstream_id: string | null;
            /** @description The model's name there. */
            upstream_model: string;
            /** @description The name of the wallet. */
            wallet: string;
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  resolveTask: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description What the upstream charges for it. */
          charged?: {
            /** @description The same in ticks; one of the two is given. */
            ticks?: string;
            /** @description US dollars, as text: `12.50`. At most ten decimals. */
            usd?: string;
          };
          /** @description That it charges nothing; one of the two is given. */
          released?: boolean;
        };
      };
    };
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description When the provider had taken it. */
            accepted_at: string | null;
            callback: {
              /** @description Attempts since the last redelivery, with one that was interrupted. */
              attempts: number;
              /** @description The attempts, the earliest first. */
              deliveries: {
                /** @description The attempt's number, from 1 again after every redelivery. */
                attempt: number;
                /** @description How long it took. */
                milliseconds: number;
                /** @description `delivered`, or why it was not. */
                result: string;
                /**
                 * Format: date-time
                 * @description When it began.
                 */
                started_at: string;
                /** @description What the receiver answered. */
                status: number | null;
              }[];
              /** @description When it was over. */
              finished_at: string | null;
              /**
               * Format: date-time
               * @description When it is tried next, unless it is over.
               */
              next_attempt_at: string;
              /** @description How it ended. */
              outcome: ("delivered" | "given_up") | null;
              /** @description Where to, without what is secret in it. */
              url: string;
            } | null;
            /** @description What it cost. */
            charged_ticks: string | null;
            /** @description What the cost consists of: the sum of the amounts. Null until the charge is written. */
            charges:
              | {
                  /** @description Count times price in US dollars, exactly. */
                  amount: string;
                  /** @description How many. */
                  count: number | null;
                  /**
                   * @description What was counted. `rounding` is the part of a tick that is charged as one. `held` is
                   * what was held, because no usage was reported. `other` is what no price explains, such as an
                   * operator's decision.
                   * @enum {string}
                   */
                  meter:
                    | "input_tokens"
                    | "cached_input_tokens"
                    | "cache_write_tokens"
                    | "cache_write_hour_tokens"
                    | "output_tokens"
                    | "reasoning_tokens"
                    | "calls"
                    | "images"
                    | "seconds"
                    | "rounding"
                    | "held"
                    | "other";
                  /** @description The size and the quality of images, or the resolution of a video. */
                  of: string | null;
                  /** @description How many the price is for. */
                  per: number | null;
                  /** @description US dollars for `per` of them, as they were when the call was admitted. */
                  price: string | null;
                }[]
              | null;
            /**
             * Format: date-time
             * @description When it was written down.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When its time is over.
             */
            deadline_at: string;
            /** @description The dialect of the client. */
            dialect: string;
            /** @description Whether that is an estimate. */
            estimated: boolean;
            /** @description How often that failed since it last did not. */
            failures: number;
            /** @description When it ended. */
            finished_at: string | null;
            /** @description What was held for it. */
            held_ticks: string;
            /** @description The task's ID. */
            id: string;
            /** @description The key that made it. */
            key_id: string;
            /** @description What is kept of what it made. */
            media: {
              /** @description Its size. */
              bytes: number;
              /** @description What its address ends with. */
              id: string;
              /** @description What it is of its task. */
              kind: string;
              /** @description Its type. */
              mime: string;
            }[];
            /** @description The requested model. */
            model: string;
            /**
             * @description What became of that.
             * @enum {string}
             */
            money: "held" | "settled" | "released" | "expired";
            /**
             * Format: date-time
             * @description When it is polled next, unless it has ended.
             */
            next_poll_at: string;
            /** @description The last observation of the upstream job; media are replaced by their size. */
            observation: string | null;
            /** @description How often it was polled. */
            polls: number;
            /** @description The provider it went to. */
            provider: string;
            /** @description Why it is so. */
            reason: string | null;
            /** @description When its owner removed it. */
            removed_at: string | null;
            /** @description The ID of the call that created it, in the request log. */
            request: string | null;
            /** @description When it was first known to run. */
            running_at: string | null;
            /** @description When it was about to be sent. */
            sent_at: string | null;
            /** @description The final snapshot that its owner reads; media are replaced by their size. */
            snapshot: string | null;
            /**
             * @description What is known of it.
             * @enum {string}
             */
            state: "created" | "ambiguous" | "queued" | "running" | "succeeded" | "failed" | "cancelled" | "expired";
            /** @description The dialect of the provider. */
            upstream_dialect: string;
            /** @description The job's name there. */
            upstream_id: string | null;
            /** @description The model's name there. */
            upstream_model: string;
            /** @description The name of the wallet. */
            wallet: string;
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description There is one already, or the idempotency key was used for something else. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The body is of another type. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  sumUsage: {
    parameters: {
      query?: {
        by?: "model" | "wallet" | "key" | "day";
        key?: string;
        model?: string;
        since?: string;
        until?: string;
        wallet?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /**
             * @description What is summed up by.
             * @enum {string}
             */
            by: "model" | "wallet" | "key" | "day";
            /** @description In the order of the groups. */
            usage: {
              /** @description Of what was written to a cache: what it keeps for an hour. */
              cache_write_hour_tokens: number;
              /** @description Of the input: written to a cache. */
              cache_write_tokens: number;
              /** @description Of the input: read from a cache. */
              cached_input_tokens: number;
              /** @description Calls that were charged. */
              calls: number;
              /** @description Those of them whose usage is in part an estimate. */
              estimated_calls: number;
              /** @description A model's ID, a wallet's name, a key's ID, or a day in UTC such as 2026-01-31. */
              group: string;
              /** @description Images that were made. */
              images: number;
              /** @description Input, cached input and what was written to a cache included. */
              input_tokens: number;
              /** @description How long the media that were made last. */
              media_milliseconds: number;
              /** @description What the key is called. */
              name: string | null;
              /** @description Output, reasoning included. */
              output_tokens: number;
              /** @description Of the output: reasoning. */
              reasoning_tokens: number;
              /** @description What that cost. */
              ticks: string;
            }[];
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  listWallets: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description By name. */
            wallets: {
              /** @description What of that gateways set aside for calls to come. Absent when it is nothing. */
              allotted_ticks?: string;
              /** @description What is in it. 10,000,000,000 ticks are one US dollar. */
              balance_ticks: string;
              /** @description The wallet's name. */
              name: string;
              /** @description What of that is held for calls under way. */
              reserved_ticks: string;
              /** @description What its calls have cost so far. */
              spent_ticks: string;
            }[];
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  createWallet: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The first credit. */
          credit?: {
            /** @description The same in ticks; one of the two is given. */
            ticks?: string;
            /** @description US dollars, as text: `12.50`. At most ten decimals. */
            usd?: string;
          };
          /** @description What to call it: 1 to 100 printable characters. */
          name: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description What of that gateways set aside for calls to come. Absent when it is nothing. */
            allotted_ticks?: string;
            /** @description What is in it. 10,000,000,000 ticks are one US dollar. */
            balance_ticks: string;
            /** @description The wallet's name. */
            name: string;
            /** @description What of that is held for calls under way. */
            reserved_ticks: string;
            /** @description What its calls have cost so far. */
            spent_ticks: string;
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description There is one already, or the idempotency key was used for something else. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The body is of another type. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  showWallet: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description What of that gateways set aside for calls to come. Absent when it is nothing. */
            allotted_ticks?: string;
            /** @description What is in it. 10,000,000,000 ticks are one US dollar. */
            balance_ticks: string;
            /** @description The wallet's name. */
            name: string;
            /** @description What of that is held for calls under way. */
            reserved_ticks: string;
            /** @description What its calls have cost so far. */
            spent_ticks: string;
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  renewCallbackSecret: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description The secret, shown this once. */
            secret: string;
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  removeCallbackSecret: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Whether there was a secret. */
            removed: boolean;
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  creditWallet: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Any text of your own for this request, such as a UUID. Send the same when you repeat a request
         * whose answer was lost: it is done once. With another path or amount it is a 409.
         */
        "idempotency-key"?: string;
      };
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The same in ticks; one of the two is given. */
          ticks?: string;
          /** @description US dollars, as text: `12.50`. At most ten decimals. */
          usd?: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description What of that gateways set aside for calls to come. Absent when it is nothing. */
            allotted_ticks?: string;
            /** @description What is in it. 10,000,000,000 ticks are one US dollar. */
            balance_ticks: string;
            /** @description The wallet's name. */
            name: string;
            /** @description What of that is held for calls under way. */
            reserved_ticks: string;
            /** @description What its calls have cost so far. */
            spent_ticks: string;
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description There is one already, or the idempotency key was used for something else. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The body is of another type. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  debitWallet: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description Any text of your own for this request, such as a UUID. Send the same when you repeat a request
         * whose answer was lost: it is done once. With another path or amount it is a 409.
         */
        "idempotency-key"?: string;
      };
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": {
          /** @description The same in ticks; one of the two is given. */
          ticks?: string;
          /** @description US dollars, as text: `12.50`. At most ten decimals. */
          usd?: string;
        };
      };
    };
    responses: {
      /** @description Done. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description What of that gateways set aside for calls to come. Absent when it is nothing. */
            allotted_ticks?: string;
            /** @description What is in it. 10,000,000,000 ticks are one US dollar. */
            balance_ticks: string;
            /** @description The wallet's name. */
            name: string;
            /** @description What of that is held for calls under way. */
            reserved_ticks: string;
            /** @description What its calls have cost so far. */
            spent_ticks: string;
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description There is one already, or the idempotency key was used for something else. */
      409: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The body is too large. */
      413: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The body is of another type. */
      415: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
  readLedger: {
    parameters: {
      query?: {
        cursor?: string;
        limit?: number;
      };
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Done. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": {
            /** @description Where the next page begins; null on the last one. */
            next_cursor: string | null;
            /** @description The latest first. */
            rows: {
              /**
               * Format: date-time
               * @description When it was written.
               */
              created_at: string;
              /** @description Whether the charge is an estimate, because the upstream did not report all usage. */
              estimated: boolean;
              /** @description The hold that the charge ended. */
              hold_id: string | null;
              /** @description `credit`, `debit` for credit that was taken back, or `charge` for a call. */
              kind: string;
              /** @description The model that was called. */
              model: string | null;
              /** @description What the wallet gained, or lost when it is below zero. */
              ticks: string;
              /**
               * @description Shared with the counterpart in another account, and with calls that were charged together.
               */
              transfer_id: string;
            }[];
          };
        };
      };
      /** @description The request is invalid. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The admin token is missing or wrong. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The role of the admin token does not include this. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description There is no such thing. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The gateway failed. */
      500: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
      /** @description The database is away; `retry-after` is the wait before a retry. */
      503: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Error"];
        };
      };
    };
  };
}
