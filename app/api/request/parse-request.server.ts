import type { z } from 'zod'
import type { SymbolInstead } from '~/contracts/schema/parameters'
import { requestProperties } from '~/contracts/schema/request-properties'
import { searchInstead, symbolInPath } from '../response/not-found.server'
import { type ParameterError, Problem } from '../response/problem.server'

/** Returns the names of a schema's query parameters. Path parameters are excluded. */
export function queryParameterNames(schema: z.ZodType, path: string): readonly string[] {
  return Object.keys(requestProperties(schema)).filter((name) => !path.includes(`{${name}}`))
}

/**
 * Creates a function that parses the parameters of a schema. Create it once per endpoint, because collecting
 * the parameters of a schema is slow.
 */
export function createRequestParser<Request>(
  schema: z.ZodType<Request>,
): (query: URLSearchParams, path: Readonly<Record<string, string>>) => Request {
  const names = Object.keys(requestProperties(schema))
  return (query, path) => {
    const errors: ParameterError[] = []
    // Unknown parameters are never copied to the object, whatever their names are.
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

/** Returns a 400 problem that names every invalid parameter. The problem may also contain a suggestion. */
export function invalidParameters(
  errors: readonly ParameterError[],
  members: Problem['members'] = {},
): Problem {
  const detail = errors.map(({ parameter, message }) => `${parameter} ${message}`).join('; ')
  return new Problem('invalid_parameter', `${detail}.`, { errors, members })
}

/**
 * Returns the symbol that the client sent where a mint is required. Returns `undefined` for any other issue.
 */
function symbolOf(issue: z.core.$ZodIssue): SymbolInstead | undefined {
  const symbol: unknown = issue.code === 'custom' ? issue.params?.symbol : undefined
  return typeof symbol === 'string' ? { symbol } : undefined
}

function toParameterError(issue: z.core.$ZodIssue): ParameterError {
  return { parameter: issue.path.map(String).join('.') || 'query', message: issue.message }
}
