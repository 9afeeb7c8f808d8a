// Made from specs/dialects/embeddings.yaml by "make generate". Change the specs, not this file.
// @ts-nocheck: a validator is written by ajv, for machines.
import { ucs2length as func63 } from "../../codegen/runtime/validator-support.js";
"use strict";
export const validate = validate20;
export default validate20;
const schema31 = {"$id":"embeddings","$ref":"embeddings/document#/components/schemas/Request"};
const schema33 = {"description":"One call for vectors.","type":"object","required":["model","input"],"properties":{"model":{"type":"string","minLength":1,"description":"Public ID of the model."},"input":{"description":"One text, a list of texts, one list of tokens, or a list of those.","type":["string","array"],"minLength":1,"minItems":1,"items":{"type":["string","integer","array"],"minLength":1,"minItems":1,"items":{"type":"integer"}}},"dimensions":{"type":["integer","null"],"description":"How long the vectors are to be","for models that can choose.":null},"encoding_format":{"type":["string","null"],"description":"The form of the vectors: float or base64."},"user":{"type":["string","null"],"description":"The end user on whose behalf the call is made."}}};
const func0 = Object.prototype.hasOwnProperty;


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="embeddings" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
if(errors === _errs0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.model === undefined) || (!(func0.call(data, "model")))) && (missing0 = "model")) || (((data.input === undefined) || (!(func0.call(data, "input")))) && (missing0 = "input"))){
validate20.errors = [{instancePath,schemaPath:"embeddings/document#/components/schemas/Request/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.model !== undefined && func0.call(data, "model")){
let data0 = data.model;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func63(data0) < 1){
validate20.errors = [{instancePath:instancePath+"/model",schemaPath:"embeddings/document#/components/schemas/Request/properties/model/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate20.errors = [{instancePath:instancePath+"/model",schemaPath:"embeddings/document#/components/schemas/Request/properties/model/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs2 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.input !== undefined && func0.call(data, "input")){
let data1 = data.input;
const _errs4 = errors;
if((typeof data1 !== "string") && (!(Array.isArray(data1)))){
validate20.errors = [{instancePath:instancePath+"/input",schemaPath:"embeddings/document#/components/schemas/Request/properties/input/type",keyword:"type",params:{type: schema33.properties.input.type},message:"must be string,array"}];
return false;
}
if(errors === _errs4){
if(typeof data1 === "string"){
if(func63(data1) < 1){
validate20.errors = [{instancePath:instancePath+"/input",schemaPath:"embeddings/document#/components/schemas/Request/properties/input/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
if(errors === _errs4){
if(Array.isArray(data1)){
if(data1.length < 1){
validate20.errors = [{instancePath:instancePath+"/input",schemaPath:"embeddings/document#/components/schemas/Request/properties/input/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
if(((typeof data2 !== "string") && (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2))))) && (!(Array.isArray(data2)))){
validate20.errors = [{instancePath:instancePath+"/input/" + i0,schemaPath:"embeddings/document#/components/schemas/Request/properties/input/items/type",keyword:"type",params:{type: schema33.properties.input.items.type},message:"must be string,integer,array"}];
return false;
}
if(errors === _errs6){
if(typeof data2 === "string"){
if(func63(data2) < 1){
validate20.errors = [{instancePath:instancePath+"/input/" + i0,schemaPath:"embeddings/document#/components/schemas/Request/properties/input/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
if(errors === _errs6){
if(Array.isArray(data2)){
if(data2.length < 1){
validate20.errors = [{instancePath:instancePath+"/input/" + i0,schemaPath:"embeddings/document#/components/schemas/Request/properties/input/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate20.errors = [{instancePath:instancePath+"/input/" + i0+"/" + i1,schemaPath:"embeddings/document#/components/schemas/Request/properties/input/items/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid3 = _errs8 === errors;
if(!valid3){
break;
}
}
}
}
}
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
}
}
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.dimensions !== undefined && func0.call(data, "dimensions")){
let data4 = data.dimensions;
const _errs10 = errors;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
validate20.errors = [{instancePath:instancePath+"/dimensions",schemaPath:"embeddings/document#/components/schemas/Request/properties/dimensions/type",keyword:"type",params:{type: schema33.properties.dimensions.type},message:"must be integer,null"}];
return false;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.encoding_format !== undefined && func0.call(data, "encoding_format")){
let data5 = data.encoding_format;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate20.errors = [{instancePath:instancePath+"/encoding_format",schemaPath:"embeddings/document#/components/schemas/Request/properties/encoding_format/type",keyword:"type",params:{type: schema33.properties.encoding_format.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.user !== undefined && func0.call(data, "user")){
let data6 = data.user;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate20.errors = [{instancePath:instancePath+"/user",schemaPath:"embeddings/document#/components/schemas/Request/properties/user/type",keyword:"type",params:{type: schema33.properties.user.type},message:"must be string,null"}];
return false;
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"embeddings/document#/components/schemas/Request/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"model":true,"input":true,"dimensions":true,"encoding_format":true,"user":true},"dynamicProps":false,"dynamicItems":false};

