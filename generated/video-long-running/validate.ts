// Made from specs/dialects/video-long-running/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.
import { ucs2length } from "../../src/conversion/validator-support.js";

export const validateRequest = checkRequest;
const schemaRequest = {
  type: "object",
  required: ["instances"],
  properties: {
    instances: { type: "array", minItems: 1, maxItems: 1, items: { $ref: "#/components/schemas/Instance" } },
    parameters: { $ref: "#/components/schemas/Parameters" },
    callback_url: { type: ["string", "null"] },
    model: { type: ["string", "null"] },
    webhookConfig: { type: ["object", "null"], additionalProperties: true },
    labels: { type: ["object", "null"], additionalProperties: true },
  },
};
const schemaParameters = {
  type: ["object", "null"],
  properties: {
    durationSeconds: {
      type: ["integer", "string", "null"],
      pattern: "^-?[0-9]{1,9}$",
      maxLength: 10,
      "x-form": "a whole number",
    },
    resolution: { type: ["string", "null"], minLength: 1 },
    aspectRatio: { type: ["string", "null"], minLength: 1 },
    numberOfVideos: { type: ["integer", "null"] },
    sampleCount: { type: ["integer", "null"] },
    seed: { type: ["integer", "null"], minimum: 0, maximum: 4294967295 },
    generateAudio: { type: ["boolean", "null"] },
    negativePrompt: { type: ["string", "null"] },
    enhancePrompt: { type: ["boolean", "null"] },
    personGeneration: { type: ["string", "null"] },
    storageUri: { type: ["string", "null"] },
    fps: { type: ["integer", "null"], minimum: 1, maximum: 2147483647 },
    compressionQuality: { type: ["string", "null"] },
    resizeMode: { type: ["string", "null"] },
    pubsubTopic: { type: ["string", "null"] },
  },
};
const hasOwn = Object.prototype.hasOwnProperty;

const schemaInstance = {
  type: "object",
  properties: {
    prompt: { type: ["string", "null"] },
    image: { $ref: "#/components/schemas/Medium" },
    lastFrame: { $ref: "#/components/schemas/Medium" },
    referenceImages: { type: ["array", "null"], items: { $ref: "#/components/schemas/Reference" } },
    video: { $ref: "#/components/schemas/Medium" },
    mask: { type: ["object", "null"], additionalProperties: true },
  },
};
const schemaMedium = {
  type: ["object", "null"],
  properties: {
    bytesBase64Encoded: { type: ["string", "null"] },
    mimeType: { type: ["string", "null"] },
    inlineData: {
      type: ["object", "null"],
      properties: { mimeType: { type: ["string", "null"] }, data: { type: ["string", "null"] } },
    },
    gcsUri: { type: ["string", "null"] },
    uri: { type: ["string", "null"] },
    encodedVideo: { type: ["string", "null"] },
    encoding: { type: ["string", "null"] },
  },
  anyOf: [
    { required: ["bytesBase64Encoded"], properties: { bytesBase64Encoded: { type: "string", minLength: 1 } } },
    {
      required: ["inlineData"],
      properties: {
        inlineData: { type: "object", required: ["data"], properties: { data: { type: "string", minLength: 1 } } },
      },
    },
    { required: ["gcsUri"], properties: { gcsUri: { type: "string", minLength: 1 } } },
    { required: ["uri"], properties: { uri: { type: "string", minLength: 1 } } },
    { required: ["encodedVideo"], properties: { encodedVideo: { type: "string", minLength: 1 } } },
  ],
};
const schemaReference = {
  type: "object",
  properties: { image: { $ref: "#/components/schemas/Medium" }, referenceType: { type: ["string", "null"] } },
};

