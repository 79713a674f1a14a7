import openapiTS, { astToString } from 'openapi-typescript'

type Part = Readonly<Record<string, unknown>>

const head =
  '// Made by `npm run sdk` out of the OpenAPI document. Do not edit: change a contract and make it anew.\n\n'

/** File of the generated types. */
export const sdkTypesFile = 'sdk/typescript/src/schema.generated.ts'

/** Parameters that the client sets: it reads JSON with numbers as numbers, or rows as text. */
const ownParameters = new Set(['format', 'numbers', 'bom'])

/** Generates the types of the TypeScript client from the OpenAPI document. */
export async function makeSdkTypes(document: Part): Promise<string> {
  const types = await openapiTS(JSON.stringify(slim(document)))
  return head + astToString(types)
}

/**
 * Returns the document without what the client handles identically for all calls: failures, headers, and
 * formats other than JSON.
 */
function slim({ paths, components, ...document }: Part): Part {
  const { schemas } = partOf(components)
  return {
    ...document,
    security: undefined,
    paths: mapValues(partOf(paths), (path) => ({ get: slimOperation(partOf(partOf(path).get)) })),
    components: { schemas },
  }
}

function slimOperation(operation: Part): Part {
  const parameters = Array.isArray(operation.parameters) ? operation.parameters.map(partOf) : []
  const { description, content } = partOf(partOf(operation.responses)[200])
  const json = Object.entries(partOf(content)).filter(([type]) => type === 'application/json')
  return {
    ...operation,
    parameters: parameters.filter(({ name }) => !ownParameters.has(String(name))),
    responses: { 200: { description, content: Object.fromEntries(json) } },
  }
}

function mapValues(part: Part, change: (value: unknown) => unknown): Part {
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, change(value)]))
}

function partOf(value: unknown): Part {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
