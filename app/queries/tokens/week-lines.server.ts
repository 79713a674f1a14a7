import type { UnixSeconds } from '~/domain/base/time'
import { displayedPrice, uiMultiplierAt } from '~/domain/base/ui-scale'
import { freshPrice } from '~/domain/price/price'
import { weekLine, weekStart } from '~/domain/price/week-prices'
import type { Pool } from '~/store/postgres/pool'
import { readWeekCloses } from '~/store/read/read-token-prices'
import type { StoredToken } from '~/store/read/read-tokens'

/**
 * Reads the seven-day lines of these tokens, USD per UI unit. All points of a line use the current multiplier, so
 * that a change of the multiplier does not look like a change of the price.
 */
export async function readWeekLines(pool: Pool, tokens: readonly StoredToken[], now: UnixSeconds) {
  const mints = tokens.map(({ mint }) => mint)
  const closes = await readWeekCloses(pool, mints, weekStart(now))
  return ({ mint, priceUsd, priceAt, uiScale }: StoredToken): readonly (number | undefined)[] => {
    const multiplier = uiMultiplierAt(uiScale ?? undefined, now)
    const line = weekLine(closes.get(mint), freshPrice(priceUsd, priceAt, now), now)
    return line.map((price) => (price === undefined ? undefined : displayedPrice(price, multiplier)))
  }
}
