// Made from specs/dialects/video-long-running-by-operation/dialect.yaml by "make generate". Change the specs, not this
// file.
// @ts-nocheck: a validator is written by ajv, for machines.
import { ucs2length as func108 } from "../../src/conversion/validator-support.js";

export const validateRequest = validate20;
const schema31 = { $id: "/request", $ref: "/document#/components/schemas/Request" };
const schema33 = {
  type: "object",
  required: ["instances"],
  properties: {
    instances: { type: "array", minItems: 1, maxItems: 1, items: { $ref: "#/components/schemas/Instance" } },
    parameters: { $ref: "#/components/schemas/Parameters" },
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
    resolution: { type: ["string", "null"] },
    aspectRatio: { type: ["string", "null"] },
    numberOfVideos: { type: ["integer", "null"] },
    sampleCount: { type: ["integer", "null"] },
    seed: { type: ["integer", "null"] },
    generateAudio: { type: ["boolean", "null"] },
    negativePrompt: { type: ["string", "null"] },
    enhancePrompt: { type: ["boolean", "null"] },
    personGeneration: { type: ["string", "null"] },
    storageUri: { type: ["string", "null"] },
    fps: { type: ["integer", "null"] },
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
        if (errors === _errs2) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.bytesBase64Encoded !== undefined && func0.call(data0, "bytesBase64Encoded")) {
              let data1 = data0.bytesBase64Encoded;
              const _errs4 = errors;
              if (typeof data1 !== "string" && data1 !== null) {
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
              var valid2 = _errs4 === errors;
            } else {
              var valid2 = true;
            }
            if (valid2) {
              if (data0.mimeType !== undefined && func0.call(data0, "mimeType")) {
                let data2 = data0.mimeType;
                const _errs6 = errors;
                if (typeof data2 !== "string" && data2 !== null) {
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
                var valid2 = _errs6 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data0.inlineData !== undefined && func0.call(data0, "inlineData")) {
                  let data3 = data0.inlineData;
                  const _errs8 = errors;
                  if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
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
                  if (errors === _errs8) {
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      if (data3.mimeType !== undefined && func0.call(data3, "mimeType")) {
                        let data4 = data3.mimeType;
                        const _errs10 = errors;
                        if (typeof data4 !== "string" && data4 !== null) {
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
                        var valid3 = _errs10 === errors;
                      } else {
                        var valid3 = true;
                      }
                      if (valid3) {
                        if (data3.data !== undefined && func0.call(data3, "data")) {
                          let data5 = data3.data;
                          const _errs12 = errors;
                          if (typeof data5 !== "string" && data5 !== null) {
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
                          var valid3 = _errs12 === errors;
                        } else {
                          var valid3 = true;
                        }
                      }
                    }
                  }
                  var valid2 = _errs8 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data0.gcsUri !== undefined && func0.call(data0, "gcsUri")) {
                    let data6 = data0.gcsUri;
                    const _errs14 = errors;
                    if (typeof data6 !== "string" && data6 !== null) {
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
                    var valid2 = _errs14 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (valid2) {
                    if (data0.uri !== undefined && func0.call(data0, "uri")) {
                      let data7 = data0.uri;
                      const _errs16 = errors;
                      if (typeof data7 !== "string" && data7 !== null) {
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
                      var valid2 = _errs16 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (valid2) {
                      if (data0.encodedVideo !== undefined && func0.call(data0, "encodedVideo")) {
                        let data8 = data0.encodedVideo;
                        const _errs18 = errors;
                        if (typeof data8 !== "string" && data8 !== null) {
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
                        var valid2 = _errs18 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data0.encoding !== undefined && func0.call(data0, "encoding")) {
                          let data9 = data0.encoding;
                          const _errs20 = errors;
                          if (typeof data9 !== "string" && data9 !== null) {
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
                          var valid2 = _errs20 === errors;
                        } else {
                          var valid2 = true;
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
          let data10 = data.referenceType;
          const _errs22 = errors;
          if (typeof data10 !== "string" && data10 !== null) {
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
          var valid0 = _errs22 === errors;
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
          if (errors === _errs4) {
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              if (data1.bytesBase64Encoded !== undefined && func0.call(data1, "bytesBase64Encoded")) {
                let data2 = data1.bytesBase64Encoded;
                const _errs6 = errors;
                if (typeof data2 !== "string" && data2 !== null) {
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
                var valid2 = _errs6 === errors;
              } else {
                var valid2 = true;
              }
              if (valid2) {
                if (data1.mimeType !== undefined && func0.call(data1, "mimeType")) {
                  let data3 = data1.mimeType;
                  const _errs8 = errors;
                  if (typeof data3 !== "string" && data3 !== null) {
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
                  var valid2 = _errs8 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data1.inlineData !== undefined && func0.call(data1, "inlineData")) {
                    let data4 = data1.inlineData;
                    const _errs10 = errors;
                    if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
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
                    if (errors === _errs10) {
                      if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                        if (data4.mimeType !== undefined && func0.call(data4, "mimeType")) {
                          let data5 = data4.mimeType;
                          const _errs12 = errors;
                          if (typeof data5 !== "string" && data5 !== null) {
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
                          var valid3 = _errs12 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (valid3) {
                          if (data4.data !== undefined && func0.call(data4, "data")) {
                            let data6 = data4.data;
                            const _errs14 = errors;
                            if (typeof data6 !== "string" && data6 !== null) {
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
                            var valid3 = _errs14 === errors;
                          } else {
                            var valid3 = true;
                          }
                        }
                      }
                    }
                    var valid2 = _errs10 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (valid2) {
                    if (data1.gcsUri !== undefined && func0.call(data1, "gcsUri")) {
                      let data7 = data1.gcsUri;
                      const _errs16 = errors;
                      if (typeof data7 !== "string" && data7 !== null) {
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
                      var valid2 = _errs16 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (valid2) {
                      if (data1.uri !== undefined && func0.call(data1, "uri")) {
                        let data8 = data1.uri;
                        const _errs18 = errors;
                        if (typeof data8 !== "string" && data8 !== null) {
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
                        var valid2 = _errs18 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data1.encodedVideo !== undefined && func0.call(data1, "encodedVideo")) {
                          let data9 = data1.encodedVideo;
                          const _errs20 = errors;
                          if (typeof data9 !== "string" && data9 !== null) {
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
                          var valid2 = _errs20 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data1.encoding !== undefined && func0.call(data1, "encoding")) {
                            let data10 = data1.encoding;
                            const _errs22 = errors;
                            if (typeof data10 !== "string" && data10 !== null) {
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
                            var valid2 = _errs22 === errors;
                          } else {
                            var valid2 = true;
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
            let data11 = data.lastFrame;
            const _errs24 = errors;
            const _errs25 = errors;
            if (!(data11 && typeof data11 == "object" && !Array.isArray(data11)) && data11 !== null) {
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
            if (errors === _errs25) {
              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                if (data11.bytesBase64Encoded !== undefined && func0.call(data11, "bytesBase64Encoded")) {
                  let data12 = data11.bytesBase64Encoded;
                  const _errs27 = errors;
                  if (typeof data12 !== "string" && data12 !== null) {
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
                  var valid5 = _errs27 === errors;
                } else {
                  var valid5 = true;
                }
                if (valid5) {
                  if (data11.mimeType !== undefined && func0.call(data11, "mimeType")) {
                    let data13 = data11.mimeType;
                    const _errs29 = errors;
                    if (typeof data13 !== "string" && data13 !== null) {
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
                    var valid5 = _errs29 === errors;
                  } else {
                    var valid5 = true;
                  }
                  if (valid5) {
                    if (data11.inlineData !== undefined && func0.call(data11, "inlineData")) {
                      let data14 = data11.inlineData;
                      const _errs31 = errors;
                      if (!(data14 && typeof data14 == "object" && !Array.isArray(data14)) && data14 !== null) {
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
                      if (errors === _errs31) {
                        if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                          if (data14.mimeType !== undefined && func0.call(data14, "mimeType")) {
                            let data15 = data14.mimeType;
                            const _errs33 = errors;
                            if (typeof data15 !== "string" && data15 !== null) {
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
                            var valid6 = _errs33 === errors;
                          } else {
                            var valid6 = true;
                          }
                          if (valid6) {
                            if (data14.data !== undefined && func0.call(data14, "data")) {
                              let data16 = data14.data;
                              const _errs35 = errors;
                              if (typeof data16 !== "string" && data16 !== null) {
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
                              var valid6 = _errs35 === errors;
                            } else {
                              var valid6 = true;
                            }
                          }
                        }
                      }
                      var valid5 = _errs31 === errors;
                    } else {
                      var valid5 = true;
                    }
                    if (valid5) {
                      if (data11.gcsUri !== undefined && func0.call(data11, "gcsUri")) {
                        let data17 = data11.gcsUri;
                        const _errs37 = errors;
                        if (typeof data17 !== "string" && data17 !== null) {
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
                        var valid5 = _errs37 === errors;
                      } else {
                        var valid5 = true;
                      }
                      if (valid5) {
                        if (data11.uri !== undefined && func0.call(data11, "uri")) {
                          let data18 = data11.uri;
                          const _errs39 = errors;
                          if (typeof data18 !== "string" && data18 !== null) {
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
                          var valid5 = _errs39 === errors;
                        } else {
                          var valid5 = true;
                        }
                        if (valid5) {
                          if (data11.encodedVideo !== undefined && func0.call(data11, "encodedVideo")) {
                            let data19 = data11.encodedVideo;
                            const _errs41 = errors;
                            if (typeof data19 !== "string" && data19 !== null) {
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
                            var valid5 = _errs41 === errors;
                          } else {
                            var valid5 = true;
                          }
                          if (valid5) {
                            if (data11.encoding !== undefined && func0.call(data11, "encoding")) {
                              let data20 = data11.encoding;
                              const _errs43 = errors;
                              if (typeof data20 !== "string" && data20 !== null) {
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
                              var valid5 = _errs43 === errors;
                            } else {
                              var valid5 = true;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
            var valid0 = _errs24 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.referenceImages !== undefined && func0.call(data, "referenceImages")) {
              let data21 = data.referenceImages;
              const _errs45 = errors;
              if (!Array.isArray(data21) && data21 !== null) {
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
              if (errors === _errs45) {
                if (Array.isArray(data21)) {
                  var valid7 = true;
                  const len0 = data21.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    const _errs47 = errors;
                    if (
                      !validate24(data21[i0], {
                        instancePath: instancePath + "/referenceImages/" + i0,
                        parentData: data21,
                        parentDataProperty: i0,
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                      errors = vErrors.length;
                    }
                    var valid7 = _errs47 === errors;
                    if (!valid7) {
                      break;
                    }
                  }
                }
              }
              var valid0 = _errs45 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.video !== undefined && func0.call(data, "video")) {
                let data23 = data.video;
                const _errs48 = errors;
                const _errs49 = errors;
                if (!(data23 && typeof data23 == "object" && !Array.isArray(data23)) && data23 !== null) {
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
                if (errors === _errs49) {
                  if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                    if (data23.bytesBase64Encoded !== undefined && func0.call(data23, "bytesBase64Encoded")) {
                      let data24 = data23.bytesBase64Encoded;
                      const _errs51 = errors;
                      if (typeof data24 !== "string" && data24 !== null) {
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
                      var valid9 = _errs51 === errors;
                    } else {
                      var valid9 = true;
                    }
                    if (valid9) {
                      if (data23.mimeType !== undefined && func0.call(data23, "mimeType")) {
                        let data25 = data23.mimeType;
                        const _errs53 = errors;
                        if (typeof data25 !== "string" && data25 !== null) {
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
                        var valid9 = _errs53 === errors;
                      } else {
                        var valid9 = true;
                      }
                      if (valid9) {
                        if (data23.inlineData !== undefined && func0.call(data23, "inlineData")) {
                          let data26 = data23.inlineData;
                          const _errs55 = errors;
                          if (!(data26 && typeof data26 == "object" && !Array.isArray(data26)) && data26 !== null) {
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
                          if (errors === _errs55) {
                            if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                              if (data26.mimeType !== undefined && func0.call(data26, "mimeType")) {
                                let data27 = data26.mimeType;
                                const _errs57 = errors;
                                if (typeof data27 !== "string" && data27 !== null) {
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
                                var valid10 = _errs57 === errors;
                              } else {
                                var valid10 = true;
                              }
                              if (valid10) {
                                if (data26.data !== undefined && func0.call(data26, "data")) {
                                  let data28 = data26.data;
                                  const _errs59 = errors;
                                  if (typeof data28 !== "string" && data28 !== null) {
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
                                  var valid10 = _errs59 === errors;
                                } else {
                                  var valid10 = true;
                                }
                              }
                            }
                          }
                          var valid9 = _errs55 === errors;
                        } else {
                          var valid9 = true;
                        }
                        if (valid9) {
                          if (data23.gcsUri !== undefined && func0.call(data23, "gcsUri")) {
                            let data29 = data23.gcsUri;
                            const _errs61 = errors;
                            if (typeof data29 !== "string" && data29 !== null) {
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
                            var valid9 = _errs61 === errors;
                          } else {
                            var valid9 = true;
                          }
                          if (valid9) {
                            if (data23.uri !== undefined && func0.call(data23, "uri")) {
                              let data30 = data23.uri;
                              const _errs63 = errors;
                              if (typeof data30 !== "string" && data30 !== null) {
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
                              var valid9 = _errs63 === errors;
                            } else {
                              var valid9 = true;
                            }
                            if (valid9) {
                              if (data23.encodedVideo !== undefined && func0.call(data23, "encodedVideo")) {
                                let data31 = data23.encodedVideo;
                                const _errs65 = errors;
                                if (typeof data31 !== "string" && data31 !== null) {
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
                                var valid9 = _errs65 === errors;
                              } else {
                                var valid9 = true;
                              }
                              if (valid9) {
                                if (data23.encoding !== undefined && func0.call(data23, "encoding")) {
                                  let data32 = data23.encoding;
                                  const _errs67 = errors;
                                  if (typeof data32 !== "string" && data32 !== null) {
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
                                  var valid9 = _errs67 === errors;
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
                var valid0 = _errs48 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.mask !== undefined && func0.call(data, "mask")) {
                  let data33 = data.mask;
                  const _errs69 = errors;
                  if (!(data33 && typeof data33 == "object" && !Array.isArray(data33)) && data33 !== null) {
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
                  var valid0 = _errs69 === errors;
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
                      if (func108(data3) > 10) {
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
            if (data.model !== undefined && func0.call(data, "model")) {
              let data18 = data.model;
              const _errs37 = errors;
              if (typeof data18 !== "string" && data18 !== null) {
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
              var valid0 = _errs37 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.webhookConfig !== undefined && func0.call(data, "webhookConfig")) {
                let data19 = data.webhookConfig;
                const _errs39 = errors;
                if (!(data19 && typeof data19 == "object" && !Array.isArray(data19)) && data19 !== null) {
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
                var valid0 = _errs39 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.labels !== undefined && func0.call(data, "labels")) {
                  let data20 = data.labels;
                  const _errs42 = errors;
                  if (!(data20 && typeof data20 == "object" && !Array.isArray(data20)) && data20 !== null) {
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
                  var valid0 = _errs42 === errors;
                } else {
                  var valid0 = true;
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
  props: { instances: true, parameters: true, model: true, webhookConfig: true, labels: true },
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
  props: { instances: true, parameters: true, model: true, webhookConfig: true, labels: true },
  dynamicProps: false,
  dynamicItems: false,
};
