import { priceFreshSeconds } from '~/domain/price'

/** SQL: samples of one second by how far they are trusted (definitions.md, prices): Drift's, the Price API's, a fill's. */
export const trustedFirst = `source = 'fill', source`

/** SQL: the newest sample of a mint that counts at a time, as `price_usd, at`. Of one second's samples the most trusted. */
export function newestSample(mint: string, at: string): string {
  return `select price_usd, at from price_sample
    where mint = ${mint} and at between ${at} - ${priceFreshSeconds} and ${at} order by at desc, ${trustedFirst} limit 1`
}

/** Samples of a mint are kept at least this far apart, seconds: fine enough for a minute candle, and 600 tokens stay a few GB a year. */
export const sampleSpacingSeconds = 15

/** Samples older than this are thinned, seconds: a day and some room for the charts of a day. */
export const thinAfterSeconds = 26 * 3_600

/** Distance of thinned samples, seconds: half of what a price counts for, so that every time still finds one. */
export const thinnedSpacingSeconds = 300
