import type { PerpTradeWire } from '~/contracts/perps/perp'
import type { Address } from '~/domain/base/ids'
import type { PerpTraderView } from '~/domain/perp/perp-trader-view'

/** Trader whose trades a list shows. */
export interface FollowedTrader {
  /** Wallet, or one of its User accounts. */
  readonly key: string
  /** Wallet of the trader. `null`: unknown. */
  readonly wallet: string | null
  /** User accounts of the trader. Trades name these accounts, not the wallet. */
  readonly accounts: readonly string[]
}

/** Returns a trader by key. If the accounts can't be read (`null`), trades are matched by the key alone. */
export function followedTrader(key: Address, found: PerpTraderView | null): FollowedTrader {
  return { key, wallet: found?.wallet ?? null, accounts: [...(found?.accounts ?? []), key] }
}

export type TradeRole = 'taker' | 'maker'

type Parties = Pick<PerpTradeWire, 'taker' | 'maker'>

/** Returns the trader's role in a trade. `undefined`: the trader is not a party of it. */
export function roleIn({ taker, maker }: Parties, { accounts }: FollowedTrader): TradeRole | undefined {
  // A trader who trades with another of their own accounts is shown as the taker.
  if (taker !== null && accounts.includes(taker)) return 'taker'
  return maker !== null && accounts.includes(maker) ? 'maker' : undefined
}

/**
 * Returns the trader's own side of a trade. Without a trader, returns the taker's side. `undefined`: the
 * trader is not a party of the trade.
 */
export function sideOf(
  trade: Parties & Pick<PerpTradeWire, 'side'>,
  trader: FollowedTrader | null,
): 'buy' | 'sell' | undefined {
  if (trader === null) return trade.side
  const role = roleIn(trade, trader)
  if (role === 'maker') return trade.side === 'buy' ? 'sell' : 'buy'
  return role === 'taker' ? trade.side : undefined
}

/**
 * Returns the account on the other side of the trader's trade. Without a trader, returns the taker. `null`:
 * unknown, or the venue itself.
 */
export function counterpartyOf(trade: Parties, trader: FollowedTrader | null): string | null {
  return trader !== null && roleIn(trade, trader) === 'taker' ? trade.maker : trade.taker
}
