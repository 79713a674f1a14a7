import type { DcaOrderWire } from '~/contracts/orders/order'

/** The two tokens of an order and the prices of these tokens, USD. */
export type PricedPair = Pick<DcaOrderWire, 'inputMint' | 'outputMint' | 'inputMintPrice' | 'outputMintPrice'>

/**
 * Returns the price of a token, USD. The price comes from the first order that contains one. All orders must
 * be from the same time. `undefined`: no order contains a price of the token.
 */
export function priceAmong(orders: readonly PricedPair[], mint: string): number | undefined {
  for (const { inputMint, inputMintPrice, outputMint, outputMintPrice } of orders) {
    const price = inputMint === mint ? inputMintPrice : outputMint === mint ? outputMintPrice : null
    if (price !== null) return price
  }
  return undefined
}
