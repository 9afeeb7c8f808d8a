// Made from specs/dialects/images-of-layers/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.

export const validateRequest = checkRequest;
const schemaRequest = {
  type: "object",
  required: ["model"],
  properties: {
    model: { type: "string" },
    prompt: { type: ["string", "null"] },
    image: { type: ["string", "array", "null"], items: { type: "string" } },
    size: { type: ["string", "null"] },
    sequential_image_generation: { type: ["string", "null"] },
    sequential_image_generation_options: {
      type: ["object", "null"],
      properties: { max_images: { type: ["integer", "null"] } },
    },
    layer_decomposition: { type: ["boolean", "null"] },
    stream: { type: ["boolean", "null"] },
    response_format: { type: ["string", "null"] },
    output_format: { type: ["string", "null"] },
    background: { type: ["string", "null"] },
    watermark: { type: ["boolean", "null"] },
  },
};
const hasOwn = Object.prototype.hasOwnProperty;

function checkRequest(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.model === undefined || !hasOwn.call(data, "model")) && (missing0 = "model")) {
        checkRequest.errors = [
          {
            instancePath,
            schemaPath: "#/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        checks0: {
          if (data.model !== undefined && hasOwn.call(data, "model")) {
            const _errs0 = errors;
            if (typeof data.model !== "string") {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/model",
                  schemaPath: "#/properties/model/type",
                  keyword: "type",
                  params: { type: "string" },
                  message: "must be string",
                },
              ];
              return false;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.prompt !== undefined && hasOwn.call(data, "prompt")) {
            let data0 = data.prompt;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/prompt",
                  schemaPath: "#/properties/prompt/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.prompt.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.image !== undefined && hasOwn.call(data, "image")) {
            let data0 = data.image;
            const _errs0 = errors;
            if (typeof data0 !== "string" && !Array.isArray(data0) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/image",
                  schemaPath: "#/properties/image/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.image.type },
                  message: "must be string,array,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (Array.isArray(data0)) {
                var valid1 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  const _errs1 = errors;
                  if (typeof data0[i0] !== "string") {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/image/" + i0,
                        schemaPath: "#/properties/image/items/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      },
                    ];
                    return false;
                  }
                  var valid1 = _errs1 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              }
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.size !== undefined && hasOwn.call(data, "size")) {
            let data0 = data.size;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/size",
                  schemaPath: "#/properties/size/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.size.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.sequential_image_generation !== undefined && hasOwn.call(data, "sequential_image_generation")) {
            let data0 = data.sequential_image_generation;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/sequential_image_generation",
                  schemaPath: "#/properties/sequential_image_generation/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.sequential_image_generation.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (
            data.sequential_image_generation_options !== undefined &&
            hasOwn.call(data, "sequential_image_generation_options")
          ) {
            let data0 = data.sequential_image_generation_options;
            const _errs0 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/sequential_image_generation_options",
                  schemaPath: "#/properties/sequential_image_generation_options/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.sequential_image_generation_options.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.max_images !== undefined && hasOwn.call(data0, "max_images")) {
                  let data1 = data0.max_images;
                  if (
                    !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                    data1 !== null
                  ) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/sequential_image_generation_options/max_images",
                        schemaPath: "#/properties/sequential_image_generation_options/properties/max_images/type",
                        keyword: "type",
                        params: {
                          type: schemaRequest.properties.sequential_image_generation_options.properties.max_images.type,
                        },
                        message: "must be integer,null",
                      },
                    ];
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.layer_decomposition !== undefined && hasOwn.call(data, "layer_decomposition")) {
            let data0 = data.layer_decomposition;
            const _errs0 = errors;
            if (typeof data0 !== "boolean" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/layer_decomposition",
                  schemaPath: "#/properties/layer_decomposition/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.layer_decomposition.type },
                  message: "must be boolean,null",
                },
              ];
              return false;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.stream !== undefined && hasOwn.call(data, "stream")) {
            let data0 = data.stream;
            const _errs0 = errors;
            if (typeof data0 !== "boolean" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/stream",
                  schemaPath: "#/properties/stream/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.stream.type },
                  message: "must be boolean,null",
                },
              ];
              return false;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.response_format !== undefined && hasOwn.call(data, "response_format")) {
            let data0 = data.response_format;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/response_format",
                  schemaPath: "#/properties/response_format/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.response_format.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.output_format !== undefined && hasOwn.call(data, "output_format")) {
            let data0 = data.output_format;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/output_format",
                  schemaPath: "#/properties/output_format/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.output_format.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.background !== undefined && hasOwn.call(data, "background")) {
            let data0 = data.background;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/background",
                  schemaPath: "#/properties/background/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.background.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.watermark !== undefined && hasOwn.call(data, "watermark")) {
            let data0 = data.watermark;
            const _errs0 = errors;
            if (typeof data0 !== "boolean" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/watermark",
                  schemaPath: "#/properties/watermark/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.watermark.type },
                  message: "must be boolean,null",
                },
              ];
              return false;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      checkRequest.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkRequest.errors = vErrors;
  return errors === 0;
}
