import { priceFreshSeconds } from '~/domain/price'

/** SQL: sort of one second's samples by trust: Drift's, the Price API's, a fill's. */
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
 * Shortest distance between stored samples of a mint, seconds. Fine enough for a minute candle, and 600
 * tokens need only a few GB a year.
 */
export const sampleSpacingSeconds = 15

/** Age from which samples are thinned, seconds: a day, plus a margin for the charts of a day. */
export const thinAfterSeconds = 26 * 3_600

/**
 * Distance of thinned samples, seconds: half of the time that a price is valid, so that every time still has
 * one.
 */
export const thinnedSpacingSeconds = 300
