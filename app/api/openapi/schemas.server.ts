import { z } from 'zod'
import { namedSchemas } from '~/contracts/named-schemas'
import type { EndpointContract } from '~/contracts/schema/endpoint'
import { type ResponseTable, rowOf } from '~/contracts/schema/format'
import { requestProperties } from '~/contracts/schema/request-properties'
import { responseFormRequest } from '~/contracts/schema/response-form'
import { invariant } from '~/lib/invariant'
import exampleIds from './example-ids.json'

/** A part of the OpenAPI document. */
export type Part = Readonly<Record<string, unknown>>

/**
 * The fields of a contract that the document needs. The types of requests and responses do not matter here.
 */
export type AnyContract = Pick<
  EndpointContract<unknown, never, unknown>,
  | 'operationId'
  | 'path'
  | 'summary'
  | 'description'
  | 'tag'
  | 'request'
  | 'answer'
  | 'topic'
  | 'maxAgeSeconds'
  | 'changes'
  | 'endsAtLimit'
  | 'names'
> & { readonly askedTimes?: unknown; readonly table?: Pick<ResponseTable<never>, 'row'> }

/** Builds all named schemas. */
export function componentSchemas(): Readonly<Record<string, Part>> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(namedSchemas)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, { uri: reference, override: tidy })
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $id, $schema, ...schema }]) => [name, schema]),
  )
}

/**
 * Returns a reference to a named schema. Throws if the schema has no name, because generated clients would
 * then contain a type without a name.
 */
export function refTo(schema: z.ZodType): Part {
  const named = namedRefTo(schema)
  invariant(named !== undefined, 'a response of the API has no name: add it to namedSchemas')
  return named
}

function namedRefTo(schema: z.ZodType): Part | undefined {
  const name = Object.entries(namedSchemas).find(([, named]) => named === schema)?.[0]
  return name === undefined ? undefined : { $ref: reference(name) }
}

/** Returns the schema of one row, for a response that consists of rows. */
export function rowSchemaOf({ answer, table }: Pick<AnyContract, 'answer' | 'table'>): Part {
  const row = table?.row ?? rowOf(answer)
  invariant(row !== undefined, 'a response without rows has no row schema')
  const named = namedRefTo(row)
  if (named !== undefined) return named
  const { $schema, ...schema } = z.toJSONSchema(row, { override: tidy })
  return schema
}

/**
 * Describes the parameters of an endpoint. The parameters of the contract come first, in the order of the
 * contract. The parameters for the form of the response follow.
 */
export function parametersOf({ operationId, path, request, ...contract }: AnyContract): readonly Part[] {
  const ids = idsOfTheWorld[operationId] ?? {}
  return [request, responseFormRequest(contract)].flatMap((schema) =>
    Object.entries(requestProperties(schema, tidy)).map(([name, property]) =>
      parameter(path, name, property, ids[name]),
    ),
  )
}

/** Ids in the simulated world that match the example responses. `npm run examples` finds these ids. */
const idsOfTheWorld: Readonly<Record<string, Readonly<Record<string, string>>>> = exampleIds

function parameter(
  path: string,
  name: string,
  jsonSchema: z.core.JSONSchema._JSONSchema,
  id: string | undefined,
): Part {
  invariant(typeof jsonSchema === 'object', `the parameter ${name} has no schema`)
  const { description, example: usual, $schema, ...schema } = jsonSchema
  const example = id ?? usual
  const inPath = path.includes(`{${name}}`)
  return {
    name,
    in: inPath ? 'path' : 'query',
    ...(inPath && { required: true }),
    description,
    ...(schema.type === 'array' && { explode: false }),
    ...(example !== undefined && { example }),
    schema,
  }
}

function reference(name: string): string {
  return `#/components/schemas/${name}`
}

/**
 * Removes constraints that are not part of the public contract. Future responses may have more fields,
 * numbers may be sent as strings, and every integer is below 2^53 anyway.
 */
function tidy({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  delete jsonSchema.additionalProperties
  if (jsonSchema.type !== 'string') delete jsonSchema.pattern
  if (isNumeric(jsonSchema) && typeof jsonSchema.default === 'string')
    jsonSchema.default = Number(jsonSchema.default)
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
}

function isNumeric({ type }: z.core.JSONSchema.BaseSchema): boolean {
  return type === 'integer' || type === 'number'
}
