// Made from specs/dialects/bedrock-converse/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.

export const validateRequest = validate20;
const schema31 = { $id: "/request", $ref: "/document#/components/schemas/Request" };
const schema33 = {
  type: "object",
  required: ["messages"],
  properties: {
    messages: { type: "array", minItems: 1, items: { $ref: "#/components/schemas/Message" } },
    system: { type: ["array", "null"], items: { $ref: "#/components/schemas/Block" } },
    inferenceConfig: {
      type: ["object", "null"],
      properties: {
        maxTokens: { type: ["integer", "null"], minimum: 1, maximum: 2147483647 },
        temperature: { type: ["number", "null"], minimum: 0 },
        topP: { type: ["number", "null"], minimum: 0, maximum: 1 },
        stopSequences: { type: ["array", "null"], items: { type: "string" } },
      },
    },
    toolConfig: {
      type: ["object", "null"],
      properties: {
        tools: { type: ["array", "null"], items: { $ref: "#/components/schemas/Tool" } },
        toolChoice: { $ref: "#/components/schemas/ToolChoice" },
      },
    },
    guardrailConfig: { type: ["object", "null"], additionalProperties: true },
    additionalModelRequestFields: { $ref: "#/components/schemas/ModelFields" },
    promptVariables: { type: ["object", "null"], additionalProperties: true },
    additionalModelResponseFieldPaths: { type: ["array", "null"], items: { type: "string" } },
    requestMetadata: { type: ["object", "null"], additionalProperties: true },
    performanceConfig: {
      type: ["object", "null"],
      properties: { latency: { type: ["string", "null"], enum: ["standard", "optimized", null] } },
    },
    serviceTier: { type: ["object", "string", "null"], properties: { type: { type: ["string", "null"] } } },
    outputConfig: {
      type: ["object", "null"],
      properties: { textFormat: { $ref: "#/components/schemas/TextFormat" }, effort: { type: ["string", "null"] } },
    },
  },
};
const schema55 = {
  type: ["object", "null"],
  properties: {
    auto: { type: ["object", "null"] },
    any: { type: ["object", "null"] },
    tool: { type: ["object", "null"], properties: { name: { type: ["string", "null"] } } },
  },
};
const func0 = Object.prototype.hasOwnProperty;
const schema34 = {
  type: "object",
  required: ["role", "content"],
  properties: {
    role: { type: "string", enum: ["user", "assistant", "system"] },
    content: { type: "array", items: { $ref: "#/components/schemas/Block" } },
  },
};
const schema35 = {
  type: "object",
  properties: {
    text: { type: ["string", "null"] },
    image: { $ref: "#/components/schemas/Image" },
    document: { $ref: "#/components/schemas/Document" },
    video: { $ref: "#/components/schemas/Medium" },
    audio: { $ref: "#/components/schemas/Medium" },
    toolUse: { $ref: "#/components/schemas/ToolUse" },
    toolResult: { $ref: "#/components/schemas/ToolResult" },
    guardContent: { $ref: "#/components/schemas/GuardContent" },
    cachePoint: { $ref: "#/components/schemas/CachePoint" },
    reasoningContent: { $ref: "#/components/schemas/Reasoning" },
    citationsContent: { $ref: "#/components/schemas/Cited" },
    searchResult: { $ref: "#/components/schemas/SearchResult" },
    json: {},
  },
};
const schema42 = {
  type: ["object", "null"],
  required: ["toolUseId", "name"],
  properties: {
    toolUseId: { type: "string" },
    name: { type: "string" },
    input: {},
    type: { type: ["string", "null"] },
  },
};
const schema44 = {
  type: ["object", "null"],
  properties: {
    text: {
      type: ["object", "null"],
      properties: {
        text: { type: ["string", "null"] },
        qualifiers: { type: ["array", "null"], items: { type: "string" } },
      },
    },
    image: { type: ["object", "null"], additionalProperties: true },
  },
};
const schema45 = {
  type: ["object", "null"],
  properties: { type: { type: ["string", "null"] }, ttl: { type: ["string", "null"] } },
};
const schema46 = {
  type: ["object", "null"],
  properties: {
    reasoningText: {
      type: ["object", "null"],
      properties: { text: { type: ["string", "null"] }, signature: { type: ["string", "null"] } },
    },
    redactedContent: { type: ["string", "null"] },
  },
};
const schema36 = {
  type: ["object", "null"],
  required: ["source"],
  properties: { format: { type: ["string", "null"] }, source: { $ref: "#/components/schemas/Bytes" } },
};
const schema37 = {
  type: ["object", "null"],
  properties: {
    bytes: { type: ["string", "null"] },
    s3Location: {
      type: ["object", "null"],
      properties: { uri: { type: ["string", "null"] }, bucketOwner: { type: ["string", "null"] } },
    },
  },
};

