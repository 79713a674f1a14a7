import { z } from 'zod'
import { type ParameterError, Problem } from './problem.server'

/** Reads parameters by a schema. Made once per endpoint, since listing a schema's parameters costs time. */
export function createRequestParser<Request>(
  schema: z.ZodType<Request>,
): (query: URLSearchParams, path: Readonly<Record<string, string>>) => Request {
  const names = parameterNames(schema)
  return (query, path) => {
    const errors: ParameterError[] = []
    // Unknown parameters never get into the object, whatever they are called.
    const known = new Map<string, string>()
    for (const name of names) {
      const given = path[name] === undefined ? query.getAll(name) : [path[name]]
      if (given.length > 1) errors.push({ parameter: name, message: 'is given more than once' })
      if (given[0] !== undefined) known.set(name, given[0])
    }
    const parsed = schema.safeParse(Object.fromEntries(known))
    if (parsed.success && errors.length === 0) return parsed.data
    if (!parsed.success) errors.push(...parsed.error.issues.map(toParameterError))
    throw invalidParameters(errors)
  }
}

/** A 400 that names every parameter that is wrong. */
export function invalidParameters(errors: readonly ParameterError[]): Problem {
  const detail = errors.map(({ parameter, message }) => `${parameter} ${message}`).join('; ')
  return new Problem('invalid_parameter', `${detail}.`, { errors })
}

function toParameterError(issue: z.core.$ZodIssue): ParameterError {
  return { parameter: issue.path.map(String).join('.') || 'query', message: issue.message }
}

function parameterNames(schema: z.ZodType): readonly string[] {
  const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties ?? {})
}
