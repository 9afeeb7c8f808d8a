// Made from specs/dialects/video-generation/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.
import { ucs2length } from "../../src/conversion/validator-support.js";

export const validateRequest = checkRequest;
const schemaRequest = {
  type: "object",
  required: ["model"],
  properties: {
    model: { type: "string", minLength: 1 },
    prompt: { type: ["string", "null"] },
    image: { $ref: "#/components/schemas/Image" },
    last_frame: { $ref: "#/components/schemas/Image" },
    reference_images: { type: ["array", "null"], items: { $ref: "#/components/schemas/Medium" } },
    reference_audios: { type: ["array", "null"], items: { $ref: "#/components/schemas/Sound" } },
    resolution: { type: ["string", "null"], minLength: 1 },
    aspect_ratio: { type: ["string", "null"], minLength: 1 },
    duration: { $ref: "#/components/schemas/Seconds" },
    seconds: { $ref: "#/components/schemas/Seconds" },
    generate_audio: { type: ["boolean", "null"] },
    user: { type: ["string", "null"] },
    callback_url: { type: ["string", "null"] },
  },
};
const schemaMedium = {
  type: "object",
  properties: {
    url: {
      type: ["string", "null"],
      pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)",
      "x-form": "an http or https address or a data URI",
    },
    image_url: {
      type: ["string", "null"],
      pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)",
      "x-form": "an http or https address or a data URI",
    },
    file_id: { type: ["string", "null"] },
  },
  anyOf: [
    { required: ["url"], properties: { url: { type: "string", minLength: 1 } } },
    { required: ["image_url"], properties: { image_url: { type: "string", minLength: 1 } } },
    { required: ["file_id"], properties: { file_id: { type: "string", minLength: 1 } } },
  ],
};
const schemaSound = {
  type: "object",
  properties: {
    url: {
      type: ["string", "null"],
      pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)",
      "x-form": "an http or https address or a data URI",
    },
    voice_id: { type: ["string", "null"] },
  },
  anyOf: [
    { required: ["url"], properties: { url: { type: "string", minLength: 1 } } },
    { required: ["voice_id"], properties: { voice_id: { type: "string", minLength: 1 } } },
  ],
};
const schemaSeconds = {
  type: ["integer", "string", "null"],
  minimum: 1,
  maximum: 999999999,
  pattern: "^0{0,7}[1-9][0-9]{0,8}$",
  maxLength: 9,
  "x-form": "a whole number above 0",
};
const hasOwn = Object.prototype.hasOwnProperty;

const schemaImage = {
  type: ["object", "null"],
  additionalProperties: true,
  if: { type: "object" },
  then: { $ref: "#/components/schemas/Medium" },
};
const pattern4 = new RegExp("^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)", "u");

