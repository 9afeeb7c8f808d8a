// Made from specs/dialects/images.yaml by "make generate". Change the specs, not this file.
export interface paths {
    "/v1/images/generations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make pictures
         * @description Makes pictures of a prompt, and where the model takes them of other pictures.
         */
        post: operations["createImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/images/edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change pictures
         * @description Makes pictures of other pictures and of a prompt that says what is to change.
         */
        post: operations["editImage"];
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
        /** @description One call for pictures. */
        Request: {
            /** @description Public ID of the model. */
            model: string;
            /** @description What is to be seen. */
            prompt?: string;
            /** @description How many pictures to make. */
            n?: number | null;
            /** @description Width and height such as 1024x1024, or a name for them. */
            size?: string | null;
            /** @description How much is put into a picture. */
            quality?: string | null;
            /** @description transparent, opaque or auto. */
            background?: string | null;
            /** @description low or auto. */
            moderation?: string | null;
            /** @description How close an edit stays to its sources. */
            input_fidelity?: string | null;
            /** @description png, jpeg or webp. */
            output_format?: string | null;
            /** @description 0 to 100, for jpeg and webp. */
            output_compression?: number | null;
            /** @description How many previews a stream tells, 0 to 3. */
            partial_images?: number | null;
            /** @description url or b64_json, for models that offer both. */
            response_format?: string | null;
            /** @description Send the answer as server-sent events. */
            stream?: boolean | null;
            /** @description The end user on whose behalf the call is made. */
            user?: string | null;
            /** @description A picture to work on, or several. */
            image?: components["schemas"]["Source"] | components["schemas"]["Source"][] | null;
            /** @description Pictures to work on. */
            images?: components["schemas"]["Source"][] | null;
            /** @description Where the first picture may change. */
            mask?: components["schemas"]["Source"];
            /** @description 1k or 2k, for models with tiers. */
            resolution?: string | null;
            /** @description Width to height such as 16:9. */
            aspect_ratio?: string | null;
            /** @description Whether one prompt may make a series. */
            sequential_image_generation?: string | null;
            /** @description Settings of a series. */
            sequential_image_generation_options?: {
                /** @description The most pictures of a series. */
                max_images?: number | null;
            } | null;
            /** @description Take the one picture given apart into layers. */
            layer_decomposition?: boolean | null;
            /** @description Whether pictures are marked, for models that mark them. */
            watermark?: boolean | null;
        };
        /** @description One call for pictures made of others. */
        EditRequest: components["schemas"]["Request"] & ({
            image: Record<string, never> | string | unknown[];
        } | {
            images: unknown[];
        });
        /** @description A picture as an address or a data URI, as a file of the host, or as an object that holds one of them. */
        Source: string | {
            /** @description image_url. */
            type?: string | null;
            /** @description Address or data URI. */
            url?: string | null;
            image_url?: string | {
                url?: string;
            } | null;
            /** @description ID of a file at the host. */
            file_id?: string | null;
        } | null;
        /** @description The pictures. */
        Response: {
            /** @description When in Unix seconds. */
            created: number;
            data: components["schemas"]["Image"][];
            /** @description Public ID of the model. */
            model?: string;
            background?: string;
            output_format?: string;
            quality?: string;
            size?: string;
            usage?: components["schemas"]["Usage"];
        };
        /** @description One picture, or why there is none. */
        Image: {
            /** @description Its bytes in base64. */
            b64_json?: string;
            /** @description Its address. */
            url?: string;
            size?: string;
            revised_prompt?: string;
            z_index?: number;
            bounding_box?: {
                [key: string]: unknown;
            };
            name?: string;
            description?: string;
            error?: {
                code?: string;
                message?: string;
            };
        };
        /** @description What it took. */
        Usage: {
            input_tokens?: number;
            input_tokens_details?: {
                text_tokens?: number;
                image_tokens?: number;
            };
            output_tokens?: number;
            total_tokens?: number;
            generated_images?: number;
            cost_in_usd_ticks?: number;
        };
        /** @description A failed call. */
        Error: {
            error: {
                message: string;
                type: string;
                param: string | null;
                code: string | null;
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
    createImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "model": "maker/some-painter",
                 *       "prompt": "A lighthouse at dusk"
                 *     }
                 */
                "application/json": components["schemas"]["Request"];
            };
        };
        responses: {
            /** @description The pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Response"];
                };
            };
            /** @description The call was refused or failed. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
        };
    };
    editImage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "model": "maker/some-painter",
                 *       "prompt": "Let it snow",
                 *       "image": {
                 *         "type": "image_url",
                 *         "url": "https://example.test/house.png"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["EditRequest"];
            };
        };
        responses: {
            /** @description The pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Response"];
                };
            };
            /** @description The call was refused or failed. */
            default: {
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

