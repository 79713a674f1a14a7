import { z } from 'zod'
import { withoutTrailingSlash } from '~/lib/url-below'

/** A whole number within limits. */
export const whole = (from: number, to: number, example: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${from} to ${to}, for example ${example}`)
    .transform(Number)
    .refine(
      (value) => value >= from && value <= to,
      `must be a whole number from ${from} to ${to}, for example ${example}`,
    )

/** A URL with one of these schemes. */
export const url = (schemes: readonly string[], example: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `must be a URL such as ${example}`,
    )

/** An http or https URL, without slashes at the end of its path. */
export const httpUrl = (example: string) => url(['http:', 'https:'], example).transform(withoutTrailingSlash)

/**
 * An http or https URL to which paths are appended. A query or fragment would make the result a different
 * URL.
 */
export const publicOrigin = (example: string) =>
  httpUrl(example).refine((text) => !/[?#]/.test(text), `must be a URL without ? and #, such as ${example}`)

/**
 * A key for a request header. Only visible ASCII is allowed, because any other character makes the request
 * fail with the key in the error message.
 */
export const headerKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,512}$/, 'must have 1 to 512 letters, digits or symbols and no spaces')

/** URL of a database. */
export const postgresUrl = url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/sextant')

/** One of several words. */
export const oneOf = <T extends string>(values: readonly [T, ...T[]]) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })

/** A text that is not empty. */
export const text = z.string().min(1, 'must not be empty')

/** An https URL. */
export const httpsUrl = (example: string) => url(['https:'], example)

/** Scheme, host and port of an https URL. Its path is dropped. */
export const httpsOrigin = (example: string) =>
  httpsUrl(example).transform((address) => new URL(address).origin)

export const email = z.email('must be an e-mail address such as hello@sextant.example')
