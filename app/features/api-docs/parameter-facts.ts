import type { ParameterEntry } from './catalogue'

/** Number of values that are written out at most. */
const mostValues = 8

/**
 * Returns the range, default value, unit and list values of a parameter in parentheses, or an empty text if it has none
 * of them. The values of a choice are not among them, because its field offers them.
 */
export function parameterFacts(parameter: ParameterEntry): string {
  const { kind, minimum, maximum, fallback, unit, options } = parameter
  const range =
    kind === 'number' && minimum !== undefined && maximum !== undefined ? `${minimum} to ${maximum}` : ''
  const usual = fallback === undefined || fallback === '' ? '' : `default ${fallback}`
  const values = kind === 'list' && options.length <= mostValues ? options.join(', ') : ''
  const facts = [range, usual, unit ?? '', values].filter(Boolean).join(', ')
  return facts === '' ? '' : `(${facts})`
}