function checkReference(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      checks0: {
        if (data.image !== undefined && hasOwn.call(data, "image")) {
          let data0 = data.image;
          const _errs0 = errors;
          const _errs1 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkReference.errors = [
              {
                instancePath: instancePath + "/image",
                schemaPath: "#/components/schemas/Medium/type",
                keyword: "type",
                params: { type: schemaMedium.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          const _errs2 = errors;
          let valid1 = false;
          const _errs3 = errors;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing0;
            if (
              (data0.bytesBase64Encoded === undefined || !hasOwn.call(data0, "bytesBase64Encoded")) &&
              (missing0 = "bytesBase64Encoded")
            ) {
              const err0 = {
                instancePath: instancePath + "/image",
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
              if (data0.bytesBase64Encoded !== undefined && hasOwn.call(data0, "bytesBase64Encoded")) {
                let data1 = data0.bytesBase64Encoded;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data1 === "string") {
                    if (ucs2length(data1) < 1) {
                      const err0 = {
                        instancePath: instancePath + "/image/bytesBase64Encoded",
                        schemaPath: "#/components/schemas/Medium/anyOf/0/properties/bytesBase64Encoded/minLength",
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
                      instancePath: instancePath + "/image/bytesBase64Encoded",
                      schemaPath: "#/components/schemas/Medium/anyOf/0/properties/bytesBase64Encoded/type",
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
          valid1 = valid1 || _valid0;
          if (!valid1) {
            const _errs4 = errors;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing0;
              if ((data0.inlineData === undefined || !hasOwn.call(data0, "inlineData")) && (missing0 = "inlineData")) {
                const err0 = {
                  instancePath: instancePath + "/image",
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
                if (data0.inlineData !== undefined && hasOwn.call(data0, "inlineData")) {
                  let data1 = data0.inlineData;
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      let missing1;
                      if ((data1.data === undefined || !hasOwn.call(data1, "data")) && (missing1 = "data")) {
                        const err0 = {
                          instancePath: instancePath + "/image/inlineData",
                          schemaPath: "#/components/schemas/Medium/anyOf/1/properties/inlineData/required",
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
                        if (data1.data !== undefined && hasOwn.call(data1, "data")) {
                          let data2 = data1.data;
                          const _errs6 = errors;
                          if (errors === _errs6) {
                            if (typeof data2 === "string") {
                              if (ucs2length(data2) < 1) {
                                const err0 = {
                                  instancePath: instancePath + "/image/inlineData/data",
                                  schemaPath:
                                    "#/components/schemas/Medium/anyOf/1/properties/inlineData/properties/data/minLength",
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
                                instancePath: instancePath + "/image/inlineData/data",
                                schemaPath:
                                  "#/components/schemas/Medium/anyOf/1/properties/inlineData/properties/data/type",
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
                    } else {
                      const err0 = {
                        instancePath: instancePath + "/image/inlineData",
                        schemaPath: "#/components/schemas/Medium/anyOf/1/properties/inlineData/type",
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
                }
              }
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs5 = errors;
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing0;
                if ((data0.gcsUri === undefined || !hasOwn.call(data0, "gcsUri")) && (missing0 = "gcsUri")) {
                  const err0 = {
                    instancePath: instancePath + "/image",
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
                  if (data0.gcsUri !== undefined && hasOwn.call(data0, "gcsUri")) {
                    let data1 = data0.gcsUri;
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (typeof data1 === "string") {
                        if (ucs2length(data1) < 1) {
                          const err0 = {
                            instancePath: instancePath + "/image/gcsUri",
                            schemaPath: "#/components/schemas/Medium/anyOf/2/properties/gcsUri/minLength",
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
                          instancePath: instancePath + "/image/gcsUri",
                          schemaPath: "#/components/schemas/Medium/anyOf/2/properties/gcsUri/type",
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
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs6 = errors;
                if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                  let missing0;
                  if ((data0.uri === undefined || !hasOwn.call(data0, "uri")) && (missing0 = "uri")) {
                    const err0 = {
                      instancePath: instancePath + "/image",
                      schemaPath: "#/components/schemas/Medium/anyOf/3/required",
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
                    if (data0.uri !== undefined && hasOwn.call(data0, "uri")) {
                      let data1 = data0.uri;
                      const _errs7 = errors;
                      if (errors === _errs7) {
                        if (typeof data1 === "string") {
                          if (ucs2length(data1) < 1) {
                            const err0 = {
                              instancePath: instancePath + "/image/uri",
                              schemaPath: "#/components/schemas/Medium/anyOf/3/properties/uri/minLength",
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
                            instancePath: instancePath + "/image/uri",
                            schemaPath: "#/components/schemas/Medium/anyOf/3/properties/uri/type",
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
                valid1 = valid1 || _valid0;
                if (!valid1) {
                  const _errs7 = errors;
                  if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                    let missing0;
                    if (
                      (data0.encodedVideo === undefined || !hasOwn.call(data0, "encodedVideo")) &&
                      (missing0 = "encodedVideo")
                    ) {
                      const err0 = {
                        instancePath: instancePath + "/image",
                        schemaPath: "#/components/schemas/Medium/anyOf/4/required",
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
                      if (data0.encodedVideo !== undefined && hasOwn.call(data0, "encodedVideo")) {
                        let data1 = data0.encodedVideo;
                        const _errs8 = errors;
                        if (errors === _errs8) {
                          if (typeof data1 === "string") {
                            if (ucs2length(data1) < 1) {
                              const err0 = {
                                instancePath: instancePath + "/image/encodedVideo",
                                schemaPath: "#/components/schemas/Medium/anyOf/4/properties/encodedVideo/minLength",
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
                              instancePath: instancePath + "/image/encodedVideo",
                              schemaPath: "#/components/schemas/Medium/anyOf/4/properties/encodedVideo/type",
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
                  var _valid0 = _errs7 === errors;
                  valid1 = valid1 || _valid0;
                }
              }
            }
          }
          if (!valid1) {
            const err0 = {
              instancePath: instancePath + "/image",
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
            checkReference.errors = vErrors;
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
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              checks1: {
                if (data0.bytesBase64Encoded !== undefined && hasOwn.call(data0, "bytesBase64Encoded")) {
                  let data1 = data0.bytesBase64Encoded;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkReference.errors = [
                      {
                        instancePath: instancePath + "/image/bytesBase64Encoded",
                        schemaPath: "#/components/schemas/Medium/properties/bytesBase64Encoded/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.bytesBase64Encoded.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.mimeType !== undefined && hasOwn.call(data0, "mimeType")) {
                  let data1 = data0.mimeType;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkReference.errors = [
                      {
                        instancePath: instancePath + "/image/mimeType",
                        schemaPath: "#/components/schemas/Medium/properties/mimeType/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.mimeType.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.inlineData !== undefined && hasOwn.call(data0, "inlineData")) {
                  let data1 = data0.inlineData;
                  const _errs4 = errors;
                  if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                    checkReference.errors = [
                      {
                        instancePath: instancePath + "/image/inlineData",
                        schemaPath: "#/components/schemas/Medium/properties/inlineData/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.inlineData.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs4) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      checks2: {
                        if (data1.mimeType !== undefined && hasOwn.call(data1, "mimeType")) {
                          let data2 = data1.mimeType;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkReference.errors = [
                              {
                                instancePath: instancePath + "/image/inlineData/mimeType",
                                schemaPath:
                                  "#/components/schemas/Medium/properties/inlineData/properties/mimeType/type",
                                keyword: "type",
                                params: { type: schemaMedium.properties.inlineData.properties.mimeType.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid3 = _errs5 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (!valid3) break checks2;
                        if (data1.data !== undefined && hasOwn.call(data1, "data")) {
                          let data2 = data1.data;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkReference.errors = [
                              {
                                instancePath: instancePath + "/image/inlineData/data",
                                schemaPath: "#/components/schemas/Medium/properties/inlineData/properties/data/type",
                                keyword: "type",
                                params: { type: schemaMedium.properties.inlineData.properties.data.type },
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
                    }
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.gcsUri !== undefined && hasOwn.call(data0, "gcsUri")) {
                  let data1 = data0.gcsUri;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkReference.errors = [
                      {
                        instancePath: instancePath + "/image/gcsUri",
                        schemaPath: "#/components/schemas/Medium/properties/gcsUri/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.gcsUri.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.uri !== undefined && hasOwn.call(data0, "uri")) {
                  let data1 = data0.uri;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkReference.errors = [
                      {
                        instancePath: instancePath + "/image/uri",
                        schemaPath: "#/components/schemas/Medium/properties/uri/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.uri.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.encodedVideo !== undefined && hasOwn.call(data0, "encodedVideo")) {
                  let data1 = data0.encodedVideo;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkReference.errors = [
                      {
                        instancePath: instancePath + "/image/encodedVideo",
                        schemaPath: "#/components/schemas/Medium/properties/encodedVideo/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.encodedVideo.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.encoding !== undefined && hasOwn.call(data0, "encoding")) {
                  let data1 = data0.encoding;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkReference.errors = [
                      {
                        instancePath: instancePath + "/image/encoding",
                        schemaPath: "#/components/schemas/Medium/properties/encoding/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.encoding.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
              }
            }
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.referenceType !== undefined && hasOwn.call(data, "referenceType")) {
          let data0 = data.referenceType;
          const _errs0 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkReference.errors = [
              {
                instancePath: instancePath + "/referenceType",
                schemaPath: "#/properties/referenceType/type",
                keyword: "type",
                params: { type: schemaReference.properties.referenceType.type },
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
    } else {
      checkReference.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkReference.errors = vErrors;
  return errors === 0;
}

function checkInstance(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      checks0: {
        if (data.prompt !== undefined && hasOwn.call(data, "prompt")) {
          let data0 = data.prompt;
          const _errs0 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkInstance.errors = [
              {
                instancePath: instancePath + "/prompt",
                schemaPath: "#/properties/prompt/type",
                keyword: "type",
                params: { type: schemaInstance.properties.prompt.type },
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
          const _errs1 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkInstance.errors = [
              {
                instancePath: instancePath + "/image",
                schemaPath: "#/components/schemas/Medium/type",
                keyword: "type",
                params: { type: schemaMedium.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          const _errs2 = errors;
          let valid1 = false;
          const _errs3 = errors;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing0;
            if (
              (data0.bytesBase64Encoded === undefined || !hasOwn.call(data0, "bytesBase64Encoded")) &&
              (missing0 = "bytesBase64Encoded")
            ) {
              const err0 = {
                instancePath: instancePath + "/image",
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
              if (data0.bytesBase64Encoded !== undefined && hasOwn.call(data0, "bytesBase64Encoded")) {
                let data1 = data0.bytesBase64Encoded;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data1 === "string") {
                    if (ucs2length(data1) < 1) {
                      const err0 = {
                        instancePath: instancePath + "/image/bytesBase64Encoded",
                        schemaPath: "#/components/schemas/Medium/anyOf/0/properties/bytesBase64Encoded/minLength",
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
                      instancePath: instancePath + "/image/bytesBase64Encoded",
                      schemaPath: "#/components/schemas/Medium/anyOf/0/properties/bytesBase64Encoded/type",
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
          valid1 = valid1 || _valid0;
          if (!valid1) {
            const _errs4 = errors;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing0;
              if ((data0.inlineData === undefined || !hasOwn.call(data0, "inlineData")) && (missing0 = "inlineData")) {
                const err0 = {
                  instancePath: instancePath + "/image",
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
                if (data0.inlineData !== undefined && hasOwn.call(data0, "inlineData")) {
                  let data1 = data0.inlineData;
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      let missing1;
                      if ((data1.data === undefined || !hasOwn.call(data1, "data")) && (missing1 = "data")) {
                        const err0 = {
                          instancePath: instancePath + "/image/inlineData",
                          schemaPath: "#/components/schemas/Medium/anyOf/1/properties/inlineData/required",
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
                        if (data1.data !== undefined && hasOwn.call(data1, "data")) {
                          let data2 = data1.data;
                          const _errs6 = errors;
                          if (errors === _errs6) {
                            if (typeof data2 === "string") {
                              if (ucs2length(data2) < 1) {
                                const err0 = {
                                  instancePath: instancePath + "/image/inlineData/data",
                                  schemaPath:
                                    "#/components/schemas/Medium/anyOf/1/properties/inlineData/properties/data/minLength",
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
                                instancePath: instancePath + "/image/inlineData/data",
                                schemaPath:
                                  "#/components/schemas/Medium/anyOf/1/properties/inlineData/properties/data/type",
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
                    } else {
                      const err0 = {
                        instancePath: instancePath + "/image/inlineData",
                        schemaPath: "#/components/schemas/Medium/anyOf/1/properties/inlineData/type",
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
                }
              }
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs5 = errors;
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing0;
                if ((data0.gcsUri === undefined || !hasOwn.call(data0, "gcsUri")) && (missing0 = "gcsUri")) {
                  const err0 = {
                    instancePath: instancePath + "/image",
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
                  if (data0.gcsUri !== undefined && hasOwn.call(data0, "gcsUri")) {
                    let data1 = data0.gcsUri;
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (typeof data1 === "string") {
                        if (ucs2length(data1) < 1) {
                          const err0 = {
                            instancePath: instancePath + "/image/gcsUri",
                            schemaPath: "#/components/schemas/Medium/anyOf/2/properties/gcsUri/minLength",
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
                          instancePath: instancePath + "/image/gcsUri",
                          schemaPath: "#/components/schemas/Medium/anyOf/2/properties/gcsUri/type",
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
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs6 = errors;
                if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                  let missing0;
                  if ((data0.uri === undefined || !hasOwn.call(data0, "uri")) && (missing0 = "uri")) {
                    const err0 = {
                      instancePath: instancePath + "/image",
                      schemaPath: "#/components/schemas/Medium/anyOf/3/required",
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
                    if (data0.uri !== undefined && hasOwn.call(data0, "uri")) {
                      let data1 = data0.uri;
                      const _errs7 = errors;
                      if (errors === _errs7) {
                        if (typeof data1 === "string") {
                          if (ucs2length(data1) < 1) {
                            const err0 = {
                              instancePath: instancePath + "/image/uri",
                              schemaPath: "#/components/schemas/Medium/anyOf/3/properties/uri/minLength",
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
                            instancePath: instancePath + "/image/uri",
                            schemaPath: "#/components/schemas/Medium/anyOf/3/properties/uri/type",
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
                valid1 = valid1 || _valid0;
                if (!valid1) {
                  const _errs7 = errors;
                  if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                    let missing0;
                    if (
                      (data0.encodedVideo === undefined || !hasOwn.call(data0, "encodedVideo")) &&
                      (missing0 = "encodedVideo")
                    ) {
                      const err0 = {
                        instancePath: instancePath + "/image",
                        schemaPath: "#/components/schemas/Medium/anyOf/4/required",
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
                      if (data0.encodedVideo !== undefined && hasOwn.call(data0, "encodedVideo")) {
                        let data1 = data0.encodedVideo;
                        const _errs8 = errors;
                        if (errors === _errs8) {
                          if (typeof data1 === "string") {
                            if (ucs2length(data1) < 1) {
                              const err0 = {
                                instancePath: instancePath + "/image/encodedVideo",
                                schemaPath: "#/components/schemas/Medium/anyOf/4/properties/encodedVideo/minLength",
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
                              instancePath: instancePath + "/image/encodedVideo",
                              schemaPath: "#/components/schemas/Medium/anyOf/4/properties/encodedVideo/type",
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
                  var _valid0 = _errs7 === errors;
                  valid1 = valid1 || _valid0;
                }
              }
            }
          }
          if (!valid1) {
            const err0 = {
              instancePath: instancePath + "/image",
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
            checkInstance.errors = vErrors;
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
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              checks1: {
                if (data0.bytesBase64Encoded !== undefined && hasOwn.call(data0, "bytesBase64Encoded")) {
                  let data1 = data0.bytesBase64Encoded;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkInstance.errors = [
                      {
                        instancePath: instancePath + "/image/bytesBase64Encoded",
                        schemaPath: "#/components/schemas/Medium/properties/bytesBase64Encoded/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.bytesBase64Encoded.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.mimeType !== undefined && hasOwn.call(data0, "mimeType")) {
                  let data1 = data0.mimeType;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkInstance.errors = [
                      {
                        instancePath: instancePath + "/image/mimeType",
                        schemaPath: "#/components/schemas/Medium/properties/mimeType/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.mimeType.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.inlineData !== undefined && hasOwn.call(data0, "inlineData")) {
                  let data1 = data0.inlineData;
                  const _errs4 = errors;
                  if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                    checkInstance.errors = [
                      {
                        instancePath: instancePath + "/image/inlineData",
                        schemaPath: "#/components/schemas/Medium/properties/inlineData/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.inlineData.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs4) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      checks2: {
                        if (data1.mimeType !== undefined && hasOwn.call(data1, "mimeType")) {
                          let data2 = data1.mimeType;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkInstance.errors = [
                              {
                                instancePath: instancePath + "/image/inlineData/mimeType",
                                schemaPath:
                                  "#/components/schemas/Medium/properties/inlineData/properties/mimeType/type",
                                keyword: "type",
                                params: { type: schemaMedium.properties.inlineData.properties.mimeType.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid3 = _errs5 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (!valid3) break checks2;
                        if (data1.data !== undefined && hasOwn.call(data1, "data")) {
                          let data2 = data1.data;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkInstance.errors = [
                              {
                                instancePath: instancePath + "/image/inlineData/data",
                                schemaPath: "#/components/schemas/Medium/properties/inlineData/properties/data/type",
                                keyword: "type",
                                params: { type: schemaMedium.properties.inlineData.properties.data.type },
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
                    }
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.gcsUri !== undefined && hasOwn.call(data0, "gcsUri")) {
                  let data1 = data0.gcsUri;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkInstance.errors = [
                      {
                        instancePath: instancePath + "/image/gcsUri",
                        schemaPath: "#/components/schemas/Medium/properties/gcsUri/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.gcsUri.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.uri !== undefined && hasOwn.call(data0, "uri")) {
                  let data1 = data0.uri;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkInstance.errors = [
                      {
                        instancePath: instancePath + "/image/uri",
                        schemaPath: "#/components/schemas/Medium/properties/uri/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.uri.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.encodedVideo !== undefined && hasOwn.call(data0, "encodedVideo")) {
                  let data1 = data0.encodedVideo;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkInstance.errors = [
                      {
                        instancePath: instancePath + "/image/encodedVideo",
                        schemaPath: "#/components/schemas/Medium/properties/encodedVideo/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.encodedVideo.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.encoding !== undefined && hasOwn.call(data0, "encoding")) {
                  let data1 = data0.encoding;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkInstance.errors = [
                      {
                        instancePath: instancePath + "/image/encoding",
                        schemaPath: "#/components/schemas/Medium/properties/encoding/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.encoding.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
              }
            }
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.lastFrame !== undefined && hasOwn.call(data, "lastFrame")) {
          let data0 = data.lastFrame;
          const _errs0 = errors;
          const _errs1 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkInstance.errors = [
              {
                instancePath: instancePath + "/lastFrame",
                schemaPath: "#/components/schemas/Medium/type",
                keyword: "type",
                params: { type: schemaMedium.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          const _errs2 = errors;
          let valid1 = false;
          const _errs3 = errors;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing0;
            if (
              (data0.bytesBase64Encoded === undefined || !hasOwn.call(data0, "bytesBase64Encoded")) &&
              (missing0 = "bytesBase64Encoded")
            ) {
              const err0 = {
                instancePath: instancePath + "/lastFrame",
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
              if (data0.bytesBase64Encoded !== undefined && hasOwn.call(data0, "bytesBase64Encoded")) {
                let data1 = data0.bytesBase64Encoded;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data1 === "string") {
                    if (ucs2length(data1) < 1) {
                      const err0 = {
                        instancePath: instancePath + "/lastFrame/bytesBase64Encoded",
                        schemaPath: "#/components/schemas/Medium/anyOf/0/properties/bytesBase64Encoded/minLength",
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
                      instancePath: instancePath + "/lastFrame/bytesBase64Encoded",
                      schemaPath: "#/components/schemas/Medium/anyOf/0/properties/bytesBase64Encoded/type",
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
          valid1 = valid1 || _valid0;
          if (!valid1) {
            const _errs4 = errors;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing0;
              if ((data0.inlineData === undefined || !hasOwn.call(data0, "inlineData")) && (missing0 = "inlineData")) {
                const err0 = {
                  instancePath: instancePath + "/lastFrame",
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
                if (data0.inlineData !== undefined && hasOwn.call(data0, "inlineData")) {
                  let data1 = data0.inlineData;
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      let missing1;
                      if ((data1.data === undefined || !hasOwn.call(data1, "data")) && (missing1 = "data")) {
                        const err0 = {
                          instancePath: instancePath + "/lastFrame/inlineData",
                          schemaPath: "#/components/schemas/Medium/anyOf/1/properties/inlineData/required",
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
                        if (data1.data !== undefined && hasOwn.call(data1, "data")) {
                          let data2 = data1.data;
                          const _errs6 = errors;
                          if (errors === _errs6) {
                            if (typeof data2 === "string") {
                              if (ucs2length(data2) < 1) {
                                const err0 = {
                                  instancePath: instancePath + "/lastFrame/inlineData/data",
                                  schemaPath:
                                    "#/components/schemas/Medium/anyOf/1/properties/inlineData/properties/data/minLength",
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
                                instancePath: instancePath + "/lastFrame/inlineData/data",
                                schemaPath:
                                  "#/components/schemas/Medium/anyOf/1/properties/inlineData/properties/data/type",
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
                    } else {
                      const err0 = {
                        instancePath: instancePath + "/lastFrame/inlineData",
                        schemaPath: "#/components/schemas/Medium/anyOf/1/properties/inlineData/type",
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
                }
              }
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs5 = errors;
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing0;
                if ((data0.gcsUri === undefined || !hasOwn.call(data0, "gcsUri")) && (missing0 = "gcsUri")) {
                  const err0 = {
                    instancePath: instancePath + "/lastFrame",
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
                  if (data0.gcsUri !== undefined && hasOwn.call(data0, "gcsUri")) {
                    let data1 = data0.gcsUri;
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (typeof data1 === "string") {
                        if (ucs2length(data1) < 1) {
                          const err0 = {
                            instancePath: instancePath + "/lastFrame/gcsUri",
                            schemaPath: "#/components/schemas/Medium/anyOf/2/properties/gcsUri/minLength",
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
                          instancePath: instancePath + "/lastFrame/gcsUri",
                          schemaPath: "#/components/schemas/Medium/anyOf/2/properties/gcsUri/type",
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
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs6 = errors;
                if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                  let missing0;
                  if ((data0.uri === undefined || !hasOwn.call(data0, "uri")) && (missing0 = "uri")) {
                    const err0 = {
                      instancePath: instancePath + "/lastFrame",
                      schemaPath: "#/components/schemas/Medium/anyOf/3/required",
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
                    if (data0.uri !== undefined && hasOwn.call(data0, "uri")) {
                      let data1 = data0.uri;
                      const _errs7 = errors;
                      if (errors === _errs7) {
                        if (typeof data1 === "string") {
                          if (ucs2length(data1) < 1) {
                            const err0 = {
                              instancePath: instancePath + "/lastFrame/uri",
                              schemaPath: "#/components/schemas/Medium/anyOf/3/properties/uri/minLength",
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
                            instancePath: instancePath + "/lastFrame/uri",
                            schemaPath: "#/components/schemas/Medium/anyOf/3/properties/uri/type",
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
                valid1 = valid1 || _valid0;
                if (!valid1) {
                  const _errs7 = errors;
                  if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                    let missing0;
                    if (
                      (data0.encodedVideo === undefined || !hasOwn.call(data0, "encodedVideo")) &&
                      (missing0 = "encodedVideo")
                    ) {
                      const err0 = {
                        instancePath: instancePath + "/lastFrame",
                        schemaPath: "#/components/schemas/Medium/anyOf/4/required",
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
                      if (data0.encodedVideo !== undefined && hasOwn.call(data0, "encodedVideo")) {
                        let data1 = data0.encodedVideo;
                        const _errs8 = errors;
                        if (errors === _errs8) {
                          if (typeof data1 === "string") {
                            if (ucs2length(data1) < 1) {
                              const err0 = {
                                instancePath: instancePath + "/lastFrame/encodedVideo",
                                schemaPath: "#/components/schemas/Medium/anyOf/4/properties/encodedVideo/minLength",
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
                              instancePath: instancePath + "/lastFrame/encodedVideo",
                              schemaPath: "#/components/schemas/Medium/anyOf/4/properties/encodedVideo/type",
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
                  var _valid0 = _errs7 === errors;
                  valid1 = valid1 || _valid0;
                }
              }
            }
          }
          if (!valid1) {
            const err0 = {
              instancePath: instancePath + "/lastFrame",
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
            checkInstance.errors = vErrors;
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
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              checks1: {
                if (data0.bytesBase64Encoded !== undefined && hasOwn.call(data0, "bytesBase64Encoded")) {
                  let data1 = data0.bytesBase64Encoded;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkInstance.errors = [
                      {
                        instancePath: instancePath + "/lastFrame/bytesBase64Encoded",
                        schemaPath: "#/components/schemas/Medium/properties/bytesBase64Encoded/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.bytesBase64Encoded.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.mimeType !== undefined && hasOwn.call(data0, "mimeType")) {
                  let data1 = data0.mimeType;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkInstance.errors = [
                      {
                        instancePath: instancePath + "/lastFrame/mimeType",
                        schemaPath: "#/components/schemas/Medium/properties/mimeType/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.mimeType.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.inlineData !== undefined && hasOwn.call(data0, "inlineData")) {
                  let data1 = data0.inlineData;
                  const _errs4 = errors;
                  if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                    checkInstance.errors = [
                      {
                        instancePath: instancePath + "/lastFrame/inlineData",
                        schemaPath: "#/components/schemas/Medium/properties/inlineData/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.inlineData.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs4) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      checks2: {
                        if (data1.mimeType !== undefined && hasOwn.call(data1, "mimeType")) {
                          let data2 = data1.mimeType;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkInstance.errors = [
                              {
                                instancePath: instancePath + "/lastFrame/inlineData/mimeType",
                                schemaPath:
                                  "#/components/schemas/Medium/properties/inlineData/properties/mimeType/type",
                                keyword: "type",
                                params: { type: schemaMedium.properties.inlineData.properties.mimeType.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid3 = _errs5 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (!valid3) break checks2;
                        if (data1.data !== undefined && hasOwn.call(data1, "data")) {
                          let data2 = data1.data;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkInstance.errors = [
                              {
                                instancePath: instancePath + "/lastFrame/inlineData/data",
                                schemaPath: "#/components/schemas/Medium/properties/inlineData/properties/data/type",
                                keyword: "type",
                                params: { type: schemaMedium.properties.inlineData.properties.data.type },
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
                    }
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.gcsUri !== undefined && hasOwn.call(data0, "gcsUri")) {
                  let data1 = data0.gcsUri;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkInstance.errors = [
                      {
                        instancePath: instancePath + "/lastFrame/gcsUri",
                        schemaPath: "#/components/schemas/Medium/properties/gcsUri/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.gcsUri.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.uri !== undefined && hasOwn.call(data0, "uri")) {
                  let data1 = data0.uri;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkInstance.errors = [
                      {
                        instancePath: instancePath + "/lastFrame/uri",
                        schemaPath: "#/components/schemas/Medium/properties/uri/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.uri.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.encodedVideo !== undefined && hasOwn.call(data0, "encodedVideo")) {
                  let data1 = data0.encodedVideo;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkInstance.errors = [
                      {
                        instancePath: instancePath + "/lastFrame/encodedVideo",
                        schemaPath: "#/components/schemas/Medium/properties/encodedVideo/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.encodedVideo.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.encoding !== undefined && hasOwn.call(data0, "encoding")) {
                  let data1 = data0.encoding;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkInstance.errors = [
                      {
                        instancePath: instancePath + "/lastFrame/encoding",
                        schemaPath: "#/components/schemas/Medium/properties/encoding/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.encoding.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
              }
            }
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.referenceImages !== undefined && hasOwn.call(data, "referenceImages")) {
          let data0 = data.referenceImages;
          const _errs0 = errors;
          if (!Array.isArray(data0) && data0 !== null) {
            checkInstance.errors = [
              {
                instancePath: instancePath + "/referenceImages",
                schemaPath: "#/properties/referenceImages/type",
                keyword: "type",
                params: { type: schemaInstance.properties.referenceImages.type },
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
                const _errs1 = errors;
                if (
                  !checkReference(data0[i0], {
                    instancePath: instancePath + "/referenceImages/" + i0,
                    parentData: data0,
                    parentDataProperty: i0,
                    rootData,
                    dynamicAnchors,
                  })
                ) {
                  vErrors = vErrors === null ? checkReference.errors : vErrors.concat(checkReference.errors);
                  errors = vErrors.length;
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
        if (data.video !== undefined && hasOwn.call(data, "video")) {
          let data0 = data.video;
          const _errs0 = errors;
          const _errs1 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkInstance.errors = [
              {
                instancePath: instancePath + "/video",
                schemaPath: "#/components/schemas/Medium/type",
                keyword: "type",
                params: { type: schemaMedium.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          const _errs2 = errors;
          let valid1 = false;
          const _errs3 = errors;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing0;
            if (
              (data0.bytesBase64Encoded === undefined || !hasOwn.call(data0, "bytesBase64Encoded")) &&
              (missing0 = "bytesBase64Encoded")
            ) {
              const err0 = {
                instancePath: instancePath + "/video",
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
              if (data0.bytesBase64Encoded !== undefined && hasOwn.call(data0, "bytesBase64Encoded")) {
                let data1 = data0.bytesBase64Encoded;
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (typeof data1 === "string") {
                    if (ucs2length(data1) < 1) {
                      const err0 = {
                        instancePath: instancePath + "/video/bytesBase64Encoded",
                        schemaPath: "#/components/schemas/Medium/anyOf/0/properties/bytesBase64Encoded/minLength",
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
                      instancePath: instancePath + "/video/bytesBase64Encoded",
                      schemaPath: "#/components/schemas/Medium/anyOf/0/properties/bytesBase64Encoded/type",
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
          valid1 = valid1 || _valid0;
          if (!valid1) {
            const _errs4 = errors;
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing0;
              if ((data0.inlineData === undefined || !hasOwn.call(data0, "inlineData")) && (missing0 = "inlineData")) {
                const err0 = {
                  instancePath: instancePath + "/video",
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
                if (data0.inlineData !== undefined && hasOwn.call(data0, "inlineData")) {
                  let data1 = data0.inlineData;
                  const _errs5 = errors;
                  if (errors === _errs5) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      let missing1;
                      if ((data1.data === undefined || !hasOwn.call(data1, "data")) && (missing1 = "data")) {
                        const err0 = {
                          instancePath: instancePath + "/video/inlineData",
                          schemaPath: "#/components/schemas/Medium/anyOf/1/properties/inlineData/required",
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
                        if (data1.data !== undefined && hasOwn.call(data1, "data")) {
                          let data2 = data1.data;
                          const _errs6 = errors;
                          if (errors === _errs6) {
                            if (typeof data2 === "string") {
                              if (ucs2length(data2) < 1) {
                                const err0 = {
                                  instancePath: instancePath + "/video/inlineData/data",
                                  schemaPath:
                                    "#/components/schemas/Medium/anyOf/1/properties/inlineData/properties/data/minLength",
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
                                instancePath: instancePath + "/video/inlineData/data",
                                schemaPath:
                                  "#/components/schemas/Medium/anyOf/1/properties/inlineData/properties/data/type",
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
                    } else {
                      const err0 = {
                        instancePath: instancePath + "/video/inlineData",
                        schemaPath: "#/components/schemas/Medium/anyOf/1/properties/inlineData/type",
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
                }
              }
            }
            var _valid0 = _errs4 === errors;
            valid1 = valid1 || _valid0;
            if (!valid1) {
              const _errs5 = errors;
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                let missing0;
                if ((data0.gcsUri === undefined || !hasOwn.call(data0, "gcsUri")) && (missing0 = "gcsUri")) {
                  const err0 = {
                    instancePath: instancePath + "/video",
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
                  if (data0.gcsUri !== undefined && hasOwn.call(data0, "gcsUri")) {
                    let data1 = data0.gcsUri;
                    const _errs6 = errors;
                    if (errors === _errs6) {
                      if (typeof data1 === "string") {
                        if (ucs2length(data1) < 1) {
                          const err0 = {
                            instancePath: instancePath + "/video/gcsUri",
                            schemaPath: "#/components/schemas/Medium/anyOf/2/properties/gcsUri/minLength",
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
                          instancePath: instancePath + "/video/gcsUri",
                          schemaPath: "#/components/schemas/Medium/anyOf/2/properties/gcsUri/type",
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
              valid1 = valid1 || _valid0;
              if (!valid1) {
                const _errs6 = errors;
                if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                  let missing0;
                  if ((data0.uri === undefined || !hasOwn.call(data0, "uri")) && (missing0 = "uri")) {
                    const err0 = {
                      instancePath: instancePath + "/video",
                      schemaPath: "#/components/schemas/Medium/anyOf/3/required",
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
                    if (data0.uri !== undefined && hasOwn.call(data0, "uri")) {
                      let data1 = data0.uri;
                      const _errs7 = errors;
                      if (errors === _errs7) {
                        if (typeof data1 === "string") {
                          if (ucs2length(data1) < 1) {
                            const err0 = {
                              instancePath: instancePath + "/video/uri",
                              schemaPath: "#/components/schemas/Medium/anyOf/3/properties/uri/minLength",
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
                            instancePath: instancePath + "/video/uri",
                            schemaPath: "#/components/schemas/Medium/anyOf/3/properties/uri/type",
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
                valid1 = valid1 || _valid0;
                if (!valid1) {
                  const _errs7 = errors;
                  if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                    let missing0;
                    if (
                      (data0.encodedVideo === undefined || !hasOwn.call(data0, "encodedVideo")) &&
                      (missing0 = "encodedVideo")
                    ) {
                      const err0 = {
                        instancePath: instancePath + "/video",
                        schemaPath: "#/components/schemas/Medium/anyOf/4/required",
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
                      if (data0.encodedVideo !== undefined && hasOwn.call(data0, "encodedVideo")) {
                        let data1 = data0.encodedVideo;
                        const _errs8 = errors;
                        if (errors === _errs8) {
                          if (typeof data1 === "string") {
                            if (ucs2length(data1) < 1) {
                              const err0 = {
                                instancePath: instancePath + "/video/encodedVideo",
                                schemaPath: "#/components/schemas/Medium/anyOf/4/properties/encodedVideo/minLength",
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
                              instancePath: instancePath + "/video/encodedVideo",
                              schemaPath: "#/components/schemas/Medium/anyOf/4/properties/encodedVideo/type",
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
                  var _valid0 = _errs7 === errors;
                  valid1 = valid1 || _valid0;
                }
              }
            }
          }
          if (!valid1) {
            const err0 = {
              instancePath: instancePath + "/video",
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
            checkInstance.errors = vErrors;
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
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              checks1: {
                if (data0.bytesBase64Encoded !== undefined && hasOwn.call(data0, "bytesBase64Encoded")) {
                  let data1 = data0.bytesBase64Encoded;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkInstance.errors = [
                      {
                        instancePath: instancePath + "/video/bytesBase64Encoded",
                        schemaPath: "#/components/schemas/Medium/properties/bytesBase64Encoded/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.bytesBase64Encoded.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.mimeType !== undefined && hasOwn.call(data0, "mimeType")) {
                  let data1 = data0.mimeType;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkInstance.errors = [
                      {
                        instancePath: instancePath + "/video/mimeType",
                        schemaPath: "#/components/schemas/Medium/properties/mimeType/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.mimeType.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.inlineData !== undefined && hasOwn.call(data0, "inlineData")) {
                  let data1 = data0.inlineData;
                  const _errs4 = errors;
                  if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                    checkInstance.errors = [
                      {
                        instancePath: instancePath + "/video/inlineData",
                        schemaPath: "#/components/schemas/Medium/properties/inlineData/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.inlineData.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs4) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      checks2: {
                        if (data1.mimeType !== undefined && hasOwn.call(data1, "mimeType")) {
                          let data2 = data1.mimeType;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkInstance.errors = [
                              {
                                instancePath: instancePath + "/video/inlineData/mimeType",
                                schemaPath:
                                  "#/components/schemas/Medium/properties/inlineData/properties/mimeType/type",
                                keyword: "type",
                                params: { type: schemaMedium.properties.inlineData.properties.mimeType.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid3 = _errs5 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (!valid3) break checks2;
                        if (data1.data !== undefined && hasOwn.call(data1, "data")) {
                          let data2 = data1.data;
                          const _errs5 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkInstance.errors = [
                              {
                                instancePath: instancePath + "/video/inlineData/data",
                                schemaPath: "#/components/schemas/Medium/properties/inlineData/properties/data/type",
                                keyword: "type",
                                params: { type: schemaMedium.properties.inlineData.properties.data.type },
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
                    }
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.gcsUri !== undefined && hasOwn.call(data0, "gcsUri")) {
                  let data1 = data0.gcsUri;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkInstance.errors = [
                      {
                        instancePath: instancePath + "/video/gcsUri",
                        schemaPath: "#/components/schemas/Medium/properties/gcsUri/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.gcsUri.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.uri !== undefined && hasOwn.call(data0, "uri")) {
                  let data1 = data0.uri;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkInstance.errors = [
                      {
                        instancePath: instancePath + "/video/uri",
                        schemaPath: "#/components/schemas/Medium/properties/uri/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.uri.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.encodedVideo !== undefined && hasOwn.call(data0, "encodedVideo")) {
                  let data1 = data0.encodedVideo;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkInstance.errors = [
                      {
                        instancePath: instancePath + "/video/encodedVideo",
                        schemaPath: "#/components/schemas/Medium/properties/encodedVideo/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.encodedVideo.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (!valid2) break checks1;
                if (data0.encoding !== undefined && hasOwn.call(data0, "encoding")) {
                  let data1 = data0.encoding;
                  const _errs4 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkInstance.errors = [
                      {
                        instancePath: instancePath + "/video/encoding",
                        schemaPath: "#/components/schemas/Medium/properties/encoding/type",
                        keyword: "type",
                        params: { type: schemaMedium.properties.encoding.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
              }
            }
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.mask !== undefined && hasOwn.call(data, "mask")) {
          let data0 = data.mask;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkInstance.errors = [
              {
                instancePath: instancePath + "/mask",
                schemaPath: "#/properties/mask/type",
                keyword: "type",
                params: { type: schemaInstance.properties.mask.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
      }
    } else {
      checkInstance.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkInstance.errors = vErrors;
  return errors === 0;
}

const pattern4 = new RegExp("^-?[0-9]{1,9}$", "u");

function checkRequest(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.instances === undefined || !hasOwn.call(data, "instances")) && (missing0 = "instances")) {
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
          if (data.instances !== undefined && hasOwn.call(data, "instances")) {
            let data0 = data.instances;
            const _errs0 = errors;
            if (errors === _errs0) {
              if (Array.isArray(data0)) {
                if (data0.length > 1) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/instances",
                      schemaPath: "#/properties/instances/maxItems",
                      keyword: "maxItems",
                      params: { limit: 1 },
                      message: "must NOT have more than 1 items",
                    },
                  ];
                  return false;
                } else {
                  if (data0.length < 1) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/instances",
                        schemaPath: "#/properties/instances/minItems",
                        keyword: "minItems",
                        params: { limit: 1 },
                        message: "must NOT have fewer than 1 items",
                      },
                    ];
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data0.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs1 = errors;
                      if (
                        !checkInstance(data0[i0], {
                          instancePath: instancePath + "/instances/" + i0,
                          parentData: data0,
                          parentDataProperty: i0,
                          rootData,
                          dynamicAnchors,
                        })
                      ) {
                        vErrors = vErrors === null ? checkInstance.errors : vErrors.concat(checkInstance.errors);
                        errors = vErrors.length;
                      }
                      var valid1 = _errs1 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  }
                }
              } else {
                checkRequest.errors = [
                  {
                    instancePath: instancePath + "/instances",
                    schemaPath: "#/properties/instances/type",
                    keyword: "type",
                    params: { type: "array" },
                    message: "must be array",
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
          if (data.parameters !== undefined && hasOwn.call(data, "parameters")) {
            let data0 = data.parameters;
            const _errs0 = errors;
            const _errs1 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/parameters",
                  schemaPath: "#/components/schemas/Parameters/type",
                  keyword: "type",
                  params: { type: schemaParameters.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs1) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.durationSeconds !== undefined && hasOwn.call(data0, "durationSeconds")) {
                    let data1 = data0.durationSeconds;
                    const _errs2 = errors;
                    if (
                      !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                      typeof data1 !== "string" &&
                      data1 !== null
                    ) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/parameters/durationSeconds",
                          schemaPath: "#/components/schemas/Parameters/properties/durationSeconds/type",
                          keyword: "type",
                          params: { type: schemaParameters.properties.durationSeconds.type },
                          message: "must be integer,string,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs2) {
                      if (typeof data1 === "string") {
                        if (ucs2length(data1) > 10) {
                          checkRequest.errors = [
                            {
                              instancePath: instancePath + "/parameters/durationSeconds",
                              schemaPath: "#/components/schemas/Parameters/properties/durationSeconds/maxLength",
                              keyword: "maxLength",
                              params: { limit: 10 },
                              message: "must NOT have more than 10 characters",
                            },
                          ];
                          return false;
                        } else {
                          if (!pattern4.test(data1)) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/parameters/durationSeconds",
                                schemaPath: "#/components/schemas/Parameters/properties/durationSeconds/pattern",
                                keyword: "pattern",
                                params: { pattern: "^-?[0-9]{1,9}$" },
                                message: "must be a whole number",
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
                  if (!valid1) break checks1;
                  if (data0.resolution !== undefined && hasOwn.call(data0, "resolution")) {
                    let data1 = data0.resolution;
                    const _errs2 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/parameters/resolution",
                          schemaPath: "#/components/schemas/Parameters/properties/resolution/type",
                          keyword: "type",
                          params: { type: schemaParameters.properties.resolution.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs2) {
                      if (typeof data1 === "string") {
                        if (ucs2length(data1) < 1) {
                          checkRequest.errors = [
                            {
                              instancePath: instancePath + "/parameters/resolution",
                              schemaPath: "#/components/schemas/Parameters/properties/resolution/minLength",
                              keyword: "minLength",
                              params: { limit: 1 },
                              message: "must NOT have fewer than 1 characters",
                            },
                          ];
                          return false;
                        }
                      }
                    }
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.aspectRatio !== undefined && hasOwn.call(data0, "aspectRatio")) {
                    let data1 = data0.aspectRatio;
                    const _errs2 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/parameters/aspectRatio",
                          schemaPath: "#/components/schemas/Parameters/properties/aspectRatio/type",
                          keyword: "type",
                          params: { type: schemaParameters.properties.aspectRatio.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs2) {
                      if (typeof data1 === "string") {
                        if (ucs2length(data1) < 1) {
                          checkRequest.errors = [
                            {
                              instancePath: instancePath + "/parameters/aspectRatio",
                              schemaPath: "#/components/schemas/Parameters/properties/aspectRatio/minLength",
                              keyword: "minLength",
                              params: { limit: 1 },
                              message: "must NOT have fewer than 1 characters",
                            },
                          ];
                          return false;
                        }
                      }
                    }
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.numberOfVideos !== undefined && hasOwn.call(data0, "numberOfVideos")) {
                    let data1 = data0.numberOfVideos;
                    const _errs2 = errors;
                    if (
                      !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                      data1 !== null
                    ) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/parameters/numberOfVideos",
                          schemaPath: "#/components/schemas/Parameters/properties/numberOfVideos/type",
                          keyword: "type",
                          params: { type: schemaParameters.properties.numberOfVideos.type },
                          message: "must be integer,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.sampleCount !== undefined && hasOwn.call(data0, "sampleCount")) {
                    let data1 = data0.sampleCount;
                    const _errs2 = errors;
                    if (
                      !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                      data1 !== null
                    ) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/parameters/sampleCount",
                          schemaPath: "#/components/schemas/Parameters/properties/sampleCount/type",
                          keyword: "type",
                          params: { type: schemaParameters.properties.sampleCount.type },
                          message: "must be integer,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.seed !== undefined && hasOwn.call(data0, "seed")) {
                    let data1 = data0.seed;
                    const _errs2 = errors;
                    if (
                      !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                      data1 !== null
                    ) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/parameters/seed",
                          schemaPath: "#/components/schemas/Parameters/properties/seed/type",
                          keyword: "type",
                          params: { type: schemaParameters.properties.seed.type },
                          message: "must be integer,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs2) {
                      if (typeof data1 == "number" && isFinite(data1)) {
                        if (data1 > 4294967295 || isNaN(data1)) {
                          checkRequest.errors = [
                            {
                              instancePath: instancePath + "/parameters/seed",
                              schemaPath: "#/components/schemas/Parameters/properties/seed/maximum",
                              keyword: "maximum",
                              params: { comparison: "<=", limit: 4294967295 },
                              message: "must be <= 4294967295",
                            },
                          ];
                          return false;
                        } else {
                          if (data1 < 0 || isNaN(data1)) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/parameters/seed",
                                schemaPath: "#/components/schemas/Parameters/properties/seed/minimum",
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
                  if (!valid1) break checks1;
                  if (data0.generateAudio !== undefined && hasOwn.call(data0, "generateAudio")) {
                    let data1 = data0.generateAudio;
                    const _errs2 = errors;
                    if (typeof data1 !== "boolean" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/parameters/generateAudio",
                          schemaPath: "#/components/schemas/Parameters/properties/generateAudio/type",
                          keyword: "type",
                          params: { type: schemaParameters.properties.generateAudio.type },
                          message: "must be boolean,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.negativePrompt !== undefined && hasOwn.call(data0, "negativePrompt")) {
                    let data1 = data0.negativePrompt;
                    const _errs2 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/parameters/negativePrompt",
                          schemaPath: "#/components/schemas/Parameters/properties/negativePrompt/type",
                          keyword: "type",
                          params: { type: schemaParameters.properties.negativePrompt.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.enhancePrompt !== undefined && hasOwn.call(data0, "enhancePrompt")) {
                    let data1 = data0.enhancePrompt;
                    const _errs2 = errors;
                    if (typeof data1 !== "boolean" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/parameters/enhancePrompt",
                          schemaPath: "#/components/schemas/Parameters/properties/enhancePrompt/type",
                          keyword: "type",
                          params: { type: schemaParameters.properties.enhancePrompt.type },
                          message: "must be boolean,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.personGeneration !== undefined && hasOwn.call(data0, "personGeneration")) {
                    let data1 = data0.personGeneration;
                    const _errs2 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/parameters/personGeneration",
                          schemaPath: "#/components/schemas/Parameters/properties/personGeneration/type",
                          keyword: "type",
                          params: { type: schemaParameters.properties.personGeneration.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.storageUri !== undefined && hasOwn.call(data0, "storageUri")) {
                    let data1 = data0.storageUri;
                    const _errs2 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/parameters/storageUri",
                          schemaPath: "#/components/schemas/Parameters/properties/storageUri/type",
                          keyword: "type",
                          params: { type: schemaParameters.properties.storageUri.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.fps !== undefined && hasOwn.call(data0, "fps")) {
                    let data1 = data0.fps;
                    const _errs2 = errors;
                    if (
                      !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                      data1 !== null
                    ) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/parameters/fps",
                          schemaPath: "#/components/schemas/Parameters/properties/fps/type",
                          keyword: "type",
                          params: { type: schemaParameters.properties.fps.type },
                          message: "must be integer,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs2) {
                      if (typeof data1 == "number" && isFinite(data1)) {
                        if (data1 > 2147483647 || isNaN(data1)) {
                          checkRequest.errors = [
                            {
                              instancePath: instancePath + "/parameters/fps",
                              schemaPath: "#/components/schemas/Parameters/properties/fps/maximum",
                              keyword: "maximum",
                              params: { comparison: "<=", limit: 2147483647 },
                              message: "must be <= 2147483647",
                            },
                          ];
                          return false;
                        } else {
                          if (data1 < 1 || isNaN(data1)) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/parameters/fps",
                                schemaPath: "#/components/schemas/Parameters/properties/fps/minimum",
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
                  if (!valid1) break checks1;
                  if (data0.compressionQuality !== undefined && hasOwn.call(data0, "compressionQuality")) {
                    let data1 = data0.compressionQuality;
                    const _errs2 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/parameters/compressionQuality",
                          schemaPath: "#/components/schemas/Parameters/properties/compressionQuality/type",
                          keyword: "type",
                          params: { type: schemaParameters.properties.compressionQuality.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.resizeMode !== undefined && hasOwn.call(data0, "resizeMode")) {
                    let data1 = data0.resizeMode;
                    const _errs2 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/parameters/resizeMode",
                          schemaPath: "#/components/schemas/Parameters/properties/resizeMode/type",
                          keyword: "type",
                          params: { type: schemaParameters.properties.resizeMode.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.pubsubTopic !== undefined && hasOwn.call(data0, "pubsubTopic")) {
                    let data1 = data0.pubsubTopic;
                    const _errs2 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/parameters/pubsubTopic",
                          schemaPath: "#/components/schemas/Parameters/properties/pubsubTopic/type",
                          keyword: "type",
                          params: { type: schemaParameters.properties.pubsubTopic.type },
                          message: "must be string,null",
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
          if (!valid0) break checks0;
          if (data.model !== undefined && hasOwn.call(data, "model")) {
            let data0 = data.model;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/model",
                  schemaPath: "#/properties/model/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.model.type },
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
          if (data.webhookConfig !== undefined && hasOwn.call(data, "webhookConfig")) {
            let data0 = data.webhookConfig;
            const _errs0 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/webhookConfig",
                  schemaPath: "#/properties/webhookConfig/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.webhookConfig.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.labels !== undefined && hasOwn.call(data, "labels")) {
            let data0 = data.labels;
            const _errs0 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/labels",
                  schemaPath: "#/properties/labels/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.labels.type },
                  message: "must be object,null",
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
