import type { RequestHeaders } from '~/auth/request-signs.server'
import { mediaTypes, type ResponseFormat } from '~/contracts/schema/format'
import { Problem } from '../response/problem.server'

/** One media range of an `Accept` header. */
interface MediaRange {
  readonly type: string
  /** Preference of the client for this media range, from 0 (not acceptable) to 1 (most preferred). */
  readonly quality: number
}

/**
 * Returns the offered format that the client prefers. If the client has no preference, returns the first
 * offered format. Throws a 406 problem if the client accepts none of the offered formats.
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
 * Returns the offered media type that the client prefers. If the client prefers several types equally,
 * returns the first of them. Throws a 406 problem if the client accepts none of the offered types.
 */
export function requireMediaType(accept: string | null, offered: readonly string[]): string {
  const ranges = parseAccept(accept)
  const welcome = offered.map((type) => ({ type, quality: qualityOf(type, ranges) }))
  const best = Math.max(...welcome.map(({ quality }) => quality))
  const chosen = welcome.find(({ quality }) => quality === best)
  if (chosen !== undefined && best > 0) return chosen.type
  throw new Problem('not_acceptable', `Available formats: ${offered.join(', ')}.`)
}

/** Whether a client prefers an SVG image to an HTML page. Browsers do so when they load an `<img>`. */
export function prefersPicture(accept: string | null): boolean {
  const ranges = parseAccept(accept)
  return qualityOf('image/svg+xml', ranges) > qualityOf('text/html', ranges)
}

/** Throws a 406 problem for a client that does not accept JSON. */
export function requireJson(headers: RequestHeaders): void {
  requireAccepted(headers.get('accept'), ['json'])
}

/** Parses the `Accept` header. If the header is missing, every media type is acceptable. */
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

/** Returns the quality value of the most specific media range that matches a type (RFC 9110, 12.5.1). */
function qualityOf(name: string, ranges: readonly MediaRange[]): number {
  const fitting = [name, `${name.split('/')[0]}/*`, '*/*'].map((type) =>
    ranges.find((range) => range.type === type),
  )
  return fitting.find((range) => range !== undefined)?.quality ?? 0
}
