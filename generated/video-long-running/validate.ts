// Made from specs/dialects/video-long-running/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.
import { ucs2length as func66 } from "../../src/conversion/validator-support.js";

export const validateRequest = validate20;
const schema31 = { $id: "/request", $ref: "/document#/components/schemas/Request" };
const schema33 = {
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
const schema40 = {
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
const func0 = Object.prototype.hasOwnProperty;

const schema34 = {
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
const schema35 = {
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
const schema37 = {
  type: "object",
  properties: { image: { $ref: "#/components/schemas/Medium" }, referenceType: { type: ["string", "null"] } },
};

function validate24(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate24.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.image !== undefined && func0.call(data, "image")) {
        let data0 = data.image;
        const _errs1 = errors;
        const _errs2 = errors;
        if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
          validate24.errors = [
            {
              instancePath: instancePath + "/image",
              schemaPath: "#/components/schemas/Medium/type",
              keyword: "type",
              params: { type: schema35.type },
              message: "must be object,null",
            },
          ];
          return false;
        }
        const _errs4 = errors;
        let valid2 = false;
        const _errs5 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          let missing0;
          if (
            (data0.bytesBase64Encoded === undefined || !func0.call(data0, "bytesBase64Encoded")) &&
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
            if (data0.bytesBase64Encoded !== undefined && func0.call(data0, "bytesBase64Encoded")) {
              let data1 = data0.bytesBase64Encoded;
              const _errs6 = errors;
              if (errors === _errs6) {
                if (typeof data1 === "string") {
                  if (func66(data1) < 1) {
                    const err1 = {
                      instancePath: instancePath + "/image/bytesBase64Encoded",
                      schemaPath: "#/components/schemas/Medium/anyOf/0/properties/bytesBase64Encoded/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    };
                    if (vErrors === null) {
                      vErrors = [err1];
                    } else {
                      vErrors.push(err1);
                    }
                    errors++;
                  }
                } else {
                  const err2 = {
                    instancePath: instancePath + "/image/bytesBase64Encoded",
                    schemaPath: "#/components/schemas/Medium/anyOf/0/properties/bytesBase64Encoded/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  };
                  if (vErrors === null) {
                    vErrors = [err2];
                  } else {
                    vErrors.push(err2);
                  }
                  errors++;
                }
              }
            }
          }
        }
        var _valid0 = _errs5 === errors;
        valid2 = valid2 || _valid0;
        if (_valid0) {
          var props0 = {};
          props0.bytesBase64Encoded = true;
        }
        const _errs8 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          let missing1;
          if ((data0.inlineData === undefined || !func0.call(data0, "inlineData")) && (missing1 = "inlineData")) {
            const err3 = {
              instancePath: instancePath + "/image",
              schemaPath: "#/components/schemas/Medium/anyOf/1/required",
              keyword: "required",
              params: { missingProperty: missing1 },
              message: "must have required property '" + missing1 + "'",
            };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          } else {
            if (data0.inlineData !== undefined && func0.call(data0, "inlineData")) {
              let data2 = data0.inlineData;
              const _errs9 = errors;
              if (errors === _errs9) {
                if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                  let missing2;
                  if ((data2.data === undefined || !func0.call(data2, "data")) && (missing2 = "data")) {
                    const err4 = {
                      instancePath: instancePath + "/image/inlineData",
                      schemaPath: "#/components/schemas/Medium/anyOf/1/properties/inlineData/required",
                      keyword: "required",
                      params: { missingProperty: missing2 },
                      message: "must have required property '" + missing2 + "'",
                    };
                    if (vErrors === null) {
                      vErrors = [err4];
                    } else {
                      vErrors.push(err4);
                    }
                    errors++;
                  } else {
                    if (data2.data !== undefined && func0.call(data2, "data")) {
                      let data3 = data2.data;
                      const _errs11 = errors;
                      if (errors === _errs11) {
                        if (typeof data3 === "string") {
                          if (func66(data3) < 1) {
                            const err5 = {
                              instancePath: instancePath + "/image/inlineData/data",
                              schemaPath:
                                "#/components/schemas/Medium/anyOf/1/properties/inlineData/properties/data/minLength",
                              keyword: "minLength",
                              params: { limit: 1 },
                              message: "must NOT have fewer than 1 characters",
                            };
                            if (vErrors === null) {
                              vErrors = [err5];
                            } else {
                              vErrors.push(err5);
                            }
                            errors++;
                          }
                        } else {
                          const err6 = {
                            instancePath: instancePath + "/image/inlineData/data",
                            schemaPath:
                              "#/components/schemas/Medium/anyOf/1/properties/inlineData/properties/data/type",
                            keyword: "type",
                            params: { type: "string" },
                            message: "must be string",
                          };
                          if (vErrors === null) {
                            vErrors = [err6];
                          } else {
                            vErrors.push(err6);
                          }
                          errors++;
                        }
                      }
                    }
                  }
                } else {
                  const err7 = {
                    instancePath: instancePath + "/image/inlineData",
                    schemaPath: "#/components/schemas/Medium/anyOf/1/properties/inlineData/type",
                    keyword: "type",
                    params: { type: "object" },
                    message: "must be object",
                  };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
              }
            }
          }
        }
        var _valid0 = _errs8 === errors;
        valid2 = valid2 || _valid0;
        if (_valid0) {
          if (props0 !== true) {
            props0 = props0 || {};
            props0.inlineData = true;
          }
        }
        const _errs13 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          let missing3;
          if ((data0.gcsUri === undefined || !func0.call(data0, "gcsUri")) && (missing3 = "gcsUri")) {
            const err8 = {
              instancePath: instancePath + "/image",
              schemaPath: "#/components/schemas/Medium/anyOf/2/required",
              keyword: "required",
              params: { missingProperty: missing3 },
              message: "must have required property '" + missing3 + "'",
            };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          } else {
            if (data0.gcsUri !== undefined && func0.call(data0, "gcsUri")) {
              let data4 = data0.gcsUri;
              const _errs14 = errors;
              if (errors === _errs14) {
                if (typeof data4 === "string") {
                  if (func66(data4) < 1) {
                    const err9 = {
                      instancePath: instancePath + "/image/gcsUri",
                      schemaPath: "#/components/schemas/Medium/anyOf/2/properties/gcsUri/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    };
                    if (vErrors === null) {
                      vErrors = [err9];
                    } else {
                      vErrors.push(err9);
                    }
                    errors++;
                  }
                } else {
                  const err10 = {
                    instancePath: instancePath + "/image/gcsUri",
                    schemaPath: "#/components/schemas/Medium/anyOf/2/properties/gcsUri/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
              }
            }
          }
        }
        var _valid0 = _errs13 === errors;
        valid2 = valid2 || _valid0;
        if (_valid0) {
          if (props0 !== true) {
            props0 = props0 || {};
            props0.gcsUri = true;
          }
        }
        const _errs16 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          let missing4;
          if ((data0.uri === undefined || !func0.call(data0, "uri")) && (missing4 = "uri")) {
            const err11 = {
              instancePath: instancePath + "/image",
              schemaPath: "#/components/schemas/Medium/anyOf/3/required",
              keyword: "required",
              params: { missingProperty: missing4 },
              message: "must have required property '" + missing4 + "'",
            };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          } else {
            if (data0.uri !== undefined && func0.call(data0, "uri")) {
              let data5 = data0.uri;
              const _errs17 = errors;
              if (errors === _errs17) {
                if (typeof data5 === "string") {
                  if (func66(data5) < 1) {
                    const err12 = {
                      instancePath: instancePath + "/image/uri",
                      schemaPath: "#/components/schemas/Medium/anyOf/3/properties/uri/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    };
                    if (vErrors === null) {
                      vErrors = [err12];
                    } else {
                      vErrors.push(err12);
                    }
                    errors++;
                  }
                } else {
                  const err13 = {
                    instancePath: instancePath + "/image/uri",
                    schemaPath: "#/components/schemas/Medium/anyOf/3/properties/uri/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              }
            }
          }
        }
        var _valid0 = _errs16 === errors;
        valid2 = valid2 || _valid0;
        if (_valid0) {
          if (props0 !== true) {
            props0 = props0 || {};
            props0.uri = true;
          }
        }
        const _errs19 = errors;
        if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
          let missing5;
          if ((data0.encodedVideo === undefined || !func0.call(data0, "encodedVideo")) && (missing5 = "encodedVideo")) {
            const err14 = {
              instancePath: instancePath + "/image",
              schemaPath: "#/components/schemas/Medium/anyOf/4/required",
              keyword: "required",
              params: { missingProperty: missing5 },
              message: "must have required property '" + missing5 + "'",
            };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          } else {
            if (data0.encodedVideo !== undefined && func0.call(data0, "encodedVideo")) {
              let data6 = data0.encodedVideo;
              const _errs20 = errors;
              if (errors === _errs20) {
                if (typeof data6 === "string") {
                  if (func66(data6) < 1) {
                    const err15 = {
                      instancePath: instancePath + "/image/encodedVideo",
                      schemaPath: "#/components/schemas/Medium/anyOf/4/properties/encodedVideo/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    };
                    if (vErrors === null) {
                      vErrors = [err15];
                    } else {
                      vErrors.push(err15);
                    }
                    errors++;
                  }
                } else {
                  const err16 = {
                    instancePath: instancePath + "/image/encodedVideo",
                    schemaPath: "#/components/schemas/Medium/anyOf/4/properties/encodedVideo/type",
                    keyword: "type",
                    params: { type: "string" },
                    message: "must be string",
                  };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
              }
            }
          }
        }
        var _valid0 = _errs19 === errors;
        valid2 = valid2 || _valid0;
        if (_valid0) {
          if (props0 !== true) {
            props0 = props0 || {};
            props0.encodedVideo = true;
          }
        }
        if (!valid2) {
          const err17 = {
            instancePath: instancePath + "/image",
            schemaPath: "#/components/schemas/Medium/anyOf",
            keyword: "anyOf",
            params: {},
            message: "must match a schema in anyOf",
          };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
          validate24.errors = vErrors;
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
        if (errors === _errs2) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (props0 !== true) {
              props0 = props0 || {};
              props0.bytesBase64Encoded = true;
              props0.mimeType = true;
              props0.inlineData = true;
              props0.gcsUri = true;
              props0.uri = true;
              props0.encodedVideo = true;
              props0.encoding = true;
            }
            if (data0.bytesBase64Encoded !== undefined && func0.call(data0, "bytesBase64Encoded")) {
              let data7 = data0.bytesBase64Encoded;
              const _errs22 = errors;
              if (typeof data7 !== "string" && data7 !== null) {
                validate24.errors = [
                  {
                    instancePath: instancePath + "/image/bytesBase64Encoded",
                    schemaPath: "#/components/schemas/Medium/properties/bytesBase64Encoded/type",
                    keyword: "type",
                    params: { type: schema35.properties.bytesBase64Encoded.type },
                    message: "must be string,null",
                  },
                ];
                return false;
              }
              var valid9 = _errs22 === errors;
            } else {
              var valid9 = true;
            }
            if (valid9) {
              if (data0.mimeType !== undefined && func0.call(data0, "mimeType")) {
                let data8 = data0.mimeType;
                const _errs24 = errors;
                if (typeof data8 !== "string" && data8 !== null) {
                  validate24.errors = [
                    {
                      instancePath: instancePath + "/image/mimeType",
                      schemaPath: "#/components/schemas/Medium/properties/mimeType/type",
                      keyword: "type",
                      params: { type: schema35.properties.mimeType.type },
                      message: "must be string,null",
                    },
                  ];
                  return false;
                }
                var valid9 = _errs24 === errors;
              } else {
                var valid9 = true;
              }
              if (valid9) {
                if (data0.inlineData !== undefined && func0.call(data0, "inlineData")) {
                  let data9 = data0.inlineData;
                  const _errs26 = errors;
                  if (!(data9 && typeof data9 == "object" && !Array.isArray(data9)) && data9 !== null) {
                    validate24.errors = [
                      {
                        instancePath: instancePath + "/image/inlineData",
                        schemaPath: "#/components/schemas/Medium/properties/inlineData/type",
                        keyword: "type",
                        params: { type: schema35.properties.inlineData.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs26) {
                    if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                      if (data9.mimeType !== undefined && func0.call(data9, "mimeType")) {
                        let data10 = data9.mimeType;
                        const _errs28 = errors;
                        if (typeof data10 !== "string" && data10 !== null) {
                          validate24.errors = [
                            {
                              instancePath: instancePath + "/image/inlineData/mimeType",
                              schemaPath: "#/components/schemas/Medium/properties/inlineData/properties/mimeType/type",
                              keyword: "type",
                              params: { type: schema35.properties.inlineData.properties.mimeType.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid10 = _errs28 === errors;
                      } else {
                        var valid10 = true;
                      }
                      if (valid10) {
                        if (data9.data !== undefined && func0.call(data9, "data")) {
                          let data11 = data9.data;
                          const _errs30 = errors;
                          if (typeof data11 !== "string" && data11 !== null) {
                            validate24.errors = [
                              {
                                instancePath: instancePath + "/image/inlineData/data",
                                schemaPath: "#/components/schemas/Medium/properties/inlineData/properties/data/type",
                                keyword: "type",
                                params: { type: schema35.properties.inlineData.properties.data.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid10 = _errs30 === errors;
                        } else {
                          var valid10 = true;
                        }
                      }
                    }
                  }
                  var valid9 = _errs26 === errors;
                } else {
                  var valid9 = true;
                }
                if (valid9) {
                  if (data0.gcsUri !== undefined && func0.call(data0, "gcsUri")) {
                    let data12 = data0.gcsUri;
                    const _errs32 = errors;
                    if (typeof data12 !== "string" && data12 !== null) {
                      validate24.errors = [
                        {
                          instancePath: instancePath + "/image/gcsUri",
                          schemaPath: "#/components/schemas/Medium/properties/gcsUri/type",
                          keyword: "type",
                          params: { type: schema35.properties.gcsUri.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid9 = _errs32 === errors;
                  } else {
                    var valid9 = true;
                  }
                  if (valid9) {
                    if (data0.uri !== undefined && func0.call(data0, "uri")) {
                      let data13 = data0.uri;
                      const _errs34 = errors;
                      if (typeof data13 !== "string" && data13 !== null) {
                        validate24.errors = [
                          {
                            instancePath: instancePath + "/image/uri",
                            schemaPath: "#/components/schemas/Medium/properties/uri/type",
                            keyword: "type",
                            params: { type: schema35.properties.uri.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid9 = _errs34 === errors;
                    } else {
                      var valid9 = true;
                    }
                    if (valid9) {
                      if (data0.encodedVideo !== undefined && func0.call(data0, "encodedVideo")) {
                        let data14 = data0.encodedVideo;
                        const _errs36 = errors;
                        if (typeof data14 !== "string" && data14 !== null) {
                          validate24.errors = [
                            {
                              instancePath: instancePath + "/image/encodedVideo",
                              schemaPath: "#/components/schemas/Medium/properties/encodedVideo/type",
                              keyword: "type",
                              params: { type: schema35.properties.encodedVideo.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid9 = _errs36 === errors;
                      } else {
                        var valid9 = true;
                      }
                      if (valid9) {
                        if (data0.encoding !== undefined && func0.call(data0, "encoding")) {
                          let data15 = data0.encoding;
                          const _errs38 = errors;
                          if (typeof data15 !== "string" && data15 !== null) {
                            validate24.errors = [
                              {
                                instancePath: instancePath + "/image/encoding",
                                schemaPath: "#/components/schemas/Medium/properties/encoding/type",
                                keyword: "type",
                                params: { type: schema35.properties.encoding.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid9 = _errs38 === errors;
                        } else {
                          var valid9 = true;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.referenceType !== undefined && func0.call(data, "referenceType")) {
          let data16 = data.referenceType;
          const _errs40 = errors;
          if (typeof data16 !== "string" && data16 !== null) {
            validate24.errors = [
              {
                instancePath: instancePath + "/referenceType",
                schemaPath: "#/properties/referenceType/type",
                keyword: "type",
                params: { type: schema37.properties.referenceType.type },
                message: "must be string,null",
              },
            ];
            return false;
          }
          var valid0 = _errs40 === errors;
        } else {
          var valid0 = true;
        }
      }
    } else {
      validate24.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  validate24.errors = vErrors;
  return errors === 0;
}
validate24.evaluated = { props: { image: true, referenceType: true }, dynamicProps: false, dynamicItems: false };

function validate23(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate23.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.prompt !== undefined && func0.call(data, "prompt")) {
        let data0 = data.prompt;
        const _errs1 = errors;
        if (typeof data0 !== "string" && data0 !== null) {
          validate23.errors = [
            {
              instancePath: instancePath + "/prompt",
              schemaPath: "#/properties/prompt/type",
              keyword: "type",
              params: { type: schema34.properties.prompt.type },
              message: "must be string,null",
            },
          ];
          return false;
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.image !== undefined && func0.call(data, "image")) {
          let data1 = data.image;
          const _errs3 = errors;
          const _errs4 = errors;
          if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
            validate23.errors = [
              {
                instancePath: instancePath + "/image",
                schemaPath: "#/components/schemas/Medium/type",
                keyword: "type",
                params: { type: schema35.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          const _errs6 = errors;
          let valid2 = false;
          const _errs7 = errors;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            let missing0;
            if (
              (data1.bytesBase64Encoded === undefined || !func0.call(data1, "bytesBase64Encoded")) &&
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
              if (data1.bytesBase64Encoded !== undefined && func0.call(data1, "bytesBase64Encoded")) {
                let data2 = data1.bytesBase64Encoded;
                const _errs8 = errors;
                if (errors === _errs8) {
                  if (typeof data2 === "string") {
                    if (func66(data2) < 1) {
                      const err1 = {
                        instancePath: instancePath + "/image/bytesBase64Encoded",
                        schemaPath: "#/components/schemas/Medium/anyOf/0/properties/bytesBase64Encoded/minLength",
                        keyword: "minLength",
                        params: { limit: 1 },
                        message: "must NOT have fewer than 1 characters",
                      };
                      if (vErrors === null) {
                        vErrors = [err1];
                      } else {
                        vErrors.push(err1);
                      }
                      errors++;
                    }
                  } else {
                    const err2 = {
                      instancePath: instancePath + "/image/bytesBase64Encoded",
                      schemaPath: "#/components/schemas/Medium/anyOf/0/properties/bytesBase64Encoded/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err2];
                    } else {
                      vErrors.push(err2);
                    }
                    errors++;
                  }
                }
              }
            }
          }
          var _valid0 = _errs7 === errors;
          valid2 = valid2 || _valid0;
          if (_valid0) {
            var props0 = {};
            props0.bytesBase64Encoded = true;
          }
          const _errs10 = errors;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            let missing1;
            if ((data1.inlineData === undefined || !func0.call(data1, "inlineData")) && (missing1 = "inlineData")) {
              const err3 = {
                instancePath: instancePath + "/image",
                schemaPath: "#/components/schemas/Medium/anyOf/1/required",
                keyword: "required",
                params: { missingProperty: missing1 },
                message: "must have required property '" + missing1 + "'",
              };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            } else {
              if (data1.inlineData !== undefined && func0.call(data1, "inlineData")) {
                let data3 = data1.inlineData;
                const _errs11 = errors;
                if (errors === _errs11) {
                  if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                    let missing2;
                    if ((data3.data === undefined || !func0.call(data3, "data")) && (missing2 = "data")) {
                      const err4 = {
                        instancePath: instancePath + "/image/inlineData",
                        schemaPath: "#/components/schemas/Medium/anyOf/1/properties/inlineData/required",
                        keyword: "required",
                        params: { missingProperty: missing2 },
                        message: "must have required property '" + missing2 + "'",
                      };
                      if (vErrors === null) {
                        vErrors = [err4];
                      } else {
                        vErrors.push(err4);
                      }
                      errors++;
                    } else {
                      if (data3.data !== undefined && func0.call(data3, "data")) {
                        let data4 = data3.data;
                        const _errs13 = errors;
                        if (errors === _errs13) {
                          if (typeof data4 === "string") {
                            if (func66(data4) < 1) {
                              const err5 = {
                                instancePath: instancePath + "/image/inlineData/data",
                                schemaPath:
                                  "#/components/schemas/Medium/anyOf/1/properties/inlineData/properties/data/minLength",
                                keyword: "minLength",
                                params: { limit: 1 },
                                message: "must NOT have fewer than 1 characters",
                              };
                              if (vErrors === null) {
                                vErrors = [err5];
                              } else {
                                vErrors.push(err5);
                              }
                              errors++;
                            }
                          } else {
                            const err6 = {
                              instancePath: instancePath + "/image/inlineData/data",
                              schemaPath:
                                "#/components/schemas/Medium/anyOf/1/properties/inlineData/properties/data/type",
                              keyword: "type",
                              params: { type: "string" },
                              message: "must be string",
                            };
                            if (vErrors === null) {
                              vErrors = [err6];
                            } else {
                              vErrors.push(err6);
                            }
                            errors++;
                          }
                        }
                      }
                    }
                  } else {
                    const err7 = {
                      instancePath: instancePath + "/image/inlineData",
                      schemaPath: "#/components/schemas/Medium/anyOf/1/properties/inlineData/type",
                      keyword: "type",
                      params: { type: "object" },
                      message: "must be object",
                    };
                    if (vErrors === null) {
                      vErrors = [err7];
                    } else {
                      vErrors.push(err7);
                    }
                    errors++;
                  }
                }
              }
            }
          }
          var _valid0 = _errs10 === errors;
          valid2 = valid2 || _valid0;
          if (_valid0) {
            if (props0 !== true) {
              props0 = props0 || {};
              props0.inlineData = true;
            }
          }
          const _errs15 = errors;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            let missing3;
            if ((data1.gcsUri === undefined || !func0.call(data1, "gcsUri")) && (missing3 = "gcsUri")) {
              const err8 = {
                instancePath: instancePath + "/image",
                schemaPath: "#/components/schemas/Medium/anyOf/2/required",
                keyword: "required",
                params: { missingProperty: missing3 },
                message: "must have required property '" + missing3 + "'",
              };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            } else {
              if (data1.gcsUri !== undefined && func0.call(data1, "gcsUri")) {
                let data5 = data1.gcsUri;
                const _errs16 = errors;
                if (errors === _errs16) {
                  if (typeof data5 === "string") {
                    if (func66(data5) < 1) {
                      const err9 = {
                        instancePath: instancePath + "/image/gcsUri",
                        schemaPath: "#/components/schemas/Medium/anyOf/2/properties/gcsUri/minLength",
                        keyword: "minLength",
                        params: { limit: 1 },
                        message: "must NOT have fewer than 1 characters",
                      };
                      if (vErrors === null) {
                        vErrors = [err9];
                      } else {
                        vErrors.push(err9);
                      }
                      errors++;
                    }
                  } else {
                    const err10 = {
                      instancePath: instancePath + "/image/gcsUri",
                      schemaPath: "#/components/schemas/Medium/anyOf/2/properties/gcsUri/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err10];
                    } else {
                      vErrors.push(err10);
                    }
                    errors++;
                  }
                }
              }
            }
          }
          var _valid0 = _errs15 === errors;
          valid2 = valid2 || _valid0;
          if (_valid0) {
            if (props0 !== true) {
              props0 = props0 || {};
              props0.gcsUri = true;
            }
          }
          const _errs18 = errors;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            let missing4;
            if ((data1.uri === undefined || !func0.call(data1, "uri")) && (missing4 = "uri")) {
              const err11 = {
                instancePath: instancePath + "/image",
                schemaPath: "#/components/schemas/Medium/anyOf/3/required",
                keyword: "required",
                params: { missingProperty: missing4 },
                message: "must have required property '" + missing4 + "'",
              };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            } else {
              if (data1.uri !== undefined && func0.call(data1, "uri")) {
                let data6 = data1.uri;
                const _errs19 = errors;
                if (errors === _errs19) {
                  if (typeof data6 === "string") {
                    if (func66(data6) < 1) {
                      const err12 = {
                        instancePath: instancePath + "/image/uri",
                        schemaPath: "#/components/schemas/Medium/anyOf/3/properties/uri/minLength",
                        keyword: "minLength",
                        params: { limit: 1 },
                        message: "must NOT have fewer than 1 characters",
                      };
                      if (vErrors === null) {
                        vErrors = [err12];
                      } else {
                        vErrors.push(err12);
                      }
                      errors++;
                    }
                  } else {
                    const err13 = {
                      instancePath: instancePath + "/image/uri",
                      schemaPath: "#/components/schemas/Medium/anyOf/3/properties/uri/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err13];
                    } else {
                      vErrors.push(err13);
                    }
                    errors++;
                  }
                }
              }
            }
          }
          var _valid0 = _errs18 === errors;
          valid2 = valid2 || _valid0;
          if (_valid0) {
            if (props0 !== true) {
              props0 = props0 || {};
              props0.uri = true;
            }
          }
          const _errs21 = errors;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            let missing5;
            if (
              (data1.encodedVideo === undefined || !func0.call(data1, "encodedVideo")) &&
              (missing5 = "encodedVideo")
            ) {
              const err14 = {
                instancePath: instancePath + "/image",
                schemaPath: "#/components/schemas/Medium/anyOf/4/required",
                keyword: "required",
                params: { missingProperty: missing5 },
                message: "must have required property '" + missing5 + "'",
              };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            } else {
              if (data1.encodedVideo !== undefined && func0.call(data1, "encodedVideo")) {
                let data7 = data1.encodedVideo;
                const _errs22 = errors;
                if (errors === _errs22) {
                  if (typeof data7 === "string") {
                    if (func66(data7) < 1) {
                      const err15 = {
                        instancePath: instancePath + "/image/encodedVideo",
                        schemaPath: "#/components/schemas/Medium/anyOf/4/properties/encodedVideo/minLength",
                        keyword: "minLength",
                        params: { limit: 1 },
                        message: "must NOT have fewer than 1 characters",
                      };
                      if (vErrors === null) {
                        vErrors = [err15];
                      } else {
                        vErrors.push(err15);
                      }
                      errors++;
                    }
                  } else {
                    const err16 = {
                      instancePath: instancePath + "/image/encodedVideo",
                      schemaPath: "#/components/schemas/Medium/anyOf/4/properties/encodedVideo/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    };
                    if (vErrors === null) {
                      vErrors = [err16];
                    } else {
                      vErrors.push(err16);
                    }
                    errors++;
                  }
                }
              }
            }
          }
          var _valid0 = _errs21 === errors;
          valid2 = valid2 || _valid0;
          if (_valid0) {
            if (props0 !== true) {
              props0 = props0 || {};
              props0.encodedVideo = true;
            }
          }
          if (!valid2) {
            const err17 = {
              instancePath: instancePath + "/image",
              schemaPath: "#/components/schemas/Medium/anyOf",
              keyword: "anyOf",
              params: {},
              message: "must match a schema in anyOf",
            };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
            validate23.errors = vErrors;
            return false;
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
          if (errors === _errs4) {
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              if (props0 !== true) {
                props0 = props0 || {};
                props0.bytesBase64Encoded = true;
                props0.mimeType = true;
                props0.inlineData = true;
                props0.gcsUri = true;
                props0.uri = true;
                props0.encodedVideo = true;
                props0.encoding = true;
              }
              if (data1.bytesBase64Encoded !== undefined && func0.call(data1, "bytesBase64Encoded")) {
                let data8 = data1.bytesBase64Encoded;
                const _errs24 = errors;
                if (typeof data8 !== "string" && data8 !== null) {
                  validate23.errors = [
                    {
                      instancePath: instancePath + "/image/bytesBase64Encoded",
                      schemaPath: "#/components/schemas/Medium/properties/bytesBase64Encoded/type",
                      keyword: "type",
                      params: { type: schema35.properties.bytesBase64Encoded.type },
                      message: "must be string,null",
                    },
                  ];
                  return false;
                }
                var valid9 = _errs24 === errors;
              } else {
                var valid9 = true;
              }
              if (valid9) {
                if (data1.mimeType !== undefined && func0.call(data1, "mimeType")) {
                  let data9 = data1.mimeType;
                  const _errs26 = errors;
                  if (typeof data9 !== "string" && data9 !== null) {
                    validate23.errors = [
                      {
                        instancePath: instancePath + "/image/mimeType",
                        schemaPath: "#/components/schemas/Medium/properties/mimeType/type",
                        keyword: "type",
                        params: { type: schema35.properties.mimeType.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid9 = _errs26 === errors;
                } else {
                  var valid9 = true;
                }
                if (valid9) {
                  if (data1.inlineData !== undefined && func0.call(data1, "inlineData")) {
                    let data10 = data1.inlineData;
                    const _errs28 = errors;
                    if (!(data10 && typeof data10 == "object" && !Array.isArray(data10)) && data10 !== null) {
                      validate23.errors = [
                        {
                          instancePath: instancePath + "/image/inlineData",
                          schemaPath: "#/components/schemas/Medium/properties/inlineData/type",
                          keyword: "type",
                          params: { type: schema35.properties.inlineData.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs28) {
                      if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                        if (data10.mimeType !== undefined && func0.call(data10, "mimeType")) {
                          let data11 = data10.mimeType;
                          const _errs30 = errors;
                          if (typeof data11 !== "string" && data11 !== null) {
                            validate23.errors = [
                              {
                                instancePath: instancePath + "/image/inlineData/mimeType",
                                schemaPath:
                                  "#/components/schemas/Medium/properties/inlineData/properties/mimeType/type",
                                keyword: "type",
                                params: { type: schema35.properties.inlineData.properties.mimeType.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid10 = _errs30 === errors;
                        } else {
                          var valid10 = true;
                        }
                        if (valid10) {
                          if (data10.data !== undefined && func0.call(data10, "data")) {
                            let data12 = data10.data;
                            const _errs32 = errors;
                            if (typeof data12 !== "string" && data12 !== null) {
                              validate23.errors = [
                                {
                                  instancePath: instancePath + "/image/inlineData/data",
                                  schemaPath: "#/components/schemas/Medium/properties/inlineData/properties/data/type",
                                  keyword: "type",
                                  params: { type: schema35.properties.inlineData.properties.data.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid10 = _errs32 === errors;
                          } else {
                            var valid10 = true;
                          }
                        }
                      }
                    }
                    var valid9 = _errs28 === errors;
                  } else {
                    var valid9 = true;
                  }
                  if (valid9) {
                    if (data1.gcsUri !== undefined && func0.call(data1, "gcsUri")) {
                      let data13 = data1.gcsUri;
                      const _errs34 = errors;
                      if (typeof data13 !== "string" && data13 !== null) {
                        validate23.errors = [
                          {
                            instancePath: instancePath + "/image/gcsUri",
                            schemaPath: "#/components/schemas/Medium/properties/gcsUri/type",
                            keyword: "type",
                            params: { type: schema35.properties.gcsUri.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid9 = _errs34 === errors;
                    } else {
                      var valid9 = true;
                    }
                    if (valid9) {
                      if (data1.uri !== undefined && func0.call(data1, "uri")) {
                        let data14 = data1.uri;
                        const _errs36 = errors;
                        if (typeof data14 !== "string" && data14 !== null) {
                          validate23.errors = [
                            {
                              instancePath: instancePath + "/image/uri",
                              schemaPath: "#/components/schemas/Medium/properties/uri/type",
                              keyword: "type",
                              params: { type: schema35.properties.uri.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid9 = _errs36 === errors;
                      } else {
                        var valid9 = true;
                      }
                      if (valid9) {
                        if (data1.encodedVideo !== undefined && func0.call(data1, "encodedVideo")) {
                          let data15 = data1.encodedVideo;
                          const _errs38 = errors;
                          if (typeof data15 !== "string" && data15 !== null) {
                            validate23.errors = [
                              {
                                instancePath: instancePath + "/image/encodedVideo",
                                schemaPath: "#/components/schemas/Medium/properties/encodedVideo/type",
                                keyword: "type",
                                params: { type: schema35.properties.encodedVideo.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid9 = _errs38 === errors;
                        } else {
                          var valid9 = true;
                        }
                        if (valid9) {
                          if (data1.encoding !== undefined && func0.call(data1, "encoding")) {
                            let data16 = data1.encoding;
                            const _errs40 = errors;
                            if (typeof data16 !== "string" && data16 !== null) {
                              validate23.errors = [
                                {
                                  instancePath: instancePath + "/image/encoding",
                                  schemaPath: "#/components/schemas/Medium/properties/encoding/type",
                                  keyword: "type",
                                  params: { type: schema35.properties.encoding.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid9 = _errs40 === errors;
                          } else {
                            var valid9 = true;
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.lastFrame !== undefined && func0.call(data, "lastFrame")) {
            let data17 = data.lastFrame;
            const _errs42 = errors;
            const _errs43 = errors;
            if (!(data17 && typeof data17 == "object" && !Array.isArray(data17)) && data17 !== null) {
              validate23.errors = [
                {
                  instancePath: instancePath + "/lastFrame",
                  schemaPath: "#/components/schemas/Medium/type",
                  keyword: "type",
                  params: { type: schema35.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            const _errs45 = errors;
            let valid12 = false;
            const _errs46 = errors;
            if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
              let missing6;
              if (
                (data17.bytesBase64Encoded === undefined || !func0.call(data17, "bytesBase64Encoded")) &&
                (missing6 = "bytesBase64Encoded")
              ) {
                const err18 = {
                  instancePath: instancePath + "/lastFrame",
                  schemaPath: "#/components/schemas/Medium/anyOf/0/required",
                  keyword: "required",
                  params: { missingProperty: missing6 },
                  message: "must have required property '" + missing6 + "'",
                };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              } else {
                if (data17.bytesBase64Encoded !== undefined && func0.call(data17, "bytesBase64Encoded")) {
                  let data18 = data17.bytesBase64Encoded;
                  const _errs47 = errors;
                  if (errors === _errs47) {
                    if (typeof data18 === "string") {
                      if (func66(data18) < 1) {
                        const err19 = {
                          instancePath: instancePath + "/lastFrame/bytesBase64Encoded",
                          schemaPath: "#/components/schemas/Medium/anyOf/0/properties/bytesBase64Encoded/minLength",
                          keyword: "minLength",
                          params: { limit: 1 },
                          message: "must NOT have fewer than 1 characters",
                        };
                        if (vErrors === null) {
                          vErrors = [err19];
                        } else {
                          vErrors.push(err19);
                        }
                        errors++;
                      }
                    } else {
                      const err20 = {
                        instancePath: instancePath + "/lastFrame/bytesBase64Encoded",
                        schemaPath: "#/components/schemas/Medium/anyOf/0/properties/bytesBase64Encoded/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      };
                      if (vErrors === null) {
                        vErrors = [err20];
                      } else {
                        vErrors.push(err20);
                      }
                      errors++;
                    }
                  }
                }
              }
            }
            var _valid1 = _errs46 === errors;
            valid12 = valid12 || _valid1;
            if (_valid1) {
              var props1 = {};
              props1.bytesBase64Encoded = true;
            }
            const _errs49 = errors;
            if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
              let missing7;
              if ((data17.inlineData === undefined || !func0.call(data17, "inlineData")) && (missing7 = "inlineData")) {
                const err21 = {
                  instancePath: instancePath + "/lastFrame",
                  schemaPath: "#/components/schemas/Medium/anyOf/1/required",
                  keyword: "required",
                  params: { missingProperty: missing7 },
                  message: "must have required property '" + missing7 + "'",
                };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              } else {
                if (data17.inlineData !== undefined && func0.call(data17, "inlineData")) {
                  let data19 = data17.inlineData;
                  const _errs50 = errors;
                  if (errors === _errs50) {
                    if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                      let missing8;
                      if ((data19.data === undefined || !func0.call(data19, "data")) && (missing8 = "data")) {
                        const err22 = {
                          instancePath: instancePath + "/lastFrame/inlineData",
                          schemaPath: "#/components/schemas/Medium/anyOf/1/properties/inlineData/required",
                          keyword: "required",
                          params: { missingProperty: missing8 },
                          message: "must have required property '" + missing8 + "'",
                        };
                        if (vErrors === null) {
                          vErrors = [err22];
                        } else {
                          vErrors.push(err22);
                        }
                        errors++;
                      } else {
                        if (data19.data !== undefined && func0.call(data19, "data")) {
                          let data20 = data19.data;
                          const _errs52 = errors;
                          if (errors === _errs52) {
                            if (typeof data20 === "string") {
                              if (func66(data20) < 1) {
                                const err23 = {
                                  instancePath: instancePath + "/lastFrame/inlineData/data",
                                  schemaPath:
                                    "#/components/schemas/Medium/anyOf/1/properties/inlineData/properties/data/minLength",
                                  keyword: "minLength",
                                  params: { limit: 1 },
                                  message: "must NOT have fewer than 1 characters",
                                };
                                if (vErrors === null) {
                                  vErrors = [err23];
                                } else {
                                  vErrors.push(err23);
                                }
                                errors++;
                              }
                            } else {
                              const err24 = {
                                instancePath: instancePath + "/lastFrame/inlineData/data",
                                schemaPath:
                                  "#/components/schemas/Medium/anyOf/1/properties/inlineData/properties/data/type",
                                keyword: "type",
                                params: { type: "string" },
                                message: "must be string",
                              };
                              if (vErrors === null) {
                                vErrors = [err24];
                              } else {
                                vErrors.push(err24);
                              }
                              errors++;
                            }
                          }
                        }
                      }
                    } else {
                      const err25 = {
                        instancePath: instancePath + "/lastFrame/inlineData",
                        schemaPath: "#/components/schemas/Medium/anyOf/1/properties/inlineData/type",
                        keyword: "type",
                        params: { type: "object" },
                        message: "must be object",
                      };
                      if (vErrors === null) {
                        vErrors = [err25];
                      } else {
                        vErrors.push(err25);
                      }
                      errors++;
                    }
                  }
                }
              }
            }
            var _valid1 = _errs49 === errors;
            valid12 = valid12 || _valid1;
            if (_valid1) {
              if (props1 !== true) {
                props1 = props1 || {};
                props1.inlineData = true;
              }
            }
            const _errs54 = errors;
            if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
              let missing9;
              if ((data17.gcsUri === undefined || !func0.call(data17, "gcsUri")) && (missing9 = "gcsUri")) {
                const err26 = {
                  instancePath: instancePath + "/lastFrame",
                  schemaPath: "#/components/schemas/Medium/anyOf/2/required",
                  keyword: "required",
                  params: { missingProperty: missing9 },
                  message: "must have required property '" + missing9 + "'",
                };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              } else {
                if (data17.gcsUri !== undefined && func0.call(data17, "gcsUri")) {
                  let data21 = data17.gcsUri;
                  const _errs55 = errors;
                  if (errors === _errs55) {
                    if (typeof data21 === "string") {
                      if (func66(data21) < 1) {
                        const err27 = {
                          instancePath: instancePath + "/lastFrame/gcsUri",
                          schemaPath: "#/components/schemas/Medium/anyOf/2/properties/gcsUri/minLength",
                          keyword: "minLength",
                          params: { limit: 1 },
                          message: "must NOT have fewer than 1 characters",
                        };
                        if (vErrors === null) {
                          vErrors = [err27];
                        } else {
                          vErrors.push(err27);
                        }
                        errors++;
                      }
                    } else {
                      const err28 = {
                        instancePath: instancePath + "/lastFrame/gcsUri",
                        schemaPath: "#/components/schemas/Medium/anyOf/2/properties/gcsUri/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      };
                      if (vErrors === null) {
                        vErrors = [err28];
                      } else {
                        vErrors.push(err28);
                      }
                      errors++;
                    }
                  }
                }
              }
            }
            var _valid1 = _errs54 === errors;
            valid12 = valid12 || _valid1;
            if (_valid1) {
              if (props1 !== true) {
                props1 = props1 || {};
                props1.gcsUri = true;
              }
            }
            const _errs57 = errors;
            if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
              let missing10;
              if ((data17.uri === undefined || !func0.call(data17, "uri")) && (missing10 = "uri")) {
                const err29 = {
                  instancePath: instancePath + "/lastFrame",
                  schemaPath: "#/components/schemas/Medium/anyOf/3/required",
                  keyword: "required",
                  params: { missingProperty: missing10 },
                  message: "must have required property '" + missing10 + "'",
                };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              } else {
                if (data17.uri !== undefined && func0.call(data17, "uri")) {
                  let data22 = data17.uri;
                  const _errs58 = errors;
                  if (errors === _errs58) {
                    if (typeof data22 === "string") {
                      if (func66(data22) < 1) {
                        const err30 = {
                          instancePath: instancePath + "/lastFrame/uri",
                          schemaPath: "#/components/schemas/Medium/anyOf/3/properties/uri/minLength",
                          keyword: "minLength",
                          params: { limit: 1 },
                          message: "must NOT have fewer than 1 characters",
                        };
                        if (vErrors === null) {
                          vErrors = [err30];
                        } else {
                          vErrors.push(err30);
                        }
                        errors++;
                      }
                    } else {
                      const err31 = {
                        instancePath: instancePath + "/lastFrame/uri",
                        schemaPath: "#/components/schemas/Medium/anyOf/3/properties/uri/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      };
                      if (vErrors === null) {
                        vErrors = [err31];
                      } else {
                        vErrors.push(err31);
                      }
                      errors++;
                    }
                  }
                }
              }
            }
            var _valid1 = _errs57 === errors;
            valid12 = valid12 || _valid1;
            if (_valid1) {
              if (props1 !== true) {
                props1 = props1 || {};
                props1.uri = true;
              }
            }
            const _errs60 = errors;
            if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
              let missing11;
              if (
                (data17.encodedVideo === undefined || !func0.call(data17, "encodedVideo")) &&
                (missing11 = "encodedVideo")
              ) {
                const err32 = {
                  instancePath: instancePath + "/lastFrame",
                  schemaPath: "#/components/schemas/Medium/anyOf/4/required",
                  keyword: "required",
                  params: { missingProperty: missing11 },
                  message: "must have required property '" + missing11 + "'",
                };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              } else {
                if (data17.encodedVideo !== undefined && func0.call(data17, "encodedVideo")) {
                  let data23 = data17.encodedVideo;
                  const _errs61 = errors;
                  if (errors === _errs61) {
                    if (typeof data23 === "string") {
                      if (func66(data23) < 1) {
                        const err33 = {
                          instancePath: instancePath + "/lastFrame/encodedVideo",
                          schemaPath: "#/components/schemas/Medium/anyOf/4/properties/encodedVideo/minLength",
                          keyword: "minLength",
                          params: { limit: 1 },
                          message: "must NOT have fewer than 1 characters",
                        };
                        if (vErrors === null) {
                          vErrors = [err33];
                        } else {
                          vErrors.push(err33);
                        }
                        errors++;
                      }
                    } else {
                      const err34 = {
                        instancePath: instancePath + "/lastFrame/encodedVideo",
                        schemaPath: "#/components/schemas/Medium/anyOf/4/properties/encodedVideo/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      };
                      if (vErrors === null) {
                        vErrors = [err34];
                      } else {
                        vErrors.push(err34);
                      }
                      errors++;
                    }
                  }
                }
              }
            }
            var _valid1 = _errs60 === errors;
            valid12 = valid12 || _valid1;
            if (_valid1) {
              if (props1 !== true) {
                props1 = props1 || {};
                props1.encodedVideo = true;
              }
            }
            if (!valid12) {
              const err35 = {
                instancePath: instancePath + "/lastFrame",
                schemaPath: "#/components/schemas/Medium/anyOf",
                keyword: "anyOf",
                params: {},
                message: "must match a schema in anyOf",
              };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
              validate23.errors = vErrors;
              return false;
            } else {
              errors = _errs45;
              if (vErrors !== null) {
                if (_errs45) {
                  vErrors.length = _errs45;
                } else {
                  vErrors = null;
                }
              }
            }
            if (errors === _errs43) {
              if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                if (props1 !== true) {
                  props1 = props1 || {};
                  props1.bytesBase64Encoded = true;
                  props1.mimeType = true;
                  props1.inlineData = true;
                  props1.gcsUri = true;
                  props1.uri = true;
                  props1.encodedVideo = true;
                  props1.encoding = true;
                }
                if (data17.bytesBase64Encoded !== undefined && func0.call(data17, "bytesBase64Encoded")) {
                  let data24 = data17.bytesBase64Encoded;
                  const _errs63 = errors;
                  if (typeof data24 !== "string" && data24 !== null) {
                    validate23.errors = [
                      {
                        instancePath: instancePath + "/lastFrame/bytesBase64Encoded",
                        schemaPath: "#/components/schemas/Medium/properties/bytesBase64Encoded/type",
                        keyword: "type",
                        params: { type: schema35.properties.bytesBase64Encoded.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid19 = _errs63 === errors;
                } else {
                  var valid19 = true;
                }
                if (valid19) {
                  if (data17.mimeType !== undefined && func0.call(data17, "mimeType")) {
                    let data25 = data17.mimeType;
                    const _errs65 = errors;
                    if (typeof data25 !== "string" && data25 !== null) {
                      validate23.errors = [
                        {
                          instancePath: instancePath + "/lastFrame/mimeType",
                          schemaPath: "#/components/schemas/Medium/properties/mimeType/type",
                          keyword: "type",
                          params: { type: schema35.properties.mimeType.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid19 = _errs65 === errors;
                  } else {
                    var valid19 = true;
                  }
                  if (valid19) {
                    if (data17.inlineData !== undefined && func0.call(data17, "inlineData")) {
                      let data26 = data17.inlineData;
                      const _errs67 = errors;
                      if (!(data26 && typeof data26 == "object" && !Array.isArray(data26)) && data26 !== null) {
                        validate23.errors = [
                          {
                            instancePath: instancePath + "/lastFrame/inlineData",
                            schemaPath: "#/components/schemas/Medium/properties/inlineData/type",
                            keyword: "type",
                            params: { type: schema35.properties.inlineData.type },
                            message: "must be object,null",
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs67) {
                        if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                          if (data26.mimeType !== undefined && func0.call(data26, "mimeType")) {
                            let data27 = data26.mimeType;
                            const _errs69 = errors;
                            if (typeof data27 !== "string" && data27 !== null) {
                              validate23.errors = [
                                {
                                  instancePath: instancePath + "/lastFrame/inlineData/mimeType",
                                  schemaPath:
                                    "#/components/schemas/Medium/properties/inlineData/properties/mimeType/type",
                                  keyword: "type",
                                  params: { type: schema35.properties.inlineData.properties.mimeType.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid20 = _errs69 === errors;
                          } else {
                            var valid20 = true;
                          }
                          if (valid20) {
                            if (data26.data !== undefined && func0.call(data26, "data")) {
                              let data28 = data26.data;
                              const _errs71 = errors;
                              if (typeof data28 !== "string" && data28 !== null) {
                                validate23.errors = [
                                  {
                                    instancePath: instancePath + "/lastFrame/inlineData/data",
                                    schemaPath:
                                      "#/components/schemas/Medium/properties/inlineData/properties/data/type",
                                    keyword: "type",
                                    params: { type: schema35.properties.inlineData.properties.data.type },
                                    message: "must be string,null",
                                  },
                                ];
                                return false;
                              }
                              var valid20 = _errs71 === errors;
                            } else {
                              var valid20 = true;
                            }
                          }
                        }
                      }
                      var valid19 = _errs67 === errors;
                    } else {
                      var valid19 = true;
                    }
                    if (valid19) {
                      if (data17.gcsUri !== undefined && func0.call(data17, "gcsUri")) {
                        let data29 = data17.gcsUri;
                        const _errs73 = errors;
                        if (typeof data29 !== "string" && data29 !== null) {
                          validate23.errors = [
                            {
                              instancePath: instancePath + "/lastFrame/gcsUri",
                              schemaPath: "#/components/schemas/Medium/properties/gcsUri/type",
                              keyword: "type",
                              params: { type: schema35.properties.gcsUri.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid19 = _errs73 === errors;
                      } else {
                        var valid19 = true;
                      }
                      if (valid19) {
                        if (data17.uri !== undefined && func0.call(data17, "uri")) {
                          let data30 = data17.uri;
                          const _errs75 = errors;
                          if (typeof data30 !== "string" && data30 !== null) {
                            validate23.errors = [
                              {
                                instancePath: instancePath + "/lastFrame/uri",
                                schemaPath: "#/components/schemas/Medium/properties/uri/type",
                                keyword: "type",
                                params: { type: schema35.properties.uri.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid19 = _errs75 === errors;
                        } else {
                          var valid19 = true;
                        }
                        if (valid19) {
                          if (data17.encodedVideo !== undefined && func0.call(data17, "encodedVideo")) {
                            let data31 = data17.encodedVideo;
                            const _errs77 = errors;
                            if (typeof data31 !== "string" && data31 !== null) {
                              validate23.errors = [
                                {
                                  instancePath: instancePath + "/lastFrame/encodedVideo",
                                  schemaPath: "#/components/schemas/Medium/properties/encodedVideo/type",
                                  keyword: "type",
                                  params: { type: schema35.properties.encodedVideo.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid19 = _errs77 === errors;
                          } else {
                            var valid19 = true;
                          }
                          if (valid19) {
                            if (data17.encoding !== undefined && func0.call(data17, "encoding")) {
                              let data32 = data17.encoding;
                              const _errs79 = errors;
                              if (typeof data32 !== "string" && data32 !== null) {
                                validate23.errors = [
                                  {
                                    instancePath: instancePath + "/lastFrame/encoding",
                                    schemaPath: "#/components/schemas/Medium/properties/encoding/type",
                                    keyword: "type",
                                    params: { type: schema35.properties.encoding.type },
                                    message: "must be string,null",
                                  },
                                ];
                                return false;
                              }
                              var valid19 = _errs79 === errors;
                            } else {
                              var valid19 = true;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
            var valid0 = _errs42 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.referenceImages !== undefined && func0.call(data, "referenceImages")) {
              let data33 = data.referenceImages;
              const _errs81 = errors;
              if (!Array.isArray(data33) && data33 !== null) {
                validate23.errors = [
                  {
                    instancePath: instancePath + "/referenceImages",
                    schemaPath: "#/properties/referenceImages/type",
                    keyword: "type",
                    params: { type: schema34.properties.referenceImages.type },
                    message: "must be array,null",
                  },
                ];
                return false;
              }
              if (errors === _errs81) {
                if (Array.isArray(data33)) {
                  var valid21 = true;
                  const len0 = data33.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs83 = errors;
                    if (
                      !validate24(data33[i0], {
                        instancePath: instancePath + "/referenceImages/" + i0,
                        parentData: data33,
                        parentDataProperty: i0,
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                      errors = vErrors.length;
                    }
                    var valid21 = _errs83 === errors;
                    if (!valid21) {
                      break;
                    }
                  }
                }
              }
              var valid0 = _errs81 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.video !== undefined && func0.call(data, "video")) {
                let data35 = data.video;
                const _errs84 = errors;
                const _errs85 = errors;
                if (!(data35 && typeof data35 == "object" && !Array.isArray(data35)) && data35 !== null) {
                  validate23.errors = [
                    {
                      instancePath: instancePath + "/video",
                      schemaPath: "#/components/schemas/Medium/type",
                      keyword: "type",
                      params: { type: schema35.type },
                      message: "must be object,null",
                    },
                  ];
                  return false;
                }
                const _errs87 = errors;
                let valid23 = false;
                const _errs88 = errors;
                if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                  let missing12;
                  if (
                    (data35.bytesBase64Encoded === undefined || !func0.call(data35, "bytesBase64Encoded")) &&
                    (missing12 = "bytesBase64Encoded")
                  ) {
                    const err36 = {
                      instancePath: instancePath + "/video",
                      schemaPath: "#/components/schemas/Medium/anyOf/0/required",
                      keyword: "required",
                      params: { missingProperty: missing12 },
                      message: "must have required property '" + missing12 + "'",
                    };
                    if (vErrors === null) {
                      vErrors = [err36];
                    } else {
                      vErrors.push(err36);
                    }
                    errors++;
                  } else {
                    if (data35.bytesBase64Encoded !== undefined && func0.call(data35, "bytesBase64Encoded")) {
                      let data36 = data35.bytesBase64Encoded;
                      const _errs89 = errors;
                      if (errors === _errs89) {
                        if (typeof data36 === "string") {
                          if (func66(data36) < 1) {
                            const err37 = {
                              instancePath: instancePath + "/video/bytesBase64Encoded",
                              schemaPath: "#/components/schemas/Medium/anyOf/0/properties/bytesBase64Encoded/minLength",
                              keyword: "minLength",
                              params: { limit: 1 },
                              message: "must NOT have fewer than 1 characters",
                            };
                            if (vErrors === null) {
                              vErrors = [err37];
                            } else {
                              vErrors.push(err37);
                            }
                            errors++;
                          }
                        } else {
                          const err38 = {
                            instancePath: instancePath + "/video/bytesBase64Encoded",
                            schemaPath: "#/components/schemas/Medium/anyOf/0/properties/bytesBase64Encoded/type",
                            keyword: "type",
                            params: { type: "string" },
                            message: "must be string",
                          };
                          if (vErrors === null) {
                            vErrors = [err38];
                          } else {
                            vErrors.push(err38);
                          }
                          errors++;
                        }
                      }
                    }
                  }
                }
                var _valid2 = _errs88 === errors;
                valid23 = valid23 || _valid2;
                if (_valid2) {
                  var props2 = {};
                  props2.bytesBase64Encoded = true;
                }
                const _errs91 = errors;
                if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                  let missing13;
                  if (
                    (data35.inlineData === undefined || !func0.call(data35, "inlineData")) &&
                    (missing13 = "inlineData")
                  ) {
                    const err39 = {
                      instancePath: instancePath + "/video",
                      schemaPath: "#/components/schemas/Medium/anyOf/1/required",
                      keyword: "required",
                      params: { missingProperty: missing13 },
                      message: "must have required property '" + missing13 + "'",
                    };
                    if (vErrors === null) {
                      vErrors = [err39];
                    } else {
                      vErrors.push(err39);
                    }
                    errors++;
                  } else {
                    if (data35.inlineData !== undefined && func0.call(data35, "inlineData")) {
                      let data37 = data35.inlineData;
                      const _errs92 = errors;
                      if (errors === _errs92) {
                        if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
                          let missing14;
                          if ((data37.data === undefined || !func0.call(data37, "data")) && (missing14 = "data")) {
                            const err40 = {
                              instancePath: instancePath + "/video/inlineData",
                              schemaPath: "#/components/schemas/Medium/anyOf/1/properties/inlineData/required",
                              keyword: "required",
                              params: { missingProperty: missing14 },
                              message: "must have required property '" + missing14 + "'",
                            };
                            if (vErrors === null) {
                              vErrors = [err40];
                            } else {
                              vErrors.push(err40);
                            }
                            errors++;
                          } else {
                            if (data37.data !== undefined && func0.call(data37, "data")) {
                              let data38 = data37.data;
                              const _errs94 = errors;
                              if (errors === _errs94) {
                                if (typeof data38 === "string") {
                                  if (func66(data38) < 1) {
                                    const err41 = {
                                      instancePath: instancePath + "/video/inlineData/data",
                                      schemaPath:
                                        "#/components/schemas/Medium/anyOf/1/properties/inlineData/properties/data/minLength",
                                      keyword: "minLength",
                                      params: { limit: 1 },
                                      message: "must NOT have fewer than 1 characters",
                                    };
                                    if (vErrors === null) {
                                      vErrors = [err41];
                                    } else {
                                      vErrors.push(err41);
                                    }
                                    errors++;
                                  }
                                } else {
                                  const err42 = {
                                    instancePath: instancePath + "/video/inlineData/data",
                                    schemaPath:
                                      "#/components/schemas/Medium/anyOf/1/properties/inlineData/properties/data/type",
                                    keyword: "type",
                                    params: { type: "string" },
                                    message: "must be string",
                                  };
                                  if (vErrors === null) {
                                    vErrors = [err42];
                                  } else {
                                    vErrors.push(err42);
                                  }
                                  errors++;
                                }
                              }
                            }
                          }
                        } else {
                          const err43 = {
                            instancePath: instancePath + "/video/inlineData",
                            schemaPath: "#/components/schemas/Medium/anyOf/1/properties/inlineData/type",
                            keyword: "type",
                            params: { type: "object" },
                            message: "must be object",
                          };
                          if (vErrors === null) {
                            vErrors = [err43];
                          } else {
                            vErrors.push(err43);
                          }
                          errors++;
                        }
                      }
                    }
                  }
                }
                var _valid2 = _errs91 === errors;
                valid23 = valid23 || _valid2;
                if (_valid2) {
                  if (props2 !== true) {
                    props2 = props2 || {};
                    props2.inlineData = true;
                  }
                }
                const _errs96 = errors;
                if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                  let missing15;
                  if ((data35.gcsUri === undefined || !func0.call(data35, "gcsUri")) && (missing15 = "gcsUri")) {
                    const err44 = {
                      instancePath: instancePath + "/video",
                      schemaPath: "#/components/schemas/Medium/anyOf/2/required",
                      keyword: "required",
                      params: { missingProperty: missing15 },
                      message: "must have required property '" + missing15 + "'",
                    };
                    if (vErrors === null) {
                      vErrors = [err44];
                    } else {
                      vErrors.push(err44);
                    }
                    errors++;
                  } else {
                    if (data35.gcsUri !== undefined && func0.call(data35, "gcsUri")) {
                      let data39 = data35.gcsUri;
                      const _errs97 = errors;
                      if (errors === _errs97) {
                        if (typeof data39 === "string") {
                          if (func66(data39) < 1) {
                            const err45 = {
                              instancePath: instancePath + "/video/gcsUri",
                              schemaPath: "#/components/schemas/Medium/anyOf/2/properties/gcsUri/minLength",
                              keyword: "minLength",
                              params: { limit: 1 },
                              message: "must NOT have fewer than 1 characters",
                            };
                            if (vErrors === null) {
                              vErrors = [err45];
                            } else {
                              vErrors.push(err45);
                            }
                            errors++;
                          }
                        } else {
                          const err46 = {
                            instancePath: instancePath + "/video/gcsUri",
                            schemaPath: "#/components/schemas/Medium/anyOf/2/properties/gcsUri/type",
                            keyword: "type",
                            params: { type: "string" },
                            message: "must be string",
                          };
                          if (vErrors === null) {
                            vErrors = [err46];
                          } else {
                            vErrors.push(err46);
                          }
                          errors++;
                        }
                      }
                    }
                  }
                }
                var _valid2 = _errs96 === errors;
                valid23 = valid23 || _valid2;
                if (_valid2) {
                  if (props2 !== true) {
                    props2 = props2 || {};
                    props2.gcsUri = true;
                  }
                }
                const _errs99 = errors;
                if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                  let missing16;
                  if ((data35.uri === undefined || !func0.call(data35, "uri")) && (missing16 = "uri")) {
                    const err47 = {
                      instancePath: instancePath + "/video",
                      schemaPath: "#/components/schemas/Medium/anyOf/3/required",
                      keyword: "required",
                      params: { missingProperty: missing16 },
                      message: "must have required property '" + missing16 + "'",
                    };
                    if (vErrors === null) {
                      vErrors = [err47];
                    } else {
                      vErrors.push(err47);
                    }
                    errors++;
                  } else {
                    if (data35.uri !== undefined && func0.call(data35, "uri")) {
                      let data40 = data35.uri;
                      const _errs100 = errors;
                      if (errors === _errs100) {
                        if (typeof data40 === "string") {
                          if (func66(data40) < 1) {
                            const err48 = {
                              instancePath: instancePath + "/video/uri",
                              schemaPath: "#/components/schemas/Medium/anyOf/3/properties/uri/minLength",
                              keyword: "minLength",
                              params: { limit: 1 },
                              message: "must NOT have fewer than 1 characters",
                            };
                            if (vErrors === null) {
                              vErrors = [err48];
                            } else {
                              vErrors.push(err48);
                            }
                            errors++;
                          }
                        } else {
                          const err49 = {
                            instancePath: instancePath + "/video/uri",
                            schemaPath: "#/components/schemas/Medium/anyOf/3/properties/uri/type",
                            keyword: "type",
                            params: { type: "string" },
                            message: "must be string",
                          };
                          if (vErrors === null) {
                            vErrors = [err49];
                          } else {
                            vErrors.push(err49);
                          }
                          errors++;
                        }
                      }
                    }
                  }
                }
                var _valid2 = _errs99 === errors;
                valid23 = valid23 || _valid2;
                if (_valid2) {
                  if (props2 !== true) {
                    props2 = props2 || {};
                    props2.uri = true;
                  }
                }
                const _errs102 = errors;
                if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                  let missing17;
                  if (
                    (data35.encodedVideo === undefined || !func0.call(data35, "encodedVideo")) &&
                    (missing17 = "encodedVideo")
                  ) {
                    const err50 = {
                      instancePath: instancePath + "/video",
                      schemaPath: "#/components/schemas/Medium/anyOf/4/required",
                      keyword: "required",
                      params: { missingProperty: missing17 },
                      message: "must have required property '" + missing17 + "'",
                    };
                    if (vErrors === null) {
                      vErrors = [err50];
                    } else {
                      vErrors.push(err50);
                    }
                    errors++;
                  } else {
                    if (data35.encodedVideo !== undefined && func0.call(data35, "encodedVideo")) {
                      let data41 = data35.encodedVideo;
                      const _errs103 = errors;
                      if (errors === _errs103) {
                        if (typeof data41 === "string") {
                          if (func66(data41) < 1) {
                            const err51 = {
                              instancePath: instancePath + "/video/encodedVideo",
                              schemaPath: "#/components/schemas/Medium/anyOf/4/properties/encodedVideo/minLength",
                              keyword: "minLength",
                              params: { limit: 1 },
                              message: "must NOT have fewer than 1 characters",
                            };
                            if (vErrors === null) {
                              vErrors = [err51];
                            } else {
                              vErrors.push(err51);
                            }
                            errors++;
                          }
                        } else {
                          const err52 = {
                            instancePath: instancePath + "/video/encodedVideo",
                            schemaPath: "#/components/schemas/Medium/anyOf/4/properties/encodedVideo/type",
                            keyword: "type",
                            params: { type: "string" },
                            message: "must be string",
                          };
                          if (vErrors === null) {
                            vErrors = [err52];
                          } else {
                            vErrors.push(err52);
                          }
                          errors++;
                        }
                      }
                    }
                  }
                }
                var _valid2 = _errs102 === errors;
                valid23 = valid23 || _valid2;
                if (_valid2) {
                  if (props2 !== true) {
                    props2 = props2 || {};
                    props2.encodedVideo = true;
                  }
                }
                if (!valid23) {
                  const err53 = {
                    instancePath: instancePath + "/video",
                    schemaPath: "#/components/schemas/Medium/anyOf",
                    keyword: "anyOf",
                    params: {},
                    message: "must match a schema in anyOf",
                  };
                  if (vErrors === null) {
                    vErrors = [err53];
                  } else {
                    vErrors.push(err53);
                  }
                  errors++;
                  validate23.errors = vErrors;
                  return false;
                } else {
                  errors = _errs87;
                  if (vErrors !== null) {
                    if (_errs87) {
                      vErrors.length = _errs87;
                    } else {
                      vErrors = null;
                    }
                  }
                }
                if (errors === _errs85) {
                  if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
                    if (props2 !== true) {
                      props2 = props2 || {};
                      props2.bytesBase64Encoded = true;
                      props2.mimeType = true;
                      props2.inlineData = true;
                      props2.gcsUri = true;
                      props2.uri = true;
                      props2.encodedVideo = true;
                      props2.encoding = true;
                    }
                    if (data35.bytesBase64Encoded !== undefined && func0.call(data35, "bytesBase64Encoded")) {
                      let data42 = data35.bytesBase64Encoded;
                      const _errs105 = errors;
                      if (typeof data42 !== "string" && data42 !== null) {
                        validate23.errors = [
                          {
                            instancePath: instancePath + "/video/bytesBase64Encoded",
                            schemaPath: "#/components/schemas/Medium/properties/bytesBase64Encoded/type",
                            keyword: "type",
                            params: { type: schema35.properties.bytesBase64Encoded.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid30 = _errs105 === errors;
                    } else {
                      var valid30 = true;
                    }
                    if (valid30) {
                      if (data35.mimeType !== undefined && func0.call(data35, "mimeType")) {
                        let data43 = data35.mimeType;
                        const _errs107 = errors;
                        if (typeof data43 !== "string" && data43 !== null) {
                          validate23.errors = [
                            {
                              instancePath: instancePath + "/video/mimeType",
                              schemaPath: "#/components/schemas/Medium/properties/mimeType/type",
                              keyword: "type",
                              params: { type: schema35.properties.mimeType.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid30 = _errs107 === errors;
                      } else {
                        var valid30 = true;
                      }
                      if (valid30) {
                        if (data35.inlineData !== undefined && func0.call(data35, "inlineData")) {
                          let data44 = data35.inlineData;
                          const _errs109 = errors;
                          if (!(data44 && typeof data44 == "object" && !Array.isArray(data44)) && data44 !== null) {
                            validate23.errors = [
                              {
                                instancePath: instancePath + "/video/inlineData",
                                schemaPath: "#/components/schemas/Medium/properties/inlineData/type",
                                keyword: "type",
                                params: { type: schema35.properties.inlineData.type },
                                message: "must be object,null",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs109) {
                            if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
                              if (data44.mimeType !== undefined && func0.call(data44, "mimeType")) {
                                let data45 = data44.mimeType;
                                const _errs111 = errors;
                                if (typeof data45 !== "string" && data45 !== null) {
                                  validate23.errors = [
                                    {
                                      instancePath: instancePath + "/video/inlineData/mimeType",
                                      schemaPath:
                                        "#/components/schemas/Medium/properties/inlineData/properties/mimeType/type",
                                      keyword: "type",
                                      params: { type: schema35.properties.inlineData.properties.mimeType.type },
                                      message: "must be string,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid31 = _errs111 === errors;
                              } else {
                                var valid31 = true;
                              }
                              if (valid31) {
                                if (data44.data !== undefined && func0.call(data44, "data")) {
                                  let data46 = data44.data;
                                  const _errs113 = errors;
                                  if (typeof data46 !== "string" && data46 !== null) {
                                    validate23.errors = [
                                      {
                                        instancePath: instancePath + "/video/inlineData/data",
                                        schemaPath:
                                          "#/components/schemas/Medium/properties/inlineData/properties/data/type",
                                        keyword: "type",
                                        params: { type: schema35.properties.inlineData.properties.data.type },
                                        message: "must be string,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid31 = _errs113 === errors;
                                } else {
                                  var valid31 = true;
                                }
                              }
                            }
                          }
                          var valid30 = _errs109 === errors;
                        } else {
                          var valid30 = true;
                        }
                        if (valid30) {
                          if (data35.gcsUri !== undefined && func0.call(data35, "gcsUri")) {
                            let data47 = data35.gcsUri;
                            const _errs115 = errors;
                            if (typeof data47 !== "string" && data47 !== null) {
                              validate23.errors = [
                                {
                                  instancePath: instancePath + "/video/gcsUri",
                                  schemaPath: "#/components/schemas/Medium/properties/gcsUri/type",
                                  keyword: "type",
                                  params: { type: schema35.properties.gcsUri.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid30 = _errs115 === errors;
                          } else {
                            var valid30 = true;
                          }
                          if (valid30) {
                            if (data35.uri !== undefined && func0.call(data35, "uri")) {
                              let data48 = data35.uri;
                              const _errs117 = errors;
                              if (typeof data48 !== "string" && data48 !== null) {
                                validate23.errors = [
                                  {
                                    instancePath: instancePath + "/video/uri",
                                    schemaPath: "#/components/schemas/Medium/properties/uri/type",
                                    keyword: "type",
                                    params: { type: schema35.properties.uri.type },
                                    message: "must be string,null",
                                  },
                                ];
                                return false;
                              }
                              var valid30 = _errs117 === errors;
                            } else {
                              var valid30 = true;
                            }
                            if (valid30) {
                              if (data35.encodedVideo !== undefined && func0.call(data35, "encodedVideo")) {
                                let data49 = data35.encodedVideo;
                                const _errs119 = errors;
                                if (typeof data49 !== "string" && data49 !== null) {
                                  validate23.errors = [
                                    {
                                      instancePath: instancePath + "/video/encodedVideo",
                                      schemaPath: "#/components/schemas/Medium/properties/encodedVideo/type",
                                      keyword: "type",
                                      params: { type: schema35.properties.encodedVideo.type },
                                      message: "must be string,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid30 = _errs119 === errors;
                              } else {
                                var valid30 = true;
                              }
                              if (valid30) {
                                if (data35.encoding !== undefined && func0.call(data35, "encoding")) {
                                  let data50 = data35.encoding;
                                  const _errs121 = errors;
                                  if (typeof data50 !== "string" && data50 !== null) {
                                    validate23.errors = [
                                      {
                                        instancePath: instancePath + "/video/encoding",
                                        schemaPath: "#/components/schemas/Medium/properties/encoding/type",
                                        keyword: "type",
                                        params: { type: schema35.properties.encoding.type },
                                        message: "must be string,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid30 = _errs121 === errors;
                                } else {
                                  var valid30 = true;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
                var valid0 = _errs84 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.mask !== undefined && func0.call(data, "mask")) {
                  let data51 = data.mask;
                  const _errs123 = errors;
                  if (!(data51 && typeof data51 == "object" && !Array.isArray(data51)) && data51 !== null) {
                    validate23.errors = [
                      {
                        instancePath: instancePath + "/mask",
                        schemaPath: "#/properties/mask/type",
                        keyword: "type",
                        params: { type: schema34.properties.mask.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs123 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    } else {
      validate23.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  validate23.errors = vErrors;
  return errors === 0;
}
validate23.evaluated = {
  props: { prompt: true, image: true, lastFrame: true, referenceImages: true, video: true, mask: true },
  dynamicProps: false,
  dynamicItems: false,
};

const pattern4 = new RegExp("^-?[0-9]{1,9}$", "u");

function validate22(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate22.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.instances === undefined || !func0.call(data, "instances")) && (missing0 = "instances")) {
        validate22.errors = [
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
        if (data.instances !== undefined && func0.call(data, "instances")) {
          let data0 = data.instances;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              if (data0.length > 1) {
                validate22.errors = [
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
                  validate22.errors = [
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
                    const _errs3 = errors;
                    if (
                      !validate23(data0[i0], {
                        instancePath: instancePath + "/instances/" + i0,
                        parentData: data0,
                        parentDataProperty: i0,
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs3 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                }
              }
            } else {
              validate22.errors = [
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
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.parameters !== undefined && func0.call(data, "parameters")) {
            let data2 = data.parameters;
            const _errs4 = errors;
            const _errs5 = errors;
            if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
              validate22.errors = [
                {
                  instancePath: instancePath + "/parameters",
                  schemaPath: "#/components/schemas/Parameters/type",
                  keyword: "type",
                  params: { type: schema40.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs5) {
              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                if (data2.durationSeconds !== undefined && func0.call(data2, "durationSeconds")) {
                  let data3 = data2.durationSeconds;
                  const _errs7 = errors;
                  if (
                    !(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) &&
                    typeof data3 !== "string" &&
                    data3 !== null
                  ) {
                    validate22.errors = [
                      {
                        instancePath: instancePath + "/parameters/durationSeconds",
                        schemaPath: "#/components/schemas/Parameters/properties/durationSeconds/type",
                        keyword: "type",
                        params: { type: schema40.properties.durationSeconds.type },
                        message: "must be integer,string,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (func66(data3) > 10) {
                        validate22.errors = [
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
                        if (!pattern4.test(data3)) {
                          validate22.errors = [
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
                  var valid3 = _errs7 === errors;
                } else {
                  var valid3 = true;
                }
                if (valid3) {
                  if (data2.resolution !== undefined && func0.call(data2, "resolution")) {
                    let data4 = data2.resolution;
                    const _errs9 = errors;
                    if (typeof data4 !== "string" && data4 !== null) {
                      validate22.errors = [
                        {
                          instancePath: instancePath + "/parameters/resolution",
                          schemaPath: "#/components/schemas/Parameters/properties/resolution/type",
                          keyword: "type",
                          params: { type: schema40.properties.resolution.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs9) {
                      if (typeof data4 === "string") {
                        if (func66(data4) < 1) {
                          validate22.errors = [
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
                    var valid3 = _errs9 === errors;
                  } else {
                    var valid3 = true;
                  }
                  if (valid3) {
                    if (data2.aspectRatio !== undefined && func0.call(data2, "aspectRatio")) {
                      let data5 = data2.aspectRatio;
                      const _errs11 = errors;
                      if (typeof data5 !== "string" && data5 !== null) {
                        validate22.errors = [
                          {
                            instancePath: instancePath + "/parameters/aspectRatio",
                            schemaPath: "#/components/schemas/Parameters/properties/aspectRatio/type",
                            keyword: "type",
                            params: { type: schema40.properties.aspectRatio.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs11) {
                        if (typeof data5 === "string") {
                          if (func66(data5) < 1) {
                            validate22.errors = [
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
                      var valid3 = _errs11 === errors;
                    } else {
                      var valid3 = true;
                    }
                    if (valid3) {
                      if (data2.numberOfVideos !== undefined && func0.call(data2, "numberOfVideos")) {
                        let data6 = data2.numberOfVideos;
                        const _errs13 = errors;
                        if (
                          !(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) &&
                          data6 !== null
                        ) {
                          validate22.errors = [
                            {
                              instancePath: instancePath + "/parameters/numberOfVideos",
                              schemaPath: "#/components/schemas/Parameters/properties/numberOfVideos/type",
                              keyword: "type",
                              params: { type: schema40.properties.numberOfVideos.type },
                              message: "must be integer,null",
                            },
                          ];
                          return false;
                        }
                        var valid3 = _errs13 === errors;
                      } else {
                        var valid3 = true;
                      }
                      if (valid3) {
                        if (data2.sampleCount !== undefined && func0.call(data2, "sampleCount")) {
                          let data7 = data2.sampleCount;
                          const _errs15 = errors;
                          if (
                            !(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)) &&
                            data7 !== null
                          ) {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/parameters/sampleCount",
                                schemaPath: "#/components/schemas/Parameters/properties/sampleCount/type",
                                keyword: "type",
                                params: { type: schema40.properties.sampleCount.type },
                                message: "must be integer,null",
                              },
                            ];
                            return false;
                          }
                          var valid3 = _errs15 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (valid3) {
                          if (data2.seed !== undefined && func0.call(data2, "seed")) {
                            let data8 = data2.seed;
                            const _errs17 = errors;
                            if (
                              !(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)) &&
                              data8 !== null
                            ) {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/parameters/seed",
                                  schemaPath: "#/components/schemas/Parameters/properties/seed/type",
                                  keyword: "type",
                                  params: { type: schema40.properties.seed.type },
                                  message: "must be integer,null",
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs17) {
                              if (typeof data8 == "number" && isFinite(data8)) {
                                if (data8 > 4294967295 || isNaN(data8)) {
                                  validate22.errors = [
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
                                  if (data8 < 0 || isNaN(data8)) {
                                    validate22.errors = [
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
                            var valid3 = _errs17 === errors;
                          } else {
                            var valid3 = true;
                          }
                          if (valid3) {
                            if (data2.generateAudio !== undefined && func0.call(data2, "generateAudio")) {
                              let data9 = data2.generateAudio;
                              const _errs19 = errors;
                              if (typeof data9 !== "boolean" && data9 !== null) {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/parameters/generateAudio",
                                    schemaPath: "#/components/schemas/Parameters/properties/generateAudio/type",
                                    keyword: "type",
                                    params: { type: schema40.properties.generateAudio.type },
                                    message: "must be boolean,null",
                                  },
                                ];
                                return false;
                              }
                              var valid3 = _errs19 === errors;
                            } else {
                              var valid3 = true;
                            }
                            if (valid3) {
                              if (data2.negativePrompt !== undefined && func0.call(data2, "negativePrompt")) {
                                let data10 = data2.negativePrompt;
                                const _errs21 = errors;
                                if (typeof data10 !== "string" && data10 !== null) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/parameters/negativePrompt",
                                      schemaPath: "#/components/schemas/Parameters/properties/negativePrompt/type",
                                      keyword: "type",
                                      params: { type: schema40.properties.negativePrompt.type },
                                      message: "must be string,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid3 = _errs21 === errors;
                              } else {
                                var valid3 = true;
                              }
                              if (valid3) {
                                if (data2.enhancePrompt !== undefined && func0.call(data2, "enhancePrompt")) {
                                  let data11 = data2.enhancePrompt;
                                  const _errs23 = errors;
                                  if (typeof data11 !== "boolean" && data11 !== null) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/parameters/enhancePrompt",
                                        schemaPath: "#/components/schemas/Parameters/properties/enhancePrompt/type",
                                        keyword: "type",
                                        params: { type: schema40.properties.enhancePrompt.type },
                                        message: "must be boolean,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid3 = _errs23 === errors;
                                } else {
                                  var valid3 = true;
                                }
                                if (valid3) {
                                  if (data2.personGeneration !== undefined && func0.call(data2, "personGeneration")) {
                                    let data12 = data2.personGeneration;
                                    const _errs25 = errors;
                                    if (typeof data12 !== "string" && data12 !== null) {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/parameters/personGeneration",
                                          schemaPath:
                                            "#/components/schemas/Parameters/properties/personGeneration/type",
                                          keyword: "type",
                                          params: { type: schema40.properties.personGeneration.type },
                                          message: "must be string,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    var valid3 = _errs25 === errors;
                                  } else {
                                    var valid3 = true;
                                  }
                                  if (valid3) {
                                    if (data2.storageUri !== undefined && func0.call(data2, "storageUri")) {
                                      let data13 = data2.storageUri;
                                      const _errs27 = errors;
                                      if (typeof data13 !== "string" && data13 !== null) {
                                        validate22.errors = [
                                          {
                                            instancePath: instancePath + "/parameters/storageUri",
                                            schemaPath: "#/components/schemas/Parameters/properties/storageUri/type",
                                            keyword: "type",
                                            params: { type: schema40.properties.storageUri.type },
                                            message: "must be string,null",
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid3 = _errs27 === errors;
                                    } else {
                                      var valid3 = true;
                                    }
                                    if (valid3) {
                                      if (data2.fps !== undefined && func0.call(data2, "fps")) {
                                        let data14 = data2.fps;
                                        const _errs29 = errors;
                                        if (
                                          !(
                                            typeof data14 == "number" &&
                                            !(data14 % 1) &&
                                            !isNaN(data14) &&
                                            isFinite(data14)
                                          ) &&
                                          data14 !== null
                                        ) {
                                          validate22.errors = [
                                            {
                                              instancePath: instancePath + "/parameters/fps",
                                              schemaPath: "#/components/schemas/Parameters/properties/fps/type",
                                              keyword: "type",
                                              params: { type: schema40.properties.fps.type },
                                              message: "must be integer,null",
                                            },
                                          ];
                                          return false;
                                        }
                                        if (errors === _errs29) {
                                          if (typeof data14 == "number" && isFinite(data14)) {
                                            if (data14 > 2147483647 || isNaN(data14)) {
                                              validate22.errors = [
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
                                              if (data14 < 1 || isNaN(data14)) {
                                                validate22.errors = [
                                                  {
                                                    instancePath: instancePath + "/parameters/fps",
                                                    schemaPath:
                                                      "#/components/schemas/Parameters/properties/fps/minimum",
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
                                        var valid3 = _errs29 === errors;
                                      } else {
                                        var valid3 = true;
                                      }
                                      if (valid3) {
                                        if (
                                          data2.compressionQuality !== undefined &&
                                          func0.call(data2, "compressionQuality")
                                        ) {
                                          let data15 = data2.compressionQuality;
                                          const _errs31 = errors;
                                          if (typeof data15 !== "string" && data15 !== null) {
                                            validate22.errors = [
                                              {
                                                instancePath: instancePath + "/parameters/compressionQuality",
                                                schemaPath:
                                                  "#/components/schemas/Parameters/properties/compressionQuality/type",
                                                keyword: "type",
                                                params: { type: schema40.properties.compressionQuality.type },
                                                message: "must be string,null",
                                              },
                                            ];
                                            return false;
                                          }
                                          var valid3 = _errs31 === errors;
                                        } else {
                                          var valid3 = true;
                                        }
                                        if (valid3) {
                                          if (data2.resizeMode !== undefined && func0.call(data2, "resizeMode")) {
                                            let data16 = data2.resizeMode;
                                            const _errs33 = errors;
                                            if (typeof data16 !== "string" && data16 !== null) {
                                              validate22.errors = [
                                                {
                                                  instancePath: instancePath + "/parameters/resizeMode",
                                                  schemaPath:
                                                    "#/components/schemas/Parameters/properties/resizeMode/type",
                                                  keyword: "type",
                                                  params: { type: schema40.properties.resizeMode.type },
                                                  message: "must be string,null",
                                                },
                                              ];
                                              return false;
                                            }
                                            var valid3 = _errs33 === errors;
                                          } else {
                                            var valid3 = true;
                                          }
                                          if (valid3) {
                                            if (data2.pubsubTopic !== undefined && func0.call(data2, "pubsubTopic")) {
                                              let data17 = data2.pubsubTopic;
                                              const _errs35 = errors;
                                              if (typeof data17 !== "string" && data17 !== null) {
                                                validate22.errors = [
                                                  {
                                                    instancePath: instancePath + "/parameters/pubsubTopic",
                                                    schemaPath:
                                                      "#/components/schemas/Parameters/properties/pubsubTopic/type",
                                                    keyword: "type",
                                                    params: { type: schema40.properties.pubsubTopic.type },
                                                    message: "must be string,null",
                                                  },
                                                ];
                                                return false;
                                              }
                                              var valid3 = _errs35 === errors;
                                            } else {
                                              var valid3 = true;
                                            }
                                          }
                                        }
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.callback_url !== undefined && func0.call(data, "callback_url")) {
              let data18 = data.callback_url;
              const _errs37 = errors;
              if (typeof data18 !== "string" && data18 !== null) {
                validate22.errors = [
                  {
                    instancePath: instancePath + "/callback_url",
                    schemaPath: "#/properties/callback_url/type",
                    keyword: "type",
                    params: { type: schema33.properties.callback_url.type },
                    message: "must be string,null",
                  },
                ];
                return false;
              }
              var valid0 = _errs37 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.model !== undefined && func0.call(data, "model")) {
                let data19 = data.model;
                const _errs39 = errors;
                if (typeof data19 !== "string" && data19 !== null) {
                  validate22.errors = [
                    {
                      instancePath: instancePath + "/model",
                      schemaPath: "#/properties/model/type",
                      keyword: "type",
                      params: { type: schema33.properties.model.type },
                      message: "must be string,null",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs39 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.webhookConfig !== undefined && func0.call(data, "webhookConfig")) {
                  let data20 = data.webhookConfig;
                  const _errs41 = errors;
                  if (!(data20 && typeof data20 == "object" && !Array.isArray(data20)) && data20 !== null) {
                    validate22.errors = [
                      {
                        instancePath: instancePath + "/webhookConfig",
                        schemaPath: "#/properties/webhookConfig/type",
                        keyword: "type",
                        params: { type: schema33.properties.webhookConfig.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs41 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.labels !== undefined && func0.call(data, "labels")) {
                    let data21 = data.labels;
                    const _errs44 = errors;
                    if (!(data21 && typeof data21 == "object" && !Array.isArray(data21)) && data21 !== null) {
                      validate22.errors = [
                        {
                          instancePath: instancePath + "/labels",
                          schemaPath: "#/properties/labels/type",
                          keyword: "type",
                          params: { type: schema33.properties.labels.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    var valid0 = _errs44 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    } else {
      validate22.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}
validate22.evaluated = {
  props: { instances: true, parameters: true, callback_url: true, model: true, webhookConfig: true, labels: true },
  dynamicProps: false,
  dynamicItems: false,
};

function validate20(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  /*# sourceURL="/request" */
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate20.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!validate22(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
    vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
    errors = vErrors.length;
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = {
  props: { instances: true, parameters: true, callback_url: true, model: true, webhookConfig: true, labels: true },
  dynamicProps: false,
  dynamicItems: false,
};
