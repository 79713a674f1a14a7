import { z } from 'zod'
import type { SymbolInstead } from '~/contracts/parameters'
import { searchInstead, symbolInPath } from './not-found.server'
import { type ParameterError, Problem } from './problem.server'

/** Names of the query parameters that a schema reads, beside those that the path has. */
export function queryParameterNames(schema: z.ZodType, path: string): readonly string[] {
  return parameterNames(schema).filter((name) => !path.includes(`{${name}}`))
}

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
    const issues = parsed.error?.issues ?? []
    const symbol = issues.find((issue) => symbolOf(issue) !== undefined)
    const instead = symbol && symbolOf(symbol)
    const name = symbol && toParameterError(symbol).parameter
    if (instead !== undefined && name !== undefined && path[name] !== undefined)
      throw symbolInPath(name, instead)
    throw invalidParameters([...errors, ...issues.map(toParameterError)], instead && searchInstead(instead))
  }
}

/** A 400 that names every parameter that is wrong, with what to do instead if that is known. */
export function invalidParameters(
  errors: readonly ParameterError[],
  members: Problem['members'] = {},
): Problem {
  const detail = errors.map(({ parameter, message }) => `${parameter} ${message}`).join('; ')
  return new Problem('invalid_parameter', `${detail}.`, { errors, members })
}

/** The symbol that was given instead of a mint; undefined = the issue is another one. */
function symbolOf(issue: z.core.$ZodIssue): SymbolInstead | undefined {
  const symbol: unknown = issue.code === 'custom' ? issue.params?.symbol : undefined
  return typeof symbol === 'string' ? { symbol } : undefined
}

function toParameterError(issue: z.core.$ZodIssue): ParameterError {
  return { parameter: issue.path.map(String).join('.') || 'query', message: issue.message }
}

function parameterNames(schema: z.ZodType): readonly string[] {
  const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.keys(properties ?? {})
}
