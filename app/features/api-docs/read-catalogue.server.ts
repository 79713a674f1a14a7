import { z } from 'zod'
import { createDocument } from '~/api/openapi/document.server'
import type { PageContext } from '~/context.server'
import type { Catalogue, FailureEntry, OperationEntry, ParameterEntry } from './catalogue'

const schemaPart = z.object({
  // Absent if a parameter accepts several forms. A time, for example, has no single type.
  type: z.unknown().optional(),
  enum: z.array(z.string()).optional(),
  default: z.union([z.string(), z.number()]).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  'x-unit': z.string().optional(),
  items: z.object({ enum: z.array(z.string()).optional() }).optional(),
})

const parameterPart = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean().default(false),
  description: z.string().default(''),
  example: z.union([z.string(), z.number(), z.array(z.string())]).optional(),
  schema: schemaPart,
})

const responsePart = z.object({
  $ref: z.string().optional(),
  content: z.record(z.string(), z.object({ example: z.unknown().optional() })).optional(),
})

const securityPart = z.array(z.record(z.string(), z.unknown()))

const operationPart = z.object({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  parameters: z.array(parameterPart),
  security: securityPart.optional(),
  responses: z.record(z.string(), responsePart),
  'x-refresh-seconds': z.number().optional(),
  'x-topic': z.string().optional(),
})

const documentPart = z.object({
  info: z.object({ version: z.string() }),
  security: securityPart.default([]),
  paths: z.record(z.string(), z.object({ get: operationPart })),
  components: z.object({ responses: z.record(z.string(), z.object({ description: z.string() })) }),
})

type Document = z.infer<typeof documentPart>
type Operation = z.infer<typeof operationPart>
type Parameter = z.infer<typeof parameterPart>

/**
 * One API catalogue per installation, because a catalogue contains the installation's URLs. A catalogue does
 * not change while the process runs.
 */
const catalogues = new WeakMap<PageContext['site'], Catalogue>()

/** Returns the API catalogue of an installation. */
export function catalogueOf(site: PageContext['site']): Catalogue {
  const catalogue = catalogues.get(site) ?? readCatalogue(site.publicUrl)
  catalogues.set(site, catalogue)
  return catalogue
}

/**
 * Reads the API catalogue from the OpenAPI document that clients also get, so the catalogue cannot differ
 * from that document.
 */
export function readCatalogue(publicUrl: string): Catalogue {
  const document = documentPart.parse(JSON.parse(JSON.stringify(createDocument(publicUrl))))
  const sharing = {
    parameter: createSharing<ParameterEntry>(),
    failure: createSharing<FailureEntry>(),
  }
  const operations = Object.entries(document.paths)
  return {
    version: document.info.version,
    operations: operations.map(([path, { get }]) => toOperation(document, path, get, sharing)),
    examples: new Map(operations.flatMap(([, { get }]) => exampleOf(get))),
  }
}

function exampleOf({ operationId, responses }: Operation): [id: string, example: string][] {
  const example = responses[200]?.content?.['application/json']?.example
  return example === undefined ? [] : [[operationId, JSON.stringify(example)]]
}

interface Sharing {
  readonly parameter: (entry: ParameterEntry) => ParameterEntry
  readonly failure: (entry: FailureEntry) => FailureEntry
}

function toOperation(
  document: Document,
  path: string,
  operation: Operation,
  sharing: Sharing,
): OperationEntry {
  const result = operation.responses[200]?.content ?? {}
  return {
    id: operation.operationId,
    path,
    summary: operation.summary,
    description: operation.description,
    parameters: operation.parameters.map((parameter) => sharing.parameter(toParameter(parameter))),
    // A value of 0 means that the response is never cached. In that case, there is no refresh interval to
    // show.
    refreshSeconds: operation['x-refresh-seconds'] || undefined,
    topic: operation['x-topic'],
    needsKey: needsKey(operation.security ?? document.security),
    streams: 'text/event-stream' in result,
    failures: failuresOf(document, operation).map(sharing.failure),
  }
}

/** Returns whether the operation cannot be called without an API key. */
function needsKey(security: z.infer<typeof securityPart>): boolean {
  return security.length > 0 && security.every((way) => Object.keys(way).length > 0)
}

function failuresOf({ components }: Document, { responses }: Operation): readonly FailureEntry[] {
  return Object.entries(responses).flatMap(([status, { $ref }]) => {
    const name = $ref?.split('/').at(-1)
    const meaning = name === undefined ? undefined : components.responses[name]?.description
    return meaning === undefined ? [] : [{ status: Number(status), meaning }]
  })
}

function toParameter({ schema, example, ...parameter }: Parameter): ParameterEntry {
  return {
    name: parameter.name,
    in: parameter.in,
    required: parameter.required,
    description: parameter.description,
    kind: kindOf(schema),
    options: schema.enum ?? schema.items?.enum ?? [],
    fallback: schema.default === undefined ? undefined : String(schema.default),
    example: example === undefined ? undefined : String(example),
    minimum: schema.minimum,
    maximum: schema.maximum,
    unit: schema['x-unit'],
  }
}

function kindOf({ type, enum: choices }: Parameter['schema']): ParameterEntry['kind'] {
  if (type === 'array') return 'list'
  if (choices !== undefined) return 'choice'
  return type === 'integer' || type === 'number' ? 'number' : 'text'
}

/**
 * Returns a function that replaces equal entries with one shared object, so that the serialized page contains
 * each entry once.
 */
function createSharing<Entry extends object>(): (entry: Entry) => Entry {
  const known = new Map<string, Entry>()
  return (entry) => {
    const key = JSON.stringify(entry)
    const same = known.get(key) ?? entry
    known.set(key, same)
    return same
  }
}
