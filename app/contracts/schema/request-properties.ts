import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema
type Property = z.core.JSONSchema._JSONSchema
type Override = (context: { readonly jsonSchema: JsonSchema }) => void

/**
 * Returns the JSON schema of each parameter of a request, by name. A request may be an intersection; its parameters
 * are those of all parts, in their order.
 */
export function requestProperties(
  request: z.ZodType,
  override?: Override,
): Readonly<Record<string, Property>> {
  return propertiesOf(
    z.toJSONSchema(request, { io: 'input', unrepresentable: 'any', ...(override && { override }) }),
  )
}

function propertiesOf({ properties, allOf = [] }: JsonSchema): Readonly<Record<string, Property>> {
  return Object.assign({}, properties, ...allOf.map(propertiesOf))
}
