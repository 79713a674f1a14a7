import { z } from 'zod'
import { type SpotBalanceView, spotSides } from '~/domain/spot-balance-view'
import { orNull } from './absent'
import { address, priceUsdOrNull, rawAmount, slot, usdOrNull } from './fields'
import { pageOf } from './page'

/** Deposit or borrow of one token by a Drift User account. */
export const spotBalanceWire = z.object({
  userAccount: address.describe('The User account.'),
  authority: address.describe('The wallet that it belongs to.'),
  subAccountId: z.number().int(),
  marketIndex: z.number().int().describe('Of the spot market; perp markets count apart.'),
  marketKey: address.describe('The spot market’s account.'),
  symbol: z.string(),
  mint: address,
  side: z.enum(spotSides),
  balance: z
    .number()
    .meta({ 'x-unit': 'UI units of the mint' })
    .describe('With the interest until now; above zero for both sides.'),
  balanceRaw: rawAmount,
  valueUsd: usdOrNull.describe('At the oracle price of now.'),
  lastOraclePrice: priceUsdOrNull,
  openOrders: z.number().int(),
  slot,
})
export type SpotBalanceWire = z.infer<typeof spotBalanceWire>
export const spotBalancePage = pageOf(spotBalanceWire)

/** Converts a balance to the API format. */
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
