import { z } from 'zod'
import { type SpotBalanceView, spotSides } from '~/domain/perp/spot-balance-view'
import { orNull } from '../schema/absent'
import { address, priceUsdOrNull, rawAmount, slot, usdOrNull } from '../schema/fields'
import { pageOf } from '../schema/page'

/** Deposit or debt of one token in a Drift User account. */
export const spotBalanceWire = z.object({
  userAccount: address.describe('Drift User account.'),
  authority: address.describe('Wallet that owns the User account.'),
  subAccountId: z.number().int(),
  marketIndex: z.number().int().describe('Index of the spot market; perp markets have separate indexes.'),
  marketKey: address.describe('Account of the spot market.'),
  symbol: z.string(),
  mint: address,
  side: z.enum(spotSides),
  balance: z
    .number()
    .meta({ 'x-unit': 'UI units of the mint' })
    .describe('With the interest until now; above zero for both sides.'),
  balanceRaw: rawAmount,
  valueUsd: usdOrNull.describe('At the current oracle price.'),
  lastOraclePrice: priceUsdOrNull,
  openOrders: z.number().int(),
  slot,
})
export type SpotBalanceWire = z.infer<typeof spotBalanceWire>
export const spotBalancePage = pageOf(spotBalanceWire)

export function spotBalanceToWire(balance: SpotBalanceView): SpotBalanceWire {
  return {
    userAccount: balance.userKey,
    authority: balance.authority,
    subAccountId: balance.subAccountId,
    marketIndex: balance.marketIndex,
    marketKey: balance.marketKey,
    symbol: balance.symbol,
    mint: balance.mint,
    side: balance.side,
    balance: balance.amount,
    balanceRaw: String(balance.amountRaw),
    valueUsd: orNull(balance.valueUsd),
    lastOraclePrice: orNull(balance.oraclePriceUsd),
    openOrders: balance.openOrders,
    slot: balance.slot,
  }
}
