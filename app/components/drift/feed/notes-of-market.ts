import type { PerpMarketWire } from '~/contracts/perp'
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
  | 'lastFundingRate'
>

/** Why a market does not show what others do, a sentence for each reason; none for a market like any other. */
export function notesOfMarket(market: Noted): readonly string[] {
  const { name, statusName, isActive, isListed, openInterest, longInterest, shortInterest } = market
  const { notes } = feedText
  const found: readonly (string | false)[] = [
    !isListed && notes.unlisted(name, statusName),
    isListed && !isActive && notes.inactive(name, statusName),
    market.lastOraclePrice === null && notes.noPrice(name),
    openInterest === 0 && notes.noInterest(name),
    openInterest > 0 && (longInterest === 0 || shortInterest === 0) && notes.oneSide(name),
    market.lastFundingRate === null && notes.noFunding(name),
  ]
  return found.filter((note) => note !== false)
}
