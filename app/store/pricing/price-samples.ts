import { priceFreshSeconds } from '~/domain/price/price'
import { priceSources, trustRank } from '~/domain/protocol/price-source'

const ranks = priceSources.map((source) => `when '${source}' then ${trustRank(source)}`)

/**
 * SQL: sorts the price samples of the same second by trust. Oracle prices in market accounts and records of
 * perps venues come first.
 */
export const trustedFirst = `case source ${ranks.join(' ')} else 0 end, source`

/**
 * Returns SQL for the newest usable price sample of a mint at a given time, as `price_usd, at`. If several
 * samples have the same second, the most trusted source wins.
 */
export function newestSample(mint: string, at: string): string {
  return `select price_usd, at from price_sample
    where mint = ${mint} and at between ${at} - ${priceFreshSeconds} and ${at} order by at desc, ${trustedFirst} limit 1`
}

/**
 * Minimum time between stored price samples of a mint, seconds. This is short enough for minute candles. The
 * samples of 600 tokens need only a few GB per year.
 */
export const sampleSpacingSeconds = 15

/**
 * Age from which price samples are thinned, seconds. This is a day plus a margin for charts that show a day.
 */
export const thinAfterSeconds = 26 * 3_600

/**
 * Time between thinned price samples, seconds. This is half of the time for which a price is valid, so that
 * every point in time still has a valid price.
 */
export const thinnedSpacingSeconds = 300
