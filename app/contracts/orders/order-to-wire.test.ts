import { expect, test } from 'vitest'
import { trustedAddress } from '~/domain/base/ids'
import type { LimitOrderView, PairSide } from '~/domain/order/order-view'
import { mints } from '~/domain/token/mints'
import { kaminoOrderToWire, limitOrderToWire } from './order-to-wire'

function side(mint: PairSide['mint']): PairSide {
  return {
    mint,
    symbol: undefined,
    name: undefined,
    logoUrl: undefined,
    verified: true,
    decimals: 6,
    uiMultiplier: 1,
    uiScale: undefined,
    priceUsd: 1,
  }
}

/** Returns an order with an input of 10 tokens, of which 4 have been sold. */
function order(over: Partial<LimitOrderView>): LimitOrderView {
  return {
    kind: 'limit',
    protocol: 'jupiter-limit',
    input: side(mints.USDC),
    output: side(mints.wSOL),
    buy: true,
    status: 'open',
    closedAt: undefined,
    amountUsd: undefined,
    amountUsdAt: undefined,
    limitPriceUsd: undefined,
    progressPercent: 40,
    slot: 100,
    state: {
      key: trustedAddress('7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'),
      maker: trustedAddress('9n4nbM75f5Ui33ZbPYXn59EwSgE8CGsHtAeTH5YFeJ9E'),
      initialInputRaw: 10_000_000n,
      expectedOutputRaw: 20_000_000n,
      remainingInputRaw: 6_000_000n,
      filledOutputRaw: 8_000_000n,
      createdAt: 1_000,
      updatedAt: 1_000,
      expiresAt: undefined,
      numberOfFills: 1,
    },
    ...over,
  }
}

test.each([
  ['open', 40, false],
  ['cancelled', 40, true],
  ['expired', 0, true],
  // The order's account is closed, and the reason is unknown.
  ['ended', 40, false],
  ['completed', 100, false],
] as const)('sends the status %s at %s percent with cancelled = %s', (status, progressPercent, cancelled) => {
  expect(limitOrderToWire(order({ status, progressPercent }))).toMatchObject({ status, cancelled })
  expect(kaminoOrderToWire(order({ status, progressPercent }))).toMatchObject({ status, cancelled })
})
