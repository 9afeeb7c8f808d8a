// Made from specs/dialects/images/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.
import { ucs2length } from "../../src/conversion/validator-support.js";

export const validateRequest = checkRequest;
const schemaRequest = {
  type: "object",
  required: ["model"],
  if: { properties: { layer_decomposition: { const: true } }, required: ["layer_decomposition"] },
  else: { required: ["prompt"] },
  properties: {
    model: { type: "string", minLength: 1 },
    prompt: { type: "string", minLength: 1 },
    n: { type: ["integer", "null"], minimum: 1, maximum: 128 },
    size: { type: ["string", "null"] },
    quality: { type: ["string", "null"] },
    background: { type: ["string", "null"] },
    moderation: { type: ["string", "null"] },
    input_fidelity: { type: ["string", "null"] },
    output_format: { type: ["string", "null"] },
    output_compression: { type: ["integer", "null"], minimum: 0, maximum: 100 },
    partial_images: { type: ["integer", "null"], minimum: 0, maximum: 3 },
    response_format: { type: ["string", "null"] },
    stream: { type: ["boolean", "null"] },
    user: { type: ["string", "null"] },
    image: {
      anyOf: [
        { $ref: "#/components/schemas/Source" },
        { type: "array", items: { $ref: "#/components/schemas/Source" } },
        { type: "null" },
      ],
    },
    images: { type: ["array", "null"], items: { $ref: "#/components/schemas/Source" } },
    mask: { anyOf: [{ $ref: "#/components/schemas/Source" }, { type: "null" }] },
    resolution: { type: ["string", "null"] },
    aspect_ratio: { type: ["string", "null"] },
    sequential_image_generation: { type: ["string", "null"] },
    sequential_image_generation_options: {
      type: ["object", "null"],
      properties: { max_images: { type: ["integer", "null"], minimum: 1, maximum: 128 } },
    },
    layer_decomposition: { type: ["boolean", "null"] },
    watermark: { type: ["boolean", "null"] },
  },
};
const schemaSource = {
  anyOf: [
    {
      type: "object",
      anyOf: [
        { required: ["url"], properties: { url: { type: "string" } } },
        { required: ["image_url"], properties: { image_url: { type: ["string", "object"] } } },
        { required: ["file_id"], properties: { file_id: { type: "string" } } },
      ],
      properties: {
        type: { type: ["string", "null"] },
        url: { type: ["string", "null"], minLength: 1 },
        image_url: {
          type: ["string", "object", "null"],
          minLength: 1,
          required: ["url"],
          properties: { url: { type: "string", minLength: 1 } },
        },
        file_id: { type: ["string", "null"], minLength: 1 },
      },
    },
    { type: "string", minLength: 1 },
  ],
};
const hasOwn = Object.prototype.hasOwnProperty;

