import type { DcaOrderWire } from '~/contracts/order'

/** The two tokens of an order with their prices, USD. */
export type PricedPair = Pick<DcaOrderWire, 'inputMint' | 'outputMint' | 'inputMintPrice' | 'outputMintPrice'>

/** Returns a token's price in orders of the same time, USD. `undefined`: no order contains it. */
export function priceAmong(orders: readonly PricedPair[], mint: string): number | undefined {
  for (const { inputMint, inputMintPrice, outputMint, outputMintPrice } of orders) {
    const price = inputMint === mint ? inputMintPrice : outputMint === mint ? outputMintPrice : null
    if (price !== null) return price
  }
  return undefined
}
