import type { PerpMarketWire } from '~/contracts/perp'
import { formatAgo } from '~/domain/format-time'
import { priceFreshSeconds } from '~/domain/price'
import type { UnixSeconds } from '~/domain/time'
import { feedText } from './feed-text'

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

/** Why a market does not show what others do, a sentence for each reason; none for a market like any other. */
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

/** A price that is too old to value anything elsewhere, or that the program itself does not believe, stands here as the venue's last one and says so. */
function notesOfPrice(
  { name, lastOraclePrice, lastOraclePriceTime, lastOracleValid }: Noted,
  now: UnixSeconds,
): readonly string[] {
  if (lastOraclePrice === null) return []
  if (lastOracleValid === false) return [feedText.notes.doubtedPrice(name)]
  if (lastOraclePriceTime === null || now - lastOraclePriceTime <= priceFreshSeconds) return []
  return [feedText.notes.oldPrice(name, formatAgo(now - lastOraclePriceTime))]
}
