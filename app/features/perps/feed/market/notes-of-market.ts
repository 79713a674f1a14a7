import type { PerpMarketWire } from '~/contracts/perps/perp'
import type { UnixSeconds } from '~/domain/base/time'
import { formatAgo } from '~/domain/format/format-time'
import { priceFreshSeconds } from '~/domain/price/price'
import { feedText } from '../feed-text'

type Noted = Pick<
  PerpMarketWire,
  | 'name'
  | 'statusName'
  | 'isActive'
  | 'isListed'
  | 'openInterest'
  | 'longInterest'
  | 'shortInterest'
  | 'lastOraclePrice'
  | 'lastOraclePriceTime'
  | 'lastOracleValid'
  | 'lastFundingRate'
>

/** Returns one sentence for each reason why market data is missing. The list is empty for a normal market. */
export function notesOfMarket(market: Noted, now: UnixSeconds): readonly string[] {
  const { name, statusName, isActive, isListed, openInterest, longInterest, shortInterest } = market
  const { notes } = feedText
  const found: readonly (string | false)[] = [
    !isListed && notes.unlisted(name, statusName),
    isListed && !isActive && notes.inactive(name, statusName),
    market.lastOraclePrice === null && notes.noPrice(name),
    ...notesOfPrice(market, now),
    openInterest === 0 && notes.noInterest(name),
    openInterest > 0 && (longInterest === 0 || shortInterest === 0) && notes.oneSide(name),
    market.lastFundingRate === null && notes.noFunding(name),
  ]
  return found.filter((note) => note !== false)
}

/**
 * Adds a note if the price is stale or if Drift's program does not trust the price. Other pages do not use
 * such a price. The orders tab shows it as the venue's last price.
 */
function notesOfPrice(
  { name, lastOraclePrice, lastOraclePriceTime, lastOracleValid }: Noted,
  now: UnixSeconds,
): readonly string[] {
  if (lastOraclePrice === null) return []
  if (lastOracleValid === false) return [feedText.notes.doubtedPrice(name)]
  if (lastOraclePriceTime === null || now - lastOraclePriceTime <= priceFreshSeconds) return []
  return [feedText.notes.oldPrice(name, formatAgo(now - lastOraclePriceTime))]
}