function validate25(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate25.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    validate25.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schema36.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.source === undefined || !func0.call(data, "source")) && (missing0 = "source")) {
        validate25.errors = [
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
        if (data.format !== undefined && func0.call(data, "format")) {
          let data0 = data.format;
          const _errs1 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            validate25.errors = [
              {
                instancePath: instancePath + "/format",
                schemaPath: "#/properties/format/type",
                keyword: "type",
                params: { type: schema36.properties.format.type },
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
          if (data.source !== undefined && func0.call(data, "source")) {
            let data1 = data.source;
            const _errs3 = errors;
            const _errs4 = errors;
            if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
              validate25.errors = [
                {
                  instancePath: instancePath + "/source",
                  schemaPath: "#/components/schemas/Bytes/type",
                  keyword: "type",
                  params: { type: schema37.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs4) {
              if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                if (data1.bytes !== undefined && func0.call(data1, "bytes")) {
                  let data2 = data1.bytes;
                  const _errs6 = errors;
                  if (typeof data2 !== "string" && data2 !== null) {
                    validate25.errors = [
                      {
                        instancePath: instancePath + "/source/bytes",
                        schemaPath: "#/components/schemas/Bytes/properties/bytes/type",
                        keyword: "type",
                        params: { type: schema37.properties.bytes.type },
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
                  if (data1.s3Location !== undefined && func0.call(data1, "s3Location")) {
                    let data3 = data1.s3Location;
                    const _errs8 = errors;
                    if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
                      validate25.errors = [
                        {
                          instancePath: instancePath + "/source/s3Location",
                          schemaPath: "#/components/schemas/Bytes/properties/s3Location/type",
                          keyword: "type",
                          params: { type: schema37.properties.s3Location.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs8) {
                      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                        if (data3.uri !== undefined && func0.call(data3, "uri")) {
                          let data4 = data3.uri;
                          const _errs10 = errors;
                          if (typeof data4 !== "string" && data4 !== null) {
                            validate25.errors = [
                              {
                                instancePath: instancePath + "/source/s3Location/uri",
                                schemaPath: "#/components/schemas/Bytes/properties/s3Location/properties/uri/type",
                                keyword: "type",
                                params: { type: schema37.properties.s3Location.properties.uri.type },
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
                          if (data3.bucketOwner !== undefined && func0.call(data3, "bucketOwner")) {
                            let data5 = data3.bucketOwner;
                            const _errs12 = errors;
                            if (typeof data5 !== "string" && data5 !== null) {
                              validate25.errors = [
                                {
                                  instancePath: instancePath + "/source/s3Location/bucketOwner",
                                  schemaPath:
                                    "#/components/schemas/Bytes/properties/s3Location/properties/bucketOwner/type",
                                  keyword: "type",
                                  params: { type: schema37.properties.s3Location.properties.bucketOwner.type },
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
                }
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    }
  }
  validate25.errors = vErrors;
  return errors === 0;
}
validate25.evaluated = { props: { format: true, source: true }, dynamicProps: false, dynamicItems: false };

const schema38 = {
  type: ["object", "null"],
  required: ["source"],
  properties: {
    format: { type: ["string", "null"] },
    name: { type: ["string", "null"] },
    source: {
      type: ["object", "null"],
      properties: {
        bytes: { type: ["string", "null"] },
        text: { type: ["string", "null"] },
        content: { type: ["array", "null"], items: { $ref: "#/components/schemas/Words" } },
        s3Location: { type: ["object", "null"], additionalProperties: true },
      },
    },
    context: { type: ["string", "null"] },
    citations: { type: ["object", "null"], additionalProperties: true },
  },
};
const schema39 = { type: ["object", "null"], properties: { text: { type: ["string", "null"] } } };

function validate27(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate27.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    validate27.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schema38.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.source === undefined || !func0.call(data, "source")) && (missing0 = "source")) {
        validate27.errors = [
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
        if (data.format !== undefined && func0.call(data, "format")) {
          let data0 = data.format;
          const _errs1 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            validate27.errors = [
              {
                instancePath: instancePath + "/format",
                schemaPath: "#/properties/format/type",
                keyword: "type",
                params: { type: schema38.properties.format.type },
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
          if (data.name !== undefined && func0.call(data, "name")) {
            let data1 = data.name;
            const _errs3 = errors;
            if (typeof data1 !== "string" && data1 !== null) {
              validate27.errors = [
                {
                  instancePath: instancePath + "/name",
                  schemaPath: "#/properties/name/type",
                  keyword: "type",
                  params: { type: schema38.properties.name.type },
                  message: "must be string,null",
                },
              ];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.source !== undefined && func0.call(data, "source")) {
              let data2 = data.source;
              const _errs5 = errors;
              if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
                validate27.errors = [
                  {
                    instancePath: instancePath + "/source",
                    schemaPath: "#/properties/source/type",
                    keyword: "type",
                    params: { type: schema38.properties.source.type },
                    message: "must be object,null",
                  },
                ];
                return false;
              }
              if (errors === _errs5) {
                if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                  if (data2.bytes !== undefined && func0.call(data2, "bytes")) {
                    let data3 = data2.bytes;
                    const _errs7 = errors;
                    if (typeof data3 !== "string" && data3 !== null) {
                      validate27.errors = [
                        {
                          instancePath: instancePath + "/source/bytes",
                          schemaPath: "#/properties/source/properties/bytes/type",
                          keyword: "type",
                          params: { type: schema38.properties.source.properties.bytes.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs7 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (valid1) {
                    if (data2.text !== undefined && func0.call(data2, "text")) {
                      let data4 = data2.text;
                      const _errs9 = errors;
                      if (typeof data4 !== "string" && data4 !== null) {
                        validate27.errors = [
                          {
                            instancePath: instancePath + "/source/text",
                            schemaPath: "#/properties/source/properties/text/type",
                            keyword: "type",
                            params: { type: schema38.properties.source.properties.text.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid1 = _errs9 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      if (data2.content !== undefined && func0.call(data2, "content")) {
                        let data5 = data2.content;
                        const _errs11 = errors;
                        if (!Array.isArray(data5) && data5 !== null) {
                          validate27.errors = [
                            {
                              instancePath: instancePath + "/source/content",
                              schemaPath: "#/properties/source/properties/content/type",
                              keyword: "type",
                              params: { type: schema38.properties.source.properties.content.type },
                              message: "must be array,null",
                            },
                          ];
                          return false;
                        }
                        if (errors === _errs11) {
                          if (Array.isArray(data5)) {
                            var valid2 = true;
                            const len0 = data5.length;
                            for (let i0 = 0; i0 < len0; i0++) {
                              let data6 = data5[i0];
                              const _errs13 = errors;
                              const _errs14 = errors;
                              if (!(data6 && typeof data6 == "object" && !Array.isArray(data6)) && data6 !== null) {
                                validate27.errors = [
                                  {
                                    instancePath: instancePath + "/source/content/" + i0,
                                    schemaPath: "#/components/schemas/Words/type",
                                    keyword: "type",
                                    params: { type: schema39.type },
                                    message: "must be object,null",
                                  },
                                ];
                                return false;
                              }
                              if (errors === _errs14) {
                                if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                                  if (data6.text !== undefined && func0.call(data6, "text")) {
                                    let data7 = data6.text;
                                    if (typeof data7 !== "string" && data7 !== null) {
                                      validate27.errors = [
                                        {
                                          instancePath: instancePath + "/source/content/" + i0 + "/text",
                                          schemaPath: "#/components/schemas/Words/properties/text/type",
                                          keyword: "type",
                                          params: { type: schema39.properties.text.type },
                                          message: "must be string,null",
                                        },
                                      ];
                                      return false;
                                    }
                                  }
                                }
                              }
                              var valid2 = _errs13 === errors;
                              if (!valid2) {
                                break;
                              }
                            }
                          }
                        }
                        var valid1 = _errs11 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data2.s3Location !== undefined && func0.call(data2, "s3Location")) {
                          let data8 = data2.s3Location;
                          const _errs18 = errors;
                          if (!(data8 && typeof data8 == "object" && !Array.isArray(data8)) && data8 !== null) {
                            validate27.errors = [
                              {
                                instancePath: instancePath + "/source/s3Location",
                                schemaPath: "#/properties/source/properties/s3Location/type",
                                keyword: "type",
                                params: { type: schema38.properties.source.properties.s3Location.type },
                                message: "must be object,null",
                              },
                            ];
                            return false;
                          }
                          var valid1 = _errs18 === errors;
                        } else {
                          var valid1 = true;
                        }
                      }
                    }
                  }
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.context !== undefined && func0.call(data, "context")) {
                let data9 = data.context;
                const _errs21 = errors;
                if (typeof data9 !== "string" && data9 !== null) {
                  validate27.errors = [
                    {
                      instancePath: instancePath + "/context",
                      schemaPath: "#/properties/context/type",
                      keyword: "type",
                      params: { type: schema38.properties.context.type },
                      message: "must be string,null",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs21 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.citations !== undefined && func0.call(data, "citations")) {
                  let data10 = data.citations;
                  const _errs23 = errors;
                  if (!(data10 && typeof data10 == "object" && !Array.isArray(data10)) && data10 !== null) {
                    validate27.errors = [
                      {
                        instancePath: instancePath + "/citations",
                        schemaPath: "#/properties/citations/type",
                        keyword: "type",
                        params: { type: schema38.properties.citations.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs23 === errors;
                } else {
                  var valid0 = true;
                }
              }
            }
          }
        }
      }
    }
  }
  validate27.errors = vErrors;
  return errors === 0;
}
validate27.evaluated = {
  props: { format: true, name: true, source: true, context: true, citations: true },
  dynamicProps: false,
  dynamicItems: false,
};

const schema40 = {
  type: ["object", "null"],
  required: ["source"],
  properties: { format: { type: ["string", "null"] }, source: { $ref: "#/components/schemas/Bytes" } },
};

function validate29(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate29.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    validate29.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schema40.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.source === undefined || !func0.call(data, "source")) && (missing0 = "source")) {
        validate29.errors = [
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
        if (data.format !== undefined && func0.call(data, "format")) {
          let data0 = data.format;
          const _errs1 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            validate29.errors = [
              {
                instancePath: instancePath + "/format",
                schemaPath: "#/properties/format/type",
                keyword: "type",
                params: { type: schema40.properties.format.type },
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
          if (data.source !== undefined && func0.call(data, "source")) {
            let data1 = data.source;
            const _errs3 = errors;
            const _errs4 = errors;
            if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
              validate29.errors = [
                {
                  instancePath: instancePath + "/source",
                  schemaPath: "#/components/schemas/Bytes/type",
                  keyword: "type",
                  params: { type: schema37.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs4) {
              if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                if (data1.bytes !== undefined && func0.call(data1, "bytes")) {
                  let data2 = data1.bytes;
                  const _errs6 = errors;
                  if (typeof data2 !== "string" && data2 !== null) {
                    validate29.errors = [
                      {
                        instancePath: instancePath + "/source/bytes",
                        schemaPath: "#/components/schemas/Bytes/properties/bytes/type",
                        keyword: "type",
                        params: { type: schema37.properties.bytes.type },
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
                  if (data1.s3Location !== undefined && func0.call(data1, "s3Location")) {
                    let data3 = data1.s3Location;
                    const _errs8 = errors;
                    if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
                      validate29.errors = [
                        {
                          instancePath: instancePath + "/source/s3Location",
                          schemaPath: "#/components/schemas/Bytes/properties/s3Location/type",
                          keyword: "type",
                          params: { type: schema37.properties.s3Location.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs8) {
                      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                        if (data3.uri !== undefined && func0.call(data3, "uri")) {
                          let data4 = data3.uri;
                          const _errs10 = errors;
                          if (typeof data4 !== "string" && data4 !== null) {
                            validate29.errors = [
                              {
                                instancePath: instancePath + "/source/s3Location/uri",
                                schemaPath: "#/components/schemas/Bytes/properties/s3Location/properties/uri/type",
                                keyword: "type",
                                params: { type: schema37.properties.s3Location.properties.uri.type },
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
                          if (data3.bucketOwner !== undefined && func0.call(data3, "bucketOwner")) {
                            let data5 = data3.bucketOwner;
                            const _errs12 = errors;
                            if (typeof data5 !== "string" && data5 !== null) {
                              validate29.errors = [
                                {
                                  instancePath: instancePath + "/source/s3Location/bucketOwner",
                                  schemaPath:
                                    "#/components/schemas/Bytes/properties/s3Location/properties/bucketOwner/type",
                                  keyword: "type",
                                  params: { type: schema37.properties.s3Location.properties.bucketOwner.type },
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
                }
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    }
  }
  validate29.errors = vErrors;
  return errors === 0;
}
validate29.evaluated = { props: { format: true, source: true }, dynamicProps: false, dynamicItems: false };

const schema43 = {
  type: ["object", "null"],
  required: ["toolUseId"],
  properties: {
    toolUseId: { type: "string" },
    content: { type: ["array", "null"], items: { $ref: "#/components/schemas/Block" } },
    status: { type: ["string", "null"] },
    type: { type: ["string", "null"] },
  },
};
const wrapper0 = { validate: validate24 };

function validate32(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate32.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    validate32.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schema43.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.toolUseId === undefined || !func0.call(data, "toolUseId")) && (missing0 = "toolUseId")) {
        validate32.errors = [
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
        if (data.toolUseId !== undefined && func0.call(data, "toolUseId")) {
          const _errs1 = errors;
          if (typeof data.toolUseId !== "string") {
            validate32.errors = [
              {
                instancePath: instancePath + "/toolUseId",
                schemaPath: "#/properties/toolUseId/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.content !== undefined && func0.call(data, "content")) {
            let data1 = data.content;
            const _errs3 = errors;
            if (!Array.isArray(data1) && data1 !== null) {
              validate32.errors = [
                {
                  instancePath: instancePath + "/content",
                  schemaPath: "#/properties/content/type",
                  keyword: "type",
                  params: { type: schema43.properties.content.type },
                  message: "must be array,null",
                },
              ];
              return false;
            }
            if (errors === _errs3) {
              if (Array.isArray(data1)) {
                var valid1 = true;
                const len0 = data1.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  const _errs5 = errors;
                  if (
                    !wrapper0.validate(data1[i0], {
                      instancePath: instancePath + "/content/" + i0,
                      parentData: data1,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs5 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.status !== undefined && func0.call(data, "status")) {
              let data3 = data.status;
              const _errs6 = errors;
              if (typeof data3 !== "string" && data3 !== null) {
                validate32.errors = [
                  {
                    instancePath: instancePath + "/status",
                    schemaPath: "#/properties/status/type",
                    keyword: "type",
                    params: { type: schema43.properties.status.type },
                    message: "must be string,null",
                  },
                ];
                return false;
              }
              var valid0 = _errs6 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.type !== undefined && func0.call(data, "type")) {
                let data4 = data.type;
                const _errs8 = errors;
                if (typeof data4 !== "string" && data4 !== null) {
                  validate32.errors = [
                    {
                      instancePath: instancePath + "/type",
                      schemaPath: "#/properties/type/type",
                      keyword: "type",
                      params: { type: schema43.properties.type.type },
                      message: "must be string,null",
                    },
                  ];
                  return false;
                }
                var valid0 = _errs8 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    }
  }
  validate32.errors = vErrors;
  return errors === 0;
}
validate32.evaluated = {
  props: { toolUseId: true, content: true, status: true, type: true },
  dynamicProps: false,
  dynamicItems: false,
};

const schema47 = {
  type: ["object", "null"],
  properties: {
    content: { type: ["array", "null"], items: { $ref: "#/components/schemas/Words" } },
    citations: { type: ["array", "null"], items: { $ref: "#/components/schemas/Citation" } },
  },
};
const schema49 = {
  type: ["object", "null"],
  properties: {
    title: { type: ["string", "null"] },
    source: { type: ["string", "null"] },
    sourceContent: { type: ["array", "null"], items: { $ref: "#/components/schemas/Words" } },
    location: {
      type: ["object", "null"],
      properties: {
        web: {
          type: ["object", "null"],
          properties: { url: { type: ["string", "null"] }, domain: { type: ["string", "null"] } },
        },
      },
    },
  },
};

function validate35(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate35.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    validate35.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schema49.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.title !== undefined && func0.call(data, "title")) {
        let data0 = data.title;
        const _errs1 = errors;
        if (typeof data0 !== "string" && data0 !== null) {
          validate35.errors = [
            {
              instancePath: instancePath + "/title",
              schemaPath: "#/properties/title/type",
              keyword: "type",
              params: { type: schema49.properties.title.type },
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
        if (data.source !== undefined && func0.call(data, "source")) {
          let data1 = data.source;
          const _errs3 = errors;
          if (typeof data1 !== "string" && data1 !== null) {
            validate35.errors = [
              {
                instancePath: instancePath + "/source",
                schemaPath: "#/properties/source/type",
                keyword: "type",
                params: { type: schema49.properties.source.type },
                message: "must be string,null",
              },
            ];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.sourceContent !== undefined && func0.call(data, "sourceContent")) {
            let data2 = data.sourceContent;
            const _errs5 = errors;
            if (!Array.isArray(data2) && data2 !== null) {
              validate35.errors = [
                {
                  instancePath: instancePath + "/sourceContent",
                  schemaPath: "#/properties/sourceContent/type",
                  keyword: "type",
                  params: { type: schema49.properties.sourceContent.type },
                  message: "must be array,null",
                },
              ];
              return false;
            }
            if (errors === _errs5) {
              if (Array.isArray(data2)) {
                var valid1 = true;
                const len0 = data2.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data3 = data2[i0];
                  const _errs7 = errors;
                  const _errs8 = errors;
                  if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
                    validate35.errors = [
                      {
                        instancePath: instancePath + "/sourceContent/" + i0,
                        schemaPath: "#/components/schemas/Words/type",
                        keyword: "type",
                        params: { type: schema39.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs8) {
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      if (data3.text !== undefined && func0.call(data3, "text")) {
                        let data4 = data3.text;
                        if (typeof data4 !== "string" && data4 !== null) {
                          validate35.errors = [
                            {
                              instancePath: instancePath + "/sourceContent/" + i0 + "/text",
                              schemaPath: "#/components/schemas/Words/properties/text/type",
                              keyword: "type",
                              params: { type: schema39.properties.text.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                      }
                    }
                  }
                  var valid1 = _errs7 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              }
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.location !== undefined && func0.call(data, "location")) {
              let data5 = data.location;
              const _errs12 = errors;
              if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
                validate35.errors = [
                  {
                    instancePath: instancePath + "/location",
                    schemaPath: "#/properties/location/type",
                    keyword: "type",
                    params: { type: schema49.properties.location.type },
                    message: "must be object,null",
                  },
                ];
                return false;
              }
              if (errors === _errs12) {
                if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                  if (data5.web !== undefined && func0.call(data5, "web")) {
                    let data6 = data5.web;
                    const _errs14 = errors;
                    if (!(data6 && typeof data6 == "object" && !Array.isArray(data6)) && data6 !== null) {
                      validate35.errors = [
                        {
                          instancePath: instancePath + "/location/web",
                          schemaPath: "#/properties/location/properties/web/type",
                          keyword: "type",
                          params: { type: schema49.properties.location.properties.web.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs14) {
                      if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                        if (data6.url !== undefined && func0.call(data6, "url")) {
                          let data7 = data6.url;
                          const _errs16 = errors;
                          if (typeof data7 !== "string" && data7 !== null) {
                            validate35.errors = [
                              {
                                instancePath: instancePath + "/location/web/url",
                                schemaPath: "#/properties/location/properties/web/properties/url/type",
                                keyword: "type",
                                params: { type: schema49.properties.location.properties.web.properties.url.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid5 = _errs16 === errors;
                        } else {
                          var valid5 = true;
                        }
                        if (valid5) {
                          if (data6.domain !== undefined && func0.call(data6, "domain")) {
                            let data8 = data6.domain;
                            const _errs18 = errors;
                            if (typeof data8 !== "string" && data8 !== null) {
                              validate35.errors = [
                                {
                                  instancePath: instancePath + "/location/web/domain",
                                  schemaPath: "#/properties/location/properties/web/properties/domain/type",
                                  keyword: "type",
                                  params: { type: schema49.properties.location.properties.web.properties.domain.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid5 = _errs18 === errors;
                          } else {
                            var valid5 = true;
                          }
                        }
                      }
                    }
                  }
                }
              }
              var valid0 = _errs12 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    }
  }
  validate35.errors = vErrors;
  return errors === 0;
}
validate35.evaluated = {
  props: { title: true, source: true, sourceContent: true, location: true },
  dynamicProps: false,
  dynamicItems: false,
};

function validate34(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate34.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    validate34.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schema47.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.content !== undefined && func0.call(data, "content")) {
        let data0 = data.content;
        const _errs1 = errors;
        if (!Array.isArray(data0) && data0 !== null) {
          validate34.errors = [
            {
              instancePath: instancePath + "/content",
              schemaPath: "#/properties/content/type",
              keyword: "type",
              params: { type: schema47.properties.content.type },
              message: "must be array,null",
            },
          ];
          return false;
        }
        if (errors === _errs1) {
          if (Array.isArray(data0)) {
            var valid1 = true;
            const len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data1 = data0[i0];
              const _errs3 = errors;
              const _errs4 = errors;
              if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                validate34.errors = [
                  {
                    instancePath: instancePath + "/content/" + i0,
                    schemaPath: "#/components/schemas/Words/type",
                    keyword: "type",
                    params: { type: schema39.type },
                    message: "must be object,null",
                  },
                ];
                return false;
              }
              if (errors === _errs4) {
                if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                  if (data1.text !== undefined && func0.call(data1, "text")) {
                    let data2 = data1.text;
                    if (typeof data2 !== "string" && data2 !== null) {
                      validate34.errors = [
                        {
                          instancePath: instancePath + "/content/" + i0 + "/text",
                          schemaPath: "#/components/schemas/Words/properties/text/type",
                          keyword: "type",
                          params: { type: schema39.properties.text.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                  }
                }
              }
              var valid1 = _errs3 === errors;
              if (!valid1) {
                break;
              }
            }
          }
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.citations !== undefined && func0.call(data, "citations")) {
          let data3 = data.citations;
          const _errs8 = errors;
          if (!Array.isArray(data3) && data3 !== null) {
            validate34.errors = [
              {
                instancePath: instancePath + "/citations",
                schemaPath: "#/properties/citations/type",
                keyword: "type",
                params: { type: schema47.properties.citations.type },
                message: "must be array,null",
              },
            ];
            return false;
          }
          if (errors === _errs8) {
            if (Array.isArray(data3)) {
              var valid4 = true;
              const len1 = data3.length;
              for (let i1 = 0; i1 < len1; i1++) {
                const _errs10 = errors;
                if (
                  !validate35(data3[i1], {
                    instancePath: instancePath + "/citations/" + i1,
                    parentData: data3,
                    parentDataProperty: i1,
                    rootData,
                    dynamicAnchors,
                  })
                ) {
                  vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
                  errors = vErrors.length;
                }
                var valid4 = _errs10 === errors;
                if (!valid4) {
                  break;
                }
              }
            }
          }
          var valid0 = _errs8 === errors;
        } else {
          var valid0 = true;
        }
      }
    }
  }
  validate34.errors = vErrors;
  return errors === 0;
}
validate34.evaluated = { props: { content: true, citations: true }, dynamicProps: false, dynamicItems: false };

const schema51 = {
  type: ["object", "null"],
  properties: {
    source: { type: ["string", "null"] },
    title: { type: ["string", "null"] },
    content: { type: ["array", "null"], items: { $ref: "#/components/schemas/Words" } },
    citations: { type: ["object", "null"], additionalProperties: true },
  },
};

function validate38(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate38.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    validate38.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schema51.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.source !== undefined && func0.call(data, "source")) {
        let data0 = data.source;
        const _errs1 = errors;
        if (typeof data0 !== "string" && data0 !== null) {
          validate38.errors = [
            {
              instancePath: instancePath + "/source",
              schemaPath: "#/properties/source/type",
              keyword: "type",
              params: { type: schema51.properties.source.type },
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
        if (data.title !== undefined && func0.call(data, "title")) {
          let data1 = data.title;
          const _errs3 = errors;
          if (typeof data1 !== "string" && data1 !== null) {
            validate38.errors = [
              {
                instancePath: instancePath + "/title",
                schemaPath: "#/properties/title/type",
                keyword: "type",
                params: { type: schema51.properties.title.type },
                message: "must be string,null",
              },
            ];
            return false;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.content !== undefined && func0.call(data, "content")) {
            let data2 = data.content;
            const _errs5 = errors;
            if (!Array.isArray(data2) && data2 !== null) {
              validate38.errors = [
                {
                  instancePath: instancePath + "/content",
                  schemaPath: "#/properties/content/type",
                  keyword: "type",
                  params: { type: schema51.properties.content.type },
                  message: "must be array,null",
                },
              ];
              return false;
            }
            if (errors === _errs5) {
              if (Array.isArray(data2)) {
                var valid1 = true;
                const len0 = data2.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data3 = data2[i0];
                  const _errs7 = errors;
                  const _errs8 = errors;
                  if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
                    validate38.errors = [
                      {
                        instancePath: instancePath + "/content/" + i0,
                        schemaPath: "#/components/schemas/Words/type",
                        keyword: "type",
                        params: { type: schema39.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs8) {
                    if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                      if (data3.text !== undefined && func0.call(data3, "text")) {
                        let data4 = data3.text;
                        if (typeof data4 !== "string" && data4 !== null) {
                          validate38.errors = [
                            {
                              instancePath: instancePath + "/content/" + i0 + "/text",
                              schemaPath: "#/components/schemas/Words/properties/text/type",
                              keyword: "type",
                              params: { type: schema39.properties.text.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                      }
                    }
                  }
                  var valid1 = _errs7 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              }
            }
            var valid0 = _errs5 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.citations !== undefined && func0.call(data, "citations")) {
              let data5 = data.citations;
              const _errs12 = errors;
              if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
                validate38.errors = [
                  {
                    instancePath: instancePath + "/citations",
                    schemaPath: "#/properties/citations/type",
                    keyword: "type",
                    params: { type: schema51.properties.citations.type },
                    message: "must be object,null",
                  },
                ];
                return false;
              }
              var valid0 = _errs12 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    }
  }
  validate38.errors = vErrors;
  return errors === 0;
}
validate38.evaluated = {
  props: { source: true, title: true, content: true, citations: true },
  dynamicProps: false,
  dynamicItems: false,
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
      if (data.text !== undefined && func0.call(data, "text")) {
        let data0 = data.text;
        const _errs1 = errors;
        if (typeof data0 !== "string" && data0 !== null) {
          validate24.errors = [
            {
              instancePath: instancePath + "/text",
              schemaPath: "#/properties/text/type",
              keyword: "type",
              params: { type: schema35.properties.text.type },
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
          const _errs3 = errors;
          if (
            !validate25(data.image, {
              instancePath: instancePath + "/image",
              parentData: data,
              parentDataProperty: "image",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.document !== undefined && func0.call(data, "document")) {
            const _errs4 = errors;
            if (
              !validate27(data.document, {
                instancePath: instancePath + "/document",
                parentData: data,
                parentDataProperty: "document",
                rootData,
                dynamicAnchors,
              })
            ) {
              vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.video !== undefined && func0.call(data, "video")) {
              const _errs5 = errors;
              if (
                !validate29(data.video, {
                  instancePath: instancePath + "/video",
                  parentData: data,
                  parentDataProperty: "video",
                  rootData,
                  dynamicAnchors,
                })
              ) {
                vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
                errors = vErrors.length;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.audio !== undefined && func0.call(data, "audio")) {
                const _errs6 = errors;
                if (
                  !validate29(data.audio, {
                    instancePath: instancePath + "/audio",
                    parentData: data,
                    parentDataProperty: "audio",
                    rootData,
                    dynamicAnchors,
                  })
                ) {
                  vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs6 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.toolUse !== undefined && func0.call(data, "toolUse")) {
                  let data5 = data.toolUse;
                  const _errs7 = errors;
                  const _errs8 = errors;
                  if (!(data5 && typeof data5 == "object" && !Array.isArray(data5)) && data5 !== null) {
                    validate24.errors = [
                      {
                        instancePath: instancePath + "/toolUse",
                        schemaPath: "#/components/schemas/ToolUse/type",
                        keyword: "type",
                        params: { type: schema42.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs8) {
                    if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                      let missing0;
                      if (
                        ((data5.toolUseId === undefined || !func0.call(data5, "toolUseId")) &&
                          (missing0 = "toolUseId")) ||
                        ((data5.name === undefined || !func0.call(data5, "name")) && (missing0 = "name"))
                      ) {
                        validate24.errors = [
                          {
                            instancePath: instancePath + "/toolUse",
                            schemaPath: "#/components/schemas/ToolUse/required",
                            keyword: "required",
                            params: { missingProperty: missing0 },
                            message: "must have required property '" + missing0 + "'",
                          },
                        ];
                        return false;
                      } else {
                        if (data5.toolUseId !== undefined && func0.call(data5, "toolUseId")) {
                          const _errs10 = errors;
                          if (typeof data5.toolUseId !== "string") {
                            validate24.errors = [
                              {
                                instancePath: instancePath + "/toolUse/toolUseId",
                                schemaPath: "#/components/schemas/ToolUse/properties/toolUseId/type",
                                keyword: "type",
                                params: { type: "string" },
                                message: "must be string",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs10 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data5.name !== undefined && func0.call(data5, "name")) {
                            const _errs12 = errors;
                            if (typeof data5.name !== "string") {
                              validate24.errors = [
                                {
                                  instancePath: instancePath + "/toolUse/name",
                                  schemaPath: "#/components/schemas/ToolUse/properties/name/type",
                                  keyword: "type",
                                  params: { type: "string" },
                                  message: "must be string",
                                },
                              ];
                              return false;
                            }
                            var valid2 = _errs12 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data5.type !== undefined && func0.call(data5, "type")) {
                              let data8 = data5.type;
                              const _errs14 = errors;
                              if (typeof data8 !== "string" && data8 !== null) {
                                validate24.errors = [
                                  {
                                    instancePath: instancePath + "/toolUse/type",
                                    schemaPath: "#/components/schemas/ToolUse/properties/type/type",
                                    keyword: "type",
                                    params: { type: schema42.properties.type.type },
                                    message: "must be string,null",
                                  },
                                ];
                                return false;
                              }
                              var valid2 = _errs14 === errors;
                            } else {
                              var valid2 = true;
                            }
                          }
                        }
                      }
                    }
                  }
                  var valid0 = _errs7 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.toolResult !== undefined && func0.call(data, "toolResult")) {
                    const _errs16 = errors;
                    if (
                      !validate32(data.toolResult, {
                        instancePath: instancePath + "/toolResult",
                        parentData: data,
                        parentDataProperty: "toolResult",
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs16 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.guardContent !== undefined && func0.call(data, "guardContent")) {
                      let data10 = data.guardContent;
                      const _errs17 = errors;
                      const _errs18 = errors;
                      if (!(data10 && typeof data10 == "object" && !Array.isArray(data10)) && data10 !== null) {
                        validate24.errors = [
                          {
                            instancePath: instancePath + "/guardContent",
                            schemaPath: "#/components/schemas/GuardContent/type",
                            keyword: "type",
                            params: { type: schema44.type },
                            message: "must be object,null",
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs18) {
                        if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                          if (data10.text !== undefined && func0.call(data10, "text")) {
                            let data11 = data10.text;
                            const _errs20 = errors;
                            if (!(data11 && typeof data11 == "object" && !Array.isArray(data11)) && data11 !== null) {
                              validate24.errors = [
                                {
                                  instancePath: instancePath + "/guardContent/text",
                                  schemaPath: "#/components/schemas/GuardContent/properties/text/type",
                                  keyword: "type",
                                  params: { type: schema44.properties.text.type },
                                  message: "must be object,null",
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs20) {
                              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                                if (data11.text !== undefined && func0.call(data11, "text")) {
                                  let data12 = data11.text;
                                  const _errs22 = errors;
                                  if (typeof data12 !== "string" && data12 !== null) {
                                    validate24.errors = [
                                      {
                                        instancePath: instancePath + "/guardContent/text/text",
                                        schemaPath:
                                          "#/components/schemas/GuardContent/properties/text/properties/text/type",
                                        keyword: "type",
                                        params: { type: schema44.properties.text.properties.text.type },
                                        message: "must be string,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid5 = _errs22 === errors;
                                } else {
                                  var valid5 = true;
                                }
                                if (valid5) {
                                  if (data11.qualifiers !== undefined && func0.call(data11, "qualifiers")) {
                                    let data13 = data11.qualifiers;
                                    const _errs24 = errors;
                                    if (!Array.isArray(data13) && data13 !== null) {
                                      validate24.errors = [
                                        {
                                          instancePath: instancePath + "/guardContent/text/qualifiers",
                                          schemaPath:
                                            "#/components/schemas/GuardContent/properties/text/properties/qualifiers/type",
                                          keyword: "type",
                                          params: { type: schema44.properties.text.properties.qualifiers.type },
                                          message: "must be array,null",
                                        },
                                      ];
                                      return false;
                                    }
                                    if (errors === _errs24) {
                                      if (Array.isArray(data13)) {
                                        var valid6 = true;
                                        const len0 = data13.length;
                                        for (let i0 = 0; i0 < len0; i0++) {
                                          const _errs26 = errors;
                                          if (typeof data13[i0] !== "string") {
                                            validate24.errors = [
                                              {
                                                instancePath: instancePath + "/guardContent/text/qualifiers/" + i0,
                                                schemaPath:
                                                  "#/components/schemas/GuardContent/properties/text/properties/qualifiers/items/type",
                                                keyword: "type",
                                                params: { type: "string" },
                                                message: "must be string",
                                              },
                                            ];
                                            return false;
                                          }
                                          var valid6 = _errs26 === errors;
                                          if (!valid6) {
                                            break;
                                          }
                                        }
                                      }
                                    }
                                    var valid5 = _errs24 === errors;
                                  } else {
                                    var valid5 = true;
                                  }
                                }
                              }
                            }
                            var valid4 = _errs20 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (valid4) {
                            if (data10.image !== undefined && func0.call(data10, "image")) {
                              let data15 = data10.image;
                              const _errs28 = errors;
                              if (!(data15 && typeof data15 == "object" && !Array.isArray(data15)) && data15 !== null) {
                                validate24.errors = [
                                  {
                                    instancePath: instancePath + "/guardContent/image",
                                    schemaPath: "#/components/schemas/GuardContent/properties/image/type",
                                    keyword: "type",
                                    params: { type: schema44.properties.image.type },
                                    message: "must be object,null",
                                  },
                                ];
                                return false;
                              }
                              var valid4 = _errs28 === errors;
                            } else {
                              var valid4 = true;
                            }
                          }
                        }
                      }
                      var valid0 = _errs17 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.cachePoint !== undefined && func0.call(data, "cachePoint")) {
                        let data16 = data.cachePoint;
                        const _errs31 = errors;
                        const _errs32 = errors;
                        if (!(data16 && typeof data16 == "object" && !Array.isArray(data16)) && data16 !== null) {
                          validate24.errors = [
                            {
                              instancePath: instancePath + "/cachePoint",
                              schemaPath: "#/components/schemas/CachePoint/type",
                              keyword: "type",
                              params: { type: schema45.type },
                              message: "must be object,null",
                            },
                          ];
                          return false;
                        }
                        if (errors === _errs32) {
                          if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                            if (data16.type !== undefined && func0.call(data16, "type")) {
                              let data17 = data16.type;
                              const _errs34 = errors;
                              if (typeof data17 !== "string" && data17 !== null) {
                                validate24.errors = [
                                  {
                                    instancePath: instancePath + "/cachePoint/type",
                                    schemaPath: "#/components/schemas/CachePoint/properties/type/type",
                                    keyword: "type",
                                    params: { type: schema45.properties.type.type },
                                    message: "must be string,null",
                                  },
                                ];
                                return false;
                              }
                              var valid8 = _errs34 === errors;
                            } else {
                              var valid8 = true;
                            }
                            if (valid8) {
                              if (data16.ttl !== undefined && func0.call(data16, "ttl")) {
                                let data18 = data16.ttl;
                                const _errs36 = errors;
                                if (typeof data18 !== "string" && data18 !== null) {
                                  validate24.errors = [
                                    {
                                      instancePath: instancePath + "/cachePoint/ttl",
                                      schemaPath: "#/components/schemas/CachePoint/properties/ttl/type",
                                      keyword: "type",
                                      params: { type: schema45.properties.ttl.type },
                                      message: "must be string,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid8 = _errs36 === errors;
                              } else {
                                var valid8 = true;
                              }
                            }
                          }
                        }
                        var valid0 = _errs31 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.reasoningContent !== undefined && func0.call(data, "reasoningContent")) {
                          let data19 = data.reasoningContent;
                          const _errs38 = errors;
                          const _errs39 = errors;
                          if (!(data19 && typeof data19 == "object" && !Array.isArray(data19)) && data19 !== null) {
                            validate24.errors = [
                              {
                                instancePath: instancePath + "/reasoningContent",
                                schemaPath: "#/components/schemas/Reasoning/type",
                                keyword: "type",
                                params: { type: schema46.type },
                                message: "must be object,null",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs39) {
                            if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                              if (data19.reasoningText !== undefined && func0.call(data19, "reasoningText")) {
                                let data20 = data19.reasoningText;
                                const _errs41 = errors;
                                if (
                                  !(data20 && typeof data20 == "object" && !Array.isArray(data20)) &&
                                  data20 !== null
                                ) {
                                  validate24.errors = [
                                    {
                                      instancePath: instancePath + "/reasoningContent/reasoningText",
                                      schemaPath: "#/components/schemas/Reasoning/properties/reasoningText/type",
                                      keyword: "type",
                                      params: { type: schema46.properties.reasoningText.type },
                                      message: "must be object,null",
                                    },
                                  ];
                                  return false;
                                }
                                if (errors === _errs41) {
                                  if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                                    if (data20.text !== undefined && func0.call(data20, "text")) {
                                      let data21 = data20.text;
                                      const _errs43 = errors;
                                      if (typeof data21 !== "string" && data21 !== null) {
                                        validate24.errors = [
                                          {
                                            instancePath: instancePath + "/reasoningContent/reasoningText/text",
                                            schemaPath:
                                              "#/components/schemas/Reasoning/properties/reasoningText/properties/text/type",
                                            keyword: "type",
                                            params: { type: schema46.properties.reasoningText.properties.text.type },
                                            message: "must be string,null",
                                          },
                                        ];
                                        return false;
                                      }
                                      var valid11 = _errs43 === errors;
                                    } else {
                                      var valid11 = true;
                                    }
                                    if (valid11) {
                                      if (data20.signature !== undefined && func0.call(data20, "signature")) {
                                        let data22 = data20.signature;
                                        const _errs45 = errors;
                                        if (typeof data22 !== "string" && data22 !== null) {
                                          validate24.errors = [
                                            {
                                              instancePath: instancePath + "/reasoningContent/reasoningText/signature",
                                              schemaPath:
                                                "#/components/schemas/Reasoning/properties/reasoningText/properties/signature/type",
                                              keyword: "type",
                                              params: {
                                                type: schema46.properties.reasoningText.properties.signature.type,
                                              },
                                              message: "must be string,null",
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid11 = _errs45 === errors;
                                      } else {
                                        var valid11 = true;
                                      }
                                    }
                                  }
                                }
                                var valid10 = _errs41 === errors;
                              } else {
                                var valid10 = true;
                              }
                              if (valid10) {
                                if (data19.redactedContent !== undefined && func0.call(data19, "redactedContent")) {
                                  let data23 = data19.redactedContent;
                                  const _errs47 = errors;
                                  if (typeof data23 !== "string" && data23 !== null) {
                                    validate24.errors = [
                                      {
                                        instancePath: instancePath + "/reasoningContent/redactedContent",
                                        schemaPath: "#/components/schemas/Reasoning/properties/redactedContent/type",
                                        keyword: "type",
                                        params: { type: schema46.properties.redactedContent.type },
                                        message: "must be string,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  var valid10 = _errs47 === errors;
                                } else {
                                  var valid10 = true;
                                }
                              }
                            }
                          }
                          var valid0 = _errs38 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.citationsContent !== undefined && func0.call(data, "citationsContent")) {
                            const _errs49 = errors;
                            if (
                              !validate34(data.citationsContent, {
                                instancePath: instancePath + "/citationsContent",
                                parentData: data,
                                parentDataProperty: "citationsContent",
                                rootData,
                                dynamicAnchors,
                              })
                            ) {
                              vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
                              errors = vErrors.length;
                            }
                            var valid0 = _errs49 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.searchResult !== undefined && func0.call(data, "searchResult")) {
                              const _errs50 = errors;
                              if (
                                !validate38(data.searchResult, {
                                  instancePath: instancePath + "/searchResult",
                                  parentData: data,
                                  parentDataProperty: "searchResult",
                                  rootData,
                                  dynamicAnchors,
                                })
                              ) {
                                vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
                                errors = vErrors.length;
                              }
                              var valid0 = _errs50 === errors;
                            } else {
                              var valid0 = true;
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
validate24.evaluated = {
  props: {
    text: true,
    image: true,
    document: true,
    video: true,
    audio: true,
    toolUse: true,
    toolResult: true,
    guardContent: true,
    cachePoint: true,
    reasoningContent: true,
    citationsContent: true,
    searchResult: true,
    json: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};

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
      let missing0;
      if (
        ((data.role === undefined || !func0.call(data, "role")) && (missing0 = "role")) ||
        ((data.content === undefined || !func0.call(data, "content")) && (missing0 = "content"))
      ) {
        validate23.errors = [
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
        if (data.role !== undefined && func0.call(data, "role")) {
          let data0 = data.role;
          const _errs1 = errors;
          if (typeof data0 !== "string") {
            validate23.errors = [
              {
                instancePath: instancePath + "/role",
                schemaPath: "#/properties/role/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string",
              },
            ];
            return false;
          }
          if (!(data0 === "user" || data0 === "assistant" || data0 === "system")) {
            validate23.errors = [
              {
                instancePath: instancePath + "/role",
                schemaPath: "#/properties/role/enum",
                keyword: "enum",
                params: { allowedValues: schema34.properties.role.enum },
                message: "must be equal to one of the allowed values",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.content !== undefined && func0.call(data, "content")) {
            let data1 = data.content;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (Array.isArray(data1)) {
                var valid1 = true;
                const len0 = data1.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  const _errs5 = errors;
                  if (
                    !validate24(data1[i0], {
                      instancePath: instancePath + "/content/" + i0,
                      parentData: data1,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs5 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              } else {
                validate23.errors = [
                  {
                    instancePath: instancePath + "/content",
                    schemaPath: "#/properties/content/type",
                    keyword: "type",
                    params: { type: "array" },
                    message: "must be array",
                  },
                ];
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
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
validate23.evaluated = { props: { role: true, content: true }, dynamicProps: false, dynamicItems: false };

const schema53 = {
  type: "object",
  properties: {
    toolSpec: {
      type: ["object", "null"],
      required: ["name"],
      properties: {
        name: { type: "string" },
        description: { type: ["string", "null"] },
        inputSchema: {
          type: ["object", "null"],
          properties: { json: { type: ["object", "null"], additionalProperties: true } },
        },
        strict: { type: ["boolean", "null"] },
      },
    },
    systemTool: { type: ["object", "null"], properties: { name: { type: ["string", "null"] } } },
    cachePoint: { $ref: "#/components/schemas/CachePoint" },
  },
};

function validate43(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate43.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.toolSpec !== undefined && func0.call(data, "toolSpec")) {
        let data0 = data.toolSpec;
        const _errs1 = errors;
        if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
          validate43.errors = [
            {
              instancePath: instancePath + "/toolSpec",
              schemaPath: "#/properties/toolSpec/type",
              keyword: "type",
              params: { type: schema53.properties.toolSpec.type },
              message: "must be object,null",
            },
          ];
          return false;
        }
        if (errors === _errs1) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing0;
            if ((data0.name === undefined || !func0.call(data0, "name")) && (missing0 = "name")) {
              validate43.errors = [
                {
                  instancePath: instancePath + "/toolSpec",
                  schemaPath: "#/properties/toolSpec/required",
                  keyword: "required",
                  params: { missingProperty: missing0 },
                  message: "must have required property '" + missing0 + "'",
                },
              ];
              return false;
            } else {
              if (data0.name !== undefined && func0.call(data0, "name")) {
                const _errs3 = errors;
                if (typeof data0.name !== "string") {
                  validate43.errors = [
                    {
                      instancePath: instancePath + "/toolSpec/name",
                      schemaPath: "#/properties/toolSpec/properties/name/type",
                      keyword: "type",
                      params: { type: "string" },
                      message: "must be string",
                    },
                  ];
                  return false;
                }
                var valid1 = _errs3 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data0.description !== undefined && func0.call(data0, "description")) {
                  let data2 = data0.description;
                  const _errs5 = errors;
                  if (typeof data2 !== "string" && data2 !== null) {
                    validate43.errors = [
                      {
                        instancePath: instancePath + "/toolSpec/description",
                        schemaPath: "#/properties/toolSpec/properties/description/type",
                        keyword: "type",
                        params: { type: schema53.properties.toolSpec.properties.description.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid1 = _errs5 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data0.inputSchema !== undefined && func0.call(data0, "inputSchema")) {
                    let data3 = data0.inputSchema;
                    const _errs7 = errors;
                    if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
                      validate43.errors = [
                        {
                          instancePath: instancePath + "/toolSpec/inputSchema",
                          schemaPath: "#/properties/toolSpec/properties/inputSchema/type",
                          keyword: "type",
                          params: { type: schema53.properties.toolSpec.properties.inputSchema.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs7) {
                      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                        if (data3.json !== undefined && func0.call(data3, "json")) {
                          let data4 = data3.json;
                          if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
                            validate43.errors = [
                              {
                                instancePath: instancePath + "/toolSpec/inputSchema/json",
                                schemaPath: "#/properties/toolSpec/properties/inputSchema/properties/json/type",
                                keyword: "type",
                                params: {
                                  type: schema53.properties.toolSpec.properties.inputSchema.properties.json.type,
                                },
                                message: "must be object,null",
                              },
                            ];
                            return false;
                          }
                        }
                      }
                    }
                    var valid1 = _errs7 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (valid1) {
                    if (data0.strict !== undefined && func0.call(data0, "strict")) {
                      let data5 = data0.strict;
                      const _errs12 = errors;
                      if (typeof data5 !== "boolean" && data5 !== null) {
                        validate43.errors = [
                          {
                            instancePath: instancePath + "/toolSpec/strict",
                            schemaPath: "#/properties/toolSpec/properties/strict/type",
                            keyword: "type",
                            params: { type: schema53.properties.toolSpec.properties.strict.type },
                            message: "must be boolean,null",
                          },
                        ];
                        return false;
                      }
                      var valid1 = _errs12 === errors;
                    } else {
                      var valid1 = true;
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
        if (data.systemTool !== undefined && func0.call(data, "systemTool")) {
          let data6 = data.systemTool;
          const _errs14 = errors;
          if (!(data6 && typeof data6 == "object" && !Array.isArray(data6)) && data6 !== null) {
            validate43.errors = [
              {
                instancePath: instancePath + "/systemTool",
                schemaPath: "#/properties/systemTool/type",
                keyword: "type",
                params: { type: schema53.properties.systemTool.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs14) {
            if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
              if (data6.name !== undefined && func0.call(data6, "name")) {
                let data7 = data6.name;
                if (typeof data7 !== "string" && data7 !== null) {
                  validate43.errors = [
                    {
                      instancePath: instancePath + "/systemTool/name",
                      schemaPath: "#/properties/systemTool/properties/name/type",
                      keyword: "type",
                      params: { type: schema53.properties.systemTool.properties.name.type },
                      message: "must be string,null",
                    },
                  ];
                  return false;
                }
              }
            }
          }
          var valid0 = _errs14 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.cachePoint !== undefined && func0.call(data, "cachePoint")) {
            let data8 = data.cachePoint;
            const _errs18 = errors;
            const _errs19 = errors;
            if (!(data8 && typeof data8 == "object" && !Array.isArray(data8)) && data8 !== null) {
              validate43.errors = [
                {
                  instancePath: instancePath + "/cachePoint",
                  schemaPath: "#/components/schemas/CachePoint/type",
                  keyword: "type",
                  params: { type: schema45.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs19) {
              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                if (data8.type !== undefined && func0.call(data8, "type")) {
                  let data9 = data8.type;
                  const _errs21 = errors;
                  if (typeof data9 !== "string" && data9 !== null) {
                    validate43.errors = [
                      {
                        instancePath: instancePath + "/cachePoint/type",
                        schemaPath: "#/components/schemas/CachePoint/properties/type/type",
                        keyword: "type",
                        params: { type: schema45.properties.type.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid5 = _errs21 === errors;
                } else {
                  var valid5 = true;
                }
                if (valid5) {
                  if (data8.ttl !== undefined && func0.call(data8, "ttl")) {
                    let data10 = data8.ttl;
                    const _errs23 = errors;
                    if (typeof data10 !== "string" && data10 !== null) {
                      validate43.errors = [
                        {
                          instancePath: instancePath + "/cachePoint/ttl",
                          schemaPath: "#/components/schemas/CachePoint/properties/ttl/type",
                          keyword: "type",
                          params: { type: schema45.properties.ttl.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid5 = _errs23 === errors;
                  } else {
                    var valid5 = true;
                  }
                }
              }
            }
            var valid0 = _errs18 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate43.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  validate43.errors = vErrors;
  return errors === 0;
}
validate43.evaluated = {
  props: { toolSpec: true, systemTool: true, cachePoint: true },
  dynamicProps: false,
  dynamicItems: false,
};

const schema56 = {
  type: ["object", "null"],
  properties: {
    top_k: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 },
    inferenceConfig: {
      type: ["object", "null"],
      properties: { topK: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 } },
    },
    thinking: { $ref: "#/components/schemas/Thinking" },
    reasoning_config: { $ref: "#/components/schemas/Thinking" },
    reasoningConfig: {
      type: ["object", "null"],
      properties: { type: { type: ["string", "null"] }, maxReasoningEffort: { type: ["string", "null"] } },
    },
    reasoning_effort: { type: ["string", "null"] },
    output_config: { type: ["object", "null"], properties: { effort: { type: ["string", "null"] } } },
  },
};
const schema57 = {
  type: ["object", "null"],
  properties: {
    type: { type: ["string", "null"] },
    budget_tokens: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 },
    display: { type: ["string", "null"] },
  },
};

function validate45(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate45.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    validate45.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schema56.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.top_k !== undefined && func0.call(data, "top_k")) {
        let data0 = data.top_k;
        const _errs1 = errors;
        if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
          validate45.errors = [
            {
              instancePath: instancePath + "/top_k",
              schemaPath: "#/properties/top_k/type",
              keyword: "type",
              params: { type: schema56.properties.top_k.type },
              message: "must be integer,null",
            },
          ];
          return false;
        }
        if (errors === _errs1) {
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 2147483647 || isNaN(data0)) {
              validate45.errors = [
                {
                  instancePath: instancePath + "/top_k",
                  schemaPath: "#/properties/top_k/maximum",
                  keyword: "maximum",
                  params: { comparison: "<=", limit: 2147483647 },
                  message: "must be <= 2147483647",
                },
              ];
              return false;
            } else {
              if (data0 < 0 || isNaN(data0)) {
                validate45.errors = [
                  {
                    instancePath: instancePath + "/top_k",
                    schemaPath: "#/properties/top_k/minimum",
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
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.inferenceConfig !== undefined && func0.call(data, "inferenceConfig")) {
          let data1 = data.inferenceConfig;
          const _errs3 = errors;
          if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
            validate45.errors = [
              {
                instancePath: instancePath + "/inferenceConfig",
                schemaPath: "#/properties/inferenceConfig/type",
                keyword: "type",
                params: { type: schema56.properties.inferenceConfig.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs3) {
            if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
              if (data1.topK !== undefined && func0.call(data1, "topK")) {
                let data2 = data1.topK;
                const _errs5 = errors;
                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2)) && data2 !== null) {
                  validate45.errors = [
                    {
                      instancePath: instancePath + "/inferenceConfig/topK",
                      schemaPath: "#/properties/inferenceConfig/properties/topK/type",
                      keyword: "type",
                      params: { type: schema56.properties.inferenceConfig.properties.topK.type },
                      message: "must be integer,null",
                    },
                  ];
                  return false;
                }
                if (errors === _errs5) {
                  if (typeof data2 == "number" && isFinite(data2)) {
                    if (data2 > 2147483647 || isNaN(data2)) {
                      validate45.errors = [
                        {
                          instancePath: instancePath + "/inferenceConfig/topK",
                          schemaPath: "#/properties/inferenceConfig/properties/topK/maximum",
                          keyword: "maximum",
                          params: { comparison: "<=", limit: 2147483647 },
                          message: "must be <= 2147483647",
                        },
                      ];
                      return false;
                    } else {
                      if (data2 < 0 || isNaN(data2)) {
                        validate45.errors = [
                          {
                            instancePath: instancePath + "/inferenceConfig/topK",
                            schemaPath: "#/properties/inferenceConfig/properties/topK/minimum",
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
              }
            }
          }
          var valid0 = _errs3 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.thinking !== undefined && func0.call(data, "thinking")) {
            let data3 = data.thinking;
            const _errs7 = errors;
            const _errs8 = errors;
            if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
              validate45.errors = [
                {
                  instancePath: instancePath + "/thinking",
                  schemaPath: "#/components/schemas/Thinking/type",
                  keyword: "type",
                  params: { type: schema57.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs8) {
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (data3.type !== undefined && func0.call(data3, "type")) {
                  let data4 = data3.type;
                  const _errs10 = errors;
                  if (typeof data4 !== "string" && data4 !== null) {
                    validate45.errors = [
                      {
                        instancePath: instancePath + "/thinking/type",
                        schemaPath: "#/components/schemas/Thinking/properties/type/type",
                        keyword: "type",
                        params: { type: schema57.properties.type.type },
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
                  if (data3.budget_tokens !== undefined && func0.call(data3, "budget_tokens")) {
                    let data5 = data3.budget_tokens;
                    const _errs12 = errors;
                    if (
                      !(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) &&
                      data5 !== null
                    ) {
                      validate45.errors = [
                        {
                          instancePath: instancePath + "/thinking/budget_tokens",
                          schemaPath: "#/components/schemas/Thinking/properties/budget_tokens/type",
                          keyword: "type",
                          params: { type: schema57.properties.budget_tokens.type },
                          message: "must be integer,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs12) {
                      if (typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 2147483647 || isNaN(data5)) {
                          validate45.errors = [
                            {
                              instancePath: instancePath + "/thinking/budget_tokens",
                              schemaPath: "#/components/schemas/Thinking/properties/budget_tokens/maximum",
                              keyword: "maximum",
                              params: { comparison: "<=", limit: 2147483647 },
                              message: "must be <= 2147483647",
                            },
                          ];
                          return false;
                        } else {
                          if (data5 < 0 || isNaN(data5)) {
                            validate45.errors = [
                              {
                                instancePath: instancePath + "/thinking/budget_tokens",
                                schemaPath: "#/components/schemas/Thinking/properties/budget_tokens/minimum",
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
                    var valid3 = _errs12 === errors;
                  } else {
                    var valid3 = true;
                  }
                  if (valid3) {
                    if (data3.display !== undefined && func0.call(data3, "display")) {
                      let data6 = data3.display;
                      const _errs14 = errors;
                      if (typeof data6 !== "string" && data6 !== null) {
                        validate45.errors = [
                          {
                            instancePath: instancePath + "/thinking/display",
                            schemaPath: "#/components/schemas/Thinking/properties/display/type",
                            keyword: "type",
                            params: { type: schema57.properties.display.type },
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
            }
            var valid0 = _errs7 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.reasoning_config !== undefined && func0.call(data, "reasoning_config")) {
              let data7 = data.reasoning_config;
              const _errs16 = errors;
              const _errs17 = errors;
              if (!(data7 && typeof data7 == "object" && !Array.isArray(data7)) && data7 !== null) {
                validate45.errors = [
                  {
                    instancePath: instancePath + "/reasoning_config",
                    schemaPath: "#/components/schemas/Thinking/type",
                    keyword: "type",
                    params: { type: schema57.type },
                    message: "must be object,null",
                  },
                ];
                return false;
              }
              if (errors === _errs17) {
                if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                  if (data7.type !== undefined && func0.call(data7, "type")) {
                    let data8 = data7.type;
                    const _errs19 = errors;
                    if (typeof data8 !== "string" && data8 !== null) {
                      validate45.errors = [
                        {
                          instancePath: instancePath + "/reasoning_config/type",
                          schemaPath: "#/components/schemas/Thinking/properties/type/type",
                          keyword: "type",
                          params: { type: schema57.properties.type.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid5 = _errs19 === errors;
                  } else {
                    var valid5 = true;
                  }
                  if (valid5) {
                    if (data7.budget_tokens !== undefined && func0.call(data7, "budget_tokens")) {
                      let data9 = data7.budget_tokens;
                      const _errs21 = errors;
                      if (
                        !(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9)) &&
                        data9 !== null
                      ) {
                        validate45.errors = [
                          {
                            instancePath: instancePath + "/reasoning_config/budget_tokens",
                            schemaPath: "#/components/schemas/Thinking/properties/budget_tokens/type",
                            keyword: "type",
                            params: { type: schema57.properties.budget_tokens.type },
                            message: "must be integer,null",
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs21) {
                        if (typeof data9 == "number" && isFinite(data9)) {
                          if (data9 > 2147483647 || isNaN(data9)) {
                            validate45.errors = [
                              {
                                instancePath: instancePath + "/reasoning_config/budget_tokens",
                                schemaPath: "#/components/schemas/Thinking/properties/budget_tokens/maximum",
                                keyword: "maximum",
                                params: { comparison: "<=", limit: 2147483647 },
                                message: "must be <= 2147483647",
                              },
                            ];
                            return false;
                          } else {
                            if (data9 < 0 || isNaN(data9)) {
                              validate45.errors = [
                                {
                                  instancePath: instancePath + "/reasoning_config/budget_tokens",
                                  schemaPath: "#/components/schemas/Thinking/properties/budget_tokens/minimum",
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
                      var valid5 = _errs21 === errors;
                    } else {
                      var valid5 = true;
                    }
                    if (valid5) {
                      if (data7.display !== undefined && func0.call(data7, "display")) {
                        let data10 = data7.display;
                        const _errs23 = errors;
                        if (typeof data10 !== "string" && data10 !== null) {
                          validate45.errors = [
                            {
                              instancePath: instancePath + "/reasoning_config/display",
                              schemaPath: "#/components/schemas/Thinking/properties/display/type",
                              keyword: "type",
                              params: { type: schema57.properties.display.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid5 = _errs23 === errors;
                      } else {
                        var valid5 = true;
                      }
                    }
                  }
                }
              }
              var valid0 = _errs16 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.reasoningConfig !== undefined && func0.call(data, "reasoningConfig")) {
                let data11 = data.reasoningConfig;
                const _errs25 = errors;
                if (!(data11 && typeof data11 == "object" && !Array.isArray(data11)) && data11 !== null) {
                  validate45.errors = [
                    {
                      instancePath: instancePath + "/reasoningConfig",
                      schemaPath: "#/properties/reasoningConfig/type",
                      keyword: "type",
                      params: { type: schema56.properties.reasoningConfig.type },
                      message: "must be object,null",
                    },
                  ];
                  return false;
                }
                if (errors === _errs25) {
                  if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                    if (data11.type !== undefined && func0.call(data11, "type")) {
                      let data12 = data11.type;
                      const _errs27 = errors;
                      if (typeof data12 !== "string" && data12 !== null) {
                        validate45.errors = [
                          {
                            instancePath: instancePath + "/reasoningConfig/type",
                            schemaPath: "#/properties/reasoningConfig/properties/type/type",
                            keyword: "type",
                            params: { type: schema56.properties.reasoningConfig.properties.type.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid6 = _errs27 === errors;
                    } else {
                      var valid6 = true;
                    }
                    if (valid6) {
                      if (data11.maxReasoningEffort !== undefined && func0.call(data11, "maxReasoningEffort")) {
                        let data13 = data11.maxReasoningEffort;
                        const _errs29 = errors;
                        if (typeof data13 !== "string" && data13 !== null) {
                          validate45.errors = [
                            {
                              instancePath: instancePath + "/reasoningConfig/maxReasoningEffort",
                              schemaPath: "#/properties/reasoningConfig/properties/maxReasoningEffort/type",
                              keyword: "type",
                              params: { type: schema56.properties.reasoningConfig.properties.maxReasoningEffort.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid6 = _errs29 === errors;
                      } else {
                        var valid6 = true;
                      }
                    }
                  }
                }
                var valid0 = _errs25 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.reasoning_effort !== undefined && func0.call(data, "reasoning_effort")) {
                  let data14 = data.reasoning_effort;
                  const _errs31 = errors;
                  if (typeof data14 !== "string" && data14 !== null) {
                    validate45.errors = [
                      {
                        instancePath: instancePath + "/reasoning_effort",
                        schemaPath: "#/properties/reasoning_effort/type",
                        keyword: "type",
                        params: { type: schema56.properties.reasoning_effort.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs31 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.output_config !== undefined && func0.call(data, "output_config")) {
                    let data15 = data.output_config;
                    const _errs33 = errors;
                    if (!(data15 && typeof data15 == "object" && !Array.isArray(data15)) && data15 !== null) {
                      validate45.errors = [
                        {
                          instancePath: instancePath + "/output_config",
                          schemaPath: "#/properties/output_config/type",
                          keyword: "type",
                          params: { type: schema56.properties.output_config.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs33) {
                      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                        if (data15.effort !== undefined && func0.call(data15, "effort")) {
                          let data16 = data15.effort;
                          if (typeof data16 !== "string" && data16 !== null) {
                            validate45.errors = [
                              {
                                instancePath: instancePath + "/output_config/effort",
                                schemaPath: "#/properties/output_config/properties/effort/type",
                                keyword: "type",
                                params: { type: schema56.properties.output_config.properties.effort.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                        }
                      }
                    }
                    var valid0 = _errs33 === errors;
                  } else {
                    var valid0 = true;
                  }
                }
              }
            }
          }
        }
      }
    }
  }
  validate45.errors = vErrors;
  return errors === 0;
}
validate45.evaluated = {
  props: {
    top_k: true,
    inferenceConfig: true,
    thinking: true,
    reasoning_config: true,
    reasoningConfig: true,
    reasoning_effort: true,
    output_config: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};

const schema59 = {
  type: ["object", "null"],
  required: ["type"],
  properties: {
    type: { type: "string" },
    structure: { type: ["object", "null"], properties: { jsonSchema: { $ref: "#/components/schemas/JsonSchema" } } },
  },
};
const schema60 = {
  type: ["object", "null"],
  properties: {
    schema: { type: ["string", "null"] },
    name: { type: ["string", "null"] },
    description: { type: ["string", "null"] },
  },
};

function validate47(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  const evaluated0 = validate47.evaluated;
  if (evaluated0.dynamicProps) {
    evaluated0.props = undefined;
  }
  if (evaluated0.dynamicItems) {
    evaluated0.items = undefined;
  }
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    validate47.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schema59.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.type === undefined || !func0.call(data, "type")) && (missing0 = "type")) {
        validate47.errors = [
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
        if (data.type !== undefined && func0.call(data, "type")) {
          const _errs1 = errors;
          if (typeof data.type !== "string") {
            validate47.errors = [
              {
                instancePath: instancePath + "/type",
                schemaPath: "#/properties/type/type",
                keyword: "type",
                params: { type: "string" },
                message: "must be string",
              },
            ];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.structure !== undefined && func0.call(data, "structure")) {
            let data1 = data.structure;
            const _errs3 = errors;
            if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
              validate47.errors = [
                {
                  instancePath: instancePath + "/structure",
                  schemaPath: "#/properties/structure/type",
                  keyword: "type",
                  params: { type: schema59.properties.structure.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs3) {
              if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                if (data1.jsonSchema !== undefined && func0.call(data1, "jsonSchema")) {
                  let data2 = data1.jsonSchema;
                  const _errs6 = errors;
                  if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
                    validate47.errors = [
                      {
                        instancePath: instancePath + "/structure/jsonSchema",
                        schemaPath: "#/components/schemas/JsonSchema/type",
                        keyword: "type",
                        params: { type: schema60.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs6) {
                    if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                      if (data2.schema !== undefined && func0.call(data2, "schema")) {
                        let data3 = data2.schema;
                        const _errs8 = errors;
                        if (typeof data3 !== "string" && data3 !== null) {
                          validate47.errors = [
                            {
                              instancePath: instancePath + "/structure/jsonSchema/schema",
                              schemaPath: "#/components/schemas/JsonSchema/properties/schema/type",
                              keyword: "type",
                              params: { type: schema60.properties.schema.type },
                              message: "must be string,null",
                            },
                          ];
                          return false;
                        }
                        var valid3 = _errs8 === errors;
                      } else {
                        var valid3 = true;
                      }
                      if (valid3) {
                        if (data2.name !== undefined && func0.call(data2, "name")) {
                          let data4 = data2.name;
                          const _errs10 = errors;
                          if (typeof data4 !== "string" && data4 !== null) {
                            validate47.errors = [
                              {
                                instancePath: instancePath + "/structure/jsonSchema/name",
                                schemaPath: "#/components/schemas/JsonSchema/properties/name/type",
                                keyword: "type",
                                params: { type: schema60.properties.name.type },
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
                          if (data2.description !== undefined && func0.call(data2, "description")) {
                            let data5 = data2.description;
                            const _errs12 = errors;
                            if (typeof data5 !== "string" && data5 !== null) {
                              validate47.errors = [
                                {
                                  instancePath: instancePath + "/structure/jsonSchema/description",
                                  schemaPath: "#/components/schemas/JsonSchema/properties/description/type",
                                  keyword: "type",
                                  params: { type: schema60.properties.description.type },
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
                  }
                }
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    }
  }
  validate47.errors = vErrors;
  return errors === 0;
}
validate47.evaluated = { props: { type: true, structure: true }, dynamicProps: false, dynamicItems: false };

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
      if ((data.messages === undefined || !func0.call(data, "messages")) && (missing0 = "messages")) {
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
        if (data.messages !== undefined && func0.call(data, "messages")) {
          let data0 = data.messages;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              if (data0.length < 1) {
                validate22.errors = [
                  {
                    instancePath: instancePath + "/messages",
                    schemaPath: "#/properties/messages/minItems",
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
                      instancePath: instancePath + "/messages/" + i0,
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
            } else {
              validate22.errors = [
                {
                  instancePath: instancePath + "/messages",
                  schemaPath: "#/properties/messages/type",
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
          if (data.system !== undefined && func0.call(data, "system")) {
            let data2 = data.system;
            const _errs4 = errors;
            if (!Array.isArray(data2) && data2 !== null) {
              validate22.errors = [
                {
                  instancePath: instancePath + "/system",
                  schemaPath: "#/properties/system/type",
                  keyword: "type",
                  params: { type: schema33.properties.system.type },
                  message: "must be array,null",
                },
              ];
              return false;
            }
            if (errors === _errs4) {
              if (Array.isArray(data2)) {
                var valid2 = true;
                const len1 = data2.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  const _errs6 = errors;
                  if (
                    !validate24(data2[i1], {
                      instancePath: instancePath + "/system/" + i1,
                      parentData: data2,
                      parentDataProperty: i1,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                    errors = vErrors.length;
                  }
                  var valid2 = _errs6 === errors;
                  if (!valid2) {
                    break;
                  }
                }
              }
            }
            var valid0 = _errs4 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.inferenceConfig !== undefined && func0.call(data, "inferenceConfig")) {
              let data4 = data.inferenceConfig;
              const _errs7 = errors;
              if (!(data4 && typeof data4 == "object" && !Array.isArray(data4)) && data4 !== null) {
                validate22.errors = [
                  {
                    instancePath: instancePath + "/inferenceConfig",
                    schemaPath: "#/properties/inferenceConfig/type",
                    keyword: "type",
                    params: { type: schema33.properties.inferenceConfig.type },
                    message: "must be object,null",
                  },
                ];
                return false;
              }
              if (errors === _errs7) {
                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                  if (data4.maxTokens !== undefined && func0.call(data4, "maxTokens")) {
                    let data5 = data4.maxTokens;
                    const _errs9 = errors;
                    if (
                      !(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) &&
                      data5 !== null
                    ) {
                      validate22.errors = [
                        {
                          instancePath: instancePath + "/inferenceConfig/maxTokens",
                          schemaPath: "#/properties/inferenceConfig/properties/maxTokens/type",
                          keyword: "type",
                          params: { type: schema33.properties.inferenceConfig.properties.maxTokens.type },
                          message: "must be integer,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs9) {
                      if (typeof data5 == "number" && isFinite(data5)) {
                        if (data5 > 2147483647 || isNaN(data5)) {
                          validate22.errors = [
                            {
                              instancePath: instancePath + "/inferenceConfig/maxTokens",
                              schemaPath: "#/properties/inferenceConfig/properties/maxTokens/maximum",
                              keyword: "maximum",
                              params: { comparison: "<=", limit: 2147483647 },
                              message: "must be <= 2147483647",
                            },
                          ];
                          return false;
                        } else {
                          if (data5 < 1 || isNaN(data5)) {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/inferenceConfig/maxTokens",
                                schemaPath: "#/properties/inferenceConfig/properties/maxTokens/minimum",
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
                    var valid3 = _errs9 === errors;
                  } else {
                    var valid3 = true;
                  }
                  if (valid3) {
                    if (data4.temperature !== undefined && func0.call(data4, "temperature")) {
                      let data6 = data4.temperature;
                      const _errs11 = errors;
                      if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
                        validate22.errors = [
                          {
                            instancePath: instancePath + "/inferenceConfig/temperature",
                            schemaPath: "#/properties/inferenceConfig/properties/temperature/type",
                            keyword: "type",
                            params: { type: schema33.properties.inferenceConfig.properties.temperature.type },
                            message: "must be number,null",
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs11) {
                        if (typeof data6 == "number" && isFinite(data6)) {
                          if (data6 < 0 || isNaN(data6)) {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/inferenceConfig/temperature",
                                schemaPath: "#/properties/inferenceConfig/properties/temperature/minimum",
                                keyword: "minimum",
                                params: { comparison: ">=", limit: 0 },
                                message: "must be >= 0",
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
                      if (data4.topP !== undefined && func0.call(data4, "topP")) {
                        let data7 = data4.topP;
                        const _errs13 = errors;
                        if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null) {
                          validate22.errors = [
                            {
                              instancePath: instancePath + "/inferenceConfig/topP",
                              schemaPath: "#/properties/inferenceConfig/properties/topP/type",
                              keyword: "type",
                              params: { type: schema33.properties.inferenceConfig.properties.topP.type },
                              message: "must be number,null",
                            },
                          ];
                          return false;
                        }
                        if (errors === _errs13) {
                          if (typeof data7 == "number" && isFinite(data7)) {
                            if (data7 > 1 || isNaN(data7)) {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/inferenceConfig/topP",
                                  schemaPath: "#/properties/inferenceConfig/properties/topP/maximum",
                                  keyword: "maximum",
                                  params: { comparison: "<=", limit: 1 },
                                  message: "must be <= 1",
                                },
                              ];
                              return false;
                            } else {
                              if (data7 < 0 || isNaN(data7)) {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/inferenceConfig/topP",
                                    schemaPath: "#/properties/inferenceConfig/properties/topP/minimum",
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
                        var valid3 = _errs13 === errors;
                      } else {
                        var valid3 = true;
                      }
                      if (valid3) {
                        if (data4.stopSequences !== undefined && func0.call(data4, "stopSequences")) {
                          let data8 = data4.stopSequences;
                          const _errs15 = errors;
                          if (!Array.isArray(data8) && data8 !== null) {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/inferenceConfig/stopSequences",
                                schemaPath: "#/properties/inferenceConfig/properties/stopSequences/type",
                                keyword: "type",
                                params: { type: schema33.properties.inferenceConfig.properties.stopSequences.type },
                                message: "must be array,null",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs15) {
                            if (Array.isArray(data8)) {
                              var valid4 = true;
                              const len2 = data8.length;
                              for (let i2 = 0; i2 < len2; i2++) {
                                const _errs17 = errors;
                                if (typeof data8[i2] !== "string") {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/inferenceConfig/stopSequences/" + i2,
                                      schemaPath: "#/properties/inferenceConfig/properties/stopSequences/items/type",
                                      keyword: "type",
                                      params: { type: "string" },
                                      message: "must be string",
                                    },
                                  ];
                                  return false;
                                }
                                var valid4 = _errs17 === errors;
                                if (!valid4) {
                                  break;
                                }
                              }
                            }
                          }
                          var valid3 = _errs15 === errors;
                        } else {
                          var valid3 = true;
                        }
                      }
                    }
                  }
                }
              }
              var valid0 = _errs7 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.toolConfig !== undefined && func0.call(data, "toolConfig")) {
                let data10 = data.toolConfig;
                const _errs19 = errors;
                if (!(data10 && typeof data10 == "object" && !Array.isArray(data10)) && data10 !== null) {
                  validate22.errors = [
                    {
                      instancePath: instancePath + "/toolConfig",
                      schemaPath: "#/properties/toolConfig/type",
                      keyword: "type",
                      params: { type: schema33.properties.toolConfig.type },
                      message: "must be object,null",
                    },
                  ];
                  return false;
                }
                if (errors === _errs19) {
                  if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                    if (data10.tools !== undefined && func0.call(data10, "tools")) {
                      let data11 = data10.tools;
                      const _errs21 = errors;
                      if (!Array.isArray(data11) && data11 !== null) {
                        validate22.errors = [
                          {
                            instancePath: instancePath + "/toolConfig/tools",
                            schemaPath: "#/properties/toolConfig/properties/tools/type",
                            keyword: "type",
                            params: { type: schema33.properties.toolConfig.properties.tools.type },
                            message: "must be array,null",
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs21) {
                        if (Array.isArray(data11)) {
                          var valid6 = true;
                          const len3 = data11.length;
                          for (let i3 = 0; i3 < len3; i3++) {
                            const _errs23 = errors;
                            if (
                              !validate43(data11[i3], {
                                instancePath: instancePath + "/toolConfig/tools/" + i3,
                                parentData: data11,
                                parentDataProperty: i3,
                                rootData,
                                dynamicAnchors,
                              })
                            ) {
                              vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
                              errors = vErrors.length;
                            }
                            var valid6 = _errs23 === errors;
                            if (!valid6) {
                              break;
                            }
                          }
                        }
                      }
                      var valid5 = _errs21 === errors;
                    } else {
                      var valid5 = true;
                    }
                    if (valid5) {
                      if (data10.toolChoice !== undefined && func0.call(data10, "toolChoice")) {
                        let data13 = data10.toolChoice;
                        const _errs24 = errors;
                        const _errs25 = errors;
                        if (!(data13 && typeof data13 == "object" && !Array.isArray(data13)) && data13 !== null) {
                          validate22.errors = [
                            {
                              instancePath: instancePath + "/toolConfig/toolChoice",
                              schemaPath: "#/components/schemas/ToolChoice/type",
                              keyword: "type",
                              params: { type: schema55.type },
                              message: "must be object,null",
                            },
                          ];
                          return false;
                        }
                        if (errors === _errs25) {
                          if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                            if (data13.auto !== undefined && func0.call(data13, "auto")) {
                              let data14 = data13.auto;
                              const _errs27 = errors;
                              if (!(data14 && typeof data14 == "object" && !Array.isArray(data14)) && data14 !== null) {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/toolConfig/toolChoice/auto",
                                    schemaPath: "#/components/schemas/ToolChoice/properties/auto/type",
                                    keyword: "type",
                                    params: { type: schema55.properties.auto.type },
                                    message: "must be object,null",
                                  },
                                ];
                                return false;
                              }
                              var valid8 = _errs27 === errors;
                            } else {
                              var valid8 = true;
                            }
                            if (valid8) {
                              if (data13.any !== undefined && func0.call(data13, "any")) {
                                let data15 = data13.any;
                                const _errs29 = errors;
                                if (
                                  !(data15 && typeof data15 == "object" && !Array.isArray(data15)) &&
                                  data15 !== null
                                ) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/toolConfig/toolChoice/any",
                                      schemaPath: "#/components/schemas/ToolChoice/properties/any/type",
                                      keyword: "type",
                                      params: { type: schema55.properties.any.type },
                                      message: "must be object,null",
                                    },
                                  ];
                                  return false;
                                }
                                var valid8 = _errs29 === errors;
                              } else {
                                var valid8 = true;
                              }
                              if (valid8) {
                                if (data13.tool !== undefined && func0.call(data13, "tool")) {
                                  let data16 = data13.tool;
                                  const _errs31 = errors;
                                  if (
                                    !(data16 && typeof data16 == "object" && !Array.isArray(data16)) &&
                                    data16 !== null
                                  ) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/toolConfig/toolChoice/tool",
                                        schemaPath: "#/components/schemas/ToolChoice/properties/tool/type",
                                        keyword: "type",
                                        params: { type: schema55.properties.tool.type },
                                        message: "must be object,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  if (errors === _errs31) {
                                    if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                      if (data16.name !== undefined && func0.call(data16, "name")) {
                                        let data17 = data16.name;
                                        if (typeof data17 !== "string" && data17 !== null) {
                                          validate22.errors = [
                                            {
                                              instancePath: instancePath + "/toolConfig/toolChoice/tool/name",
                                              schemaPath:
                                                "#/components/schemas/ToolChoice/properties/tool/properties/name/type",
                                              keyword: "type",
                                              params: { type: schema55.properties.tool.properties.name.type },
                                              message: "must be string,null",
                                            },
                                          ];
                                          return false;
                                        }
                                      }
                                    }
                                  }
                                  var valid8 = _errs31 === errors;
                                } else {
                                  var valid8 = true;
                                }
                              }
                            }
                          }
                        }
                        var valid5 = _errs24 === errors;
                      } else {
                        var valid5 = true;
                      }
                    }
                  }
                }
                var valid0 = _errs19 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.guardrailConfig !== undefined && func0.call(data, "guardrailConfig")) {
                  let data18 = data.guardrailConfig;
                  const _errs35 = errors;
                  if (!(data18 && typeof data18 == "object" && !Array.isArray(data18)) && data18 !== null) {
                    validate22.errors = [
                      {
                        instancePath: instancePath + "/guardrailConfig",
                        schemaPath: "#/properties/guardrailConfig/type",
                        keyword: "type",
                        params: { type: schema33.properties.guardrailConfig.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  var valid0 = _errs35 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (
                    data.additionalModelRequestFields !== undefined &&
                    func0.call(data, "additionalModelRequestFields")
                  ) {
                    const _errs38 = errors;
                    if (
                      !validate45(data.additionalModelRequestFields, {
                        instancePath: instancePath + "/additionalModelRequestFields",
                        parentData: data,
                        parentDataProperty: "additionalModelRequestFields",
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
                      errors = vErrors.length;
                    }
                    var valid0 = _errs38 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.promptVariables !== undefined && func0.call(data, "promptVariables")) {
                      let data20 = data.promptVariables;
                      const _errs39 = errors;
                      if (!(data20 && typeof data20 == "object" && !Array.isArray(data20)) && data20 !== null) {
                        validate22.errors = [
                          {
                            instancePath: instancePath + "/promptVariables",
                            schemaPath: "#/properties/promptVariables/type",
                            keyword: "type",
                            params: { type: schema33.properties.promptVariables.type },
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
                      if (
                        data.additionalModelResponseFieldPaths !== undefined &&
                        func0.call(data, "additionalModelResponseFieldPaths")
                      ) {
                        let data21 = data.additionalModelResponseFieldPaths;
                        const _errs42 = errors;
                        if (!Array.isArray(data21) && data21 !== null) {
                          validate22.errors = [
                            {
                              instancePath: instancePath + "/additionalModelResponseFieldPaths",
                              schemaPath: "#/properties/additionalModelResponseFieldPaths/type",
                              keyword: "type",
                              params: { type: schema33.properties.additionalModelResponseFieldPaths.type },
                              message: "must be array,null",
                            },
                          ];
                          return false;
                        }
                        if (errors === _errs42) {
                          if (Array.isArray(data21)) {
                            var valid10 = true;
                            const len4 = data21.length;
                            for (let i4 = 0; i4 < len4; i4++) {
                              const _errs44 = errors;
                              if (typeof data21[i4] !== "string") {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/additionalModelResponseFieldPaths/" + i4,
                                    schemaPath: "#/properties/additionalModelResponseFieldPaths/items/type",
                                    keyword: "type",
                                    params: { type: "string" },
                                    message: "must be string",
                                  },
                                ];
                                return false;
                              }
                              var valid10 = _errs44 === errors;
                              if (!valid10) {
                                break;
                              }
                            }
                          }
                        }
                        var valid0 = _errs42 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.requestMetadata !== undefined && func0.call(data, "requestMetadata")) {
                          let data23 = data.requestMetadata;
                          const _errs46 = errors;
                          if (!(data23 && typeof data23 == "object" && !Array.isArray(data23)) && data23 !== null) {
                            validate22.errors = [
                              {
                                instancePath: instancePath + "/requestMetadata",
                                schemaPath: "#/properties/requestMetadata/type",
                                keyword: "type",
                                params: { type: schema33.properties.requestMetadata.type },
                                message: "must be object,null",
                              },
                            ];
                            return false;
                          }
                          var valid0 = _errs46 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.performanceConfig !== undefined && func0.call(data, "performanceConfig")) {
                            let data24 = data.performanceConfig;
                            const _errs49 = errors;
                            if (!(data24 && typeof data24 == "object" && !Array.isArray(data24)) && data24 !== null) {
                              validate22.errors = [
                                {
                                  instancePath: instancePath + "/performanceConfig",
                                  schemaPath: "#/properties/performanceConfig/type",
                                  keyword: "type",
                                  params: { type: schema33.properties.performanceConfig.type },
                                  message: "must be object,null",
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs49) {
                              if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                                if (data24.latency !== undefined && func0.call(data24, "latency")) {
                                  let data25 = data24.latency;
                                  if (typeof data25 !== "string" && data25 !== null) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/performanceConfig/latency",
                                        schemaPath: "#/properties/performanceConfig/properties/latency/type",
                                        keyword: "type",
                                        params: { type: schema33.properties.performanceConfig.properties.latency.type },
                                        message: "must be string,null",
                                      },
                                    ];
                                    return false;
                                  }
                                  if (!(data25 === "standard" || data25 === "optimized" || data25 === null)) {
                                    validate22.errors = [
                                      {
                                        instancePath: instancePath + "/performanceConfig/latency",
                                        schemaPath: "#/properties/performanceConfig/properties/latency/enum",
                                        keyword: "enum",
                                        params: {
                                          allowedValues: schema33.properties.performanceConfig.properties.latency.enum,
                                        },
                                        message: "must be equal to one of the allowed values",
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              }
                            }
                            var valid0 = _errs49 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.serviceTier !== undefined && func0.call(data, "serviceTier")) {
                              let data26 = data.serviceTier;
                              const _errs53 = errors;
                              if (
                                !(data26 && typeof data26 == "object" && !Array.isArray(data26)) &&
                                typeof data26 !== "string" &&
                                data26 !== null
                              ) {
                                validate22.errors = [
                                  {
                                    instancePath: instancePath + "/serviceTier",
                                    schemaPath: "#/properties/serviceTier/type",
                                    keyword: "type",
                                    params: { type: schema33.properties.serviceTier.type },
                                    message: "must be object,string,null",
                                  },
                                ];
                                return false;
                              }
                              if (errors === _errs53) {
                                if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                                  if (data26.type !== undefined && func0.call(data26, "type")) {
                                    let data27 = data26.type;
                                    if (typeof data27 !== "string" && data27 !== null) {
                                      validate22.errors = [
                                        {
                                          instancePath: instancePath + "/serviceTier/type",
                                          schemaPath: "#/properties/serviceTier/properties/type/type",
                                          keyword: "type",
                                          params: { type: schema33.properties.serviceTier.properties.type.type },
                                          message: "must be string,null",
                                        },
                                      ];
                                      return false;
                                    }
                                  }
                                }
                              }
                              var valid0 = _errs53 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.outputConfig !== undefined && func0.call(data, "outputConfig")) {
                                let data28 = data.outputConfig;
                                const _errs57 = errors;
                                if (
                                  !(data28 && typeof data28 == "object" && !Array.isArray(data28)) &&
                                  data28 !== null
                                ) {
                                  validate22.errors = [
                                    {
                                      instancePath: instancePath + "/outputConfig",
                                      schemaPath: "#/properties/outputConfig/type",
                                      keyword: "type",
                                      params: { type: schema33.properties.outputConfig.type },
                                      message: "must be object,null",
                                    },
                                  ];
                                  return false;
                                }
                                if (errors === _errs57) {
                                  if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                                    if (data28.textFormat !== undefined && func0.call(data28, "textFormat")) {
                                      const _errs59 = errors;
                                      if (
                                        !validate47(data28.textFormat, {
                                          instancePath: instancePath + "/outputConfig/textFormat",
                                          parentData: data28,
                                          parentDataProperty: "textFormat",
                                          rootData,
                                          dynamicAnchors,
                                        })
                                      ) {
                                        vErrors =
                                          vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                                        errors = vErrors.length;
                                      }
                                      var valid13 = _errs59 === errors;
                                    } else {
                                      var valid13 = true;
                                    }
                                    if (valid13) {
                                      if (data28.effort !== undefined && func0.call(data28, "effort")) {
                                        let data30 = data28.effort;
                                        const _errs60 = errors;
                                        if (typeof data30 !== "string" && data30 !== null) {
                                          validate22.errors = [
                                            {
                                              instancePath: instancePath + "/outputConfig/effort",
                                              schemaPath: "#/properties/outputConfig/properties/effort/type",
                                              keyword: "type",
                                              params: { type: schema33.properties.outputConfig.properties.effort.type },
                                              message: "must be string,null",
                                            },
                                          ];
                                          return false;
                                        }
                                        var valid13 = _errs60 === errors;
                                      } else {
                                        var valid13 = true;
                                      }
                                    }
                                  }
                                }
                                var valid0 = _errs57 === errors;
                              } else {
                                var valid0 = true;
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
  props: {
    messages: true,
    system: true,
    inferenceConfig: true,
    toolConfig: true,
    guardrailConfig: true,
    additionalModelRequestFields: true,
    promptVariables: true,
    additionalModelResponseFieldPaths: true,
    requestMetadata: true,
    performanceConfig: true,
    serviceTier: true,
    outputConfig: true,
  },
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
  props: {
    messages: true,
    system: true,
    inferenceConfig: true,
    toolConfig: true,
    guardrailConfig: true,
    additionalModelRequestFields: true,
    promptVariables: true,
    additionalModelResponseFieldPaths: true,
    requestMetadata: true,
    performanceConfig: true,
    serviceTier: true,
    outputConfig: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};
