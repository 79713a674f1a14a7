import { z } from 'zod'
import { withoutTrailingSlash } from '~/lib/url-below'

/** A whole number within bounds. */
export const whole = (from: number, to: number, example: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${from} to ${to}, for example ${example}`)
    .transform(Number)
    .refine(
      (value) => value >= from && value <= to,
      `must be a whole number from ${from} to ${to}, for example ${example}`,
    )

/** An address of one of these schemes. */
export const url = (schemes: readonly string[], example: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `must be an address such as ${example}`,
    )

/** The same of http and https, without slashes at the end of its path. */
export const httpUrl = (example: string) => url(['http:', 'https:'], example).transform(withoutTrailingSlash)

/** The same where only paths are appended to it: with a query or a fragment the result would be another address. */
export const publicOrigin = (example: string) =>
  httpUrl(example).refine(
    (text) => !/[?#]/.test(text),
    `must be an address without ? and #, such as ${example}`,
  )

/** A key that goes into a request header: visible ASCII, since anything else makes the request fail with the key in its message. */
export const headerKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,512}$/, 'must be 1 to 512 letters, digits or signs without spaces')

/** The address of a database. */
export const postgresUrl = url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/sextant')

/** One of several words. */
export const oneOf = <T extends string>(values: readonly [T, ...T[]]) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })

/** Any text but none. */
export const text = z.string().min(1, 'must not be empty')

/** An address that is asked for over https only. */
export const httpsUrl = (example: string) => url(['https:'], example)

/** Scheme, host and port of an address, whatever path it was written with. */
export const httpsOrigin = (example: string) =>
  httpsUrl(example).transform((address) => new URL(address).origin)

/** An e-mail address. */
export const email = z.email('must be an e-mail address such as hello@sextant.example')
