// Made from specs/dialects/embeddings/dialect.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.
import { ucs2length as func63 } from "../../src/conversion/validator-support.js";

export const validateRequest = validate20;
const schema31 = { $id: "/request", $ref: "/document#/components/schemas/Request" };
const schema33 = {
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
    metadata: { type: ["object", "null"], additionalProperties: true },
  },
};
const func0 = Object.prototype.hasOwnProperty;

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
  const _errs0 = errors;
  if (errors === _errs0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (
        ((data.model === undefined || !func0.call(data, "model")) && (missing0 = "model")) ||
        ((data.input === undefined || !func0.call(data, "input")) && (missing0 = "input"))
      ) {
        validate20.errors = [
          {
            instancePath,
            schemaPath: "/document#/components/schemas/Request/required",
            keyword: "required",
            params: { missingProperty: missing0 },
            message: "must have required property '" + missing0 + "'",
          },
        ];
        return false;
      } else {
        if (data.model !== undefined && func0.call(data, "model")) {
          let data0 = data.model;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (typeof data0 === "string") {
              if (func63(data0) < 1) {
                validate20.errors = [
                  {
                    instancePath: instancePath + "/model",
                    schemaPath: "/document#/components/schemas/Request/properties/model/minLength",
                    keyword: "minLength",
                    params: { limit: 1 },
                    message: "must NOT have fewer than 1 characters",
                  },
                ];
                return false;
              }
            } else {
              validate20.errors = [
                {
                  instancePath: instancePath + "/model",
                  schemaPath: "/document#/components/schemas/Request/properties/model/type",
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
        if (valid1) {
          if (data.input !== undefined && func0.call(data, "input")) {
            let data1 = data.input;
            const _errs4 = errors;
            if (typeof data1 !== "string" && !Array.isArray(data1)) {
              validate20.errors = [
                {
                  instancePath: instancePath + "/input",
                  schemaPath: "/document#/components/schemas/Request/properties/input/type",
                  keyword: "type",
                  params: { type: schema33.properties.input.type },
                  message: "must be string,array",
                },
              ];
              return false;
            }
            const _errs6 = errors;
            const _errs7 = errors;
            let valid3 = true;
            const _errs8 = errors;
            if (errors === _errs8) {
              if (Array.isArray(data1)) {
                const len0 = data1.length;
                if (len0 > 0) {
                  if (typeof data1[0] !== "string") {
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
                const err1 = {};
                if (vErrors === null) {
                  vErrors = [err1];
                } else {
                  vErrors.push(err1);
                }
                errors++;
              }
            }
            var _valid0 = _errs8 === errors;
            errors = _errs7;
            if (vErrors !== null) {
              if (_errs7) {
                vErrors.length = _errs7;
              } else {
                vErrors = null;
              }
            }
            if (_valid0) {
              const _errs12 = errors;
              if (Array.isArray(data1)) {
                var valid5 = true;
                const len1 = data1.length;
                for (let i0 = 0; i0 < len1; i0++) {
                  const _errs13 = errors;
                  if (typeof data1[i0] !== "string") {
                    validate20.errors = [
                      {
                        instancePath: instancePath + "/input/" + i0,
                        schemaPath: "/document#/components/schemas/Request/properties/input/allOf/0/then/items/type",
                        keyword: "type",
                        params: { type: "string" },
                        message: "must be string",
                      },
                    ];
                    return false;
                  }
                  var valid5 = _errs13 === errors;
                  if (!valid5) {
                    break;
                  }
                }
              }
              var _valid0 = _errs12 === errors;
              valid3 = _valid0;
              if (valid3) {
                var items0 = true;
              }
            }
            if (!valid3) {
              const err2 = {
                instancePath: instancePath + "/input",
                schemaPath: "/document#/components/schemas/Request/properties/input/allOf/0/if",
                keyword: "if",
                params: { failingKeyword: "then" },
                message: 'must match "then" schema',
              };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
              validate20.errors = vErrors;
              return false;
            }
            var valid2 = _errs6 === errors;
            if (valid2) {
              const _errs15 = errors;
              const _errs16 = errors;
              let valid6 = true;
              const _errs17 = errors;
              if (errors === _errs17) {
                if (Array.isArray(data1)) {
                  const len2 = data1.length;
                  if (len2 > 0) {
                    let data4 = data1[0];
                    if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
                      const err3 = {};
                      if (vErrors === null) {
                        vErrors = [err3];
                      } else {
                        vErrors.push(err3);
                      }
                      errors++;
                    }
                  }
                } else {
                  const err4 = {};
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
              }
              var _valid1 = _errs17 === errors;
              errors = _errs16;
              if (vErrors !== null) {
                if (_errs16) {
                  vErrors.length = _errs16;
                } else {
                  vErrors = null;
                }
              }
              if (_valid1) {
                const _errs21 = errors;
                if (Array.isArray(data1)) {
                  var valid8 = true;
                  const len3 = data1.length;
                  for (let i1 = 0; i1 < len3; i1++) {
                    let data5 = data1[i1];
                    const _errs22 = errors;
                    if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5))) {
                      validate20.errors = [
                        {
                          instancePath: instancePath + "/input/" + i1,
                          schemaPath: "/document#/components/schemas/Request/properties/input/allOf/1/then/items/type",
                          keyword: "type",
                          params: { type: "integer" },
                          message: "must be integer",
                        },
                      ];
                      return false;
                    }
                    var valid8 = _errs22 === errors;
                    if (!valid8) {
                      break;
                    }
                  }
                }
                var _valid1 = _errs21 === errors;
                valid6 = _valid1;
                if (valid6) {
                  var items1 = true;
                }
              }
              if (!valid6) {
                const err5 = {
                  instancePath: instancePath + "/input",
                  schemaPath: "/document#/components/schemas/Request/properties/input/allOf/1/if",
                  keyword: "if",
                  params: { failingKeyword: "then" },
                  message: 'must match "then" schema',
                };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
                validate20.errors = vErrors;
                return false;
              }
              var valid2 = _errs15 === errors;
              if (valid2) {
                if (items0 !== true && items1 !== undefined) {
                  items0 = items1 === true ? true : items0 > items1 ? items0 : items1;
                }
                const _errs24 = errors;
                const _errs25 = errors;
                let valid9 = true;
                const _errs26 = errors;
                if (errors === _errs26) {
                  if (Array.isArray(data1)) {
                    const len4 = data1.length;
                    if (len4 > 0) {
                      if (!Array.isArray(data1[0])) {
                        const err6 = {};
                        if (vErrors === null) {
                          vErrors = [err6];
                        } else {
                          vErrors.push(err6);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err7 = {};
                    if (vErrors === null) {
                      vErrors = [err7];
                    } else {
                      vErrors.push(err7);
                    }
                    errors++;
                  }
                }
                var _valid2 = _errs26 === errors;
                errors = _errs25;
                if (vErrors !== null) {
                  if (_errs25) {
                    vErrors.length = _errs25;
                  } else {
                    vErrors = null;
                  }
                }
                if (_valid2) {
                  const _errs30 = errors;
                  if (Array.isArray(data1)) {
                    var valid11 = true;
                    const len5 = data1.length;
                    for (let i2 = 0; i2 < len5; i2++) {
                      const _errs31 = errors;
                      if (!Array.isArray(data1[i2])) {
                        validate20.errors = [
                          {
                            instancePath: instancePath + "/input/" + i2,
                            schemaPath:
                              "/document#/components/schemas/Request/properties/input/allOf/2/then/items/type",
                            keyword: "type",
                            params: { type: "array" },
                            message: "must be array",
                          },
                        ];
                        return false;
                      }
                      var valid11 = _errs31 === errors;
                      if (!valid11) {
                        break;
                      }
                    }
                  }
                  var _valid2 = _errs30 === errors;
                  valid9 = _valid2;
                  if (valid9) {
                    var items2 = true;
                  }
                }
                if (!valid9) {
                  const err8 = {
                    instancePath: instancePath + "/input",
                    schemaPath: "/document#/components/schemas/Request/properties/input/allOf/2/if",
                    keyword: "if",
                    params: { failingKeyword: "then" },
                    message: 'must match "then" schema',
                  };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                  validate20.errors = vErrors;
                  return false;
                }
                var valid2 = _errs24 === errors;
                if (valid2) {
                  if (items0 !== true && items2 !== undefined) {
                    items0 = items2 === true ? true : items0 > items2 ? items0 : items2;
                  }
                }
              }
            }
            if (errors === _errs4) {
              if (typeof data1 === "string") {
                if (func63(data1) < 1) {
                  validate20.errors = [
                    {
                      instancePath: instancePath + "/input",
                      schemaPath: "/document#/components/schemas/Request/properties/input/minLength",
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
                    validate20.errors = [
                      {
                        instancePath: instancePath + "/input",
                        schemaPath: "/document#/components/schemas/Request/properties/input/minItems",
                        keyword: "minItems",
                        params: { limit: 1 },
                        message: "must NOT have fewer than 1 items",
                      },
                    ];
                    return false;
                  } else {
                    var valid12 = true;
                    const len6 = data1.length;
                    for (let i3 = 0; i3 < len6; i3++) {
                      let data8 = data1[i3];
                      const _errs33 = errors;
                      if (
                        typeof data8 !== "string" &&
                        !(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)) &&
                        !Array.isArray(data8)
                      ) {
                        validate20.errors = [
                          {
                            instancePath: instancePath + "/input/" + i3,
                            schemaPath: "/document#/components/schemas/Request/properties/input/items/type",
                            keyword: "type",
                            params: { type: schema33.properties.input.items.type },
                            message: "must be string,integer,array",
                          },
                        ];
                        return false;
                      }
                      if (errors === _errs33) {
                        if (typeof data8 === "string") {
                          if (func63(data8) < 1) {
                            validate20.errors = [
                              {
                                instancePath: instancePath + "/input/" + i3,
                                schemaPath: "/document#/components/schemas/Request/properties/input/items/minLength",
                                keyword: "minLength",
                                params: { limit: 1 },
                                message: "must NOT have fewer than 1 characters",
                              },
                            ];
                            return false;
                          }
                        }
                        if (errors === _errs33) {
                          if (Array.isArray(data8)) {
                            if (data8.length < 1) {
                              validate20.errors = [
                                {
                                  instancePath: instancePath + "/input/" + i3,
                                  schemaPath: "/document#/components/schemas/Request/properties/input/items/minItems",
                                  keyword: "minItems",
                                  params: { limit: 1 },
                                  message: "must NOT have fewer than 1 items",
                                },
                              ];
                              return false;
                            } else {
                              var valid13 = true;
                              const len7 = data8.length;
                              for (let i4 = 0; i4 < len7; i4++) {
                                let data9 = data8[i4];
                                const _errs35 = errors;
                                if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9) && isFinite(data9))) {
                                  validate20.errors = [
                                    {
                                      instancePath: instancePath + "/input/" + i3 + "/" + i4,
                                      schemaPath:
                                        "/document#/components/schemas/Request/properties/input/items/items/type",
                                      keyword: "type",
                                      params: { type: "integer" },
                                      message: "must be integer",
                                    },
                                  ];
                                  return false;
                                }
                                var valid13 = _errs35 === errors;
                                if (!valid13) {
                                  break;
                                }
                              }
                            }
                          }
                        }
                      }
                      var valid12 = _errs33 === errors;
                      if (!valid12) {
                        break;
                      }
                    }
                  }
                }
              }
            }
            var valid1 = _errs4 === errors;
          } else {
            var valid1 = true;
          }
          if (valid1) {
            if (data.dimensions !== undefined && func0.call(data, "dimensions")) {
              let data10 = data.dimensions;
              const _errs37 = errors;
              if (
                !(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10) && isFinite(data10)) &&
                data10 !== null
              ) {
                validate20.errors = [
                  {
                    instancePath: instancePath + "/dimensions",
                    schemaPath: "/document#/components/schemas/Request/properties/dimensions/type",
                    keyword: "type",
                    params: { type: schema33.properties.dimensions.type },
                    message: "must be integer,null",
                  },
                ];
                return false;
              }
              if (errors === _errs37) {
                if (typeof data10 == "number" && isFinite(data10)) {
                  if (data10 > 2147483647 || isNaN(data10)) {
                    validate20.errors = [
                      {
                        instancePath: instancePath + "/dimensions",
                        schemaPath: "/document#/components/schemas/Request/properties/dimensions/maximum",
                        keyword: "maximum",
                        params: { comparison: "<=", limit: 2147483647 },
                        message: "must be <= 2147483647",
                      },
                    ];
                    return false;
                  } else {
                    if (data10 < 1 || isNaN(data10)) {
                      validate20.errors = [
                        {
                          instancePath: instancePath + "/dimensions",
                          schemaPath: "/document#/components/schemas/Request/properties/dimensions/minimum",
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
              var valid1 = _errs37 === errors;
            } else {
              var valid1 = true;
            }
            if (valid1) {
              if (data.output_dimension !== undefined && func0.call(data, "output_dimension")) {
                let data11 = data.output_dimension;
                const _errs39 = errors;
                if (
                  !(typeof data11 == "number" && !(data11 % 1) && !isNaN(data11) && isFinite(data11)) &&
                  data11 !== null
                ) {
                  validate20.errors = [
                    {
                      instancePath: instancePath + "/output_dimension",
                      schemaPath: "/document#/components/schemas/Request/properties/output_dimension/type",
                      keyword: "type",
                      params: { type: schema33.properties.output_dimension.type },
                      message: "must be integer,null",
                    },
                  ];
                  return false;
                }
                if (errors === _errs39) {
                  if (typeof data11 == "number" && isFinite(data11)) {
                    if (data11 > 2147483647 || isNaN(data11)) {
                      validate20.errors = [
                        {
                          instancePath: instancePath + "/output_dimension",
                          schemaPath: "/document#/components/schemas/Request/properties/output_dimension/maximum",
                          keyword: "maximum",
                          params: { comparison: "<=", limit: 2147483647 },
                          message: "must be <= 2147483647",
                        },
                      ];
                      return false;
                    } else {
                      if (data11 < 1 || isNaN(data11)) {
                        validate20.errors = [
                          {
                            instancePath: instancePath + "/output_dimension",
                            schemaPath: "/document#/components/schemas/Request/properties/output_dimension/minimum",
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
                var valid1 = _errs39 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data.output_dtype !== undefined && func0.call(data, "output_dtype")) {
                  let data12 = data.output_dtype;
                  const _errs41 = errors;
                  if (typeof data12 !== "string" && data12 !== null) {
                    validate20.errors = [
                      {
                        instancePath: instancePath + "/output_dtype",
                        schemaPath: "/document#/components/schemas/Request/properties/output_dtype/type",
                        keyword: "type",
                        params: { type: schema33.properties.output_dtype.type },
                        message: "must be string,null",
                      },
                    ];
                    return false;
                  }
                  var valid1 = _errs41 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data.encoding_format !== undefined && func0.call(data, "encoding_format")) {
                    let data13 = data.encoding_format;
                    const _errs43 = errors;
                    if (typeof data13 !== "string" && data13 !== null) {
                      validate20.errors = [
                        {
                          instancePath: instancePath + "/encoding_format",
                          schemaPath: "/document#/components/schemas/Request/properties/encoding_format/type",
                          keyword: "type",
                          params: { type: schema33.properties.encoding_format.type },
                          message: "must be string,null",
                        },
                      ];
                      return false;
                    }
                    var valid1 = _errs43 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (valid1) {
                    if (data.user !== undefined && func0.call(data, "user")) {
                      let data14 = data.user;
                      const _errs45 = errors;
                      if (typeof data14 !== "string" && data14 !== null) {
                        validate20.errors = [
                          {
                            instancePath: instancePath + "/user",
                            schemaPath: "/document#/components/schemas/Request/properties/user/type",
                            keyword: "type",
                            params: { type: schema33.properties.user.type },
                            message: "must be string,null",
                          },
                        ];
                        return false;
                      }
                      var valid1 = _errs45 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      if (data.metadata !== undefined && func0.call(data, "metadata")) {
                        let data15 = data.metadata;
                        const _errs47 = errors;
                        if (!(data15 && typeof data15 == "object" && !Array.isArray(data15)) && data15 !== null) {
                          validate20.errors = [
                            {
                              instancePath: instancePath + "/metadata",
                              schemaPath: "/document#/components/schemas/Request/properties/metadata/type",
                              keyword: "type",
                              params: { type: schema33.properties.metadata.type },
                              message: "must be object,null",
                            },
                          ];
                          return false;
                        }
                        var valid1 = _errs47 === errors;
                      } else {
                        var valid1 = true;
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
      validate20.errors = [
        {
          instancePath,
          schemaPath: "/document#/components/schemas/Request/type",
          keyword: "type",
          params: { type: "object" },
          message: "must be object",
        },
      ];
      return false;
    }
  }
  validate20.errors = vErrors;
  return errors === 0;
}
validate20.evaluated = {
  props: {
    model: true,
    input: true,
    dimensions: true,
    output_dimension: true,
    output_dtype: true,
    encoding_format: true,
    user: true,
    metadata: true,
  },
  dynamicProps: false,
  dynamicItems: false,
};