function checkRequest(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if (
      (data.layer_decomposition === undefined || !hasOwn.call(data, "layer_decomposition")) &&
      (missing0 = "layer_decomposition")
    ) {
      const err0 = {};
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
    } else {
      if (data.layer_decomposition !== undefined && hasOwn.call(data, "layer_decomposition")) {
        if (true !== data.layer_decomposition) {
          const err0 = {};
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
      }
    }
  }
  var _valid0 = _errs1 === errors;
  errors = _errs0;
  if (vErrors !== null) {
    if (_errs0) {
      vErrors.length = _errs0;
    } else {
      vErrors = null;
    }
  }
  if (!_valid0) {
    const _errs2 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.prompt === undefined || !hasOwn.call(data, "prompt")) && (missing0 = "prompt")) {
        checkRequest.errors = [
          {
            instancePath,
            schemaPath: "#/else/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      }
    }
    var _valid0 = _errs2 === errors;
    valid0 = _valid0;
  }
  if (!valid0) {
    const err0 = {
      instancePath,
      schemaPath: "#/if",
      keyword: "if",
      params: { failingKeyword: "else" },
      message: 'must match "else" schema',
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    checkRequest.errors = vErrors;
    return false;
  }
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
            let data0 = data.model;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (ucs2length(data0) < 1) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/model",
                      schemaPath: "#/properties/model/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              } else {
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
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.prompt !== undefined && hasOwn.call(data, "prompt")) {
            let data0 = data.prompt;
            const _errs2 = errors;
            if (errors === _errs2) {
              if (typeof data0 === "string") {
                if (ucs2length(data0) < 1) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/prompt",
                      schemaPath: "#/properties/prompt/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              } else {
                checkRequest.errors = [
                  {
                    instancePath: instancePath + "/prompt",
                    schemaPath: "#/properties/prompt/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  },
                ];
                return false;
              }
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.n !== undefined && hasOwn.call(data, "n")) {
            let data0 = data.n;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/n",
                  schemaPath: "#/properties/n/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.n.type },
                  message: "must be integer,null",
                },
              ];
              return false;
            }
            if (errors === _errs2) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 128 || isNaN(data0)) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/n",
                      schemaPath: "#/properties/n/maximum",
                      keyword: "maximum",
                      params: { comparison: "<=", limit: 128 },
                      message: "must be <= 128",
                    },
                  ];
                  return false;
                } else {
                  if (data0 < 1 || isNaN(data0)) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/n",
                        schemaPath: "#/properties/n/minimum",
                        keyword: "minimum",
                        params: { comparison: ">=", limit: 1 },
                        message: "must be >= 1",
                      },
                    ];
                    return false;
                  }
                }
              }
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.size !== undefined && hasOwn.call(data, "size")) {
            let data0 = data.size;
            const _errs2 = errors;
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
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.quality !== undefined && hasOwn.call(data, "quality")) {
            let data0 = data.quality;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/quality",
                  schemaPath: "#/properties/quality/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.quality.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.background !== undefined && hasOwn.call(data, "background")) {
            let data0 = data.background;
            const _errs2 = errors;
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
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.moderation !== undefined && hasOwn.call(data, "moderation")) {
            let data0 = data.moderation;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/moderation",
                  schemaPath: "#/properties/moderation/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.moderation.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.input_fidelity !== undefined && hasOwn.call(data, "input_fidelity")) {
            let data0 = data.input_fidelity;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/input_fidelity",
                  schemaPath: "#/properties/input_fidelity/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.input_fidelity.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.output_format !== undefined && hasOwn.call(data, "output_format")) {
            let data0 = data.output_format;
            const _errs2 = errors;
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
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.output_compression !== undefined && hasOwn.call(data, "output_compression")) {
            let data0 = data.output_compression;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/output_compression",
                  schemaPath: "#/properties/output_compression/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.output_compression.type },
                  message: "must be integer,null",
                },
              ];
              return false;
            }
            if (errors === _errs2) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 100 || isNaN(data0)) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/output_compression",
                      schemaPath: "#/properties/output_compression/maximum",
                      keyword: "maximum",
                      params: { comparison: "<=", limit: 100 },
                      message: "must be <= 100",
                    },
                  ];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/output_compression",
                        schemaPath: "#/properties/output_compression/minimum",
                        keyword: "minimum",
                        params: { comparison: ">=", limit: 0 },
                        message: "must be >= 0",
                      },
                    ];
                    return false;
                  }
                }
              }
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.partial_images !== undefined && hasOwn.call(data, "partial_images")) {
            let data0 = data.partial_images;
            const _errs2 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/partial_images",
                  schemaPath: "#/properties/partial_images/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.partial_images.type },
                  message: "must be integer,null",
                },
              ];
              return false;
            }
            if (errors === _errs2) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 3 || isNaN(data0)) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/partial_images",
                      schemaPath: "#/properties/partial_images/maximum",
                      keyword: "maximum",
                      params: { comparison: "<=", limit: 3 },
                      message: "must be <= 3",
                    },
                  ];
                  return false;
                } else {
                  if (data0 < 0 || isNaN(data0)) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/partial_images",
                        schemaPath: "#/properties/partial_images/minimum",
                        keyword: "minimum",
                        params: { comparison: ">=", limit: 0 },
                        message: "must be >= 0",
                      },
                    ];
                    return false;
                  }
                }
              }
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.response_format !== undefined && hasOwn.call(data, "response_format")) {
            let data0 = data.response_format;
            const _errs2 = errors;
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
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.stream !== undefined && hasOwn.call(data, "stream")) {
            let data0 = data.stream;
            const _errs2 = errors;
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
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.user !== undefined && hasOwn.call(data, "user")) {
            let data0 = data.user;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/user",
                  schemaPath: "#/properties/user/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.user.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.image !== undefined && hasOwn.call(data, "image")) {
            let data0 = data.image;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid2 = false;
            const _errs4 = errors;
            const _errs5 = errors;
            let valid3 = false;
            const _errs6 = errors;
            const _errs7 = errors;
            let valid4 = false;
            const _errs8 = errors;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing1;
              if ((data0.url === undefined || !hasOwn.call(data0, "url")) && (missing1 = "url")) {
                const err0 = {
                  instancePath: instancePath + "/image",
                  schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/0/required",
                  keyword: "required",
                  params: { missingProperty: missing1 },
                  message: "must have required property '" + missing1 + "'",
                };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              } else {
                if (data0.url !== undefined && hasOwn.call(data0, "url")) {
                  if (typeof data0.url !== "string") {
                    const err0 = {
                      instancePath: instancePath + "/image/url",
                      schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/0/properties/url/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                }
              }
            }
            var _valid1 = _errs8 === errors;
            valid4 = valid4 || _valid1;
            if (!valid4) {
              const _errs9 = errors;
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing1;
                if ((data0.image_url === undefined || !hasOwn.call(data0, "image_url")) && (missing1 = "image_url")) {
                  const err0 = {
                    instancePath: instancePath + "/image",
                    schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/1/required",
                    keyword: "required",
                    params: { missingProperty: missing1 },
                    message: "must have required property '" + missing1 + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                } else {
                  if (data0.image_url !== undefined && hasOwn.call(data0, "image_url")) {
                    let data1 = data0.image_url;
                    if (typeof data1 !== "string" && !(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
                      const err0 = {
                        instancePath: instancePath + "/image/image_url",
                        schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/1/properties/image_url/type",
                        keyword: "type",
                        params: { type: schemaSource.anyOf[0].anyOf[1].properties.image_url.type },
                        message: "must be string,object",
                      };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    }
                  }
                }
              }
              var _valid1 = _errs9 === errors;
              valid4 = valid4 || _valid1;
              if (!valid4) {
                const _errs10 = errors;
                if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                  let missing1;
                  if ((data0.file_id === undefined || !hasOwn.call(data0, "file_id")) && (missing1 = "file_id")) {
                    const err0 = {
                      instancePath: instancePath + "/image",
                      schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/2/required",
                      keyword: "required",
                      params: { missingProperty: missing1 },
                      message: "must have required property '" + missing1 + "'",
                    };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  } else {
                    if (data0.file_id !== undefined && hasOwn.call(data0, "file_id")) {
                      if (typeof data0.file_id !== "string") {
                        const err0 = {
                          instancePath: instancePath + "/image/file_id",
                          schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/2/properties/file_id/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        };
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      }
                    }
                  }
                }
                var _valid1 = _errs10 === errors;
                valid4 = valid4 || _valid1;
              }
            }
            if (!valid4) {
              const err0 = {
                instancePath: instancePath + "/image",
                schemaPath: "#/components/schemas/Source/anyOf/0/anyOf",
                keyword: "anyOf",
                params: {},
                message: "must match a schema in anyOf",
              };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            } else {
              errors = _errs7;
              if (vErrors !== null) {
                if (_errs7) {
                  vErrors.length = _errs7;
                } else {
                  vErrors = null;
                }
              }
            }
            if (errors === _errs6) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.type !== undefined && hasOwn.call(data0, "type")) {
                    let data1 = data0.type;
                    const _errs9 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      const err0 = {
                        instancePath: instancePath + "/image/type",
                        schemaPath: "#/components/schemas/Source/anyOf/0/properties/type/type",
                        keyword: "type",
                        params: { type: schemaSource.anyOf[0].properties.type.type },
                        message: "must be string,null",
                      };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    }
                    var valid5 = _errs9 === errors;
                  } else {
                    var valid5 = true;
                  }
                  if (!valid5) break checks1;
                  if (data0.url !== undefined && hasOwn.call(data0, "url")) {
                    let data1 = data0.url;
                    const _errs9 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      const err0 = {
                        instancePath: instancePath + "/image/url",
                        schemaPath: "#/components/schemas/Source/anyOf/0/properties/url/type",
                        keyword: "type",
                        params: { type: schemaSource.anyOf[0].properties.url.type },
                        message: "must be string,null",
                      };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    }
                    if (errors === _errs9) {
                      if (typeof data1 === "string") {
                        if (ucs2length(data1) < 1) {
                          const err0 = {
                            instancePath: instancePath + "/image/url",
                            schemaPath: "#/components/schemas/Source/anyOf/0/properties/url/minLength",
                            keyword: "minLength",
                            params: { limit: 1 },
                            message: "must NOT have fewer than 1 characters",
                          };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        }
                      }
                    }
                    var valid5 = _errs9 === errors;
                  } else {
                    var valid5 = true;
                  }
                  if (!valid5) break checks1;
                  if (data0.image_url !== undefined && hasOwn.call(data0, "image_url")) {
                    let data1 = data0.image_url;
                    const _errs9 = errors;
                    if (
                      typeof data1 !== "string" &&
                      !(data1 && typeof data1 == "object" && !Array.isArray(data1)) &&
                      data1 !== null
                    ) {
                      const err0 = {
                        instancePath: instancePath + "/image/image_url",
                        schemaPath: "#/components/schemas/Source/anyOf/0/properties/image_url/type",
                        keyword: "type",
                        params: { type: schemaSource.anyOf[0].properties.image_url.type },
                        message: "must be string,object,null",
                      };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    }
                    if (errors === _errs9) {
                      if (typeof data1 === "string") {
                        if (ucs2length(data1) < 1) {
                          const err0 = {
                            instancePath: instancePath + "/image/image_url",
                            schemaPath: "#/components/schemas/Source/anyOf/0/properties/image_url/minLength",
                            keyword: "minLength",
                            params: { limit: 1 },
                            message: "must NOT have fewer than 1 characters",
                          };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        }
                      }
                      if (errors === _errs9) {
                        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                          let missing1;
                          if ((data1.url === undefined || !hasOwn.call(data1, "url")) && (missing1 = "url")) {
                            const err0 = {
                              instancePath: instancePath + "/image/image_url",
                              schemaPath: "#/components/schemas/Source/anyOf/0/properties/image_url/required",
                              keyword: "required",
                              params: { missingProperty: missing1 },
                              message: "must have required property '" + missing1 + "'",
                            };
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          } else {
                            if (data1.url !== undefined && hasOwn.call(data1, "url")) {
                              let data2 = data1.url;
                              const _errs10 = errors;
                              if (errors === _errs10) {
                                if (typeof data2 === "string") {
                                  if (ucs2length(data2) < 1) {
                                    const err0 = {
                                      instancePath: instancePath + "/image/image_url/url",
                                      schemaPath:
                                        "#/components/schemas/Source/anyOf/0/properties/image_url/properties/url/minLength",
                                      keyword: "minLength",
                                      params: { limit: 1 },
                                      message: "must NOT have fewer than 1 characters",
                                    };
                                    if (vErrors === null) {
                                      vErrors = [err0];
                                    } else {
                                      vErrors.push(err0);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err0 = {
                                    instancePath: instancePath + "/image/image_url/url",
                                    schemaPath:
                                      "#/components/schemas/Source/anyOf/0/properties/image_url/properties/url/type",
                                    keyword: "type",
                                    params: { type: "string" },
                                    message: "must be string",
                                  };
                                  if (vErrors === null) {
                                    vErrors = [err0];
                                  } else {
                                    vErrors.push(err0);
                                  }
                                  errors++;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                    var valid5 = _errs9 === errors;
                  } else {
                    var valid5 = true;
                  }
                  if (!valid5) break checks1;
                  if (data0.file_id !== undefined && hasOwn.call(data0, "file_id")) {
                    let data1 = data0.file_id;
                    const _errs9 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      const err0 = {
                        instancePath: instancePath + "/image/file_id",
                        schemaPath: "#/components/schemas/Source/anyOf/0/properties/file_id/type",
                        keyword: "type",
                        params: { type: schemaSource.anyOf[0].properties.file_id.type },
                        message: "must be string,null",
                      };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    }
                    if (errors === _errs9) {
                      if (typeof data1 === "string") {
                        if (ucs2length(data1) < 1) {
                          const err0 = {
                            instancePath: instancePath + "/image/file_id",
                            schemaPath: "#/components/schemas/Source/anyOf/0/properties/file_id/minLength",
                            keyword: "minLength",
                            params: { limit: 1 },
                            message: "must NOT have fewer than 1 characters",
                          };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        }
                      }
                    }
                    var valid5 = _errs9 === errors;
                  } else {
                    var valid5 = true;
                  }
                }
              } else {
                const err0 = {
                  instancePath: instancePath + "/image",
                  schemaPath: "#/components/schemas/Source/anyOf/0/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
                };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
            }
            var _valid2 = _errs6 === errors;
            valid3 = valid3 || _valid2;
            if (!valid3) {
              const _errs9 = errors;
              if (errors === _errs9) {
                if (typeof data0 === "string") {
                  if (ucs2length(data0) < 1) {
                    const err0 = {
                      instancePath: instancePath + "/image",
                      schemaPath: "#/components/schemas/Source/anyOf/1/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                } else {
                  const err0 = {
                    instancePath: instancePath + "/image",
                    schemaPath: "#/components/schemas/Source/anyOf/1/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
              }
              var _valid2 = _errs9 === errors;
              valid3 = valid3 || _valid2;
            }
            if (!valid3) {
              const err0 = {
                instancePath: instancePath + "/image",
                schemaPath: "#/components/schemas/Source/anyOf",
                keyword: "anyOf",
                params: {},
                message: "must match a schema in anyOf",
              };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            } else {
              errors = _errs5;
              if (vErrors !== null) {
                if (_errs5) {
                  vErrors.length = _errs5;
                } else {
                  vErrors = null;
                }
              }
            }
            var _valid3 = _errs4 === errors;
            valid2 = valid2 || _valid3;
            if (!valid2) {
              const _errs9 = errors;
              if (errors === _errs9) {
                if (Array.isArray(data0)) {
                  var valid5 = true;
                  const len0 = data0.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data1 = data0[i0];
                    const _errs10 = errors;
                    const _errs11 = errors;
                    let valid6 = false;
                    const _errs12 = errors;
                    const _errs13 = errors;
                    let valid7 = false;
                    const _errs14 = errors;
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      let missing1;
                      if ((data1.url === undefined || !hasOwn.call(data1, "url")) && (missing1 = "url")) {
                        const err0 = {
                          instancePath: instancePath + "/image/" + i0,
                          schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/0/required",
                          keyword: "required",
                          params: { missingProperty: missing1 },
                          message: "must have required property '" + missing1 + "'",
                        };
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      } else {
                        if (data1.url !== undefined && hasOwn.call(data1, "url")) {
                          if (typeof data1.url !== "string") {
                            const err0 = {
                              instancePath: instancePath + "/image/" + i0 + "/url",
                              schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/0/properties/url/type",
                              keyword: "type",
                              params: { type: "string" },
                              message: "must be string",
                            };
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          }
                        }
                      }
                    }
                    var _valid4 = _errs14 === errors;
                    valid7 = valid7 || _valid4;
                    if (!valid7) {
                      const _errs15 = errors;
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        let missing1;
                        if (
                          (data1.image_url === undefined || !hasOwn.call(data1, "image_url")) &&
                          (missing1 = "image_url")
                        ) {
                          const err0 = {
                            instancePath: instancePath + "/image/" + i0,
                            schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/1/required",
                            keyword: "required",
                            params: { missingProperty: missing1 },
                            message: "must have required property '" + missing1 + "'",
                          };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        } else {
                          if (data1.image_url !== undefined && hasOwn.call(data1, "image_url")) {
                            let data2 = data1.image_url;
                            if (
                              typeof data2 !== "string" &&
                              !(data2 && typeof data2 == "object" && !Array.isArray(data2))
                            ) {
                              const err0 = {
                                instancePath: instancePath + "/image/" + i0 + "/image_url",
                                schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/1/properties/image_url/type",
                                keyword: "type",
                                params: { type: schemaSource.anyOf[0].anyOf[1].properties.image_url.type },
                                message: "must be string,object",
                              };
                              if (vErrors === null) {
                                vErrors = [err0];
                              } else {
                                vErrors.push(err0);
                              }
                              errors++;
                            }
                          }
                        }
                      }
                      var _valid4 = _errs15 === errors;
                      valid7 = valid7 || _valid4;
                      if (!valid7) {
                        const _errs16 = errors;
                        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                          let missing1;
                          if (
                            (data1.file_id === undefined || !hasOwn.call(data1, "file_id")) &&
                            (missing1 = "file_id")
                          ) {
                            const err0 = {
                              instancePath: instancePath + "/image/" + i0,
                              schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/2/required",
                              keyword: "required",
                              params: { missingProperty: missing1 },
                              message: "must have required property '" + missing1 + "'",
                            };
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          } else {
                            if (data1.file_id !== undefined && hasOwn.call(data1, "file_id")) {
                              if (typeof data1.file_id !== "string") {
                                const err0 = {
                                  instancePath: instancePath + "/image/" + i0 + "/file_id",
                                  schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/2/properties/file_id/type",
                                  keyword: "type",
                                  params: { type: "string" },
                                  message: "must be string",
                                };
                                if (vErrors === null) {
                                  vErrors = [err0];
                                } else {
                                  vErrors.push(err0);
                                }
                                errors++;
                              }
                            }
                          }
                        }
                        var _valid4 = _errs16 === errors;
                        valid7 = valid7 || _valid4;
                      }
                    }
                    if (!valid7) {
                      const err0 = {
                        instancePath: instancePath + "/image/" + i0,
                        schemaPath: "#/components/schemas/Source/anyOf/0/anyOf",
                        keyword: "anyOf",
                        params: {},
                        message: "must match a schema in anyOf",
                      };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    } else {
                      errors = _errs13;
                      if (vErrors !== null) {
                        if (_errs13) {
                          vErrors.length = _errs13;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                    if (errors === _errs12) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        checks1: {
                          if (data1.type !== undefined && hasOwn.call(data1, "type")) {
                            let data2 = data1.type;
                            const _errs15 = errors;
                            if (typeof data2 !== "string" && data2 !== null) {
                              const err0 = {
                                instancePath: instancePath + "/image/" + i0 + "/type",
                                schemaPath: "#/components/schemas/Source/anyOf/0/properties/type/type",
                                keyword: "type",
                                params: { type: schemaSource.anyOf[0].properties.type.type },
                                message: "must be string,null",
                              };
                              if (vErrors === null) {
                                vErrors = [err0];
                              } else {
                                vErrors.push(err0);
                              }
                              errors++;
                            }
                            var valid8 = _errs15 === errors;
                          } else {
                            var valid8 = true;
                          }
                          if (!valid8) break checks1;
                          if (data1.url !== undefined && hasOwn.call(data1, "url")) {
                            let data2 = data1.url;
                            const _errs15 = errors;
                            if (typeof data2 !== "string" && data2 !== null) {
                              const err0 = {
                                instancePath: instancePath + "/image/" + i0 + "/url",
                                schemaPath: "#/components/schemas/Source/anyOf/0/properties/url/type",
                                keyword: "type",
                                params: { type: schemaSource.anyOf[0].properties.url.type },
                                message: "must be string,null",
                              };
                              if (vErrors === null) {
                                vErrors = [err0];
                              } else {
                                vErrors.push(err0);
                              }
                              errors++;
                            }
                            if (errors === _errs15) {
                              if (typeof data2 === "string") {
                                if (ucs2length(data2) < 1) {
                                  const err0 = {
                                    instancePath: instancePath + "/image/" + i0 + "/url",
                                    schemaPath: "#/components/schemas/Source/anyOf/0/properties/url/minLength",
                                    keyword: "minLength",
                                    params: { limit: 1 },
                                    message: "must NOT have fewer than 1 characters",
                                  };
                                  if (vErrors === null) {
                                    vErrors = [err0];
                                  } else {
                                    vErrors.push(err0);
                                  }
                                  errors++;
                                }
                              }
                            }
                            var valid8 = _errs15 === errors;
                          } else {
                            var valid8 = true;
                          }
                          if (!valid8) break checks1;
                          if (data1.image_url !== undefined && hasOwn.call(data1, "image_url")) {
                            let data2 = data1.image_url;
                            const _errs15 = errors;
                            if (
                              typeof data2 !== "string" &&
                              !(data2 && typeof data2 == "object" && !Array.isArray(data2)) &&
                              data2 !== null
                            ) {
                              const err0 = {
                                instancePath: instancePath + "/image/" + i0 + "/image_url",
                                schemaPath: "#/components/schemas/Source/anyOf/0/properties/image_url/type",
                                keyword: "type",
                                params: { type: schemaSource.anyOf[0].properties.image_url.type },
                                message: "must be string,object,null",
                              };
                              if (vErrors === null) {
                                vErrors = [err0];
                              } else {
                                vErrors.push(err0);
                              }
                              errors++;
                            }
                            if (errors === _errs15) {
                              if (typeof data2 === "string") {
                                if (ucs2length(data2) < 1) {
                                  const err0 = {
                                    instancePath: instancePath + "/image/" + i0 + "/image_url",
                                    schemaPath: "#/components/schemas/Source/anyOf/0/properties/image_url/minLength",
                                    keyword: "minLength",
                                    params: { limit: 1 },
                                    message: "must NOT have fewer than 1 characters",
                                  };
                                  if (vErrors === null) {
                                    vErrors = [err0];
                                  } else {
                                    vErrors.push(err0);
                                  }
                                  errors++;
                                }
                              }
                              if (errors === _errs15) {
                                if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                                  let missing1;
                                  if ((data2.url === undefined || !hasOwn.call(data2, "url")) && (missing1 = "url")) {
                                    const err0 = {
                                      instancePath: instancePath + "/image/" + i0 + "/image_url",
                                      schemaPath: "#/components/schemas/Source/anyOf/0/properties/image_url/required",
                                      keyword: "required",
                                      params: { missingProperty: missing1 },
                                      message: "must have required property '" + missing1 + "'",
                                    };
                                    if (vErrors === null) {
                                      vErrors = [err0];
                                    } else {
                                      vErrors.push(err0);
                                    }
                                    errors++;
                                  } else {
                                    if (data2.url !== undefined && hasOwn.call(data2, "url")) {
                                      let data3 = data2.url;
                                      const _errs16 = errors;
                                      if (errors === _errs16) {
                                        if (typeof data3 === "string") {
                                          if (ucs2length(data3) < 1) {
                                            const err0 = {
                                              instancePath: instancePath + "/image/" + i0 + "/image_url/url",
                                              schemaPath:
                                                "#/components/schemas/Source/anyOf/0/properties/image_url/properties/url/minLength",
                                              keyword: "minLength",
                                              params: { limit: 1 },
                                              message: "must NOT have fewer than 1 characters",
                                            };
                                            if (vErrors === null) {
                                              vErrors = [err0];
                                            } else {
                                              vErrors.push(err0);
                                            }
                                            errors++;
                                          }
                                        } else {
                                          const err0 = {
                                            instancePath: instancePath + "/image/" + i0 + "/image_url/url",
                                            schemaPath:
                                              "#/components/schemas/Source/anyOf/0/properties/image_url/properties/url/type",
                                            keyword: "type",
                                            params: { type: "string" },
                                            message: "must be string",
                                          };
                                          if (vErrors === null) {
                                            vErrors = [err0];
                                          } else {
                                            vErrors.push(err0);
                                          }
                                          errors++;
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                            var valid8 = _errs15 === errors;
                          } else {
                            var valid8 = true;
                          }
                          if (!valid8) break checks1;
                          if (data1.file_id !== undefined && hasOwn.call(data1, "file_id")) {
                            let data2 = data1.file_id;
                            const _errs15 = errors;
                            if (typeof data2 !== "string" && data2 !== null) {
                              const err0 = {
                                instancePath: instancePath + "/image/" + i0 + "/file_id",
                                schemaPath: "#/components/schemas/Source/anyOf/0/properties/file_id/type",
                                keyword: "type",
                                params: { type: schemaSource.anyOf[0].properties.file_id.type },
                                message: "must be string,null",
                              };
                              if (vErrors === null) {
                                vErrors = [err0];
                              } else {
                                vErrors.push(err0);
                              }
                              errors++;
                            }
                            if (errors === _errs15) {
                              if (typeof data2 === "string") {
                                if (ucs2length(data2) < 1) {
                                  const err0 = {
                                    instancePath: instancePath + "/image/" + i0 + "/file_id",
                                    schemaPath: "#/components/schemas/Source/anyOf/0/properties/file_id/minLength",
                                    keyword: "minLength",
                                    params: { limit: 1 },
                                    message: "must NOT have fewer than 1 characters",
                                  };
                                  if (vErrors === null) {
                                    vErrors = [err0];
                                  } else {
                                    vErrors.push(err0);
                                  }
                                  errors++;
                                }
                              }
                            }
                            var valid8 = _errs15 === errors;
                          } else {
                            var valid8 = true;
                          }
                        }
                      } else {
                        const err0 = {
                          instancePath: instancePath + "/image/" + i0,
                          schemaPath: "#/components/schemas/Source/anyOf/0/type",
                          keyword: "type",
                          params: { type: "object" },
                          message: "must be object",
                        };
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      }
                    }
                    var _valid5 = _errs12 === errors;
                    valid6 = valid6 || _valid5;
                    if (!valid6) {
                      const _errs15 = errors;
                      if (errors === _errs15) {
                        if (typeof data1 === "string") {
                          if (ucs2length(data1) < 1) {
                            const err0 = {
                              instancePath: instancePath + "/image/" + i0,
                              schemaPath: "#/components/schemas/Source/anyOf/1/minLength",
                              keyword: "minLength",
                              params: { limit: 1 },
                              message: "must NOT have fewer than 1 characters",
                            };
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          }
                        } else {
                          const err0 = {
                            instancePath: instancePath + "/image/" + i0,
                            schemaPath: "#/components/schemas/Source/anyOf/1/type",
                            keyword: "type",
                            params: { type: "string" },
                            message: "must be string",
                          };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        }
                      }
                      var _valid5 = _errs15 === errors;
                      valid6 = valid6 || _valid5;
                    }
                    if (!valid6) {
                      const err0 = {
                        instancePath: instancePath + "/image/" + i0,
                        schemaPath: "#/components/schemas/Source/anyOf",
                        keyword: "anyOf",
                        params: {},
                        message: "must match a schema in anyOf",
                      };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    } else {
                      errors = _errs11;
                      if (vErrors !== null) {
                        if (_errs11) {
                          vErrors.length = _errs11;
                        } else {
                          vErrors = null;
                        }
                      }
                    }
                    var valid5 = _errs10 === errors;
                    if (!valid5) {
                      break;
                    }
                  }
                } else {
                  const err0 = {
                    instancePath: instancePath + "/image",
                    schemaPath: "#/properties/image/anyOf/1/type",
                    keyword: "type",
                    params: { type: "array" },
                    message: "must be array",
                  };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
              }
              var _valid3 = _errs9 === errors;
              valid2 = valid2 || _valid3;
              if (!valid2) {
                const _errs10 = errors;
                if (data0 !== null) {
                  const err0 = {
                    instancePath: instancePath + "/image",
                    schemaPath: "#/properties/image/anyOf/2/type",
                    keyword: "type",
                    params: { type: "null" },
                    message: "must be null",
                  };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
                var _valid3 = _errs10 === errors;
                valid2 = valid2 || _valid3;
              }
            }
            if (!valid2) {
              const err0 = {
                instancePath: instancePath + "/image",
                schemaPath: "#/properties/image/anyOf",
                keyword: "anyOf",
                params: {},
                message: "must match a schema in anyOf",
              };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
              checkRequest.errors = vErrors;
              return false;
            } else {
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) {
                  vErrors.length = _errs3;
                } else {
                  vErrors = null;
                }
              }
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.images !== undefined && hasOwn.call(data, "images")) {
            let data0 = data.images;
            const _errs2 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/images",
                  schemaPath: "#/properties/images/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.images.type },
                  message: "must be array,null",
                },
              ];
              return false;
            }
            if (errors === _errs2) {
              if (Array.isArray(data0)) {
                var valid2 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data1 = data0[i0];
                  const _errs3 = errors;
                  const _errs4 = errors;
                  let valid3 = false;
                  const _errs5 = errors;
                  const _errs6 = errors;
                  let valid4 = false;
                  const _errs7 = errors;
                  if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                    let missing1;
                    if ((data1.url === undefined || !hasOwn.call(data1, "url")) && (missing1 = "url")) {
                      const err0 = {
                        instancePath: instancePath + "/images/" + i0,
                        schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/0/required",
                        keyword: "required",
                        params: { missingProperty: missing1 },
                        message: "must have required property '" + missing1 + "'",
                      };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    } else {
                      if (data1.url !== undefined && hasOwn.call(data1, "url")) {
                        if (typeof data1.url !== "string") {
                          const err0 = {
                            instancePath: instancePath + "/images/" + i0 + "/url",
                            schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/0/properties/url/type",
                            keyword: "type",
                            params: { type: "string" },
                            message: "must be string",
                          };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        }
                      }
                    }
                  }
                  var _valid1 = _errs7 === errors;
                  valid4 = valid4 || _valid1;
                  if (!valid4) {
                    const _errs8 = errors;
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      let missing1;
                      if (
                        (data1.image_url === undefined || !hasOwn.call(data1, "image_url")) &&
                        (missing1 = "image_url")
                      ) {
                        const err0 = {
                          instancePath: instancePath + "/images/" + i0,
                          schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/1/required",
                          keyword: "required",
                          params: { missingProperty: missing1 },
                          message: "must have required property '" + missing1 + "'",
                        };
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      } else {
                        if (data1.image_url !== undefined && hasOwn.call(data1, "image_url")) {
                          let data2 = data1.image_url;
                          if (
                            typeof data2 !== "string" &&
                            !(data2 && typeof data2 == "object" && !Array.isArray(data2))
                          ) {
                            const err0 = {
                              instancePath: instancePath + "/images/" + i0 + "/image_url",
                              schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/1/properties/image_url/type",
                              keyword: "type",
                              params: { type: schemaSource.anyOf[0].anyOf[1].properties.image_url.type },
                              message: "must be string,object",
                            };
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          }
                        }
                      }
                    }
                    var _valid1 = _errs8 === errors;
                    valid4 = valid4 || _valid1;
                    if (!valid4) {
                      const _errs9 = errors;
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        let missing1;
                        if ((data1.file_id === undefined || !hasOwn.call(data1, "file_id")) && (missing1 = "file_id")) {
                          const err0 = {
                            instancePath: instancePath + "/images/" + i0,
                            schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/2/required",
                            keyword: "required",
                            params: { missingProperty: missing1 },
                            message: "must have required property '" + missing1 + "'",
                          };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        } else {
                          if (data1.file_id !== undefined && hasOwn.call(data1, "file_id")) {
                            if (typeof data1.file_id !== "string") {
                              const err0 = {
                                instancePath: instancePath + "/images/" + i0 + "/file_id",
                                schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/2/properties/file_id/type",
                                keyword: "type",
                                params: { type: "string" },
                                message: "must be string",
                              };
                              if (vErrors === null) {
                                vErrors = [err0];
                              } else {
                                vErrors.push(err0);
                              }
                              errors++;
                            }
                          }
                        }
                      }
                      var _valid1 = _errs9 === errors;
                      valid4 = valid4 || _valid1;
                    }
                  }
                  if (!valid4) {
                    const err0 = {
                      instancePath: instancePath + "/images/" + i0,
                      schemaPath: "#/components/schemas/Source/anyOf/0/anyOf",
                      keyword: "anyOf",
                      params: {},
                      message: "must match a schema in anyOf",
                    };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  } else {
                    errors = _errs6;
                    if (vErrors !== null) {
                      if (_errs6) {
                        vErrors.length = _errs6;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                  if (errors === _errs5) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      checks1: {
                        if (data1.type !== undefined && hasOwn.call(data1, "type")) {
                          let data2 = data1.type;
                          const _errs8 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            const err0 = {
                              instancePath: instancePath + "/images/" + i0 + "/type",
                              schemaPath: "#/components/schemas/Source/anyOf/0/properties/type/type",
                              keyword: "type",
                              params: { type: schemaSource.anyOf[0].properties.type.type },
                              message: "must be string,null",
                            };
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          }
                          var valid5 = _errs8 === errors;
                        } else {
                          var valid5 = true;
                        }
                        if (!valid5) break checks1;
                        if (data1.url !== undefined && hasOwn.call(data1, "url")) {
                          let data2 = data1.url;
                          const _errs8 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            const err0 = {
                              instancePath: instancePath + "/images/" + i0 + "/url",
                              schemaPath: "#/components/schemas/Source/anyOf/0/properties/url/type",
                              keyword: "type",
                              params: { type: schemaSource.anyOf[0].properties.url.type },
                              message: "must be string,null",
                            };
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          }
                          if (errors === _errs8) {
                            if (typeof data2 === "string") {
                              if (ucs2length(data2) < 1) {
                                const err0 = {
                                  instancePath: instancePath + "/images/" + i0 + "/url",
                                  schemaPath: "#/components/schemas/Source/anyOf/0/properties/url/minLength",
                                  keyword: "minLength",
                                  params: { limit: 1 },
                                  message: "must NOT have fewer than 1 characters",
                                };
                                if (vErrors === null) {
                                  vErrors = [err0];
                                } else {
                                  vErrors.push(err0);
                                }
                                errors++;
                              }
                            }
                          }
                          var valid5 = _errs8 === errors;
                        } else {
                          var valid5 = true;
                        }
                        if (!valid5) break checks1;
                        if (data1.image_url !== undefined && hasOwn.call(data1, "image_url")) {
                          let data2 = data1.image_url;
                          const _errs8 = errors;
                          if (
                            typeof data2 !== "string" &&
                            !(data2 && typeof data2 == "object" && !Array.isArray(data2)) &&
                            data2 !== null
                          ) {
                            const err0 = {
                              instancePath: instancePath + "/images/" + i0 + "/image_url",
                              schemaPath: "#/components/schemas/Source/anyOf/0/properties/image_url/type",
                              keyword: "type",
                              params: { type: schemaSource.anyOf[0].properties.image_url.type },
                              message: "must be string,object,null",
                            };
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          }
                          if (errors === _errs8) {
                            if (typeof data2 === "string") {
                              if (ucs2length(data2) < 1) {
                                const err0 = {
                                  instancePath: instancePath + "/images/" + i0 + "/image_url",
                                  schemaPath: "#/components/schemas/Source/anyOf/0/properties/image_url/minLength",
                                  keyword: "minLength",
                                  params: { limit: 1 },
                                  message: "must NOT have fewer than 1 characters",
                                };
                                if (vErrors === null) {
                                  vErrors = [err0];
                                } else {
                                  vErrors.push(err0);
                                }
                                errors++;
                              }
                            }
                            if (errors === _errs8) {
                              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                                let missing1;
                                if ((data2.url === undefined || !hasOwn.call(data2, "url")) && (missing1 = "url")) {
                                  const err0 = {
                                    instancePath: instancePath + "/images/" + i0 + "/image_url",
                                    schemaPath: "#/components/schemas/Source/anyOf/0/properties/image_url/required",
                                    keyword: "required",
                                    params: { missingProperty: missing1 },
                                    message: "must have required property '" + missing1 + "'",
                                  };
                                  if (vErrors === null) {
                                    vErrors = [err0];
                                  } else {
                                    vErrors.push(err0);
                                  }
                                  errors++;
                                } else {
                                  if (data2.url !== undefined && hasOwn.call(data2, "url")) {
                                    let data3 = data2.url;
                                    const _errs9 = errors;
                                    if (errors === _errs9) {
                                      if (typeof data3 === "string") {
                                        if (ucs2length(data3) < 1) {
                                          const err0 = {
                                            instancePath: instancePath + "/images/" + i0 + "/image_url/url",
                                            schemaPath:
                                              "#/components/schemas/Source/anyOf/0/properties/image_url/properties/url/minLength",
                                            keyword: "minLength",
                                            params: { limit: 1 },
                                            message: "must NOT have fewer than 1 characters",
                                          };
                                          if (vErrors === null) {
                                            vErrors = [err0];
                                          } else {
                                            vErrors.push(err0);
                                          }
                                          errors++;
                                        }
                                      } else {
                                        const err0 = {
                                          instancePath: instancePath + "/images/" + i0 + "/image_url/url",
                                          schemaPath:
                                            "#/components/schemas/Source/anyOf/0/properties/image_url/properties/url/type",
                                          keyword: "type",
                                          params: { type: "string" },
                                          message: "must be string",
                                        };
                                        if (vErrors === null) {
                                          vErrors = [err0];
                                        } else {
                                          vErrors.push(err0);
                                        }
                                        errors++;
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                          var valid5 = _errs8 === errors;
                        } else {
                          var valid5 = true;
                        }
                        if (!valid5) break checks1;
                        if (data1.file_id !== undefined && hasOwn.call(data1, "file_id")) {
                          let data2 = data1.file_id;
                          const _errs8 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            const err0 = {
                              instancePath: instancePath + "/images/" + i0 + "/file_id",
                              schemaPath: "#/components/schemas/Source/anyOf/0/properties/file_id/type",
                              keyword: "type",
                              params: { type: schemaSource.anyOf[0].properties.file_id.type },
                              message: "must be string,null",
                            };
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          }
                          if (errors === _errs8) {
                            if (typeof data2 === "string") {
                              if (ucs2length(data2) < 1) {
                                const err0 = {
                                  instancePath: instancePath + "/images/" + i0 + "/file_id",
                                  schemaPath: "#/components/schemas/Source/anyOf/0/properties/file_id/minLength",
                                  keyword: "minLength",
                                  params: { limit: 1 },
                                  message: "must NOT have fewer than 1 characters",
                                };
                                if (vErrors === null) {
                                  vErrors = [err0];
                                } else {
                                  vErrors.push(err0);
                                }
                                errors++;
                              }
                            }
                          }
                          var valid5 = _errs8 === errors;
                        } else {
                          var valid5 = true;
                        }
                      }
                    } else {
                      const err0 = {
                        instancePath: instancePath + "/images/" + i0,
                        schemaPath: "#/components/schemas/Source/anyOf/0/type",
                        keyword: "type",
                        params: { type: "object" },
                        message: "must be object",
                      };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    }
                  }
                  var _valid2 = _errs5 === errors;
                  valid3 = valid3 || _valid2;
                  if (!valid3) {
                    const _errs8 = errors;
                    if (errors === _errs8) {
                      if (typeof data1 === "string") {
                        if (ucs2length(data1) < 1) {
                          const err0 = {
                            instancePath: instancePath + "/images/" + i0,
                            schemaPath: "#/components/schemas/Source/anyOf/1/minLength",
                            keyword: "minLength",
                            params: { limit: 1 },
                            message: "must NOT have fewer than 1 characters",
                          };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        }
                      } else {
                        const err0 = {
                          instancePath: instancePath + "/images/" + i0,
                          schemaPath: "#/components/schemas/Source/anyOf/1/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        };
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      }
                    }
                    var _valid2 = _errs8 === errors;
                    valid3 = valid3 || _valid2;
                  }
                  if (!valid3) {
                    const err0 = {
                      instancePath: instancePath + "/images/" + i0,
                      schemaPath: "#/components/schemas/Source/anyOf",
                      keyword: "anyOf",
                      params: {},
                      message: "must match a schema in anyOf",
                    };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                    checkRequest.errors = vErrors;
                    return false;
                  } else {
                    errors = _errs4;
                    if (vErrors !== null) {
                      if (_errs4) {
                        vErrors.length = _errs4;
                      } else {
                        vErrors = null;
                      }
                    }
                  }
                  var valid2 = _errs3 === errors;
                  if (!valid2) {
                    break;
                  }
                }
              }
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.mask !== undefined && hasOwn.call(data, "mask")) {
            let data0 = data.mask;
            const _errs2 = errors;
            const _errs3 = errors;
            let valid2 = false;
            const _errs4 = errors;
            const _errs5 = errors;
            let valid3 = false;
            const _errs6 = errors;
            const _errs7 = errors;
            let valid4 = false;
            const _errs8 = errors;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing1;
              if ((data0.url === undefined || !hasOwn.call(data0, "url")) && (missing1 = "url")) {
                const err0 = {
                  instancePath: instancePath + "/mask",
                  schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/0/required",
                  keyword: "required",
                  params: { missingProperty: missing1 },
                  message: "must have required property '" + missing1 + "'",
                };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              } else {
                if (data0.url !== undefined && hasOwn.call(data0, "url")) {
                  if (typeof data0.url !== "string") {
                    const err0 = {
                      instancePath: instancePath + "/mask/url",
                      schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/0/properties/url/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                }
              }
            }
            var _valid1 = _errs8 === errors;
            valid4 = valid4 || _valid1;
            if (!valid4) {
              const _errs9 = errors;
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing1;
                if ((data0.image_url === undefined || !hasOwn.call(data0, "image_url")) && (missing1 = "image_url")) {
                  const err0 = {
                    instancePath: instancePath + "/mask",
                    schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/1/required",
                    keyword: "required",
                    params: { missingProperty: missing1 },
                    message: "must have required property '" + missing1 + "'",
                  };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                } else {
                  if (data0.image_url !== undefined && hasOwn.call(data0, "image_url")) {
                    let data1 = data0.image_url;
                    if (typeof data1 !== "string" && !(data1 && typeof data1 == "object" && !Array.isArray(data1))) {
                      const err0 = {
                        instancePath: instancePath + "/mask/image_url",
                        schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/1/properties/image_url/type",
                        keyword: "type",
                        params: { type: schemaSource.anyOf[0].anyOf[1].properties.image_url.type },
                        message: "must be string,object",
                      };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    }
                  }
                }
              }
              var _valid1 = _errs9 === errors;
              valid4 = valid4 || _valid1;
              if (!valid4) {
                const _errs10 = errors;
                if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                  let missing1;
                  if ((data0.file_id === undefined || !hasOwn.call(data0, "file_id")) && (missing1 = "file_id")) {
                    const err0 = {
                      instancePath: instancePath + "/mask",
                      schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/2/required",
                      keyword: "required",
                      params: { missingProperty: missing1 },
                      message: "must have required property '" + missing1 + "'",
                    };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  } else {
                    if (data0.file_id !== undefined && hasOwn.call(data0, "file_id")) {
                      if (typeof data0.file_id !== "string") {
                        const err0 = {
                          instancePath: instancePath + "/mask/file_id",
                          schemaPath: "#/components/schemas/Source/anyOf/0/anyOf/2/properties/file_id/type",
                          keyword: "type",
                          params: { type: "string" },
                          message: "must be string",
                        };
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      }
                    }
                  }
                }
                var _valid1 = _errs10 === errors;
                valid4 = valid4 || _valid1;
              }
            }
            if (!valid4) {
              const err0 = {
                instancePath: instancePath + "/mask",
                schemaPath: "#/components/schemas/Source/anyOf/0/anyOf",
                keyword: "anyOf",
                params: {},
                message: "must match a schema in anyOf",
              };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            } else {
              errors = _errs7;
              if (vErrors !== null) {
                if (_errs7) {
                  vErrors.length = _errs7;
                } else {
                  vErrors = null;
                }
              }
            }
            if (errors === _errs6) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.type !== undefined && hasOwn.call(data0, "type")) {
                    let data1 = data0.type;
                    const _errs9 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      const err0 = {
                        instancePath: instancePath + "/mask/type",
                        schemaPath: "#/components/schemas/Source/anyOf/0/properties/type/type",
                        keyword: "type",
                        params: { type: schemaSource.anyOf[0].properties.type.type },
                        message: "must be string,null",
                      };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    }
                    var valid5 = _errs9 === errors;
                  } else {
                    var valid5 = true;
                  }
                  if (!valid5) break checks1;
                  if (data0.url !== undefined && hasOwn.call(data0, "url")) {
                    let data1 = data0.url;
                    const _errs9 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      const err0 = {
                        instancePath: instancePath + "/mask/url",
                        schemaPath: "#/components/schemas/Source/anyOf/0/properties/url/type",
                        keyword: "type",
                        params: { type: schemaSource.anyOf[0].properties.url.type },
                        message: "must be string,null",
                      };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    }
                    if (errors === _errs9) {
                      if (typeof data1 === "string") {
                        if (ucs2length(data1) < 1) {
                          const err0 = {
                            instancePath: instancePath + "/mask/url",
                            schemaPath: "#/components/schemas/Source/anyOf/0/properties/url/minLength",
                            keyword: "minLength",
                            params: { limit: 1 },
                            message: "must NOT have fewer than 1 characters",
                          };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        }
                      }
                    }
                    var valid5 = _errs9 === errors;
                  } else {
                    var valid5 = true;
                  }
                  if (!valid5) break checks1;
                  if (data0.image_url !== undefined && hasOwn.call(data0, "image_url")) {
                    let data1 = data0.image_url;
                    const _errs9 = errors;
                    if (
                      typeof data1 !== "string" &&
                      !(data1 && typeof data1 == "object" && !Array.isArray(data1)) &&
                      data1 !== null
                    ) {
                      const err0 = {
                        instancePath: instancePath + "/mask/image_url",
                        schemaPath: "#/components/schemas/Source/anyOf/0/properties/image_url/type",
                        keyword: "type",
                        params: { type: schemaSource.anyOf[0].properties.image_url.type },
                        message: "must be string,object,null",
                      };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    }
                    if (errors === _errs9) {
                      if (typeof data1 === "string") {
                        if (ucs2length(data1) < 1) {
                          const err0 = {
                            instancePath: instancePath + "/mask/image_url",
                            schemaPath: "#/components/schemas/Source/anyOf/0/properties/image_url/minLength",
                            keyword: "minLength",
                            params: { limit: 1 },
                            message: "must NOT have fewer than 1 characters",
                          };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        }
                      }
                      if (errors === _errs9) {
                        if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                          let missing1;
                          if ((data1.url === undefined || !hasOwn.call(data1, "url")) && (missing1 = "url")) {
                            const err0 = {
                              instancePath: instancePath + "/mask/image_url",
                              schemaPath: "#/components/schemas/Source/anyOf/0/properties/image_url/required",
                              keyword: "required",
                              params: { missingProperty: missing1 },
                              message: "must have required property '" + missing1 + "'",
                            };
                            if (vErrors === null) {
                              vErrors = [err0];
                            } else {
                              vErrors.push(err0);
                            }
                            errors++;
                          } else {
                            if (data1.url !== undefined && hasOwn.call(data1, "url")) {
                              let data2 = data1.url;
                              const _errs10 = errors;
                              if (errors === _errs10) {
                                if (typeof data2 === "string") {
                                  if (ucs2length(data2) < 1) {
                                    const err0 = {
                                      instancePath: instancePath + "/mask/image_url/url",
                                      schemaPath:
                                        "#/components/schemas/Source/anyOf/0/properties/image_url/properties/url/minLength",
                                      keyword: "minLength",
                                      params: { limit: 1 },
                                      message: "must NOT have fewer than 1 characters",
                                    };
                                    if (vErrors === null) {
                                      vErrors = [err0];
                                    } else {
                                      vErrors.push(err0);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err0 = {
                                    instancePath: instancePath + "/mask/image_url/url",
                                    schemaPath:
                                      "#/components/schemas/Source/anyOf/0/properties/image_url/properties/url/type",
                                    keyword: "type",
                                    params: { type: "string" },
                                    message: "must be string",
                                  };
                                  if (vErrors === null) {
                                    vErrors = [err0];
                                  } else {
                                    vErrors.push(err0);
                                  }
                                  errors++;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                    var valid5 = _errs9 === errors;
                  } else {
                    var valid5 = true;
                  }
                  if (!valid5) break checks1;
                  if (data0.file_id !== undefined && hasOwn.call(data0, "file_id")) {
                    let data1 = data0.file_id;
                    const _errs9 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      const err0 = {
                        instancePath: instancePath + "/mask/file_id",
                        schemaPath: "#/components/schemas/Source/anyOf/0/properties/file_id/type",
                        keyword: "type",
                        params: { type: schemaSource.anyOf[0].properties.file_id.type },
                        message: "must be string,null",
                      };
                      if (vErrors === null) {
                        vErrors = [err0];
                      } else {
                        vErrors.push(err0);
                      }
                      errors++;
                    }
                    if (errors === _errs9) {
                      if (typeof data1 === "string") {
                        if (ucs2length(data1) < 1) {
                          const err0 = {
                            instancePath: instancePath + "/mask/file_id",
                            schemaPath: "#/components/schemas/Source/anyOf/0/properties/file_id/minLength",
                            keyword: "minLength",
                            params: { limit: 1 },
                            message: "must NOT have fewer than 1 characters",
                          };
                          if (vErrors === null) {
                            vErrors = [err0];
                          } else {
                            vErrors.push(err0);
                          }
                          errors++;
                        }
                      }
                    }
                    var valid5 = _errs9 === errors;
                  } else {
                    var valid5 = true;
                  }
                }
              } else {
                const err0 = {
                  instancePath: instancePath + "/mask",
                  schemaPath: "#/components/schemas/Source/anyOf/0/type",
                  keyword: "type",
                  params: { type: "object" },
                  message: "must be object",
                };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
            }
            var _valid2 = _errs6 === errors;
            valid3 = valid3 || _valid2;
            if (!valid3) {
              const _errs9 = errors;
              if (errors === _errs9) {
                if (typeof data0 === "string") {
                  if (ucs2length(data0) < 1) {
                    const err0 = {
                      instancePath: instancePath + "/mask",
                      schemaPath: "#/components/schemas/Source/anyOf/1/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    };
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                } else {
                  const err0 = {
                    instancePath: instancePath + "/mask",
                    schemaPath: "#/components/schemas/Source/anyOf/1/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
              }
              var _valid2 = _errs9 === errors;
              valid3 = valid3 || _valid2;
            }
            if (!valid3) {
              const err0 = {
                instancePath: instancePath + "/mask",
                schemaPath: "#/components/schemas/Source/anyOf",
                keyword: "anyOf",
                params: {},
                message: "must match a schema in anyOf",
              };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            } else {
              errors = _errs5;
              if (vErrors !== null) {
                if (_errs5) {
                  vErrors.length = _errs5;
                } else {
                  vErrors = null;
                }
              }
            }
            var _valid3 = _errs4 === errors;
            valid2 = valid2 || _valid3;
            if (!valid2) {
              const _errs9 = errors;
              if (data0 !== null) {
                const err0 = {
                  instancePath: instancePath + "/mask",
                  schemaPath: "#/properties/mask/anyOf/1/type",
                  keyword: "type",
                  params: { type: "null" },
                  message: "must be null",
                };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var _valid3 = _errs9 === errors;
              valid2 = valid2 || _valid3;
            }
            if (!valid2) {
              const err0 = {
                instancePath: instancePath + "/mask",
                schemaPath: "#/properties/mask/anyOf",
                keyword: "anyOf",
                params: {},
                message: "must match a schema in anyOf",
              };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
              checkRequest.errors = vErrors;
              return false;
            } else {
              errors = _errs3;
              if (vErrors !== null) {
                if (_errs3) {
                  vErrors.length = _errs3;
                } else {
                  vErrors = null;
                }
              }
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.resolution !== undefined && hasOwn.call(data, "resolution")) {
            let data0 = data.resolution;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/resolution",
                  schemaPath: "#/properties/resolution/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.resolution.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.aspect_ratio !== undefined && hasOwn.call(data, "aspect_ratio")) {
            let data0 = data.aspect_ratio;
            const _errs2 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/aspect_ratio",
                  schemaPath: "#/properties/aspect_ratio/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.aspect_ratio.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.sequential_image_generation !== undefined && hasOwn.call(data, "sequential_image_generation")) {
            let data0 = data.sequential_image_generation;
            const _errs2 = errors;
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
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (
            data.sequential_image_generation_options !== undefined &&
            hasOwn.call(data, "sequential_image_generation_options")
          ) {
            let data0 = data.sequential_image_generation_options;
            const _errs2 = errors;
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
            if (errors === _errs2) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.max_images !== undefined && hasOwn.call(data0, "max_images")) {
                  let data1 = data0.max_images;
                  const _errs3 = errors;
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
                  if (errors === _errs3) {
                    if (typeof data1 == "number" && isFinite(data1)) {
                      if (data1 > 128 || isNaN(data1)) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/sequential_image_generation_options/max_images",
                            schemaPath:
                              "#/properties/sequential_image_generation_options/properties/max_images/maximum",
                            keyword: "maximum",
                            params: { comparison: "<=", limit: 128 },
                            message: "must be <= 128",
                          },
                        ];
                        return false;
                      } else {
                        if (data1 < 1 || isNaN(data1)) {
                          checkRequest.errors = [
                            {
                              instancePath: instancePath + "/sequential_image_generation_options/max_images",
                              schemaPath:
                                "#/properties/sequential_image_generation_options/properties/max_images/minimum",
                              keyword: "minimum",
                              params: { comparison: ">=", limit: 1 },
                              message: "must be >= 1",
                            },
                          ];
                          return false;
                        }
                      }
                    }
                  }
                }
              }
            }
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.layer_decomposition !== undefined && hasOwn.call(data, "layer_decomposition")) {
            let data0 = data.layer_decomposition;
            const _errs2 = errors;
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
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
          }
          if (!valid1) break checks0;
          if (data.watermark !== undefined && hasOwn.call(data, "watermark")) {
            let data0 = data.watermark;
            const _errs2 = errors;
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
            var valid1 = _errs2 === errors;
          } else {
            var valid1 = true;
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

export const validateEdit = checkEditRequest;
const schemaEditRequest = {
  allOf: [
    { $ref: "#/components/schemas/Request" },
    {
      type: "object",
      required: ["model", "prompt"],
      anyOf: [
        { required: ["image"], properties: { image: { type: ["object", "string", "array"], minItems: 1 } } },
        { required: ["images"], properties: { images: { type: "array", minItems: 1 } } },
      ],
    },
  ],
};

function checkEditRequest(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  if (!checkRequest(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? checkRequest.errors : vErrors.concat(checkRequest.errors);
    errors = vErrors.length;
  }
  var valid0 = _errs0 === errors;
  if (valid0) {
    const _errs1 = errors;
    const _errs2 = errors;
    let valid1 = false;
    const _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.image === undefined || !hasOwn.call(data, "image")) && (missing0 = "image")) {
        const err0 = {
          instancePath,
          schemaPath: "#/allOf/1/anyOf/0/required",
          keyword: "required",
          params: { missingProperty: missing0 },
          message: "must have required property '" + missing0 + "'",
        };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      } else {
        if (data.image !== undefined && hasOwn.call(data, "image")) {
          let data0 = data.image;
          const _errs4 = errors;
          if ((!data0 || typeof data0 != "object") && typeof data0 !== "string") {
            const err0 = {
              instancePath: instancePath + "/image",
              schemaPath: "#/allOf/1/anyOf/0/properties/image/type",
              keyword: "type",
              params: { type: schemaEditRequest.allOf[1].anyOf[0].properties.image.type },
              message: "must be object,string,array",
            };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
          if (errors === _errs4) {
            if (Array.isArray(data0)) {
              if (data0.length < 1) {
                const err0 = {
                  instancePath: instancePath + "/image",
                  schemaPath: "#/allOf/1/anyOf/0/properties/image/minItems",
                  keyword: "minItems",
                  params: { limit: 1 },
                  message: "must NOT have fewer than 1 items",
                };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
            }
          }
        }
      }
    }
    var _valid0 = _errs3 === errors;
    valid1 = valid1 || _valid0;
    if (!valid1) {
      const _errs4 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if ((data.images === undefined || !hasOwn.call(data, "images")) && (missing0 = "images")) {
          const err0 = {
            instancePath,
            schemaPath: "#/allOf/1/anyOf/1/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        } else {
          if (data.images !== undefined && hasOwn.call(data, "images")) {
            let data0 = data.images;
            const _errs5 = errors;
            if (errors === _errs5) {
              if (Array.isArray(data0)) {
                if (data0.length < 1) {
                  const err0 = {
                    instancePath: instancePath + "/images",
                    schemaPath: "#/allOf/1/anyOf/1/properties/images/minItems",
                    keyword: "minItems",
                    params: { limit: 1 },
                    message: "must NOT have fewer than 1 items",
                  };
                  if (vErrors === null) {
                    vErrors = [err0];
                  } else {
                    vErrors.push(err0);
                  }
                  errors++;
                }
              } else {
                const err0 = {
                  instancePath: instancePath + "/images",
                  schemaPath: "#/allOf/1/anyOf/1/properties/images/type",
                  keyword: "type",
                  params: { type: "array" },
                  message: "must be array",
                };
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
            }
          }
        }
      }
      var _valid0 = _errs4 === errors;
      valid1 = valid1 || _valid0;
    }
    if (!valid1) {
      const err0 = {
        instancePath,
        schemaPath: "#/allOf/1/anyOf",
        keyword: "anyOf",
        params: {},
        message: "must match a schema in anyOf",
      };
      if (vErrors === null) {
        vErrors = [err0];
      } else {
        vErrors.push(err0);
      }
      errors++;
      checkEditRequest.errors = vErrors;
      return false;
    } else {
      errors = _errs2;
      if (vErrors !== null) {
        if (_errs2) {
          vErrors.length = _errs2;
        } else {
          vErrors = null;
        }
      }
    }
    if (errors === _errs1) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (
          ((data.model === undefined || !hasOwn.call(data, "model")) && (missing0 = "model")) ||
          ((data.prompt === undefined || !hasOwn.call(data, "prompt")) && (missing0 = "prompt"))
        ) {
          checkEditRequest.errors = [
            {
              instancePath,
              schemaPath: "#/allOf/1/required",
              keyword: "required",
              params: { missingProperty: missing0 },
              message: "must have required property '" + missing0 + "'",
            },
          ];
          return false;
        }
      } else {
        checkEditRequest.errors = [
          {
            instancePath,
            schemaPath: "#/allOf/1/type",
            keyword: "type",
            params: { type: "object" },
            message: "must be object",
          },
        ];
        return false;
      }
    }
    var valid0 = _errs1 === errors;
  }
  checkEditRequest.errors = vErrors;
  return errors === 0;
}
