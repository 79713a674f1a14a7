import { Ajv2020 } from 'ajv/dist/2020.js'
import { createDocument } from '~/api/openapi/document.server'

/** The OpenAPI document as tests read it. */
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

export interface Answer {
  readonly $ref?: string
  readonly headers?: Readonly<Record<string, object>>
  readonly content?: Readonly<Record<string, Content>>
  /** Other media types that the same answer comes as. */
  readonly 'x-other-forms'?: Readonly<Record<string, Content & { readonly 'x-line-schema'?: Schema }>>
}

export interface Operation {
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly tags: readonly string[]
  readonly parameters: readonly Parameter[]
  readonly responses: Readonly<Record<string, Answer>>
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
    readonly responses: Readonly<Record<string, Answer>>
  }
}

/** The document as clients of an installation get it. */
export function documentOf(publicUrl: string): ApiDocument {
  return JSON.parse(JSON.stringify(createDocument(publicUrl)))
}

/** The document of the installation that tests open. */
export const apiDocument: ApiDocument = documentOf('http://sextant.test')

/** Every operation with its path. */
export const operations: readonly Operation[] = Object.entries(apiDocument.paths).map(([path, { get }]) => ({
  path,
  ...get,
}))

const ajv = new Ajv2020({ strict: false, allErrors: true }).addSchema(apiDocument, 'openapi')

/** What is wrong with a value by a schema of the document; empty = nothing. */
export function faultsOf(schema: Schema, value: unknown): string[] {
  const check = ajv.compile(schema.$ref === undefined ? schema : { $ref: `openapi${schema.$ref}` })
  return check(value) ? [] : (check.errors ?? []).map((error) => `${error.instancePath} ${error.message}`)
}

/** The schema of an operation's JSON answer. */
export function jsonSchemaOf(operation: Operation): Schema | undefined {
  return operation.responses[200]?.content?.['application/json']?.schema
}

/** Whether an operation answers a list. */
export function isList(operation: Operation): boolean {
  return operation.parameters.some(({ name }) => name === 'fields')
}

/** Whether an operation answers rows: those of a list, or what an answer that is none has as a table. */
export function hasRows(operation: Operation): boolean {
  return operation.responses[200]?.['x-other-forms']?.['text/csv'] !== undefined
}

/** The path of an operation with an example in each of its parts. */
export function pathOf({ path, parameters }: Pick<Operation, 'path' | 'parameters'>): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(String(parameters.find((parameter) => parameter.name === name)?.example)),
  )
}

/** The schema of an answer under `?fields=` or `?numbers=string`, which the document says in words. */
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

/** Applies a change to every schema below one. */
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

/** Names of the fields that the rows of a list have. */
export function fieldsOf(operation: Operation): readonly string[] {
  const list = inline(jsonSchemaOf(operation) ?? {})
  const row = (list.properties?.content ?? list).items
  return Object.keys((row === undefined ? undefined : inline(row).properties) ?? {})
}

type Row = Readonly<Record<string, unknown>>

/** The rows of a list's answer, which is a page or the whole list. */
export function rowsIn(answer: unknown): readonly Row[] {
  return Array.isArray(answer) ? answer : (answer as { readonly content: readonly Row[] }).content
}