function checkImage(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    checkImage.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schemaImage.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  const _errs0 = errors;
  let valid0 = true;
  const _errs1 = errors;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    const err0 = {};
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
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
  if (_valid0) {
    const _errs2 = errors;
    const _errs3 = errors;
    const _errs4 = errors;
    let valid1 = false;
    const _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.url === undefined || !hasOwn.call(data, "url")) && (missing0 = "url")) {
        const err0 = {
          instancePath,
          schemaPath: "#/components/schemas/Medium/anyOf/0/required",
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
        if (data.url !== undefined && hasOwn.call(data, "url")) {
          let data0 = data.url;
          const _errs6 = errors;
          if (errors === _errs6) {
            if (typeof data0 === "string") {
              if (ucs2length(data0) < 1) {
                const err0 = {
                  instancePath: instancePath + "/url",
                  schemaPath: "#/components/schemas/Medium/anyOf/0/properties/url/minLength",
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
                instancePath: instancePath + "/url",
                schemaPath: "#/components/schemas/Medium/anyOf/0/properties/url/type",
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
    var _valid1 = _errs5 === errors;
    valid1 = valid1 || _valid1;
    if (!valid1) {
      const _errs6 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if ((data.image_url === undefined || !hasOwn.call(data, "image_url")) && (missing0 = "image_url")) {
          const err0 = {
            instancePath,
            schemaPath: "#/components/schemas/Medium/anyOf/1/required",
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
          if (data.image_url !== undefined && hasOwn.call(data, "image_url")) {
            let data0 = data.image_url;
            const _errs7 = errors;
            if (errors === _errs7) {
              if (typeof data0 === "string") {
                if (ucs2length(data0) < 1) {
                  const err0 = {
                    instancePath: instancePath + "/image_url",
                    schemaPath: "#/components/schemas/Medium/anyOf/1/properties/image_url/minLength",
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
                  instancePath: instancePath + "/image_url",
                  schemaPath: "#/components/schemas/Medium/anyOf/1/properties/image_url/type",
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
      var _valid1 = _errs6 === errors;
      valid1 = valid1 || _valid1;
      if (!valid1) {
        const _errs7 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          let missing0;
          if ((data.file_id === undefined || !hasOwn.call(data, "file_id")) && (missing0 = "file_id")) {
            const err0 = {
              instancePath,
              schemaPath: "#/components/schemas/Medium/anyOf/2/required",
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
            if (data.file_id !== undefined && hasOwn.call(data, "file_id")) {
              let data0 = data.file_id;
              const _errs8 = errors;
              if (errors === _errs8) {
                if (typeof data0 === "string") {
                  if (ucs2length(data0) < 1) {
                    const err0 = {
                      instancePath: instancePath + "/file_id",
                      schemaPath: "#/components/schemas/Medium/anyOf/2/properties/file_id/minLength",
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
                    instancePath: instancePath + "/file_id",
                    schemaPath: "#/components/schemas/Medium/anyOf/2/properties/file_id/type",
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
        var _valid1 = _errs7 === errors;
        valid1 = valid1 || _valid1;
      }
    }
    if (!valid1) {
      const err0 = {
        instancePath,
        schemaPath: "#/components/schemas/Medium/anyOf",
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
      checkImage.errors = vErrors;
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
    if (errors === _errs3) {
      if (data && typeof data == "object" && !Array.isArray(data)) {
        checks0: {
          if (data.url !== undefined && hasOwn.call(data, "url")) {
            let data0 = data.url;
            const _errs6 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkImage.errors = [
                {
                  instancePath: instancePath + "/url",
                  schemaPath: "#/components/schemas/Medium/properties/url/type",
                  keyword: "type",
                  params: { type: schemaMedium.properties.url.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            if (errors === _errs6) {
              if (typeof data0 === "string") {
                if (!pattern4.test(data0)) {
                  checkImage.errors = [
                    {
                      instancePath: instancePath + "/url",
                      schemaPath: "#/components/schemas/Medium/properties/url/pattern",
                      keyword: "pattern",
                      params: { pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)" },
                      message: "must be an http or https address or a data URI",
                    },
                  ];
                  return false;
                }
              }
            }
            var valid2 = _errs6 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.image_url !== undefined && hasOwn.call(data, "image_url")) {
            let data0 = data.image_url;
            const _errs6 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkImage.errors = [
                {
                  instancePath: instancePath + "/image_url",
                  schemaPath: "#/components/schemas/Medium/properties/image_url/type",
                  keyword: "type",
                  params: { type: schemaMedium.properties.image_url.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            if (errors === _errs6) {
              if (typeof data0 === "string") {
                if (!pattern4.test(data0)) {
                  checkImage.errors = [
                    {
                      instancePath: instancePath + "/image_url",
                      schemaPath: "#/components/schemas/Medium/properties/image_url/pattern",
                      keyword: "pattern",
                      params: { pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)" },
                      message: "must be an http or https address or a data URI",
                    },
                  ];
                  return false;
                }
              }
            }
            var valid2 = _errs6 === errors;
          } else {
            var valid2 = true;
          }
          if (!valid2) break checks0;
          if (data.file_id !== undefined && hasOwn.call(data, "file_id")) {
            let data0 = data.file_id;
            const _errs6 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkImage.errors = [
                {
                  instancePath: instancePath + "/file_id",
                  schemaPath: "#/components/schemas/Medium/properties/file_id/type",
                  keyword: "type",
                  params: { type: schemaMedium.properties.file_id.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid2 = _errs6 === errors;
          } else {
            var valid2 = true;
          }
        }
      } else {
        checkImage.errors = [
          {
            instancePath,
            schemaPath: "#/components/schemas/Medium/type",
            keyword: "type",
            params: { type: "object" },
            message: "must be object",
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
      params: { failingKeyword: "then" },
      message: 'must match "then" schema',
    };
    if (vErrors === null) {
      vErrors = [err0];
    } else {
      vErrors.push(err0);
    }
    errors++;
    checkImage.errors = vErrors;
    return false;
  }
  checkImage.errors = vErrors;
  return errors === 0;
}

const pattern9 = new RegExp("^0{0,7}[1-9][0-9]{0,8}$", "u");

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
            let data0 = data.model;
            const _errs0 = errors;
            if (errors === _errs0) {
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
            const _errs0 = errors;
            if (
              !checkImage(data.image, {
                instancePath: instancePath + "/image",
                parentData: data,
                parentDataProperty: "image",
                rootData,
                dynamicAnchors,
              })
            ) {
              vErrors = vErrors === null ? checkImage.errors : vErrors.concat(checkImage.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.last_frame !== undefined && hasOwn.call(data, "last_frame")) {
            const _errs0 = errors;
            if (
              !checkImage(data.last_frame, {
                instancePath: instancePath + "/last_frame",
                parentData: data,
                parentDataProperty: "last_frame",
                rootData,
                dynamicAnchors,
              })
            ) {
              vErrors = vErrors === null ? checkImage.errors : vErrors.concat(checkImage.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.reference_images !== undefined && hasOwn.call(data, "reference_images")) {
            let data0 = data.reference_images;
            const _errs0 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/reference_images",
                  schemaPath: "#/properties/reference_images/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.reference_images.type },
                  message: "must be array,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (Array.isArray(data0)) {
                var valid1 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data1 = data0[i0];
                  const _errs1 = errors;
                  const _errs2 = errors;
                  const _errs3 = errors;
                  let valid2 = false;
                  const _errs4 = errors;
                  if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                    let missing1;
                    if ((data1.url === undefined || !hasOwn.call(data1, "url")) && (missing1 = "url")) {
                      const err0 = {
                        instancePath: instancePath + "/reference_images/" + i0,
                        schemaPath: "#/components/schemas/Medium/anyOf/0/required",
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
                        const _errs5 = errors;
                        if (errors === _errs5) {
                          if (typeof data2 === "string") {
                            if (ucs2length(data2) < 1) {
                              const err0 = {
                                instancePath: instancePath + "/reference_images/" + i0 + "/url",
                                schemaPath: "#/components/schemas/Medium/anyOf/0/properties/url/minLength",
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
                              instancePath: instancePath + "/reference_images/" + i0 + "/url",
                              schemaPath: "#/components/schemas/Medium/anyOf/0/properties/url/type",
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
                  var _valid0 = _errs4 === errors;
                  valid2 = valid2 || _valid0;
                  if (!valid2) {
                    const _errs5 = errors;
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      let missing1;
                      if (
                        (data1.image_url === undefined || !hasOwn.call(data1, "image_url")) &&
                        (missing1 = "image_url")
                      ) {
                        const err0 = {
                          instancePath: instancePath + "/reference_images/" + i0,
                          schemaPath: "#/components/schemas/Medium/anyOf/1/required",
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
                          const _errs6 = errors;
                          if (errors === _errs6) {
                            if (typeof data2 === "string") {
                              if (ucs2length(data2) < 1) {
                                const err0 = {
                                  instancePath: instancePath + "/reference_images/" + i0 + "/image_url",
                                  schemaPath: "#/components/schemas/Medium/anyOf/1/properties/image_url/minLength",
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
                                instancePath: instancePath + "/reference_images/" + i0 + "/image_url",
                                schemaPath: "#/components/schemas/Medium/anyOf/1/properties/image_url/type",
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
                    var _valid0 = _errs5 === errors;
                    valid2 = valid2 || _valid0;
                    if (!valid2) {
                      const _errs6 = errors;
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        let missing1;
                        if ((data1.file_id === undefined || !hasOwn.call(data1, "file_id")) && (missing1 = "file_id")) {
                          const err0 = {
                            instancePath: instancePath + "/reference_images/" + i0,
                            schemaPath: "#/components/schemas/Medium/anyOf/2/required",
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
                            let data2 = data1.file_id;
                            const _errs7 = errors;
                            if (errors === _errs7) {
                              if (typeof data2 === "string") {
                                if (ucs2length(data2) < 1) {
                                  const err0 = {
                                    instancePath: instancePath + "/reference_images/" + i0 + "/file_id",
                                    schemaPath: "#/components/schemas/Medium/anyOf/2/properties/file_id/minLength",
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
                                  instancePath: instancePath + "/reference_images/" + i0 + "/file_id",
                                  schemaPath: "#/components/schemas/Medium/anyOf/2/properties/file_id/type",
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
                      var _valid0 = _errs6 === errors;
                      valid2 = valid2 || _valid0;
                    }
                  }
                  if (!valid2) {
                    const err0 = {
                      instancePath: instancePath + "/reference_images/" + i0,
                      schemaPath: "#/components/schemas/Medium/anyOf",
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
                  if (errors === _errs2) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      checks1: {
                        if (data1.url !== undefined && hasOwn.call(data1, "url")) {
                          let data2 = data1.url;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/reference_images/" + i0 + "/url",
                                schemaPath: "#/components/schemas/Medium/properties/url/type",
                                keyword: "type",
                                params: { type: schemaMedium.properties.url.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs5) {
                            if (typeof data2 === "string") {
                              if (!pattern4.test(data2)) {
                                checkRequest.errors = [
                                  {
                                    instancePath: instancePath + "/reference_images/" + i0 + "/url",
                                    schemaPath: "#/components/schemas/Medium/properties/url/pattern",
                                    keyword: "pattern",
                                    params: { pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)" },
                                    message: "must be an http or https address or a data URI",
                                  },
                                ];
                                return false;
                              }
                            }
                          }
                          var valid3 = _errs5 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (!valid3) break checks1;
                        if (data1.image_url !== undefined && hasOwn.call(data1, "image_url")) {
                          let data2 = data1.image_url;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/reference_images/" + i0 + "/image_url",
                                schemaPath: "#/components/schemas/Medium/properties/image_url/type",
                                keyword: "type",
                                params: { type: schemaMedium.properties.image_url.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs5) {
                            if (typeof data2 === "string") {
                              if (!pattern4.test(data2)) {
                                checkRequest.errors = [
                                  {
                                    instancePath: instancePath + "/reference_images/" + i0 + "/image_url",
                                    schemaPath: "#/components/schemas/Medium/properties/image_url/pattern",
                                    keyword: "pattern",
                                    params: { pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)" },
                                    message: "must be an http or https address or a data URI",
                                  },
                                ];
                                return false;
                              }
                            }
                          }
                          var valid3 = _errs5 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (!valid3) break checks1;
                        if (data1.file_id !== undefined && hasOwn.call(data1, "file_id")) {
                          let data2 = data1.file_id;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/reference_images/" + i0 + "/file_id",
                                schemaPath: "#/components/schemas/Medium/properties/file_id/type",
                                keyword: "type",
                                params: { type: schemaMedium.properties.file_id.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid3 = _errs5 === errors;
                        } else {
                          var valid3 = true;
                        }
                      }
                    } else {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/reference_images/" + i0,
                          schemaPath: "#/components/schemas/Medium/type",
                          keyword: "type",
                          params: { type: "object" },
                          message: "must be object",
                        },
                      ];
                      return false;
                    }
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
          if (data.reference_audios !== undefined && hasOwn.call(data, "reference_audios")) {
            let data0 = data.reference_audios;
            const _errs0 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/reference_audios",
                  schemaPath: "#/properties/reference_audios/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.reference_audios.type },
                  message: "must be array,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (Array.isArray(data0)) {
                var valid1 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data1 = data0[i0];
                  const _errs1 = errors;
                  const _errs2 = errors;
                  const _errs3 = errors;
                  let valid2 = false;
                  const _errs4 = errors;
                  if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                    let missing1;
                    if ((data1.url === undefined || !hasOwn.call(data1, "url")) && (missing1 = "url")) {
                      const err0 = {
                        instancePath: instancePath + "/reference_audios/" + i0,
                        schemaPath: "#/components/schemas/Sound/anyOf/0/required",
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
                        const _errs5 = errors;
                        if (errors === _errs5) {
                          if (typeof data2 === "string") {
                            if (ucs2length(data2) < 1) {
                              const err0 = {
                                instancePath: instancePath + "/reference_audios/" + i0 + "/url",
                                schemaPath: "#/components/schemas/Sound/anyOf/0/properties/url/minLength",
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
                              instancePath: instancePath + "/reference_audios/" + i0 + "/url",
                              schemaPath: "#/components/schemas/Sound/anyOf/0/properties/url/type",
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
                  var _valid0 = _errs4 === errors;
                  valid2 = valid2 || _valid0;
                  if (!valid2) {
                    const _errs5 = errors;
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      let missing1;
                      if (
                        (data1.voice_id === undefined || !hasOwn.call(data1, "voice_id")) &&
                        (missing1 = "voice_id")
                      ) {
                        const err0 = {
                          instancePath: instancePath + "/reference_audios/" + i0,
                          schemaPath: "#/components/schemas/Sound/anyOf/1/required",
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
                        if (data1.voice_id !== undefined && hasOwn.call(data1, "voice_id")) {
                          let data2 = data1.voice_id;
                          const _errs6 = errors;
                          if (errors === _errs6) {
                            if (typeof data2 === "string") {
                              if (ucs2length(data2) < 1) {
                                const err0 = {
                                  instancePath: instancePath + "/reference_audios/" + i0 + "/voice_id",
                                  schemaPath: "#/components/schemas/Sound/anyOf/1/properties/voice_id/minLength",
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
                                instancePath: instancePath + "/reference_audios/" + i0 + "/voice_id",
                                schemaPath: "#/components/schemas/Sound/anyOf/1/properties/voice_id/type",
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
                    var _valid0 = _errs5 === errors;
                    valid2 = valid2 || _valid0;
                  }
                  if (!valid2) {
                    const err0 = {
                      instancePath: instancePath + "/reference_audios/" + i0,
                      schemaPath: "#/components/schemas/Sound/anyOf",
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
                  if (errors === _errs2) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      checks1: {
                        if (data1.url !== undefined && hasOwn.call(data1, "url")) {
                          let data2 = data1.url;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/reference_audios/" + i0 + "/url",
                                schemaPath: "#/components/schemas/Sound/properties/url/type",
                                keyword: "type",
                                params: { type: schemaSound.properties.url.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs5) {
                            if (typeof data2 === "string") {
                              if (!pattern4.test(data2)) {
                                checkRequest.errors = [
                                  {
                                    instancePath: instancePath + "/reference_audios/" + i0 + "/url",
                                    schemaPath: "#/components/schemas/Sound/properties/url/pattern",
                                    keyword: "pattern",
                                    params: { pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)" },
                                    message: "must be an http or https address or a data URI",
                                  },
                                ];
                                return false;
                              }
                            }
                          }
                          var valid3 = _errs5 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (!valid3) break checks1;
                        if (data1.voice_id !== undefined && hasOwn.call(data1, "voice_id")) {
                          let data2 = data1.voice_id;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/reference_audios/" + i0 + "/voice_id",
                                schemaPath: "#/components/schemas/Sound/properties/voice_id/type",
                                keyword: "type",
                                params: { type: schemaSound.properties.voice_id.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid3 = _errs5 === errors;
                        } else {
                          var valid3 = true;
                        }
                      }
                    } else {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/reference_audios/" + i0,
                          schemaPath: "#/components/schemas/Sound/type",
                          keyword: "type",
                          params: { type: "object" },
                          message: "must be object",
                        },
                      ];
                      return false;
                    }
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
          if (data.resolution !== undefined && hasOwn.call(data, "resolution")) {
            let data0 = data.resolution;
            const _errs0 = errors;
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
            if (errors === _errs0) {
              if (typeof data0 === "string") {
                if (ucs2length(data0) < 1) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/resolution",
                      schemaPath: "#/properties/resolution/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              }
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.aspect_ratio !== undefined && hasOwn.call(data, "aspect_ratio")) {
            let data0 = data.aspect_ratio;
            const _errs0 = errors;
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
            if (errors === _errs0) {
              if (typeof data0 === "string") {
                if (ucs2length(data0) < 1) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/aspect_ratio",
                      schemaPath: "#/properties/aspect_ratio/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              }
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.duration !== undefined && hasOwn.call(data, "duration")) {
            let data0 = data.duration;
            const _errs0 = errors;
            const _errs1 = errors;
            if (
              !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) &&
              typeof data0 !== "string" &&
              data0 !== null
            ) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/duration",
                  schemaPath: "#/components/schemas/Seconds/type",
                  keyword: "type",
                  params: { type: schemaSeconds.type },
                  message: "must be integer,string,null",
                },
              ];
              return false;
            }
            if (errors === _errs1) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 999999999 || isNaN(data0)) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/duration",
                      schemaPath: "#/components/schemas/Seconds/maximum",
                      keyword: "maximum",
                      params: { comparison: "<=", limit: 999999999 },
                      message: "must be <= 999999999",
                    },
                  ];
                  return false;
                } else {
                  if (data0 < 1 || isNaN(data0)) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/duration",
                        schemaPath: "#/components/schemas/Seconds/minimum",
                        keyword: "minimum",
                        params: { comparison: ">=", limit: 1 },
                        message: "must be >= 1",
                      },
                    ];
                    return false;
                  }
                }
              }
              if (errors === _errs1) {
                if (typeof data0 === "string") {
                  if (ucs2length(data0) > 9) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/duration",
                        schemaPath: "#/components/schemas/Seconds/maxLength",
                        keyword: "maxLength",
                        params: { limit: 9 },
                        message: "must NOT have more than 9 characters",
                      },
                    ];
                    return false;
                  } else {
                    if (!pattern9.test(data0)) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/duration",
                          schemaPath: "#/components/schemas/Seconds/pattern",
                          keyword: "pattern",
                          params: { pattern: "^0{0,7}[1-9][0-9]{0,8}$" },
                          message: "must be a whole number above 0",
                        },
                      ];
                      return false;
                    }
                  }
                }
              }
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.seconds !== undefined && hasOwn.call(data, "seconds")) {
            let data0 = data.seconds;
            const _errs0 = errors;
            const _errs1 = errors;
            if (
              !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) &&
              typeof data0 !== "string" &&
              data0 !== null
            ) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/seconds",
                  schemaPath: "#/components/schemas/Seconds/type",
                  keyword: "type",
                  params: { type: schemaSeconds.type },
                  message: "must be integer,string,null",
                },
              ];
              return false;
            }
            if (errors === _errs1) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 999999999 || isNaN(data0)) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/seconds",
                      schemaPath: "#/components/schemas/Seconds/maximum",
                      keyword: "maximum",
                      params: { comparison: "<=", limit: 999999999 },
                      message: "must be <= 999999999",
                    },
                  ];
                  return false;
                } else {
                  if (data0 < 1 || isNaN(data0)) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/seconds",
                        schemaPath: "#/components/schemas/Seconds/minimum",
                        keyword: "minimum",
                        params: { comparison: ">=", limit: 1 },
                        message: "must be >= 1",
                      },
                    ];
                    return false;
                  }
                }
              }
              if (errors === _errs1) {
                if (typeof data0 === "string") {
                  if (ucs2length(data0) > 9) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/seconds",
                        schemaPath: "#/components/schemas/Seconds/maxLength",
                        keyword: "maxLength",
                        params: { limit: 9 },
                        message: "must NOT have more than 9 characters",
                      },
                    ];
                    return false;
                  } else {
                    if (!pattern9.test(data0)) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/seconds",
                          schemaPath: "#/components/schemas/Seconds/pattern",
                          keyword: "pattern",
                          params: { pattern: "^0{0,7}[1-9][0-9]{0,8}$" },
                          message: "must be a whole number above 0",
                        },
                      ];
                      return false;
                    }
                  }
                }
              }
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.generate_audio !== undefined && hasOwn.call(data, "generate_audio")) {
            let data0 = data.generate_audio;
            const _errs0 = errors;
            if (typeof data0 !== "boolean" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/generate_audio",
                  schemaPath: "#/properties/generate_audio/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.generate_audio.type },
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
          if (data.user !== undefined && hasOwn.call(data, "user")) {
            let data0 = data.user;
            const _errs0 = errors;
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.callback_url !== undefined && hasOwn.call(data, "callback_url")) {
            let data0 = data.callback_url;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/callback_url",
                  schemaPath: "#/properties/callback_url/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.callback_url.type },
                  message: "must be string,null",
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

export const validateEdit = checkEditRequest;
const schemaEditRequest = {
  type: "object",
  required: ["model", "prompt", "video"],
  properties: {
    model: { type: "string", minLength: 1 },
    prompt: { type: "string", minLength: 1 },
    video: { $ref: "#/components/schemas/Video" },
    user: { type: ["string", "null"] },
    callback_url: { type: ["string", "null"] },
  },
};
const schemaVideo = { type: "object", additionalProperties: true, allOf: [{ $ref: "#/components/schemas/Medium" }] };

function checkVideo(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const _errs0 = errors;
  const _errs1 = errors;
  let valid0 = false;
  const _errs2 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    let missing0;
    if ((data.url === undefined || !hasOwn.call(data, "url")) && (missing0 = "url")) {
      const err0 = {
        instancePath,
        schemaPath: "#/components/schemas/Medium/anyOf/0/required",
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
      if (data.url !== undefined && hasOwn.call(data, "url")) {
        let data0 = data.url;
        const _errs3 = errors;
        if (errors === _errs3) {
          if (typeof data0 === "string") {
            if (ucs2length(data0) < 1) {
              const err0 = {
                instancePath: instancePath + "/url",
                schemaPath: "#/components/schemas/Medium/anyOf/0/properties/url/minLength",
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
              instancePath: instancePath + "/url",
              schemaPath: "#/components/schemas/Medium/anyOf/0/properties/url/type",
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
  var _valid0 = _errs2 === errors;
  valid0 = valid0 || _valid0;
  if (!valid0) {
    const _errs3 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.image_url === undefined || !hasOwn.call(data, "image_url")) && (missing0 = "image_url")) {
        const err0 = {
          instancePath,
          schemaPath: "#/components/schemas/Medium/anyOf/1/required",
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
        if (data.image_url !== undefined && hasOwn.call(data, "image_url")) {
          let data0 = data.image_url;
          const _errs4 = errors;
          if (errors === _errs4) {
            if (typeof data0 === "string") {
              if (ucs2length(data0) < 1) {
                const err0 = {
                  instancePath: instancePath + "/image_url",
                  schemaPath: "#/components/schemas/Medium/anyOf/1/properties/image_url/minLength",
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
                instancePath: instancePath + "/image_url",
                schemaPath: "#/components/schemas/Medium/anyOf/1/properties/image_url/type",
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
    var _valid0 = _errs3 === errors;
    valid0 = valid0 || _valid0;
    if (!valid0) {
      const _errs4 = errors;
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if ((data.file_id === undefined || !hasOwn.call(data, "file_id")) && (missing0 = "file_id")) {
          const err0 = {
            instancePath,
            schemaPath: "#/components/schemas/Medium/anyOf/2/required",
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
          if (data.file_id !== undefined && hasOwn.call(data, "file_id")) {
            let data0 = data.file_id;
            const _errs5 = errors;
            if (errors === _errs5) {
              if (typeof data0 === "string") {
                if (ucs2length(data0) < 1) {
                  const err0 = {
                    instancePath: instancePath + "/file_id",
                    schemaPath: "#/components/schemas/Medium/anyOf/2/properties/file_id/minLength",
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
                  instancePath: instancePath + "/file_id",
                  schemaPath: "#/components/schemas/Medium/anyOf/2/properties/file_id/type",
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
      var _valid0 = _errs4 === errors;
      valid0 = valid0 || _valid0;
    }
  }
  if (!valid0) {
    const err0 = {
      instancePath,
      schemaPath: "#/components/schemas/Medium/anyOf",
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
    checkVideo.errors = vErrors;
    return false;
  } else {
    errors = _errs1;
    if (vErrors !== null) {
      if (_errs1) {
        vErrors.length = _errs1;
      } else {
        vErrors = null;
      }
    }
  }
  if (errors === _errs0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      checks0: {
        if (data.url !== undefined && hasOwn.call(data, "url")) {
          let data0 = data.url;
          const _errs3 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkVideo.errors = [
              {
                instancePath: instancePath + "/url",
                schemaPath: "#/components/schemas/Medium/properties/url/type",
                keyword: "type",
                params: { type: schemaMedium.properties.url.type },
                message: "must be string,null",
              },
            ];
            return false;
          }
          if (errors === _errs3) {
            if (typeof data0 === "string") {
              if (!pattern4.test(data0)) {
                checkVideo.errors = [
                  {
                    instancePath: instancePath + "/url",
                    schemaPath: "#/components/schemas/Medium/properties/url/pattern",
                    keyword: "pattern",
                    params: { pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)" },
                    message: "must be an http or https address or a data URI",
                  },
                ];
                return false;
              }
            }
          }
          var valid1 = _errs3 === errors;
        } else {
          var valid1 = true;
        }
        if (!valid1) break checks0;
        if (data.image_url !== undefined && hasOwn.call(data, "image_url")) {
          let data0 = data.image_url;
          const _errs3 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkVideo.errors = [
              {
                instancePath: instancePath + "/image_url",
                schemaPath: "#/components/schemas/Medium/properties/image_url/type",
                keyword: "type",
                params: { type: schemaMedium.properties.image_url.type },
                message: "must be string,null",
              },
            ];
            return false;
          }
          if (errors === _errs3) {
            if (typeof data0 === "string") {
              if (!pattern4.test(data0)) {
                checkVideo.errors = [
                  {
                    instancePath: instancePath + "/image_url",
                    schemaPath: "#/components/schemas/Medium/properties/image_url/pattern",
                    keyword: "pattern",
                    params: { pattern: "^(?:[Hh][Tt][Tt][Pp][Ss]?://|[Dd][Aa][Tt][Aa]:)" },
                    message: "must be an http or https address or a data URI",
                  },
                ];
                return false;
              }
            }
          }
          var valid1 = _errs3 === errors;
        } else {
          var valid1 = true;
        }
        if (!valid1) break checks0;
        if (data.file_id !== undefined && hasOwn.call(data, "file_id")) {
          let data0 = data.file_id;
          const _errs3 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkVideo.errors = [
              {
                instancePath: instancePath + "/file_id",
                schemaPath: "#/components/schemas/Medium/properties/file_id/type",
                keyword: "type",
                params: { type: schemaMedium.properties.file_id.type },
                message: "must be string,null",
              },
            ];
            return false;
          }
          var valid1 = _errs3 === errors;
        } else {
          var valid1 = true;
        }
      }
    } else {
      checkVideo.errors = [
        {
          instancePath,
          schemaPath: "#/components/schemas/Medium/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
    } else {
      checkVideo.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkVideo.errors = vErrors;
  return errors === 0;
}

function checkEditRequest(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        ((data.model === undefined || !hasOwn.call(data, "model")) && (missing0 = "model")) ||
        ((data.prompt === undefined || !hasOwn.call(data, "prompt")) && (missing0 = "prompt")) ||
        ((data.video === undefined || !hasOwn.call(data, "video")) && (missing0 = "video"))
      ) {
        checkEditRequest.errors = [
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
            const _errs0 = errors;
            if (errors === _errs0) {
              if (typeof data0 === "string") {
                if (ucs2length(data0) < 1) {
                  checkEditRequest.errors = [
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
                checkEditRequest.errors = [
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.prompt !== undefined && hasOwn.call(data, "prompt")) {
            let data0 = data.prompt;
            const _errs0 = errors;
            if (errors === _errs0) {
              if (typeof data0 === "string") {
                if (ucs2length(data0) < 1) {
                  checkEditRequest.errors = [
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
                checkEditRequest.errors = [
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.video !== undefined && hasOwn.call(data, "video")) {
            const _errs0 = errors;
            if (
              !checkVideo(data.video, {
                instancePath: instancePath + "/video",
                parentData: data,
                parentDataProperty: "video",
                rootData,
                dynamicAnchors,
              })
            ) {
              vErrors = vErrors === null ? checkVideo.errors : vErrors.concat(checkVideo.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.user !== undefined && hasOwn.call(data, "user")) {
            let data0 = data.user;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkEditRequest.errors = [
                {
                  instancePath: instancePath + "/user",
                  schemaPath: "#/properties/user/type",
                  keyword: "type",
                  params: { type: schemaEditRequest.properties.user.type },
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
          if (data.callback_url !== undefined && hasOwn.call(data, "callback_url")) {
            let data0 = data.callback_url;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkEditRequest.errors = [
                {
                  instancePath: instancePath + "/callback_url",
                  schemaPath: "#/properties/callback_url/type",
                  keyword: "type",
                  params: { type: schemaEditRequest.properties.callback_url.type },
                  message: "must be string,null",
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
      checkEditRequest.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkEditRequest.errors = vErrors;
  return errors === 0;
}

export const validateExtend = checkExtendRequest;
const schemaExtendRequest = {
  type: "object",
  required: ["model", "prompt", "video"],
  properties: {
    model: { type: "string", minLength: 1 },
    prompt: { type: "string", minLength: 1 },
    video: { $ref: "#/components/schemas/Video" },
    duration: { $ref: "#/components/schemas/Seconds" },
    seconds: { $ref: "#/components/schemas/Seconds" },
    user: { type: ["string", "null"] },
    callback_url: { type: ["string", "null"] },
  },
};

function checkExtendRequest(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        ((data.model === undefined || !hasOwn.call(data, "model")) && (missing0 = "model")) ||
        ((data.prompt === undefined || !hasOwn.call(data, "prompt")) && (missing0 = "prompt")) ||
        ((data.video === undefined || !hasOwn.call(data, "video")) && (missing0 = "video"))
      ) {
        checkExtendRequest.errors = [
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
            const _errs0 = errors;
            if (errors === _errs0) {
              if (typeof data0 === "string") {
                if (ucs2length(data0) < 1) {
                  checkExtendRequest.errors = [
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
                checkExtendRequest.errors = [
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.prompt !== undefined && hasOwn.call(data, "prompt")) {
            let data0 = data.prompt;
            const _errs0 = errors;
            if (errors === _errs0) {
              if (typeof data0 === "string") {
                if (ucs2length(data0) < 1) {
                  checkExtendRequest.errors = [
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
                checkExtendRequest.errors = [
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.video !== undefined && hasOwn.call(data, "video")) {
            const _errs0 = errors;
            if (
              !checkVideo(data.video, {
                instancePath: instancePath + "/video",
                parentData: data,
                parentDataProperty: "video",
                rootData,
                dynamicAnchors,
              })
            ) {
              vErrors = vErrors === null ? checkVideo.errors : vErrors.concat(checkVideo.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.duration !== undefined && hasOwn.call(data, "duration")) {
            let data0 = data.duration;
            const _errs0 = errors;
            const _errs1 = errors;
            if (
              !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) &&
              typeof data0 !== "string" &&
              data0 !== null
            ) {
              checkExtendRequest.errors = [
                {
                  instancePath: instancePath + "/duration",
                  schemaPath: "#/components/schemas/Seconds/type",
                  keyword: "type",
                  params: { type: schemaSeconds.type },
                  message: "must be integer,string,null",
                },
              ];
              return false;
            }
            if (errors === _errs1) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 999999999 || isNaN(data0)) {
                  checkExtendRequest.errors = [
                    {
                      instancePath: instancePath + "/duration",
                      schemaPath: "#/components/schemas/Seconds/maximum",
                      keyword: "maximum",
                      params: { comparison: "<=", limit: 999999999 },
                      message: "must be <= 999999999",
                    },
                  ];
                  return false;
                } else {
                  if (data0 < 1 || isNaN(data0)) {
                    checkExtendRequest.errors = [
                      {
                        instancePath: instancePath + "/duration",
                        schemaPath: "#/components/schemas/Seconds/minimum",
                        keyword: "minimum",
                        params: { comparison: ">=", limit: 1 },
                        message: "must be >= 1",
                      },
                    ];
                    return false;
                  }
                }
              }
              if (errors === _errs1) {
                if (typeof data0 === "string") {
                  if (ucs2length(data0) > 9) {
                    checkExtendRequest.errors = [
                      {
                        instancePath: instancePath + "/duration",
                        schemaPath: "#/components/schemas/Seconds/maxLength",
                        keyword: "maxLength",
                        params: { limit: 9 },
                        message: "must NOT have more than 9 characters",
                      },
                    ];
                    return false;
                  } else {
                    if (!pattern9.test(data0)) {
                      checkExtendRequest.errors = [
                        {
                          instancePath: instancePath + "/duration",
                          schemaPath: "#/components/schemas/Seconds/pattern",
                          keyword: "pattern",
                          params: { pattern: "^0{0,7}[1-9][0-9]{0,8}$" },
                          message: "must be a whole number above 0",
                        },
                      ];
                      return false;
                    }
                  }
                }
              }
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.seconds !== undefined && hasOwn.call(data, "seconds")) {
            let data0 = data.seconds;
            const _errs0 = errors;
            const _errs1 = errors;
            if (
              !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) &&
              typeof data0 !== "string" &&
              data0 !== null
            ) {
              checkExtendRequest.errors = [
                {
                  instancePath: instancePath + "/seconds",
                  schemaPath: "#/components/schemas/Seconds/type",
                  keyword: "type",
                  params: { type: schemaSeconds.type },
                  message: "must be integer,string,null",
                },
              ];
              return false;
            }
            if (errors === _errs1) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 999999999 || isNaN(data0)) {
                  checkExtendRequest.errors = [
                    {
                      instancePath: instancePath + "/seconds",
                      schemaPath: "#/components/schemas/Seconds/maximum",
                      keyword: "maximum",
                      params: { comparison: "<=", limit: 999999999 },
                      message: "must be <= 999999999",
                    },
                  ];
                  return false;
                } else {
                  if (data0 < 1 || isNaN(data0)) {
                    checkExtendRequest.errors = [
                      {
                        instancePath: instancePath + "/seconds",
                        schemaPath: "#/components/schemas/Seconds/minimum",
                        keyword: "minimum",
                        params: { comparison: ">=", limit: 1 },
                        message: "must be >= 1",
                      },
                    ];
                    return false;
                  }
                }
              }
              if (errors === _errs1) {
                if (typeof data0 === "string") {
                  if (ucs2length(data0) > 9) {
                    checkExtendRequest.errors = [
                      {
                        instancePath: instancePath + "/seconds",
                        schemaPath: "#/components/schemas/Seconds/maxLength",
                        keyword: "maxLength",
                        params: { limit: 9 },
                        message: "must NOT have more than 9 characters",
                      },
                    ];
                    return false;
                  } else {
                    if (!pattern9.test(data0)) {
                      checkExtendRequest.errors = [
                        {
                          instancePath: instancePath + "/seconds",
                          schemaPath: "#/components/schemas/Seconds/pattern",
                          keyword: "pattern",
                          params: { pattern: "^0{0,7}[1-9][0-9]{0,8}$" },
                          message: "must be a whole number above 0",
                        },
                      ];
                      return false;
                    }
                  }
                }
              }
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.user !== undefined && hasOwn.call(data, "user")) {
            let data0 = data.user;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkExtendRequest.errors = [
                {
                  instancePath: instancePath + "/user",
                  schemaPath: "#/properties/user/type",
                  keyword: "type",
                  params: { type: schemaExtendRequest.properties.user.type },
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
          if (data.callback_url !== undefined && hasOwn.call(data, "callback_url")) {
            let data0 = data.callback_url;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkExtendRequest.errors = [
                {
                  instancePath: instancePath + "/callback_url",
                  schemaPath: "#/properties/callback_url/type",
                  keyword: "type",
                  params: { type: schemaExtendRequest.properties.callback_url.type },
                  message: "must be string,null",
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
      checkExtendRequest.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkExtendRequest.errors = vErrors;
  return errors === 0;
}
