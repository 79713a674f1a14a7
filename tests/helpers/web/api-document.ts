import { Ajv2020 } from 'ajv/dist/2020.js'
import { createDocument } from '~/api/openapi/document.server'

/** The OpenAPI document with the fields that tests read. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly string[]
  readonly pattern?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: string | number
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly items?: Schema
}

export interface Parameter {
  readonly name: string
  readonly in: 'query' | 'path' | 'header'
  readonly required?: boolean
  readonly description?: string
  readonly example?: string | number | readonly string[]
  readonly schema: Schema
}

interface Content {
  readonly schema: Schema
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}

export interface ApiResponse {
  readonly $ref?: string
  readonly headers?: Readonly<Record<string, object>>
  readonly content?: Readonly<Record<string, Content>>
  /** Other media types in which the same response is available. */
  readonly 'x-other-forms'?: Readonly<Record<string, Content & { readonly 'x-line-schema'?: Schema }>>
}

export interface Operation {
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly parameters: readonly Parameter[]
  readonly responses: Readonly<Record<string, ApiResponse>>
  readonly 'x-refresh-seconds'?: number
  readonly 'x-topic'?: string
}

export interface ApiDocument {
  readonly servers: readonly { readonly url: string }[]
  readonly info: { readonly description: string }
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, { readonly get: Omit<Operation, 'path'> }>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly headers: Readonly<Record<string, object>>
    readonly responses: Readonly<Record<string, ApiResponse>>
  }
}

/** Returns the document as clients of an installation at `publicUrl` receive it. */
export function documentOf(publicUrl: string): ApiDocument {
  return JSON.parse(JSON.stringify(createDocument(publicUrl)))
}

/** The OpenAPI document of the installation that tests use. */
export const apiDocument: ApiDocument = documentOf('http://sextant.test')

export const operations: readonly Operation[] = Object.entries(apiDocument.paths).map(([path, { get }]) => ({
  path,
  ...get,
}))

const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(apiDocument, 'openapi')

/**
 * Returns the errors of a value that is checked against a schema of the document; empty if the value is
 * valid.
 */
export function faultsOf(schema: Schema, value: unknown): string[] {
  const check = ajv.compile(schema.$ref === undefined ? schema : { $ref: `openapi${schema.$ref}` })
  return check(value) ? [] : (check.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
}

/** Returns the schema of an operation's JSON response. */
export function jsonSchemaOf(operation: Operation): Schema | undefined {
  return operation.responses[200]?.content?.['application/json']?.schema
}

/** Returns whether the response of an operation is a list. */
export function isList(operation: Operation): boolean {
  return operation.parameters.some(({ name }) => name === 'fields')
}

/** Returns whether an operation returns rows: it is a list, or its response is also available as a table. */
export function hasRows(operation: Operation): boolean {
  return operation.responses[200]?.['x-other-forms']?.['text/csv'] !== undefined
}

/** Returns the path of an operation with the example value of each path parameter. */
export function pathOf({ path, parameters }: Pick<Operation, 'path' | 'parameters'>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(parameters.find((parameter) => parameter.name === name)?.example)),
  )
}

/**
 * Returns the JSON schema of a response to a request with `?fields=` or `?numbers=string`. The document
 * itself describes the effect of these parameters only in prose.
 */
export function schemaUnder(schema: Schema, query: URLSearchParams): Schema {
  if (!query.has('fields') && query.get('numbers') !== 'string') return schema
  const fields = query.get('fields')?.split(',')
  const whole = inline(schema)
  const numbered = query.get('numbers') === 'string' ? numbersAsTexts(whole) : whole
  return fields === undefined ? numbered : onlyFields(numbered, fields)
}

function inline(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1)
  const target = name === undefined ? undefined : apiDocument.components.schemas[name]
  return walk(target ?? schema, inline)
}

/** Applies a change to a schema and all schemas nested in it. */
function walk(schema: Schema, change: (part: Schema) => Schema): Schema {
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit)
    if (typeof value !== 'object' || value === null) return value
    return '$ref' in value || 'type' in value
      ? change(value as Schema)
      : Object.fromEntries(Object.entries(value).map(([name, part]) => [name, visit(part)]))
  }
  return Object.fromEntries(Object.entries(schema).map(([name, part]) => [name, visit(part)])) as Schema
}

function numbersAsTexts(schema: Schema): Schema {
  const types = [schema.type ?? []].flat()
  if (!types.includes('number')) return walk(schema, numbersAsTexts)
  return {
    type: types.map((type) => (type === 'number' ? 'string' : type)),
    pattern: '^-?\\d+(\\.\\d+)?$',
  } as Schema
}

function onlyFields(list: Schema, fields: readonly string[]): Schema {
  const content = list.properties?.content ?? list
  const row = content.items === undefined ? undefined : inline(content.items)
  if (row?.properties === undefined) return list
  const kept = Object.fromEntries(Object.entries(row.properties).filter(([name]) => fields.includes(name)))
  const items = { ...row, properties: kept, required: fields, additionalProperties: false } as Schema
  const rows = { ...content, items }
  return content === list ? rows : { ...list, properties: { ...list.properties, content: rows } }
}

/** Returns the field names of a list's rows. */
export function fieldsOf(operation: Operation): readonly string[] {
  const list = inline(jsonSchemaOf(operation) ?? {})
  const row = (list.properties?.content ?? list).items
  return Object.keys((row === undefined ? undefined : inline(row).properties) ?? {})
}

type Row = Readonly<Record<string, unknown>>

/** Returns the rows of a list response, which is either a page or the whole list. */
export function rowsIn(response: unknown): readonly Row[] {
  return Array.isArray(response) ? response : (response as { readonly content: readonly Row[] }).content
}
