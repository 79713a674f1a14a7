import type { RequestHeaders } from '~/auth/request-signs.server'
import { mediaTypes, type ResponseFormat } from '~/contracts/format'
import { Problem } from './problem.server'

/** One media range of an `Accept` header. */
interface MediaRange {
  readonly type: string
  /** Preference of the client: 0 = not acceptable, 1 = most preferred. */
  readonly quality: number
}

/**
 * Returns the most preferred of the offered formats, the first one without a preference. Throws a 406 problem
 * if none is acceptable.
 */
export function requireAccepted(
  accept: string | null,
  offered: readonly [ResponseFormat, ...ResponseFormat[]],
): ResponseFormat {
  const type = requireMediaType(
    accept,
    offered.map((format) => mediaTypes[format]),
  )
  return offered.find((format) => mediaTypes[format] === type) ?? offered[0]
}

/**
 * Returns the most preferred media type, the first of several equal ones. Throws a 406 problem if none is
 * acceptable.
 */
export function requireMediaType(accept: string | null, offered: readonly string[]): string {
  const ranges = parseAccept(accept)
  const welcome = offered.map((type) => ({ type, quality: qualityOf(type, ranges) }))
  const best = Math.max(...welcome.map(({ quality }) => quality))
  const chosen = welcome.find(({ quality }) => quality === best)
  if (chosen !== undefined && best > 0) return chosen.type
  throw new Problem('not_acceptable', `Available formats: ${offered.join(', ')}.`)
}

/** Whether a client prefers an SVG image to a page, as browsers do for `<img>`. */
export function prefersPicture(accept: string | null): boolean {
  const ranges = parseAccept(accept)
  return qualityOf('image/svg+xml', ranges) > qualityOf('text/html', ranges)
}

/** Throws a 406 problem for a client that does not accept JSON. */
export function requireJson(headers: RequestHeaders): void {
  requireAccepted(headers.get('accept'), ['json'])
}

/** Parses the header. Without a header everything is acceptable. */
function parseAccept(accept: string | null): readonly MediaRange[] {
  if (accept === null || accept.trim() === '') return [{ type: '*/*', quality: 1 }]
  return accept.split(',').map((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
    const weight = parameters
      .map((parameter) => /^q=([01](?:\.\d{0,3})?)$/.exec(parameter)?.[1])
      .find(Boolean)
    return { type, quality: weight === undefined ? 1 : Math.min(1, Number(weight)) }
  })
}

/** Returns the quality of the most specific range that matches (RFC 9110, 12.5.1). */
function qualityOf(name: string, ranges: readonly MediaRange[]): number {
  const fitting = [name, `${name.split('/')[0]}/*`, '*/*'].map((type) =>
    ranges.find((range) => range.type === type),
  )
  return fitting.find((range) => range !== undefined)?.quality ?? 0
}
