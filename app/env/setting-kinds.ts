import { z } from 'zod'
import { withoutTrailingSlash } from '~/lib/fetch/url-below'

/** Schema of a setting that is a whole number within limits. */
export const whole = (from: number, to: number, example: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${from} to ${to}, for example ${example}`)
    .transform(Number)
    .refine(
      (value) => value >= from && value <= to,
      `must be a whole number from ${from} to ${to}, for example ${example}`,
    )

/** Schema of a setting that is a URL with one of these schemes. */
export const url = (schemes: readonly string[], example: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && schemes.includes(new URL(text).protocol),
      `must be a URL such as ${example}`,
    )

/** Schema of a setting that is an http or https URL. Slashes at the end of its path are removed. */
export const httpUrl = (example: string) => url(['http:', 'https:'], example).transform(withoutTrailingSlash)

/**
 * Schema of a setting that is an http or https URL to which paths are appended. A query or fragment is not
 * allowed, because appending a path would then result in a different URL.
 */
export const publicOrigin = (example: string) =>
  httpUrl(example).refine((text) => !/[?#]/.test(text), `must be a URL without ? and #, such as ${example}`)

/**
 * Schema of a key that is sent in a request header. Only visible ASCII characters are allowed. Any other
 * character would make the request fail with an error message that contains the key.
 */
export const headerKey = z
  .string()
  .regex(/^[\x21-\x7e]{1,512}$/, 'must have 1 to 512 letters, digits or symbols and no spaces')

const headersSchema = z.record(z.string().regex(/^[\w-]{1,64}$/), z.string().regex(/^[\x20-\x7e]{1,1024}$/))

/**
 * Schema of a setting with request headers as a JSON object, such as `{"authorization":"Bearer abc"}`. The
 * message of an invalid value does not contain the value, which is a secret.
 */
export const headers = z.string().transform((text, context) => {
  const parsed = headersSchema.safeParse(parseJson(text)).data
  if (parsed !== undefined) return parsed
  context.addIssue('must be a JSON object of header names and texts, such as {"authorization":"Bearer abc"}')
  return z.NEVER
})

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // reported as not being an object
  }
}

/** Schema of a setting that is the URL of a gRPC server. It has no path, query or user. */
export const grpcUrl = (example: string) =>
  url(['http:', 'https:'], example)
    .transform((text) => new URL(text))
    .refine(
      ({ pathname, search, hash, username }) => pathname === '/' && `${search}${hash}${username}` === '',
      `must be a URL of only scheme, host and port, such as ${example}`,
    )
    .transform(({ origin }) => origin)

/** Schema of a setting that is the URL of a database. */
export const postgresUrl = url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/sextant')

/** Schema of a setting that accepts one of several words. */
export const oneOf = <T extends string>(values: readonly [T, ...T[]]) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })

/** Schema of a setting that is a text and not empty. */
export const text = z.string().min(1, 'must not be empty')

/** Schema of a setting that is an https URL. */
export const httpsUrl = (example: string) => url(['https:'], example)

/**
 * Schema of a setting that is an https URL of which only scheme, host and port are used. The path is dropped.
 */
export const httpsOrigin = (example: string) =>
  httpsUrl(example).transform((address) => new URL(address).origin)

export const email = z.email('must be an e-mail address such as hello@sextant.example')

const speedMessage = 'must be a number above 0 and at most 1000, for example 1'

/** Schema of a setting that is a factor of time, above 0 and at most 1000. */
export const speed = z
  .string()
  .regex(/^\d{1,4}(\.\d+)?$/, speedMessage)
  .transform(Number)
  .refine((factor) => factor > 0 && factor <= 1_000, speedMessage)

/** Schema of a setting that gives tables a number of days, such as `perp_order_action:30,order_event:365`. */
export const daysByTable = <T extends string>(tables: readonly [T, ...T[]], least: number, most: number) => {
  const example = `must be a list of tables and days (${least} to ${most}), such as ${tables.map((table) => `${table}:90`).join(',')}`
  const entry = z
    .string()
    .transform((text) => text.trim().split(':'))
    .pipe(
      z.tuple([
        z.enum(tables),
        z
          .string()
          .regex(/^\d{1,5}$/)
          .transform(Number)
          .pipe(z.number().min(least).max(most)),
      ]),
    )
  return z.string().transform((text, context): Partial<Record<T, number>> => {
    const entries = text.split(',').map((part) => entry.safeParse(part).data)
    const valid = entries.filter((each) => each !== undefined)
    if (valid.length < entries.length) context.addIssue(example)
    return Object.fromEntries(valid) as Partial<Record<T, number>> // `fromEntries` loses the names.
  })
}
