// Made from specs/dialects/bedrock-converse/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.

export const validateRequest = checkRequest;
const schemaRequest = {
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
        topK: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 },
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
const schemaToolChoice = {
  type: ["object", "null"],
  properties: {
    auto: { type: ["object", "null"] },
    any: { type: ["object", "null"] },
    tool: { type: ["object", "null"], properties: { name: { type: ["string", "null"] } } },
  },
};
const hasOwn = Object.prototype.hasOwnProperty;
const schemaMessage = {
  type: "object",
  required: ["role", "content"],
  properties: {
    role: { type: "string", enum: ["user", "assistant", "system"] },
    content: { type: "array", items: { $ref: "#/components/schemas/Block" } },
  },
};
const schemaBlock = {
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
const schemaToolUse = {
  type: ["object", "null"],
  required: ["toolUseId", "name"],
  properties: {
    toolUseId: { type: "string" },
    name: { type: "string" },
    input: {},
    type: { type: ["string", "null"] },
  },
};
const schemaGuardContent = {
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
const schemaCachePoint = {
  type: ["object", "null"],
  properties: { type: { type: ["string", "null"] }, ttl: { type: ["string", "null"] } },
};
const schemaReasoning = {
  type: ["object", "null"],
  properties: {
    reasoningText: {
      type: ["object", "null"],
      properties: { text: { type: ["string", "null"] }, signature: { type: ["string", "null"] } },
    },
    redactedContent: { type: ["string", "null"] },
  },
};
const schemaImage = {
  type: ["object", "null"],
  required: ["source"],
  properties: { format: { type: ["string", "null"] }, source: { $ref: "#/components/schemas/Bytes" } },
};
const schemaBytes = {
  type: ["object", "null"],
  properties: {
    bytes: { type: ["string", "null"] },
    s3Location: {
      type: ["object", "null"],
      properties: { uri: { type: ["string", "null"] }, bucketOwner: { type: ["string", "null"] } },
    },
  },
};

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
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.source === undefined || !hasOwn.call(data, "source")) && (missing0 = "source")) {
        checkImage.errors = [
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
          if (data.format !== undefined && hasOwn.call(data, "format")) {
            let data0 = data.format;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkImage.errors = [
                {
                  instancePath: instancePath + "/format",
                  schemaPath: "#/properties/format/type",
                  keyword: "type",
                  params: { type: schemaImage.properties.format.type },
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
          if (data.source !== undefined && hasOwn.call(data, "source")) {
            let data0 = data.source;
            const _errs0 = errors;
            const _errs1 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkImage.errors = [
                {
                  instancePath: instancePath + "/source",
                  schemaPath: "#/components/schemas/Bytes/type",
                  keyword: "type",
                  params: { type: schemaBytes.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs1) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.bytes !== undefined && hasOwn.call(data0, "bytes")) {
                    let data1 = data0.bytes;
                    const _errs2 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkImage.errors = [
                        {
                          instancePath: instancePath + "/source/bytes",
                          schemaPath: "#/components/schemas/Bytes/properties/bytes/type",
                          keyword: "type",
                          params: { type: schemaBytes.properties.bytes.type },
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
                  if (data0.s3Location !== undefined && hasOwn.call(data0, "s3Location")) {
                    let data1 = data0.s3Location;
                    const _errs2 = errors;
                    if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                      checkImage.errors = [
                        {
                          instancePath: instancePath + "/source/s3Location",
                          schemaPath: "#/components/schemas/Bytes/properties/s3Location/type",
                          keyword: "type",
                          params: { type: schemaBytes.properties.s3Location.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs2) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        checks2: {
                          if (data1.uri !== undefined && hasOwn.call(data1, "uri")) {
                            let data2 = data1.uri;
                            const _errs3 = errors;
                            if (typeof data2 !== "string" && data2 !== null) {
                              checkImage.errors = [
                                {
                                  instancePath: instancePath + "/source/s3Location/uri",
                                  schemaPath: "#/components/schemas/Bytes/properties/s3Location/properties/uri/type",
                                  keyword: "type",
                                  params: { type: schemaBytes.properties.s3Location.properties.uri.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid2 = _errs3 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (!valid2) break checks2;
                          if (data1.bucketOwner !== undefined && hasOwn.call(data1, "bucketOwner")) {
                            let data2 = data1.bucketOwner;
                            const _errs3 = errors;
                            if (typeof data2 !== "string" && data2 !== null) {
                              checkImage.errors = [
                                {
                                  instancePath: instancePath + "/source/s3Location/bucketOwner",
                                  schemaPath:
                                    "#/components/schemas/Bytes/properties/s3Location/properties/bucketOwner/type",
                                  keyword: "type",
                                  params: { type: schemaBytes.properties.s3Location.properties.bucketOwner.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid2 = _errs3 === errors;
                          } else {
                            var valid2 = true;
                          }
                        }
                      }
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
        }
      }
    }
  }
  checkImage.errors = vErrors;
  return errors === 0;
}

const schemaDocument = {
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
const schemaWords = { type: ["object", "null"], properties: { text: { type: ["string", "null"] } } };

function checkDocument(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    checkDocument.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schemaDocument.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.source === undefined || !hasOwn.call(data, "source")) && (missing0 = "source")) {
        checkDocument.errors = [
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
          if (data.format !== undefined && hasOwn.call(data, "format")) {
            let data0 = data.format;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkDocument.errors = [
                {
                  instancePath: instancePath + "/format",
                  schemaPath: "#/properties/format/type",
                  keyword: "type",
                  params: { type: schemaDocument.properties.format.type },
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
          if (data.name !== undefined && hasOwn.call(data, "name")) {
            let data0 = data.name;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkDocument.errors = [
                {
                  instancePath: instancePath + "/name",
                  schemaPath: "#/properties/name/type",
                  keyword: "type",
                  params: { type: schemaDocument.properties.name.type },
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
          if (data.source !== undefined && hasOwn.call(data, "source")) {
            let data0 = data.source;
            const _errs0 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkDocument.errors = [
                {
                  instancePath: instancePath + "/source",
                  schemaPath: "#/properties/source/type",
                  keyword: "type",
                  params: { type: schemaDocument.properties.source.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.bytes !== undefined && hasOwn.call(data0, "bytes")) {
                    let data1 = data0.bytes;
                    const _errs1 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkDocument.errors = [
                        {
                          instancePath: instancePath + "/source/bytes",
                          schemaPath: "#/properties/source/properties/bytes/type",
                          keyword: "type",
                          params: { type: schemaDocument.properties.source.properties.bytes.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs1 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.text !== undefined && hasOwn.call(data0, "text")) {
                    let data1 = data0.text;
                    const _errs1 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkDocument.errors = [
                        {
                          instancePath: instancePath + "/source/text",
                          schemaPath: "#/properties/source/properties/text/type",
                          keyword: "type",
                          params: { type: schemaDocument.properties.source.properties.text.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs1 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.content !== undefined && hasOwn.call(data0, "content")) {
                    let data1 = data0.content;
                    const _errs1 = errors;
                    if (!Array.isArray(data1) && data1 !== null) {
                      checkDocument.errors = [
                        {
                          instancePath: instancePath + "/source/content",
                          schemaPath: "#/properties/source/properties/content/type",
                          keyword: "type",
                          params: { type: schemaDocument.properties.source.properties.content.type },
                          message: "must be array,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs1) {
                      if (Array.isArray(data1)) {
                        var valid2 = true;
                        const len0 = data1.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data2 = data1[i0];
                          const _errs2 = errors;
                          const _errs3 = errors;
                          if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
                            checkDocument.errors = [
                              {
                                instancePath: instancePath + "/source/content/" + i0,
                                schemaPath: "#/components/schemas/Words/type",
                                keyword: "type",
                                params: { type: schemaWords.type },
                                message: "must be object,null",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs3) {
                            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                              if (data2.text !== undefined && hasOwn.call(data2, "text")) {
                                let data3 = data2.text;
                                if (typeof data3 !== "string" && data3 !== null) {
                                  checkDocument.errors = [
                                    {
                                      instancePath: instancePath + "/source/content/" + i0 + "/text",
                                      schemaPath: "#/components/schemas/Words/properties/text/type",
                                      keyword: "type",
                                      params: { type: schemaWords.properties.text.type },
                                      message: "must be string,null",
                                    },
                                  ];
                                  return false;
                                }
                              }
                            }
                          }
                          var valid2 = _errs2 === errors;
                          if (!valid2) {
                            break;
                          }
                        }
                      }
                    }
                    var valid1 = _errs1 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.s3Location !== undefined && hasOwn.call(data0, "s3Location")) {
                    let data1 = data0.s3Location;
                    const _errs1 = errors;
                    if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                      checkDocument.errors = [
                        {
                          instancePath: instancePath + "/source/s3Location",
                          schemaPath: "#/properties/source/properties/s3Location/type",
                          keyword: "type",
                          params: { type: schemaDocument.properties.source.properties.s3Location.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs1 === errors;
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
          if (data.context !== undefined && hasOwn.call(data, "context")) {
            let data0 = data.context;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkDocument.errors = [
                {
                  instancePath: instancePath + "/context",
                  schemaPath: "#/properties/context/type",
                  keyword: "type",
                  params: { type: schemaDocument.properties.context.type },
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
          if (data.citations !== undefined && hasOwn.call(data, "citations")) {
            let data0 = data.citations;
            const _errs0 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkDocument.errors = [
                {
                  instancePath: instancePath + "/citations",
                  schemaPath: "#/properties/citations/type",
                  keyword: "type",
                  params: { type: schemaDocument.properties.citations.type },
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
    }
  }
  checkDocument.errors = vErrors;
  return errors === 0;
}

const schemaImage2 = {
  type: ["object", "null"],
  required: ["source"],
  properties: { format: { type: ["string", "null"] }, source: { $ref: "#/components/schemas/Bytes" } },
};

function checkMedium(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    checkMedium.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schemaImage2.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.source === undefined || !hasOwn.call(data, "source")) && (missing0 = "source")) {
        checkMedium.errors = [
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
          if (data.format !== undefined && hasOwn.call(data, "format")) {
            let data0 = data.format;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkMedium.errors = [
                {
                  instancePath: instancePath + "/format",
                  schemaPath: "#/properties/format/type",
                  keyword: "type",
                  params: { type: schemaImage2.properties.format.type },
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
          if (data.source !== undefined && hasOwn.call(data, "source")) {
            let data0 = data.source;
            const _errs0 = errors;
            const _errs1 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkMedium.errors = [
                {
                  instancePath: instancePath + "/source",
                  schemaPath: "#/components/schemas/Bytes/type",
                  keyword: "type",
                  params: { type: schemaBytes.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs1) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.bytes !== undefined && hasOwn.call(data0, "bytes")) {
                    let data1 = data0.bytes;
                    const _errs2 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkMedium.errors = [
                        {
                          instancePath: instancePath + "/source/bytes",
                          schemaPath: "#/components/schemas/Bytes/properties/bytes/type",
                          keyword: "type",
                          params: { type: schemaBytes.properties.bytes.type },
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
                  if (data0.s3Location !== undefined && hasOwn.call(data0, "s3Location")) {
                    let data1 = data0.s3Location;
                    const _errs2 = errors;
                    if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                      checkMedium.errors = [
                        {
                          instancePath: instancePath + "/source/s3Location",
                          schemaPath: "#/components/schemas/Bytes/properties/s3Location/type",
                          keyword: "type",
                          params: { type: schemaBytes.properties.s3Location.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs2) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        checks2: {
                          if (data1.uri !== undefined && hasOwn.call(data1, "uri")) {
                            let data2 = data1.uri;
                            const _errs3 = errors;
                            if (typeof data2 !== "string" && data2 !== null) {
                              checkMedium.errors = [
                                {
                                  instancePath: instancePath + "/source/s3Location/uri",
                                  schemaPath: "#/components/schemas/Bytes/properties/s3Location/properties/uri/type",
                                  keyword: "type",
                                  params: { type: schemaBytes.properties.s3Location.properties.uri.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid2 = _errs3 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (!valid2) break checks2;
                          if (data1.bucketOwner !== undefined && hasOwn.call(data1, "bucketOwner")) {
                            let data2 = data1.bucketOwner;
                            const _errs3 = errors;
                            if (typeof data2 !== "string" && data2 !== null) {
                              checkMedium.errors = [
                                {
                                  instancePath: instancePath + "/source/s3Location/bucketOwner",
                                  schemaPath:
                                    "#/components/schemas/Bytes/properties/s3Location/properties/bucketOwner/type",
                                  keyword: "type",
                                  params: { type: schemaBytes.properties.s3Location.properties.bucketOwner.type },
                                  message: "must be string,null",
                                },
                              ];
                              return false;
                            }
                            var valid2 = _errs3 === errors;
                          } else {
                            var valid2 = true;
                          }
                        }
                      }
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
        }
      }
    }
  }
  checkMedium.errors = vErrors;
  return errors === 0;
}

const schemaToolResult = {
  type: ["object", "null"],
  required: ["toolUseId"],
  properties: {
    toolUseId: { type: "string" },
    content: { type: ["array", "null"], items: { $ref: "#/components/schemas/Block" } },
    status: { type: ["string", "null"] },
    type: { type: ["string", "null"] },
  },
};
const checkBlockLater = { validate: checkBlock };

function checkToolResult(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    checkToolResult.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schemaToolResult.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.toolUseId === undefined || !hasOwn.call(data, "toolUseId")) && (missing0 = "toolUseId")) {
        checkToolResult.errors = [
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
          if (data.toolUseId !== undefined && hasOwn.call(data, "toolUseId")) {
            const _errs0 = errors;
            if (typeof data.toolUseId !== "string") {
              checkToolResult.errors = [
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.content !== undefined && hasOwn.call(data, "content")) {
            let data0 = data.content;
            const _errs0 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkToolResult.errors = [
                {
                  instancePath: instancePath + "/content",
                  schemaPath: "#/properties/content/type",
                  keyword: "type",
                  params: { type: schemaToolResult.properties.content.type },
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
                    !checkBlockLater.validate(data0[i0], {
                      instancePath: instancePath + "/content/" + i0,
                      parentData: data0,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors =
                      vErrors === null
                        ? checkBlockLater.validate.errors
                        : vErrors.concat(checkBlockLater.validate.errors);
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
          if (data.status !== undefined && hasOwn.call(data, "status")) {
            let data0 = data.status;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkToolResult.errors = [
                {
                  instancePath: instancePath + "/status",
                  schemaPath: "#/properties/status/type",
                  keyword: "type",
                  params: { type: schemaToolResult.properties.status.type },
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
          if (data.type !== undefined && hasOwn.call(data, "type")) {
            let data0 = data.type;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkToolResult.errors = [
                {
                  instancePath: instancePath + "/type",
                  schemaPath: "#/properties/type/type",
                  keyword: "type",
                  params: { type: schemaToolResult.properties.type.type },
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
    }
  }
  checkToolResult.errors = vErrors;
  return errors === 0;
}

const schemaCited = {
  type: ["object", "null"],
  properties: {
    content: { type: ["array", "null"], items: { $ref: "#/components/schemas/Words" } },
    citations: { type: ["array", "null"], items: { $ref: "#/components/schemas/Citation" } },
  },
};
const schemaCitation = {
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

function checkCitation(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    checkCitation.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schemaCitation.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      checks0: {
        if (data.title !== undefined && hasOwn.call(data, "title")) {
          let data0 = data.title;
          const _errs0 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkCitation.errors = [
              {
                instancePath: instancePath + "/title",
                schemaPath: "#/properties/title/type",
                keyword: "type",
                params: { type: schemaCitation.properties.title.type },
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
        if (data.source !== undefined && hasOwn.call(data, "source")) {
          let data0 = data.source;
          const _errs0 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkCitation.errors = [
              {
                instancePath: instancePath + "/source",
                schemaPath: "#/properties/source/type",
                keyword: "type",
                params: { type: schemaCitation.properties.source.type },
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
        if (data.sourceContent !== undefined && hasOwn.call(data, "sourceContent")) {
          let data0 = data.sourceContent;
          const _errs0 = errors;
          if (!Array.isArray(data0) && data0 !== null) {
            checkCitation.errors = [
              {
                instancePath: instancePath + "/sourceContent",
                schemaPath: "#/properties/sourceContent/type",
                keyword: "type",
                params: { type: schemaCitation.properties.sourceContent.type },
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
                if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                  checkCitation.errors = [
                    {
                      instancePath: instancePath + "/sourceContent/" + i0,
                      schemaPath: "#/components/schemas/Words/type",
                      keyword: "type",
                      params: { type: schemaWords.type },
                      message: "must be object,null",
                    },
                  ];
                  return false;
                }
                if (errors === _errs2) {
                  if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                    if (data1.text !== undefined && hasOwn.call(data1, "text")) {
                      let data2 = data1.text;
                      if (typeof data2 !== "string" && data2 !== null) {
                        checkCitation.errors = [
                          {
                            instancePath: instancePath + "/sourceContent/" + i0 + "/text",
                            schemaPath: "#/components/schemas/Words/properties/text/type",
                            keyword: "type",
                            params: { type: schemaWords.properties.text.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                    }
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
        if (data.location !== undefined && hasOwn.call(data, "location")) {
          let data0 = data.location;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkCitation.errors = [
              {
                instancePath: instancePath + "/location",
                schemaPath: "#/properties/location/type",
                keyword: "type",
                params: { type: schemaCitation.properties.location.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.web !== undefined && hasOwn.call(data0, "web")) {
                let data1 = data0.web;
                const _errs1 = errors;
                if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                  checkCitation.errors = [
                    {
                      instancePath: instancePath + "/location/web",
                      schemaPath: "#/properties/location/properties/web/type",
                      keyword: "type",
                      params: { type: schemaCitation.properties.location.properties.web.type },
                      message: "must be object,null",
                    },
                  ];
                  return false;
                }
                if (errors === _errs1) {
                  if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                    checks1: {
                      if (data1.url !== undefined && hasOwn.call(data1, "url")) {
                        let data2 = data1.url;
                        const _errs2 = errors;
                        if (typeof data2 !== "string" && data2 !== null) {
                          checkCitation.errors = [
                            {
                              instancePath: instancePath + "/location/web/url",
                              schemaPath: "#/properties/location/properties/web/properties/url/type",
                              keyword: "type",
                              params: { type: schemaCitation.properties.location.properties.web.properties.url.type },
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
                      if (data1.domain !== undefined && hasOwn.call(data1, "domain")) {
                        let data2 = data1.domain;
                        const _errs2 = errors;
                        if (typeof data2 !== "string" && data2 !== null) {
                          checkCitation.errors = [
                            {
                              instancePath: instancePath + "/location/web/domain",
                              schemaPath: "#/properties/location/properties/web/properties/domain/type",
                              keyword: "type",
                              params: {
                                type: schemaCitation.properties.location.properties.web.properties.domain.type,
                              },
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
              }
            }
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
      }
    }
  }
  checkCitation.errors = vErrors;
  return errors === 0;
}

function checkCited(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    checkCited.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schemaCited.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      checks0: {
        if (data.content !== undefined && hasOwn.call(data, "content")) {
          let data0 = data.content;
          const _errs0 = errors;
          if (!Array.isArray(data0) && data0 !== null) {
            checkCited.errors = [
              {
                instancePath: instancePath + "/content",
                schemaPath: "#/properties/content/type",
                keyword: "type",
                params: { type: schemaCited.properties.content.type },
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
                if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                  checkCited.errors = [
                    {
                      instancePath: instancePath + "/content/" + i0,
                      schemaPath: "#/components/schemas/Words/type",
                      keyword: "type",
                      params: { type: schemaWords.type },
                      message: "must be object,null",
                    },
                  ];
                  return false;
                }
                if (errors === _errs2) {
                  if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                    if (data1.text !== undefined && hasOwn.call(data1, "text")) {
                      let data2 = data1.text;
                      if (typeof data2 !== "string" && data2 !== null) {
                        checkCited.errors = [
                          {
                            instancePath: instancePath + "/content/" + i0 + "/text",
                            schemaPath: "#/components/schemas/Words/properties/text/type",
                            keyword: "type",
                            params: { type: schemaWords.properties.text.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                    }
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
        if (data.citations !== undefined && hasOwn.call(data, "citations")) {
          let data0 = data.citations;
          const _errs0 = errors;
          if (!Array.isArray(data0) && data0 !== null) {
            checkCited.errors = [
              {
                instancePath: instancePath + "/citations",
                schemaPath: "#/properties/citations/type",
                keyword: "type",
                params: { type: schemaCited.properties.citations.type },
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
                  !checkCitation(data0[i0], {
                    instancePath: instancePath + "/citations/" + i0,
                    parentData: data0,
                    parentDataProperty: i0,
                    rootData,
                    dynamicAnchors,
                  })
                ) {
                  vErrors = vErrors === null ? checkCitation.errors : vErrors.concat(checkCitation.errors);
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
      }
    }
  }
  checkCited.errors = vErrors;
  return errors === 0;
}

const schemaSearchResult = {
  type: ["object", "null"],
  properties: {
    source: { type: ["string", "null"] },
    title: { type: ["string", "null"] },
    content: { type: ["array", "null"], items: { $ref: "#/components/schemas/Words" } },
    citations: { type: ["object", "null"], additionalProperties: true },
  },
};

function checkSearchResult(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    checkSearchResult.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schemaSearchResult.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      checks0: {
        if (data.source !== undefined && hasOwn.call(data, "source")) {
          let data0 = data.source;
          const _errs0 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkSearchResult.errors = [
              {
                instancePath: instancePath + "/source",
                schemaPath: "#/properties/source/type",
                keyword: "type",
                params: { type: schemaSearchResult.properties.source.type },
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
        if (data.title !== undefined && hasOwn.call(data, "title")) {
          let data0 = data.title;
          const _errs0 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkSearchResult.errors = [
              {
                instancePath: instancePath + "/title",
                schemaPath: "#/properties/title/type",
                keyword: "type",
                params: { type: schemaSearchResult.properties.title.type },
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
        if (data.content !== undefined && hasOwn.call(data, "content")) {
          let data0 = data.content;
          const _errs0 = errors;
          if (!Array.isArray(data0) && data0 !== null) {
            checkSearchResult.errors = [
              {
                instancePath: instancePath + "/content",
                schemaPath: "#/properties/content/type",
                keyword: "type",
                params: { type: schemaSearchResult.properties.content.type },
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
                if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                  checkSearchResult.errors = [
                    {
                      instancePath: instancePath + "/content/" + i0,
                      schemaPath: "#/components/schemas/Words/type",
                      keyword: "type",
                      params: { type: schemaWords.type },
                      message: "must be object,null",
                    },
                  ];
                  return false;
                }
                if (errors === _errs2) {
                  if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                    if (data1.text !== undefined && hasOwn.call(data1, "text")) {
                      let data2 = data1.text;
                      if (typeof data2 !== "string" && data2 !== null) {
                        checkSearchResult.errors = [
                          {
                            instancePath: instancePath + "/content/" + i0 + "/text",
                            schemaPath: "#/components/schemas/Words/properties/text/type",
                            keyword: "type",
                            params: { type: schemaWords.properties.text.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                    }
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
        if (data.citations !== undefined && hasOwn.call(data, "citations")) {
          let data0 = data.citations;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkSearchResult.errors = [
              {
                instancePath: instancePath + "/citations",
                schemaPath: "#/properties/citations/type",
                keyword: "type",
                params: { type: schemaSearchResult.properties.citations.type },
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
  }
  checkSearchResult.errors = vErrors;
  return errors === 0;
}

function checkBlock(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      checks0: {
        if (data.text !== undefined && hasOwn.call(data, "text")) {
          let data0 = data.text;
          const _errs0 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkBlock.errors = [
              {
                instancePath: instancePath + "/text",
                schemaPath: "#/properties/text/type",
                keyword: "type",
                params: { type: schemaBlock.properties.text.type },
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
        if (data.document !== undefined && hasOwn.call(data, "document")) {
          const _errs0 = errors;
          if (
            !checkDocument(data.document, {
              instancePath: instancePath + "/document",
              parentData: data,
              parentDataProperty: "document",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? checkDocument.errors : vErrors.concat(checkDocument.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.video !== undefined && hasOwn.call(data, "video")) {
          const _errs0 = errors;
          if (
            !checkMedium(data.video, {
              instancePath: instancePath + "/video",
              parentData: data,
              parentDataProperty: "video",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? checkMedium.errors : vErrors.concat(checkMedium.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.audio !== undefined && hasOwn.call(data, "audio")) {
          const _errs0 = errors;
          if (
            !checkMedium(data.audio, {
              instancePath: instancePath + "/audio",
              parentData: data,
              parentDataProperty: "audio",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? checkMedium.errors : vErrors.concat(checkMedium.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.toolUse !== undefined && hasOwn.call(data, "toolUse")) {
          let data0 = data.toolUse;
          const _errs0 = errors;
          const _errs1 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkBlock.errors = [
              {
                instancePath: instancePath + "/toolUse",
                schemaPath: "#/components/schemas/ToolUse/type",
                keyword: "type",
                params: { type: schemaToolUse.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing0;
              if (
                ((data0.toolUseId === undefined || !hasOwn.call(data0, "toolUseId")) && (missing0 = "toolUseId")) ||
                ((data0.name === undefined || !hasOwn.call(data0, "name")) && (missing0 = "name"))
              ) {
                checkBlock.errors = [
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
                checks1: {
                  if (data0.toolUseId !== undefined && hasOwn.call(data0, "toolUseId")) {
                    const _errs2 = errors;
                    if (typeof data0.toolUseId !== "string") {
                      checkBlock.errors = [
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
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.name !== undefined && hasOwn.call(data0, "name")) {
                    const _errs2 = errors;
                    if (typeof data0.name !== "string") {
                      checkBlock.errors = [
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
                    var valid1 = _errs2 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.type !== undefined && hasOwn.call(data0, "type")) {
                    let data1 = data0.type;
                    const _errs2 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkBlock.errors = [
                        {
                          instancePath: instancePath + "/toolUse/type",
                          schemaPath: "#/components/schemas/ToolUse/properties/type/type",
                          keyword: "type",
                          params: { type: schemaToolUse.properties.type.type },
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
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.toolResult !== undefined && hasOwn.call(data, "toolResult")) {
          const _errs0 = errors;
          if (
            !checkToolResult(data.toolResult, {
              instancePath: instancePath + "/toolResult",
              parentData: data,
              parentDataProperty: "toolResult",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? checkToolResult.errors : vErrors.concat(checkToolResult.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.guardContent !== undefined && hasOwn.call(data, "guardContent")) {
          let data0 = data.guardContent;
          const _errs0 = errors;
          const _errs1 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkBlock.errors = [
              {
                instancePath: instancePath + "/guardContent",
                schemaPath: "#/components/schemas/GuardContent/type",
                keyword: "type",
                params: { type: schemaGuardContent.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              checks1: {
                if (data0.text !== undefined && hasOwn.call(data0, "text")) {
                  let data1 = data0.text;
                  const _errs2 = errors;
                  if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                    checkBlock.errors = [
                      {
                        instancePath: instancePath + "/guardContent/text",
                        schemaPath: "#/components/schemas/GuardContent/properties/text/type",
                        keyword: "type",
                        params: { type: schemaGuardContent.properties.text.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs2) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      checks2: {
                        if (data1.text !== undefined && hasOwn.call(data1, "text")) {
                          let data2 = data1.text;
                          const _errs3 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkBlock.errors = [
                              {
                                instancePath: instancePath + "/guardContent/text/text",
                                schemaPath: "#/components/schemas/GuardContent/properties/text/properties/text/type",
                                keyword: "type",
                                params: { type: schemaGuardContent.properties.text.properties.text.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs3 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (!valid2) break checks2;
                        if (data1.qualifiers !== undefined && hasOwn.call(data1, "qualifiers")) {
                          let data2 = data1.qualifiers;
                          const _errs3 = errors;
                          if (!Array.isArray(data2) && data2 !== null) {
                            checkBlock.errors = [
                              {
                                instancePath: instancePath + "/guardContent/text/qualifiers",
                                schemaPath:
                                  "#/components/schemas/GuardContent/properties/text/properties/qualifiers/type",
                                keyword: "type",
                                params: { type: schemaGuardContent.properties.text.properties.qualifiers.type },
                                message: "must be array,null",
                              },
                            ];
                            return false;
                          }
                          if (errors === _errs3) {
                            if (Array.isArray(data2)) {
                              var valid3 = true;
                              const len0 = data2.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                const _errs4 = errors;
                                if (typeof data2[i0] !== "string") {
                                  checkBlock.errors = [
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
                                var valid3 = _errs4 === errors;
                                if (!valid3) {
                                  break;
                                }
                              }
                            }
                          }
                          var valid2 = _errs3 === errors;
                        } else {
                          var valid2 = true;
                        }
                      }
                    }
                  }
                  var valid1 = _errs2 === errors;
                } else {
                  var valid1 = true;
                }
                if (!valid1) break checks1;
                if (data0.image !== undefined && hasOwn.call(data0, "image")) {
                  let data1 = data0.image;
                  const _errs2 = errors;
                  if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                    checkBlock.errors = [
                      {
                        instancePath: instancePath + "/guardContent/image",
                        schemaPath: "#/components/schemas/GuardContent/properties/image/type",
                        keyword: "type",
                        params: { type: schemaGuardContent.properties.image.type },
                        message: "must be object,null",
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
        if (data.cachePoint !== undefined && hasOwn.call(data, "cachePoint")) {
          let data0 = data.cachePoint;
          const _errs0 = errors;
          const _errs1 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkBlock.errors = [
              {
                instancePath: instancePath + "/cachePoint",
                schemaPath: "#/components/schemas/CachePoint/type",
                keyword: "type",
                params: { type: schemaCachePoint.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              checks1: {
                if (data0.type !== undefined && hasOwn.call(data0, "type")) {
                  let data1 = data0.type;
                  const _errs2 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkBlock.errors = [
                      {
                        instancePath: instancePath + "/cachePoint/type",
                        schemaPath: "#/components/schemas/CachePoint/properties/type/type",
                        keyword: "type",
                        params: { type: schemaCachePoint.properties.type.type },
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
                if (data0.ttl !== undefined && hasOwn.call(data0, "ttl")) {
                  let data1 = data0.ttl;
                  const _errs2 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkBlock.errors = [
                      {
                        instancePath: instancePath + "/cachePoint/ttl",
                        schemaPath: "#/components/schemas/CachePoint/properties/ttl/type",
                        keyword: "type",
                        params: { type: schemaCachePoint.properties.ttl.type },
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
        if (data.reasoningContent !== undefined && hasOwn.call(data, "reasoningContent")) {
          let data0 = data.reasoningContent;
          const _errs0 = errors;
          const _errs1 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkBlock.errors = [
              {
                instancePath: instancePath + "/reasoningContent",
                schemaPath: "#/components/schemas/Reasoning/type",
                keyword: "type",
                params: { type: schemaReasoning.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              checks1: {
                if (data0.reasoningText !== undefined && hasOwn.call(data0, "reasoningText")) {
                  let data1 = data0.reasoningText;
                  const _errs2 = errors;
                  if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                    checkBlock.errors = [
                      {
                        instancePath: instancePath + "/reasoningContent/reasoningText",
                        schemaPath: "#/components/schemas/Reasoning/properties/reasoningText/type",
                        keyword: "type",
                        params: { type: schemaReasoning.properties.reasoningText.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs2) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      checks2: {
                        if (data1.text !== undefined && hasOwn.call(data1, "text")) {
                          let data2 = data1.text;
                          const _errs3 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkBlock.errors = [
                              {
                                instancePath: instancePath + "/reasoningContent/reasoningText/text",
                                schemaPath:
                                  "#/components/schemas/Reasoning/properties/reasoningText/properties/text/type",
                                keyword: "type",
                                params: { type: schemaReasoning.properties.reasoningText.properties.text.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs3 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (!valid2) break checks2;
                        if (data1.signature !== undefined && hasOwn.call(data1, "signature")) {
                          let data2 = data1.signature;
                          const _errs3 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkBlock.errors = [
                              {
                                instancePath: instancePath + "/reasoningContent/reasoningText/signature",
                                schemaPath:
                                  "#/components/schemas/Reasoning/properties/reasoningText/properties/signature/type",
                                keyword: "type",
                                params: { type: schemaReasoning.properties.reasoningText.properties.signature.type },
                                message: "must be string,null",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs3 === errors;
                        } else {
                          var valid2 = true;
                        }
                      }
                    }
                  }
                  var valid1 = _errs2 === errors;
                } else {
                  var valid1 = true;
                }
                if (!valid1) break checks1;
                if (data0.redactedContent !== undefined && hasOwn.call(data0, "redactedContent")) {
                  let data1 = data0.redactedContent;
                  const _errs2 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkBlock.errors = [
                      {
                        instancePath: instancePath + "/reasoningContent/redactedContent",
                        schemaPath: "#/components/schemas/Reasoning/properties/redactedContent/type",
                        keyword: "type",
                        params: { type: schemaReasoning.properties.redactedContent.type },
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
        if (data.citationsContent !== undefined && hasOwn.call(data, "citationsContent")) {
          const _errs0 = errors;
          if (
            !checkCited(data.citationsContent, {
              instancePath: instancePath + "/citationsContent",
              parentData: data,
              parentDataProperty: "citationsContent",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? checkCited.errors : vErrors.concat(checkCited.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.searchResult !== undefined && hasOwn.call(data, "searchResult")) {
          const _errs0 = errors;
          if (
            !checkSearchResult(data.searchResult, {
              instancePath: instancePath + "/searchResult",
              parentData: data,
              parentDataProperty: "searchResult",
              rootData,
              dynamicAnchors,
            })
          ) {
            vErrors = vErrors === null ? checkSearchResult.errors : vErrors.concat(checkSearchResult.errors);
            errors = vErrors.length;
          }
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
      }
    } else {
      checkBlock.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkBlock.errors = vErrors;
  return errors === 0;
}

function checkMessage(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        ((data.role === undefined || !hasOwn.call(data, "role")) && (missing0 = "role")) ||
        ((data.content === undefined || !hasOwn.call(data, "content")) && (missing0 = "content"))
      ) {
        checkMessage.errors = [
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
          if (data.role !== undefined && hasOwn.call(data, "role")) {
            let data0 = data.role;
            const _errs0 = errors;
            if (typeof data0 !== "string") {
              checkMessage.errors = [
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
              checkMessage.errors = [
                {
                  instancePath: instancePath + "/role",
                  schemaPath: "#/properties/role/enum",
                  keyword: "enum",
                  params: { allowedValues: schemaMessage.properties.role.enum },
                  message: "must be equal to one of the allowed values",
                },
              ];
              return false;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.content !== undefined && hasOwn.call(data, "content")) {
            let data0 = data.content;
            const _errs0 = errors;
            if (errors === _errs0) {
              if (Array.isArray(data0)) {
                var valid1 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  const _errs1 = errors;
                  if (
                    !checkBlock(data0[i0], {
                      instancePath: instancePath + "/content/" + i0,
                      parentData: data0,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors = vErrors === null ? checkBlock.errors : vErrors.concat(checkBlock.errors);
                    errors = vErrors.length;
                  }
                  var valid1 = _errs1 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              } else {
                checkMessage.errors = [
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      checkMessage.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkMessage.errors = vErrors;
  return errors === 0;
}

const schemaTool = {
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

function checkTool(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      checks0: {
        if (data.toolSpec !== undefined && hasOwn.call(data, "toolSpec")) {
          let data0 = data.toolSpec;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/toolSpec",
                schemaPath: "#/properties/toolSpec/type",
                keyword: "type",
                params: { type: schemaTool.properties.toolSpec.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing0;
              if ((data0.name === undefined || !hasOwn.call(data0, "name")) && (missing0 = "name")) {
                checkTool.errors = [
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
                checks1: {
                  if (data0.name !== undefined && hasOwn.call(data0, "name")) {
                    const _errs1 = errors;
                    if (typeof data0.name !== "string") {
                      checkTool.errors = [
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
                    var valid1 = _errs1 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.description !== undefined && hasOwn.call(data0, "description")) {
                    let data1 = data0.description;
                    const _errs1 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkTool.errors = [
                        {
                          instancePath: instancePath + "/toolSpec/description",
                          schemaPath: "#/properties/toolSpec/properties/description/type",
                          keyword: "type",
                          params: { type: schemaTool.properties.toolSpec.properties.description.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs1 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.inputSchema !== undefined && hasOwn.call(data0, "inputSchema")) {
                    let data1 = data0.inputSchema;
                    const _errs1 = errors;
                    if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                      checkTool.errors = [
                        {
                          instancePath: instancePath + "/toolSpec/inputSchema",
                          schemaPath: "#/properties/toolSpec/properties/inputSchema/type",
                          keyword: "type",
                          params: { type: schemaTool.properties.toolSpec.properties.inputSchema.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs1) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        if (data1.json !== undefined && hasOwn.call(data1, "json")) {
                          let data2 = data1.json;
                          if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
                            checkTool.errors = [
                              {
                                instancePath: instancePath + "/toolSpec/inputSchema/json",
                                schemaPath: "#/properties/toolSpec/properties/inputSchema/properties/json/type",
                                keyword: "type",
                                params: {
                                  type: schemaTool.properties.toolSpec.properties.inputSchema.properties.json.type,
                                },
                                message: "must be object,null",
                              },
                            ];
                            return false;
                          }
                        }
                      }
                    }
                    var valid1 = _errs1 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.strict !== undefined && hasOwn.call(data0, "strict")) {
                    let data1 = data0.strict;
                    const _errs1 = errors;
                    if (typeof data1 !== "boolean" && data1 !== null) {
                      checkTool.errors = [
                        {
                          instancePath: instancePath + "/toolSpec/strict",
                          schemaPath: "#/properties/toolSpec/properties/strict/type",
                          keyword: "type",
                          params: { type: schemaTool.properties.toolSpec.properties.strict.type },
                          message: "must be boolean,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs1 === errors;
                  } else {
                    var valid1 = true;
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
        if (data.systemTool !== undefined && hasOwn.call(data, "systemTool")) {
          let data0 = data.systemTool;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/systemTool",
                schemaPath: "#/properties/systemTool/type",
                keyword: "type",
                params: { type: schemaTool.properties.systemTool.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.name !== undefined && hasOwn.call(data0, "name")) {
                let data1 = data0.name;
                if (typeof data1 !== "string" && data1 !== null) {
                  checkTool.errors = [
                    {
                      instancePath: instancePath + "/systemTool/name",
                      schemaPath: "#/properties/systemTool/properties/name/type",
                      keyword: "type",
                      params: { type: schemaTool.properties.systemTool.properties.name.type },
                      message: "must be string,null",
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
        if (data.cachePoint !== undefined && hasOwn.call(data, "cachePoint")) {
          let data0 = data.cachePoint;
          const _errs0 = errors;
          const _errs1 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkTool.errors = [
              {
                instancePath: instancePath + "/cachePoint",
                schemaPath: "#/components/schemas/CachePoint/type",
                keyword: "type",
                params: { type: schemaCachePoint.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              checks1: {
                if (data0.type !== undefined && hasOwn.call(data0, "type")) {
                  let data1 = data0.type;
                  const _errs2 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkTool.errors = [
                      {
                        instancePath: instancePath + "/cachePoint/type",
                        schemaPath: "#/components/schemas/CachePoint/properties/type/type",
                        keyword: "type",
                        params: { type: schemaCachePoint.properties.type.type },
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
                if (data0.ttl !== undefined && hasOwn.call(data0, "ttl")) {
                  let data1 = data0.ttl;
                  const _errs2 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkTool.errors = [
                      {
                        instancePath: instancePath + "/cachePoint/ttl",
                        schemaPath: "#/components/schemas/CachePoint/properties/ttl/type",
                        keyword: "type",
                        params: { type: schemaCachePoint.properties.ttl.type },
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
      }
    } else {
      checkTool.errors = [
        { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" },
      ];
      return false;
    }
  }
  checkTool.errors = vErrors;
  return errors === 0;
}

const schemaModelFields = {
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
const schemaThinking = {
  type: ["object", "null"],
  properties: {
    type: { type: ["string", "null"] },
    budget_tokens: { type: ["integer", "null"], minimum: 0, maximum: 2147483647 },
    display: { type: ["string", "null"] },
  },
};

function checkModelFields(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    checkModelFields.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schemaModelFields.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      checks0: {
        if (data.top_k !== undefined && hasOwn.call(data, "top_k")) {
          let data0 = data.top_k;
          const _errs0 = errors;
          if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
            checkModelFields.errors = [
              {
                instancePath: instancePath + "/top_k",
                schemaPath: "#/properties/top_k/type",
                keyword: "type",
                params: { type: schemaModelFields.properties.top_k.type },
                message: "must be integer,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 2147483647 || isNaN(data0)) {
                checkModelFields.errors = [
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
                  checkModelFields.errors = [
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
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.inferenceConfig !== undefined && hasOwn.call(data, "inferenceConfig")) {
          let data0 = data.inferenceConfig;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkModelFields.errors = [
              {
                instancePath: instancePath + "/inferenceConfig",
                schemaPath: "#/properties/inferenceConfig/type",
                keyword: "type",
                params: { type: schemaModelFields.properties.inferenceConfig.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.topK !== undefined && hasOwn.call(data0, "topK")) {
                let data1 = data0.topK;
                const _errs1 = errors;
                if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && data1 !== null) {
                  checkModelFields.errors = [
                    {
                      instancePath: instancePath + "/inferenceConfig/topK",
                      schemaPath: "#/properties/inferenceConfig/properties/topK/type",
                      keyword: "type",
                      params: { type: schemaModelFields.properties.inferenceConfig.properties.topK.type },
                      message: "must be integer,null",
                    },
                  ];
                  return false;
                }
                if (errors === _errs1) {
                  if (typeof data1 == "number" && isFinite(data1)) {
                    if (data1 > 2147483647 || isNaN(data1)) {
                      checkModelFields.errors = [
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
                      if (data1 < 0 || isNaN(data1)) {
                        checkModelFields.errors = [
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
          var valid0 = _errs0 === errors;
        } else {
          var valid0 = true;
        }
        if (!valid0) break checks0;
        if (data.thinking !== undefined && hasOwn.call(data, "thinking")) {
          let data0 = data.thinking;
          const _errs0 = errors;
          const _errs1 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkModelFields.errors = [
              {
                instancePath: instancePath + "/thinking",
                schemaPath: "#/components/schemas/Thinking/type",
                keyword: "type",
                params: { type: schemaThinking.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              checks1: {
                if (data0.type !== undefined && hasOwn.call(data0, "type")) {
                  let data1 = data0.type;
                  const _errs2 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkModelFields.errors = [
                      {
                        instancePath: instancePath + "/thinking/type",
                        schemaPath: "#/components/schemas/Thinking/properties/type/type",
                        keyword: "type",
                        params: { type: schemaThinking.properties.type.type },
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
                if (data0.budget_tokens !== undefined && hasOwn.call(data0, "budget_tokens")) {
                  let data1 = data0.budget_tokens;
                  const _errs2 = errors;
                  if (
                    !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                    data1 !== null
                  ) {
                    checkModelFields.errors = [
                      {
                        instancePath: instancePath + "/thinking/budget_tokens",
                        schemaPath: "#/components/schemas/Thinking/properties/budget_tokens/type",
                        keyword: "type",
                        params: { type: schemaThinking.properties.budget_tokens.type },
                        message: "must be integer,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs2) {
                    if (typeof data1 == "number" && isFinite(data1)) {
                      if (data1 > 2147483647 || isNaN(data1)) {
                        checkModelFields.errors = [
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
                        if (data1 < 0 || isNaN(data1)) {
                          checkModelFields.errors = [
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
                  var valid1 = _errs2 === errors;
                } else {
                  var valid1 = true;
                }
                if (!valid1) break checks1;
                if (data0.display !== undefined && hasOwn.call(data0, "display")) {
                  let data1 = data0.display;
                  const _errs2 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkModelFields.errors = [
                      {
                        instancePath: instancePath + "/thinking/display",
                        schemaPath: "#/components/schemas/Thinking/properties/display/type",
                        keyword: "type",
                        params: { type: schemaThinking.properties.display.type },
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
        if (data.reasoning_config !== undefined && hasOwn.call(data, "reasoning_config")) {
          let data0 = data.reasoning_config;
          const _errs0 = errors;
          const _errs1 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkModelFields.errors = [
              {
                instancePath: instancePath + "/reasoning_config",
                schemaPath: "#/components/schemas/Thinking/type",
                keyword: "type",
                params: { type: schemaThinking.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              checks1: {
                if (data0.type !== undefined && hasOwn.call(data0, "type")) {
                  let data1 = data0.type;
                  const _errs2 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkModelFields.errors = [
                      {
                        instancePath: instancePath + "/reasoning_config/type",
                        schemaPath: "#/components/schemas/Thinking/properties/type/type",
                        keyword: "type",
                        params: { type: schemaThinking.properties.type.type },
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
                if (data0.budget_tokens !== undefined && hasOwn.call(data0, "budget_tokens")) {
                  let data1 = data0.budget_tokens;
                  const _errs2 = errors;
                  if (
                    !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                    data1 !== null
                  ) {
                    checkModelFields.errors = [
                      {
                        instancePath: instancePath + "/reasoning_config/budget_tokens",
                        schemaPath: "#/components/schemas/Thinking/properties/budget_tokens/type",
                        keyword: "type",
                        params: { type: schemaThinking.properties.budget_tokens.type },
                        message: "must be integer,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs2) {
                    if (typeof data1 == "number" && isFinite(data1)) {
                      if (data1 > 2147483647 || isNaN(data1)) {
                        checkModelFields.errors = [
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
                        if (data1 < 0 || isNaN(data1)) {
                          checkModelFields.errors = [
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
                  var valid1 = _errs2 === errors;
                } else {
                  var valid1 = true;
                }
                if (!valid1) break checks1;
                if (data0.display !== undefined && hasOwn.call(data0, "display")) {
                  let data1 = data0.display;
                  const _errs2 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkModelFields.errors = [
                      {
                        instancePath: instancePath + "/reasoning_config/display",
                        schemaPath: "#/components/schemas/Thinking/properties/display/type",
                        keyword: "type",
                        params: { type: schemaThinking.properties.display.type },
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
        if (data.reasoningConfig !== undefined && hasOwn.call(data, "reasoningConfig")) {
          let data0 = data.reasoningConfig;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkModelFields.errors = [
              {
                instancePath: instancePath + "/reasoningConfig",
                schemaPath: "#/properties/reasoningConfig/type",
                keyword: "type",
                params: { type: schemaModelFields.properties.reasoningConfig.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              checks1: {
                if (data0.type !== undefined && hasOwn.call(data0, "type")) {
                  let data1 = data0.type;
                  const _errs1 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkModelFields.errors = [
                      {
                        instancePath: instancePath + "/reasoningConfig/type",
                        schemaPath: "#/properties/reasoningConfig/properties/type/type",
                        keyword: "type",
                        params: { type: schemaModelFields.properties.reasoningConfig.properties.type.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid1 = _errs1 === errors;
                } else {
                  var valid1 = true;
                }
                if (!valid1) break checks1;
                if (data0.maxReasoningEffort !== undefined && hasOwn.call(data0, "maxReasoningEffort")) {
                  let data1 = data0.maxReasoningEffort;
                  const _errs1 = errors;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkModelFields.errors = [
                      {
                        instancePath: instancePath + "/reasoningConfig/maxReasoningEffort",
                        schemaPath: "#/properties/reasoningConfig/properties/maxReasoningEffort/type",
                        keyword: "type",
                        params: {
                          type: schemaModelFields.properties.reasoningConfig.properties.maxReasoningEffort.type,
                        },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid1 = _errs1 === errors;
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
        if (data.reasoning_effort !== undefined && hasOwn.call(data, "reasoning_effort")) {
          let data0 = data.reasoning_effort;
          const _errs0 = errors;
          if (typeof data0 !== "string" && data0 !== null) {
            checkModelFields.errors = [
              {
                instancePath: instancePath + "/reasoning_effort",
                schemaPath: "#/properties/reasoning_effort/type",
                keyword: "type",
                params: { type: schemaModelFields.properties.reasoning_effort.type },
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
        if (data.output_config !== undefined && hasOwn.call(data, "output_config")) {
          let data0 = data.output_config;
          const _errs0 = errors;
          if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
            checkModelFields.errors = [
              {
                instancePath: instancePath + "/output_config",
                schemaPath: "#/properties/output_config/type",
                keyword: "type",
                params: { type: schemaModelFields.properties.output_config.type },
                message: "must be object,null",
              },
            ];
            return false;
          }
          if (errors === _errs0) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              if (data0.effort !== undefined && hasOwn.call(data0, "effort")) {
                let data1 = data0.effort;
                if (typeof data1 !== "string" && data1 !== null) {
                  checkModelFields.errors = [
                    {
                      instancePath: instancePath + "/output_config/effort",
                      schemaPath: "#/properties/output_config/properties/effort/type",
                      keyword: "type",
                      params: { type: schemaModelFields.properties.output_config.properties.effort.type },
                      message: "must be string,null",
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
      }
    }
  }
  checkModelFields.errors = vErrors;
  return errors === 0;
}

const schemaTextFormat = {
  type: ["object", "null"],
  required: ["type"],
  properties: {
    type: { type: "string" },
    structure: { type: ["object", "null"], properties: { jsonSchema: { $ref: "#/components/schemas/JsonSchema" } } },
  },
};
const schemaJsonSchema = {
  type: ["object", "null"],
  properties: {
    schema: { type: ["string", "null"] },
    name: { type: ["string", "null"] },
    description: { type: ["string", "null"] },
  },
};

function checkTextFormat(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
    checkTextFormat.errors = [
      {
        instancePath,
        schemaPath: "#/type",
        keyword: "type",
        params: { type: schemaTextFormat.type },
        message: "must be object,null",
      },
    ];
    return false;
  }
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.type === undefined || !hasOwn.call(data, "type")) && (missing0 = "type")) {
        checkTextFormat.errors = [
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
          if (data.type !== undefined && hasOwn.call(data, "type")) {
            const _errs0 = errors;
            if (typeof data.type !== "string") {
              checkTextFormat.errors = [
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.structure !== undefined && hasOwn.call(data, "structure")) {
            let data0 = data.structure;
            const _errs0 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkTextFormat.errors = [
                {
                  instancePath: instancePath + "/structure",
                  schemaPath: "#/properties/structure/type",
                  keyword: "type",
                  params: { type: schemaTextFormat.properties.structure.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.jsonSchema !== undefined && hasOwn.call(data0, "jsonSchema")) {
                  let data1 = data0.jsonSchema;
                  const _errs1 = errors;
                  if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                    checkTextFormat.errors = [
                      {
                        instancePath: instancePath + "/structure/jsonSchema",
                        schemaPath: "#/components/schemas/JsonSchema/type",
                        keyword: "type",
                        params: { type: schemaJsonSchema.type },
                        message: "must be object,null",
                      },
                    ];
                    return false;
                  }
                  if (errors === _errs1) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      checks1: {
                        if (data1.schema !== undefined && hasOwn.call(data1, "schema")) {
                          let data2 = data1.schema;
                          const _errs2 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkTextFormat.errors = [
                              {
                                instancePath: instancePath + "/structure/jsonSchema/schema",
                                schemaPath: "#/components/schemas/JsonSchema/properties/schema/type",
                                keyword: "type",
                                params: { type: schemaJsonSchema.properties.schema.type },
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
                        if (data1.name !== undefined && hasOwn.call(data1, "name")) {
                          let data2 = data1.name;
                          const _errs2 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkTextFormat.errors = [
                              {
                                instancePath: instancePath + "/structure/jsonSchema/name",
                                schemaPath: "#/components/schemas/JsonSchema/properties/name/type",
                                keyword: "type",
                                params: { type: schemaJsonSchema.properties.name.type },
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
                        if (data1.description !== undefined && hasOwn.call(data1, "description")) {
                          let data2 = data1.description;
                          const _errs2 = errors;
                          if (typeof data2 !== "string" && data2 !== null) {
                            checkTextFormat.errors = [
                              {
                                instancePath: instancePath + "/structure/jsonSchema/description",
                                schemaPath: "#/components/schemas/JsonSchema/properties/description/type",
                                keyword: "type",
                                params: { type: schemaJsonSchema.properties.description.type },
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
                }
              }
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    }
  }
  checkTextFormat.errors = vErrors;
  return errors === 0;
}

function checkRequest(
  data,
  { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {},
) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if ((data.messages === undefined || !hasOwn.call(data, "messages")) && (missing0 = "messages")) {
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
          if (data.messages !== undefined && hasOwn.call(data, "messages")) {
            let data0 = data.messages;
            const _errs0 = errors;
            if (errors === _errs0) {
              if (Array.isArray(data0)) {
                if (data0.length < 1) {
                  checkRequest.errors = [
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
                    const _errs1 = errors;
                    if (
                      !checkMessage(data0[i0], {
                        instancePath: instancePath + "/messages/" + i0,
                        parentData: data0,
                        parentDataProperty: i0,
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors = vErrors === null ? checkMessage.errors : vErrors.concat(checkMessage.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs1 === errors;
                    if (!valid1) {
                      break;
                    }
                  }
                }
              } else {
                checkRequest.errors = [
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.system !== undefined && hasOwn.call(data, "system")) {
            let data0 = data.system;
            const _errs0 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/system",
                  schemaPath: "#/properties/system/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.system.type },
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
                    !checkBlock(data0[i0], {
                      instancePath: instancePath + "/system/" + i0,
                      parentData: data0,
                      parentDataProperty: i0,
                      rootData,
                      dynamicAnchors,
                    })
                  ) {
                    vErrors = vErrors === null ? checkBlock.errors : vErrors.concat(checkBlock.errors);
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
          if (data.inferenceConfig !== undefined && hasOwn.call(data, "inferenceConfig")) {
            let data0 = data.inferenceConfig;
            const _errs0 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/inferenceConfig",
                  schemaPath: "#/properties/inferenceConfig/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.inferenceConfig.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.maxTokens !== undefined && hasOwn.call(data0, "maxTokens")) {
                    let data1 = data0.maxTokens;
                    const _errs1 = errors;
                    if (
                      !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                      data1 !== null
                    ) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/inferenceConfig/maxTokens",
                          schemaPath: "#/properties/inferenceConfig/properties/maxTokens/type",
                          keyword: "type",
                          params: { type: schemaRequest.properties.inferenceConfig.properties.maxTokens.type },
                          message: "must be integer,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs1) {
                      if (typeof data1 == "number" && isFinite(data1)) {
                        if (data1 > 2147483647 || isNaN(data1)) {
                          checkRequest.errors = [
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
                          if (data1 < 1 || isNaN(data1)) {
                            checkRequest.errors = [
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
                    var valid1 = _errs1 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.temperature !== undefined && hasOwn.call(data0, "temperature")) {
                    let data1 = data0.temperature;
                    const _errs1 = errors;
                    if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/inferenceConfig/temperature",
                          schemaPath: "#/properties/inferenceConfig/properties/temperature/type",
                          keyword: "type",
                          params: { type: schemaRequest.properties.inferenceConfig.properties.temperature.type },
                          message: "must be number,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs1) {
                      if (typeof data1 == "number" && isFinite(data1)) {
                        if (data1 < 0 || isNaN(data1)) {
                          checkRequest.errors = [
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
                    var valid1 = _errs1 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.topP !== undefined && hasOwn.call(data0, "topP")) {
                    let data1 = data0.topP;
                    const _errs1 = errors;
                    if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/inferenceConfig/topP",
                          schemaPath: "#/properties/inferenceConfig/properties/topP/type",
                          keyword: "type",
                          params: { type: schemaRequest.properties.inferenceConfig.properties.topP.type },
                          message: "must be number,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs1) {
                      if (typeof data1 == "number" && isFinite(data1)) {
                        if (data1 > 1 || isNaN(data1)) {
                          checkRequest.errors = [
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
                          if (data1 < 0 || isNaN(data1)) {
                            checkRequest.errors = [
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
                    var valid1 = _errs1 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.topK !== undefined && hasOwn.call(data0, "topK")) {
                    let data1 = data0.topK;
                    const _errs1 = errors;
                    if (
                      !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                      data1 !== null
                    ) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/inferenceConfig/topK",
                          schemaPath: "#/properties/inferenceConfig/properties/topK/type",
                          keyword: "type",
                          params: { type: schemaRequest.properties.inferenceConfig.properties.topK.type },
                          message: "must be integer,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs1) {
                      if (typeof data1 == "number" && isFinite(data1)) {
                        if (data1 > 2147483647 || isNaN(data1)) {
                          checkRequest.errors = [
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
                          if (data1 < 0 || isNaN(data1)) {
                            checkRequest.errors = [
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
                    var valid1 = _errs1 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.stopSequences !== undefined && hasOwn.call(data0, "stopSequences")) {
                    let data1 = data0.stopSequences;
                    const _errs1 = errors;
                    if (!Array.isArray(data1) && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/inferenceConfig/stopSequences",
                          schemaPath: "#/properties/inferenceConfig/properties/stopSequences/type",
                          keyword: "type",
                          params: { type: schemaRequest.properties.inferenceConfig.properties.stopSequences.type },
                          message: "must be array,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs1) {
                      if (Array.isArray(data1)) {
                        var valid2 = true;
                        const len0 = data1.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs2 = errors;
                          if (typeof data1[i0] !== "string") {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/inferenceConfig/stopSequences/" + i0,
                                schemaPath: "#/properties/inferenceConfig/properties/stopSequences/items/type",
                                keyword: "type",
                                params: { type: "string" },
                                message: "must be string",
                              },
                            ];
                            return false;
                          }
                          var valid2 = _errs2 === errors;
                          if (!valid2) {
                            break;
                          }
                        }
                      }
                    }
                    var valid1 = _errs1 === errors;
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
          if (data.toolConfig !== undefined && hasOwn.call(data, "toolConfig")) {
            let data0 = data.toolConfig;
            const _errs0 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/toolConfig",
                  schemaPath: "#/properties/toolConfig/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.toolConfig.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.tools !== undefined && hasOwn.call(data0, "tools")) {
                    let data1 = data0.tools;
                    const _errs1 = errors;
                    if (!Array.isArray(data1) && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/toolConfig/tools",
                          schemaPath: "#/properties/toolConfig/properties/tools/type",
                          keyword: "type",
                          params: { type: schemaRequest.properties.toolConfig.properties.tools.type },
                          message: "must be array,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs1) {
                      if (Array.isArray(data1)) {
                        var valid2 = true;
                        const len0 = data1.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          const _errs2 = errors;
                          if (
                            !checkTool(data1[i0], {
                              instancePath: instancePath + "/toolConfig/tools/" + i0,
                              parentData: data1,
                              parentDataProperty: i0,
                              rootData,
                              dynamicAnchors,
                            })
                          ) {
                            vErrors = vErrors === null ? checkTool.errors : vErrors.concat(checkTool.errors);
                            errors = vErrors.length;
                          }
                          var valid2 = _errs2 === errors;
                          if (!valid2) {
                            break;
                          }
                        }
                      }
                    }
                    var valid1 = _errs1 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.toolChoice !== undefined && hasOwn.call(data0, "toolChoice")) {
                    let data1 = data0.toolChoice;
                    const _errs1 = errors;
                    const _errs2 = errors;
                    if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/toolConfig/toolChoice",
                          schemaPath: "#/components/schemas/ToolChoice/type",
                          keyword: "type",
                          params: { type: schemaToolChoice.type },
                          message: "must be object,null",
                        },
                      ];
                      return false;
                    }
                    if (errors === _errs2) {
                      if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                        checks2: {
                          if (data1.auto !== undefined && hasOwn.call(data1, "auto")) {
                            let data2 = data1.auto;
                            const _errs3 = errors;
                            if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/toolConfig/toolChoice/auto",
                                  schemaPath: "#/components/schemas/ToolChoice/properties/auto/type",
                                  keyword: "type",
                                  params: { type: schemaToolChoice.properties.auto.type },
                                  message: "must be object,null",
                                },
                              ];
                              return false;
                            }
                            var valid2 = _errs3 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (!valid2) break checks2;
                          if (data1.any !== undefined && hasOwn.call(data1, "any")) {
                            let data2 = data1.any;
                            const _errs3 = errors;
                            if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/toolConfig/toolChoice/any",
                                  schemaPath: "#/components/schemas/ToolChoice/properties/any/type",
                                  keyword: "type",
                                  params: { type: schemaToolChoice.properties.any.type },
                                  message: "must be object,null",
                                },
                              ];
                              return false;
                            }
                            var valid2 = _errs3 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (!valid2) break checks2;
                          if (data1.tool !== undefined && hasOwn.call(data1, "tool")) {
                            let data2 = data1.tool;
                            const _errs3 = errors;
                            if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/toolConfig/toolChoice/tool",
                                  schemaPath: "#/components/schemas/ToolChoice/properties/tool/type",
                                  keyword: "type",
                                  params: { type: schemaToolChoice.properties.tool.type },
                                  message: "must be object,null",
                                },
                              ];
                              return false;
                            }
                            if (errors === _errs3) {
                              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                                if (data2.name !== undefined && hasOwn.call(data2, "name")) {
                                  let data3 = data2.name;
                                  if (typeof data3 !== "string" && data3 !== null) {
                                    checkRequest.errors = [
                                      {
                                        instancePath: instancePath + "/toolConfig/toolChoice/tool/name",
                                        schemaPath:
                                          "#/components/schemas/ToolChoice/properties/tool/properties/name/type",
                                        keyword: "type",
                                        params: { type: schemaToolChoice.properties.tool.properties.name.type },
                                        message: "must be string,null",
                                      },
                                    ];
                                    return false;
                                  }
                                }
                              }
                            }
                            var valid2 = _errs3 === errors;
                          } else {
                            var valid2 = true;
                          }
                        }
                      }
                    }
                    var valid1 = _errs1 === errors;
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
          if (data.guardrailConfig !== undefined && hasOwn.call(data, "guardrailConfig")) {
            let data0 = data.guardrailConfig;
            const _errs0 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/guardrailConfig",
                  schemaPath: "#/properties/guardrailConfig/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.guardrailConfig.type },
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
          if (data.additionalModelRequestFields !== undefined && hasOwn.call(data, "additionalModelRequestFields")) {
            const _errs0 = errors;
            if (
              !checkModelFields(data.additionalModelRequestFields, {
                instancePath: instancePath + "/additionalModelRequestFields",
                parentData: data,
                parentDataProperty: "additionalModelRequestFields",
                rootData,
                dynamicAnchors,
              })
            ) {
              vErrors = vErrors === null ? checkModelFields.errors : vErrors.concat(checkModelFields.errors);
              errors = vErrors.length;
            }
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.promptVariables !== undefined && hasOwn.call(data, "promptVariables")) {
            let data0 = data.promptVariables;
            const _errs0 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/promptVariables",
                  schemaPath: "#/properties/promptVariables/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.promptVariables.type },
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
          if (
            data.additionalModelResponseFieldPaths !== undefined &&
            hasOwn.call(data, "additionalModelResponseFieldPaths")
          ) {
            let data0 = data.additionalModelResponseFieldPaths;
            const _errs0 = errors;
            if (!Array.isArray(data0) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/additionalModelResponseFieldPaths",
                  schemaPath: "#/properties/additionalModelResponseFieldPaths/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.additionalModelResponseFieldPaths.type },
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
                  if (typeof data0[i0] !== "string") {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/additionalModelResponseFieldPaths/" + i0,
                        schemaPath: "#/properties/additionalModelResponseFieldPaths/items/type",
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
          if (data.requestMetadata !== undefined && hasOwn.call(data, "requestMetadata")) {
            let data0 = data.requestMetadata;
            const _errs0 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/requestMetadata",
                  schemaPath: "#/properties/requestMetadata/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.requestMetadata.type },
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
          if (data.performanceConfig !== undefined && hasOwn.call(data, "performanceConfig")) {
            let data0 = data.performanceConfig;
            const _errs0 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/performanceConfig",
                  schemaPath: "#/properties/performanceConfig/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.performanceConfig.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.latency !== undefined && hasOwn.call(data0, "latency")) {
                  let data1 = data0.latency;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/performanceConfig/latency",
                        schemaPath: "#/properties/performanceConfig/properties/latency/type",
                        keyword: "type",
                        params: { type: schemaRequest.properties.performanceConfig.properties.latency.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  if (!(data1 === "standard" || data1 === "optimized" || data1 === null)) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/performanceConfig/latency",
                        schemaPath: "#/properties/performanceConfig/properties/latency/enum",
                        keyword: "enum",
                        params: { allowedValues: schemaRequest.properties.performanceConfig.properties.latency.enum },
                        message: "must be equal to one of the allowed values",
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
          if (data.serviceTier !== undefined && hasOwn.call(data, "serviceTier")) {
            let data0 = data.serviceTier;
            const _errs0 = errors;
            if (
              !(data0 && typeof data0 == "object" && !Array.isArray(data0)) &&
              typeof data0 !== "string" &&
              data0 !== null
            ) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/serviceTier",
                  schemaPath: "#/properties/serviceTier/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.serviceTier.type },
                  message: "must be object,string,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                if (data0.type !== undefined && hasOwn.call(data0, "type")) {
                  let data1 = data0.type;
                  if (typeof data1 !== "string" && data1 !== null) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/serviceTier/type",
                        schemaPath: "#/properties/serviceTier/properties/type/type",
                        keyword: "type",
                        params: { type: schemaRequest.properties.serviceTier.properties.type.type },
                        message: "must be string,null",
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
          if (data.outputConfig !== undefined && hasOwn.call(data, "outputConfig")) {
            let data0 = data.outputConfig;
            const _errs0 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/outputConfig",
                  schemaPath: "#/properties/outputConfig/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.outputConfig.type },
                  message: "must be object,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
                checks1: {
                  if (data0.textFormat !== undefined && hasOwn.call(data0, "textFormat")) {
                    const _errs1 = errors;
                    if (
                      !checkTextFormat(data0.textFormat, {
                        instancePath: instancePath + "/outputConfig/textFormat",
                        parentData: data0,
                        parentDataProperty: "textFormat",
                        rootData,
                        dynamicAnchors,
                      })
                    ) {
                      vErrors = vErrors === null ? checkTextFormat.errors : vErrors.concat(checkTextFormat.errors);
                      errors = vErrors.length;
                    }
                    var valid1 = _errs1 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (!valid1) break checks1;
                  if (data0.effort !== undefined && hasOwn.call(data0, "effort")) {
                    let data1 = data0.effort;
                    const _errs1 = errors;
                    if (typeof data1 !== "string" && data1 !== null) {
                      checkRequest.errors = [
                        {
                          instancePath: instancePath + "/outputConfig/effort",
                          schemaPath: "#/properties/outputConfig/properties/effort/type",
                          keyword: "type",
                          params: { type: schemaRequest.properties.outputConfig.properties.effort.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs1 === errors;
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
