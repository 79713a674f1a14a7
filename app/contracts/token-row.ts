import type { TokenView } from '~/domain/token/token-view'
import { listedTokenToWire } from './token'

/** Significant digits of the seven-day line. More digits would not change the drawing, only the size of the page. */
const lineDigits = 4

/** A row of the token database, with only the fields that the page shows. The units are those of `TokenWire`. */
export type TokenRow = ReturnType<typeof tokenToRow>

/** Converts a token to a row of the token database. */
export function tokenToRow(view: TokenView) {
  const token = listedTokenToWire(view)
  const { tokenMint, name, symbol, logoUrl, verified, imitates, price, marketCap, supply } = token
  const { updatedDate, volume, tradesPastDay, priceChange24Hour, priceChange24HourAt } = token
  const { firstSeenDate, isNewListing, prices7Day } = token
  return {
    ...{ tokenMint, name, symbol, logoUrl, verified, imitates, price, marketCap, supply },
    ...{ updatedDate, volume, tradesPastDay, priceChange24Hour, priceChange24HourAt },
    ...{ firstSeenDate, isNewListing },
    weekPrices: prices7Day?.map((usd) => (usd === null ? null : Number(usd.toPrecision(lineDigits)))) ?? [],
  }
}
