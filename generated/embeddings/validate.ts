// Made from specs/dialects/embeddings/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.
import { ucs2length } from "../../src/conversion/validator-support.js";

export const validateRequest = checkRequest;
const schemaRequest = {
  type: "object",
  required: ["model", "input"],
  properties: {
    model: { type: "string", minLength: 1 },
    input: {
      type: ["string", "array"],
      minLength: 1,
      minItems: 1,
      items: { type: ["string", "integer", "array"], minLength: 1, minItems: 1, items: { type: "integer" } },
      allOf: [
        { if: { type: "array", prefixItems: [{ type: "string" }] }, then: { items: { type: "string" } } },
        { if: { type: "array", prefixItems: [{ type: "integer" }] }, then: { items: { type: "integer" } } },
        { if: { type: "array", prefixItems: [{ type: "array" }] }, then: { items: { type: "array" } } },
      ],
    },
    dimensions: { type: ["integer", "null"], minimum: 1, maximum: 2147483647 },
    output_dimension: { type: ["integer", "null"], minimum: 1, maximum: 2147483647 },
    output_dtype: { type: ["string", "null"] },
    encoding_format: { type: ["string", "null"] },
    user: { type: ["string", "null"] },
    stream: { type: ["boolean", "null"] },
    metadata: { type: ["object", "null"], additionalProperties: true },
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
      if (
        ((data.model === undefined || !hasOwn.call(data, "model")) && (missing0 = "model")) ||
        ((data.input === undefined || !hasOwn.call(data, "input")) && (missing0 = "input"))
      ) {
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
          if (data.input !== undefined && hasOwn.call(data, "input")) {
            let data0 = data.input;
            const _errs0 = errors;
            if (typeof data0 !== "string" && !Array.isArray(data0)) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/input",
                  schemaPath: "#/properties/input/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.input.type },
                  message: "must be string,array",
                },
              ];
              return false;
            }
            const _errs1 = errors;
            const _errs2 = errors;
            let valid1 = true;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (Array.isArray(data0)) {
                const len0 = data0.length;
                if (len0 > 0) {
                  if (typeof data0[0] !== "string") {
                    const err0 = {};
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                }
              } else {
                const err0 = {};
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
            }
            var _valid0 = _errs3 === errors;
            errors = _errs2;
            if (vErrors !== null) {
              if (_errs2) {
                vErrors.length = _errs2;
              } else {
                vErrors = null;
              }
            }
            if (_valid0) {
              const _errs4 = errors;
              if (Array.isArray(data0)) {
                var valid3 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  const _errs5 = errors;
                  if (typeof data0[i0] !== "string") {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/input/" + i0,
                        schemaPath: "#/properties/input/allOf/0/then/items/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      },
                    ];
                    return false;
                  }
                  var valid3 = _errs5 === errors;
                  if (!valid3) {
                    break;
                  }
                }
              }
              var _valid0 = _errs4 === errors;
              valid1 = _valid0;
            }
            if (!valid1) {
              const err0 = {
                instancePath: instancePath + "/input",
                schemaPath: "#/properties/input/allOf/0/if",
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
              checkRequest.errors = vErrors;
              return false;
            }
            var valid2 = _errs1 === errors;
            if (valid2) {
              checks1: {
                const _errs4 = errors;
                const _errs5 = errors;
                let valid3 = true;
                const _errs6 = errors;
                if (errors === _errs6) {
                  if (Array.isArray(data0)) {
                    const len0 = data0.length;
                    if (len0 > 0) {
                      let data1 = data0[0];
                      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
                        const err0 = {};
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err0 = {};
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                }
                var _valid1 = _errs6 === errors;
                errors = _errs5;
                if (vErrors !== null) {
                  if (_errs5) {
                    vErrors.length = _errs5;
                  } else {
                    vErrors = null;
                  }
                }
                if (_valid1) {
                  const _errs10 = errors;
                  if (Array.isArray(data0)) {
                    var valid5 = true;
                    const len0 = data0.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data1 = data0[i0];
                      const _errs11 = errors;
                      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/input/" + i0,
                            schemaPath: "#/properties/input/allOf/1/then/items/type",
                            keyword: "type",
                            params: { type: "integer" },
                            message: "must be integer",
                          },
                        ];
                        return false;
                      }
                      var valid5 = _errs11 === errors;
                      if (!valid5) {
                        break;
                      }
                    }
                  }
                  var _valid1 = _errs10 === errors;
                  valid3 = _valid1;
                }
                if (!valid3) {
                  const err0 = {
                    instancePath: instancePath + "/input",
                    schemaPath: "#/properties/input/allOf/1/if",
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
                  checkRequest.errors = vErrors;
                  return false;
                }
                var valid2 = _errs4 === errors;
                if (!valid2) break checks1;
                const _errs7 = errors;
                const _errs8 = errors;
                let valid4 = true;
                const _errs9 = errors;
                if (errors === _errs9) {
                  if (Array.isArray(data0)) {
                    const len0 = data0.length;
                    if (len0 > 0) {
                      if (!Array.isArray(data0[0])) {
                        const err0 = {};
                        if (vErrors === null) {
                          vErrors = [err0];
                        } else {
                          vErrors.push(err0);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err0 = {};
                    if (vErrors === null) {
                      vErrors = [err0];
                    } else {
                      vErrors.push(err0);
                    }
                    errors++;
                  }
                }
                var _valid2 = _errs9 === errors;
                errors = _errs8;
                if (vErrors !== null) {
                  if (_errs8) {
                    vErrors.length = _errs8;
                  } else {
                    vErrors = null;
                  }
                }
                if (_valid2) {
                  const _errs10 = errors;
                  if (Array.isArray(data0)) {
                    var valid5 = true;
                    const len0 = data0.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      const _errs11 = errors;
                      if (!Array.isArray(data0[i0])) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/input/" + i0,
                            schemaPath: "#/properties/input/allOf/2/then/items/type",
                            keyword: "type",
                            params: { type: "array" },
                            message: "must be array",
                          },
                        ];
                        return false;
                      }
                      var valid5 = _errs11 === errors;
                      if (!valid5) {
                        break;
                      }
                    }
                  }
                  var _valid2 = _errs10 === errors;
                  valid4 = _valid2;
                }
                if (!valid4) {
                  const err0 = {
                    instancePath: instancePath + "/input",
                    schemaPath: "#/properties/input/allOf/2/if",
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
                  checkRequest.errors = vErrors;
                  return false;
                }
                var valid2 = _errs7 === errors;
              }
            }
            if (errors === _errs0) {
              if (typeof data0 === "string") {
                if (ucs2length(data0) < 1) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/input",
                      schemaPath: "#/properties/input/minLength",
                      keyword: "minLength",
                      params: { limit: 1 },
                      message: "must NOT have fewer than 1 characters",
                    },
                  ];
                  return false;
                }
              }
              if (errors === _errs0) {
                if (Array.isArray(data0)) {
                  if (data0.length < 1) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/input",
                        schemaPath: "#/properties/input/minItems",
                        keyword: "minItems",
                        params: { limit: 1 },
                        message: "must NOT have fewer than 1 items",
                      },
                    ];
                    return false;
                  } else {
                    var valid3 = true;
                    const len0 = data0.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data1 = data0[i0];
                      const _errs4 = errors;
                      if (
                        typeof data1 !== "string" &&
                        !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) &&
                        !Array.isArray(data1)
                      ) {
                        checkRequest.errors = [
                          {
                            instancePath: instancePath + "/input/" + i0,
                            schemaPath: "#/properties/input/items/type",
                            keyword: "type",
                            params: { type: schemaRequest.properties.input.items.type },
                            message: "must be string,integer,array",
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs4) {
                        if (typeof data1 === "string") {
                          if (ucs2length(data1) < 1) {
                            checkRequest.errors = [
                              {
                                instancePath: instancePath + "/input/" + i0,
                                schemaPath: "#/properties/input/items/minLength",
                                keyword: "minLength",
                                params: { limit: 1 },
                                message: "must NOT have fewer than 1 characters",
                              },
                            ];
                            return false;
                          }
                        }
                        if (errors === _errs4) {
                          if (Array.isArray(data1)) {
                            if (data1.length < 1) {
                              checkRequest.errors = [
                                {
                                  instancePath: instancePath + "/input/" + i0,
                                  schemaPath: "#/properties/input/items/minItems",
                                  keyword: "minItems",
                                  params: { limit: 1 },
                                  message: "must NOT have fewer than 1 items",
                                },
                              ];
                              return false;
                            } else {
                              var valid4 = true;
                              const len1 = data1.length;
                              for (let i1 = 0; i1 < len1; i1++) {
                                let data2 = data1[i1];
                                const _errs5 = errors;
                                if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
                                  checkRequest.errors = [
                                    {
                                      instancePath: instancePath + "/input/" + i0 + "/" + i1,
                                      schemaPath: "#/properties/input/items/items/type",
                                      keyword: "type",
                                      params: { type: "integer" },
                                      message: "must be integer",
                                    },
                                  ];
                                  return false;
                                }
                                var valid4 = _errs5 === errors;
                                if (!valid4) {
                                  break;
                                }
                              }
                            }
                          }
                        }
                      }
                      var valid3 = _errs4 === errors;
                      if (!valid3) {
                        break;
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
          if (data.dimensions !== undefined && hasOwn.call(data, "dimensions")) {
            let data0 = data.dimensions;
            const _errs0 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/dimensions",
                  schemaPath: "#/properties/dimensions/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.dimensions.type },
                  message: "must be integer,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 2147483647 || isNaN(data0)) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/dimensions",
                      schemaPath: "#/properties/dimensions/maximum",
                      keyword: "maximum",
                      params: { comparison: "<=", limit: 2147483647 },
                      message: "must be <= 2147483647",
                    },
                  ];
                  return false;
                } else {
                  if (data0 < 1 || isNaN(data0)) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/dimensions",
                        schemaPath: "#/properties/dimensions/minimum",
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.output_dimension !== undefined && hasOwn.call(data, "output_dimension")) {
            let data0 = data.output_dimension;
            const _errs0 = errors;
            if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/output_dimension",
                  schemaPath: "#/properties/output_dimension/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.output_dimension.type },
                  message: "must be integer,null",
                },
              ];
              return false;
            }
            if (errors === _errs0) {
              if (typeof data0 == "number" && isFinite(data0)) {
                if (data0 > 2147483647 || isNaN(data0)) {
                  checkRequest.errors = [
                    {
                      instancePath: instancePath + "/output_dimension",
                      schemaPath: "#/properties/output_dimension/maximum",
                      keyword: "maximum",
                      params: { comparison: "<=", limit: 2147483647 },
                      message: "must be <= 2147483647",
                    },
                  ];
                  return false;
                } else {
                  if (data0 < 1 || isNaN(data0)) {
                    checkRequest.errors = [
                      {
                        instancePath: instancePath + "/output_dimension",
                        schemaPath: "#/properties/output_dimension/minimum",
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
            var valid0 = _errs0 === errors;
          } else {
            var valid0 = true;
          }
          if (!valid0) break checks0;
          if (data.output_dtype !== undefined && hasOwn.call(data, "output_dtype")) {
            let data0 = data.output_dtype;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/output_dtype",
                  schemaPath: "#/properties/output_dtype/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.output_dtype.type },
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
          if (data.encoding_format !== undefined && hasOwn.call(data, "encoding_format")) {
            let data0 = data.encoding_format;
            const _errs0 = errors;
            if (typeof data0 !== "string" && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/encoding_format",
                  schemaPath: "#/properties/encoding_format/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.encoding_format.type },
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
          if (data.metadata !== undefined && hasOwn.call(data, "metadata")) {
            let data0 = data.metadata;
            const _errs0 = errors;
            if (!(data0 && typeof data0 == "object" && !Array.isArray(data0)) && data0 !== null) {
              checkRequest.errors = [
                {
                  instancePath: instancePath + "/metadata",
                  schemaPath: "#/properties/metadata/type",
                  keyword: "type",
                  params: { type: schemaRequest.properties.metadata.type },
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
