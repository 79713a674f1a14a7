import { priceFreshSeconds } from '~/domain/price'

/** SQL: sort of one second's samples by trust: first Drift's, then the Price API's, then those of fills. */
export const trustedFirst = `source = 'fill', source`

/**
 * Returns SQL for the newest usable sample of a mint at a time, as `price_usd, at`. Within a second the most
 * trusted source wins.
 */
export function newestSample(mint: string, at: string): string {
  return `select price_usd, at from price_sample
    where mint = ${mint} and at between ${at} - ${priceFreshSeconds} and ${at} order by at desc, ${trustedFirst} limit 1`
}

/**
 * Minimum time between stored samples of a mint, seconds. Short enough for minute candles, and 600 tokens
 * need only a few GB a year.
 */
export const sampleSpacingSeconds = 15

/** Age from which samples are thinned, seconds: a day, plus a margin for the charts of a day. */
export const thinAfterSeconds = 26 * 3_600

/**
 * Time between thinned samples, seconds: half of the validity of a price, so that every time still has a
 * valid price.
 */
export const thinnedSpacingSeconds = 300
