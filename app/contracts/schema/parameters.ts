import { z } from 'zod'
import { pageLimits } from '~/domain/base/page'
import { parseAddress } from '~/domain/base/parse-id'
import { parseTime } from '~/domain/base/parse-time'
import { cleanSearch } from '~/domain/token/clean-search'
import { unitOfSeconds } from './fields'

/** Schema of a whole number in decimal digits, between `least` and `most`. */
export function wholeNumber(least: number, most: number) {
  const message = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .refine((number) => number >= least && number <= most, message)
    .meta({ type: 'integer', minimum: least, maximum: most })
}

/**
 * Schema of a parameter that accepts a fixed list of words. If some words are not always allowed, `choice` is
 * the list for the error message.
 */
export function oneOf<const Words extends readonly [string, ...string[]]>(
  words: Words,
  choice = words.join(', '),
) {
  return z.enum(words, { error: `must be one of: ${choice}` })
}

/** Parameters that select a page of a list. `defaultSize` is the page size if the request specifies none. */
export function pageParameters(defaultSize: number) {
  return {
    page: wholeNumber(1, pageLimits.lastPage).prefault('1').describe('Page number, starting at 1.'),
    size: wholeNumber(1, pageLimits.largestSize).prefault(String(defaultSize)).describe('Rows per page.'),
  }
}

/**
 * Parameters for the sort order of a list. The list can be sorted by any of `fields`, in descending order by
 * default. `choice` is the list of fields for the error message.
 */
export function sortParameters<const Fields extends readonly [string, ...string[]]>(
  fields: Fields,
  defaultField: Fields[number],
  choice?: string,
) {
  return {
    sortField: oneOf(fields, choice)
      .default(() => defaultField)
      .describe(choice === undefined ? 'Sort field.' : `Sort field: ${choice}.`),
    sortOrder: oneOf(['asc', 'desc']).default('desc').describe('Sort order: ascending or descending.'),
  }
}

const addressForm = { minLength: 32, maxLength: 44, pattern: '^[1-9A-HJ-NP-Za-km-z]+$' }

/** Schema of an address in base58. */
export const addressParameter = z
  .string()
  .transform((text, context) => {
    const address = parseAddress(text)
    if (address !== undefined) return address
    context.addIssue({ code: 'custom', message: 'must be an address: 32 bytes in base58' })
    return z.NEVER
  })
  .meta(addressForm)

/** Additional data of an error about a mint: the string that the client sent, if it looks like a symbol. */
export interface SymbolInstead {
  readonly symbol: string
}

/** Pattern of the symbols that users may enter where a mint is required. */
const symbolForm = /^[\p{L}\p{N}$._-]{1,20}$/u

function symbolInstead(text: string): { readonly params?: Record<string, unknown> } {
  return symbolForm.test(text) ? { params: { symbol: text } satisfies SymbolInstead } : {}
}

/**
 * Schema of a token's mint in base58. If the client sends a symbol instead, the error contains this symbol.
 */
export const mintParameter = z
  .string()
  .transform((text, context) => {
    const address = parseAddress(text)
    if (address !== undefined) return address
    const message = 'must be a mint: an address, 32 bytes in base58'
    context.addIssue({ code: 'custom', message, ...symbolInstead(text) })
    return z.NEVER
  })
  .meta(addressForm)

/** Schema of comma-separated mints. `most` is the maximum number of mints. Duplicates count once. */
export function mintsParameter(most: number) {
  return z.string().transform((text, context) => {
    // The number of parts is limited before they are parsed, so that a long string of commas costs little.
    const parts = [...new Set(text.split(',', 2 * most + 1))]
    const addresses = parts.slice(0, most + 1).map((part) => parseAddress(part.trim()))
    const known = addresses.filter((address) => address !== undefined)
    if (known.length === parts.length && known.length <= most) return known
    const wrong = parts.find((_, index) => addresses[index] === undefined) ?? ''
    context.addIssue({
      code: 'custom',
      message: `must be 1 to ${most} mints, comma-separated: addresses in base58`,
      ...symbolInstead(wrong),
    })
    return z.NEVER
  })
}

/** Schema of a search text. A text that contains only spaces is treated as no search. */
export const searchParameter = z.string().transform((text) => cleanSearch(text))

/**
 * Schema of a time. Clients send it either as seconds since 1970 or in ISO 8601. ISO 8601 without a time zone
 * is UTC.
 */
export const timeParameter = z
  .string()
  .transform((text, context) => {
    const time = parseTime(text)
    if (typeof time === 'number') return time
    const message =
      time === 'too-fine'
        ? 'must be in seconds since 1970; this looks like milliseconds or a smaller unit'
        : 'must be a time: seconds since 1970 (1795000000) or ISO 8601 (2026-11-18T11:06:40Z)'
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  })
  .meta({
    type: undefined,
    anyOf: [
      { type: 'integer', minimum: 0, maximum: 99_999_999_999, 'x-unit': unitOfSeconds },
      {
        type: 'string',
        description: 'ISO 8601 with hyphens: a date, or a date and time; UTC unless it has a time zone.',
      },
    ],
  })

/** Maximum amount in USD that a request may contain. A larger amount is certainly a mistake. */
const mostUsd = 999_999_999_999_999

const usdMessage = `must be a decimal number from 0 to ${mostUsd}`

/** Schema of an amount in USD. It must not be negative. */
export const usdParameter = z
  .string()
  .regex(/^\d{1,15}(\.\d{1,9})?$/, usdMessage)
  .transform(Number)
  .refine((usd) => usd <= mostUsd, usdMessage)
  .meta({ type: 'number', minimum: 0, maximum: mostUsd, 'x-unit': 'USD' })

/** Minimum value in a list of the fills of one order. All fills of an order have its side. */
export const minFillUsdParameter = usdParameter.optional().meta({
  description:
    'Minimum value of a fill. Fills of unknown value are left out. `totalElements` counts the fills that are listed; the other fields describe the whole order. Only the newest 10,000 fills are checked; `totalIsExact` is false if there are older ones.',
  example: 10,
})
